// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"

#include "core/domain/annotation.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/labelstudio/ceiinterface.h"
#include "core/exchange/labelstudio/interfacewriter.h"
#include "core/exchange/rows/answerwords.h"
#include "core/exchange/tables/csvtext.h"
#include "core/task/builtintasks.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using JsonDocument = nlohmann::ordered_json; // keys keep their order

/// The text that every control belongs to: the large one.
QString targetOf(const Task& task)
{
    const SceneField* hero = heroOf(task);
    return hero != nullptr ? hero->token : task.scene.front().token;
}

std::string utf8(const QString& text)
{
    return text.toStdString();
}

std::string yesOrEmpty(bool is)
{
    return is ? "yes" : "";
}

JsonDocument dataJson(const ColumnNames& names, const Scenario& scenario)
{
    const Task& task = names.task();
    JsonDocument json;
    json["scenario"] = utf8(scenario.name());
    if (task.group)
        json[utf8(task.group->token)] = utf8(scenario.group);
    json["id"] = utf8(scenario.sourceId);
    for (std::size_t i = 0; i < task.scene.size(); ++i)
        json[utf8(task.scene[i].token)] = utf8(scenario.fields.at(i));
    // Where the task has it, and a rule said what no source did.
    const QString origin = names.tokenOf(Field::PowerOrigin);
    if (const PowerSource source = powerSourceOf(scenario);
        !origin.isEmpty() && source != PowerSource::Given)
        json[utf8(origin)] = utf8(powerSourceToken(source));
    return json;
}

/// Null where nothing was decided.
JsonDocument goldJson(const ColumnNames& names, const GoldLabel& gold)
{
    JsonDocument json;
    const Task& task = names.task();
    // Of several questions each has its own, which stand in a file of the decisions.
    const QString goldColumn = names.tokenOf(goldField(0));
    if (goldColumn.isEmpty() || (!gold.isSettled() && gold.note.isEmpty()))
        return json;
    json[utf8(goldColumn)] = utf8(optionToken(task, 0, gold.label));
    json["basis"] = gold.isSettled() ? utf8(basisToken(gold.basis)) : std::string();
    json["ambiguous"] = yesOrEmpty(gold.isAmbiguous);
    json["note"] = utf8(gold.note);
    return json;
}

/// Whether what is written has a place for the lead time.
enum class LeadTime : std::uint8_t { Apart, AmongOwn };

/// What Label Studio has no place for. What is not known is left out.
JsonDocument ownJson(const Annotation& annotation, LeadTime leadTime)
{
    JsonDocument json;
    json["annotation"] = utf8(annotation.uuid.text());
    json["revision"] = annotation.revision;
    if (annotation.submittedAt)
        json["submitted_at"] = utf8(isoTime(annotation.submittedAt));
    if (annotation.timings && isActiveTimeKnown(*annotation.timings)) {
        json["active_ms"] = annotation.timings->activeMs;
        json["visits"] = annotation.timings->visits;
        json["focus_losses"] = annotation.timings->focusLosses;
    }
    if (annotation.timings && leadTime == LeadTime::AmongOwn)
        json["wall_ms"] = annotation.timings->wallMs;
    if (annotation.position)
        json["position"] = *annotation.position;
    return json;
}

/// The results of one annotation, in the order of the controls. What was not said is left out.
class Results
{
public:
    Results(const Task& task, const Annotation& annotation, LeadTime leadTime)
        : m_target(utf8(targetOf(task)))
        , m_own(ownJson(annotation, leadTime))
    {}

    void choose(const QString& control, const QString& choice) { add(control, "choices", choice); }
    void write(const QString& control, const QString& text) { add(control, "text", text); }

