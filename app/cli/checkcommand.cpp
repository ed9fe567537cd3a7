// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/course/roster.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "ui/text/checkjson.h"
#include "ui/text/checktext.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

void sayReport(const Session& session, const QualityReport& report, const CheckNames& names,
               int level)
{
    if (session.isJson || session.isQuiet)
        return; // a large study has hundreds of thousands of lines
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
                 schemaText(p, report.task.get()));
    }
    if (level == 0 || level == 2) {
        say(session, QStringLiteral("Level 2, people: %1 findings").arg(report.level2.size()));
        if (!report.hasTimes)
            say(session,
                QStringLiteral(
                    "  There are no response times, so the timing checks had nothing to check."));
        for (const QualityFlag& flag : report.level2)
            line(place(flag), flagText(flag, report.task.get()));
    }
    if (level == 0 || level == 3) {
        say(session, QStringLiteral("Level 3, items: %1 findings").arg(report.level3.size()));
        for (const QualityFlag& flag : report.level3)
            line(place(flag), flagText(flag, report.task.get()));
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
    onChosen(*command, session, [&session, arguments] {
        return withFigures(session, arguments->study, [&](Study& study) {
            Reads reads;
            const QualityReport found = reads.take(study.figures().check());
            const std::vector<Scenario> scenarios = reads.take(study.allHeads());
            const std::vector<Person> people = reads.take(study.roster().people());
            if (const auto read = reads.outcome(); !read)
                return report(read.error());
            const CheckNames names(scenarios, people);
            if (session.isJson)
                static_cast<void>(writeCheckJson(
                    found, names,
                    [](const QByteArray& piece) {
                        putJson(piece);
                        return Result<void>();
                    },
                    arguments->level));
            sayReport(session, found, names, arguments->level);
            return found.level1.empty() ? Status::Done : Status::DataErrors;
        });
    });
}

} // namespace subtext::cli
