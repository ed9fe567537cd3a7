// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QString>

#include <vector>

namespace subtext {

struct Licence
{
    const char* token;   ///< Of SPDX.
    const char* grant;   ///< What the data is, before the name: "licensed under the ".
    const char* name;    ///< With line ends, as a notice has it.
    const char* address; ///< Of its summary; its text stands at "legalcode" below.
    const char* terms;   ///< What it allows and asks for, as lines of a notice.
    const char* citing;  ///< What stands before the citation.
};

/// All that can be chosen; the first holds where nobody chose.
const std::vector<Licence>& licences();

/// Nothing for a token that is none of them.
const Licence* licenceCalled(const QString& token);

/// Under which token the choice is kept among the answers. It is no question of the datasheet.
inline constexpr auto LicenceAnswer = "licence";

/// Nothing where a token was chosen that is none of them: no other may hold in its place.
const Licence* chosenLicence(const DatasheetAnswers& answers);
/// The same, for whoever has a draft: none is made where it is not known.
const Licence& licenceOf(const DatasheetAnswers& answers);

} // namespace subtext
