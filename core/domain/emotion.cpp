// SPDX-License-Identifier: MIT
#include "core/domain/emotion.h"

namespace subtext {
namespace {

constexpr std::array<QLatin1String, EmotionCount> Tokens{
    QLatin1String("joy"),      QLatin1String("trust"),       QLatin1String("fear"),
    QLatin1String("surprise"), QLatin1String("sadness"),     QLatin1String("disgust"),
    QLatin1String("anger"),    QLatin1String("anticipation")};

} // namespace

QLatin1String emotionToken(Choice emotion)
{
    return Tokens.at(static_cast<std::size_t>(emotion));
}

std::optional<Choice> emotionFromToken(QStringView text)
{
    const QStringView word = text.trimmed();
    for (Choice emotion : AllEmotions) {
        if (word.compare(emotionToken(emotion), Qt::CaseInsensitive) == 0)
            return emotion;
    }
    return std::nullopt;
}

} // namespace subtext
