// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/markerlist.h"
#include "core/report/report.h"
#include "ui/text/plurals.h"
#include "ui/text/reporttext.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

struct ReportArguments
{
    std::string study;
    std::string out;
    std::vector<std::string> only;
    std::string markers;
    bool isList = false;
    std::optional<int> resamples;
    std::uint64_t seed = 42;
};

QString nameOfPart(const ReportKind& kind)
{
    return QString::fromLatin1(kind.name);
}

/// The name among those asked for that no table and no figure has.
std::optional<QString> unknownName(const ReportArguments& arguments)
{
    for (const std::string& name : arguments.only) {
        if (reportKind(text(name)) == nullptr)
            return text(name);
    }
    return std::nullopt;
}

Status noSuchPart(const QString& name)
{
    QStringList names;
    for (const ReportKind& kind : reportKinds())
        names << nameOfPart(kind);
    return wrongUsage(QStringLiteral("There is no table or figure “%1”. There are: %2.")
                          .arg(name, names.join(QStringLiteral(", "))));
}

ReportOptions reportOptions(const ReportArguments& arguments, const QStringList& markers)
{
    ReportOptions options;
    // What a study lacks does not depend on the intervals.
    options.resamples = arguments.isList ? std::optional(1) : arguments.resamples;
    options.seed = arguments.seed;
    options.forwardMarkers = markers;
    return options;
}

std::vector<const ReportKind*> kindsOf(const ReportArguments& arguments)
{
    std::vector<const ReportKind*> kinds;
    for (const std::string& name : arguments.only)
        kinds.push_back(reportKind(text(name)));
    return kinds;
}

Json valueJson(const ReportValue& value)
{
    if (!value.isNumber)
        return utf8(value.text);
    if (value.text.isEmpty())
        return nullptr;
    bool isWhole = false;
    const qint64 whole = value.text.toLongLong(&isWhole);
    return isWhole ? Json(whole) : Json(value.text.toDouble());
}

/// What the files of a table hold, under their names.
Json contentsJson(const ReportPart& part)
{
    Json contents = Json::array();
    for (const ReportTable& table : *part.tables) {
        Json entry;
        entry["name"] = part.kind->name + utf8(table.suffix);
        entry["caption"] = utf8(table.printed.caption);
        entry["columns"] = Json::array();
        for (const QString& column : table.columns)
            entry["columns"].push_back(utf8(column));
        entry["rows"] = Json::array();
        for (const auto& row : table.rows) {
            Json values = Json::array();
            for (const ReportValue& value : row)
                values.push_back(valueJson(value));
            entry["rows"].push_back(std::move(values));
        }
        contents.push_back(std::move(entry));
    }
    return contents;
}

/// `folder`: null where nothing was written; then there are no figures either, as their intervals
/// were not resampled.
Json reportJson(const std::vector<ReportPart>& parts, const Json& folder)
{
    Json json;
    json["schema"] = "subtext.report/1";
    json["folder"] = folder;
    json["tables"] = Json::array();
    json["figures"] = Json::array();
    json["lacking"] = Json::array();
    for (const ReportPart& part : parts) {
        Json entry;
        entry["name"] = part.kind->name;
        entry["title"] = part.kind->title;
        if (const auto lack = part.lack()) {
            entry["lacks"] = utf8(reportLackText(*lack));
            json["lacking"].push_back(std::move(entry));
            continue;
        }
        entry["files"] = Json::array();
        for (const ReleaseFile& file : reportFiles(part))
            entry["files"].push_back(utf8(file.path));
        if (!part.kind->isFigure() && !folder.is_null())
            entry["contents"] = contentsJson(part);
        json[part.kind->isFigure() ? "figures" : "tables"].push_back(std::move(entry));
    }
    return json;
}

void sayReport(const Session& session, const std::vector<ReportPart>& parts)
{
    for (const ReportPart& part : parts) {
        const auto lack = part.lack();
        const QString what =
            lack ? QStringLiteral("– ") + reportLackText(*lack) : reportTitle(*part.kind);
        say(session, QStringLiteral("%1 %2").arg(nameOfPart(*part.kind), -20).arg(what));
    }
}

std::vector<ReleaseFile> filesOfParts(const std::vector<ReportPart>& parts)
{
    std::vector<ReleaseFile> files;
    for (const ReportPart& part : parts) {
        const std::vector<ReleaseFile> more = reportFiles(part);
        files.insert(files.end(), more.begin(), more.end());
    }
    return files;
}

Status runReport(Session& session, const ReportArguments& arguments, const QStringList& markers,
                 Study& study)
{
    if (const auto free = requireFree(text(arguments.out)); !arguments.isList && !free)
        return report(free.error());
    auto input = readReportInput(study);
    if (!input)
        return report(input.error());
    ReportFigures figures(std::move(*input), reportOptions(arguments, markers));
    const std::vector<ReportPart> parts = makeReport(figures, kindsOf(arguments));
    const std::vector<ReleaseFile> files = filesOfParts(parts);
    const bool isWritten = !arguments.isList && !files.empty();
    if (isWritten) {
        if (const auto written = writeReport(text(arguments.out), files); !written)
            return report(written.error());
    }
    if (session.isJson)
        print(reportJson(parts, isWritten ? Json(arguments.out) : Json()));
    sayReport(session, parts);
    if (isWritten)
        say(session, Plurals::tr("%n files written into %1", nullptr, plural(files.size()))
                         .arg(text(arguments.out)));
    if (isWritten || arguments.isList)
        return Status::Done;
    warn(session, QStringLiteral("Nothing was written: the study has data for none of these."));
    return Status::DataErrors;
}

} // namespace

void addReportCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<ReportArguments>();
    CLI::App* command = app.add_subcommand("report", "The tables and figures of a paper");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* out =
        command->add_option("--out", arguments->out, "The folder to create, or an empty one");
    command
        ->add_option("--only", arguments->only,
                     "NAME: only this table or figure; may be repeated (all)")
        ->allow_extra_args(false);
    command
        ->add_flag("--list", arguments->isList,
                   "Write nothing: what the study has data for, and what it lacks for the rest")
        ->excludes(out);
    command
        ->add_option("--resamples", arguments->resamples,
                     "Bootstrap resamples (2000 for people, 10000 for models)")
        ->check(CLI::Range(1, 1'000'000));
    addMarkersOption(*command, arguments->markers);
    addSeedOption(*command, arguments->seed, std::numeric_limits<std::uint64_t>::max(),
                  "Seed of the resampling (42)");
    onChosen(*command, session, [&session, arguments] {
        if (!arguments->isList && arguments->out.empty())
            return wrongUsage(QStringLiteral("--out is required, or --list."));
        if (const auto unknown = unknownName(*arguments))
            return noSuchPart(*unknown);
        const auto markers = forwardMarkers(arguments->markers);
        if (!markers)
            return markers.error();
        return withVerifiedStudy(session, arguments->study, [&](Study& study) {
            return runReport(session, *arguments, *markers, study);
        });
    });
}

} // namespace subtext::cli
