// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext::cli {

// The secrets of logins at the server of a team: from the environment, else from the system's
// keychain, and in no file and no argument.

/// Where it is set, it is the secret of this device, and no keychain is asked.
inline constexpr char SecretVariable[] = "SUBTEXT_TEAM_SECRET";
/// That of whoever sets a server up.
inline constexpr char AdminVariable[] = "SUBTEXT_TEAM_ADMIN_SECRET";

/// Of a login. Errors: InvalidValue with the login as value, where there is none.
Result<QString> teamSecret(const QString& login);
/// A new one of a login that is about to be enrolled, kept before it is used: a device whose secret
/// is nowhere could never come back.
Result<QString> newTeamSecret(const QString& login);
/// The same of one that was made before its login had a name.
Result<void> keepTeamSecret(const QString& login, const QString& secret);

} // namespace subtext::cli
