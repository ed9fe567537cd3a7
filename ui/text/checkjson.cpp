// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/checkjson.h"

#include "ui/text/qualitytext.h"

#include <nlohmann/json.hpp>

#include <string>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

std::string utf8(const QString& text)
{
    return text.toStdString();
}

class Writer
{
public:
    explicit Writer(const CheckNames& names)
        : m_names(names)
    {}

    Json document(const QualityReport& report, int level) const
    {
        const auto isWanted = [level](int one) { return level == 0 || level == one; };
        Json json;
        json["schema"] = "subtext.check/1";
        json["annotations"] = report.annotations;
        json["has_times"] = report.hasTimes;
        if (isWanted(1))
            json["level1"] = problems(report.level1);
        if (isWanted(2))
            json["level2"] = flags(report.level2);
        if (isWanted(3))
            json["level3"] = flags(report.level3);
        if (isWanted(4)) {
            Json waiting = Json::array();
            for (ScenarioId id : report.needsDecision)
                waiting.push_back(scenario(id));
            json["level4"] = {{"needs_decision", waiting}, {"decided", report.decided}};
        }
        json["annotators"] = Json::array();
        for (const PersonQuality& person : report.people)
            json["annotators"].push_back(figures(person, report.repeats));
        return json;
    }

private:
    Json scenario(ScenarioId id) const
    {
        return id.isValid() ? Json(utf8(m_names.scenarios.value(id))) : Json();
    }
    Json person(PersonId id) const { return Json(utf8(m_names.people.value(id))); }

    Json problems(const std::vector<SchemaProblem>& list) const
    {
        Json array = Json::array();
        for (const SchemaProblem& problem : list) {
            array.push_back({{"scenario", scenario(problem.scenario)},
                             {"annotator", person(problem.person)},
                             {"field", utf8(problem.field)},
                             {"code", utf8(schemaToken(problem.code))},
                             {"value", utf8(problem.value)},
                             {"message", utf8(schemaText(problem))}});
        }
        return array;
    }

    Json flags(const std::vector<QualityFlag>& list) const
    {
        Json array = Json::array();
        for (const QualityFlag& of : list)
            array.push_back(flag(of));
        return array;
    }

    Json flag(const QualityFlag& flag) const
    {
        Json json;
        json["scenario"] = scenario(flag.scenario);
        if (flag.person.isValid())
            json["annotator"] = person(flag.person);
        json["code"] = utf8(qualityToken(flag.code));
        if (flag.dimension) {
            json["dimension"] = utf8(dimensionToken(*flag.dimension));
            json["range"] = flag.value;
        } else {
            json["value"] = flag.value;
        }
        json["limit"] = flag.limit;
        json["message"] = utf8(flagText(flag));
        return json;
    }

    Json figures(const PersonQuality& of, const std::map<PersonId, IntraAgreement>& repeats) const
    {
        Json json;
        json["annotator"] = person(of.person);
        json["labelled"] = of.labelled;
        json["flagged"] = of.flaggedItems;
        json["flag_rate"] = of.flagRate;
        json["dominant_emotion"] =
            of.dominantEmotion ? Json(utf8(emotionToken(*of.dominantEmotion))) : Json();
        json["dominant_share"] = of.dominantShare;
        json["median_seconds"] =
            of.medianMs ? Json(static_cast<double>(*of.medianMs) / 1000) : Json();
        json["contradictions"] = of.contradictions;
        json["longest_run"] = of.longestRun;
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
    return QByteArray::fromStdString(Writer(names).document(report, level).dump(2) + '\n');
}

} // namespace subtext
