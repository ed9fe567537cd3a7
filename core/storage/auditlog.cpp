// SPDX-License-Identifier: MIT
#include "core/storage/auditlog.h"

#include "core/storage/answerstore.h"
#include "core/storage/auditdigest.h"
#include "core/storage/auditedstate.h"
#include "core/storage/database.h"
#include "core/storage/decisionstore.h"
#include "core/storage/failure.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

constexpr QLatin1String AnnotationsKey("annotations");
constexpr QLatin1String DecisionsKey("decisions");
constexpr QLatin1String CoversKey("covers"); // the ranges of all other tables

QByteArray chainHash(const QByteArray& previous, qint64 at, const QString& action,
                     const QString& detail)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(QByteArray::number(at) + '\n' + action.toUtf8() + '\n' + detail.toUtf8());
    return hash.result();
}

template <typename Store> QByteArray digestOf(Store& store, qint64 first, qint64 last)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    store.forEachInRange(first, last, [&](const auto& row) { hash.addData(auditBytes(row)); });
    return hash.result();
}

QJsonObject rangeOf(qint64 first, qint64 last, const QByteArray& digest)
{
    return {{QStringLiteral("first"), first},
            {QStringLiteral("last"), last},
            {QStringLiteral("sha256"), QString::fromLatin1(digest.toHex())}};
}

bool isLeftOut(const AuditedTable& table, AuditLog::Scope scope)
{
    return scope == AuditLog::Scope::AllButScenarios && table.key == ScenariosKey;
}

} // namespace

QByteArray AuditLog::annotationDigest(qint64 first, qint64 last)
{
    AnswerStore store(m_database);
    return digestOf(store, first, last);
}

QByteArray AuditLog::decisionDigest(qint64 first, qint64 last)
{
    DecisionStore store(m_database);
    return digestOf(store, first, last);
}

void AuditLog::begin()
{
    m_database.auditedState().begin();
}

void AuditLog::append(qint64 at, const QString& action, QJsonObject detail,
                      qint64 annotationsBefore, qint64 decisionsBefore)
{
    if (const qint64 last = AnswerStore(m_database).maxId(); last > annotationsBefore) {
        detail.insert(AnnotationsKey, rangeOf(annotationsBefore + 1, last,
                                              annotationDigest(annotationsBefore + 1, last)));
    }
    if (const qint64 last = DecisionStore(m_database).maxId(); last > decisionsBefore) {
        detail.insert(DecisionsKey, rangeOf(decisionsBefore + 1, last,
                                            decisionDigest(decisionsBefore + 1, last)));
    }
    if (const QJsonObject covers = uncoveredRows(); !covers.isEmpty())
        detail.insert(CoversKey, covers);
    QByteArray previous;
    bool isStateKnown = false;
    {
        Query head(m_database, "audit.head");
        if (head.next()) {
            previous = head.bytes();
            isStateKnown = head.optionalInteger() == AuditedState::Version;
        }
    }
    detail.insert(AuditedState::Key, m_database.auditedState().record(isStateKnown));
    const QString json = QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact));
    Query insert(m_database, "audit.insert");
    insert.add(at).add(action).add(json).add(chainHash(previous, at, action, json)).run();
}

QJsonObject AuditLog::uncoveredRows()
{
    readCovered();
    QJsonObject covers;
    for (const AuditedTable& table : auditedTables()) {
        const qint64 last = maxAuditedId(m_database, table);
        const qint64 first = coveredBefore(table, last) + 1;
        if (last >= first)
            covers.insert(table.key,
                          rangeOf(first, last, auditDigest(m_database, table, first, last)));
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
        m_covered[key] = row.integer();
    }
    m_isCoveredRead = true;
}

