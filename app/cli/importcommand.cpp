// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/exchange/answerwords.h"
#include "core/travel/importing.h"
#include "ui/text/importtext.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct ImportArguments
{
    std::string study;
    std::vector<std::string> files;
    std::string kind = "auto";
    bool isWithoutGold = false;
    std::vector<std::string> columns;
    std::vector<std::string> values;
    std::string subtype;
    bool hasRandomCodes = false;
};

/// "FIELD:WORD=TOKEN"; the word may hold a colon or "=", the others do not.
bool readValue(const QString& mapping, ImportOptions& options)
{
    const qsizetype colon = mapping.indexOf(u':');
    const qsizetype equals = mapping.lastIndexOf(u'=');
    if (colon <= 0 || equals <= colon + 1 || equals + 1 == mapping.size())
        return false;
    options.values[mapping.left(colon)].insert(mapping.mid(colon + 1, equals - colon - 1),
                                               mapping.mid(equals + 1));
    return true;
}

/// Fills the options; false where an option says nothing that can be used.
bool readOptions(const ImportArguments& arguments, ImportOptions& options)
{
    if (arguments.kind == "scenarios")
        options.kind = ImportKind::Scenarios;
    else if (arguments.kind == "annotations")
        options.kind = ImportKind::Annotations;
    options.withGold = !arguments.isWithoutGold;
    options.hasRandomCodes = arguments.hasRandomCodes;
    for (const std::string& mapping : arguments.columns) {
        const QString pair = text(mapping);
        const qsizetype equals = pair.indexOf(u'=');
        if (equals <= 0)
            return false;
        options.columns.insert(pair.left(equals), pair.mid(equals + 1));
    }
    return std::all_of(
        arguments.values.begin(), arguments.values.end(),
        [&](const std::string& mapping) { return readValue(text(mapping), options); });
}

/// What the options say that only the task of the study can tell. Says what cannot be used.
bool fitToTask(const Session& session, const ImportArguments& arguments, const Task& task,
               ImportOptions& options)
{
    if (!arguments.subtype.empty()) {
        options.group = groupOf(task, text(arguments.subtype));
        if (!options.group) {
            warn(session, QStringLiteral("--subtype: “%1” is no group of this study.")
                              .arg(text(arguments.subtype)));
            return false;
        }
    }
    const auto unknown = unknownValue(task, options.values);
    if (unknown)
        warn(session, QStringLiteral("--value %1: not a word of this study.").arg(*unknown));
    return !unknown;
}

Json reportJson(const ImportReport& report)
{
    Json json;
    json["scenarios"] = report.scenarios;
    json["annotations"] = report.annotations;
    json["adjudications"] = report.adjudications;
    json["notes"] = report.notes;
    json["refused"] = Json::array();
    for (const Refusal& refusal : report.refused) {
        json["refused"].push_back({{"file", utf8(refusal.file)},
                                   {"line", refusal.line},
                                   {"column", utf8(refusal.column)},
                                   {"value", utf8(refusal.value)},
                                   {"reason", utf8(refusalText(refusal))}});
    }
    json["further_refused"] = Json::array();
    for (const FurtherRefusals& further : report.furtherRefused) {
        json["further_refused"].push_back({{"file", utf8(further.file)},
                                           {"count", further.count},
                                           {"reason", utf8(furtherRefusedText(further))}});
    }
    json["warnings"] = Json::array();
    for (const ImportWarning& warning : report.warnings)
        json["warnings"].push_back(utf8(warningText(warning)));
    return json;
}

Status runImport(Session& session, const ImportArguments& arguments)
{
    ImportOptions options;
    if (!readOptions(arguments, options)) {
        warn(session, QStringLiteral("--column wants FIELD=NAME, --value FIELD:WORD=TOKEN."));
        return Status::WrongUsage;
    }
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto task = study.task();
        if (!task)
            return report(task.error());
        if (!fitToTask(session, arguments, **task, options))
            return Status::WrongUsage;
        QStringList paths;
        for (const std::string& file : arguments.files)
            paths << text(file);
        const auto done = study.importing().importFiles(paths, options);
        if (!done)
            return report(done.error());
        if (session.isJson)
            print(reportJson(*done));
        say(session, QStringLiteral("%1 scenarios, %2 annotations, %3 gold labels, %4 notes taken.")
                         .arg(done->scenarios)
                         .arg(done->annotations)
                         .arg(done->adjudications)
                         .arg(done->notes));
        for (const ImportWarning& warning : done->warnings)
            warn(session, warningText(warning));
        for (const Refusal& refusal : done->refused) {
            warn(session, QStringLiteral("refused: %1:%2 %3 “%4”: %5")
                              .arg(refusal.file)
                              .arg(refusal.line)
                              .arg(refusal.column, refusal.value, refusalText(refusal)));
        }
        for (const FurtherRefusals& further : done->furtherRefused)
            warn(session, QStringLiteral("refused: %1").arg(furtherRefusedText(further)));
        return done->refused.empty() ? Status::Done : Status::DataErrors;
    });
}

} // namespace

void addImportCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ImportArguments>();
    CLI::App* command = app.add_subcommand("import", "Take scenarios, labels and gold from files");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("FILE", arguments->files,
                     "CSV, JSON, JSON Lines, or a JSON, JSON-MIN or CSV export of Label Studio")
        ->required();
    command->add_option("--as", arguments->kind, "What to take")
        ->check(CLI::IsMember({"scenarios", "annotations", "auto"}));
    command->add_flag("--without-gold", arguments->isWithoutGold,
                      "Leave gold labels and notes out: a study still to be adjudicated");
    command->add_flag("--random-codes", arguments->hasRandomCodes,
                      "New annotators get codes at random, not in the order of their names");
    command->add_option("--column", arguments->columns, "FIELD=NAME: where a foreign file has it")
        ->allow_extra_args(false);
    command
        ->add_option("--value", arguments->values,
                     "FIELD:WORD=TOKEN: what a word of a foreign file means")
        ->allow_extra_args(false);
    command->add_option("--subtype,--group", arguments->subtype, "For files that do not say");
    command->callback([&session, arguments] {
        session.run = [&session, arguments] { return runImport(session, *arguments); };
    });
}

} // namespace subtext::cli
