// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/importoptions.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

Status runImport(Session& session, const ImportArguments& arguments,
                 const std::vector<std::string>& files)
{
    if (!areReadable(session, arguments))
        return Status::WrongUsage;
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto task = study.task();
        if (!task)
            return report(task.error());
        auto options = importOptionsOf(session, arguments, **task);
        if (!options)
            return options.error();
        options->takesSynonyms = true; // the window asks instead
        QStringList paths;
        for (const std::string& file : files)
            paths << text(file);
        const auto done = study.importing().importFiles(paths, *options);
        if (!done)
            return report(done.error());
        if (session.isJson)
            print(importedJson(*done));
        sayImported(session, *done);
        return statusOf(*done);
    });
}

} // namespace

void addImportCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ImportArguments>();
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command =
        app.add_subcommand("import", "Import scenarios, labels and gold from files");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("FILE", *files,
                     "CSV, JSON, JSON Lines, or a JSON, JSON-MIN or CSV export of Label Studio")
        ->required();
    command->add_option("--as", arguments->kind, "What to import")
        ->check(CLI::IsMember({"scenarios", "annotations", "auto"}));
    addMappingOptions(*command, *arguments);
    addSheetOption(*command, arguments->sheet);
    onChosen(*command, session,
             [&session, arguments, files] { return runImport(session, *arguments, *files); });
}

} // namespace subtext::cli
