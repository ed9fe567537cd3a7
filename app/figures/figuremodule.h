// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/release/figures.h"

namespace subtext {

/// What the module with the charts offers to a program that starts without Qt's widgets: loading
/// them takes longer than most commands work.
struct FigureModule
{
    const char* version; ///< Of the whole program; values only pass between parts of one build.
    decltype(&makeOffscreenApplication) makeApplication;
    decltype(&agreementFigures) draw;
};

/// The module's file, without prefix and suffix; it lies beside the program.
inline constexpr const char* FigureModuleName = "subtext-figures";
/// The one function that it exports.
inline constexpr const char* FigureModuleEntry = "subtextFigureModule";
using FigureModuleFunction = const FigureModule* (*)();

} // namespace subtext
