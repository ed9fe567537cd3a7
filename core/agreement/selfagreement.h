// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/stats/cohen.h"

#include <QString>

#include <vector>

namespace subtext {

/// How well an adjudicator agrees with themselves, from their second looks at splits.
struct SelfAgreement
{
    PersonId person;
    QString code;   ///< The person's.
    int chosen = 0; ///< Splits that came back to them before the study was locked.
    int looks = 0;  ///< Of these, looked at again.
    /// By question, over what was picked both times; the categories are its options and
    /// "ambiguous". Cohen's κ of the first picks with the second ones.
    std::vector<stats::CohenKappa> kappas;

    bool operator==(const SelfAgreement&) const = default;
};

} // namespace subtext
