// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figuresource.h"

namespace subtext::cli {

/// Loads what draws figures from beside the program, for as long as the program runs. Throws
/// std::runtime_error, with what can be done, where that is not there or of another version. To be
/// called before there is an application object.
const FigureSource& loadFigureSource(int argc, char** argv);

} // namespace subtext::cli
