// SPDX-License-Identifier: MIT
#include "core/exchange/wordlist.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Lists of words in files.
class WordListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_areOneALine();
    void line_isOneWord_data();
    void line_isOneWord();
    void fileWithoutWords_isRefused();
    void missingFile_isNamed();
    void writtenList_isReadAgain();

private:
    QString written(const QByteArray& bytes)
    {
        return writeFile(m_folder.filePath(QStringLiteral("words.txt")), bytes);
    }

    QTemporaryDir m_folder;
};

void WordListTest::words_areOneALine()
{
    QCOMPARE(must(readWordList(written("\xEF\xBB\xBFSoon\r\n\n  später \n"))),
             (QStringList{QStringLiteral("Soon"), QString::fromUtf8("später")}));
}

void WordListTest::line_isOneWord_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("value");
    QTest::newRow("several") << QByteArray("soon\nlook  ahead\n") << 2
                             << QStringLiteral("look ahead");
    QTest::newRow("no letter") << QByteArray("--\nsoon\n") << 1 << QStringLiteral("--");
}

void WordListTest::line_isOneWord()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(QString, value);
    const QString path = written(bytes);
    const auto read = readWordList(path);
    COMPARE_ERROR(read, ErrorCode::InvalidValue);
    QCOMPARE(read.error().file, path);
    QCOMPARE(read.error().line, qint64{line});
    QCOMPARE(read.error().value, value);
}

void WordListTest::fileWithoutWords_isRefused()
{
    COMPARE_ERROR(readWordList(written(" \n\n")), ErrorCode::EmptyFile);
}

void WordListTest::missingFile_isNamed()
{
    const QString path = m_folder.filePath(QStringLiteral("none.txt"));
    const auto read = readWordList(path);
    QVERIFY(!read);
    QCOMPARE(read.error().file, path);
}

void WordListTest::writtenList_isReadAgain()
{
    const QStringList words{QStringLiteral("soon"), QString::fromUtf8("nächstens")};
    QCOMPARE(must(readWordList(written(wordListFile(words)))), words);
}

SUBTEXT_TEST(WordListTest)
#include "wordlisttest.moc"
