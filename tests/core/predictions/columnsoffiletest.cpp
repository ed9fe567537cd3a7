// SPDX-License-Identifier: MIT
#include "core/predictions/predictionrecord.h"
#include "core/predictions/recordfile.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::evaluation;

/// What somebody may choose from who says in which columns a foreign file has its fields.
class ColumnsOfFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columns_areThoseOfTheFirstRecords_data();
    void columns_areThoseOfTheFirstRecords();
    void largeFile_offersNone();
    void manyRecords_areNotAllRead();
    void everyOfferedField_isOneThatIsRead();

private:
    QString write(const QByteArray& bytes)
    {
        return subtext::test::writeFile(m_folder.filePath(QStringLiteral("some")), bytes);
    }

    QTemporaryDir m_folder;
};

namespace {

constexpr qint64 Enough = 1'000'000;

} // namespace

void ColumnsOfFileTest::columns_areThoseOfTheFirstRecords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("columns");
    const auto row = [](const char* name, const QByteArray& bytes, const char* columns) {
        QTest::newRow(name) << bytes << QString::fromLatin1(columns);
    };
    row("CSV", "Story,Guess\n1,joy\n", "Story,Guess");
    row("CSV of a header", "Story,Guess\n", "Story,Guess");
    row("array", R"([{"Story": 1, "Guess": "joy"}, {"Why": null}])", "Guess,Story,Why");
    row("lines", "{\"Story\": 1, \"Guess\": \"joy\"}\n{\"Why\": \"so\"}\n", "Guess,Story,Why");
    row("nested", R"([{"Story": 1, "prediction": {"Guess": "joy"}}])", "Guess,Story,prediction");
    row("cut", R"([{"Story": 1, "Guess": "joy"}, {"Wh)", "Guess,Story");
    row("empty", "", "");
    row("no table", "just words\n", "");
    row("zeros", QByteArray(100, '\0'), "");
}

void ColumnsOfFileTest::columns_areThoseOfTheFirstRecords()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, columns);
    QCOMPARE(columnsOfFile(write(bytes), Enough).join(u','), columns);
}

void ColumnsOfFileTest::largeFile_offersNone()
{
    const QString path = write("Story,Guess\n1,joy\n");
    QVERIFY(columnsOfFile(path, 5).isEmpty());
    QVERIFY(columnsOfFile(m_folder.filePath(QStringLiteral("nowhere")), Enough).isEmpty());
}

void ColumnsOfFileTest::manyRecords_areNotAllRead()
{
    QByteArray lines;
    for (int i = 0; i < 200; ++i)
        lines += "{\"key" + QByteArray::number(i) + "\": 1}\n";
    QCOMPARE(columnsOfFile(write(lines), Enough).size(), qsizetype{100});
}

void ColumnsOfFileTest::everyOfferedField_isOneThatIsRead()
{
    Options several({QStringLiteral("calm"), QStringLiteral("cross")}, {}, QStringLiteral("tone"));
    several.beOneOfSeveral();
    for (const Options& options : {Options::emotions(), several}) {
        const QStringList known = fieldNames(options);
        QStringList offered = offeredFields(options);
        for (const QString& field : offered)
            QVERIFY2(known.contains(field), qPrintable(field));
        QCOMPARE(offered.removeDuplicates(), qsizetype{0});
    }
    QVERIFY(offeredFields(several).contains(QStringLiteral("tone")));
    QVERIFY(offeredFields(several).contains(QStringLiteral("p_tone_calm")));
    QVERIFY(!offeredFields(several).contains(QStringLiteral("emotion")));
}

SUBTEXT_TEST(ColumnsOfFileTest)
#include "columnsoffiletest.moc"
