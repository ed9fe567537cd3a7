// SPDX-License-Identifier: MIT
#include "core/travel/excerpt.h"

#include <QList>

namespace subtext {
namespace {

constexpr qsizetype LongestExcerpt = 100;
constexpr qsizetype MostLookedAt = 4 * LongestExcerpt; // nobody has to walk through 100 MB

bool isShown(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    const bool isOther = category >= QChar::Other_Control && category <= QChar::Other_NotAssigned;
    return !isOther && category != QChar::Separator_Line && category != QChar::Separator_Paragraph;
}

} // namespace

QString excerptOf(const QString& text)
{
    QList<uint> shown;
    for (const uint character : text.left(MostLookedAt).toUcs4()) {
        if (isShown(character))
            shown.append(character);
    }
    const bool isCut = shown.size() > LongestExcerpt || text.size() > MostLookedAt;
    if (isCut)
        shown = shown.mid(0, LongestExcerpt - 1);
    std::u32string kept(shown.begin(), shown.end());
    if (isCut)
        kept += U'…';
    return QString::fromStdU32String(kept);
}

} // namespace subtext
