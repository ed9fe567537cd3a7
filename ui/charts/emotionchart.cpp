// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/emotionchart.h"

#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalPercentBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

constexpr int NamePixels = 150;
constexpr int RowPixels = 24;
constexpr int RoomAround = 110; // legend and axis

/// Of the height that a row has; a few bars stay slim.
double barShare(std::size_t people)
{
    return std::min(0.78, 0.22 * static_cast<double>(people));
}

qint64 sum(const EmotionTally& tally)
{
    return std::accumulate(tally.begin(), tally.end(), qint64{0});
}

std::size_t slot(Choice emotion)
{
    return static_cast<std::size_t>(indexOf(emotion));
}

} // namespace

EmotionChart::EmotionChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Emotions chosen"),
                 tr("The share of each emotion in a person’s answers, in the order of the wheel."),
                 prompts, parent)
{
    chart().legend()->setAlignment(Qt::AlignTop);
    chart().legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
}

void EmotionChart::setData(const std::vector<PersonEmotions>& people, const DisplayNames& names)
{
    m_people = people;
    clearChart();
    m_bars = nullptr;
    if (m_people.empty()) {
        setEmpty(tr("Nobody has labelled anything yet."));
        return;
    }
    QStringList rowNames;
    for (const PersonEmotions& person : m_people)
        rowNames << charts::nameOf(person.person, names);
    fillTable(rowNames);
    summarise();
    draw(rowNames);
    applyTheme();
}

void EmotionChart::fillTable(const QStringList& names)
{
    QStringList header{tr("Annotator")};
    for (Choice emotion : AllEmotions)
        header << emotionWord(emotion);
    header << tr("All");
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        QStringList cells{names.at(static_cast<qsizetype>(i))};
        for (qint64 count : m_people[i].tally)
            cells << QString::number(count);
        rows.push_back(cells << QString::number(sum(m_people[i].tally)));
    }
    setTable(header, rows);
}

void EmotionChart::summarise()
{
    EmotionTally all{};
    for (const PersonEmotions& person : m_people) {
        for (Choice emotion : AllEmotions)
            all.at(slot(emotion)) += person.tally.at(slot(emotion));
    }
    const qint64 total = std::max<qint64>(1, sum(all));
    QStringList shares;
    for (Choice emotion : AllEmotions)
        shares << tr("%1 %2 %")
                      .arg(emotionWord(emotion))
                      .arg(qRound(100.0 * static_cast<double>(all.at(slot(emotion))) /
                                  static_cast<double>(total)));
    setSummary(tr("%1. Of all answers: %2.")
                   .arg(counted(std::ssize(m_people), tr("1 annotator"), tr("%1 annotators")),
                        shares.join(QStringLiteral(", "))));
}

std::size_t EmotionChart::rowOfBar(int index) const
{
    // Qt Charts counts from the bottom, and cannot reverse the axis of bars.
    return m_people.size() - 1 - static_cast<std::size_t>(index);
}

void EmotionChart::draw(const QStringList& names)
{
    m_bars = new QHorizontalPercentBarSeries;
    m_bars->setBarWidth(barShare(m_people.size()));
    for (Choice emotion : AllEmotions) {
        auto* set = new QBarSet(
            QStringLiteral("%1 %2").arg(indexOf(emotion) + 1).arg(emotionWord(emotion)));
        for (int bar = 0; bar < names.size(); ++bar)
            set->append(static_cast<double>(m_people[rowOfBar(bar)].tally.at(slot(emotion))));
        m_bars->append(set);
    }
    chart().addSeries(m_bars);

    QStringList labels = charts::axisLabels(names, NamePixels);
    std::reverse(labels.begin(), labels.end());
    auto* people = new QBarCategoryAxis;
    people->append(labels);
    people->setGridLineVisible(false);
    people->setTruncateLabels(false); // cut already; Qt Charts would cut them to a few letters
    chart().addAxis(people, Qt::AlignLeft);
    m_bars->attachAxis(people);
    auto* share = new QValueAxis;
    share->setRange(0, 100);
    share->setTickCount(5);
    share->setLabelFormat(QStringLiteral("%d %%"));
    chart().addAxis(share, Qt::AlignBottom);
    m_bars->attachAxis(share);
    setPlotHeight(RoomAround + RowPixels * static_cast<int>(m_people.size()));

    connect(m_bars, &QHorizontalPercentBarSeries::clicked, this,
            [this](int index) { activateRow(static_cast<int>(rowOfBar(index))); });
    connect(m_bars, &QHorizontalPercentBarSeries::hovered, this,
            [this, names](bool isOver, int index, const QBarSet* set) {
                isOver ? tellPiece(set, index, names) : QToolTip::hideText();
            });
}

void EmotionChart::tellPiece(const QBarSet* set, int index, const QStringList& names) const
{
    const auto emotion = emotionAt(static_cast<int>(m_bars->barSets().indexOf(set)));
    if (!emotion || index < 0 || index >= names.size())
        return;
    const std::size_t row = rowOfBar(index);
    const EmotionTally& tally = m_people[row].tally;
    const qint64 count = tally.at(slot(*emotion));
    const qint64 total = std::max<qint64>(1, sum(tally));
    showPlainToolTip(
        QCursor::pos(),
        tr("%1: %2, %3 of %4 (%5 %)")
            .arg(names.at(static_cast<qsizetype>(row)), emotionWord(*emotion))
            .arg(count)
            .arg(total)
            .arg(100.0 * static_cast<double>(count) / static_cast<double>(total), 0, 'f', 1));
}

void EmotionChart::styleChart(const theme::Colors& colors)
{
    if (!m_bars)
        return;
    const QList<QBarSet*> sets = m_bars->barSets();
    std::vector<ChartNotes::Note> digits;
    for (Choice emotion : AllEmotions) {
        QBarSet* set = sets.at(indexOf(emotion));
        const QColor color = colors.emotions.at(slot(emotion));
        set->setBrush(color);
        set->setPen(QPen(colors.surface, 1)); // keeps neighbours apart
    }
    for (std::size_t row = 0; row < m_people.size(); ++row) {
        const EmotionTally& tally = m_people[row].tally;
        const double total = std::max(1.0, static_cast<double>(sum(tally)));
        const double y = static_cast<double>(m_people.size() - 1 - row);
        double left = 0;
        for (Choice emotion : AllEmotions) {
            const double width = 100.0 * static_cast<double>(tally.at(slot(emotion))) / total;
            if (width > 0)
                digits.push_back({{left + width / 2, y},
                                  QString::number(indexOf(emotion) + 1),
                                  charts::inkOn(colors.emotions.at(slot(emotion))),
                                  Qt::AlignCenter,
                                  {width, barShare(m_people.size())}});
            left += width;
        }
    }
    notes().set(m_bars, digits);
}

void EmotionChart::activateRow(int row)
{
    Q_EMIT personActivated(m_people.at(static_cast<std::size_t>(row)).person);
}

} // namespace subtext
