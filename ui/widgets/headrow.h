// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/besideorbelow.h"

class QLabel;
class QPushButton;

namespace subtext {

class FlowLayout;

/// Lines of text with buttons behind them; where those would leave too little of a line, they stand
/// below it, on as many lines as they need. Never wider than the wider of the text and a button.
class HeadRow final : public BesideOrBelow
{
    Q_OBJECT
public:
    /// Takes the text, which wraps, and leaves it room for so many letters and its longest word.
    HeadRow(QLabel* text, int leastLetters, int spacing, QWidget* parent);

    void addButton(QPushButton* button, Qt::Alignment alignment = {});
    /// The buttons stay behind the text, however little is left of it.
    void keepBeside(bool isKept);
    /// At once, where a button came or went, and what is shown next has to be in its place.
    using BesideOrBelow::arrange;

    QSize minimumSizeHint() const override;

protected:
    int leastBeside() const override;
    int leastBelow() const override;
    bool hasRoomBeside() const override;
    void fitParts(bool isBeside) override;

private:
    int leastText() const;
    int withoutGap(int width) const;

    QLabel* m_text;
    int m_leastLetters;
    int m_spacing;
    QWidget* m_side; ///< Of the buttons.
    FlowLayout* m_buttons;
    bool m_isKeptBeside = false;
};

} // namespace subtext
