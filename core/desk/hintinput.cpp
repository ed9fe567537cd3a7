// SPDX-License-Identifier: MIT
#include "core/desk/hintinput.h"

#include "core/operation/studycontext.h"
#include "core/storage/ratingreader.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QHash>

#include <algorithm>

namespace subtext {

AgreementInput hintInput(StudyContext& context, const QString& subtype,
                         std::span<const DeskItem> queue)
{
    AgreementInput input;
    input.task = context.db->task().shared();
    for (const DeskItem& item : queue) {
        if (item.group != subtype)
            continue;
        AgreementItem& added = input.items.emplace_back();
        added.scenario = item.scenario;
        added.group = subtype;
        added.gold[0] = item.gold().label;
        added.ambiguous.set(0, item.gold().isAmbiguous);
    }
    // In the order of import, whatever that of the queue: sums of fractions depend on it.
    QHash<ScenarioId, qsizetype> places;
    for (const auto& [scenario, of] : context.scenarios.idsWithGroup(Items::Counted))
        places.insert(scenario, places.size());
    const auto isEarlier = [&](const AgreementItem& a, const AgreementItem& b) {
        return places.value(a.scenario) < places.value(b.scenario);
    };
    std::sort(input.items.begin(), input.items.end(), isEarlier);
    QHash<PersonId, int> raters;
    RatingReader ratings(*context.db, subtype);
    for (AgreementItem& item : input.items) {
        for (const Annotation& annotation : ratings.of(item.scenario)) {
            if (!raters.contains(annotation.person)) {
                raters.insert(annotation.person, static_cast<int>(input.raters.size()));
                input.raters.push_back({annotation.person, {}, {}});
            }
            item.ratings.push_back({raters.value(annotation.person), annotation.answer.ballot,
                                    annotation.answer.scales});
        }
    }
    return input;
}

} // namespace subtext
