// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace subtext {

enum class StepLook {
    Full,  ///< Title and question above the choices, figures in them.
    Plain, ///< Without the figures: number and word.
    Tight, ///< The same, and words may be set as small as they can be read.
    Row,   ///< The title beside the choices as well.
};

/// One step of the answer, drawn as one control that takes the focus as a whole: the focused step
/// is the highlighted one. A screen reader meets its cells as radio buttons.
class AnswerStep : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerStep(QWidget* parent);

    void setReadOnly(bool isReadOnly) { m_isReadOnly = isReadOnly; }
    bool isReadOnly() const { return m_isReadOnly; }

    /// In a row the titles of all steps take `titleWidth`.
    virtual void setLook(StepLook look, int titleWidth) = 0;
    /// Said before the question as long as the keys stay here: what was answered on the way to it,
    /// which nobody hears who has to wait for the highlight to move on. Not looked at.
    void sayFirst(const QString& words);
    /// The choice that a definition should explain: under the mouse, else as it stands.
    virtual std::optional<int> choiceInView() const = 0;

    virtual int cells() const = 0;
    virtual QString cellName(int cell) const = 0;
    virtual QString cellDefinition(int cell) const = 0;
    virtual QString cellKey(int cell) const = 0;
    virtual QRect cellArea(int cell) const = 0;
    virtual bool isCellChosen(int cell) const = 0;
    /// Where the keys are; none where nothing is chosen there.
    virtual std::optional<int> cellInFocus() const = 0;
    virtual void press(int cell) = 0;

Q_SIGNALS:
    /// By the keys, or by a click where nothing was chosen: the next step's turn.
    void answered();
    /// A letter or a blank, which is no answer here.
    void typed(const QString& text);
    void focused();
    void choiceInViewChanged();

protected:
    virtual void describe() = 0;
    const QString& saidFirst() const { return m_saidFirst; }
    /// Around what tells of a choice at `cell`; it is shown and announced in between, before
    /// anything else is said of it.
    void beginChoice(std::optional<int> cell);
    void endChoice() { m_isChoosing = false; }
    /// The highlight moves on with the answer, so that nobody would hear what was chosen. Nothing
    /// where the answer is shown for another reason.
    void announceChoice();
    /// Where the highlight stays, a screen reader says the choice as where it is now.
    void announceHere();
    /// A letter or a blank that is meant for the explanation; false for what is neither.
    bool passOnText(const QKeyEvent& event);

    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString m_saidFirst;
    bool m_isReadOnly = false;
    bool m_isChoosing = false;
    std::optional<int> m_cell; ///< Of the choice.
};

} // namespace subtext
