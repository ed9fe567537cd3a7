// SPDX-License-Identifier: MIT
#include "core/domain/personcode.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class PersonCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lookAlikes_haveOneSkeleton_data();
    void lookAlikes_haveOneSkeleton();
    void differentCodes_keepTheirSkeletons_data();
    void differentCodes_keepTheirSkeletons();
    void readableCodes_areThoseWithoutDoubt_data();
    void readableCodes_areThoseWithoutDoubt();
};

void PersonCodeTest::lookAlikes_haveOneSkeleton_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const QString& other, const QString& code) {
        QTest::newRow(name) << other << code;
    };
    row("itself", QStringLiteral("A01"), QStringLiteral("A01"));
    row("another case", QStringLiteral("a01"), QStringLiteral("A01"));
    row("dotless i", QStringLiteral("\u01311"), QStringLiteral("I1"));
    row("sharp s", QStringLiteral("STRASSE"), QStringLiteral("stra\u00DFe"));
    row("zero width space", QStringLiteral("A\u200B01"), QStringLiteral("A01"));
    row("soft hyphen", QStringLiteral("A\u00AD01"), QStringLiteral("A01"));
    row("word joiner", QStringLiteral("\u2060A01"), QStringLiteral("A01"));
    row("variation selector", QStringLiteral("A01\uFE0F"), QStringLiteral("A01"));
    row("Hangul filler", QStringLiteral("A01\u3164"), QStringLiteral("A01"));
    row("turn to the left", QStringLiteral("A\u202E01"), QStringLiteral("A01"));
    row("bell", QStringLiteral("A\u000701"), QStringLiteral("A01"));
    row("full width", QStringLiteral("\uFF21\uFF10\uFF11"), QStringLiteral("A01"));
    row("mathematical letter", QStringLiteral("\U0001D40001"), QStringLiteral("A01"));
    row("Cyrillic A", QStringLiteral("\u041001"), QStringLiteral("A01"));
    row("Cyrillic a", QStringLiteral("\u043001"), QStringLiteral("A01"));
    row("Cyrillic capitals",
        QStringLiteral("\u0410\u0412\u0415\u041A\u041C\u041D\u041E"
                       "\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408"),
        QStringLiteral("ABEKMHOPCTYXSIJ"));
    row("Greek capitals",
        QStringLiteral("\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C"
                       "\u039D\u039F\u03A1\u03A4\u03A5\u03A7"),
        QStringLiteral("ABEZHIKMNOPTYX"));
    row("composed and decomposed", QStringLiteral("E\u0301"), QStringLiteral("\u00C9"));
}

void PersonCodeTest::lookAlikes_haveOneSkeleton()
{
    QFETCH(QString, other);
    QFETCH(QString, code);
    QCOMPARE(codeSkeleton(other), codeSkeleton(code));
    QCOMPARE(codeSkeleton(codeSkeleton(other)), codeSkeleton(other));
}

void PersonCodeTest::differentCodes_keepTheirSkeletons_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("code");
    QTest::newRow("number") << QStringLiteral("A02") << QStringLiteral("A01");
    QTest::newRow("accent") << QStringLiteral("\u00C101") << QStringLiteral("A01");
    QTest::newRow("space") << QStringLiteral("A 01") << QStringLiteral("A01");
    QTest::newRow("hyphen") << QStringLiteral("A-01") << QStringLiteral("A01");
    QTest::newRow("Cyrillic letter of its own") << QStringLiteral("\u0416") << QStringLiteral("X");
    QTest::newRow("Chinese") << QStringLiteral("\u7532") << QStringLiteral("\u4E59");
}

void PersonCodeTest::differentCodes_keepTheirSkeletons()
{
    QFETCH(QString, other);
    QFETCH(QString, code);
    QVERIFY(codeSkeleton(other) != codeSkeleton(code));
}

void PersonCodeTest::readableCodes_areThoseWithoutDoubt_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isReadable");
    const auto row = [](const char* name, const QString& code, bool isReadable) {
        QTest::newRow(name) << code << isReadable;
    };
    row("usual", QStringLiteral("A01"), true);
    row("signs and spaces", QStringLiteral("group 2/no. 7_b"), true);
    row("accents", QStringLiteral("J\u00F6rg-1"), true);
    row("accent of its own", QStringLiteral("Jo\u0308rg"), true);
    row("Cyrillic alone", QStringLiteral("\u041601"), true);
    row("Greek alone", QStringLiteral("\u03A901"), true);
    row("Chinese with Latin", QStringLiteral("A\u7EC4"), true);
    row("Japanese", QStringLiteral("\u7D44\u3042\u30A2"), true);
    row("emoji", QStringLiteral("\U0001F642"), true);
    row("Latin and Cyrillic", QStringLiteral("A\u0416"), false);
    row("Latin and Greek", QStringLiteral("\u03A9A"), false);
    row("zero width space", QStringLiteral("A\u200B01"), false);
    row("line break", QStringLiteral("A\n01"), false);
    row("line separator", QStringLiteral("A\u202801"), false);
    row("turn to the left", QStringLiteral("A\u202E01"), false);
    row("Hangul filler", QStringLiteral("A\u3164"), false);
    row("half a pair", QString(QChar(0xD83D)), false);
    row("private use", QStringLiteral("A\uE000"), false);
    row("no character", QStringLiteral("A\uFFFF"), false);
    row("tag", QStringLiteral("A\U000E0041"), false);
}

void PersonCodeTest::readableCodes_areThoseWithoutDoubt()
{
    QFETCH(QString, code);
    QTEST(isReadableCode(code), "isReadable");
}

SUBTEXT_TEST(PersonCodeTest)
#include "personcodetest.moc"
