// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/gates.h"
#include "core/study/study.h"

#include <QLabel>
#include <QWidget>

class QPushButton;

namespace subtext {

class ItemCard;

/// What a place of a check is about: the problem, the item with its answers, and the way to where
/// it can be mended.
class PlacePanel : public QWidget
{
    Q_OBJECT
public:
    explicit PlacePanel(QWidget* parent);

    void setStudy(Study* study);
    /// `scenario` is invalid where the place is about the study.
    void showPlace(GateKind gate, const GatePlace& place, ScenarioId scenario);
    void showItem(const QString& name, ScenarioId scenario);

    ItemCard* card() const { return m_card; }
    QString problem() const { return m_problem->text(); }

Q_SIGNALS:
    void deskRequested(subtext::ScenarioId scenario);
    void qualityRequested();
    void correctionRequested(subtext::ScenarioId scenario, const QString& problem);
    void answerRequested(const QString& token);
    void closeRequested();
    void judged(const subtext::GatePlace& place, bool isName);
    /// That the name is a word wherever it is written in small letters.
    void wordJudged(const subtext::GatePlace& place);

private:
    bool isOfScene(const QString& field) const;
    enum class Way { None, Desk, Quality, Answer };
    static Way wayFrom(GateKind gate, const GatePlace& place);
    void show(const QString& heading, const QString& problem, ScenarioId scenario);
    void setWay(Way way);
    void go();
    void judge(bool isName);
    void showVerdict(const GatePlace& place);

    Study* m_study = nullptr;
    ScenarioId m_scenario;
    QString m_answer;
    GatePlace m_shown;
    Way m_kind = Way::None;
    QLabel* m_heading;
    QLabel* m_problem;
    QPushButton* m_close;
    QPushButton* m_way;
    QPushButton* m_correct;
    QWidget* m_verdict; ///< The three buttons that follow.
    QPushButton* m_notName;
    QPushButton* m_name;
    QPushButton* m_word;
    ItemCard* m_card;
};

} // namespace subtext
