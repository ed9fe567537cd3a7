// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace subtext {

class FlowLayout;

/// Lines of text with buttons behind them; where those would leave too little of a line, they stand
/// below it, on as many lines as they need. Never wider than the wider of the text and a button.
class HeadRow : public QWidget
{
    Q_OBJECT
public:
    /// Takes the text, which wraps, and leaves it room for so many letters and its longest word.
    HeadRow(QLabel* text, int leastLetters, int spacing, QWidget* parent);

    void addButton(QPushButton* button, Qt::Alignment alignment = {});
    /// The buttons stay behind the text, however little is left of it.
    void keepBeside(bool isKept);
    /// At once, where a button came or went, and what is shown next has to be in its place.
    void arrange();

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int leastText() const;
    bool hasRoomBeside() const;

    QLabel* m_text;
    int m_leastLetters;
    int m_spacing;
    QBoxLayout* m_parts;
    QWidget* m_side; ///< Of the buttons.
    FlowLayout* m_buttons;
    bool m_isSized = false; ///< It has got a width.
    bool m_isKeptBeside = false;
};

} // namespace subtext
