// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

#include <QByteArray>

namespace subtext {

/// A document of figures with what its items were chosen by, after the schema where it has one:
/// `split` ("train", "val", "test"), `without_ambiguous` (true). The document as it is where all
/// items take part.
QByteArray withFilter(const QByteArray& document, const AgreementFilter& filter);

} // namespace subtext
