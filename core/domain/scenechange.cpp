// SPDX-License-Identifier: MIT
#include "core/domain/scenechange.h"

namespace subtext {

std::vector<FieldIndex> correctableFields(const Task& task)
{
    std::vector<FieldIndex> fields;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind != FieldKind::Choice)
            fields.push_back(static_cast<FieldIndex>(i));
    }
    return fields;
}

std::optional<FieldIndex> correctableField(const Task& task, const QString& token)
{
    for (const FieldIndex field : correctableFields(task)) {
        if (task.scene[indexOf(field)].token == token)
            return field;
    }
    return std::nullopt;
}

} // namespace subtext
