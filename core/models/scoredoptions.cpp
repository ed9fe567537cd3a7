// SPDX-License-Identifier: MIT
#include "core/models/scoredoptions.h"

#include "core/llm/completions.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

using Parts = std::vector<const ModelRequest*>;

bool isScored(const Parts& parts, const QByteArray& body, const Question& question)
{
    return std::any_of(parts.begin(), parts.end(), [&](const ModelRequest* part) {
        return part->request.toUtf8() == body &&
               llm::readCompletion(body, part->answer.toUtf8(), question);
    });
}

std::size_t scoredOf(const Parts& parts, const llm::Profile& profile, const llm::Ask& ask,
                     const Question& question)
{
    std::size_t scored = 0;
    while (scored + 1 < question.options.size() &&
           isScored(parts, llm::completionBody(profile, ask, question, scored), question))
        ++scored;
    return scored;
}

} // namespace

Result<std::vector<std::size_t>> scoredOptions(const ModelRuns& runs,
                                               const std::optional<Uuid>& run,
                                               const RunQuestions& questions, const RunPlan& plan)
{
    std::vector<std::size_t> scored(questions.open.size());
    if (!run || !llm::isAboutAnOption(plan.ask))
        return scored;
    const auto parts = runs.openParts(*run);
    if (!parts)
        return fail(parts.error());
    QHash<std::pair<ScenarioId, QString>, Parts> ofQuestions;
    for (const ModelRequest& part : *parts)
        ofQuestions[{part.scenario, part.question}].push_back(&part);
    QHash<ScenarioId, const Scenario*> scenes;
    for (const Scenario& scene : questions.scenes)
        scenes.insert(scene.id, &scene);
    for (std::size_t i = 0; i < scored.size(); ++i) {
        const OpenQuestion& about = questions.open[i];
        const Question& question = questions.task->questions.at(about.question);
        const Parts known = ofQuestions.value({about.scenario, question.token});
        if (known.empty())
            continue;
        const llm::Ask ask =
            llm::askAbout(plan.ask, plan.prompts.ofQuestions.at(about.question), *questions.task,
                          question, *scenes.value(about.scenario));
        scored[i] = scoredOf(known, plan.profile, ask, question);
    }
    return scored;
}

} // namespace subtext
