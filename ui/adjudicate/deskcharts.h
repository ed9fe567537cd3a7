// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskfigures.h"
#include "core/task/task.h"
#include "ui/adjudicate/minibars.h"

#include <array>

namespace subtext {

enum class DeskChart : std::uint8_t { Progress, Patterns, Places, Hints, Gold, Time };
inline constexpr std::size_t DeskChartCount = 6;

/// What the charts say about the figures. `groupWord` names what they are about: a group, or all of
/// them; labels are those of one question of the task.
std::array<MiniBars::Content, DeskChartCount> deskCharts(const DeskFigures& figures,
                                                         const QString& groupWord, const Task& task,
                                                         QuestionIndex question = FirstQuestion);

} // namespace subtext
