// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "ui/adjudicate/raterhead.h"

#include <QFrame>

#include <array>
#include <optional>

namespace subtext {

class AnswerMarks;
class TextReader;
class VadProfile;

/// Everything that one rater said about an item, as a card. It is made once and shows one rater
/// after another. Head and profile stay in view; a long explanation scrolls below them.
class RaterColumn : public QFrame
{
    Q_OBJECT
public:
    static constexpr int MinimumWidth = 168;

    explicit RaterColumn(QWidget* parent = nullptr);

    /// `place` counts from 1. `meanVad`: valence, arousal and dominance of all raters in scale
    /// numbers, NaN where nobody rated.
    void setRater(const DeskRater& rater, int place, const QString& title,
                  const std::array<double, 3>& meanVad);
    /// Whether the current pick is this rater's label.
    void setChosen(bool isChosen);
    bool isChosen() const { return m_head->isChosen(); }
    std::optional<Choice> label() const { return m_head->label(); }

    RaterHead* head() const { return m_head; }
    VadProfile* profile() const { return m_profile; }
    AnswerMarks* marks() const { return m_marks; }
    TextReader* explanation() const { return m_explanation; }

Q_SIGNALS:
    /// The head was pressed: take this label.
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void writeExplanation();

    RaterHead* m_head;
    VadProfile* m_profile;
    AnswerMarks* m_marks;
    TextReader* m_explanation;
    Answer m_answer;
};

} // namespace subtext
