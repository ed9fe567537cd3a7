// SPDX-License-Identifier: MIT
#include "core/agreement/disagreementsources.h"

#include "core/agreement/figurejson.h"
#include "core/domain/furtheranswers.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <utility>

namespace subtext {
namespace {

using figurejson::addInterval;
using figurejson::Json;
using figurejson::number;

/// The answers to one question as the statistic reads them, with people and items counted from 0.
class AnswersToQuestion
{
public:
    AnswersToQuestion(const Question& question, QuestionIndex place)
        : m_question(question)
        , m_place(place)
    {
        m_read.options = static_cast<int>(question.options.size());
    }

    void add(const Annotation& annotation, const RepeatedAnswer* repeated)
    {
        const auto chosen = annotation.answer.choice(m_place);
        if (!chosen)
            return;
        stats::ReadAnswer& answer = m_read.answers.emplace_back();
        answer.item = numberOf(m_items, annotation.scenario);
        answer.person = numberOf(m_people, annotation.person);
        answer.option = indexOf(*chosen);
        addSecond(answer, annotation.answer.seconds.at(m_place), *chosen);
        if (!repeated)
            return;
        const auto again = repeated->again.at(indexOf(m_place));
        if (again && repeated->first.at(indexOf(m_place)) == chosen)
            answer.repeat = indexOf(*again);
    }

    stats::DisagreementShares shares()
    {
        m_read.items = static_cast<int>(m_items.size());
        m_read.persons = static_cast<int>(m_people.size());
        return stats::disagreementShares(m_read);
    }

private:
    template <typename Id> static int numberOf(QHash<Id, int>& numbers, Id id)
    {
        const auto known = numbers.constFind(id);
        if (known != numbers.constEnd())
            return *known;
        const auto next = static_cast<int>(numbers.size());
        numbers.insert(id, next);
        return next;
    }

    void addSecond(stats::ReadAnswer& answer, const SecondAnswer& second, Choice chosen) const
    {
        if (second.isOpen() || !fitsChoice(second, m_question, chosen))
            return;
        answer.isSecondAsked = true;
        if (second.kind == SecondAnswer::Kind::Option)
            answer.second = indexOf(second.option);
        else if (second.kind == SecondAnswer::Kind::Shared)
            answer.points.assign(second.points.begin(), second.points.end());
    }

    const Question& m_question;
    QuestionIndex m_place;
    stats::ReadAnswers m_read;
    QHash<ScenarioId, int> m_items;
    QHash<PersonId, int> m_people;
};

Json figureOf(const std::optional<stats::DisagreementShare>& share)
{
    Json json;
    json["share"] = share ? Json(share->value) : Json();
    addInterval(json, share ? share->interval : std::nullopt);
    return json;
}

Json jsonOf(const stats::DisagreementShares& of)
{
    Json json;
    json["n"] = {{"items", of.items},
                 {"annotators", of.persons},
                 {"repeats", of.repeats},
                 {"second_readings", of.secondsAsked}};
    json["disagreement"]["estimate"] = number(of.total);
    addInterval(json["disagreement"], of.totalInterval);
    json["ambiguity"] = figureOf(of.ambiguity);
    json["perspective"] = figureOf(of.perspective);
    json["unsteadiness"] = figureOf(of.unsteadiness);
    json["leaning"] = figureOf(of.leaning);
    json["by_scene"] = figureOf(of.byScene);
    json["stated"] = figureOf(of.stated);
    json["openness"] = number(of.openness);
    Json lacking = Json::array();
    for (const stats::NotIdentifiable lacks : of.lacking)
        lacking.push_back(std::string(lackingToken(lacks).data()));
    json["not_identifiable_without"] = std::move(lacking);
    return json;
}

} // namespace

DisagreementSources disagreementSources(std::shared_ptr<const Task> task,
                                        const std::vector<Annotation>& answers,
                                        const std::vector<RepeatedAnswer>& repeats,
                                        const std::vector<FurtherRating>& further)
{
    const FurtherAnswers asked(further);
    const auto isFurther = [&](const Annotation& annotation) {
        return asked.contains(annotation.scenario, annotation.person);
    };
    std::map<std::pair<PersonId, ScenarioId>, const RepeatedAnswer*> repeatOf;
    for (const RepeatedAnswer& repeat : repeats)
        repeatOf.emplace(std::pair(repeat.person, repeat.scenario), &repeat);
    DisagreementSources sources;
    sources.task = std::move(task);
    sources.furtherLeftOut = std::count_if(answers.begin(), answers.end(), isFurther);
    for (std::size_t i = 0; i < sources.task->questions.size(); ++i) {
        AnswersToQuestion read(sources.task->questions[i], static_cast<QuestionIndex>(i));
        for (const Annotation& annotation : answers) {
            if (isFurther(annotation))
                continue;
            const auto repeated = repeatOf.find({annotation.person, annotation.scenario});
            read.add(annotation, repeated == repeatOf.end() ? nullptr : repeated->second);
        }
        sources.questions.push_back(read.shares());
    }
    return sources;
}

QLatin1String lackingToken(stats::NotIdentifiable lacking)
{
    switch (lacking) {
    case stats::NotIdentifiable::Raters:
        return QLatin1String("raters");
    case stats::NotIdentifiable::Items:
        return QLatin1String("items");
    case stats::NotIdentifiable::Repeats:
        return QLatin1String("repeats");
    case stats::NotIdentifiable::SecondReadings:
        break;
    }
    return QLatin1String("second_readings");
}

QByteArray disagreementJson(const DisagreementSources& sources)
{
    Json json;
    json["schema"] = "subtext.disagreement/1";
    if (sources.furtherLeftOut > 0)
        json["further_annotations_left_out"] = sources.furtherLeftOut;
    Json& questions = json["per_question"];
    questions = Json::object();
    for (std::size_t i = 0; i < sources.questions.size(); ++i)
        questions[sources.task->questions[i].token.toStdString()] = jsonOf(sources.questions[i]);
    return figurejson::document(json);
}

} // namespace subtext
