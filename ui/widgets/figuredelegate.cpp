// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuredelegate.h"

#include "ui/text/words.h"

namespace subtext {
namespace {

/// Whether this figure, which the saved table has with the ASCII minus that programs read, is
/// below zero.
bool isBelowZero(const QString& cell)
{
    return cell.size() > 1 && cell.front() == u'-' && cell.at(1).isDigit();
}

} // namespace

QString FigureDelegate::shownText(const QModelIndex& index) const
{
    QString text = index.data().toString();
    if (index.column() > 0)
        text = shownFigureCell(text);
    if (isBelowZero(text))
        text.replace(0, 1, QChar(u'−'));
    return text;
}

} // namespace subtext
