// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/boardagreement.h"

#include <QByteArray>
#include <QStringList>

namespace subtext::entanglement {

/// As one JSON document (UTF-8, LF at the end), numbers unrounded and null where undefined.
/// `annotators` has the name of each, by number. `scenarios_left_out` (fewer than two raters) and
/// `without_gold` are written where there are any.
QByteArray boardAgreementJson(const BoardAgreement& agreement, const EmotionNames& names,
                              const QStringList& annotators);

} // namespace subtext::entanglement
