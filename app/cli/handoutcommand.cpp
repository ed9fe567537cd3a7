// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/naming.h"
#include "app/cli/terminal.h"
#include "core/course/roster.h"
#include "core/travel/handouts.h"
#include "ui/text/plurals.h"

#include <QDir>
#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct HandOutArguments
{
    std::string study;
    std::string annotator;
    bool isForAll = false;
    bool isFolderEach = false;
    std::string out;
};

Result<std::vector<HandOutRecord>> write(const Session& session, Study& study,
                                         const HandOutArguments& arguments)
{
    const QString out = text(arguments.out);
    if (arguments.isForAll) {
        if (!QFileInfo::exists(out) && !QDir().mkpath(out))
            return fail(ErrorCode::FolderMissing, out);
        CancelToken cancel;
        const Interruptible interruptible(cancel);
        ProgressLine line(session, QStringLiteral("Writing hand-outs"));
        return study.handouts().writeAll(out, cancel, line.sink(),
                                         arguments.isFolderEach ? HandOuts::Layout::FolderEach
                                                                : HandOuts::Layout::OneFolder);
    }
    const auto person = personCoded(study, arguments.annotator);
    if (!person)
        return fail(person.error());
    return study.handouts().write(person->id, out).map([](const HandOutRecord& record) {
        return std::vector<HandOutRecord>{record};
    });
}

Status runHandOut(Session& session, const HandOutArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto written = write(session, study, arguments);
        if (!written)
            return report(written.error());
        Json files = Json::array();
        for (const HandOutRecord& record : *written) {
            const auto person = study.roster().person(record.person);
            if (!person)
                return report(person.error());
            const QString code = person->value_or(Person{}).code;
            files.push_back(
                {{"file", utf8(record.file)}, {"person", utf8(code)}, {"items", record.items}});
            say(session, QStringLiteral("%1: %2").arg(
                             record.file, Plurals::tr("%n items", nullptr, plural(record.items))));
        }
        if (session.isJson)
            print({{"schema", "subtext.handout/1"}, {"files", files}});
        return Status::Done;
    });
}

} // namespace

void addHandOutCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<HandOutArguments>();
    CLI::App* command =
        app.add_subcommand("handout", "Write the file that an annotator works on at home");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* annotator =
        command->add_option("--annotator", arguments->annotator, "CODE: whose hand-out");
    CLI::Option* all =
        command->add_flag("--all", arguments->isForAll, "One for every annotator with items");
    annotator->excludes(all);
    command
        ->add_flag("--folders", arguments->isFolderEach,
                   "With --all: each in a folder of its own, NAME-CODE, which can be shared")
        ->needs(all);
    command
        ->add_option("--out", arguments->out,
                     "A new file; with --all a folder, created if it is missing, for files called "
                     "NAME-CODE.subtext")
        ->required();
    command->callback([&session, arguments, annotator, all] {
        if (annotator->count() + all->count() == 0)
            throw CLI::RequiredError("--annotator or --all");
        session.run = [&session, arguments] { return runHandOut(session, *arguments); };
    });
}

} // namespace subtext::cli
