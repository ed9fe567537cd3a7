// SPDX-License-Identifier: MIT
#include "core/domain/itempart.h"

#include <array>
#include <utility>

namespace subtext {
namespace {

// The first word of each part is its token.
constexpr std::array Words{
    std::pair{QLatin1String("train"), ItemPart::Train},
    std::pair{QLatin1String("val"), ItemPart::Validation},
    std::pair{QLatin1String("test"), ItemPart::Test},
    std::pair{QLatin1String("training"), ItemPart::Train},
    std::pair{QLatin1String("validation"), ItemPart::Validation},
    std::pair{QLatin1String("valid"), ItemPart::Validation},
    std::pair{QLatin1String("dev"), ItemPart::Validation},
};

} // namespace

QLatin1String partToken(ItemPart part)
{
    return Words.at(static_cast<std::size_t>(part)).first;
}

std::optional<ItemPart> partFromToken(QStringView text)
{
    for (const auto& [word, part] : Words) {
        if (text.trimmed().compare(word, Qt::CaseInsensitive) == 0)
            return part;
    }
    return std::nullopt;
}

} // namespace subtext
