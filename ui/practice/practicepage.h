// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/calibration.h"
#include "core/study/study.h"

#include <QStackedWidget>
#include <QWidget>

#include <functional>

namespace subtext {

class ActionRegistry;
struct PracticeAnswer;
class FeedbackCard;
class GuidelineDock;
class NoticeBar;
class PracticeOutcome;
class PracticeWelcome;
class ShortAnswer;
class ShortDraftKeeper;

/// The calibration round: a word before it, the scenes with feedback after each, and what came out.
/// Nothing of it is data.
class PracticePage : public QWidget
{
    Q_OBJECT
public:
    explicit PracticePage(ActionRegistry& actions, QWidget* parent = nullptr);

    /// Goes on where the person stopped. `isRequired`: there is no way to the work but through it.
    void start(Study& study, PersonId person, const Clock& clock, bool isRequired);
    /// Writes what is half answered; false where the disk refuses, and the page says so.
    bool keepDraft();
    /// What is half answered stays for next time.
    void stop();
    PersonId person() const { return m_person; }

    enum class Stage { Welcome, Scenes, Outcome };
    Stage stage() const { return static_cast<Stage>(m_stack->currentIndex()); }
    ShortAnswer* scenes() const { return m_scenes; }
    NoticeBar* notice() const { return m_notice; }
    FeedbackCard* feedback() const { return m_feedback; }
    PracticeWelcome* welcome() const { return m_welcome; }
    PracticeOutcome* outcome() const { return m_outcome; }

Q_SIGNALS:
    void finished();
    /// Out of it before a required round was done.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void registerActions(ActionRegistry& actions);
    bool isAtScene() const { return m_study && stage() == Stage::Scenes; }
    void lookAgain(const PracticeAnswer& answer);
    void setGuideShown(bool isShown);
    void placeGuide();
    void explain();
    void showScenes();
    void showNextItem();
    void keep(const Answer& answer, qint64 activeMs);
    void showFailure(const Error& error, const std::function<void()>& tryAgain);
    void goOnFromFeedback();
    void goBack();
    void showOutcome();
    void leave();
    void showStage(Stage stage) { m_stack->setCurrentIndex(static_cast<int>(stage)); }

    Study* m_study = nullptr;
    PersonId m_person;
    const Clock* m_clock = nullptr;
    bool m_isRequired = false;
    PracticeScenes m_round;
    const CalibrationItem* m_item = nullptr; ///< Of the round.
    QString m_lookedAt; ///< The item that the results led to; empty: there they led to none.
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    PracticeWelcome* m_welcome;
    std::shared_ptr<const Task> m_task; ///< Of the study at work; null before the first.
    ShortAnswer* m_scenes;
    ShortDraftKeeper* m_drafts;
    FeedbackCard* m_feedback;
    PracticeOutcome* m_outcome;
    GuidelineDock* m_guide = nullptr; ///< Made when it is first asked for.
};

} // namespace subtext
