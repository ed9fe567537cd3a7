// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/errortext.h"

namespace subtext {

/// What went wrong with a file, a folder or the machine; empty where the error is about what stands
/// in a study. See errorText.
ErrorText fileErrorText(const Error& error);

/// "study.csv:12:4", with what of it is known.
QString placeOf(const Error& error);
/// A cell on one line and cut: it can hold a line break or a whole book.
QString shownValue(const QString& value);

} // namespace subtext
