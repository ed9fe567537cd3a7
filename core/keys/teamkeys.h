// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/keyring.h"
#include "core/sync/teamsecrets.h"

#include <atomic>

namespace subtext {

/// Where it is set, it is the secret of this device for its team, and no keychain is asked.
inline constexpr char TeamSecretVariable[] = "SUBTEXT_TEAM_SECRET";

/// Where this person's certificates of servers are, those that came with invitations.
QString teamCertificateFolder();

/// Secrets from the environment, else from the system's keychain. Any thread may ask: the keychain
/// is asked on the program's own, whose event loop has to run, and where that is the one that asks
/// it runs while this waits.
class TeamKeys : public TeamSecrets
{
public:
    /// Where secrets go if the system has no keychain.
    enum class Fallback {
        None,
        File, ///< For their owner alone to read, in a folder of the settings.
    };

    /// The ring must outlive it, and calls that were cancelled: best the event loop.
    explicit TeamKeys(llm::KeyRing& ring, Fallback fallback = Fallback::None)
        : m_ring(ring)
        , m_fallback(fallback)
    {}

    Result<QString> secret(const QString& login, const CancelToken& cancel) override;
    Result<QString> newSecret(const QString& name, const CancelToken& cancel) override;
    Result<void> keep(const QString& login, const QString& secret,
                      const CancelToken& cancel) override;
    void forget(const QString& login) override;

    /// Whether the secret of a login stands in a file, for whoever should be told.
    bool isInFile(const QString& login) const;

private:
    llm::KeyRing& m_ring;
    Fallback m_fallback;
    std::atomic<bool> m_isWithoutKeychain = false; ///< When a secret was looked for last.
};

} // namespace subtext
