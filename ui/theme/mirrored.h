// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <Qt>

namespace subtext {

/// Where a part of `whole` that is laid out from the left lies where one reads in `direction`: what
/// QStyle::visualRect is for whole pixels.
inline QRectF mirrored(const QRectF& part, const QRectF& whole, Qt::LayoutDirection direction)
{
    if (direction != Qt::RightToLeft)
        return part;
    return {whole.left() + whole.right() - part.right(), part.top(), part.width(), part.height()};
}

} // namespace subtext
