// SPDX-License-Identifier: MIT
#include "core/storage/auditlog.h"

#include "core/storage/answerstore.h"
#include "core/storage/database.h"
#include "core/storage/decisionstore.h"
#include "core/storage/failure.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

constexpr QLatin1String AnnotationsKey("annotations");
constexpr QLatin1String DecisionsKey("decisions");

QByteArray chainHash(const QByteArray& previous, qint64 at, const QString& action,
                     const QString& detail)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(QByteArray::number(at) + '\n' + action.toUtf8() + '\n' + detail.toUtf8());
    return hash.result();
}

// A fixed stream version: the digest of a row must not change with the Qt that computes it.
template <typename Fill> QByteArray packed(Fill fill)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    fill(stream);
    return bytes;
}

QByteArray pack(const Annotation& a)
{
    return packed([&](QDataStream& s) {
        s << a.uuid << a.person.value << a.scenario.value << a.revision
          << a.submittedAt.value_or(-1) << static_cast<quint8>(a.origin)
          << (a.answer.emotion ? indexOf(*a.answer.emotion) : -1) << a.answer.emotions;
        for (Dimension dimension : AllDimensions)
            s << a.answer.scale(dimension).value_or(99);
        s << a.answer.explanation << a.answer.isFlagged << a.answer.flagReason;
        s << a.timings.has_value();
        if (a.timings) {
            s << a.timings->activeMs << a.timings->wallMs << a.timings->visits
              << a.timings->focusLosses;
            for (const auto& moment : a.timings->firstAnswerMs)
                s << moment.value_or(-1);
        }
    });
}

Decision withoutDesk(Decision d)
{
    d.isFinal = false;
    d.secondPerson = {};
    d.isWithdrawn = false;
    d.shownOrder.clear();
    d.firstPick.reset();
    d.hints.reset();
    d.activeMs.reset();
    d.undoes.clear();
    d.redoes.clear();
    return d;
}

QByteArray pack(const Decision& d)
{
    return packed([&](QDataStream& s) {
        s << d.uuid << d.scenario.value << d.person.value << d.revision
          << (d.label ? indexOf(*d.label) : -1) << static_cast<quint8>(d.basis) << d.isAmbiguous
          << d.note << static_cast<quint8>(d.origin) << d.decidedAt.value_or(-1);
        // Rows from before the desk must keep the digest that they were written with.
        const Decision plain = withoutDesk(d);
        if (plain == d)
            return;
        s << d.isFinal << d.secondPerson.value << d.isWithdrawn;
        for (int seat : d.shownOrder)
            s << seat;
        s << (d.firstPick ? QString(pickToken(*d.firstPick)) : QString());
        s << d.hints.has_value();
        if (d.hints) {
            s << d.hints->polarity << (d.hints->nearest ? indexOf(*d.hints->nearest) : -1)
              << (d.hints->likeliest ? indexOf(*d.hints->likeliest) : -1);
        }
        s << d.activeMs.value_or(-1) << d.undoes << d.redoes;
    });
}

template <typename Store> QByteArray digestOf(Store& store, qint64 first, qint64 last)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    store.forEachInRange(first, last, [&](const auto& row) { hash.addData(pack(row)); });
    return hash.result();
}

QJsonObject rangeOf(qint64 first, qint64 last, const QByteArray& digest)
{
    return {{QStringLiteral("first"), first},
            {QStringLiteral("last"), last},
            {QStringLiteral("sha256"), QString::fromLatin1(digest.toHex())}};
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
    const QString json = QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact));
    QByteArray previous;
    {
        Query head(m_database, "audit.head");
        if (head.next())
            previous = head.bytes();
    }
    Query insert(m_database, "audit.insert");
    insert.add(at).add(action).add(json).add(chainHash(previous, at, action, json)).run();
}

void AuditLog::checkRows(const QJsonObject& detail, qint64 auditId)
{
    const auto check = [&](QLatin1String key, auto digest) {
        if (!detail.contains(key))
            return;
        const QJsonObject range = detail.value(key).toObject();
        const QByteArray found = (this->*digest)(range.value(QStringLiteral("first")).toInteger(),
                                                 range.value(QStringLiteral("last")).toInteger());
        if (QString::fromLatin1(found.toHex()) != range.value(QStringLiteral("sha256")).toString())
            throw Failure({ErrorCode::AuditBroken, {}, auditId, 0, {}, key});
    };
    check(AnnotationsKey, &AuditLog::annotationDigest);
    check(DecisionsKey, &AuditLog::decisionDigest);
}

Result<void> AuditLog::verify()
{
    return m_database.read([&] {
        QByteArray previous;
        qint64 expectedId = 1;
        qint64 coveredAnnotations = 0;
        qint64 coveredDecisions = 0;
        Query row(m_database, "audit.all");
        while (row.next()) {
            const qint64 id = row.integer();
            const qint64 at = row.integer();
            const QString action = row.text();
            const QString json = row.text();
            const QByteArray hash = row.bytes();
            if (id != expectedId || hash != chainHash(previous, at, action, json))
                throw Failure({ErrorCode::AuditBroken, {}, id, 0, {}, QStringLiteral("chain")});
            const QJsonObject detail = QJsonDocument::fromJson(json.toUtf8()).object();
            checkRows(detail, id);
            const auto lastOf = [&](QLatin1String key, qint64 sofar) {
                return std::max(
                    sofar, detail.value(key).toObject().value(QStringLiteral("last")).toInteger());
            };
            coveredAnnotations = lastOf(AnnotationsKey, coveredAnnotations);
            coveredDecisions = lastOf(DecisionsKey, coveredDecisions);
            previous = hash;
            ++expectedId;
        }
        // Rows that no audit entry speaks of were not written by this program, which counts from 1.
        bool isUncovered = AnswerStore(m_database).maxId() != coveredAnnotations ||
                           DecisionStore(m_database).maxId() != coveredDecisions;
        const auto uncover = [&](const auto& /*row*/) { isUncovered = true; };
        constexpr qint64 Lowest = std::numeric_limits<qint64>::min();
        AnswerStore(m_database).forEachInRange(Lowest, 0, uncover);
        DecisionStore(m_database).forEachInRange(Lowest, 0, uncover);
        if (isUncovered)
            throw Failure({ErrorCode::AuditBroken, {}, 0, 0, {}, QStringLiteral("uncovered rows")});
    });
}

} // namespace subtext
