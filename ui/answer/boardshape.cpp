// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/boardshape.h"

#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BoardMargin = 8;
constexpr int BoardRowGap = 2;
constexpr int BoardColumnGap = 18;
constexpr int OptionGap = 5;
constexpr int LongestOption = 12; // letters; the tip has the whole
constexpr int LongestRow = 18;
constexpr int RoomOfWords = 24; // letters; wider only where a row is longer

} // namespace

BoardShape::BoardShape(std::vector<Question> rows, bool hasSweep)
    : m_rows(std::move(rows))
    , m_hasSweep(hasSweep)
{}

void BoardShape::setPlace(QSize size, Qt::LayoutDirection direction)
{
    m_size = size;
    m_isMirrored = direction == Qt::RightToLeft;
}

QFont BoardShape::keyFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QString BoardShape::sweepWords()
{
    return QCoreApplication::translate("subtext::answer", "All others no");
}

/// Below the scene there is more width than height.
int BoardShape::columns() const
{
    const bool isWide = m_size.width() >= 2 * leastRowWidth() + BoardColumnGap + 2 * BoardMargin;
    return m_look == StepLook::Row && isWide && rows() > 3 ? 2 : 1;
}

int BoardShape::headerHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Caption)).height() + 10;
}

int BoardShape::leastRowHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() +
           (m_look == StepLook::Full ? 10 : 6);
}

/// Measured anew where the font has changed: text grows and shrinks while the board is shown.
const BoardShape::Widths& BoardShape::widths() const
{
    const QFont font = theme::font(theme::TextRole::Strong);
    if (m_widths.key == 0 || m_widths.font != font)
        m_widths = measured(font);
    return m_widths;
}

BoardShape::Widths BoardShape::measured(const QFont& font) const
{
    const QFontMetrics metrics(font);
    const auto longest = [&](const auto& words) {
        int width = 0;
        for (const auto& of : words)
            width = std::max(width, metrics.horizontalAdvance(of.word));
        return width;
    };
    const int letter = metrics.averageCharWidth();
    const int row = longest(m_rows);
    return {font, std::min(longest(m_rows.front().options), LongestOption * letter),
            std::min(row, LongestRow * letter), std::max(row, RoomOfWords * letter),
            QFontMetrics(keyFont()).horizontalAdvance(u'8')};
}

int BoardShape::optionWidth() const
{
    const Widths& of = widths();
    return of.option + (m_hasSweep ? 0 : of.key + 5) + 20;
}

int BoardShape::leastRowWidth() const
{
    const Widths& of = widths();
    return 8 + of.key + 8 + Dot + 8 + of.row + 12 + options() * (optionWidth() + OptionGap);
}

/// Names that stand far from their buttons are hard to follow across.
qreal BoardShape::rowWidth() const
{
    const int columns = this->columns();
    const qreal room = (m_size.width() - 2 * BoardMargin - BoardColumnGap * (columns - 1)) /
                       static_cast<qreal>(columns);
    return std::min<qreal>(room, leastRowWidth() - widths().row + widths().words);
}

QSize BoardShape::least() const
{
    return {leastRowWidth() + 2 * BoardMargin, BoardMargin + headerHeight() +
                                                   lines() * (leastRowHeight() + BoardRowGap) -
                                                   BoardRowGap + BoardMargin};
}

QRectF BoardShape::header() const
{
    QRectF header(BoardMargin, BoardMargin - 3, m_size.width() - 2 * BoardMargin,
                  headerHeight() - 4);
    if (m_hasSweep)
        header.setRight(sweep().left() - 10);
    return header;
}

QRectF BoardShape::row(int row) const
{
    const int lines = this->lines();
    const qreal top = BoardMargin - 2 + headerHeight();
    const qreal high =
        (m_size.height() - top - BoardMargin + 2 - BoardRowGap * (lines - 1)) / lines;
    const qreal wide = rowWidth();
    const int column = row / lines;
    const qreal left = BoardMargin + column * (wide + BoardColumnGap);
    return {m_isMirrored ? m_size.width() - left - wide : left,
            top + (row % lines) * (high + BoardRowGap), wide, high};
}

QRectF BoardShape::option(int row, int option) const
{
    const QRectF area = this->row(row).adjusted(0, 1.5, 0, -1.5);
    const int fromEnd = options() - option;
    const qreal wide = optionWidth();
    const qreal left = area.right() - fromEnd * (wide + OptionGap) + OptionGap - 3;
    return {left, area.top(), wide, area.height()};
}

QRectF BoardShape::sweep() const
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Small));
    const int wide = metrics.horizontalAdvance(sweepWords()) + 20 +
                     QFontMetrics(keyFont()).horizontalAdvance(u'0') + 8;
    return {static_cast<qreal>(m_size.width() - BoardMargin - wide), BoardMargin - 3.0,
            static_cast<qreal>(wide), headerHeight() - 4.0};
}

std::optional<int> BoardShape::rowAt(const QPointF& position) const
{
    for (int row = 0; row < rows(); ++row) {
        if (this->row(row).contains(position))
            return row;
    }
    return std::nullopt;
}

} // namespace subtext
