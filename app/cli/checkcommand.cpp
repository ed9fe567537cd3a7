// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/study/qualityreport.h"
#include "core/study/roster.h"
#include "ui/text/qualitytext.h"

#include <QHash>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

/// Names for the ids of one study.
struct Names
{
    explicit Names(Study& study)
    {
        for (const Scenario& scenario : study.scenarios())
            scenarios.insert(scenario.id, scenario.name());
        for (const Person& person : study.roster().people())
            people.insert(person.id, person.name);
    }

    Json scenario(ScenarioId id) const
    {
        return id.isValid() ? Json(utf8(scenarios.value(id))) : Json();
    }
    Json person(PersonId id) const { return Json(utf8(people.value(id))); }

    QHash<ScenarioId, QString> scenarios;
    QHash<PersonId, QString> people;
};

Json level1Json(const QualityReport& report, const Names& names)
{
    Json list = Json::array();
    for (const SchemaProblem& problem : report.level1) {
        list.push_back({{"scenario", names.scenario(problem.scenario)},
                        {"annotator", names.person(problem.person)},
                        {"field", utf8(problem.field)},
                        {"code", utf8(schemaToken(problem.code))},
                        {"value", utf8(problem.value)},
                        {"message", utf8(schemaText(problem))}});
    }
    return list;
}

Json flagJson(const QualityFlag& flag, const Names& names)
{
    Json json;
    json["scenario"] = names.scenario(flag.scenario);
    if (flag.person.isValid())
        json["annotator"] = names.person(flag.person);
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

Json personJson(const PersonQuality& person, const Names& names)
{
    Json json;
    json["annotator"] = names.person(person.person);
    json["labelled"] = person.labelled;
    json["flagged"] = person.flaggedItems;
    json["flag_rate"] = person.flagRate;
    json["dominant_emotion"] =
        person.dominantEmotion ? Json(utf8(emotionToken(*person.dominantEmotion))) : Json();
    json["dominant_share"] = person.dominantShare;
    json["median_seconds"] =
        person.medianMs ? Json(static_cast<double>(*person.medianMs) / 1000) : Json();
    json["contradictions"] = person.contradictions;
    json["longest_run"] = person.longestRun;
    json["scale_spread"] = person.scaleSpread;
    json["time_drift"] = person.timeDrift ? Json(*person.timeDrift) : Json();
    return json;
}

Json reportJson(const QualityReport& report, const Names& names, int level)
{
    Json json;
    json["schema"] = "subtext.check/1";
    json["annotations"] = report.annotations;
    json["has_times"] = report.hasTimes;
    if (level == 0 || level == 1)
        json["level1"] = level1Json(report, names);
    const auto flags = [&](const std::vector<QualityFlag>& list) {
        Json array = Json::array();
        for (const QualityFlag& flag : list)
            array.push_back(flagJson(flag, names));
        return array;
    };
    if (level == 0 || level == 2)
        json["level2"] = flags(report.level2);
    if (level == 0 || level == 3)
        json["level3"] = flags(report.level3);
    if (level == 0 || level == 4) {
        Json waiting = Json::array();
        for (ScenarioId id : report.needsDecision)
            waiting.push_back(names.scenario(id));
        json["level4"] = {{"needs_decision", waiting}, {"decided", report.decided}};
    }
    json["annotators"] = Json::array();
    for (const PersonQuality& person : report.people)
        json["annotators"].push_back(personJson(person, names));
    return json;
}

void sayReport(const Session& session, const QualityReport& report, const Names& names, int level)
{
    const auto line = [&](const QString& where, const QString& what) {
        say(session, QStringLiteral("  %1  %2").arg(where, -36).arg(what));
    };
    const auto place = [&](const QualityFlag& flag) {
        const QString who = names.people.value(flag.person);
        const QString item = names.scenarios.value(flag.scenario);
        return who.isEmpty() || item.isEmpty() ? who + item : item + QStringLiteral(", ") + who;
    };
    if (level == 0 || level == 1) {
        say(session, QStringLiteral("Level 1, form: %1 problems in %2 annotations")
                         .arg(report.level1.size())
                         .arg(report.annotations));
        for (const SchemaProblem& p : report.level1)
            line(names.scenarios.value(p.scenario) + QStringLiteral(", ") +
                     names.people.value(p.person),
                 schemaText(p));
    }
    if (level == 0 || level == 2) {
        say(session, QStringLiteral("Level 2, people: %1 flags").arg(report.level2.size()));
        if (!report.hasTimes)
            say(session, QStringLiteral("  There are no response times, so the timing checks "
                                        "had nothing to look at."));
        for (const QualityFlag& flag : report.level2)
            line(place(flag), flagText(flag));
    }
    if (level == 0 || level == 3) {
        say(session, QStringLiteral("Level 3, items: %1 flags").arg(report.level3.size()));
        for (const QualityFlag& flag : report.level3)
            line(place(flag), flagText(flag));
    }
    if (level == 0 || level == 4) {
        say(session, QStringLiteral("Level 4, decisions: %1 splits decided, %2 wait")
                         .arg(report.decided)
                         .arg(report.needsDecision.size()));
        for (ScenarioId id : report.needsDecision)
            line(names.scenarios.value(id), QStringLiteral("needs a decision"));
    }
}

} // namespace

void addCheckCommand(CLI::App& app, Session& session)
{
    struct Arguments
    {
        std::string study;
        int level = 0;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("check", "The four-level quality pipeline");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--level", arguments->level, "Only this level")->check(CLI::Range(1, 4));
    command->callback([&session, arguments] {
        session.run = [&session, arguments] {
            return withStudy(session, arguments->study, Study::Access::Read, [&](Study& study) {
                const QualityReport report = checkStudy(study);
                const Names names(study);
                if (session.isJson)
                    print(reportJson(report, names, arguments->level));
                sayReport(session, report, names, arguments->level);
                return report.level1.empty() ? Status::Done : Status::DataErrors;
            });
        };
    });
}

} // namespace subtext::cli
