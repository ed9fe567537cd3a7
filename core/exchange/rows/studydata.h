// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/goldlabel.h"
#include "core/domain/person.h"
#include "core/domain/records.h"
#include "core/domain/scenario.h"
#include "core/domain/scenechange.h"
#include "core/domain/vocabulary.h"
#include "core/quality/qualityrecords.h"
#include "core/task/task.h"

#include <QHash>

#include <map>
#include <memory>
#include <vector>

namespace subtext {

/// Everything that counts in a study at one moment, for writing it out. Annotations come by
/// scenario and seat, decisions by scenario, gold labels one a scenario in its order. An item that
/// is left out is in the errata and nowhere else; one refused before labelling is only counted.
struct StudyData
{
    StudyInfo info;
    std::shared_ptr<const Task> task; ///< None: CEI.
    std::vector<Person> people;
    std::vector<Scenario> scenarios;
    QHash<ScenarioId, Partition> parts; ///< Of those of which files said it; usually none.
    std::vector<Annotation> annotations;
    std::vector<Decision> decisions; ///< Those that count.
    std::vector<ItemGold> gold;
    std::vector<Decision> decisionHistory; ///< Every revision, by scenario and revision.
    std::vector<SelfCheck> selfChecks;     ///< Oldest first.
    std::vector<Erratum> errata;           ///< In the order in which they were said.
    std::map<QString, qint64> refused;     ///< Scenes refused before labelling, by reason.
};

/// As long as the data last.
const Task& taskOf(const StudyData& data);

} // namespace subtext
