// SPDX-License-Identifier: MIT
#include "core/study/qualityreport.h"

#include "core/study/qualitydesk.h"
#include "core/study/roster.h"
#include "core/study/study.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

struct Answered
{
    int position = 0;
    QualityObservation observation;
};

std::vector<QualityObservation> inOrder(std::vector<Answered> answered)
{
    std::sort(answered.begin(), answered.end(),
              [](const Answered& a, const Answered& b) { return a.position < b.position; });
    std::vector<QualityObservation> observations;
    observations.reserve(answered.size());
    for (const Answered& a : answered)
        observations.push_back(a.observation);
    return observations;
}

} // namespace

QualityReport checkStudy(Study& study)
{
    QualityReport report;
    const std::vector<Annotation> annotations = study.annotations();
    report.annotations = static_cast<qint64>(annotations.size());
    report.level1 = checkSchema(annotations, study.quality().schemaContext(), study.protocol());

    const QualityThresholds thresholds = study.quality().thresholds();
    std::vector<QualityObservation> observations;
    observations.reserve(annotations.size());
    QHash<PersonId, std::vector<Answered>> byPerson;
    for (const Annotation& annotation : annotations) {
        const auto observation = observationOf(annotation);
        if (!observation)
            continue;
        report.hasTimes = report.hasTimes || observation->responseMs.has_value();
        observations.push_back(*observation);
        byPerson[annotation.person].push_back({annotation.position, *observation});
    }
    QHash<PersonId, std::vector<QualityFlag>> flagsOf;
    for (const QualityFlag& flag : checkAll(observations, thresholds)) {
        if (qualityLevel(flag.code) == 2) {
            report.level2.push_back(flag);
            flagsOf[flag.person].push_back(flag);
        } else {
            report.level3.push_back(flag);
        }
    }

    QSet<ScenarioId> decided;
    for (const Decision& decision : study.decisions()) {
        if (decision.label || decision.isAmbiguous)
            decided.insert(decision.scenario);
    }
    for (const QualityFlag& flag : report.level3) {
        if (flag.code != QualityCode::ThreeWaySplit)
            continue;
        if (decided.contains(flag.scenario))
            ++report.decided;
        else
            report.needsDecision.push_back(flag.scenario);
    }
    std::sort(report.needsDecision.begin(), report.needsDecision.end());

    for (const PersonProgress& progress : study.roster().progress()) {
        if (progress.assigned == 0)
            continue;
        report.people.push_back(personQuality(progress.person,
                                              inOrder(byPerson.value(progress.person)),
                                              flagsOf.value(progress.person)));
    }
    return report;
}

} // namespace subtext
