// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/selfagreement.h"
#include "core/agreement/surprisefigures.h"

#include <QByteArray>

namespace subtext {

/// The report as one JSON document (UTF-8, two spaces, LF at the end): "subtext.agreement/1".
/// Numbers are unrounded, but those of `models` have 12 significant digits; what is undefined is
/// null. Raters are called by name. `models` may be empty, and so may `own`, `seconds` and
/// `surprises` (then the document has no word of them).
QByteArray agreementJson(const AgreementReport& report, const std::vector<ModelReport>& models = {},
                         const std::vector<SelfAgreement>& own = {},
                         const SecondFigures& seconds = {}, const SurpriseFigures& surprises = {});

} // namespace subtext
