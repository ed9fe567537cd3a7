// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/exchange/exporter.h"
#include "core/study/demonstration.h"
#include "core/study/roster.h"

#include <QDir>

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

Status runDemo(Session& session, const QString& folder)
{
    if (!QDir().mkpath(folder))
        return report({ErrorCode::FolderMissing, folder, 0, 0, {}, {}});
    const QDir dir(folder);
    const auto study = makeDemonstration(dir.filePath(QStringLiteral("demonstration.subtext")),
                                         session.environment);
    if (!study)
        return report(study.error());
    std::vector<PersonId> annotators;
    for (const Person& person : (*study)->roster().people()) {
        if (person.role == Role::Annotator)
            annotators.push_back(person.id);
    }
    const auto labelled =
        simulateLabelling(**study, annotators, std::numeric_limits<int>::max(), 42);
    if (!labelled)
        return report(labelled.error());
    qint64 decided = 0;
    for (const Person& person : (*study)->roster().people()) {
        if (person.role != Role::Adjudicator)
            continue;
        const auto done =
            simulateAdjudication(**study, person.id, std::numeric_limits<int>::max(), 42);
        if (!done)
            return report(done.error());
        decided += *done;
    }
    const StudyData data = (*study)->snapshot();
    for (const auto& [format, name] :
         {std::pair{ExportFormat::CeiCsv, QStringLiteral("cei")},
          std::pair{ExportFormat::TidyCsv, QStringLiteral("annotations.csv")},
          std::pair{ExportFormat::JsonLines, QStringLiteral("scenarios.jsonl")},
          std::pair{ExportFormat::Decisions, QStringLiteral("decisions.csv")}}) {
        const auto written = exportStudy(data, format, dir.filePath(name));
        if (!written)
            return report(written.error());
        for (const QString& path : *written)
            say(session, QStringLiteral("Wrote %1").arg(path));
    }
    if (const auto verified = (*study)->verifyAudit(); !verified)
        return report(verified.error());
    const StudyCounts counts = (*study)->counts();
    if (session.isJson)
        print({{"scenarios", counts.scenarios},
               {"annotations", counts.annotations},
               {"decisions", decided}});
    say(session, QStringLiteral("The demonstration study: %1 scenarios, %2 annotations, %3 splits "
                                "decided, audit chain verified.")
                     .arg(counts.scenarios)
                     .arg(counts.annotations)
                     .arg(decided));
    return Status::Done;
}

} // namespace

void addDemoCommand(CLI::App& app, Session& session)
{
    auto folder = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand(
        "demo",
        "Make the demonstration study, let invented people label and adjudicate it, export it");
    command->add_option("DIR", *folder, "Where to put it")->required();
    command->callback([&session, folder] {
        session.run = [&session, folder] { return runDemo(session, text(*folder)); };
    });
}

} // namespace subtext::cli
