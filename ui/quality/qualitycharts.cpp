// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/qualitycharts.h"

#include "core/course/roster.h"
#include "core/quality/chartdata.h"
#include "ui/charts/emotionchart.h"
#include "ui/charts/flagtimelinechart.h"
#include "ui/charts/responsetimechart.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {
namespace {

// Charts are drawn anew at most this often while submissions come in.
constexpr int DelayMs = 300;

} // namespace

QualityCharts::QualityCharts(Prompts& prompts, QWidget* parent)
    : QObject(parent)
    , m_prompts(prompts)
{
    auto* area = makeScrollArea(parent);
    m_area = area;
    m_page = makePage(nullptr);
    m_column = makeColumn(m_page, {0, 10, 6, 0}, 12);
    m_times = new ResponseTimeChart(prompts, m_page);
    m_emotions = new EmotionChart(prompts, m_page);
    m_timeline = new FlagTimelineChart(prompts, m_page);
    addWidgets(*m_column, m_times, m_emotions, m_timeline);
    for (ChartPanel* chart : std::initializer_list<ChartPanel*>{m_times, m_emotions, m_timeline})
        connect(chart, &ChartPanel::done, this, &QualityCharts::done);
    area->setWidget(m_page);
    connect(m_times, &ResponseTimeChart::itemActivated, this, &QualityCharts::itemActivated);
    connect(m_timeline, &FlagTimelineChart::itemActivated, this, &QualityCharts::itemActivated);
    connect(m_times, &ResponseTimeChart::personActivated, this, &QualityCharts::personActivated);
    connect(m_emotions, &EmotionChart::personActivated, this, &QualityCharts::personActivated);
    connect(m_timeline, &FlagTimelineChart::personActivated, this, &QualityCharts::personActivated);
    m_timer.setSingleShot(true);
    m_timer.setInterval(DelayMs);
    connect(&m_timer, &QTimer::timeout, this, &QualityCharts::draw);
}

void QualityCharts::start(Study& study, LiveQuality& live)
{
    m_study = &study;
    m_live = &live;
    connect(m_live, &LiveQuality::updated, this, &QualityCharts::schedule);
    connect(m_live, &LiveQuality::reset, this, &QualityCharts::schedule);
    makeOfTask();
    draw();
}

void QualityCharts::stop()
{
    m_timer.stop();
    m_live = nullptr;
    m_study = nullptr;
}

/// A chart for each question or board of a task that is not CEI.
void QualityCharts::makeOfTask()
{
    for (const auto& [run, chart] : m_choices)
        delete chart;
    m_choices.clear();
    const Task* task = m_live->task();
    m_emotions->setVisible(task == nullptr);
    m_times->setVisible(task == nullptr || task->checks.times.has_value());
    if (task == nullptr)
        return;
    for (const QuestionRun& run : questionRuns(*task)) {
        auto* chart = new EmotionChart(*task, run, m_prompts, m_page);
        m_column->insertWidget(m_column->indexOf(m_timeline), chart);
        connect(chart, &ChartPanel::done, this, &QualityCharts::done);
        connect(chart, &EmotionChart::personActivated, this, &QualityCharts::personActivated);
        m_choices.emplace_back(run, chart);
    }
}

void QualityCharts::schedule()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void QualityCharts::draw()
{
    if (!m_live)
        return;
    const auto people = m_study->roster().people();
    if (!people)
        return; // what is shown stays
    QHash<PersonId, QString> names;
    for (const Person& person : *people)
        names.insert(person.id, person.name);
    const std::vector<TaskAnswer> answers = m_live->answers();
    m_times->setData(taskResponseTimes(answers), names, m_live->thresholds());
    if (m_live->task() == nullptr)
        m_emotions->setData(emotionsByPerson(m_live->observations()), names);
    for (const auto& [run, chart] : m_choices)
        chart->setChoices(choicesByPerson(answers, *m_live->task(), run), names);
    std::vector<FlagMoment> moments;
    for (const QualityFlag& flag : m_live->flags()) {
        const auto at = m_live->submittedAt(flag.person, flag.scenario);
        if (qualityLevel(flag.code) == 2 && at)
            moments.push_back({*at, flag});
    }
    m_timeline->setData(moments, names);
}

} // namespace subtext
