// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"

#include <vector>

namespace subtext {

/// How one set of answers was asked for.
struct SetManner
{
    QString set; ///< As the table names it.
    AskedManner manner;
};

/// How the sets that were not asked the usual way were asked, as a sentence for the caption of a
/// table, with a blank before it: form of the answers, SHA-256 of a template that somebody wrote,
/// rubric, and a temperature other than 0. Sets that were asked alike stand together. Empty where
/// all are usual.
QString mannersSentence(const std::vector<SetManner>& sets);

} // namespace subtext
