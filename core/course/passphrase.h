// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext {

/// Argon2id (RFC 9106) through libsodium, with its limits for signing in: about 64 MiB and a tenth
/// of a second. The result names its own salt and limits. Error: IoFailure where there is no memory
/// for it.
Result<QString> hashPassphrase(const QString& passphrase);

/// True where `passphrase` is the one that `hash` was made from.
bool matchesPassphrase(const QString& hash, const QString& passphrase);

} // namespace subtext
