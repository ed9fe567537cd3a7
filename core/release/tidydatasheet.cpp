// SPDX-License-Identifier: MIT
#include "core/release/tidydatasheet.h"

#include "core/domain/texts.h"
#include "core/domain/vocabulary.h"
#include "core/exchange/rows/columns.h"
#include "core/release/layout/splitsjson.h"
#include "core/release/layout/tabledescription.h"
#include "core/release/markdown.h"
#include "core/release/tidytables.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

QByteArray figure(qint64 value)
{
    return QByteArray::number(value);
}

/// "1 question", "3 questions"
QByteArray several(qint64 n, const char* one, const char* many)
{
    return figure(n) + ' ' + (n == 1 ? one : many);
}

QByteArray quotedWord(const QString& word, const QString& token)
{
    return markdownLine(word.isEmpty() ? token : word) + " (`" + token.toUtf8() + "`)";
}

QByteArray instancesOf(const Task& task)
{
    QByteArrayList fields;
    for (const SceneField& field : task.scene)
        fields << quotedWord(field.word, field.token);
    return "A scenario: what the annotators read (" + listedWords(fields) +
           "), with what several people answered about it.";
}

/// How many scenarios each group has, in alphabetical order; of many groups how many those are.
QByteArray groupCounts(const Task& task, const StudyData& data)
{
    constexpr std::size_t Listed = 12;
    std::map<QString, qint64> counts;
    for (const Scenario& scene : data.scenarios)
        ++counts[scene.group];
    if (!task.group || counts.empty())
        return {};
    const QByteArray word = markdownLine(task.group->word);
    if (counts.size() > Listed)
        return " in " + figure(std::ssize(counts)) + " groups (" + word + ')';
    QList<QByteArray> parts;
    for (const auto& [group, count] : counts)
        parts << figure(count) + ' ' + markdownLine(group);
    return " (" + word + ": " + parts.join(", ") + ')';
}

QByteArray countsOf(const Task& task, const StudyData& data)
{
    QSet<PersonId> annotators;
    for (const Annotation& annotation : data.annotations)
        annotators.insert(annotation.person);
    return several(std::ssize(data.scenarios), "scenario", "scenarios") + groupCounts(task, data) +
           " with " + several(std::ssize(data.annotations), "annotation", "annotations") + " by " +
           several(annotators.size(), "person", "people") + '.';
}

/// How many scenarios have each outcome on a question.
std::map<QString, qint64> outcomesOf(const StudyData& data, std::size_t question)
{
    std::map<QString, qint64> counts;
    for (const ItemGold& item : data.gold)
        ++counts[goldOutcome(item.of(static_cast<QuestionIndex>(question)))];
    return counts;
}

QByteArray labelsOf(const Task& task, const StudyData& data)
{
    QByteArray text = "From each annotator:\n";
    for (const Question& question : task.questions) {
        QList<QByteArray> options;
        for (const Option& option : question.options)
            options << markdownLine(option.word);
        text +=
            "\n- " + quotedWord(question.word, question.token) + ": one of " + options.join(", ");
    }
    for (const Scale& scale : task.scales)
        text += "\n- " + quotedWord(scale.word, scale.token) + ": a scale of " +
                figure(std::ssize(scale.points)) + " points" +
                (scale.isConfidence ? ", about the annotator's own confidence" : "");
    text += "\n\nDerived from these: the distribution of the votes and, for each scenario and "
            "question, a gold label or the decision that it is ambiguous:\n\n| question | "
            "unanimous | majority | decided | ambiguous | open |\n|---|---|---|---|---|---|\n";
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        auto counts = outcomesOf(data, i);
        text += "| `" + task.questions[i].token.toUtf8() + "` |";
        for (const char* outcome : {"unanimous", "majority", "decided", "ambiguous", "open"})
            text += ' ' + figure(counts[QString::fromLatin1(outcome)]) + " |";
        text += '\n';
    }
    return text.trimmed();
}

