// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/boardshape.h"

#include <span>
#include <vector>

namespace subtext {

/// The questions of a board as rows with the same options, each unanswered until it is answered.
/// One row has the keys: Up and Down go through the rows, Left and Right adjust, Backspace takes
/// the answer back. On a board of no and yes a row's digit or letter is its yes, with Shift its no,
/// and 0 is no for all rows that are open; on any other a digit answers the row and goes on to the
/// next.
class BoardStep : public AnswerStep
{
    Q_OBJECT
public:
    BoardStep(std::span<const Question> rows, QWidget* parent);

    struct Row
    {
        std::optional<int> choice; ///< The place of the option.
        bool isSwept = false;      ///< It came from "all others no".

        bool operator==(const Row&) const = default;
    };

    /// Shows answers without announcing them; as many as there are rows.
    void setAnswers(const std::vector<Row>& answers);
    const std::vector<Row>& answers() const { return m_answers; }
    void setMissing(int row, bool isMissing);
    /// Above the rows, and of each of them: what is asked of the scene on screen.
    void setAsk(const QString& ask, const QStringList& ofRows);

    int rows() const { return m_shape.rows(); }
    int currentRow() const { return m_current; }
    void setCurrentRow(int row);
    /// The first without an answer; none where all have one.
    std::optional<int> firstOpenRow() const;
    /// Under the mouse, else the one with the keys.
    int rowInView() const { return m_hovered.value_or(m_current); }
    QRect rowArea(int row) const { return m_shape.row(row).toAlignedRect(); }

    void setLook(StepLook look, int titleWidth) override;
    std::optional<int> choiceInView() const override { return std::nullopt; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // Row by row their options, then "all others no" where there is such.
    int cells() const override;
    QString cellName(int cell) const override;
    QString cellDefinition(int cell) const override;
    QString cellKey(int cell) const override;
    QRect cellArea(int cell) const override;
    bool isCellChosen(int cell) const override;
    std::optional<int> cellInFocus() const override;
    void press(int cell) override;

Q_SIGNALS:
    /// By the user. Shown once whoever keeps the answer sets them.
    void chosen(const std::vector<subtext::BoardStep::Row>& answers);
    void currentRowChanged();

protected:
    void describe() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    int options() const { return m_shape.options(); }
    int sweepCell() const { return rows() * options(); }
    bool isComplete() const { return !firstOpenRow(); }
    const Row& answer(int row) const { return m_answers[static_cast<std::size_t>(row)]; }
    const Question& question(int row) const { return m_shape.question(row); }
    QString definition(int row) const;
    QString stateWords(int row) const;

    void choose(int row, std::optional<int> choice);
    /// No for all rows that are open.
    void sweep();
    /// Tells what changed, and whether the board is complete now.
    void changeTo(const std::vector<Row>& answers, std::optional<int> cell);
    bool takePlace(const QKeyEvent& event);
    bool takeArrow(int key);
    void step(int by);

    void limitHeight();
    std::optional<int> cellAt(const QPointF& position) const;
    void paintHeader(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintOption(QPainter& painter, int row, int option) const;

    bool m_isYesNo;
    BoardShape m_shape;
    QString m_ask;
    QStringList m_rowAsks;
    std::vector<Row> m_answers;
    std::vector<bool> m_missing;
    int m_current = 0;
    std::optional<int> m_hovered;     ///< Row.
    std::optional<int> m_hoveredCell; ///< Option, or "all others no".
};

} // namespace subtext
