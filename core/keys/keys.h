// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/profile.h"

#include <QObject>

#include <functional>

namespace subtext {

/// Where keys come from: variables of the environment, and the system's keychain. Nothing here
/// writes one anywhere else.
///
/// The key of a profile, on this thread, once, after this returned; never after `context` ends.
/// Empty for a profile without one. Errors, without any part of a key: InvalidValue with the name
/// under which it was looked for and the detail "key" (there is none), "key characters" (it could
/// not stand in a header), or "keychain" followed by the keychain's own words.
using KeyFound = std::function<void(const Result<QByteArray>&)>;
void findKey(const llm::Profile& profile, QObject* context, KeyFound found);

/// Puts a key into the system's keychain. Errors: InvalidValue, as above.
using KeyStored = std::function<void(const Result<void>&)>;
void storeKey(const QString& name, const QByteArray& key, QObject* context, KeyStored stored);

} // namespace subtext
