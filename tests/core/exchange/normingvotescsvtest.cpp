// SPDX-License-Identifier: MIT
#include "core/exchange/normingvotescsv.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Votes on norming rounds by file.
class NormingVotesCsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows_areReadInAnyOrderOfColumns();
    void severalQuestions_haveAColumnEach();
    void otherQuestions_areNotAskedFor();
    void badRow_refusesTheFile_data();
    void badRow_refusesTheFile();
    void missingColumns_areAllNamed();

private:
    Result<std::vector<NormingVoteRow>>
    read(const QByteArray& bytes, const Task& task = *usualTask(),
         const std::vector<QuestionIndex>& questions = {FirstQuestion}) const
    {
        return readNormingVotes(writeFile(m_path, bytes), task, questions);
    }

    const QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(QStringLiteral("votes.csv"));
};

void NormingVotesCsvTest::rows_areReadInAnyOrderOfColumns()
{
    const QByteArray token = usualTask()->questions.front().token.toUtf8();
    const auto votes = must(read("why;" + token + ";Item\nx; Joy ; g/1 \n;;\ny;FEAR;g/2\n"));
    QCOMPARE(votes.size(), std::size_t{2});
    QCOMPARE(votes[0].item, QStringLiteral("g/1"));
    QCOMPARE(votes[0].ballot.front(), std::optional(Emotion::Joy));
    QCOMPARE(votes[0].line, qint64{2});
    QCOMPARE(votes[1].item, QStringLiteral("g/2"));
    QCOMPARE(votes[1].ballot.front(), std::optional(Emotion::Fear));
    QCOMPARE(votes[1].line, qint64{4});
}

void NormingVotesCsvTest::severalQuestions_haveAColumnEach()
{
    const Task task = *builtInTask(QStringLiteral("emoscene"));
    const QByteArray first = task.questions.at(0).token.toUtf8();
    const QByteArray third = task.questions.at(2).token.toUtf8();
    const QByteArray no = task.questions.at(0).options.at(0).token.toUtf8();
    const QByteArray yes = task.questions.at(2).options.at(1).token.toUtf8();
    const auto votes = must(read(third + ",item," + first + "\n" + yes + ",a," + no + '\n', task,
                                 {QuestionIndex{0}, QuestionIndex{2}}));
    QCOMPARE(votes.front().ballot.at(0), std::optional(Choice{0}));
    QVERIFY(!votes.front().ballot.at(1));
    QCOMPARE(votes.front().ballot.at(2), std::optional(Choice{1}));
}

void NormingVotesCsvTest::otherQuestions_areNotAskedFor()
{
    const Task task = *builtInTask(QStringLiteral("emoscene"));
    const QByteArray first = task.questions.at(0).token.toUtf8();
    const QByteArray second = task.questions.at(1).token.toUtf8();
    const QByteArray no = task.questions.at(0).options.at(0).token.toUtf8();
    const auto votes = must(read("item," + first + ',' + second + "\na," + no + ",nonsense\n", task,
                                 {QuestionIndex{0}}));
    QVERIFY(!votes.front().ballot.at(1));
}

void NormingVotesCsvTest::badRow_refusesTheFile_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<QString>("detail");
    const auto add = [](const char* name, const char* rows, qint64 line, qint64 column,
                        const char* detail) {
        QTest::newRow(name) << QByteArray(rows) << line << column << QString::fromLatin1(detail);
    };
    add("cells", "g/1\n", 2, 0, "cells");
    add("no item", "g/1,joy\n ,joy\n", 3, 1, "norming_unnamed");
    add("an item twice", "g/1,joy\ng/1,joy\n", 3, 1, "duplicate");
    add("nothing chosen", "g/1, \n", 2, 2, "norming_no_option");
    add("no such option", "g/1,joy\ng/2,glee\n", 3, 2, "norming_option");
}

void NormingVotesCsvTest::badRow_refusesTheFile()
{
    QFETCH(QByteArray, rows);
    QFETCH(qint64, line);
    QFETCH(qint64, column);
    QFETCH(QString, detail);
    const auto votes = read("item," + usualTask()->questions.front().token.toUtf8() + '\n' + rows);
    COMPARE_ERROR(votes, ErrorCode::InvalidValue);
    QCOMPARE(votes.error().file, m_path);
    QCOMPARE(qint64(votes.error().line), line);
    QCOMPARE(qint64(votes.error().column), column);
    QCOMPARE(votes.error().detail, detail);
}

void NormingVotesCsvTest::missingColumns_areAllNamed()
{
    const auto votes = read("name,mood\ng/1,joy\n");
    COMPARE_ERROR(votes, ErrorCode::MissingColumn);
    QCOMPARE(votes.error().value, QStringLiteral("item, ") + usualTask()->questions.front().token);
    COMPARE_ERROR(read(""), ErrorCode::EmptyFile);
}

SUBTEXT_TEST(NormingVotesCsvTest)
#include "normingvotescsvtest.moc"
