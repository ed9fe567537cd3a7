// SPDX-License-Identifier: MIT
#include "core/storage/auditedstate.h"

#include "core/storage/database.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String VersionKey("version");
constexpr QLatin1String BeforeKey("before");
constexpr QLatin1String DigestKey("sha256");

std::size_t slot(AuditedState::Part part)
{
    return static_cast<std::size_t>(part);
}

constexpr qint64 FirstVersion = 1;

const char* queryOf(AuditedState::Part part, qint64 version)
{
    switch (part) {
    case AuditedState::Part::People:
        return version == FirstVersion ? "audit.people.1" : "audit.people";
    case AuditedState::Part::Assignments:
        return version == FirstVersion ? "audit.assignments.1" : "audit.assignments";
    case AuditedState::Part::Study:
        return "audit.study";
    }
    Q_UNREACHABLE();
}

QString hex(const QByteArray& digest)
{
    return QString::fromLatin1(digest.toHex());
}

QByteArray fromHex(const QJsonValue& value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

} // namespace

QLatin1String AuditedState::token(Part part)
{
    static constexpr std::array Tokens{QLatin1String("people"), QLatin1String("assignments"),
                                       QLatin1String("study")};
    return Tokens.at(slot(part));
}

void AuditedState::aboutToChange(Part part)
{
    if (auto& before = m_before.at(slot(part)); !before)
        before = digest(part);
}

QJsonObject AuditedState::record(qint64 before)
{
    const bool isKnown = before == Version;
    QJsonObject state{{VersionKey, Version}};
    for (Part part : AllParts) {
        const auto& was = m_before.at(slot(part));
        if (isKnown && !was)
            continue;
        const QByteArray now = digest(part);
        if (isKnown && now == *was)
            continue;
        QJsonObject change{{DigestKey, hex(now)}};
        if (isKnown)
            change.insert(BeforeKey, hex(*was));
        else if (before == FirstVersion && !was) // a study that is brought up to date
            change.insert(BeforeKey, hex(digest(part, FirstVersion)));
        state.insert(token(part), change);
    }
    return state;
}

QByteArray AuditedState::digest(Part part, qint64 version)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Query row(m_database, queryOf(part, version));
    while (row.next()) {
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_6_0); // a digest outlives the Qt that computed it
        for (int left = row.columns(); left > 0; --left)
            stream << row.value();
        hash.addData(bytes);
    }
    return hash.result();
}

QLatin1String AuditedStateWalk::take(const QJsonObject& detail)
{
    const QJsonObject state = detail.value(AuditedState::Key).toObject();
    // An older program says nothing of what it changes, and a later one says it in its own way.
    const int version = state.value(VersionKey).toInt();
    if (version != FirstVersion && version != AuditedState::Version) {
        m_known = {};
        return {};
    }
    m_version = version;
    for (AuditedState::Part part : AuditedState::AllParts) {
        const QLatin1String token = AuditedState::token(part);
        if (!state.contains(token))
            continue;
        const QJsonObject change = state.value(token).toObject();
        auto& known = m_known.at(slot(part));
        if (known && change.contains(BeforeKey) && fromHex(change.value(BeforeKey)) != *known)
            return token;
        known = fromHex(change.value(DigestKey));
    }
    return {};
}

std::optional<QByteArray> AuditedStateWalk::digest(AuditedState::Part part) const
{
    return m_known.at(slot(part));
}

bool AuditedStateWalk::knowsEverything() const
{
    return std::all_of(m_known.begin(), m_known.end(),
                       [](const auto& known) { return known.has_value(); });
}

} // namespace subtext
