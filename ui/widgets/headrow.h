// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace subtext {

/// Lines of text with buttons behind them; where those would leave too little of a line, they stand
/// below it. Never wider than the wider of the two.
class HeadRow : public QWidget
{
    Q_OBJECT
public:
    /// Takes the text, which wraps, and leaves it room for so many letters and its longest word.
    HeadRow(QLabel* text, int leastLetters, int spacing, QWidget* parent);

    void addButton(QPushButton* button, Qt::Alignment alignment = {});

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int leastText() const;
    void arrange();

    QLabel* m_text;
    int m_leastLetters;
    QBoxLayout* m_parts;
    QHBoxLayout* m_buttons;
};

} // namespace subtext
