// SPDX-License-Identifier: MIT
#pragma once

#include "core/figures/mirrorreading.h"

#include <QByteArray>

namespace subtext {

/// The document "subtext.mirrors/1": every figure unrounded, null where there is none; of the
/// scenes their names, labels and distances, without texts.
QByteArray mirrorsJson(const Mirrors& mirrors);

} // namespace subtext
