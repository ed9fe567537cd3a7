// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/teamkeys.h"

#include "app/cli/terminal.h"
#include "core/keys/keys.h"
#include "core/remote/enrolling.h"

namespace subtext::cli {
namespace {

QString keyName(const QString& login)
{
    return QStringLiteral("team ") + login;
}

} // namespace

Result<QString> teamSecret(const QString& login)
{
    if (const QByteArray given = qgetenv(SecretVariable); !given.isEmpty())
        return QString::fromUtf8(given);
    llm::Profile profile;
    profile.keySource = llm::KeySource::Keychain;
    profile.keyName = keyName(login);
    SystemKeyRing keys;
    return answered<QByteArray>(
               [&](QObject* context, auto found) { keys.find(profile, context, found); })
        .map([](const QByteArray& key) { return QString::fromUtf8(key); });
}

Result<QString> newTeamSecret(const QString& login)
{
    if (const QByteArray given = qgetenv(SecretVariable); !given.isEmpty())
        return QString::fromUtf8(given);
    // One that was kept before an answer was lost may be the one that the server knows.
    if (const auto kept = teamSecret(login))
        return kept;
    const QString secret = freshSecret();
    if (const auto stored = keepTeamSecret(login, secret); !stored)
        return fail(stored.error());
    return secret;
}

Result<void> keepTeamSecret(const QString& login, const QString& secret)
{
    if (!qEnvironmentVariableIsEmpty(SecretVariable))
        return {};
    SystemKeyRing keys;
    return answered<void>([&](QObject* context, auto done) {
        keys.store(keyName(login), secret.toUtf8(), context, done);
    });
}

} // namespace subtext::cli
