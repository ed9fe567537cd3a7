// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskfigures.h"
#include "ui/adjudicate/minibars.h"

#include <array>

namespace subtext {

/// The charts of the desk's strip, in their order.
enum class DeskChart : std::uint8_t { Progress, Patterns, Places, Hints, Gold, Time };
inline constexpr std::size_t DeskChartCount = 6;

/// What the charts say about the figures. `subtypeWord` names what they are about: a subtype, or
/// all of them.
std::array<MiniBars::Content, DeskChartCount> deskCharts(const DeskFigures& figures,
                                                         const QString& subtypeWord);

} // namespace subtext
