// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/answerstep.h"

namespace subtext {

/// A step with a few choices, of which one is chosen. Digits, and past nine letters, choose and
/// move on, so does a click where nothing was chosen, arrows adjust, Backspace takes the choice
/// back. What the choices look like is the subclass's business.
class ChoiceStep : public AnswerStep
{
    Q_OBJECT
public:
    ChoiceStep(const QString& title, const QString& question, int choices, int columns,
               QWidget* parent);

    std::optional<int> choice() const { return m_choice; }
    /// Shows a choice without announcing it.
    void setChoice(std::optional<int> choice);
    /// Marks the step as lacking an answer, until it has one.
    void setMissing(bool isMissing);
    /// It is marked as the one to answer.
    bool isMissing() const { return m_isMissing; }
    void setQuestion(const QString& question);

    void setLook(StepLook look, int titleWidth = 0) override;
    StepLook look() const { return m_look; }
    const QString& title() const { return m_title; }
    int choices() const { return m_choices; }
    QRect choiceArea(int choice) const { return cellRect(choice).toAlignedRect(); }
    std::optional<int> choiceInView() const override { return m_hovered ? m_hovered : m_choice; }

    virtual QString choiceName(int choice) const = 0;
    virtual QString definition(int choice) const = 0;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int cells() const override { return m_choices; }
    QString cellName(int cell) const override { return choiceName(cell); }
    QString cellDefinition(int cell) const override { return definition(cell); }
    QString cellKey(int cell) const override;
    QRect cellArea(int cell) const override { return choiceArea(cell); }
    bool isCellChosen(int cell) const override { return m_choice == cell; }
    std::optional<int> cellInFocus() const override { return m_choice; }
    void press(int cell) override;

Q_SIGNALS:
    /// By the user; none where the choice was taken back. Shown once whoever keeps the answer
    /// sets it.
    void chosen(std::optional<int> choice);

protected:
    struct CellState
    {
        bool isChosen = false;
        bool isHovered = false;
        QColor ink; ///< For everything drawn in the cell.
    };
    virtual void paintCell(QPainter& painter, const QRectF& cell, int choice,
                           const CellState& state) const = 0;
    virtual int cellHeight() const = 0;
    virtual int leastCellWidth() const = 0;
    virtual int columnsIn(int /*width*/) const { return m_columns; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void describe() override;
    /// Screen readers hear the step, its state and, once chosen, the choice.
    virtual QString spokenName() const;

    /// Tells of it where it is another and may be changed.
    void choose(std::optional<int> choice);

private:
    int rows() const;
    int columns() const;
    int headerHeight() const;
    /// Follows from the look and the text size.
    void limitHeight();
    QPoint origin() const;
    void paintTitle(QPainter& painter) const;
    QRectF cellRect(int choice) const;
    std::optional<int> choiceAt(const QPointF& position) const;
    void step(int by);
    /// False where the key is none of its own.
    bool takeArrow(int key);

    QString m_title;
    QString m_question;
    int m_choices;
    int m_columns;
    StepLook m_look = StepLook::Full;
    int m_titleWidth = 0;
    std::optional<int> m_choice;
    std::optional<int> m_hovered;
    bool m_isMissing = false;
};

} // namespace subtext
