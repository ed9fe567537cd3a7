// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

namespace subtext {

/// Whether `a` stands before `b` where people look for it: digits by the number that they are,
/// everything else by code unit, so that "P4" comes before "P30". A strict weak order; numbers that
/// differ in leading zeros only stand by these. In every locale the same.
bool isNaturallyBefore(QStringView a, QStringView b);

} // namespace subtext
