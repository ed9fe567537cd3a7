// SPDX-License-Identifier: MIT
#include "core/agreement/disagreementsources.h"

#include "core/agreement/figurejson.h"
#include "core/domain/furtheranswers.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>
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

    void leaveOutRepeatsOfFewer(std::size_t people)
    {
        std::set<int> repeating;
        for (const stats::ReadAnswer& answer : m_read.answers) {
            if (answer.repeat)
                repeating.insert(answer.person);
        }
        if (repeating.size() >= people)
            return;
        for (stats::ReadAnswer& answer : m_read.answers)
            answer.repeat.reset();
    }

    const stats::ReadAnswers& all()
    {
        m_read.items = static_cast<int>(m_items.size());
        m_read.persons = static_cast<int>(m_people.size());
        return m_read;
    }

    std::vector<ItemSources> items(const stats::DisagreementShares& study)
    {
        std::vector<ScenarioId> scenarios(static_cast<std::size_t>(m_items.size()));
        for (auto known = m_items.cbegin(); known != m_items.cend(); ++known)
            scenarios[static_cast<std::size_t>(known.value())] = known.key();
        std::vector<ItemSources> items;
        for (const stats::ItemDisagreement& of : stats::itemDisagreement(all(), study))
            items.push_back({scenarios[static_cast<std::size_t>(of.item)], {}, of});
        return items;
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

/// What counts of the answers, with what was said of the same items later.
class PlannedAnswers
{
public:
    PlannedAnswers(const std::vector<Annotation>& answers,
                   const std::vector<RepeatedAnswer>& repeats,
                   const std::vector<FurtherRating>& further, std::size_t fewestRepeating)
        : m_fewestRepeating(fewestRepeating)
    {
        const FurtherAnswers asked(further);
        for (const RepeatedAnswer& repeat : repeats)
            m_repeatOf.emplace(std::pair(repeat.person, repeat.scenario), &repeat);
        for (const Annotation& annotation : answers) {
            if (!asked.contains(annotation.scenario, annotation.person))
                m_planned.push_back(&annotation);
        }
        m_leftOut = std::ssize(answers) - std::ssize(m_planned);
    }

    const std::vector<const Annotation*>& all() const { return m_planned; }
    qint64 leftOut() const { return m_leftOut; }

    AnswersToQuestion to(const Question& question, QuestionIndex place) const
    {
        AnswersToQuestion read(question, place);
        for (const Annotation* annotation : m_planned) {
            const auto repeated = m_repeatOf.find({annotation->person, annotation->scenario});
            read.add(*annotation, repeated == m_repeatOf.end() ? nullptr : repeated->second);
        }
        read.leaveOutRepeatsOfFewer(m_fewestRepeating);
        return read;
    }

private:
    std::size_t m_fewestRepeating;
    std::vector<const Annotation*> m_planned;
    std::map<std::pair<PersonId, ScenarioId>, const RepeatedAnswer*> m_repeatOf;
    qint64 m_leftOut = 0;
};

/// By question the shares, and what `addMore` adds of the same answers.
template <typename AddMore>
DisagreementSources sourcesOf(std::shared_ptr<const Task> task, const PlannedAnswers& planned,
                              const CancelToken& cancel, const AddMore& addMore)
{
    DisagreementSources sources;
    sources.task = std::move(task);
    sources.furtherLeftOut = planned.leftOut();
    for (std::size_t i = 0; i < sources.task->questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        AnswersToQuestion read = planned.to(sources.task->questions[i], question);
        sources.questions.push_back(
            stats::disagreementShares(read.all(), stats::UsualLevel, cancel));
        addMore(sources, read, question);
    }
    return sources;
}

Json figureOf(const std::optional<stats::DisagreementShare>& share)
{
    Json json;
    json["share"] = share ? Json(share->value) : Json();
    addInterval(json, share ? share->interval : std::nullopt);
    return json;
}

Json jsonOf(const ItemSources& item)
{
    Json json;
    json["item"] = item.name.toStdString();
    json["n"] = item.of.answers;
    json["observed"] = item.of.observed;
    json["expected"]["estimate"] = item.of.expected;
    addInterval(json["expected"], item.of.expectedInterval);
    json["ambiguity"] = number(item.of.ambiguity);
    json["perspective"] = number(item.of.perspective);
    json["unsteadiness"] = number(item.of.unsteadiness);
    return json;
}

Json jsonOf(const TimedAnswers& of)
{
    return {{"n", of.n}, {"median", number(of.medianSeconds)}};
}

Json jsonOf(const stats::DisagreementShares& of, const std::vector<ItemSources>& items,
            const AnswerTimes& times)
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
    if (times.withSecondReading.n > 0)
        json["seconds"] = {{"with_second_reading", jsonOf(times.withSecondReading)},
                           {"without", jsonOf(times.without)}};
    Json& byItem = json["per_item"];
    byItem = Json::array();
    for (const ItemSources& item : items)
        byItem.push_back(jsonOf(item));
    return json;
}

} // namespace

