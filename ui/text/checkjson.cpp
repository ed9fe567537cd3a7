// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/checkjson.h"

#include "ui/text/checktext.h"
#include "ui/text/language.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

std::string utf8(const QString& text)
{
    return text.toStdString();
}

/// An object in the layout of Json::dump(2), member by member: a large study has more findings than
/// should stand in memory as JSON all at once.
class ObjectText
{
public:
    explicit ObjectText(const ByteSink& sink)
        : m_sink(sink)
    {}

    void add(const char* key, const Json& value)
    {
        begin(key);
        addIndented(value, "\n  ");
    }
    /// An array of what `jsonOf` makes of each.
    template <typename List, typename JsonOf>
    void addArray(const char* key, const List& list, JsonOf jsonOf)
    {
        begin(key);
        const char* before = "[\n    ";
        for (const auto& one : list) {
            m_text += before;
            addIndented(jsonOf(one), "\n    ");
            before = ",\n    ";
            handOn(Piece);
        }
        m_text += list.empty() ? "[]" : "\n  ]";
    }
    Result<void> end()
    {
        m_text += m_hasMembers ? "\n}\n" : "{}\n";
        handOn(0);
        return m_outcome;
    }

private:
    static constexpr qsizetype Piece = 1 << 16;

    /// Hands on what there is, unless it is less than `least`; nothing after an error.
    void handOn(qsizetype least)
    {
        if (m_text.size() < least)
            return;
        m_outcome = m_outcome.and_then([&] { return m_sink(m_text); });
        m_text.resize(0); // keeps its room
    }
    void begin(const char* key)
    {
        m_text += m_hasMembers ? ",\n  \"" : "{\n  \"";
        m_hasMembers = true;
        m_text += key;
        m_text += "\": ";
    }
    /// Line ends inside of texts are escaped, so that these are those of the layout.
    void addIndented(const Json& value, const char* lineEnd)
    {
        const std::string text = value.dump(2);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            m_text.append(text.data() + at, static_cast<qsizetype>(end - at));
            if (end < text.size())
                m_text += lineEnd;
            at = end + 1;
        }
    }

    const ByteSink& m_sink;
    QByteArray m_text; ///< Not handed on yet.
    bool m_hasMembers = false;
    Result<void> m_outcome;
};

class Writer
{
public:
    Writer(const CheckNames& names, const Task* task)
        : m_names(names)
        , m_task(task)
    {}

    Result<void> write(const QualityReport& report, int level, const ByteSink& sink) const
    {
        const auto isWanted = [level](int one) { return level == 0 || level == one; };
        const auto problemOf = [this](const SchemaProblem& of) { return problem(of); };
        const auto flagOf = [this](const QualityFlag& of) { return flag(of); };
        ObjectText text(sink);
        text.add("schema", "subtext.check/1");
        text.add("annotations", report.annotations);
        text.add("has_times", report.hasTimes);
        if (isWanted(1))
            text.addArray("level1", report.level1, problemOf);
        if (isWanted(2))
            text.addArray("level2", report.level2, flagOf);
        if (isWanted(3))
            text.addArray("level3", report.level3, flagOf);
        if (isWanted(4)) {
            Json waiting = Json::array();
            for (ScenarioId id : report.needsDecision)
                waiting.push_back(scenario(id));
            text.add("level4", {{"needs_decision", waiting}, {"decided", report.decided}});
        }
        text.addArray("annotators", report.people,
                      [&](const PersonQuality& person) { return figures(person, report.repeats); });
        return text.end();
    }

private:
    Json scenario(ScenarioId id) const
    {
        return id.isValid() ? Json(utf8(m_names.scenarios.value(id))) : Json();
    }
    Json person(PersonId id) const { return Json(utf8(m_names.people.value(id))); }

    Json problem(const SchemaProblem& problem) const
    {
        return {{"scenario", scenario(problem.scenario)},
                {"annotator", person(problem.person)},
                {"field", utf8(problem.field)},
                {"code", utf8(schemaToken(problem.code))},
                {"value", utf8(problem.value)},
                {"message", utf8(schemaText(problem, m_task))}};
    }