    JsonDocument take() { return std::move(m_results); }

private:
    void add(const QString& control, const char* kind, const QString& text)
    {
        if (text.isEmpty())
            return;
        const bool isChoice = qstrcmp(kind, "choices") == 0;
        m_results.push_back({{"id", utf8(control)},
                             {"from_name", utf8(control)},
                             {"to_name", m_target},
                             {"type", isChoice ? "choices" : "textarea"},
                             {"value", {{kind, JsonDocument::array({utf8(text)})}}},
                             {"meta", {{"subtext", m_own}}}});
    }

    std::string m_target;
    JsonDocument m_own;
    JsonDocument m_results = JsonDocument::array();
};

JsonDocument resultsOf(const ColumnNames& names, const Annotation& annotation, const Person& person,
                       LeadTime leadTime = LeadTime::Apart)
{
    const Task& task = names.task();
    const Answer& answer = annotation.answer;
    Results results(task, annotation, leadTime);
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        results.choose(task.questions[i].token, optionToken(task, i, answer.ballot.at(i)));
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        for (const ScalePoint& point : task.scales[i].points) {
            if (answer.scales.at(i) == point.value)
                results.choose(task.scales[i].token, point.word);
        }
    }
    results.write(QStringLiteral("explanation"), answer.explanation);
    if (answer.isFlagged)
        results.choose(names.tokenOf(Field::Flagged), QStringLiteral("yes"));
    results.write(QStringLiteral("flag_reason"), answer.flagReason);
    results.write(QStringLiteral("swept"), sweptTokens(task, answer));
    results.write(QStringLiteral("rater"), person.name);
    results.write(QStringLiteral("rater_code"), person.code);
    return results.take();
}

JsonDocument annotationJson(const ColumnNames& names, const Annotation& annotation,
                            const Person& person)
{
    JsonDocument json;
    json["result"] = resultsOf(names, annotation, person);
    json["was_cancelled"] = false;
    json["ground_truth"] = false;
    if (annotation.timings)
        json["lead_time"] = static_cast<double>(annotation.timings->wallMs) / 1000;
    if (annotation.submittedAt) {
        json["created_at"] = utf8(isoTime(annotation.submittedAt));
        json["updated_at"] = json["created_at"];
    }
    return json;
}

/// What is asked, with the words of the fields that it names: Label Studio puts texts of the task
/// into headers whole or not at all.
QString askedOf(const Task& task, QString ask)
{
    for (const SceneField& field : task.scene)
        ask.replace(u'{' + field.token + u'}', QStringLiteral("[%1]").arg(field.word));
    return ask;
}

void writeScene(InterfaceWriter& page, const Task& task)
{
    const QString target = targetOf(task);
    for (const SceneField& field : task.scene) {
        if (field.token == target)
            continue;
        // A line of its own, with the word of what it is; long texts stay texts, to be read.
        if (field.kind == FieldKind::Text)
            page.text(field.token, u'$' + field.token);
        else
            page.header(QStringLiteral("%1: $%2").arg(field.word, field.token));
    }
    page.text(target, u'$' + target);
}

void writeQuestions(InterfaceWriter& page, const Task& task)
{
    for (const QuestionRun& run : questionRuns(task)) {
        if (const Board* board = findToken(task.boards, run.board); board && !board->ask.isEmpty())
            page.header(askedOf(task, board->ask));
        for (const Question& question : questionsOf(task, run)) {
            QStringList options;
            for (const Option& option : question.options)
                options << option.token;
            page.header(run.isBoard() ? question.word : askedOf(task, question.ask));
            page.choices(question.token, options, true);
        }
    }
}

