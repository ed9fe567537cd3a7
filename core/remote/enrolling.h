// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/sync/serveraddress.h"
#include "core/sync/teamanswers.h"

#include <functional>
#include <optional>

namespace subtext {

// How logins come about. Each function opens a connection of its own and waits; errors are those of
// `TeamServer`.

/// What the host does once for each study: the schema where the database has none yet, the study,
/// and a login of its first coordinator that `secret` opens once. `admin`: somebody who may.
Result<NewLogin> createTeam(const ServerAddress& admin, const Uuid& study, const Uuid& person,
                            const QString& code, const QString& secret, const CancelToken& cancel);
/// Opens an invitation: its secret opens nothing any more, `secret` does.
Result<Enrolment> enrol(const ServerAddress& invitation, const QString& secret,
                        const CancelToken& cancel);
/// The same with a secret that is asked for once the invitation has let this in: of what comes to
/// nothing before that none is made. Errors also: those of `secretOf`.
Result<Enrolment> enrolWith(const ServerAddress& invitation,
                            const std::function<Result<QString>()>& secretOf,
                            const CancelToken& cancel);
/// A login for somebody who has no device, that `secret` opens once.
Result<NewLogin> invite(const ServerAddress& member, const Uuid& person, const QString& secret,
                        int days, const CancelToken& cancel);
Result<std::vector<TeamMember>> teamStatus(const ServerAddress& member, const CancelToken& cancel);
/// `device`: none for the whole person. Ends their sessions too, where a coordinator asks. How many
/// devices it were. Errors also: ServerRefused with "not expelled" where all of it is revoked and
/// the sessions, of no use any more, were not ended.
Result<int> revoke(const ServerAddress& member, const Uuid& person, const Uuid& device,
                   const CancelToken& cancel);
/// Ends what others of the study have held up for over a minute. How many sessions it were.
Result<int> unblock(const ServerAddress& member, const CancelToken& cancel);
/// How many open items each annotator may have who asks for more; `most`: from now on.
Result<int> openItems(const ServerAddress& member, std::optional<int> most,
                      const CancelToken& cancel);

} // namespace subtext
