// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/normingmoveschart.h"

#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/studywords.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

class MovesMap
{
    Q_DECLARE_TR_FUNCTIONS(subtext::NormingMovesChart)
public:
    MovesMap(const NormingQuestion& of, const Question& asked, const Task& task)
        : m_of(of)
        , m_words({}, task.language)
    {
        for (const Option& option : asked.options)
            m_words << option.word;
        m_map.words = m_words;
    }

    HeatMap map()
    {
        for (int from = 0; from < m_map.rows(); ++from) {
            for (int to = 0; to < m_map.rows(); ++to)
                m_map.cells.push_back(cell(from, to));
        }
        fillTable();
        m_map.summary = summary();
        return m_map;
    }

private:
    const std::vector<int>& row(int from) const
    {
        return m_of.moves.at(static_cast<std::size_t>(from));
    }
    int count(int from, int to) const { return row(from).at(static_cast<std::size_t>(to)); }
    QString word(int option) const { return m_words.inside(static_cast<std::size_t>(option)); }

    HeatCell cell(int from, int to) const
    {
        const int n = count(from, to);
        const int all = std::accumulate(row(from).begin(), row(from).end(), 0);
        HeatCell cell;
        cell.figure = QString::number(n);
        cell.words = tr("First %1, then %2: %3")
                         .arg(word(from), word(to), tr("%n votes", nullptr, plural(n)));
        cell.shade = all > 0 ? static_cast<double>(n) / all : 0;
        cell.mark = from == to ? HeatCell::Mark::Outlined : HeatCell::Mark::None;
        return cell;
    }

    void fillTable()
    {
        m_map.header << tr("First vote") << m_map.words;
        for (int from = 0; from < m_map.rows(); ++from) {
            QStringList cells{m_map.words.at(from)};
            for (const int n : row(from))
                cells << QString::number(n);
            m_map.table.push_back(cells);
            m_map.tableCells.emplace_back(from, mostMovedTo(from));
        }
    }

    /// The row's own option where nobody moved.
    int mostMovedTo(int from) const
    {
        int most = from;
        for (int to = 0; to < m_map.rows(); ++to) {
            if (to != from && count(from, to) > (most == from ? 0 : count(from, most)))
                most = to;
        }
        return most;
    }

    QString summary() const
    {
        QStringList moves;
        for (int from = 0; from < m_map.rows(); ++from) {
            for (int to = 0; to < m_map.rows(); ++to) {
                if (from != to && count(from, to) > 0)
                    moves << tr("from %1 to %2 (%3)")
                                 .arg(word(from), word(to), QString::number(count(from, to)));
            }
        }
        return moves.isEmpty() ? tr("Nobody moved.") : tr("Moved: %1.").arg(listed(moves));
    }

    const NormingQuestion& m_of;
    StudyWords m_words;
    HeatMap m_map;
};

} // namespace

NormingMovesChart::NormingMovesChart(Prompts& prompts, QWidget* parent)
    : HeatMapChart(tr("Who moved where"), QString(), prompts, parent)
{}

void NormingMovesChart::setData(const NormingQuestion& of, const Task& task)
{
    const Question& asked = task.questions.at(indexOf(of.question));
    setHeading(task.questions.size() > 1 ? tr("Who moved where: %1").arg(questionWord(asked))
                                         : tr("Who moved where"),
               tr("Rows are first votes, columns second votes. The stronger the shade, the larger "
                  "the share of the row’s votes; outlined: both votes are the same."));
    if (of.votes > 0 && of.moves.size() == asked.options.size())
        setMap(MovesMap(of, asked, task).map());
    else
        setNothing(tr("Nobody has voted twice yet."));
}

} // namespace subtext