QByteArray configOf(const Task& task)
{
    InterfaceWriter page(targetOf(task));
    writeScene(page, task);
    writeQuestions(page, task);
    for (const Scale& scale : task.scales) {
        QStringList points;
        for (const ScalePoint& point : scale.points)
            points << point.word;
        page.header(askedOf(task, scale.ask));
        page.choices(scale.token, points, true);
    }
    if (task.explanation) {
        page.header(askedOf(task, task.explanation->ask));
        page.textArea(QStringLiteral("explanation"), 3, task.explanation->isRequired);
    }
    const ColumnNames names(task);
    page.header(QStringLiteral("Malformed or unclear"));
    page.choices(names.tokenOf(Field::Flagged), {QStringLiteral("yes")}, false);
    page.textArea(QStringLiteral("flag_reason"), 1);
    if (!boardsOf(task).empty()) {
        page.header(QStringLiteral("Answered by “all others no”"));
        page.textArea(QStringLiteral("swept"), 1);
    }
    page.header(QStringLiteral("Name and code of the annotator"));
    page.textArea(QStringLiteral("rater"), 1);
    page.textArea(QStringLiteral("rater_code"), 1);
    return page.take();
}

} // namespace

QByteArray labelStudioTask(const StudyIndex& study, const Scenario& scenario,
                           const LabelStudioTaskWishes& wishes)
{
    const ColumnNames names(taskOf(study.data()));
    JsonDocument task;
    task["data"] = dataJson(names, scenario);
    JsonDocument said = JsonDocument::object();
    if (wishes.gold == LabelStudioGold::With) {
        const JsonDocument decided = goldJson(names, study.goldOf(scenario.id));
        if (!decided.is_null())
            said = decided;
    }
    if (!wishes.study.isEmpty())
        said["study"] = utf8(wishes.study);
    if (!said.empty())
        task["meta"]["subtext"] = said;
    if (wishes.withAnswers) {
        JsonDocument& annotations = task["annotations"] = JsonDocument::array();
        for (const Annotation* annotation : study.answersTo(scenario.id))
            annotations.push_back(
                annotationJson(names, *annotation, study.person(annotation->person)));
    }
    return QByteArray::fromStdString(task.dump());
}

QByteArray labelStudioAnnotation(const StudyIndex& study, const Annotation& annotation)
{
    const ColumnNames names(taskOf(study.data()));
    JsonDocument json = annotationJson(names, annotation, study.person(annotation.person));
    json["unique_id"] = utf8(annotation.uuid.text());
    return QByteArray::fromStdString(json.dump());
}

QByteArray labelStudioPrediction(const StudyIndex& study, const Annotation& annotation, qint64 task,
                                 const QString& modelVersion)
{
    const ColumnNames names(taskOf(study.data()));
    JsonDocument json;
    json["task"] = task;
    json["model_version"] = utf8(modelVersion);
    json["result"] =
        resultsOf(names, annotation, study.person(annotation.person), LeadTime::AmongOwn);
    return QByteArray::fromStdString(json.dump());
}

Result<void> writeLabelStudioTasks(const StudyIndex& study, const ByteSink& sink,
                                   LabelStudioGold gold)
{
    // Task by task: the whole list as one document takes many times the memory of its text.
    const ColumnNames names(taskOf(study.data()));
    std::size_t number = 0;
    for (const Scenario& scenario : study.data().scenarios) {
        JsonDocument task;
        task["id"] = ++number;
        task["data"] = dataJson(names, scenario);
        if (gold == LabelStudioGold::With) {
            const JsonDocument decided = goldJson(names, study.goldOf(scenario.id));
            if (!decided.is_null())
                task["meta"]["subtext"] = decided;
        }
        JsonDocument& annotations = task["annotations"] = JsonDocument::array();
        for (const Annotation* annotation : study.answersTo(scenario.id))
            annotations.push_back(
                annotationJson(names, *annotation, study.person(annotation->person)));
        const QByteArray before(number > 1 ? ",\n" : "[\n");
        if (const auto taken = sink(before + QByteArray::fromStdString(task.dump())); !taken)
            return taken;
    }
    return sink(number > 0 ? "\n]\n" : "[\n]\n");
}

QByteArray labelStudioConfig()
{
    return labelStudioConfig(defaultTask());
}

QByteArray labelStudioConfig(const Task& task)
{
    return task.layout == TaskLayout::Cei ? ceiLabelStudioConfig() : configOf(task);
}

} // namespace subtext
