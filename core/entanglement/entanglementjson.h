// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/entanglementfigures.h"

#include <QByteArray>

namespace subtext::entanglement {

/// As one JSON document (UTF-8, LF at the end), numbers unrounded and null where undefined. A prior
/// that is undefined has the names of its terms in the place of everything that it says.
QByteArray entanglementJson(const EntanglementFigures& figures, const EmotionNames& names);

} // namespace subtext::entanglement