qint64 AuditLog::coveredBefore(const AuditedTable& table, qint64 last)
{
    // Kept from what is in the file, never from what is being written: that may be rolled back.
    qint64& known = m_covered[table.key];
    if (last <= known)
        return known;
    // A table that has grown was covered lately: this ends at one of the last entries.
    Query query(m_database, "audit.covered");
    query.add(QStringLiteral("$.%1.%2.last").arg(CoversKey, table.key));
    if (query.next())
        known = query.integer();
    return known;
}

void AuditLog::checkRows(const QJsonObject& detail, qint64 auditId, Scope scope, Covered& covered)
{
    const auto check = [&](const QJsonObject& ranges, QLatin1String key, const auto& digest) {
        if (!ranges.contains(key))
            return;
        const QJsonObject range = ranges.value(key).toObject();
        const qint64 first = range.value(QStringLiteral("first")).toInteger();
        const qint64 last = range.value(QStringLiteral("last")).toInteger();
        qint64& sofar = covered[key];
        // Each row once: else a small file could name the same rows in every entry.
        if (first != sofar + 1 || last < first ||
            QString::fromLatin1(digest(first, last).toHex()) !=
                range.value(QStringLiteral("sha256")).toString())
            throw Failure({ErrorCode::AuditBroken, {}, auditId, 0, {}, key});
        sofar = last;
    };
    check(detail, AnnotationsKey,
          [&](qint64 first, qint64 last) { return annotationDigest(first, last); });
    check(detail, DecisionsKey,
          [&](qint64 first, qint64 last) { return decisionDigest(first, last); });
    const QJsonObject covers = detail.value(CoversKey).toObject();
    for (const AuditedTable& table : auditedTables()) {
        if (isLeftOut(table, scope))
            continue;
        check(covers, table.key, [&](qint64 first, qint64 last) {
            return auditDigest(m_database, table, first, last);
        });
    }
}

bool AuditLog::hasUncovered(Scope scope, bool isCoveredFromTheStart, const Covered& covered)
{
    const auto lastOf = [&](QLatin1String key) { return covered.value(key); };
    // Rows that no audit entry speaks of were not written by this program, which counts from 1.
    bool isUncovered = AnswerStore(m_database).maxId() != lastOf(AnnotationsKey) ||
                       DecisionStore(m_database).maxId() != lastOf(DecisionsKey);
    const auto uncover = [&](const auto& /*row*/) { isUncovered = true; };
    constexpr qint64 Lowest = std::numeric_limits<qint64>::min();
    AnswerStore(m_database).forEachInRange(Lowest, 0, uncover);
    DecisionStore(m_database).forEachInRange(Lowest, 0, uncover);
    for (const AuditedTable& table : auditedTables()) {
        if (isLeftOut(table, scope))
            continue;
        const QByteArray nothing = auditDigest(m_database, table, 1, 0);
        if (auditDigest(m_database, table, Lowest, 0) != nothing)
            return true;
        const qint64 last = lastOf(table.key);
        const bool isExpected = last > 0 || isCoveredFromTheStart;
        if (!table.isKept && isExpected && maxAuditedId(m_database, table) != last)
            return true;
    }
    return isUncovered;
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
    m_coversEverything = false;
    QByteArray previous;
    qint64 expectedId = 1;
    Covered covered;
    AuditedStateWalk state;
    bool isCoveredFromTheStart = false; // programs before did not cover these tables
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
        isCoveredFromTheStart = isCoveredFromTheStart || (id == 1 && detail.contains(CoversKey));
        checkRows(detail, id, scope, covered);
        if (const QLatin1String part = state.take(detail); !part.isEmpty())
            throw Failure({ErrorCode::AuditBroken, {}, id, 0, {}, part});
        previous = hash;
        ++expectedId;
    }
    if (hasUncovered(scope, isCoveredFromTheStart, covered))
        throw Failure({ErrorCode::AuditBroken, {}, 0, 0, {}, QStringLiteral("uncovered rows")});
    checkState(state, scope);
    m_coversEverything = isCoveredFromTheStart && state.knowsEverything();
}

} // namespace subtext
