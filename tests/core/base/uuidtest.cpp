// SPDX-License-Identifier: MIT
#include "core/base/uuid.h"

#include "tests/support/registeredtest.h"

#include <QUuid>

using namespace subtext;

/// One spelling only: two that name the same row would be two rows.
class UuidTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void canonicalText_isRead();
    void anotherSpelling_isNone_data();
    void anotherSpelling_isNone();
    void order_isThatOfTheText();
};

void UuidTest::canonicalText_isRead()
{
    const QString text = QStringLiteral("0f8fad5b-d9cb-469f-a165-70867728950e");
    const auto uuid = Uuid::fromText(text);
    QVERIFY(uuid);
    QCOMPARE(uuid->text(), text);
    QVERIFY(!uuid->isNull());
    QVERIFY(*uuid == Uuid(QUuid::fromString(text)));
    QVERIFY(*uuid != Uuid());
    QVERIFY(Uuid().isNull() && Uuid(QUuid()).isNull());
}

void UuidTest::anotherSpelling_isNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "0f8fad5b-d9cb-469f-a165-70867728950", "0F8FAD5B-D9CB-469F-A165-70867728950E",
          "{0f8fad5b-d9cb-469f-a165-70867728950e}", "0f8fad5bd9cb469fa16570867728950e",
          "0f8fad5b-d9cb-469f-a165-70867728950g", "0f8fad5b-d9cb-469f-a165_70867728950e",
          "0f8fad5bd-9cb-469f-a165-70867728950e", " 0f8fad5b-d9cb-469f-a165-70867728950",
          "00000000-0000-0000-0000-000000000000"})
        QTest::addRow("<%s>", text) << QString::fromLatin1(text);
}

void UuidTest::anotherSpelling_isNone()
{
    QFETCH(QString, text);
    QVERIFY(!Uuid::fromText(text));
}

// Ranks are compared here and by SQLite, which orders the column by its bytes.
void UuidTest::order_isThatOfTheText()
{
    const QString low = QStringLiteral("00000000-0000-4000-8000-0000000000ff");
    const QString high = QStringLiteral("a0000000-0000-4000-8000-000000000000");
    QVERIFY(*Uuid::fromText(low) < *Uuid::fromText(high));
    QVERIFY(Uuid() < *Uuid::fromText(low));
    // What differs in the last eight bytes alone.
    QVERIFY(*Uuid::fromText(low) <
            *Uuid::fromText(QStringLiteral("00000000-0000-4000-8f00-000000000000")));
}

SUBTEXT_TEST(UuidTest)

#include "uuidtest.moc"
