// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/freshsecret.h"
#include "core/sync/teamsecrets.h"

#include <QStringList>

#include <map>

namespace subtext::test {

/// The keychain of a machine.
class MachineSecrets : public TeamSecrets
{
public:
    Result<QString> secret(const QString& login, const CancelToken& /*cancel*/) override
    {
        if (isLocked)
            return fail(refused(login));
        const auto found = kept.find(login);
        if (found == kept.end())
            return fail({ErrorCode::InvalidValue, {}, 0, 0, login, QStringLiteral("key")});
        return found->second;
    }
    Result<QString> newSecret(const QString& name, const CancelToken& cancel) override
    {
        const auto before = secret(name, cancel);
        if (before || !isMissingSecret(before.error()))
            return before;
        const QString made = freshSecret();
        if (const auto done = keep(name, made, cancel); !done)
            return fail(done.error());
        return made;
    }
    Result<void> keep(const QString& login, const QString& secret,
                      const CancelToken& /*cancel*/) override
    {
        if (isFull || isLocked)
            return fail(refused(login));
        kept[login] = secret;
        return {};
    }
    void forget(const QString& login) override { kept.erase(login); }

    /// What it keeps, for another process: a line with name and secret for each.
    QString lines() const
    {
        QStringList all;
        for (const auto& [name, secret] : kept)
            all << name + u' ' + secret;
        return all.join(u'\n');
    }
    void take(const QString& lines)
    {
        const QStringList all = lines.split(u'\n', Qt::SkipEmptyParts);
        for (const QString& line : all)
            kept[line.section(u' ', 0, -2)] = line.section(u' ', -1);
    }

    std::map<QString, QString> kept;
    bool isFull = false;
    bool isLocked = false; ///< It gives nothing either.

private:
    static Error refused(const QString& login)
    {
        return {ErrorCode::InvalidValue, {}, 0, 0, login, QStringLiteral("keychain no")};
    }
};

} // namespace subtext::test
