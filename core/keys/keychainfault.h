// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <qt6keychain/keychain.h>

namespace subtext {

/// Whether the system has no keychain at all, as opposed to one that has no such key, is locked,
/// may not be read or whose prompt was dismissed. On Linux the library has one code, OtherError,
/// for nearly everything, so that its words decide there: those of the bus, the same in every
/// language, and its own. Words that nobody knows are those of a keychain.
bool isWithoutKeychain(QKeychain::Error error, const QString& words);

/// The detail of an error by which no key came: "key" where the keychain has none of that name,
/// else "keychain" followed by its words.
QString keychainDetail(QKeychain::Error error, const QString& words);

} // namespace subtext
