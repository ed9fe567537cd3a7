// SPDX-License-Identifier: MIT
#pragma once

#include "core/figures/mirrorreading.h"

#include <QByteArray>

namespace subtext {

/// The document "subtext.mirrors/1": every figure unrounded, null where there is none; of the
/// scenes their names, labels, distances and marks, without texts. A mark is a stretch of a field,
/// from `begin` up to `end` in Unicode code points; those of others only where their reasons are
/// shown. Where nobody marked a word there is no key for it.
QByteArray mirrorsJson(const Mirrors& mirrors);

} // namespace subtext
