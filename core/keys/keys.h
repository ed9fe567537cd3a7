// SPDX-License-Identifier: MIT
#pragma once

#include "core/keys/nocoredump.h"
#include "core/llm/keyring.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>

namespace subtext {

/// Keys from variables of the environment and from the system's keychain. From the first one looked
/// for or stored the process leaves no core dump until the ring goes: what was freed may still hold
/// a key. Whoever holds one for longer than the ring has a NoCoreDump too.
class SystemKeyRing : public llm::KeyRing
{
public:
    void find(const llm::Profile& profile, QObject* context, Found found) override;
    void store(const QString& name, const QByteArray& key, QObject* context,
               Stored stored) override;
    void remove(const QString& name, QObject* context, Stored removed) override;
    Result<void> hold(const QString& name, const QByteArray& key) override;
    void expectKey() override;
    bool hasKeychain() const override { return *m_hasKeychain; }

private:
    const std::shared_ptr<bool> m_hasKeychain = std::make_shared<bool>(true); ///< Jobs' too.
    QHash<QString, QByteArray> m_held;
    std::optional<NoCoreDump> m_noDump;
};

} // namespace subtext
