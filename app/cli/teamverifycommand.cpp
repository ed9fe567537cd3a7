// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a team has what its devices sent.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "app/cli/terminal.h"
#include "core/course/roster.h"
#include "core/sync/fingerprint.h"
#include "core/travel/syncing.h"
#include "ui/text/verifiedtext.h"

namespace subtext::cli {
namespace {

Json codesJson(const std::vector<WritingDevice>& devices, const std::vector<Person>& people)
{
    Json codes = Json::array();
    for (const QString& code : codesOf(devices, people))
        codes.push_back(utf8(code));
    return codes;
}

Json fingerprintsJson(const std::vector<TeamFingerprint>& fingerprints)
{
    auto json = Json::object();
    for (const TeamFingerprint& each : fingerprints)
        json[utf8(fingerprintCircleToken(each.circle))] = utf8(each.digits);
    return json;
}

} // namespace

Status runTeamVerify(Session& session, const TeamArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        CancelToken cancel;
        const Interruptible interruptible(cancel);
        OwnTeam team;
        const auto verified = team->verify(*membership, study.syncing(), cancel);
        if (!verified)
            return reportTeam(verified.error());
        const auto people = study.roster().people();
        if (!people)
            return report(people.error());
        if (session.isJson)
            print({{"schema", "subtext.team_verify/1"},
                   {"rows", verified->rows},
                   {"unsealed", codesJson(verified->unsealed, *people)},
                   {"unchecked", codesJson(verified->unchecked, *people)},
                   {"strangers", codesJson(verified->strangers, *people)},
                   {"history_is_sealed", verified->lostAnchors == 0},
                   {"fingerprints", fingerprintsJson(verified->fingerprints)}});
        say(session, QStringLiteral("%1 rows are %2 as they were sent, and none of those that this "
                                    "file has read is missing.")
                         .arg(verified->rows)
                         .arg(membership->isByFolder() ? QStringLiteral("in the folder")
                                                       : QStringLiteral("on the server")));
        const QStringList lines =
            verifiedTeamLines(*verified, *people) + fingerprintLines(*verified);
        for (const QString& line : lines)
            say(session, line);
        const bool isSound = verified->lostAnchors == 0 && verified->strangers.empty();
        return isSound ? Status::Done : Status::DataErrors;
    });
}

} // namespace subtext::cli
