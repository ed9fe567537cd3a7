// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the shared folder that carries a team.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "ui/text/foldertext.h"

namespace subtext::cli {

void sayNotBlind(const Session& session)
{
    say(session, QStringLiteral("This is not blind: whoever can open the folder can read "
                                "everything in the study, names included."));
}

void warnTroubles(const Session& session, const SyncOutcome& outcome)
{
    for (const FolderTrouble& trouble : outcome.troubles)
        warn(session, folderTroubleText(trouble).oneLine());
}

void addFolder(Json& json, const TeamMembership& membership, const SyncOutcome& outcome)
{
    if (!membership.isByFolder())
        return;
    Json problems = Json::array();
    for (const FolderTrouble& trouble : outcome.troubles)
        problems.push_back({{"file", utf8(trouble.file)},
                            {"reason", utf8(QString(folderFaultToken(trouble.fault)))}});
    json["folder"] = utf8(membership.host);
    json["blind"] = false;
    json["problems"] = std::move(problems);
}

} // namespace subtext::cli
