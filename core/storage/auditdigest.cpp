// SPDX-License-Identifier: MIT
#include "core/storage/auditdigest.h"

#include "core/storage/database.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <array>

namespace subtext {
namespace {

// A fixed stream version: the digest of a row must not change with the Qt that computes it.
template <typename Fill> QByteArray packed(Fill fill)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    fill(stream);
    return bytes;
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

constexpr std::array Tables{
    AuditedTable{ScenariosKey, "audit.scenarios.max", "audit.scenarios", false},
    AuditedTable{QLatin1String("protocols"), "audit.protocols.max", "audit.protocols", false},
    AuditedTable{QLatin1String("quality_protocols"), "audit.qualityProtocols.max",
                 "audit.qualityProtocols", false},
    AuditedTable{QLatin1String("guidelines"), "audit.guidelines.max", "audit.guidelines", false},
    AuditedTable{QLatin1String("consent_texts"), "audit.consentTexts.max", "audit.consentTexts",
                 false},
    AuditedTable{QLatin1String("consents"), "audit.consents.max", "audit.consents", false},
    AuditedTable{QLatin1String("visits"), "audit.visits.max", "audit.visits", true},
    AuditedTable{QLatin1String("self_checks"), "audit.selfChecks.max", "audit.selfChecks", true},
    AuditedTable{QLatin1String("practice"), "audit.practice.max", "audit.practice", true},
    AuditedTable{QLatin1String("repeats"), "audit.repeats.max", "audit.repeats", false},
    AuditedTable{QLatin1String("hand_ins"), "audit.handIns.max", "audit.handIns", false},
    AuditedTable{QLatin1String("dismissals"), "audit.dismissals.max", "audit.dismissals", false},
    AuditedTable{QLatin1String("locks"), "audit.locks.max", "audit.locks", false},
    AuditedTable{QLatin1String("datasheet"), "audit.datasheet.max", "audit.datasheet", false},
    AuditedTable{QLatin1String("releases"), "audit.releases.max", "audit.releases", false},
    AuditedTable{QLatin1String("passphrases"), "audit.passphrases.max", "audit.passphrases", false},
    AuditedTable{QLatin1String("withdrawals"), "audit.withdrawals.max", "audit.withdrawals", false},
    AuditedTable{QLatin1String("hand_outs"), "audit.handOuts.max", "audit.handOuts", false},
    AuditedTable{QLatin1String("merged_files"), "audit.mergedFiles.max", "audit.mergedFiles",
                 false},
};

} // namespace

QByteArray auditBytes(const Annotation& a)
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

QByteArray auditBytes(const Decision& d)
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

std::span<const AuditedTable> auditedTables()
{
    return Tables;
}

qint64 maxAuditedId(Database& database, const AuditedTable& table)
{
    Query query(database, table.maxId);
    query.next();
    return query.integer();
}

QByteArray auditDigest(Database& database, const AuditedTable& table, qint64 first, qint64 last)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Query row(database, table.range);
    row.add(first).add(last);
    while (row.next()) {
        hash.addData(packed([&](QDataStream& s) {
            for (int left = row.columns(); left > 0; --left)
                s << row.value();
        }));
    }
    return hash.result();
}

} // namespace subtext
