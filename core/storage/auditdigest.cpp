// SPDX-License-Identifier: MIT
#include "core/storage/auditdigest.h"

#include "core/storage/answerstore.h"
#include "core/storage/database.h"
#include "core/storage/decisionstore.h"
#include "core/storage/portabletables.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <map>

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

/// Old entries tell an empty text from none.
QString textOrEmpty(const Uuid& uuid)
{
    return uuid.isNull() ? QStringLiteral("") : uuid.text();
}

Decision withoutDesk(Decision d)
{
    d.isFinal = false;
    d.secondPerson = {};
    d.isWithdrawn = false;
    d.shownOrder.clear();
    d.firstPicks = {};
    d.hints.reset();
    d.activeMs.reset();
    d.undoes = {};
    d.redoes = {};
    return d;
}

QByteArray auditBytes(const Annotation& a)
{
    return packed([&](QDataStream& s) {
        s << a.uuid.text() << a.person.value << a.scenario.value << a.revision
          << a.submittedAt.value_or(-1) << static_cast<quint8>(a.origin)
          << (a.answer.ballot[0] ? indexOf(*a.answer.ballot[0]) : -1)
          << quint8{0}; // a set of emotions that nobody ever gave
        for (ScaleIndex dimension : AllDimensions)
            s << a.answer.scale(dimension).value_or(99);
        s << a.answer.explanation << a.answer.isFlagged << a.answer.flagReason;
        s << a.timings.has_value();
        if (a.timings) {
            s << a.timings->activeMs << a.timings->wallMs << a.timings->visits
              << a.timings->focusLosses;
            for (std::size_t step = 0; step < StepCount; ++step)
                s << a.timings->firstAnswerMs.at(static_cast<StepIndex>(step)).value_or(-1);
        }
    });
}

QByteArray auditBytes(const Decision& d)
{
    return packed([&](QDataStream& s) {
        s << d.uuid.text() << d.scenario.value << d.person.value << d.revision
          << (d.label() ? indexOf(*d.label()) : -1) << static_cast<quint8>(d.basis)
          << d.isAmbiguous() << d.note << static_cast<quint8>(d.origin) << d.decidedAt.value_or(-1);
        // Rows from before the desk must keep the digest that they were written with.
        const Decision plain = withoutDesk(d);
        if (plain == d)
            return;
        s << d.isFinal << d.secondPerson.value << d.isWithdrawn;
        for (int seat : d.shownOrder)
            s << seat;
        s << (d.firstPick() ? QString(pickToken(*d.firstPick())) : QString());
        s << d.hints.has_value();
        if (d.hints) {
            s << d.hints->polarity << (d.hints->nearest ? indexOf(*d.hints->nearest) : -1)
              << (d.hints->likeliest ? indexOf(*d.hints->likeliest) : -1);
        }
        s << d.activeMs.value_or(-1) << textOrEmpty(d.undoes) << textOrEmpty(d.redoes);
    });
}

QByteArray digestOf(Database& database, const char* query, qint64 first, qint64 last)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Query row(database, query);
    row.add(first).add(last);
    while (row.next()) {
        hash.addData(packed([&](QDataStream& s) {
            for (int left = row.columns(); left > 0; --left)
                s << row.value();
        }));
    }
    return hash.result();
}

} // namespace

QByteArray firstDigest(Database& database, QLatin1String key, qint64 first, qint64 last)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](const auto& row) { hash.addData(auditBytes(row)); };
    if (key == portableTable(records::Annotations).key) {
        AnswerStore(database).forEachInRange(first, last, add);
        return hash.result();
    }
    if (key == portableTable(records::Decisions).key) {
        DecisionStore(database).forEachInRange(first, last, add);
        return hash.result();
    }
    // The tables that there were before schema 7.
    static const std::map<QLatin1String, const char*> queries{
        {QLatin1String("scenarios"), "audit.first.scenarios"},
        {QLatin1String("protocols"), "audit.first.protocols"},
        {QLatin1String("quality_protocols"), "audit.first.quality_protocols"},
        {QLatin1String("guidelines"), "audit.first.guidelines"},
        {QLatin1String("consent_texts"), "audit.first.consent_texts"},
        {QLatin1String("consents"), "audit.first.consents"},
        {QLatin1String("visits"), "audit.first.visits"},
        {QLatin1String("self_checks"), "audit.first.self_checks"},
        {QLatin1String("practice"), "audit.first.practice"},
        {QLatin1String("repeats"), "audit.first.repeats"},
        {QLatin1String("hand_ins"), "audit.first.hand_ins"},
        {QLatin1String("dismissals"), "audit.first.dismissals"},
        {QLatin1String("locks"), "audit.first.locks"},
        {QLatin1String("datasheet"), "audit.first.datasheet"},
        {QLatin1String("releases"), "audit.first.releases"},
        {QLatin1String("passphrases"), "audit.first.passphrases"},
        {QLatin1String("withdrawals"), "audit.first.withdrawals"},
        {QLatin1String("hand_outs"), "audit.first.hand_outs"},
        {QLatin1String("merged_files"), "audit.first.merged_files"},
    };
    const auto query = queries.find(key);
    return query == queries.end() ? QByteArray() : digestOf(database, query->second, first, last);
}

} // namespace subtext
