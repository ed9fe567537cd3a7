// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"
#include "ui/widgets/prose.h"

#include <QStringList>

namespace subtext {

struct SceneProse
{
    QString text;
    std::vector<Prose::MarkedPart> marks;

    void showIn(Prose& prose) const;
};

/// The paragraphs of a scene: one speaks for itself; several say what they are.
SceneProse paragraphsOf(const Task& task, const Scenario& scenario);
/// The hero, with the names marked that are asked about. What somebody says is quoted; a story is
/// not.
SceneProse heroOf(const Task& task, const Scenario& scenario);
/// Who is asked about and stands nowhere else: "Subject: Mara".
QStringList subjectsOf(const Task& task, const Scenario& scenario);

} // namespace subtext
