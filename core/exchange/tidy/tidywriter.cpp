// SPDX-License-Identifier: MIT
#include "core/exchange/tidy/tidywriter.h"

#include "core/domain/annotation.h"
#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using TidyJson = nlohmann::ordered_json;

/// Some of the columns of a task's files, in their order.
class TidyColumns
{
public:
    TidyColumns(const ColumnNames& names, bool (*isWanted)(Field))
    {
        for (Field field : names.fields()) {
            if (!isWanted(field))
                continue;
            m_fields.push_back(field);
            m_tokens << names.tokenOf(field);
        }
    }

    const std::vector<Field>& fields() const { return m_fields; }
    const QStringList& tokens() const { return m_tokens; }

private:
    std::vector<Field> m_fields;
    QStringList m_tokens;
};

bool isOfScene(Field field)
{
    return field == Field::Id || field == Field::Group ||
           (field >= Field::FirstOfScene && field < Field::FirstOfQuestions);
}

bool isOfSceneOrPart(Field field)
{
    return isOfScene(field) || field == Field::Part;
}

/// Which part a scene is of only where files said it of any.
TidyColumns sceneColumns(const ColumnNames& names, const StudyData& data)
{
    return {names, data.parts.isEmpty() ? isOfScene : isOfSceneOrPart};
}

QString sceneText(Field field, const Scenario& scene, const StudyData& data)
{
    if (field == Field::Part) {
        const auto part = data.parts.constFind(scene.id);
        return part == data.parts.constEnd() ? QString() : QString(partToken(*part));
    }
    if (field == Field::Id)
        return scene.sourceId;
    if (field == Field::Group)
        return scene.group;
    return scene.fields.at(numberAfter(Field::FirstOfScene, field));
}

class AnswerTexts
{
public:
    explicit AnswerTexts(const StudyIndex& study)
        : m_study(study)
        , m_task(taskOf(study.data()))
        , m_selfChecks(study.data())
    {}

    QString text(Field field, const Annotation& a) const
    {
        if (isQuestion(field)) {
            const std::size_t question = numberAfter(Field::FirstOfQuestions, field);
            return optionToken(m_task, question, a.answer.ballot.at(question));
        }
        if (isScale(field)) {
            const auto point = a.answer.scales.at(numberAfter(Field::FirstScale, field));
            return point ? QString::number(*point) : QString();
        }
        switch (field) {
        case Field::Annotator:
            return m_study.person(a.person).name;
        case Field::AnnotatorCode:
            return m_study.person(a.person).code;
        case Field::Explanation:
            return a.answer.explanation;
        case Field::Flagged:
            return a.answer.isFlagged ? QStringLiteral("yes") : QString();
        case Field::FlagReason:
            return a.answer.flagReason;
        case Field::Swept:
            return sweptTokens(m_task, a.answer);
        case Field::Revision:
            return QString::number(a.revision);
        case Field::SubmittedAt:
            return isoTime(a.submittedAt);
        case Field::SelfCheck:
            return m_selfChecks.of(a).join(u' ');
        case Field::Position:
            return a.position ? QString::number(*a.position) : QString();
        default:
            return a.timings ? timeText(field, *a.timings) : QString();
        }
    }

private:
    static QString timeText(Field field, const ItemTimings& timings)
    {
        if (field != Field::WallMs && !isActiveTimeKnown(timings))
            return {};
        switch (field) {
        case Field::ActiveMs:
            return QString::number(timings.activeMs);
        case Field::WallMs:
            return QString::number(timings.wallMs);
        case Field::Visits:
            return QString::number(timings.visits);
        case Field::FocusLosses:
            return QString::number(timings.focusLosses);
        default:
            return {};
        }
    }

    const StudyIndex& m_study;
    const Task& m_task;
    SelfCheckWords m_selfChecks;
};

QStringList sceneCells(const TidyColumns& columns, const Scenario& scene, const StudyData& data)
{
    QStringList cells;
    for (Field field : columns.fields())
        cells << sceneText(field, scene, data);
    return cells;
}

QStringList answerCells(const TidyColumns& columns, const AnswerTexts& texts, const Annotation& a)
{
    QStringList cells;
    for (Field field : columns.fields())
        cells << texts.text(field, a);
    return cells;
}

