// SPDX-License-Identifier: MIT
#include "core/course/signingin.h"

#include "core/course/passphrase.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"

namespace subtext {

Result<ChangeSet> SigningIn::setPassphrase(PersonId person, const QString& passphrase)
{
    QString hash;
    if (!passphrase.isEmpty()) {
        auto hashed = hashPassphrase(passphrase);
        if (!hashed)
            return fail(hashed.error());
        hash = std::move(*hashed);
    }
    return m_context.operate(QStringLiteral("roster.passphrase"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        m_context.course.insertPassphrase(person, hash, m_context.env.clock.now());
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("set"), !hash.isEmpty()}};
    });
}

Result<bool> SigningIn::hasPassphrase(PersonId person) const
{
    return m_context.read([&] { return !m_context.course.passphraseHash(person).isEmpty(); });
}

Result<bool> SigningIn::opens(PersonId person, const QString& passphrase) const
{
    const auto hash = m_context.read([&] { return m_context.course.passphraseHash(person); });
    return hash.map([&](const QString& stored) {
        return stored.isEmpty() || matchesPassphrase(stored, passphrase);
    });
}

} // namespace subtext
