// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plaintooltip.h"

#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype MostCharacters = 2'000;
constexpr qsizetype LongestLine = 100; // of a tip that need not wrap

} // namespace

QString plainToolTip(const QString& text)
{
    const QString shown =
        text.size() > MostCharacters ? text.left(MostCharacters - 1) + u'\u2026' : text;
    // Screen readers read tips out, so mark-up only where there is no way around it.
    const QStringList lines = shown.split(u'\n');
    const bool isLong = std::any_of(lines.begin(), lines.end(),
                                    [](const QString& line) { return line.size() > LongestLine; });
    if (!isLong && !shown.contains(u'<') && !shown.contains(u'&'))
        return shown;
    return QStringLiteral("<p>%1</p>")
        .arg(shown.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

void showPlainToolTip(const QPoint& globalPosition, const QString& text, QWidget* widget)
{
    QToolTip::showText(globalPosition, plainToolTip(text), widget);
}

} // namespace subtext
