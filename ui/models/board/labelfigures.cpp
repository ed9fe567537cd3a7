// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/labelfigures.h"

#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "core/study/study.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"

namespace subtext {
namespace {

std::vector<std::optional<QString>> wordsOf(const evaluation::Column& set, std::size_t items)
{
    std::vector<std::optional<QString>> words(items);
    for (const evaluation::ColumnRow& row : set.rows)
        words[static_cast<std::size_t>(row.item)] = row.raw;
    return words;
}

/// Takes out what an adjudicator is not to meet before their decision.
void hideOpenItems(LabelFigures& result)
{
    for (std::size_t i = 0; i < result.input.items.size(); ++i) {
        const evaluation::Item& item = result.input.items[i];
        if (item.gold || item.isAmbiguous)
            continue;
        result.hidden[i] = true;
        for (std::size_t set = 0; set < result.words.size(); ++set) {
            result.words[set][i].reset();
            result.evaluation.sets[set].readings[i] = {};
        }
    }
}

} // namespace

Result<std::shared_ptr<const LabelFigures>> labelFigures(Study& study, const ModelsRequest& request,
                                                         const CancelToken& cancel)
{
    const auto people = study.figures().agreementInput(request.limitedTo);
    if (!people)
        return fail(people.error());
    auto task = shownTask(study); // files name options by their tokens, which are the same
    if (!task)
        return fail(task.error());
    auto answers = study.predictions().keptLabels(*people, request.question);
    if (!answers)
        return fail(answers.error());
    if (const auto named = nameTopics(study.topics(), answers->input); !named)
        return fail(named.error());
    const std::size_t leftOut = leaveHiddenOut(answers->sets, request);
    evaluation::EvaluationOptions how;
    how.table = request.table ? *request.table : evaluation::usualTable(answers->input.options);
    how.epsilon = request.epsilon;
    how.gold = request.gold;
    how.ambiguous = request.ambiguous;
    auto scored = evaluation::evaluate(answers->input, answers->sets, how, cancel);
    if (!scored)
        return fail(ErrorCode::Cancelled);
    auto result = std::make_shared<LabelFigures>(LabelFigures{
        std::move(*task), request.question, std::move(answers->input), std::move(*scored), {}, {}});
    const std::size_t items = result->input.items.size();
    result->hidden.resize(items);
    result->leftOut = leftOut;
    for (const evaluation::Column& set : answers->sets) {
        result->words.push_back(wordsOf(set, items));
        result->hiddenSets.push_back(request.hiddenSets.contains(set.name.text()));
    }
    for (const QString& gold : evaluation::goldOfFiles(result->input, answers->sets))
        result->hasGoldOfFiles = result->hasGoldOfFiles || !gold.isNull();
    for (const evaluation::Item& item : result->input.items)
        result->hasMarked = result->hasMarked || (item.isAmbiguous && item.gold);
    if (request.isAdjudicator)
        hideOpenItems(*result);
    return std::shared_ptr<const LabelFigures>(std::move(result));
}

QStringList LabelFigures::optionsInSentence() const
{
    QStringList words;
    for (const Option& option : asked().options)
        words << midSentence(option.word, *task);
    return words;
}

} // namespace subtext
