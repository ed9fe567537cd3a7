// SPDX-License-Identifier: MIT
#include "core/sync/folderfault.h"

#include <array>

namespace subtext {

QLatin1String folderFaultToken(FolderFault fault)
{
    static constexpr std::array Tokens{
        QLatin1String("missing"),    QLatin1String("cut"),  QLatin1String("unreadable"),
        QLatin1String("altered"),    QLatin1String("seal"), QLatin1String("foreign"),
        QLatin1String("not_theirs"), QLatin1String("copy"), QLatin1String("stranger"),
        QLatin1String("locked"),
    };
    return Tokens.at(static_cast<std::size_t>(fault));
}

} // namespace subtext
