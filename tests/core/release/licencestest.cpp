// SPDX-License-Identifier: MIT
#include "core/release/licences.h"

#include "core/release/datasheet.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Under which licence the data of a release is, in every file that says it.
class LicencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLicence_isInEveryFile_data();
    void everyLicence_isInEveryFile();
    void noChoice_isTheFirst();
    void unknownToken_isNoneOfThem();
    void choice_isNoAnswerOfTheDatasheet();
};

namespace {

std::vector<ReleaseFile> filesUnder(const QString& token)
{
    ReleaseInput input = sampleInput();
    if (!token.isEmpty())
        input.answers[QLatin1String(LicenceAnswer)] = token;
    return releaseFiles(input, input.data, agreementOf(input.data));
}

} // namespace

void LicencesTest::everyLicence_isInEveryFile_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("address");
    QTest::newRow("by") << QByteArray("CC-BY-4.0")
                        << QByteArray("https://creativecommons.org/licenses/by/4.0/");
    QTest::newRow("by-sa") << QByteArray("CC-BY-SA-4.0")
                           << QByteArray("https://creativecommons.org/licenses/by-sa/4.0/");
    QTest::newRow("by-nc") << QByteArray("CC-BY-NC-4.0")
                           << QByteArray("https://creativecommons.org/licenses/by-nc/4.0/");
    QTest::newRow("zero") << QByteArray("CC0-1.0")
                          << QByteArray("https://creativecommons.org/publicdomain/zero/1.0/");
}

void LicencesTest::everyLicence_isInEveryFile()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, address);
    const auto files = filesUnder(QString::fromLatin1(token));
    const QByteArray notice = bytesOf(files, QStringLiteral("LICENSE-DATA"));
    QVERIFY(notice.contains('(' + token + ").") && notice.contains(address + "legalcode"));
    QCOMPARE(notice.contains("is licensed under the "), token != "CC0-1.0");
    QCOMPARE(notice.contains("is dedicated to the public domain under\nCreative Commons CC0 1.0 "
                             "Universal (CC0-1.0)."),
             token == "CC0-1.0");
    QVERIFY(bytesOf(files, QStringLiteral("CITATION.cff")).contains("\nlicense: " + token + '\n'));
    const QByteArray croissant = bytesOf(files, QStringLiteral("croissant.json"));
    QVERIFY(croissant.contains("\"license\": \"" + address + '"'));
    QVERIFY(bytesOf(files, QStringLiteral("DATASHEET.md")).contains('\n' + token + ", see"));
    const QByteArray readme = bytesOf(files, QStringLiteral("README.md"));
    QVERIFY(readme.contains('\n' + token + ", see") &&
            readme.contains("Licence of the data (" + token + ')'));
    // None of the others is named anywhere.
    for (const Licence& other : licences()) {
        for (const ReleaseFile& file : files) {
            if (token != other.token)
                QVERIFY2(!file.bytes.contains('(' + QByteArray(other.token) + ')') &&
                             !file.bytes.contains(QByteArray(other.address) + '"'),
                         qUtf8Printable(file.path));
        }
    }
}

void LicencesTest::noChoice_isTheFirst()
{
    QCOMPARE(QByteArray(licences().front().token), QByteArray("CC-BY-4.0"));
    QVERIFY(filesUnder({}) == filesUnder(QStringLiteral("CC-BY-4.0")));
    QCOMPARE(&licenceOf({}), &licences().front());
    QCOMPARE(chosenLicence({}), &licences().front());
}

void LicencesTest::unknownToken_isNoneOfThem()
{
    QVERIFY(!licenceCalled(QStringLiteral("MIT")));
    QVERIFY(!chosenLicence({{QLatin1String(LicenceAnswer), QStringLiteral("MIT")}}));
    QVERIFY(!chosenLicence({{QLatin1String(LicenceAnswer), QStringLiteral("cc-by-4.0")}}));
}

void LicencesTest::choice_isNoAnswerOfTheDatasheet()
{
    const auto questions = datasheetQuestions();
    QVERIFY(std::none_of(questions.begin(), questions.end(), [](const DatasheetQuestion& q) {
        return q.token == QLatin1String(LicenceAnswer);
    }));
}

SUBTEXT_TEST(LicencesTest)
#include "licencestest.moc"
