// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"

#include <vector>

namespace subtext {

/// One way in which answers were not asked for as usual.
struct MannerPart
{
    QLatin1String token; ///< Its key in JSON.
    QLatin1String words; ///< "form of the answers"
    QString values;      ///< Separated by commas.
};
/// Those there are, in a fixed order.
std::vector<MannerPart> partsOf(const AskedManner& manner);

/// How one set of answers was asked for.
struct SetManner
{
    QString set; ///< As the table names it.
    AskedManner manner;
};

/// How the sets that were not asked the usual way were asked, as a sentence for the caption of a
/// table, with a blank before it: its parts. Sets that were asked alike stand together. A second
/// one names those that were asked about somebody in particular. Empty where all are usual.
QString mannersSentence(const std::vector<SetManner>& sets);

} // namespace subtext
