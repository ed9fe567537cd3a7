// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/ratermodels.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/selfagreement.h"
#include "core/agreement/studyagreement.h"
#include "core/agreement/surprisefigures.h"

#include <QByteArray>

namespace subtext {

/// Every question as one JSON document (UTF-8, two spaces, LF at the end): "subtext.agreement/1" of
/// a task that is not laid out as CEI is (agreementJson has that one). Questions, scales, options,
/// boards and groups go by their tokens, raters by name, namesakes by name and code. Numbers are
/// unrounded, but those of `models` have 12 significant digits; what is undefined is null. `models`
/// may be empty, and so may `own`, `seconds` and `surprises` (then the document has no word of
/// them).
QByteArray studyAgreementJson(const StudyAgreement& agreement,
                              const std::vector<ModelReport>& models = {},
                              const std::vector<SelfAgreement>& own = {},
                              const SecondFigures& seconds = {},
                              const SurpriseFigures& surprises = {});

} // namespace subtext
