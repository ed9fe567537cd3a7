// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

namespace subtext {

/// The raters of a report called as in the public data, whatever it was computed from.
inline std::vector<AgreementRater> publicRaters(std::vector<AgreementRater> raters,
                                                const std::vector<Person>& people)
{
    for (AgreementRater& rater : raters) {
        rater.name = rater.code;
        for (const Person& person : people) {
            if (person.id == rater.person)
                rater.name = person.name;
        }
    }
    return raters;
}

} // namespace subtext
