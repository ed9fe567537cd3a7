// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/norming.h"
#include "core/study/study.h"
#include "ui/background/freshness.h"
#include "ui/widgets/controls.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFrame;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace subtext {

class ActionRegistry;
class Announcement;
class ElidedLabel;
class NormingItemView;
class NoticeBar;
class Prompts;

/// What norming rounds ask of somebody.
struct NormingCall
{
    bool isUnderWay = false; ///< A round of theirs is not closed.
    bool isDue = false;      ///< They have votes to give.
};

/// Errors: those of reading the study.
Result<NormingCall> normingCall(Study& study, PersonId person);

/// The norming rounds of whoever is signed in: item by item they vote, each vote is kept at once,
/// and hand their votes in. Once a round is open they see how all voted, and vote again.
class NormingPage : public QWidget
{
    Q_OBJECT
public:
    NormingPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);

    /// Goes on at the first item without a vote.
    void start(Study& study, PersonId person);
    void stop();

    /// Of a hand-out whose votes are in: leads to where the file is handed in.
    QPushButton* handInButton() const { return m_handIn; }

    enum class Stage { Vote, Told };
    Stage stage() const;
    /// What is said where there is nothing to vote on; its title is the round's.
    Announcement* told() const { return m_told; }
    NormingItemView* item() const { return m_item; }
    QComboBox* rounds() const { return m_rounds; }
    QPushButton* backButton() const { return m_back; }
    QPushButton* nextButton() const { return m_next; }
    NoticeBar* notice() const { return m_notice; }
    QString positionText() const;
    QString lead() const;
    QString message() const;

Q_SIGNALS:
    void handInRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildVoting();
    QWidget* buildBar();
    void registerActions(ActionRegistry& actions);
    bool isVoting() const { return m_study && stage() == Stage::Vote; }

    void refresh();
    /// Shows the round chosen by its UUID, else the first in which something is due.
    void showRound(const Uuid& round);
    void showVoting(const NormingBooth& booth, bool isSame);
    void tell(const NormingBooth* booth);
    void goTo(std::size_t item);
    void showItem(std::size_t item);
    void goOn();
    void goBack();
    void keepMine();
    /// False where it could not be written, which is said.
    bool keep(const Ballot& ballot);
    void updateButtons();
    void say(const QString& text, LabelTone tone = LabelTone::Muted);
    QString whyNothingToKeep() const;
    void askToCast();
    void cast();
    QString handInWords() const;
    void showFailure(const Error& error, const std::function<void()>& tryAgain);

    NormingVotes& votes(); ///< Of the pass that is due, or was last.
    std::optional<std::size_t> firstOpen() const;
    const NormingVotes& votes() const;
    std::vector<Uuid> openItems() const;
    /// Gives the keys to what is open, and has the item said.
    void takeKeys();
    void readAloud();

    Prompts& m_prompts;
    Study* m_study = nullptr;
    PersonId m_person;
    bool m_isHandOut = false;
    std::shared_ptr<const Task> m_task;
    std::vector<NormingBooth> m_booths;
    std::optional<NormingBooth> m_booth; ///< The one on the screen.
    std::vector<QuestionIndex> m_questions;
    std::size_t m_at = 0; ///< Of its items.
    QComboBox* m_rounds;
    QLabel* m_title;
    QLabel* m_lead;
    QStackedWidget* m_stack;
    NormingItemView* m_item;
    Announcement* m_told;
    NoticeBar* m_notice;
    QLabel* m_position = nullptr;
    ElidedLabel* m_message = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_keepMine = nullptr;
    QPushButton* m_handIn = nullptr;
    QPushButton* m_cast = nullptr;
    Freshness m_freshness;
};

} // namespace subtext
