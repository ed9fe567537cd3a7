// SPDX-License-Identifier: MIT
#include "core/figures/disagreementreading.h"

#include "core/course/repeats.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QHash>

#include <algorithm>

namespace subtext {

DisagreementSources readDisagreement(StudyContext& context)
{
    QHash<ScenarioId, QString> names;
    QHash<ScenarioId, qsizetype> places;
    context.scenarios.forEach(Items::Counted, [&](const Scenario& scenario) {
        places.insert(scenario.id, places.size());
        names.insert(scenario.id, scenario.name());
    });
    std::vector<Annotation> answers = context.answers.allLatest();
    std::erase_if(answers, [&](const Annotation& annotation) {
        return !places.contains(annotation.scenario);
    });
    std::vector<RepeatedAnswer> repeats;
    for (const auto& [person, pairs] : answeredTwice(context)) {
        for (const AnsweredTwice& pair : pairs)
            repeats.push_back({person, pair.scenario, pair.first.ballot, pair.again.ballot});
    }
    DisagreementSources sources = disagreementSources(context.db->task().shared(), answers, repeats,
                                                      context.people.furtherRatings());
    for (std::vector<ItemSources>& items : sources.items) {
        std::sort(items.begin(), items.end(), [&](const ItemSources& a, const ItemSources& b) {
            return places.value(a.scenario) < places.value(b.scenario);
        });
        for (ItemSources& item : items)
            item.name = names.value(item.scenario);
    }
    return sources;
}

} // namespace subtext
