// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the annotators of a team may get more items.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"

namespace subtext::cli {
namespace {

/// What the server is to say from now on; none: it is only asked.
std::optional<int> wantedItems(const TeamArguments& arguments)
{
    if (arguments.claims.empty())
        return std::nullopt;
    return arguments.claims == "off" ? 0 : arguments.openItems.value_or(UsualOpenItems);
}

} // namespace

Status runTeamClaims(Session& session, const TeamArguments& arguments)
{
    if (arguments.openItems && arguments.claims != "on")
        return wrongUsage(QStringLiteral("--items goes with “on” only."));
    return withStudy(session, arguments.study, Study::Access::Read, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        if (membership->isByFolder()) {
            putErrorLine(QStringLiteral("A shared folder gives nobody more items: only a server "
                                        "does."));
            return Status::UnusableInput;
        }
        OwnTeam team;
        const auto items = team->openItems(*membership, wantedItems(arguments), {});
        if (!items)
            return reportTeam(items.error());
        if (session.isJson)
            print({{"schema", "subtext.team_claims/1"},
                   {"may_claim", *items > 0},
                   {"open_items", *items}});
        say(session, *items > 0
                         ? QStringLiteral("Annotators may get more items, up to %1 open at a time.")
                               .arg(*items)
                         : QStringLiteral("Annotators may not get more items."));
        return Status::Done;
    });
}

} // namespace subtext::cli
