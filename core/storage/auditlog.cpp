// SPDX-License-Identifier: MIT
#include "core/storage/auditlog.h"

#include "core/base/sha256.h"
#include "core/storage/auditedstate.h"
#include "core/storage/database.h"
#include "core/storage/failure.h"
#include "core/storage/records.h"

#include <QJsonDocument>

namespace subtext {
namespace {

constexpr QLatin1String CoversKey("covers");   // the ranges of rows, by table
constexpr QLatin1String DigestVersionKey("v"); // of the digests
constexpr int DigestVersion = 1;

QByteArray chainHash(const QByteArray& previous, qint64 at, const QString& action,
                     const QString& detail)
{
    Sha256 hash;
    hash.add(previous);
    hash.add(QByteArray::number(at) + '\n' + action.toUtf8() + '\n' + detail.toUtf8());
    return hash.result();
}

QJsonObject rangeOf(qint64 first, qint64 last, const QByteArray& digest)
{
    return {{QStringLiteral("first"), first},
            {QStringLiteral("last"), last},
            {QStringLiteral("sha256"), QString::fromLatin1(digest.toHex())}};
}

bool isLeftOut(const PortableTable& table, AuditLog::Scope scope)
{
    return scope == AuditLog::Scope::AllButScenarios && table.table == records::Scenarios;
}

/// The range of rows of one table that an entry names; empty where it names none.
QJsonObject rangeIn(const QJsonObject& detail, const PortableTable& table)
{
    return detail.value(CoversKey).toObject().value(table.key).toObject();
}

} // namespace

void AuditLog::begin()
{
    m_database.auditedState().begin();
}

QByteArray AuditLog::head()
{
    Query head(m_database, "audit.head");
    return head.next() ? head.bytes() : Sha256().result();
}

void AuditLog::append(qint64 at, const QString& action, QJsonObject detail)
{
    detail.insert(DigestVersionKey, DigestVersion);
    if (const QJsonObject covers = uncoveredRows(); !covers.isEmpty())
        detail.insert(CoversKey, covers);
    QByteArray previous;
    bool isFirst = true;
    {
        Query head(m_database, "audit.head");
        isFirst = !head.next();
        if (!isFirst)
            previous = head.bytes();
    }
    detail.insert(AuditedState::Key, m_database.auditedState().record(isFirst));
    const QString json = QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact));
    Query insert(m_database, "audit.insert");
    insert.add(at).add(action).add(json).add(chainHash(previous, at, action, json)).run();
}

std::optional<QJsonObject> AuditLog::firstIf(const QString& action)
{
    Query entry(m_database, "audit.firstEntry");
    if (!entry.next() || entry.text() != action)
        return std::nullopt;
    return QJsonDocument::fromJson(entry.text().toUtf8()).object();
}

QJsonObject AuditLog::lastOf(const QString& action)
{
    Query entry(m_database, "audit.lastOf");
    entry.add(action);
    return entry.next() ? QJsonDocument::fromJson(entry.text().toUtf8()).object() : QJsonObject();
}

std::vector<AuditEntry> AuditLog::allOf(const QString& action)
{
    std::vector<AuditEntry> entries;
    Query entry(m_database, "audit.allOf");
    entry.add(action);
    while (entry.next()) {
        const qint64 at = entry.integer();
        entries.push_back({at, QJsonDocument::fromJson(entry.text().toUtf8()).object()});
    }
    return entries;
}

QJsonObject AuditLog::uncoveredRows()
{
    readCovered();
    Records records(m_database);
    QJsonObject covers;
    for (const PortableTable& table : portableTables()) {
        const qint64 last = records.maxId(table);
        const qint64 first = coveredBefore(table, last) + 1;
        if (last >= first)
            covers.insert(table.key, rangeOf(first, last, records.digest(table, first, last)));
    }
    return covers;
}

void AuditLog::readCovered()
{
    if (m_isCoveredRead)
        return;
    Query row(m_database, "audit.coveredByAll"); // once: it reads the whole chain
    while (row.next()) {
        const QString key = row.text();
        qint64& known = m_covered[key];
        known = std::max(known, row.integer());
    }
    m_isCoveredRead = true;
}

