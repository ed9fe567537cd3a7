// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/importedfile.h"

#include <QString>

namespace subtext {

/// What an import did not take, or took with a question, in words; for the window and the command
/// line alike.

QString refusalText(const Refusal& refusal);
/// "2000 more rows of x.csv: empty, and must not be".
QString furtherRefusedText(const FurtherRefusals& further);
QString warningText(const ImportWarning& warning);

} // namespace subtext
