// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "app/cli/output.h"
#include "core/base/filewriter.h"
#include "core/course/roster.h"
#include "core/figures/figures.h"
#include "core/figures/mirrorjson.h"
#include "core/report/report.h"
#include "ui/text/mirrortext.h"
#include "ui/text/plurals.h"

#include <QDir>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct MirrorArguments
{
    std::string study;
    std::string out;
    std::vector<std::string> people;
    bool hasReasons = false;
};

Result<MirrorOptions> mirrorOptions(Study& study, const MirrorArguments& arguments)
{
    MirrorOptions options;
    options.hasReasons = arguments.hasReasons;
    for (const std::string& code : arguments.people) {
        const auto person = personCoded(study, code);
        if (!person)
            return fail(person.error());
        options.people.push_back(person->id);
    }
    return options;
}

/// Names and answers are on the pages: nobody but their owner reads them.
Result<void> writePages(const Mirrors& mirrors, const std::vector<QString>& names, const QDir& dir)
{
    if (!dir.exists() && !QDir().mkpath(dir.path()))
        return fail(ErrorCode::FolderMissing, dir.path());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QByteArray page = mirrorHtml(mirrors, mirrors.people[i]).toUtf8();
        if (const auto written = writeWholeFile(dir.filePath(names[i]), page, Readers::Owner);
            !written)
            return written;
    }
    return {};
}

Status runMirror(Session& session, const MirrorArguments& arguments, Study& study)
{
    const QString out = text(arguments.out);
    if (const auto free = requireFree(out); !free)
        return report(free.error());
    const auto options = mirrorOptions(study, arguments);
    if (!options)
        return report(options.error());
    const auto mirrors = study.figures().mirrors(*options);
    if (!mirrors)
        return report(mirrors.error());
    if (mirrors->people.empty()) {
        warn(session,
             QStringLiteral("Nothing was written: nobody of these has answered anything."));
        return Status::DataErrors;
    }
    const auto names = mirrorFileNames(*mirrors, QStringLiteral(".html"));
    if (!names)
        return report(names.error());
    if (const auto written = writePages(*mirrors, *names, QDir(out)); !written)
        return report(written.error());
    for (std::size_t i = 0; i < names->size(); ++i)
        say(session, QStringLiteral("%1: %2").arg(mirrors->people[i].rater.code, names->at(i)));
    say(session, Plurals::tr("%n files written into %1", nullptr, plural(names->size())).arg(out));
    if (session.isJson)
        putJson(mirrorsJson(*mirrors));
    return Status::Done;
}

} // namespace

void addMirrorCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<MirrorArguments>();
    CLI::App* command = app.add_subcommand(
        "mirror", "After the lock: a page for each annotator, their answers beside the others’");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command->add_option("--out", arguments->out, "The folder to create, or an empty one")
        ->required();
    command
        ->add_option("--person", arguments->people,
                     "CODE: only this person's page; may be repeated (all)")
        ->allow_extra_args(false);
    command->add_flag("--reasons", arguments->hasReasons,
                      "Show others’ explanations and marked words under their codes: the consent "
                      "text allows it");
    onChosen(*command, session, [&session, arguments] {
        return withVerifiedStudy(session, arguments->study, [&](Study& study) {
            return runMirror(session, *arguments, study);
        });
    });
}

} // namespace subtext::cli
