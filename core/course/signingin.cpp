// SPDX-License-Identifier: MIT
#include "core/course/signingin.h"

#include "core/domain/vocabulary.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/teamstore.h"

#include <algorithm>
#include <array>
#include <sodium.h>

namespace subtext {
namespace {

/// The same bytes whichever way a keyboard composes its accents.
QByteArray bytesOf(const QString& passphrase)
{
    return passphrase.normalized(QString::NormalizationForm_C).toUtf8();
}

bool isReady()
{
    return sodium_init() >= 0;
}

/// Argon2id (RFC 9106) through libsodium, with its limits for signing in: about 64 MiB and a tenth
/// of a second. The result names its own salt and limits. Error: IoFailure where there is no memory
/// for it.
Result<QString> hashPassphrase(const QString& passphrase)
{
    const QByteArray bytes = bytesOf(passphrase);
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (!isReady() || crypto_pwhash_str(hash.data(), bytes.constData(),
                                        static_cast<unsigned long long>(bytes.size()),
                                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return fail(ErrorCode::IoFailure, {}, QStringLiteral("Argon2id"));
    return QString::fromLatin1(hash.data());
}

bool matchesPassphrase(const QString& hash, const QString& passphrase)
{
    const QByteArray bytes = bytesOf(passphrase);
    return isReady() &&
           crypto_pwhash_str_verify(hash.toLatin1().constData(), bytes.constData(),
                                    static_cast<unsigned long long>(bytes.size())) == 0;
}

} // namespace

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

Result<std::optional<PersonId>> SigningIn::onlyPerson() const
{
    return m_context.readConsistently([&]() -> std::optional<PersonId> {
        if (const auto mark = m_context.handOuts.mark())
            return mark->person;
        const auto membership = m_context.team.membership();
        if (!membership || membership->role == roleToken(Role::Coordinator))
            return std::nullopt;
        const std::vector<Person> people = m_context.people.all();
        const auto own = std::find_if(people.begin(), people.end(), [&](const Person& person) {
            return person.uuid == membership->person;
        });
        return own == people.end() ? std::nullopt : std::optional(own->id);
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
