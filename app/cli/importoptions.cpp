// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/importoptions.h"

#include "core/exchange/mappingfile.h"
#include "core/exchange/rows/answerwords.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>

namespace subtext::cli {
namespace {

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

/// "NAME=WORD" pairs; false where one is none.
bool readPairs(const std::vector<std::string>& pairs,
               const std::function<bool(const QString& name, const QString& word)>& take)
{
    return std::all_of(pairs.begin(), pairs.end(), [&](const std::string& mapping) {
        const QString pair = text(mapping);
        const qsizetype equals = pair.lastIndexOf(u'=');
        return equals > 0 && equals + 1 < pair.size() &&
               take(pair.left(equals), pair.mid(equals + 1));
    });
}

bool readLabelStudioOptions(const ImportArguments& arguments, ImportOptions& options)
{
    if (arguments.groundTruth == "gold")
        options.groundTruth = GroundTruth::Gold;
    else if (arguments.groundTruth == "answer")
        options.groundTruth = GroundTruth::Answer;
    if (!arguments.skipped.empty())
        options.flagsSkipped = arguments.skipped == "flag";
    for (const std::string& field : arguments.firstOf)
        options.firstOf << text(field);
    const auto takeScale = [&](const QString& field, const QString& range) {
        const auto read = numberRangeFrom(range);
        if (read)
            options.scales.insert(field, *read);
        return read.has_value();
    };
    const auto takePerson = [&](const QString& name, const QString& code) {
        options.people.insert(name, code);
        return true;
    };
    return readPairs(arguments.scales, takeScale) && readPairs(arguments.people, takePerson);
}

/// Fills the options; false where an option says nothing that can be used.
bool readOptions(const ImportArguments& arguments, ImportOptions& options)
{
    if (!readLabelStudioOptions(arguments, options))
        return false;
    if (arguments.kind == "scenarios")
        options.kind = ImportKind::Scenarios;
    else if (arguments.kind == "annotations")
        options.kind = ImportKind::Annotations;
    options.withGold = !arguments.isWithoutGold;
    options.hasRandomCodes = arguments.hasRandomCodes;
    options.sheet = text(arguments.sheet);
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

/// Every range must count as many numbers as its scale has points.
bool fitScales(const Session& session, const Task& task, const ImportOptions& options)
{
    for (auto of = options.scales.begin(); of != options.scales.end(); ++of) {
        const Scale* scale = findToken(task.scales, of.key());
        if (scale == nullptr) {
            warn(session,
                 QStringLiteral("--scale: “%1” is not a scale of this study.").arg(of.key()));
            return false;
        }
        if (static_cast<std::size_t>(of->count()) != scale->points.size()) {
            warn(session, QStringLiteral("--scale %1=%2: that is %3 numbers, and the scale has %4 "
                                         "points. Say what each number means with --value "
                                         "%1:NUMBER=POINT, or make a task that asks the same: "
                                         "subtext-cli task from-label-studio.")
                              .arg(of.key(), numberRangeText(*of))
                              .arg(of->count())
                              .arg(scale->points.size()));
            return false;
        }
    }
    for (const QString& field : options.firstOf) {
        if (findToken(task.questions, field) == nullptr &&
            findToken(task.scales, field) == nullptr) {
            warn(session,
                 QStringLiteral("--first-of: “%1” is not a question of this study.").arg(field));
            return false;
        }
    }
    return true;
}

/// How the command ends where a mapping file or an interface cannot be used.
std::optional<Status> readMappings(const ImportArguments& arguments, const Task& task,
                                   ImportOptions& options)
{
    if (!arguments.map.empty()) {
        const auto mapping = readMappingOf(text(arguments.map));
        if (!mapping)
            return report(mapping.error());
        options.complete(*mapping);
    }
    if (!arguments.interface.empty()) {
        const auto interface = readInterfaceFile(text(arguments.interface));
        if (!interface)
            return report(interface.error());
        options.complete(proposeMapping(task, *interface).mapping);
    }
    return std::nullopt;
}

/// What the options say that only the task of the study can tell. Says what cannot be used.
bool fitToTask(const Session& session, const ImportArguments& arguments, const Task& task,
               ImportOptions& options)
{
    if (!arguments.subtype.empty()) {
        options.group = groupOf(task, text(arguments.subtype));
        if (!options.group) {
            warn(session, QStringLiteral("--subtype: “%1” is not a group of this study.")
                              .arg(text(arguments.subtype)));
            return false;
        }
    }
    if (!fitScales(session, task, options))
        return false;
    const auto unknown = unknownValue(task, options.values);
    if (unknown)
        warn(session, QStringLiteral("--value %1: not a word of this study.").arg(*unknown));
    return !unknown;
}

} // namespace

bool areReadable(const Session& session, const ImportArguments& arguments)
{
    ImportOptions options;
    const bool are = readOptions(arguments, options);
    if (!are)
        warn(session, QStringLiteral("The forms are --column FIELD=NAME, --value FIELD:WORD=TOKEN, "
                                     "--scale FIELD=LOW..HIGH and --person NAME=CODE."));
    return are;
}

tl::expected<ImportOptions, Status>
importOptionsOf(const Session& session, const ImportArguments& arguments, const Task& task)
{
    ImportOptions options;
    if (!readOptions(arguments, options))
        return tl::unexpected(Status::WrongUsage);
    if (const auto unusable = readMappings(arguments, task, options))
        return tl::unexpected(*unusable);
    if (!fitToTask(session, arguments, task, options))
        return tl::unexpected(Status::WrongUsage);
    return options;
}

Json importedJson(const ImportReport& report, ImportMoment moment)
{
    Json json;
    json["scenarios"] = report.scenarios;
    json["annotations"] = report.annotations;
    json["adjudications"] = report.adjudications;
    json["notes"] = report.notes;
    json["annotations_revised"] = report.revisions;
    json["annotations_same"] = report.sameAnswers;
    json["annotations_different"] = report.differentAnswers;
    for (const auto& [person, count] : report.skippedBy)
        json["skipped_flagged"][utf8(person)] = count;
    json["refused"] = Json::array();
    for (const Refusal& refusal : report.refused) {
        json["refused"].push_back({{"file", utf8(refusal.file)},
                                   {"line", refusal.line},
                                   {"column", utf8(refusal.column)},
                                   {"value", utf8(refusal.value)},
                                   {"reason", utf8(refusalText(refusal))}});
        Json& last = json["refused"].back();
        if (!refusal.scenario.isEmpty())
            last["scenario"] = utf8(refusal.scenario);
        if (refusal.origin) {
            last["task"] = utf8(refusal.origin->task);
            last["annotation"] = utf8(refusal.origin->annotation);
            last["person"] = utf8(refusal.origin->person);
        }
    }
    json["further_refused"] = Json::array();
    for (const FurtherRefusals& further : report.furtherRefused) {
        json["further_refused"].push_back({{"file", utf8(further.file)},
                                           {"count", further.count},
                                           {"reason", utf8(furtherRefusedText(further))}});
    }
    json["warnings"] = Json::array();
    for (const ImportWarning& warning : report.warnings)
        json["warnings"].push_back(utf8(warningText(warning, moment, ImportReader::CommandLine)));
    return json;
}

void sayImported(const Session& session, const ImportReport& report, ImportMoment moment)
{
    const bool isTried = moment == ImportMoment::Tried;
    say(session, (isTried ? QStringLiteral("%1 scenarios, %2 annotations, %3 gold labels, %4 notes "
                                           "would be imported.")
                          : QStringLiteral(
                                "%1 scenarios, %2 annotations, %3 gold labels, %4 notes imported."))
                     .arg(report.scenarios)
                     .arg(report.annotations)
                     .arg(report.adjudications)
                     .arg(report.notes));
    if (const QString met = metAnswersText(report); !met.isEmpty())
        say(session, met);
    for (const ImportWarning& warning : report.warnings)
        warn(session, warningText(warning, moment, ImportReader::CommandLine));
    for (const Refusal& refusal : report.refused)
        warn(session, QStringLiteral("refused: ") + refusalLine(refusal, refusal.file));
    for (const FurtherRefusals& further : report.furtherRefused)
        warn(session, QStringLiteral("refused: %1").arg(furtherRefusedText(further)));
}

Status statusOf(const ImportReport& report)
{
    return report.refused.empty() && report.furtherRefused.empty() ? Status::Done
                                                                   : Status::DataErrors;
}

void addMappingOptions(CLI::App& command, ImportArguments& arguments)
{
    command.add_flag("--without-gold", arguments.isWithoutGold,
                     "Leave gold labels and notes out: a study still to be adjudicated");
    command.add_flag("--random-codes", arguments.hasRandomCodes,
                     "New annotators get codes at random, not in the order of their names");
    command.add_option("--column", arguments.columns, "FIELD=NAME: the column of a foreign file")
        ->allow_extra_args(false);
    command
        .add_option("--value", arguments.values,
                    "FIELD:WORD=TOKEN: what a word of a foreign file means")
        ->allow_extra_args(false);
    command
        .add_option("--scale", arguments.scales,
                    "FIELD=LOW..HIGH: what the numbers of a scale count in Label Studio, the "
                    "lowest point first (7..1 where they run the other way)")
        ->allow_extra_args(false);
    command
        .add_option("--person", arguments.people,
                    "NAME=CODE: who has this number, address or name in Label Studio")
        ->allow_extra_args(false);
    command
        .add_option("--first-of", arguments.firstOf,
                    "FIELD: if somebody chose several, the first counts")
        ->allow_extra_args(false);
    command
        .add_option("--ground-truth", arguments.groundTruth,
                    "How to import annotations that Label Studio marks as ground truth: left out, "
                    "as gold labels, or as answers like any other")
        ->check(CLI::IsMember({"leave", "gold", "answer"}));
    command
        .add_option("--skipped", arguments.skipped,
                    "What becomes of tasks that somebody skipped in Label Studio: they are "
                    "counted (unless a mapping says otherwise), or become that person’s drafts, "
                    "with a flag")
        ->check(CLI::IsMember({"count", "flag"}));
    command.add_option("--map", arguments.map,
                       "A mapping file: everything that --column, --value, --scale, --person, "
                       "--first-of and --skipped can say");
    command.add_option("--interface", arguments.interface,
                       "The labelling interface (XML) of the Label Studio project: what its "
                       "controls and numbers mean");
    command.add_option("--subtype,--group", arguments.subtype,
                       "The group, for files that do not give it");
}

} // namespace subtext::cli
