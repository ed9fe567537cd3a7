// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QString>

namespace subtext {

/// The whole of a scene as whoever looks after the items reads it, under its name: what stands
/// above, who speaks to whom, and what is said; or a story, with whom it asks about marked in it.
QString sceneHtml(const Task& task, const Scenario& scene);
/// The same of an item; empty where it cannot be read: the study tells of it.
QString sceneHtml(const Study& study, ScenarioId scenario);

} // namespace subtext
