// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/utterance.h"

#include "ui/theme/theme.h"

namespace subtext {
namespace {

constexpr qsizetype Long = 140;
constexpr qsizetype VeryLong = 320;

} // namespace

QString quotedUtterance(const QString& utterance)
{
    const QString plain = utterance.trimmed();
    const bool hasOwn = plain.startsWith(u'"') || plain.startsWith(u'\u201C');
    return hasOwn ? plain : u'\u201C' + plain + u'\u201D';
}

Qt::LayoutDirection readingDirection(const QString& utterance)
{
    return utterance.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
}

QFont utteranceFont(qsizetype length, qreal scale)
{
    QFont font = theme::font(theme::TextRole::Utterance);
    qreal size = font.pointSizeF() * scale;
    if (length > VeryLong)
        size *= 0.66;
    else if (length > Long)
        size *= 0.8;
    font.setPointSizeF(size);
    return font;
}

} // namespace subtext