qint64 AuditLog::coveredBefore(const PortableTable& table, qint64 last)
{
    // Kept from what is in the file, never from what is being written: that may be rolled back.
    qint64& known = m_covered[table.key];
    if (last <= known)
        return known;
    // A table that has grown was covered lately: this ends at one of the last entries.
    Query query(m_database, "audit.covered");
    query.add(QStringLiteral("$.%1.%2.last").arg(CoversKey, table.key));
    if (query.next())
        known = std::max(known, query.integer());
    return known;
}

void AuditLog::checkRows(const QJsonObject& detail, qint64 auditId, Scope scope, Covered& covered)
{
    if (detail.value(DigestVersionKey).toInt() != DigestVersion)
        throw Failure({ErrorCode::AuditBroken, {}, auditId, 0, {}, DigestVersionKey});
    Records records(m_database);
    for (const PortableTable& table : portableTables()) {
        const QJsonObject range = rangeIn(detail, table);
        if (range.isEmpty() || isLeftOut(table, scope))
            continue;
        const qint64 first = range.value(QStringLiteral("first")).toInteger();
        const qint64 last = range.value(QStringLiteral("last")).toInteger();
        qint64& sofar = covered[table.key];
        // Each row once: else a small file could name the same rows in every entry.
        bool isAsCovered = first == sofar + 1 && last >= first;
        if (isAsCovered) {
            const QByteArray digest = records.digest(table, first, last);
            isAsCovered = QString::fromLatin1(digest.toHex()) ==
                          range.value(QStringLiteral("sha256")).toString();
        }
        if (!isAsCovered)
            throw Failure({ErrorCode::AuditBroken, {}, auditId, 0, {}, table.key});
        sofar = last;
    }
}

bool AuditLog::hasUncovered(Scope scope, const Covered& covered)
{
    Records records(m_database);
    for (const PortableTable& table : portableTables()) {
        if (isLeftOut(table, scope))
            continue;
        if (records.hasIdBelowOne(table))
            return true; // the program counts from 1
        if (!table.isKept && records.maxId(table) != covered.value(table.key))
            return true;
    }
    return false;
}

std::vector<ChainLink> AuditLog::links()
{
    std::vector<ChainLink> chain;
    Query row(m_database, "audit.links");
    while (row.next()) {
        QString action = row.text();
        chain.push_back({std::move(action), row.bytes()});
    }
    return chain;
}

void AuditLog::checkState(const AuditedStateWalk& walk, Scope scope)
{
    for (AuditedState::Part part : AuditedState::AllParts) {
        if (scope == Scope::AllButScenarios && part == AuditedState::Part::Assignments)
            continue;
        const auto known = walk.digest(part);
        if (known && *known != m_database.auditedState().digest(part))
            throw Failure({ErrorCode::AuditBroken, {}, 0, 0, {}, AuditedState::token(part)});
    }
}

Result<void> AuditLog::verify(Scope scope, const CancelToken& cancel)
{
    // Somebody who labels meanwhile adds rows that the entries walked so far do not speak of.
    return m_database.readConsistently([&] { walk(scope, cancel); });
}

void AuditLog::walk(Scope scope, const CancelToken& cancel)
{
    QByteArray previous;
    qint64 expectedId = 1;
    Covered covered;
    AuditedStateWalk state;
    Query row(m_database, "audit.all");
    while (row.next()) {
        if (cancel.isCancelled())
            throw Failure({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        const qint64 id = row.integer();
        const qint64 at = row.integer();
        const QString action = row.text();
        const QString json = row.text();
        const QByteArray hash = row.bytes();
        if (id != expectedId || hash != chainHash(previous, at, action, json))
            throw Failure({ErrorCode::AuditBroken, {}, id, 0, {}, QStringLiteral("chain")});
        const QJsonObject detail = QJsonDocument::fromJson(json.toUtf8()).object();
        checkRows(detail, id, scope, covered);
        if (const QLatin1String part = state.take(detail); !part.isEmpty())
            throw Failure({ErrorCode::AuditBroken, {}, id, 0, {}, part});
        previous = hash;
        ++expectedId;
    }
    if (hasUncovered(scope, covered))
        throw Failure({ErrorCode::AuditBroken, {}, 0, 0, {}, QStringLiteral("uncovered rows")});
    checkState(state, scope);
}

} // namespace subtext
