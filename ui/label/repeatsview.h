// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace subtext {

class ShortAnswer;

/// A few of one's own early items once more, after the last: announced, answered without the first
/// answer in view, and kept apart from the data.
class RepeatsView : public QWidget
{
    Q_OBJECT
public:
    explicit RepeatsView(QWidget* parent = nullptr);

    /// Announces what is due; there must be something.
    void start(Study& study, PersonId person, const Clock& clock);
    void stop() { m_study = nullptr; }
    bool isAsking() const;
    /// Hands the answer in, or starts where nothing is asked yet.
    void goOn();

    ShortAnswer* scenes() const { return m_scenes; }
    QPushButton* startButton() const { return m_start; }
    QPushButton* laterButton() const { return m_later; }
    QString announcement() const;

Q_SIGNALS:
    /// Nothing is due any more.
    void finished();
    /// Put off.
    void left();
    void failed(const subtext::Error& error);

private:
    QWidget* makeAnnouncement();
    void showNextItem();
    void keep(const Answer& answer, qint64 activeMs);

    Study* m_study = nullptr;
    PersonId m_person;
    const Clock* m_clock = nullptr;
    ScenarioId m_scenario;
    QStackedWidget* m_stack;
    QLabel* m_lead = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_later = nullptr;
    ShortAnswer* m_scenes;
};

} // namespace subtext
