// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// What of a text from a file that anybody may have written is fit for a report, a terminal or a
/// sentence: without control and invisible characters, 100 characters with the ellipsis at most.
QString excerptOf(const QString& text);

} // namespace subtext
