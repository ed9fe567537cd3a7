// SPDX-License-Identifier: MIT
#include "core/release/samplerecords.h"

#include "core/domain/votes.h"
#include "core/exchange/rows/studyindex.h"
#include "core/release/layoutchoice.h"
#include "core/release/markdown.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

QByteArray tokenCode(const QString& token)
{
    return '`' + token.toUtf8() + '`';
}

QByteArray rowOf(const QByteArrayList& cells)
{
    return "| " + cells.join(" | ") + " |\n";
}

QByteArray optionCell(const Question& question, std::optional<Choice> choice)
{
    return choice ? markdownLine(question.options.at(slotOf(*choice)).token) : QByteArray();
}

QByteArray goldCell(const Question& question, const GoldLabel& gold)
{
    const QByteArray label = optionCell(question, gold.label);
    if (!gold.isAmbiguous)
        return label.isEmpty() ? "none" : label;
    return label.isEmpty() ? "ambiguous" : label + " (ambiguous)";
}

QByteArray pointCell(const Scale& scale, std::optional<int> value)
{
    if (!value)
        return {};
    const auto point = std::find_if(scale.points.begin(), scale.points.end(),
                                    [&](const ScalePoint& of) { return of.value == *value; });
    const bool hasWord = point != scale.points.end() && !point->word.isEmpty();
    return hasWord ? markdownLine(point->word) : QByteArray::number(*value);
}

QByteArray sceneTable(const Scenario& scenario, const StudyData& publicData)
{
    const Task& task = taskOf(publicData);
    QByteArray text = "| field | text |\n|---|---|\n";
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        QByteArray said = markdownLine(scenario.fields.at(i));
        if (releaseLayoutOf(task).isAssumed(publicData, static_cast<FieldIndex>(i)))
            said += " (assumed)";
        text += rowOf({tokenCode(task.scene[i].token), said});
    }
    return text;
}

QByteArray answerTable(const Scenario& scenario, const StudyIndex& study, const Task& task)
{
    QByteArrayList head{"annotator"};
    QByteArrayList gold{"*gold label*"};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        head << tokenCode(task.questions[i].token);
        gold << goldCell(task.questions[i],
                         study.goldOf(scenario.id, static_cast<QuestionIndex>(i)));
    }
    for (const Scale& scale : task.scales) {
        head << tokenCode(scale.token);
        gold << QByteArray();
    }
    QByteArray text = rowOf(head) + '|' + QByteArray("---|").repeated(head.size()) + '\n';
    for (const Annotation* answer : study.answersTo(scenario.id)) {
        QByteArrayList row{markdownLine(study.person(answer->person).name)};
        for (std::size_t i = 0; i < task.questions.size(); ++i)
            row << optionCell(task.questions[i], answer->answer.ballot.at(i));
        for (std::size_t i = 0; i < task.scales.size(); ++i)
            row << pointCell(task.scales[i], answer->answer.scales.at(i));
        text += rowOf(row);
    }
    return text + rowOf(gold);
}

} // namespace

QByteArray sampleRecords(const ReleaseInput& input, const StudyData& publicData)
{
    const StudyIndex study(publicData);
    const Task& task = taskOf(publicData);
    std::map<Pattern, const Scenario*> firsts;
    for (const Scenario& scenario : publicData.scenarios) {
        const auto pattern = patternOf(study.votesOf(scenario.id), input.ratingsNeeded);
        if (!pattern)
            continue;
        const Scenario*& first = firsts[*pattern];
        if (first == nullptr || scenario.name() < first->name())
            first = &scenario;
    }
    if (firsts.empty())
        return {};
    QByteArray text =
        "## Sample records\n\nThe first scenario, by name, for each pattern of the votes";
    if (task.questions.size() > 1)
        text += " on " + tokenCode(task.questions.front().token);
    text += ".\n";
    for (const auto& [pattern, scenario] : firsts) {
        text += "\n### " + markdownLine(scenario->name()) + ": " + patternToken(pattern).data() +
                "\n\n" + sceneTable(*scenario, publicData) + '\n' +
                answerTable(*scenario, study, task);
    }
    return text;
}

} // namespace subtext