/// Numbers as numbers, truths as truths; what is not there is null.
TidyJson jsonOf(Field field, const QString& text)
{
    if (field == Field::Flagged)
        return !text.isEmpty();
    const bool isNumber = isScale(field) || field == Field::Revision || field == Field::Position ||
                          (field >= Field::ActiveMs && field <= Field::FocusLosses);
    if (isNumber && !text.isEmpty())
        return text.toLongLong();
    return text.isEmpty() ? TidyJson() : TidyJson(text.toStdString());
}

} // namespace

Result<void> writeTidyTable(const StudyIndex& study, const ByteSink& sink)
{
    const ColumnNames names(taskOf(study.data()));
    const TidyColumns ofScene = sceneColumns(names, study.data());
    const TidyColumns ofAnswer(names, isAboutAnswer);
    const AnswerTexts texts(study);
    auto taken = sink(csvRow(ofScene.tokens() + ofAnswer.tokens()));
    QStringList noAnswer;
    noAnswer.resize(ofAnswer.tokens().size());
    const auto& scenarios = study.data().scenarios;
    for (auto s = scenarios.begin(); taken && s != scenarios.end(); ++s) {
        const QByteArray scene = csvCells(sceneCells(ofScene, *s, study.data())) + ',';
        const auto answers = study.answersTo(s->id);
        if (answers.empty())
            taken = sink(scene + csvRow(noAnswer));
        for (auto a = answers.begin(); taken && a != answers.end(); ++a)
            taken = sink(scene + csvRow(answerCells(ofAnswer, texts, **a)));
    }
    return taken;
}

Result<void> writeTidyScenarios(const StudyIndex& study, const ByteSink& sink)
{
    const ColumnNames names(taskOf(study.data()));
    const TidyColumns columns = sceneColumns(names, study.data());
    auto taken = sink(csvRow(columns.tokens()));
    const auto& scenarios = study.data().scenarios;
    for (auto s = scenarios.begin(); taken && s != scenarios.end(); ++s)
        taken = sink(csvRow(sceneCells(columns, *s, study.data())));
    return taken;
}

Result<void> writeTidyAnswers(const StudyIndex& study, const ByteSink& sink)
{
    const ColumnNames names(taskOf(study.data()));
    const TidyColumns columns(names, isAboutAnswer);
    const AnswerTexts texts(study);
    auto taken = sink(csvRow(QStringList{names.tokenOf(Field::Scenario)} + columns.tokens()));
    const auto& scenarios = study.data().scenarios;
    for (auto s = scenarios.begin(); taken && s != scenarios.end(); ++s) {
        const auto answers = study.answersTo(s->id);
        for (auto a = answers.begin(); taken && a != answers.end(); ++a)
            taken = sink(csvRow(QStringList{s->name()} + answerCells(columns, texts, **a)));
    }
    return taken;
}

Result<void> writeTidyLines(const StudyIndex& study, const ByteSink& sink)
{
    const Task& task = taskOf(study.data());
    const ColumnNames names(task);
    const TidyColumns ofScene = sceneColumns(names, study.data());
    const TidyColumns ofAnswer(names, isAboutAnswer);
    const AnswerTexts texts(study);
    const std::string taskColumn = names.tokenOf(Field::Task).toStdString();
    for (const Scenario& scene : study.data().scenarios) {
        TidyJson json;
        if (!taskColumn.empty())
            json[taskColumn] = task.token.toStdString();
        for (Field field : ofScene.fields())
            json[names.tokenOf(field).toStdString()] =
                jsonOf(field, sceneText(field, scene, study.data()));
        json["annotations"] = TidyJson::array();
        for (const Annotation* a : study.answersTo(scene.id)) {
            TidyJson answer;
            for (Field field : ofAnswer.fields())
                answer[names.tokenOf(field).toStdString()] = jsonOf(field, texts.text(field, *a));
            json["annotations"].push_back(std::move(answer));
        }
        if (const auto taken = sink(QByteArray::fromStdString(json.dump()) + '\n'); !taken)
            return taken;
    }
    return {};
}

} // namespace subtext
