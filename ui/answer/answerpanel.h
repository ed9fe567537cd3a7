// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/secondreading.h"
#include "ui/answer/answerpart.h"

#include <QScrollArea>

#include <memory>

namespace subtext {

class CueRow;
class ChoiceStep;
class ComingSteps;
class ExplanationBox;
class FlagRow;
class RestRow;
class SelfCheckRow;

/// The answer from top to bottom, as the task asks for it: questions, boards and scales, the
/// explanation and the flag. The step with the focus takes the digits, and the focus moves on with
/// each answer.
class AnswerPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit AnswerPanel(QWidget* parent = nullptr);

    void setTask(const std::shared_ptr<const Task>& task);
    void setScene(const Scenario& scenario);
    /// Shows an answer without announcing it.
    void setAnswer(const Answer& answer);
    /// The same of what is new in it: these steps, and the flag.
    void showSteps(const Answer& answer, const std::vector<StepIndex>& steps);
    void setReadOnly(bool isReadOnly);
    /// By the protocol: a row says how many words of the scene are marked.
    void setCuesAsked(bool areAsked);
    /// By the protocol: below each question that has one stands what else its answer could be.
    void setSecondReading(SecondReading asked);
    /// By the protocol, from the next scene on: below each choice stands what most others will say,
    /// where the item asks for it.
    void setGuessRules(const Protocol& protocol);
    /// Whether it asks beside the choices what the rules ask of this item.
    bool asksAs(const Protocol& protocol, const Scenario& item) const
    {
        return protocol.secondReading == m_secondReading &&
               subtext::isGuessAsked(protocol, item) == m_isGuessAsked;
    }
    CueRow* cueRow() const { return m_cueRow; }
    /// Says that these words are marked now, with the flag as it is shown.
    void sayCues(const Cues& cues);
    /// By the protocol; the task may ask for less.
    void setExplanationRequired(bool isRequired);
    /// False: only the questions and the scales are asked.
    void setExplanationAsked(bool isAsked);
    bool isExplanationAsked() const { return m_explanation && m_isExplanationAsked; }

    /// Puts the focus on the first step without an answer, and where every choice is made behind
    /// the explanation.
    void focusFirstOpenStep();
    /// Puts the focus on a step that was answered before, to go on from there.
    void returnTo(StepIndex step);
    /// Here people come back to complete answers: what offers to change one has its place before
    /// it is shown, where that costs neither figures nor scrolling.
    void keepPlaceToRest();
    /// Puts the focus where no key changes an answer that is complete: on what offers to.
    void rest();
    bool isResting() const;
    /// Puts the cursor behind what is written; to the first step where nothing is to be written.
    void focusExplanation();
    /// Into the explanation; whoever writes there already stays where they are.
    void enterExplanation();
    /// Out of the explanation to the first step; false where the keys are elsewhere.
    bool leaveExplanation();
    void showMissing(const MissingParts& missing);
    /// Shows the self-check's question under the scales, and where it can be changed; empty hides
    /// it.
    void showSelfCheck(const QString& question, StepIndex step = {});
    void toggleFlag();

    /// Beside the scene there is room for figures, below it for number and word.
    void setStacked(bool isStacked);
    /// Whether scales are shown with their figures, where they have some.
    bool hasRoomForFigures() const { return m_look == StepLook::Full; }
    /// The least width in which the choices can be read.
    int leastWidth() const;

    /// What takes the answer of a step: a question's row is in its board. Null where the task has
    /// no such step.
    QWidget* stepWidget(StepIndex step) const;
    StepIndex stepInFocus() const;
    std::optional<int> choiceInView() const;
    /// What a screen reader says of the step in focus: how it is answered, and what is asked.
    QString spokenStep() const;

Q_SIGNALS:
    /// By the user: what is said at these steps; without one, the flag (see withSteps). A choice
    /// is shown once whoever keeps the answer shows it.
    void edited(const subtext::Answer& said, const std::vector<subtext::StepIndex>& steps);
    void focusedStepChanged();
    void answerKept();
    /// A digit answered the last step, where no explanation is asked.
    void lastStepAnswered();
    /// The choices may need another width: of another task or language, or with larger text.
    void laidOutAnew();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildAnew();
    void addChoice(std::size_t step, ChoiceStep* widget, int stretch);
    void addSecond(std::size_t question, QWidget* page);
    void addGuess(std::size_t question, QWidget* page);
    void addBoard(const QuestionRun& run, BoardStep* widget);
    void addPart(const AnswerPart& part, int stretch);
    void buildExplanation(QWidget* page);
    void moveOnFrom(std::size_t part);
    void focusPart(const AnswerPart& part, Qt::FocusReason reason);
    void focusStep(StepIndex step);
    void noteFocus(std::size_t part);
    void onTyped(const QString& text);
    void setMissing(StepIndex step, bool isMissing);
    void sayAside(bool isFlagged, const Cues& cues);
    void setLook(StepLook look);
    void chooseLook();
    void chooseStepLook();
    void narrow();
    int leastHeight() const; ///< Without what offers to change the answer.

    std::shared_ptr<const Task> m_task;
    std::vector<AnswerPart> m_parts;
    std::size_t m_partInFocus = 0; ///< Their number: the explanation.
    bool m_isExplanationRequired = true;
    bool m_isReadOnly = false;
    bool m_isStacked = false;
    std::optional<StepLook> m_look;
    StepIndex m_selfCheckStep{};
    RestRow* m_changeRow = nullptr;
    bool m_isPlaceToRestKept = false;
    ComingSteps* m_coming =
        nullptr; ///< What second readings and guesses will ask, in their places.
    SecondReading m_secondReading = SecondReading::Off;
    Protocol m_guessRules; ///< With a share there are rows, shown where an item asks.
    bool m_isGuessAsked = false;
    bool m_isExplanationAsked = true;
    ExplanationBox* m_explanation = nullptr; ///< Null where the task has none.
    SelfCheckRow* m_selfCheck = nullptr;
    FlagRow* m_flag = nullptr;
    CueRow* m_cueRow = nullptr;
    bool m_areCuesAsked = false;
    Cues m_cues; ///< Of the answer that is shown: flag and cues are said together.
};

} // namespace subtext
