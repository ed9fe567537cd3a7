// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/profile.h"

#include <QByteArray>

#include <functional>

class QObject;

namespace subtext::llm {

/// Where keys of models come from, and where one can be put. Nothing is written anywhere else.
class KeyRing
{
public:
    using Found = std::function<void(const Result<QByteArray>&)>;
    using Stored = std::function<void(const Result<void>&)>;

    virtual ~KeyRing() = default;
    /// The key of a profile, on this thread, once, after this returned; never after `context` ends.
    /// Empty for a profile without one. Errors, without any part of a key: InvalidValue with the
    /// name under which it was looked for and the detail "key" (there is none), "key characters"
    /// (it could not stand in a header), or "keychain" followed by the keychain's own words.
    virtual void find(const Profile& profile, QObject* context, Found found) = 0;
    /// Puts a key into the system's keychain. Errors: InvalidValue, as above.
    virtual void store(const QString& name, const QByteArray& key, QObject* context,
                       Stored stored) = 0;
    /// Takes a key out of the system's keychain, also where there is none. Errors: InvalidValue, as
    /// above.
    virtual void remove(const QString& name, QObject* context, Stored removed) = 0;
    /// Keeps a key in memory alone, for a system without a keychain: as long as the ring lives, or
    /// until one is stored or removed under this name. Errors: InvalidValue, as above; with the
    /// detail "keychain" where this ring cannot.
    virtual Result<void> hold(const QString& name, const QByteArray& key)
    {
        Q_UNUSED(key);
        return fail({ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("keychain")});
    }
    /// A key is about to be in memory without being asked for: somebody types one.
    virtual void expectKey() {}
    /// False once a call has found that the system has no keychain; one that refuses is one.
    virtual bool hasKeychain() const { return true; }
};

} // namespace subtext::llm
