// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/patternchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/text/agreementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int NamePixels = 170;
constexpr int RowPixels = 34;
constexpr int RoomAround = 110;   // legend and axis
constexpr double TextShare = 0.8; // of a piece; a text that touches both ends reads badly
constexpr std::array AllPatterns{Pattern::Unanimous, Pattern::Majority, Pattern::Split};

qint64 countOf(const PatternCounts& counts, Pattern pattern)
{
    switch (pattern) {
    case Pattern::Unanimous:
        return counts.unanimous;
    case Pattern::Majority:
        return counts.majority;
    case Pattern::Split:
        return counts.split;
    }
    Q_UNREACHABLE();
}

double percentOf(const PatternCounts& counts, Pattern pattern)
{
    return 100.0 * static_cast<double>(countOf(counts, pattern)) /
           static_cast<double>(std::max<qint64>(1, counts.total()));
}

/// From much agreement to none: shades of one hue that fade into the surface, so that their order
/// holds in grey, too.
QColor colorOf(Pattern pattern, const theme::Colors& colors)
{
    constexpr std::array<QRgb, 3> light{0x0F6B6B, 0x69AEA9, 0xD7ECE9};
    constexpr std::array<QRgb, 3> dark{0x5CC7BF, 0x2F7F7A, 0x1B4442};
    const auto slot = static_cast<std::size_t>(pattern);
    return QColor(colors.isDark ? dark.at(slot) : light.at(slot));
}

} // namespace

PatternChart::PatternChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Patterns of votes"),
                 tr("Items with all their ratings, by how their votes are distributed. Click a "
                    "piece for its items."),
                 prompts, parent)
    , m_legend(new charts::WrappedLegend(chart(), this))
{
    chart().setMargins(QMargins(0, 0, 14, 0));
}

void PatternChart::setData(const AgreementReport& report)
{
    const bool isOne = report.task().questions.size() == 1;
    charts::addDetail(*this, tr("Unanimous: all chose the same %1. Majority: one %1 has the most "
                                "votes. Split: none has. Items that miss a rating that the study "
                                "asks for are not counted yet.")
                                 .arg(isOne ? charts::kindOfOption(report) : tr("option")));
    std::vector<Row> rows;
    for (const charts::GroupRow& row : charts::groupRows(report))
        rows.push_back({row.group, row.name, row.figures->patterns});
    if (!isEmpty() && rows == m_rows)
        return;
    m_rows = std::move(rows);
    clearChart();
    m_bars = nullptr;
    if (report.overall.patterns.total() == 0) {
        setEmpty(report.ratingsNeeded < 2
                     ? tr("The study asks for one rating of each item; to compare votes, an item "
                          "needs two.")
                     : tr("No item has all its ratings yet, so there is nothing to compare."));
        return;
    }
    m_cursorRow = std::min(m_cursorRow, static_cast<int>(m_rows.size()) - 1);
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void PatternChart::fillTable()
{
    std::vector<QStringList> cells;
    for (const Row& row : m_rows) {
        QStringList line{row.name, QString::number(row.counts.total())};
        for (Pattern pattern : AllPatterns)
            line << QString::number(countOf(row.counts, pattern));
        for (Pattern pattern : AllPatterns)
            line << (row.counts.total() > 0
                         ? QString::number(percentOf(row.counts, pattern), 'f', 1)
                         : charts::tableFigure({}));
        cells.push_back(line);
    }
    setTable({tr("Items of"), tr("Items"), tr("Unanimous"), tr("Majority"), tr("Split"),
              tr("Unanimous (%)"), tr("Majority (%)"), tr("Split (%)")},
             cells);
}

void PatternChart::summarise()
{
    QStringList sentences;
    for (const Row& row : m_rows)
        sentences << tr("%1: %2 unanimous, %3 majority, %4 split.")
                         .arg(row.name)
                         .arg(row.counts.unanimous)
                         .arg(row.counts.majority)
                         .arg(row.counts.split);
    setSummary(saidTogether(sentences));
}

void PatternChart::draw()
{
    // Shares are computed here: they are of all items of a row, whatever bars it has.
    m_bars = new StackedBarSeries;
    m_bars->setBarWidth(charts::barShare(m_rows.size()));
    for (Pattern pattern : AllPatterns) {
        auto* set = new BarSet(patternWord(pattern));
        for (int bar = 0; bar < static_cast<int>(m_rows.size()); ++bar)
            set->append(
                percentOf(m_rows.at(static_cast<std::size_t>(rowOfBar(bar))).counts, pattern));
        m_bars->append(set);
    }
    chart().addSeries(m_bars);

    QStringList names;
    for (const Row& row : m_rows)
        names << row.name;
    BarCategoryAxis* groups = charts::makeNameAxis(names, NamePixels);
    chart().addAxis(groups, Qt::AlignLeft);
    m_bars->attachAxis(groups);
    ValueAxis* share = charts::makePercentAxis();
    chart().addAxis(share, Qt::AlignBottom);
    m_bars->attachAxis(share);
    setPlotHeight(RoomAround + RowPixels * static_cast<int>(m_rows.size()));

    connect(m_bars, &StackedBarSeries::clicked, this, [this](int bar, BarSet* set) {
        const auto at = static_cast<std::size_t>(m_bars->barSets().indexOf(set));
        activate(rowOfBar(bar), AllPatterns.at(at));
    });
    connect(m_bars, &StackedBarSeries::hovered, this, [this](bool isOver, int bar, BarSet* set) {
        const auto at = static_cast<std::size_t>(m_bars->barSets().indexOf(set));
        isOver ? showPlainToolTip(QCursor::pos(), pieceText(rowOfBar(bar), AllPatterns.at(at)))
               : QToolTip::hideText();
    });
}

QString PatternChart::pieceText(int row, Pattern pattern) const
{
    const Row& shown = m_rows.at(static_cast<std::size_t>(row));
    return tr("%1: %2, %3 of %4 (%5 %)")
        .arg(shown.name, patternWord(pattern), QString::number(countOf(shown.counts, pattern)),
             tr("%n items", nullptr, plural(shown.counts.total())),
             shownNumber(percentOf(shown.counts, pattern), 1));
}

void PatternChart::styleChart(const theme::Colors& colors)
{
    if (!m_bars)
        return;
    for (Pattern pattern : AllPatterns) {
        BarSet* set = m_bars->barSets().at(static_cast<int>(pattern));
        set->setBrush(colorOf(pattern, colors));
        set->setPen(QPen(colors.accent, 1)); // the faintest shade needs an edge
    }
    std::vector<ChartNotes::Note> counts;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const PatternCounts& all = m_rows.at(static_cast<std::size_t>(row)).counts;
        const double y = rowOfBar(row); // the same way round
        if (all.total() == 0)
            counts.push_back(
                {{1, y}, tr("no item with all ratings"), colors.muted, Qt::AlignLeft, {}});
        double left = 0;
        for (Pattern pattern : AllPatterns) {
            const double width = percentOf(all, pattern);
            if (width > 0)
                counts.push_back({{left + width / 2, y},
                                  QString::number(countOf(all, pattern)),
                                  charts::inkOn(colorOf(pattern, colors)),
                                  Qt::AlignCenter,
                                  {TextShare * width, charts::barShare(m_rows.size())},
                                  false,
                                  true});
            left += width;
        }
    }
    m_legend->place();
    notes().set(m_bars, counts);
}

