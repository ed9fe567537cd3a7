// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace subtext::llm {

/// The scales for whose points a model can be asked, in the order of the task: valence, arousal and
/// dominance, which are those that predictions have. None where no question of the task is answered
/// as JSON: the points stand in the object of the first that is.
std::vector<const Scale*> askableScales(const Task& task);
/// Those of them that are asked for together with this question.
std::vector<const Scale*> scalesAskedWith(const Task& task, const Question& question);
QStringList tokensOf(const std::vector<const Scale*>& scales);

/// The key that a point of the scale has in the object. Servers write in the order of the alphabet,
/// in which it comes behind those of the label.
QString scaleKey(const Scale& scale);
/// What is asked of them about a scene, a line each.
QString scaleLines(const Task& task, const Scenario& scene);

/// The tokens of those that a run asks for, by its parameters; empty: none.
QStringList scalesIn(const QJsonObject& parameters);
/// Notes them there; nothing where there are none: those runs stay the same runs.
void addScales(QJsonObject& parameters, const QStringList& tokens);

} // namespace subtext::llm
