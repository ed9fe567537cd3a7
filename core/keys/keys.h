// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/keyring.h"

#include <QObject>

namespace subtext {

/// Keys from variables of the environment and from the system's keychain.
class SystemKeyRing : public llm::KeyRing
{
public:
    void find(const llm::Profile& profile, QObject* context, Found found) override;
    void store(const QString& name, const QByteArray& key, QObject* context,
               Stored stored) override;
};

} // namespace subtext
