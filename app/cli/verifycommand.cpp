// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "core/release/verification.h"
#include "core/study/studyproof.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

Status verifyStudy(Session& session, const std::string& path)
{
    const auto verified = StudyProof(text(path)).finish();
    const bool isBroken = !verified && verified.error().code == ErrorCode::AuditBroken;
    if (session.isJson && (verified || isBroken))
        print({{"audit", verified ? "ok" : "broken"}});
    if (!verified) { // a chain that could not be read is not one that does not hold
        const Status status = report(verified.error());
        return isBroken ? Status::DataErrors : status;
    }
    say(session, QStringLiteral("The audit chain holds."));
    return Status::Done;
}

QString stateText(const CheckedFile& file)
{
    switch (file.state) {
    case FileState::Changed:
        return QStringLiteral("%1 has changed since the release.").arg(file.path);
    case FileState::Missing:
        return QStringLiteral("%1 is missing.").arg(file.path);
    case FileState::Unlisted:
        return QStringLiteral("%1 is not listed in SHA256SUMS.").arg(file.path);
    case FileState::Sound:
        break;
    }
    return QStringLiteral("%1 is unchanged since the release.").arg(file.path);
}

Json checkJson(const FolderCheck& check)
{
    Json files = Json::array();
    for (const CheckedFile& file : check.files)
        files.push_back({{"path", utf8(file.path)}, {"state", utf8(fileStateToken(file.state))}});
    return {{"checksums", check.isSound() ? "ok" : "broken"}, {"files", files}};
}

Status verifyFolder(Session& session, const QString& path)
{
    const auto check = verifyReleaseFolder(path);
    if (!check)
        return report(check.error());
    if (session.isJson)
        print(checkJson(*check));
    qsizetype sound = 0;
    qsizetype forPrint = 0;
    for (const CheckedFile& file : check->files) {
        if (!file.isSound())
            say(session, stateText(file));
        else if (file.state == FileState::Sound)
            ++sound;
        else
            ++forPrint;
    }
    if (forPrint > 0)
        say(session, QStringLiteral("%1 figures for print (PDF) have no checksums, by design.")
                         .arg(forPrint));
    say(session, check->isSound()
                     ? QStringLiteral("The checksums hold: %1 files.").arg(sound)
                     : QStringLiteral("The checksums do not hold: %1 files are unchanged since the "
                                      "release, the ones above are not.")
                           .arg(sound));
    return check->isSound() ? Status::Done : Status::DataErrors;
}

} // namespace

void addVerifyCommand(CLI::App& app, Session& session)
{
    auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand(
        "verify", "Check the files of a release against its checksums, or a study's audit chain");
    command->add_option("PATH", *path, "The folder of a release, or a study file")->required();
    onChosen(*command, session, [&session, path] {
        return QFileInfo(text(*path)).isDir() ? verifyFolder(session, text(*path))
                                              : verifyStudy(session, *path);
    });
}

} // namespace subtext::cli
