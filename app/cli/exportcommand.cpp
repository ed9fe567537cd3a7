// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/exchange/exporter.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct ExportArguments
{
    std::string study;
    std::string format;
    std::string out;
    bool areFormulasText = false;
    bool isWithGold = false;
};

// CSV into a folder is CEI's layout, one file a subtype, or of other tasks scenarios and
// annotations; into a file it is one tidy table.
ExportFormat formatFor(const ExportArguments& arguments)
{
    if (arguments.format == "jsonl")
        return ExportFormat::JsonLines;
    if (arguments.format == "decisions")
        return ExportFormat::Decisions;
    if (arguments.format == "label-studio")
        return arguments.isWithGold ? ExportFormat::LabelStudioWithGold : ExportFormat::LabelStudio;
    if (arguments.format == "label-studio-config")
        return ExportFormat::LabelStudioConfig;
    const QString out = text(arguments.out);
    const bool isFolder =
        QFileInfo(out).isDir() || out.endsWith(u'/') || !QFileInfo(out).fileName().contains(u'.');
    return isFolder ? ExportFormat::CeiCsv : ExportFormat::TidyCsv;
}

void warnOfFormulas(const Session& session, const FormulaCells& found)
{
    const QString place =
        QStringLiteral("%1:%2, %3").arg(found.file).arg(found.line).arg(found.column);
    warn(session, found.count == 1
                      ? QStringLiteral("1 cell starts like a formula, and a spreadsheet would "
                                       "compute it: %1. --formulas-as-text writes a copy for "
                                       "reading in which it is text.")
                            .arg(place)
                      : QStringLiteral("%1 cells start like formulas, and a spreadsheet would "
                                       "compute them; the first: %2. --formulas-as-text writes a "
                                       "copy for reading in which they are text.")
                            .arg(QString::number(found.count), place));
}

Status runExport(Session& session, const ExportArguments& arguments)
{
    const ExportFormat format = formatFor(arguments);
    if (arguments.areFormulasText && !isCsv(format)) {
        warn(session, QStringLiteral("--formulas-as-text is for the formats csv and decisions."));
        return Status::WrongUsage;
    }
    if (arguments.isWithGold && arguments.format != "label-studio") {
        warn(session, QStringLiteral("--with-gold is for the format label-studio; the other "
                                     "formats have the gold labels anyway."));
        return Status::WrongUsage;
    }
    return withVerifiedStudy(session, arguments.study, [&](Study& study) {
        const auto data = study.snapshot();
        if (!data)
            return report(data.error());
        FormulaCells found;
        const auto written =
            exportStudy(*data, format, text(arguments.out),
                        arguments.areFormulasText ? Formulas::AsText : Formulas::Keep, &found);
        if (!written)
            return report(written.error());
        Json files = Json::array();
        for (const QString& path : *written) {
            files.push_back(utf8(path));
            say(session, QStringLiteral("Wrote %1").arg(path));
        }
        if (session.isJson)
            print({{"files", files}});
        if (found.count > 0 && !arguments.areFormulasText)
            warnOfFormulas(session, found);
        return Status::Done;
    });
}

} // namespace

void addExportCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ExportArguments>();
    CLI::App* command =
        app.add_subcommand("export", "Working exports, explanations included (not a release)");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("--format", arguments->format,
                     "csv, jsonl, decisions: a CSV file of all decisions, label-studio: tasks to "
                     "import there, or label-studio-config: the labelling interface that they need")
        ->required()
        ->check(
            CLI::IsMember({"csv", "jsonl", "decisions", "label-studio", "label-studio-config"}));
    command
        ->add_option("--out", arguments->out,
                     "A file (csv: one tidy table) or, with csv, a folder (one file per subtype in "
                     "CEI's layout; for other tasks scenarios.csv and annotations.csv)")
        ->required();
    command->add_flag("--formulas-as-text", arguments->areFormulasText,
                      "csv, decisions: an apostrophe before every cell that a spreadsheet would "
                      "compute; a copy for reading, not for an import");
    command->add_flag("--with-gold", arguments->isWithGold,
                      "label-studio: gold labels and notes as well, where annotators are not "
                      "shown them");
    onChosen(*command, session, [&session, arguments] { return runExport(session, *arguments); });
}

} // namespace subtext::cli
