// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/exchange/exporter.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct Arguments
{
    std::string study;
    std::string format;
    std::string out;
};

// CSV into a folder is CEI's layout, one file a subtype; into a file it is one tidy table.
ExportFormat formatFor(const Arguments& arguments)
{
    if (arguments.format == "jsonl")
        return ExportFormat::JsonLines;
    if (arguments.format == "decisions")
        return ExportFormat::Decisions;
    if (arguments.format == "label-studio")
        return ExportFormat::LabelStudio;
    if (arguments.format == "label-studio-config")
        return ExportFormat::LabelStudioConfig;
    const QString out = text(arguments.out);
    const bool isFolder =
        QFileInfo(out).isDir() || out.endsWith(u'/') || !QFileInfo(out).fileName().contains(u'.');
    return isFolder ? ExportFormat::CeiCsv : ExportFormat::TidyCsv;
}

Status runExport(Session& session, const Arguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Read, [&](Study& study) {
        const auto data = study.snapshot();
        if (!data)
            return report(data.error());
        const auto written = exportStudy(*data, formatFor(arguments), text(arguments.out));
        if (!written)
            return report(written.error());
        Json files = Json::array();
        for (const QString& path : *written) {
            files.push_back(utf8(path));
            say(session, QStringLiteral("Wrote %1").arg(path));
        }
        if (session.isJson)
            print({{"files", files}});
        return Status::Done;
    });
}

} // namespace

void addExportCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command =
        app.add_subcommand("export", "Working exports, explanations included (not a release)");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("--format", arguments->format,
                     "csv, jsonl, decisions: a CSV file of all that was decided, label-studio: "
                     "tasks for an import there, or label-studio-config: the labelling interface "
                     "that they need")
        ->required()
        ->check(
            CLI::IsMember({"csv", "jsonl", "decisions", "label-studio", "label-studio-config"}));
    command
        ->add_option("--out", arguments->out,
                     "A file (csv: one tidy table) or, with csv, a folder (one file a subtype in "
                     "CEI's layout)")
        ->required();
    command->callback([&session, arguments] {
        session.run = [&session, arguments] { return runExport(session, *arguments); };
    });
}

} // namespace subtext::cli
