// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"
#include "ui/answer/answerstep.h"

#include <QFont>

#include <vector>

namespace subtext {

/// Where everything of a board is drawn: its header with "all others no", its rows, and at the end
/// of each its options. Rows go down one column, and then down the next.
class BoardShape
{
public:
    BoardShape(std::vector<Question> rows, bool hasSweep);

    void setLook(StepLook look) { m_look = look; }
    StepLook look() const { return m_look; }
    void setPlace(QSize size, Qt::LayoutDirection direction);

    int rows() const { return static_cast<int>(m_rows.size()); }
    int options() const { return static_cast<int>(m_rows.front().options.size()); }
    const Question& question(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    QSize least() const;
    QRectF header() const;
    QRectF row(int row) const;
    QRectF option(int row, int option) const;
    /// Of "all others no".
    QRectF sweep() const;
    std::optional<int> rowAt(const QPointF& position) const;

    static QString sweepWords();
    static QFont keyFont();

    static constexpr int Dot = 11;

private:
    struct Widths
    {
        QFont font;
        int option = 0; ///< Of the longest option, as far as it is shown.
        int row = 0;    ///< The same of the rows.
        int words = 0;  ///< What the words of a row get at most: the buttons stay beside them.
        int key = 0;    ///< Of one key, in its own font.
    };
    const Widths& widths() const;
    Widths measured(const QFont& font) const;

    int columns() const;
    int lines() const { return (rows() + columns() - 1) / columns(); }
    int headerHeight() const;
    int leastRowHeight() const;
    int leastRowWidth() const;
    qreal rowWidth() const;
    int optionWidth() const;

    std::vector<Question> m_rows;
    bool m_hasSweep;
    StepLook m_look = StepLook::Full;
    QSize m_size;
    bool m_isMirrored = false;
    /// Painting asks for the place of each option, and measuring words is most of what that takes.
    mutable Widths m_widths;
};

} // namespace subtext