void PatternChart::activate(int row, Pattern pattern)
{
    Q_EMIT patternActivated(m_rows.at(static_cast<std::size_t>(row)).group, pattern);
}

void PatternChart::activateRow(int row)
{
    activate(row, Pattern::Split); // the items that need somebody
}

bool PatternChart::chartKey(int key)
{
    if (isEmpty())
        return false;
    const int piece = static_cast<int>(m_cursorPattern);
    const auto movedTo = [this](int row, int pattern) {
        m_cursorRow = std::clamp(row, 0, static_cast<int>(m_rows.size()) - 1);
        m_cursorPattern = AllPatterns.at(static_cast<std::size_t>(std::clamp(pattern, 0, 2)));
        cursorMoved();
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return movedTo(m_cursorRow, piece - 1);
    case Qt::Key_Right:
        return movedTo(m_cursorRow, piece + 1);
    case Qt::Key_Up:
        return movedTo(m_cursorRow - 1, piece);
    case Qt::Key_Down:
        return movedTo(m_cursorRow + 1, piece);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(m_cursorRow, m_cursorPattern);
        return true;
    default:
        return false;
    }
}

QRectF PatternChart::cursorPlace() const
{
    if (!m_bars)
        return {};
    const PatternCounts& counts = m_rows.at(static_cast<std::size_t>(m_cursorRow)).counts;
    double left = 0;
    for (Pattern pattern : AllPatterns) {
        if (pattern == m_cursorPattern)
            break;
        left += percentOf(counts, pattern);
    }
    const double y = rowOfBar(m_cursorRow);
    const double half = charts::barShare(m_rows.size()) / 2;
    Chart& drawn = *m_bars->chart();
    return QRectF(
        drawn.mapToPosition({left, y + half}, m_bars),
        drawn.mapToPosition({left + percentOf(counts, m_cursorPattern), y - half}, m_bars));
}

QString PatternChart::cursorText() const
{
    return m_bars ? pieceText(m_cursorRow, m_cursorPattern) : QString();
}

} // namespace subtext
