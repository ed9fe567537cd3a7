// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QStringList>

namespace subtext {

/// What is to be said of the colour of an option: too little contrast with the light or the dark
/// ground, and other options that somebody takes it for. `parts` are all options of the question,
/// or all rows of the board. Words and keys stand beside every colour, so none of it is a fault.
struct ColouredPart
{
    QString word;
    QString colour; ///< As the task has them; empty: the program's own, by place.
    QString colourDark;
};
QStringList colourWarnings(const std::vector<ColouredPart>& parts, std::size_t at);

} // namespace subtext
