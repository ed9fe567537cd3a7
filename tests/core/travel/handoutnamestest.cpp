// SPDX-License-Identifier: MIT
#include "core/travel/handouts.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QSet>

using namespace subtext;
using namespace subtext::test;

/// File names of hand-outs, however long people are called.
class HandOutNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longName_stopsNobody();
    void name_isCutBetweenCharacters_data();
    void name_isCutBetweenCharacters();
    void longCodes_areToldApart();
};

namespace {

constexpr qsizetype MostBytes = 200;

QString nameOf(const QString& name, const QString& code)
{
    return HandOuts::fileName({{1}, {}, code, name, Role::Annotator});
}

} // namespace

void HandOutNamesTest::longName_stopsNobody()
{
    TestStudy::Shape shape;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    TestStudy study(shape);
    const QString longName = QString(60, QChar(0x738B));
    VERIFY_HOLDS(
        study.roster().add({{QStringLiteral("A01"), QStringLiteral("Ada"), {}},
                            {QStringLiteral("K") + QString(20, QChar(0x660E)), longName, {}},
                            {QStringLiteral("A03"), QStringLiteral("Bo"), {}}}));
    VERIFY_HOLDS(study.assigning().assign(3, 42));
    const QString folder = study.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(folder));
    const auto written = study->handouts().writeAll(folder);
    VERIFY_HOLDS(written);
    QCOMPARE(written->size(), std::size_t{3});
    for (const HandOutRecord& record : *written)
        QVERIFY2(QFile::exists(QDir(folder).filePath(record.file)), qUtf8Printable(record.file));
}

void HandOutNamesTest::name_isCutBetweenCharacters_data()
{
    QTest::addColumn<QString>("letter");
    QTest::newRow("one byte") << QStringLiteral("x");
    QTest::newRow("two bytes") << QStringLiteral("\u00F6");
    QTest::newRow("three bytes") << QStringLiteral("\u738B");
    QTest::newRow("four bytes") << QStringLiteral("\U00020BB7");
    QTest::newRow("composed of two") << QStringLiteral("e\u0301");
}

void HandOutNamesTest::name_isCutBetweenCharacters()
{
    QFETCH(QString, letter);
    for (int length = 1; length < 90; ++length) {
        const QString file = nameOf(letter.repeated(length), QStringLiteral("A01"));
        const QByteArray bytes = file.toUtf8();
        QVERIFY2(bytes.size() <= MostBytes, bytes.constData());
        QCOMPARE(QString::fromUtf8(bytes), file);
        QVERIFY2(file.endsWith(QLatin1String("A01.subtext")), bytes.constData());
        const QString both = nameOf(letter.repeated(length), letter.repeated(length));
        QVERIFY2(both.toUtf8().size() <= MostBytes, qUtf8Printable(both));
        QCOMPARE(QString::fromUtf8(both.toUtf8()), both);
    }
}

void HandOutNamesTest::longCodes_areToldApart()
{
    const QString beginning = QString(70, QChar(0x738B));
    const QString one = nameOf({}, beginning + u'1');
    const QString two = nameOf({}, beginning + u'2');
    QVERIFY(one != two);
    QVERIFY(one.toUtf8().size() <= MostBytes);
    QCOMPARE(nameOf(QStringLiteral("Ada Lovell"), QStringLiteral("A01")),
             QStringLiteral("Ada-Lovell-A01.subtext"));
}

SUBTEXT_TEST(HandOutNamesTest)
#include "handoutnamestest.moc"
