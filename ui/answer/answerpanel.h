// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"

#include <QScrollArea>

#include <array>

class QBoxLayout;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;

namespace subtext {

class ChoiceStep;
class EmotionStep;
class ExplanationEdit;
class ScaleStep;
enum class StepLook;

/// The answer in five steps from top to bottom, the explanation and the flag. The step with the
/// focus takes the digits, and the focus moves on with each answer.
class AnswerPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit AnswerPanel(QWidget* parent = nullptr);

    /// Shows an answer without announcing it.
    void setAnswer(const Answer& answer);
    void setReadOnly(bool isReadOnly);
    void setExplanationRequired(bool isRequired);
    /// False: only the emotion and the scales are asked.
    void setExplanationAsked(bool isAsked);

    /// Puts the focus on the first step without an answer, and where every choice is made behind
    /// the explanation.
    void focusFirstOpenStep();
    /// Puts the focus where no key changes an answer that is complete: on what offers to.
    void rest();
    bool isResting() const;
    /// Puts the cursor behind what is written.
    void focusExplanation();
    /// Marks what is missing and puts the focus there.
    void showMissing(const std::vector<MissingPart>& missing);
    /// Shows the self-check's question under the scales; empty hides it.
    void showSelfCheck(const QString& question);
    QString selfCheckText() const;
    /// Sets or takes back the flag, as the flag button asks.
    void toggleFlag();

    /// Beside the scene there is room for figures, below it for number and word.
    void setStacked(bool isStacked);
    /// The least width in which the choices can be read.
    int leastWidth() const;

    QWidget* stepWidget(StepIndex step) const;
    QPushButton* changeButton() const { return m_change; }
    QLineEdit* flagReasonField() const { return m_flagReason; }
    StepIndex stepInFocus() const { return m_stepInFocus; }
    /// The choice of the step in focus that a definition should explain.
    std::optional<int> choiceInView() const;

Q_SIGNALS:
    /// By the user; no step for the flag.
    void edited(const subtext::Answer& answer, std::optional<subtext::StepIndex> step);
    /// What the definitions should explain has changed.
    void focusedStepChanged();
    /// The user keeps the answer that the self-check asks about.
    void answerKept();
    /// A digit answered the last step, where no explanation is asked.
    void lastStepAnswered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addStep(StepIndex step, ChoiceStep* widget);
    void buildChange(QWidget* page);
    void buildExplanation(QWidget* page);
    void buildSelfCheck(QWidget* page);
    void buildFlag(QWidget* page);
    void moveOnFrom(StepIndex step);
    void noteFocus(StepIndex step);
    void onChosen(StepIndex step, std::optional<int> choice);
    void onTyped(const QString& text);
    bool hasAllChoices() const;
    void setLook(StepLook look);
    void chooseLook();
    void showSentences();
    void setExplanationMissing(bool isMissing);

    Answer m_answer;
    StepIndex m_stepInFocus = Step::Emotion;
    bool m_isExplanationRequired = true;
    bool m_isReadOnly = false;
    bool m_isStacked = false;
    bool m_isExplanationMissing = false;
    std::optional<StepLook> m_look;
    QPushButton* m_change = nullptr;
    QLabel* m_changeHint = nullptr;
    QWidget* m_changeRow = nullptr;
    EmotionStep* m_emotion;
    std::array<ScaleStep*, DimensionCount> m_scales{};
    bool m_isExplanationAsked = true;
    QWidget* m_explanationBox = nullptr;
    QBoxLayout* m_explanationRows = nullptr;
    QWidget* m_explanationHead = nullptr;
    QLabel* m_explanationTitle = nullptr;
    QLabel* m_sentences = nullptr;
    ExplanationEdit* m_explanation = nullptr;
    QFrame* m_selfCheckRow = nullptr;
    QLabel* m_selfCheckText = nullptr;
    QFrame* m_flagRow = nullptr;
    QLineEdit* m_flagReason = nullptr;
};

} // namespace subtext
