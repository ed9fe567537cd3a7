// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figures/livequality.h"
#include "core/study/study.h"
#include "core/task/task.h"

#include <QTimer>

class QVBoxLayout;
class QWidget;

namespace subtext {

class EmotionChart;
class FlagTimelineChart;
class Prompts;
class ResponseTimeChart;

/// The charts of the Quality place, one below the other: times, choices, findings over time. They
/// follow the work.
class QualityCharts : public QObject
{
    Q_OBJECT
public:
    QualityCharts(Prompts& prompts, QWidget* parent);

    /// What scrolls, with all charts in it.
    QWidget* area() const { return m_area; }
    /// `live` is of that study; both live until stop().
    void start(Study& study, LiveQuality& live);
    void stop();

Q_SIGNALS:
    void done(const QString& what); ///< A chart was copied or saved.
    void personActivated(subtext::PersonId person);
    void itemActivated(subtext::PersonId person, subtext::ScenarioId scenario);

private:
    void makeOfTask();
    void schedule();
    void draw();

    Prompts& m_prompts;
    Study* m_study = nullptr; ///< With m_live.
    LiveQuality* m_live = nullptr;
    QTimer m_timer;
    QWidget* m_area = nullptr;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_column = nullptr;
    ResponseTimeChart* m_times = nullptr;
    EmotionChart* m_emotions = nullptr;
    /// Of a task that is not CEI, in its stead.
    std::vector<std::pair<QuestionRun, EmotionChart*>> m_choices;
    FlagTimelineChart* m_timeline = nullptr;
};

} // namespace subtext
