// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/emotionchart.h"

#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

constexpr int NamePixels = 150;
constexpr int RowPixels = 24;
constexpr int RoomAround = 110; // legend and axis
constexpr double MostOfRow = 0.78;

qint64 sum(const std::vector<qint64>& tally)
{
    return std::accumulate(tally.begin(), tally.end(), qint64{0});
}

std::vector<ChartedOption> emotionOptions()
{
    std::vector<ChartedOption> options;
    for (Choice emotion : AllEmotions)
        options.push_back({emotionWord(emotion), {}, {}});
    return options;
}

bool isOfRows(const Task& task, const QuestionRun& run)
{
    return run.isBoard() && isYesNo(task, run);
}

std::vector<ChartedOption> optionsOf(const Task& task, const QuestionRun& run)
{
    std::vector<ChartedOption> options;
    if (isOfRows(task, run)) {
        for (const Question& row : questionsOf(task, run))
            options.push_back({row.word, row.colour, row.colourDark});
        return options;
    }
    for (const Option& option : task.questions.at(run.first).options)
        options.push_back({option.word, option.colour, option.colourDark});
    return options;
}

/// "Tone", or what a board is called.
QString runWord(const Task& task, const QuestionRun& run)
{
    return run.isBoard() ? wordOfToken(run.board) : task.questions.at(run.first).word;
}

} // namespace

EmotionChart::EmotionChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Emotions chosen"),
                 tr("The share of each emotion in a person’s answers, in the order of the wheel."),
                 prompts, parent)
    , m_options(emotionOptions())
{
    styleLegend();
}

EmotionChart::EmotionChart(const Task& task, const QuestionRun& run, Prompts& prompts,
                           QWidget* parent)
    : ChartPanel(tr("%1: what everybody chooses").arg(runWord(task, run)),
                 isOfRows(task, run)
                     ? tr("The share of each row in what a person said yes to, in the order of the "
                          "task.")
                     : tr("The share of each answer in a person’s answers, in the order of the "
                          "task."),
                 prompts, parent)
    , m_options(optionsOf(task, run))
{
    styleLegend();
}

void EmotionChart::styleLegend() {}

QColor EmotionChart::colorOf(std::size_t option, const theme::Colors& colors) const
{
    const ChartedOption& of = m_options.at(option);
    const QString& own = colors.isDark && !of.colourDark.isEmpty() ? of.colourDark : of.colour;
    return own.isEmpty() ? colors.emotions.at(option % colors.emotions.size()) : QColor(own);
}

void EmotionChart::setData(const std::vector<PersonEmotions>& people, const DisplayNames& names)
{
    std::vector<PersonChoices> choices;
    for (const PersonEmotions& of : people)
        choices.push_back({of.person, {of.tally.begin(), of.tally.end()}});
    setChoices(std::move(choices), names);
}

void EmotionChart::setChoices(std::vector<PersonChoices> people, const DisplayNames& names)
{
    m_people = std::move(people);
    clearChart();
    m_bars = nullptr;
    if (m_people.empty()) {
        setEmpty(tr("Nobody has labelled anything yet."));
        return;
    }
    QStringList rowNames;
    for (const PersonChoices& person : m_people)
        rowNames << charts::nameOf(person.person, names);
    fillTable(rowNames);
    summarise();
    draw(rowNames);
    applyTheme();
}

void EmotionChart::fillTable(const QStringList& names)
{
    QStringList header{tr("Annotator")};
    for (const ChartedOption& option : m_options)
        header << option.word;
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
    std::vector<qint64> all(m_options.size());
    for (const PersonChoices& person : m_people) {
        for (std::size_t option = 0; option < all.size(); ++option)
            all[option] += person.tally.at(option);
    }
    const qint64 total = std::max<qint64>(1, sum(all));
    QStringList shares;
    for (std::size_t option = 0; option < all.size(); ++option)
        shares << tr("%1 %2 %")
                      .arg(m_options[option].word)
                      .arg(qRound(100.0 * static_cast<double>(all[option]) /
                                  static_cast<double>(total)));
    setSummary(
        tr("%1. Of all answers: %2.")
            .arg(tr("%n annotators", nullptr, plural(std::ssize(m_people))), listed(shares)));
}

std::size_t EmotionChart::rowOfBar(int index) const
{
    // The axis of bars counts from the bottom.
    return m_people.size() - 1 - static_cast<std::size_t>(index);
}

void EmotionChart::draw(const QStringList& names)
{
    m_bars = new PercentBarSeries;
    m_bars->setBarWidth(charts::barShare(m_people.size(), MostOfRow));
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        auto* set = new BarSet(QStringLiteral("%1 %2").arg(option + 1).arg(m_options[option].word));
        for (int bar = 0; bar < names.size(); ++bar)
            set->append(static_cast<double>(m_people[rowOfBar(bar)].tally.at(option)));
        m_bars->append(set);
    }
    chart().addSeries(m_bars);

    BarCategoryAxis* people = charts::makeNameAxis(names, NamePixels);
    chart().addAxis(people, Qt::AlignLeft);
    m_bars->attachAxis(people);
    ValueAxis* share = charts::makePercentAxis();
    chart().addAxis(share, Qt::AlignBottom);
    m_bars->attachAxis(share);
    setPlotHeight(RoomAround + RowPixels * static_cast<int>(m_people.size()));

    connect(m_bars, &PercentBarSeries::clicked, this,
            [this](int index) { activateRow(static_cast<int>(rowOfBar(index))); });
    connect(m_bars, &PercentBarSeries::hovered, this,
            [this, names](bool isOver, int index, const BarSet* set) {
                isOver ? tellPiece(set, index, names) : QToolTip::hideText();
            });
}

void EmotionChart::tellPiece(const BarSet* set, int index, const QStringList& names) const
{
    const auto option = static_cast<std::size_t>(m_bars->barSets().indexOf(set));
    if (option >= m_options.size() || index < 0 || index >= names.size())
        return;
    const std::size_t row = rowOfBar(index);
    const std::vector<qint64>& tally = m_people[row].tally;
    const qint64 count = tally.at(option);
    const qint64 total = std::max<qint64>(1, sum(tally));
    showPlainToolTip(
        QCursor::pos(),
        tr("%1: %2, %3 of %4 (%5 %)")
            .arg(names.at(static_cast<qsizetype>(row)), m_options[option].word)
            .arg(count)
            .arg(total)
            .arg(shownNumber(100.0 * static_cast<double>(count) / static_cast<double>(total), 1)));
}

void EmotionChart::styleChart(const theme::Colors& colors)
{
    if (!m_bars)
        return;
    const QList<BarSet*> sets = m_bars->barSets();
    std::vector<ChartNotes::Note> digits;
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        BarSet* set = sets.at(static_cast<qsizetype>(option));
        set->setBrush(colorOf(option, colors));
        set->setPen(QPen(colors.surface, 1)); // keeps neighbours apart
    }
    for (std::size_t row = 0; row < m_people.size(); ++row) {
        const std::vector<qint64>& tally = m_people[row].tally;
        const double total = std::max(1.0, static_cast<double>(sum(tally)));
        const double y = static_cast<double>(m_people.size() - 1 - row);
        double left = 0;
        for (std::size_t option = 0; option < m_options.size(); ++option) {
            const double width = 100.0 * static_cast<double>(tally.at(option)) / total;
            if (width > 0)
                digits.push_back({{left + width / 2, y},
                                  QString::number(option + 1),
                                  charts::inkOn(colorOf(option, colors)),
                                  Qt::AlignCenter,
                                  {width, charts::barShare(m_people.size(), MostOfRow)},
                                  false,
                                  true});
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
