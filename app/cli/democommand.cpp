// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/releasing.h"
#include "app/cli/terminal.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "core/exchange/exporter.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/demonstrationanswers.h"

#include <QDir>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>

namespace subtext::cli {
namespace {

constexpr int AllThereAre = std::numeric_limits<int>::max();
constexpr quint32 Seed = 42;

/// Everybody does their work; gives the number of decisions.
Result<qint64> simulateWork(Study& study)
{
    const auto people = study.roster().people();
    if (!people)
        return fail(people.error());
    std::vector<PersonId> annotators;
    for (const Person& person : *people) {
        if (person.role == Role::Annotator)
            annotators.push_back(person.id);
    }
    if (const auto labelled = simulateLabelling(study, annotators, AllThereAre, Seed); !labelled)
        return fail(labelled.error());
    qint64 decided = 0;
    for (const Person& person : *people) {
        if (person.role == Role::Adjudicator) {
            const auto done = simulateAdjudication(study, person.id, AllThereAre, Seed);
            if (!done)
                return fail(done.error());
            decided += *done;
        } else if (person.role == Role::Coordinator) {
            if (const auto answered = answerDemonstrationDatasheet(study, person.id); !answered)
                return fail(answered.error());
        }
    }
    return decided;
}

Result<void> exportEverything(const Session& session, Study& study, const QDir& dir)
{
    const auto data = study.snapshot();
    if (!data)
        return fail(data.error());
    for (const auto& [format, name] :
         {std::pair{ExportFormat::CeiCsv, QStringLiteral("cei")},
          std::pair{ExportFormat::TidyCsv, QStringLiteral("annotations.csv")},
          std::pair{ExportFormat::JsonLines, QStringLiteral("scenarios.jsonl")},
          std::pair{ExportFormat::Decisions, QStringLiteral("decisions.csv")}}) {
        const auto written = exportStudy(*data, format, dir.filePath(name));
        if (!written)
            return fail(written.error());
        for (const QString& path : *written)
            say(session, QStringLiteral("Wrote %1").arg(path));
    }
    return {};
}

Result<ReleaseOutcome> releaseDemonstration(const Session& session, Study& study, const QDir& dir)
{
    ReleaseOrder order;
    order.options.version = QStringLiteral("1.0.0");
    const auto date = dateFor(order.options.version, study.releasing(), session.environment.clock);
    if (!date)
        return fail(date.error());
    order.options.date = *date;
    order.out = dir.filePath(QStringLiteral("release"));
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    return makeRelease(session, study, order, cancel);
}

Status runDemo(Session& session, const QString& folder)
{
    if (!QDir().mkpath(folder))
        return report({ErrorCode::FolderMissing, folder, 0, 0, {}, {}});
    const QDir dir(folder);
    const auto study = makeDemonstration(dir.filePath(QStringLiteral("demonstration.subtext")),
                                         session.environment);
    if (!study)
        return report(study.error());
    const auto decided = simulateWork(**study);
    if (!decided)
        return report(decided.error());
    if (const auto written = exportEverything(session, **study, dir); !written)
        return report(written.error());
    const auto release = releaseDemonstration(session, **study, dir);
    if (!release)
        return report(release.error());
    if (release->files.empty()) {
        warn(session, QStringLiteral("The demonstration does not pass the checks of a release."));
        return Status::DataErrors;
    }
    say(session, QStringLiteral("Wrote %1 (%2 files)")
                     .arg(dir.filePath(QStringLiteral("release")))
                     .arg(release->files.size()));
    if (const auto verified = (*study)->verifyAudit(); !verified)
        return report(verified.error());
    const auto counts = (*study)->counts();
    if (!counts)
        return report(counts.error());
    if (session.isJson)
        print({{"scenarios", counts->scenarios},
               {"annotations", counts->annotations},
               {"decisions", *decided},
               {"released_files", release->files.size()}});
    say(session, QStringLiteral("The demonstration study: %1 scenarios, %2 annotations, %3 splits "
                                "decided, released as version 1.0.0, audit chain verified.")
                     .arg(counts->scenarios)
                     .arg(counts->annotations)
                     .arg(*decided));
    return Status::Done;
}

/// Left open for whoever tries it: nothing is settled, exported or released.
Status runDisagreementDemo(Session& session, const QString& folder)
{
    if (!QDir().mkpath(folder))
        return report({ErrorCode::FolderMissing, folder, 0, 0, {}, {}});
    const auto& all = demonstrations();
    const auto wanted = std::find_if(all.begin(), all.end(),
                                     [](const Demonstration& one) { return one.isOfDisagreement; });
    const QString path = QDir(folder).filePath(QStringLiteral("disagreement.subtext"));
    const auto study = makeDemonstration(path, session.environment, *wanted);
    if (!study)
        return report(study.error());
    if (const auto done = simulateDisagreement(**study, Seed); !done)
        return report(done.error());
    if (const auto verified = (*study)->verifyAudit(); !verified)
        return report(verified.error());
    Reads reads;
    const StudyCounts counts = reads.take((*study)->counts());
    const MoreRatersState further = reads.take((*study)->moreRaters().state());
    if (!reads.outcome())
        return report(reads.outcome().error());
    if (session.isJson)
        print({{"scenarios", counts.scenarios},
               {"annotations", counts.annotations},
               {"given_to_more", further.given.size()},
               {"answers_to_come", further.toCome}});
    say(session,
        QStringLiteral("Wrote %1: %2 scenarios, %3 annotations, %4 splits given to "
                       "another annotator, %5 of whose answers are to come.")
            .arg(path, QString::number(counts.scenarios), QString::number(counts.annotations),
                 QString::number(further.given.size()), QString::number(further.toCome)));
    return Status::Done;
}

} // namespace

void addDemoCommand(CLI::App& app, Session& session)
{
    struct Arguments
    {
        std::string folder;
        bool isWithoutFigures = false;
        bool isOfDisagreement = false;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command =
        app.add_subcommand("demo", "Make the demonstration study, let invented people label and "
                                   "adjudicate it, export and release "
                                   "it");
    command->add_option("DIR", arguments->folder, "The folder to write to")->required();
    CLI::Option* withoutFigures = command->add_flag(
        "--no-figures", arguments->isWithoutFigures,
        "Leave the charts, and the tables and figures of report, out of the release");
    command
        ->add_flag("--disagreement", arguments->isOfDisagreement,
                   "Make the demonstration of how people disagree instead, labelled and not "
                   "adjudicated, and nothing else")
        ->excludes(withoutFigures);
    command->callback([&session, arguments] {
        session.isDrawing = !arguments->isWithoutFigures && !arguments->isOfDisagreement;
        session.run = [&session, arguments] {
            return arguments->isOfDisagreement
                       ? runDisagreementDemo(session, text(arguments->folder))
                       : runDemo(session, text(arguments->folder));
        };
    });
}

} // namespace subtext::cli