QByteArray missingOf(const ReleaseInput& input, const Task& task, const StudyData& data)
{
    QHash<ScenarioId, int> annotationsOf;
    for (const Annotation& annotation : data.annotations)
        ++annotationsOf[annotation.scenario];
    qint64 incomplete = 0;
    for (const Scenario& scene : data.scenarios)
        incomplete += annotationsOf.value(scene.id) < input.ratingsNeeded ? 1 : 0;
    qint64 open = 0;
    for (const ItemGold& item : data.gold)
        open += item.isSettled() ? 0 : 1;
    QByteArray text = several(incomplete, "scenario has", "scenarios have") + " fewer than " +
                      several(input.ratingsNeeded, "annotation", "annotations") + ", and " +
                      several(open, "has", "have") + " a question without a gold label.";
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].isRequired)
            continue;
        qint64 empty = 0;
        for (const Scenario& scene : data.scenarios)
            empty += scene.fields.at(i).trimmed().isEmpty() ? 1 : 0;
        if (empty > 0)
            text += " The field `" + task.scene[i].token.toUtf8() + "` is empty in " +
                    several(empty, "scenario", "scenarios") + '.';
    }
    return text;
}

QByteArray noiseOf(const Task& task, const StudyData& data, const StudyAgreement& agreement)
{
    QByteArray text =
        "People answer the same question differently. Of the scenarios with all their votes:\n\n| "
        "question | unanimous | majority | split | Fleiss' kappa |\n|---|---|---|---|---|\n";
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const AgreementGroup& of = agreement.overall.questions[i];
        const auto& kappa = of.kappa.kappa;
        text += "| `" + task.questions[i].token.toUtf8() + "` | " + figure(of.patterns.unanimous) +
                " | " + figure(of.patterns.majority) + " | " + figure(of.patterns.split) + " | " +
                (kappa ? QByteArray::number(*kappa, 'f', 3) : QByteArray("not defined")) + " |\n";
    }
    qint64 damaged = 0;
    for (const Scenario& scene : data.scenarios) {
        for (std::size_t i = 0; i < task.scene.size(); ++i)
            damaged +=
                task.scene[i].kind == FieldKind::Text && !findDamage(scene.fields.at(i)).empty()
                    ? 1
                    : 0;
    }
    return text + "\nTexts with probably damaged characters: " + figure(damaged) + '.';
}

QByteArray splitsOf(const ReleaseInput& input, const StudyData& data, const PartsOfItems& drawn)
{
    if (data.parts.isEmpty())
        return "Yes: splits.json, 70 % train, 15 % validation and 15 % test, " +
               QByteArray(taskOf(data).group ? "stratified by group, " : "") + "seed " +
               QByteArray::number(input.options.seed) + '.' + drawnPartsWords(drawn);
    const QString column = ColumnNames(taskOf(data)).tokenOf(Field::Part);
    return ownPartsWords(data, column.isEmpty() ? QByteArray()
                                                : " and in the column \"" + column.toUtf8() +
                                                      "\" of scenarios.csv");
}

} // namespace

LayoutFacts tidyFacts(const ReleaseInput& input, const StudyData& publicData,
                      const StudyAgreement& agreement, const PartsOfItems& drawn)
{
    const Task& task = taskOf(publicData);
    LayoutFacts facts;
    facts.instances = instancesOf(task);
    facts.counts = countsOf(task, publicData);
    facts.data = "The fields of the scene and the labels below. README.md lists every field, "
                 "question and option; task.json is the whole task.";
    facts.labels = labelsOf(task, publicData);
    facts.missing = missingOf(input, task, publicData);
    facts.relations = task.group ? "Scenarios are independent texts; those of one group (" +
                                       markdownLine(task.group->word) + ") have that in common."
                                 : QByteArray("Scenarios are independent texts.");
    facts.splits = splitsOf(input, publicData, drawn);
    facts.noise = noiseOf(task, publicData, agreement);
    facts.adjudication =
        QByteArray("By unanimous or majority vote where there is one; a split has no gold label "
                   "until a person decides. For each scenario and question, gold.csv says how its "
                   "label was reached; the basis \"unstated\" stands ") +
        WhereUnstated + ". decisions.csv has what people decided.";
    return facts;
}

} // namespace subtext
