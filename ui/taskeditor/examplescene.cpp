// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/examplescene.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

class Example
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ExampleScene)

public:
    static QString text(const SceneField& field, std::size_t number)
    {
        if (field.kind == FieldKind::Choice)
            return field.options.empty() ? QString() : field.options.front().token;
        if (field.kind == FieldKind::Role)
            return number % 2 == 0 ? tr("Mara") : tr("her neighbour");
        if (field.place == FieldPlace::Hero)
            return tr("“You have thought of everything. Even of the umbrella.”");
        return tr("It has rained since the morning. Mara comes home late, and the parcel that she "
                  "waited for stands dry behind the door.");
    }
};

} // namespace

Scenario exampleScene(const Task& task)
{
    Scenario scene;
    scene.sourceId = QStringLiteral("1");
    std::size_t roles = 0;
    for (std::size_t i = 0; i < std::min(task.scene.size(), scene.fields.size()); ++i) {
        scene.fields.at(i) = Example::text(task.scene[i], roles);
        if (task.scene[i].kind == FieldKind::Role)
            ++roles;
    }
    if (task.group && task.group->isClosed() && !task.group->options->empty())
        scene.group = task.group->options->front().token;
    return scene;
}

Task shownTask(Task task)
{
    task.layout = TaskLayout::Tidy;
    task.analysis = TaskAnalysis::None;
    task.checks = {};
    task.hints = {};
    task.texts = {};
    return task;
}

} // namespace subtext
