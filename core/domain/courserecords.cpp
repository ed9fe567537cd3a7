// SPDX-License-Identifier: MIT
#include "core/domain/courserecords.h"

#include <algorithm>

namespace subtext {

const LabelAgainRequest& ItemAskedAgain::latest() const
{
    return *std::find_if(said.rbegin(), said.rend(),
                         [](const LabelAgainRequest& request) { return request.isAsked; });
}

const LabelAgainRequest* ItemAskedAgain::to(PersonId person) const
{
    const auto found = std::find_if(said.rbegin(), said.rend(), [&](const LabelAgainRequest& one) {
        return one.person == person || !one.person.isValid();
    });
    return found != said.rend() && found->isAsked ? &*found : nullptr;
}

} // namespace subtext