DisagreementSources disagreementSources(std::shared_ptr<const Task> task,
                                        const std::vector<Annotation>& answers,
                                        const std::vector<RepeatedAnswer>& repeats,
                                        const std::vector<FurtherRating>& further,
                                        std::size_t fewestRepeating)
{
    const PlannedAnswers planned(answers, repeats, further, fewestRepeating);
    return sourcesOf(
        std::move(task), planned, {},
        [&](DisagreementSources& sources, AnswersToQuestion& read, QuestionIndex question) {
            sources.times.push_back(answerTimes(planned.all(), question));
            sources.items.push_back(read.items(sources.questions.back()));
        });
}

DisagreementSources disagreementSources(const DisagreementInput& input)
{
    DisagreementSources sources = disagreementSources(input.task, input.answers, input.repeats,
                                                      input.further, input.fewestRepeating);
    QHash<ScenarioId, std::size_t> places;
    for (std::size_t place = 0; place < input.items.size(); ++place)
        places.insert(input.items[place].first, place);
    for (std::vector<ItemSources>& items : sources.items) {
        std::sort(items.begin(), items.end(), [&](const ItemSources& a, const ItemSources& b) {
            return places.value(a.scenario) < places.value(b.scenario);
        });
        for (ItemSources& item : items)
            item.name = input.items.at(places.value(item.scenario)).second;
    }
    return sources;
}

bool isAnythingTold(const DisagreementSources& sources)
{
    using Shares = stats::DisagreementShares;
    const std::vector<Shares>& all = sources.questions;
    const bool isAnyPair =
        std::any_of(all.begin(), all.end(), [](const Shares& of) { return of.total.has_value(); });
    const bool isAnyTold = std::any_of(all.begin(), all.end(), [](const Shares& of) {
        const auto& lacks = of.lacking;
        const auto seconds = stats::NotIdentifiable::SecondReadings; // points count as such
        return of.repeats > 0 || std::find(lacks.begin(), lacks.end(), seconds) == lacks.end();
    });
    return isAnyPair && isAnyTold;
}

std::optional<DisagreementSources> disagreementToldBy(const DisagreementInput& input)
{
    DisagreementSources sources = disagreementSources(input);
    return isAnythingTold(sources) ? std::optional(std::move(sources)) : std::nullopt;
}

std::optional<DisagreementSources> disagreementSharesToldBy(const DisagreementInput& input,
                                                            const CancelToken& cancel)
{
    const PlannedAnswers planned(input.answers, input.repeats, input.further,
                                 input.fewestRepeating);
    const auto nothingMore = [](DisagreementSources&, AnswersToQuestion&, QuestionIndex) {};
    DisagreementSources sources = sourcesOf(input.task, planned, cancel, nothingMore);
    if (cancel.isCancelled() || !isAnythingTold(sources))
        return std::nullopt;
    return sources;
}

std::vector<ItemSources> byDisagreement(std::vector<ItemSources> items)
{
    std::stable_sort(items.begin(), items.end(), [](const ItemSources& a, const ItemSources& b) {
        return a.of.expected > b.of.expected;
    });
    return items;
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
        questions[sources.task->questions[i].token.toStdString()] =
            jsonOf(sources.questions[i], sources.items.at(i), sources.times.at(i));
    return figurejson::document(json);
}

} // namespace subtext
