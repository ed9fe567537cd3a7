// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"
#include "core/course/roster.h"
#include "core/travel/merging.h"
#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/mergetext.h"

#include <QDir>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct MergeArguments
{
    std::string study;
    std::vector<std::string> files;
};

Json rowJson(const RefusedRow& row)
{
    return {{"kind", utf8(row.kind)},
            {"scenario", utf8(row.scenario)},
            {"person", utf8(row.person)},
            {"reason", utf8(row.reason)},
            {"id", utf8(row.detail)}};
}

Json fileJson(const MergedFile& file, const QString& code)
{
    Json refused = Json::array();
    for (const RefusedRow& row : file.refused)
        refused.push_back(rowJson(row));
    return {{"file", utf8(file.file)},
            {"person", file.error ? Json() : Json(utf8(code))},
            {"taken", file.taken},
            {"uncounted", file.uncounted},
            {"known", file.known},
            {"questions", file.questions},
            {"replies", file.replies},
            {"refused", refused},
            {"error", file.error ? Json(utf8(errorText(*file.error).oneLine())) : Json()}};
}

/// A disk that is full is no fault of the file. Where no file could be used, neither could the
/// input.
Status statusOf(const std::vector<MergedFile>& files)
{
    bool isAnyRead = false;
    bool isSound = true;
    for (const MergedFile& file : files) {
        const bool isSystem = file.error && isSystemRefusal(file.error->code) &&
                              file.error->code != ErrorCode::Locked;
        if (isSystem)
            return Status::SystemRefused;
        isAnyRead = isAnyRead || !file.error;
        isSound = isSound && file.isSound();
    }
    if (!isAnyRead)
        return Status::UnusableInput;
    return isSound ? Status::Done : Status::DataErrors;
}

void sayWhatBecame(const Session& session, const MergedFile& file)
{
    if (file.error) { // its sentence names the file
        warn(session, mergedFileText(file));
        return;
    }
    say(session, QStringLiteral("%1: %2").arg(file.file, mergedFileText(file)));
    for (const QString& line : refusedLines(file.refused))
        warn(session, QStringLiteral("  ") + line);
}

Error noStudyIn(const QString& folder)
{
    const QString files = QDir(folder).filePath(QStringLiteral("*.subtext"));
    return {ErrorCode::FileMissing, files, 0, 0, {}, {}};
}

Status runMerge(Session& session, const MergeArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        QStringList paths;
        for (const std::string& file : arguments.files)
            paths << text(file);
        const ReturnedSet returned = returnedFilesAt(paths);
        if (returned.files.empty())
            return report(noStudyIn(paths.front()));
        CancelToken cancel;
        const auto merged = [&] {
            const Interruptible interruptible(cancel);
            ProgressLine line(session, QStringLiteral("Merging"));
            return study.merging().merge(returned.files, cancel, line.sink());
        }();
        if (!merged)
            return report(merged.error());
        Json files = Json::array();
        for (const MergedFile& file : *merged) {
            if (file.isLeftOut)
                continue;
            const auto person = study.roster().person(file.person);
            if (!person)
                return report(person.error());
            const QString code = person->value_or(Person{}).code;
            files.push_back(fileJson(file, code));
            sayWhatBecame(session, file);
        }
        if (files.empty())
            say(session, QStringLiteral("Nothing in the folders is new."));
        if (const QString ignored = ignoredPartsText(returned.ignored); !ignored.isEmpty())
            say(session, ignored);
        if (session.isJson)
            print({{"schema", "subtext.merge/1"}, {"files", files}});
        return statusOf(*merged);
    });
}

} // namespace

void addMergeCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<MergeArguments>();
    CLI::App* command =
        app.add_subcommand("merge", "Bring the work of returned hand-outs into the study");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("FILES", arguments->files,
                     "Returned hand-outs, in any order, folders of them and archives (ZIP) of a "
                     "learning platform; they are never written to")
        ->required();
    onChosen(*command, session, [&session, arguments] { return runMerge(session, *arguments); });
}

} // namespace subtext::cli
