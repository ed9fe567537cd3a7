// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/naming.h"

#include "app/cli/cli.h"
#include "core/course/roster.h"

#include <QHash>

namespace subtext::cli {

Result<Person> personCoded(Study& study, const std::string& code)
{
    const auto person = study.roster().byCode(text(code));
    if (!person)
        return fail(person.error());
    if (!*person)
        return fail({ErrorCode::UnknownPerson, {}, 0, 0, text(code), {}});
    return **person;
}

Result<std::vector<ScenarioId>> itemsNamed(Study& study, const std::vector<std::string>& names)
{
    const auto heads = study.heads();
    if (!heads)
        return fail(heads.error());
    QHash<QString, std::vector<ScenarioId>> known;
    for (const Scenario& scene : *heads) {
        known[scene.name()].push_back(scene.id);
        if (scene.name() != scene.sourceId)
            known[scene.sourceId].push_back(scene.id);
    }
    std::vector<ScenarioId> items;
    for (const std::string& name : names) {
        const std::vector<ScenarioId> found = known.value(text(name));
        if (found.size() != 1)
            return fail({ErrorCode::UnknownScenario, {}, 0, 0, text(name), {}});
        items.push_back(found.front());
    }
    return items;
}

} // namespace subtext::cli
