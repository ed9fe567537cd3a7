// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

namespace subtext {

/// Where the secrets of logins at the server of a team are kept. Each function may wait, for a
/// keychain that asks its owner first. Errors, without any part of a secret: those that
/// `isSecretError` knows, Cancelled, and what a disk says where secrets are kept on one.
class TeamSecrets
{
public:
    virtual ~TeamSecrets() = default;

    virtual Result<QString> secret(const QString& login, const CancelToken& cancel) = 0;
    /// A new one of a login that is about to be enrolled, kept before it is used: a device whose
    /// secret is nowhere could never come back. One that was kept before is given again, since an
    /// answer may have been lost after the server had taken it.
    virtual Result<QString> newSecret(const QString& name, const CancelToken& cancel) = 0;
    /// Keeps one that was made before its login had a name.
    virtual Result<void> keep(const QString& login, const QString& secret,
                              const CancelToken& cancel) = 0;
    /// Removes one that is of no use to anybody. No thread but the program's own waits for that, so
    /// that it is done for what was cancelled as well; where the keychain refuses, it stays there.
    virtual void forget(const QString& login) = 0;
};

/// Whether an error says that the secret of this device can be had from nowhere, or kept nowhere:
/// InvalidValue with the name under which it was looked for. No server says that.
inline bool isSecretError(const Error& error)
{
    return error.code == ErrorCode::InvalidValue && !error.value.isEmpty();
}

/// Whether an error of `TeamSecrets::secret` says that there is none. Where a keychain only does
/// not answer, nothing is known of the one that it may have: no other must take its place, and
/// nobody be taken for another device.
inline bool isMissingSecret(const Error& error)
{
    return isSecretError(error) && error.detail == QLatin1String("key");
}

} // namespace subtext
