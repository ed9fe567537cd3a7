// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"
#include "core/study/study.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace subtext {

class Announcement;
class ShortAnswer;
class ShortDraftKeeper;

/// A few of one's own early items once more, after the last: announced, answered without the first
/// answer in view, and kept apart from the data.
class RepeatsView : public QWidget
{
    Q_OBJECT
public:
    explicit RepeatsView(QWidget* parent = nullptr);

    /// Announces what is due; there must be something.
    void start(Study& study, PersonId person, const Clock& clock);
    /// What is half answered stays for next time.
    void stop();
    /// Writes what is half answered; false where the disk refuses.
    bool keepDraft();
    void tryAgain();
    bool isAsking() const;
    /// Hands the answer in, or starts where nothing is asked yet.
    void goOn();
    /// Of the scene that is asked, back to where it was begun or taken up.
    void undo();
    void redo();
    /// Has a screen reader say the scene again that is asked.
    void readAgain();

    ShortAnswer* scenes() const { return m_scenes; }
    QPushButton* startButton() const;
    QPushButton* laterButton() const;
    QString announcement() const;

Q_SIGNALS:
    void finished();
    void left();
    void failed(const subtext::Error& error);
    /// What is on the screen is on the disk (again).
    void saved();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void showNextItem();
    void keep(const Answer& answer, qint64 activeMs);

    Study* m_study = nullptr;
    PersonId m_person;
    const Clock* m_clock = nullptr;
    ScenarioId m_scenario;
    QStackedWidget* m_stack;
    Announcement* m_announcement;
    ShortAnswer* m_scenes;
    ShortDraftKeeper* m_drafts;
    bool m_isAnswerRefused = false;
};

} // namespace subtext
