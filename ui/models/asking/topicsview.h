// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/topicfigures.h"

#include <QLabel>
#include <QWidget>

class QPushButton;

namespace subtext {

class Announcement;
class ChartBoard;
class IntervalChart;
class PageStack;
class Prompts;
class ScatterChart;
class Study;
struct ModelAccess;

/// The topics that the study keeps: how large each is, its keywords and its most frequent gold
/// label, a map of the scenes, and the scenes behind each. Shows what it is given; the page has it
/// made. Where there are none, coordinators can have them found.
class TopicsView : public QWidget
{
    Q_OBJECT
public:
    TopicsView(Prompts& prompts, QWidget* parent);

    /// Whom it names: the hosts that may be asked for embeddings.
    void setAccess(const ModelAccess& access);
    /// `isTheirs`: they may have topics found. Answers are withheld where it is blind.
    void start(Study& study, bool isBlind, bool isTheirs);
    /// Also before the first study was started.
    void forget();

    void setAnswersShown(bool areShown);
    void setFigures(const std::optional<KeptTopicFigures>& figures);
    void closeItems();
    /// What has the keys first; it may be out of reach.
    QWidget* firstControl() const;

    /// None: there are no topics, or they were not read yet.
    const std::optional<KeptTopicFigures>& shown() const { return m_figures; }
    QString lead() const { return m_lead->text(); }
    Announcement* nothing() const { return m_nothing; }
    /// These are made for the first study that has topics.
    ChartBoard* board() const { return m_board; }
    IntervalChart* list() const { return m_list; }
    ScatterChart* map() const { return m_map; }

Q_SIGNALS:
    void topicsWanted();
    void deskRequested(subtext::ScenarioId scenario);
    void done(const QString& what);

private:
    QWidget* buildTopics();
    void buildCharts();
    void showNothing();
    void showTopic(int topic);
    void showPlaces(const std::vector<int>& rows);
    QString nameOf(std::size_t topic) const;

    Prompts& m_prompts;
    QString m_settingsFolder; ///< Of profiles; empty: there is none.
    Study* m_study = nullptr;
    bool m_isBlind = false;
    bool m_isTheirs = false;
    std::optional<KeptTopicFigures> m_figures;

    PageStack* m_pages = nullptr;
    Announcement* m_nothing = nullptr;
    QWidget* m_topics = nullptr;
    QLabel* m_lead = nullptr;
    QPushButton* m_find = nullptr;
    ChartBoard* m_board = nullptr;
    IntervalChart* m_list = nullptr;
    ScatterChart* m_map = nullptr;
};

} // namespace subtext
