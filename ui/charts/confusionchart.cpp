// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/confusionchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t PairsTold = 5;

QString wholePercent(double share)
{
    return QString::number(qRound(100 * share));
}

class ConfusionMap
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ConfusionChart)
public:
    explicit ConfusionMap(const AgreementReport& report)
        : m_report(report)
        , m_matrix(report.overall.confusion)
    {
        for (const Option& option : report.question().options)
            m_map.words << option.word;
    }

    HeatMap map()
    {
        fillCells();
        fillTable();
        m_map.summary = summary();
        return m_map;
    }

private:
    int options() const { return m_map.rows(); }
    QString word(std::size_t option) const
    {
        return midSentence(m_map.words.at(static_cast<qsizetype>(option)), m_report.task());
    }
    std::int64_t count(int row, int column) const
    {
        return m_matrix.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    }
    double share(int row, int column) const
    {
        return m_matrix.share(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    }

    void fillCells()
    {
        double most = 0;
        for (int row = 0; row < options(); ++row) {
            for (int column = 0; column < options(); ++column)
                most = std::max(most, share(row, column));
        }
        for (int row = 0; row < options(); ++row) {
            for (int column = 0; column < options(); ++column)
                m_map.cells.push_back(cell(row, column, most));
        }
    }

    HeatCell cell(int row, int column, double most) const
    {
        const std::int64_t n = count(row, column);
        const QString percent = wholePercent(share(row, column));
        HeatCell cell;
        cell.figure = QString::number(n);
        if (n > 0)
            cell.note = tr("%1 %").arg(percent);
        cell.words =
            tr("%1 and %2: %3, %4 % of the pairs with %1")
                .arg(word(static_cast<std::size_t>(row)), word(static_cast<std::size_t>(column)),
                     tr("%n pairs", nullptr, plural(n)), percent);
        cell.shade = share(row, column) / most;
        cell.mark = row == column ? HeatCell::Mark::Outlined : HeatCell::Mark::None;
        cell.isOpening = n > 0;
        return cell;
    }

    void fillTable()
    {
        m_map.header << questionWord(m_report.question()) << m_map.words;
        for (int row = 0; row < options(); ++row) {
            QStringList cells{m_map.words.at(row)};
            for (int column = 0; column < options(); ++column)
                cells << QString::number(count(row, column));
            m_map.table.push_back(cells);
            m_map.tableCells.emplace_back(row, mostConfusedWith(row));
        }
    }

    int mostConfusedWith(int row) const
    {
        int most = row;
        for (int column = 0; column < options(); ++column) {
            if (column != row && count(row, column) > (most == row ? 0 : count(row, most)))
                most = column;
        }
        return most;
    }

    QString summary() const
    {
        const std::vector<stats::ConfusedPair> confused = stats::confusedPairs(m_matrix);
        if (confused.empty())
            return tr("All pairs agree.");
        QStringList pairs;
        for (std::size_t i = 0; i < std::min(PairsTold, confused.size()); ++i)
            pairs << tr("%1 and %2 (%3)")
                         .arg(word(confused[i].first), word(confused[i].second))
                         .arg(confused[i].count);
        const QString told = listed(pairs);
        if (!m_report.question().isRing)
            return tr("Most often confused: %1.").arg(told);
        // How many of the other labels are neighbours on the wheel.
        const stats::RingAdjacency& wheel = m_report.overall.wheel;
        const double byChance = 2.0 / (options() - 1);
        const double adjacent =
            static_cast<double>(wheel.adjacent) / static_cast<double>(wheel.differingPairs);
        return tr("Most often confused: %1. %2 of %3 differing pairs are neighbours on the wheel: "
                  "%4 %, by chance it would be %5 %.")
            .arg(told)
            .arg(wheel.adjacent)
            .arg(wheel.differingPairs)
            .arg(wholePercent(adjacent), wholePercent(byChance));
    }

    const AgreementReport& m_report;
    const stats::ConfusionMatrix& m_matrix;
    HeatMap m_map;
};

} // namespace

ConfusionChart::ConfusionChart(Prompts& prompts, QWidget* parent)
    : HeatMapChart(tr("Labels that meet on one item"),
                   tr("How often two people gave one item these two labels. The stronger the "
                      "shade, the larger the share of the row’s pairs; outlined: both chose the "
                      "same. Click a cell for its items."),
                   prompts, parent)
{
    connect(this, &HeatMapChart::cellActivated, this, [this](int row, int column) {
        Q_EMIT pairActivated(static_cast<Choice>(row), static_cast<Choice>(column));
    });
}

void ConfusionChart::setData(const AgreementReport& report)
{
    const stats::ConfusionMatrix& matrix = report.overall.confusion;
    const bool isAny = matrix.categories == report.question().options.size() &&
                       std::any_of(matrix.counts.begin(), matrix.counts.end(),
                                   [](std::int64_t n) { return n > 0; });
    if (isAny)
        setMap(ConfusionMap(report).map());
    else
        setNothing(tr("No item has two answers yet."));
}

} // namespace subtext
