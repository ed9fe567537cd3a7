// SPDX-License-Identifier: MIT
#include "core/exchange/normingvotescsv.h"

#include "core/exchange/rows/answerwords.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"

#include <QSet>

namespace subtext {
namespace {

// A vote takes a line; a larger file is something else.
constexpr qint64 LargestVotesFile = 16LL * 1024 * 1024;

/// Turns rows into votes; a failure names line and column.
class NormingVoteReader
{
public:
    NormingVoteReader(const RecordTable& table, const Task& task,
                      const std::vector<QuestionIndex>& questions)
        : m_table(table)
        , m_task(task)
        , m_questions(questions)
        , m_names(task)
        , m_words(m_names)
        , m_itemColumn(table.placeOf(QStringLiteral("item")))
    {
        for (const QuestionIndex question : questions)
            m_columns.push_back(table.placeOf(task.questions.at(indexOf(question)).token));
    }

    /// The names of columns that are needed and not there.
    QStringList missing() const
    {
        QStringList names;
        if (m_itemColumn < 0)
            names << QStringLiteral("item");
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i] < 0)
                names << tokenOf(i);
        }
        return names;
    }

    Result<NormingVoteRow> read(const RecordTable::Row& row)
    {
        if (row.cells.size() != m_table.columns.size()) {
            const QString counts =
                QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_table.columns.size());
            return fail(
                {ErrorCode::InvalidValue, {}, row.line, 0, counts, QStringLiteral("cells")});
        }
        NormingVoteRow vote;
        vote.line = row.line;
        vote.item = row.cells.at(m_itemColumn).trimmed();
        if (vote.item.isEmpty())
            return refuse(row, m_itemColumn, {}, "norming_unnamed");
        if (m_seen.contains(vote.item))
            return refuse(row, m_itemColumn, vote.item, "duplicate");
        m_seen.insert(vote.item);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const QString word = row.cells.at(m_columns[i]).trimmed();
            const std::size_t question = indexOf(m_questions[i]);
            if (word.isEmpty())
                return refuse(row, m_columns[i], tokenOf(i), "norming_no_option");
            vote.ballot.at(question) = m_words.optionOf(question, word);
            if (!vote.ballot.at(question))
                return refuse(row, m_columns[i], word, "norming_option");
        }
        return vote;
    }

private:
    QString tokenOf(std::size_t place) const
    {
        return m_task.questions.at(indexOf(m_questions[place])).token;
    }
    static tl::unexpected<Error> refuse(const RecordTable::Row& row, qsizetype column,
                                        const QString& value, const char* detail)
    {
        return fail(errorAt(ErrorCode::InvalidValue, row.line, column + 1, value,
                            QString::fromLatin1(detail)));
    }

    const RecordTable& m_table;
    const Task& m_task;
    const std::vector<QuestionIndex>& m_questions;
    ColumnNames m_names;
    AnswerWords m_words;
    qsizetype m_itemColumn;
    std::vector<qsizetype> m_columns; ///< By place among the questions; −1 where there is none.
    QSet<QString> m_seen;
};

Result<std::vector<NormingVoteRow>> normingVotesOf(const QByteArray& bytes, const Task& task,
                                                   const std::vector<QuestionIndex>& questions)
{
    const auto table = readTable(bytes);
    if (!table)
        return fail(table.error());
    NormingVoteReader reader(*table, task, questions);
    if (const QStringList missing = reader.missing(); !missing.isEmpty())
        return fail({ErrorCode::MissingColumn,
                     {},
                     1,
                     0,
                     missing.join(QStringLiteral(", ")),
                     QStringLiteral("norming_votes")});
    std::vector<NormingVoteRow> votes;
    for (const RecordTable::Row& row : table->rows) {
        auto vote = reader.read(row);
        if (!vote)
            return fail(vote.error());
        votes.push_back(std::move(*vote));
    }
    return votes;
}

} // namespace

Result<std::vector<NormingVoteRow>> readNormingVotes(const QString& path, const Task& task,
                                                     const std::vector<QuestionIndex>& questions)
{
    const auto bytes = readInput(path, LargestVotesFile);
    if (!bytes)
        return fail(bytes.error());
    auto votes = normingVotesOf(*bytes, task, questions);
    if (!votes)
        votes.error().file = path;
    return votes;
}

} // namespace subtext