    Json flag(const QualityFlag& flag) const
    {
        Json json;
        json["scenario"] = scenario(flag.scenario);
        if (flag.person.isValid())
            json["annotator"] = person(flag.person);
        json["code"] = utf8(qualityToken(flag.code));
        if (m_task != nullptr) {
            addPart(json, flag);
            json["value"] = flag.value;
        } else if (flag.dimension) {
            json["dimension"] = utf8(dimensionToken(*flag.dimension));
            json["range"] = flag.value;
        } else {
            json["value"] = flag.value;
        }
        json["limit"] = flag.limit;
        json["message"] = utf8(flagText(flag, m_task));
        return json;
    }

    void addPart(Json& json, const QualityFlag& flag) const
    {
        const bool isStraight = flag.code == QualityCode::StraightLining ||
                                flag.code == QualityCode::AllNo || flag.code == QualityCode::AllYes;
        if (flag.question) {
            const Question& question = m_task->questions.at(*flag.question);
            if (isStraight && !question.board.isEmpty())
                json["board"] = utf8(question.board);
            else
                json["question"] = utf8(question.token);
        }
        if (flag.dimension)
            json["scale"] = utf8(m_task->scales.at(indexOf(*flag.dimension)).token);
    }

    /// The most frequent answer: question by question.
    Json dominant(const Ballot& answer) const
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < m_task->questions.size(); ++i) {
            const Question& question = m_task->questions[i];
            if (answer.at(i))
                json[utf8(question.token)] = utf8(question.options.at(slotOf(*answer.at(i))).token);
        }
        return json;
    }

    Json figures(const PersonQuality& of, const std::map<PersonId, IntraAgreement>& repeats) const
    {
        Json json;
        json["annotator"] = person(of.person);
        json["labelled"] = of.labelled;
        json["flagged"] = of.flaggedItems;
        json["flag_rate"] = of.flagRate;
        // Of equals the first in the order of the options.
        if (m_task != nullptr)
            json["dominant_answer"] =
                of.dominantAnswers.empty() ? Json() : dominant(of.dominantAnswers.front());
        else
            json["dominant_emotion"] = of.dominantEmotions.empty()
                                           ? Json()
                                           : Json(utf8(emotionToken(of.dominantEmotions.front())));
        json["dominant_share"] = of.dominantShare;
        json["median_seconds"] =
            of.medianMs ? Json(static_cast<double>(*of.medianMs) / 1000) : Json();
        json["contradictions"] = of.contradictions;
        json["longest_run"] = of.longestRun ? Json(*of.longestRun) : Json();
        if (m_task == nullptr)
            json["scale_spread"] = of.scaleSpread;
        json["time_drift"] = of.timeDrift ? Json(*of.timeDrift) : Json();
        const auto repeated = repeats.find(of.person);
        json["repeats"] = repeated != repeats.end() ? agreement(repeated->second) : Json();
        return json;
    }

    /// Of one person with themselves, on items that they saw twice.
    static Json agreement(const IntraAgreement& of)
    {
        const auto number = [](std::optional<double> value) {
            return value ? Json(*value) : Json();
        };
        return {{"items", of.items},
                {"agreement", number(of.agreement)},
                {"kappa", number(of.kappa)},
                {"scale_difference", number(of.scaleDifference)}};
    }

    const CheckNames& m_names;
    const Task* m_task; ///< None: CEI.
};

} // namespace

CheckNames::CheckNames(const std::vector<Scenario>& scenarioList,
                       const std::vector<Person>& personList)
{
    for (const Scenario& scenario : scenarioList)
        scenarios.insert(scenario.id, scenario.name());
    for (const Person& person : personList)
        people.insert(person.id, person.name);
}

QByteArray checkJson(const QualityReport& report, const CheckNames& names, int level)
{
    return collected(
        [&](const ByteSink& sink) { return writeCheckJson(report, names, sink, level); });
}

Result<void> writeCheckJson(const QualityReport& report, const CheckNames& names,
                            const ByteSink& sink, int level)
{
    const InEnglish english;
    return Writer(names, report.task.get()).write(report, level, sink);
}

} // namespace subtext
