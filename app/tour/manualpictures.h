// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

/// Compares the pictures of the manual in a folder, as its pictures.txt names them, with those that
/// a tour took at the usual size and theme. What differs visibly is said on standard error; small
/// differences in how letters are drawn are none. Returns the program's exit status: 1 where one
/// differs or is missing. Without the font of the pictures nothing is compared, and 0.
int compareManualPictures(const QString& manual, const QString& taken);

} // namespace subtext
