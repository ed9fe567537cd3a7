// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskfault.h"

#include <array>
#include <optional>

namespace subtext {

/// The columns that the files of every task have.
inline constexpr std::array ReservedTokens{QLatin1String("scenario"),    QLatin1String("annotator"),
                                           QLatin1String("explanation"), QLatin1String("flag"),
                                           QLatin1String("id"),          QLatin1String("gold"),
                                           QLatin1String("annotations")};

// What a single text of a task may be; each says what is wrong with it, without its place. An empty
// text passes all of them: whether there must be one is said elsewhere.

/// Lower-case letters, digits, "-" and "_", a letter first.
std::optional<TaskFault> faultOfToken(const QString& token);
/// One printable line of this length at most, without white space at its ends.
std::optional<TaskFault> faultOfLine(const QString& line, qsizetype longest);
/// "#rrggbb" in lower case.
std::optional<TaskFault> faultOfColour(const QString& colour);
/// "built-in:NAME" of a task that ships with its texts, or the name of a file in any file system,
/// without a folder.
std::optional<TaskFault> faultOfFileName(const QString& name);

/// What stands in braces in a text, in order: "subject" in "Does {subject} feel joy?". A brace
/// without its other half gives all that follows it, so that it is found to be no name.
std::vector<QString> namesInBraces(const QString& text);

} // namespace subtext
