// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace subtext {

/// How much room a step takes.
enum class StepLook {
    Full,  ///< Title and question above the choices, figures in them.
    Plain, ///< Without the figures: number and word.
    Row,   ///< The title beside the choices as well.
};

/// One step of the answer with a few choices, drawn as one control that takes the focus as a
/// whole: the focused step is the highlighted one. Digits choose and move on, so does a click where
/// nothing was chosen, arrows adjust, Backspace takes the choice back. What the choices look like
/// is the subclass's business.
class ChoiceStep : public QWidget
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
    void setReadOnly(bool isReadOnly) { m_isReadOnly = isReadOnly; }
    bool isReadOnly() const { return m_isReadOnly; }

    /// In a row the titles of all steps take `titleWidth`.
    void setLook(StepLook look, int titleWidth = 0);
    StepLook look() const { return m_look; }
    const QString& title() const { return m_title; }
    int choices() const { return m_choices; }
    /// Where a choice is drawn.
    QRect choiceArea(int choice) const { return cellRect(choice).toAlignedRect(); }
    /// By a screen reader, as by a click.
    void press(int choice);

    /// The choice under the mouse, else the one that is chosen: what a definition should explain.
    std::optional<int> choiceInView() const { return m_hovered ? m_hovered : m_choice; }

    virtual QString choiceName(int choice) const = 0;
    /// One line that defines a choice.
    virtual QString definition(int choice) const = 0;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Said before the question as long as the keys stay here: what was answered on the way to it,
    /// which nobody hears who has to wait for the highlight to move on. Not looked at.
    void sayFirst(const QString& words);

Q_SIGNALS:
    /// By the user. None where the choice was taken back.
    void chosen(std::optional<int> choice);
    /// By a digit, or by a click where nothing was chosen: the next step's turn.
    void answered();
    /// A letter, which is no answer here.
    void typed(const QString& text);
    void focused();
    void choiceInViewChanged();

protected:
    struct CellState
    {
        bool isChosen = false;
        bool isHovered = false;
        QColor ink; ///< For everything drawn in the cell.
    };
    virtual void paintCell(QPainter& painter, const QRectF& cell, int choice,
                           const CellState& state) const = 0;
    /// Height of one cell; widths share the row.
    virtual int cellHeight() const = 0;
    /// The least width of a cell in which its words can be read.
    virtual int leastCellWidth() const = 0;
    /// How many stand side by side in a row of this width.
    virtual int columnsIn(int /*width*/) const { return m_columns; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int rows() const;
    int columns() const;
    int headerHeight() const;
    /// Follows from the look and the text size.
    void limitHeight();
    /// Left and top of the choices.
    QPoint origin() const;
    void paintTitle(QPainter& painter) const;
    void announce();
    /// Where the highlight stays, a screen reader says the choice as where it is now.
    void announceHere();
    QRectF cellRect(int choice) const;
    std::optional<int> choiceAt(const QPointF& position) const;
    void choose(std::optional<int> choice);
    void step(int by);
    void describe();

    QString m_title;
    QString m_question;
    QString m_saidFirst;
    int m_choices;
    int m_columns;
    StepLook m_look = StepLook::Full;
    int m_titleWidth = 0;
    std::optional<int> m_choice;
    std::optional<int> m_hovered;
    bool m_isMissing = false;
    bool m_isReadOnly = false;
};

} // namespace subtext
