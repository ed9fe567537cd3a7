// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"

#include "core/domain/decision.h"
#include "core/operation/studycontext.h"
#include "core/storage/qualitystore.h"
#include "core/storage/scenariostore.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace subtext {
namespace {

/// What the audit keeps of a dismissal.
} // namespace

Result<QualityProtocol> QualityDesk::protocol() const
{
    return m_context.read([&] { return m_context.quality.protocol(); });
}

Result<QualityThresholds> QualityDesk::thresholds() const
{
    return m_context.readConsistently([&] { return m_context.thresholds(); });
}

Result<int> QualityDesk::ratingsNeeded() const
{
    return m_context.readConsistently([&] { return m_context.ratingsNeeded(); });
}

Result<ChangeSet> QualityDesk::setProtocol(const QualityProtocol& protocol)
{
    return m_context.operate(QStringLiteral("quality.protocol"), [&](ChangeSet& changes) {
        m_context.requireUnlocked(); // from how many ratings on the votes decide is one of them
        m_context.quality.insertProtocol(protocol, m_context.env.clock.now());
        changes.kinds = ChangeSet::QualityChanged;
        return QJsonObject{{QStringLiteral("self_check"), protocol.isSelfCheckOn}};
    });
}

Result<std::vector<SelfCheck>> QualityDesk::selfChecks() const
{
    return m_context.read([&] { return m_context.quality.selfChecks(); });
}

Result<std::map<FlagKey, Dismissal>> QualityDesk::dismissals() const
{
    return m_context.read([&] { return m_context.quality.dismissals(); });
}

Result<ChangeSet> QualityDesk::dismiss(const FlagKey& flag, const QString& reason, PersonId by)
{
    return dismissAll({flag}, reason, by);
}

Result<ChangeSet> QualityDesk::dismissAll(const std::vector<FlagKey>& flags, const QString& reason,
                                          PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return write(flags, {{}, true, reason.trimmed(), by, 0});
}

Result<ChangeSet> QualityDesk::restoreAll(const std::vector<FlagKey>& flags, PersonId by)
{
    return write(flags, {{}, false, {}, by, 0});
}

Result<ClosedFlags> QualityDesk::closedFlags() const
{
    return m_context.read([&] { return m_context.quality.closedFlags(); });
}

Result<ChangeSet> QualityDesk::closeFlags(const std::vector<PersonId>& annotators,
                                          ScenarioId scenario, const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return writeClosing(annotators, scenario, true, {reason.trimmed(), by, 0});
}

Result<ChangeSet> QualityDesk::reopenFlags(const std::vector<PersonId>& annotators,
                                           ScenarioId scenario, PersonId by)
{
    return writeClosing(annotators, scenario, false, {{}, by, 0});
}

Result<ChangeSet> QualityDesk::writeClosing(const std::vector<PersonId>& annotators,
                                            ScenarioId scenario, bool isClosed, FlagClosing word)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        const std::vector<Annotation> answers = m_context.answersOf(scenario);
        const auto item = m_context.scenarios.byId(scenario);
        changes = ChangeSet::about(ChangeSet::QualityChanged, {}, scenario);
        QJsonArray people;
        for (const PersonId annotator : annotators) {
            word.at = m_context.env.clock.now();
            // A flag that is set later is open again; theirs may be a clock that is ahead.
            for (const Annotation& answer : answers) {
                if (isClosed && answer.person == annotator)
                    word.at = std::max(word.at, answer.submittedAt.value_or(0));
            }
            m_context.quality.insertClosing(m_context.env.ids.next(), annotator, scenario, isClosed,
                                            word);
            changes.add(annotator);
            people.append(m_context.codeOf(annotator));
        }
        return QJsonObject{{QStringLiteral("people"), people},
                           {QStringLiteral("scenario"), item ? item->name() : QString()},
                           {QStringLiteral("closed"), isClosed},
                           {QStringLiteral("reason"), word.reason}};
    });
}

Result<ChangeSet> QualityDesk::write(const std::vector<FlagKey>& flags, Dismissal word)
{
    if (flags.empty())
        return ChangeSet{};
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        word.at = m_context.env.clock.now();
        changes.kinds = ChangeSet::QualityChanged;
        const bool isOfNobody = std::any_of(
            flags.begin(), flags.end(), [](const FlagKey& flag) { return !flag.person.isValid(); });
        QJsonArray named;
        for (const FlagKey& flag : flags) {
            word.flag = flag;
            m_context.quality.insertDismissal(m_context.env.ids.next(), word);
            const auto scenario = m_context.scenarios.byId(flag.scenario);
            named.append(
                QJsonObject{{QStringLiteral("code"), QString(qualityToken(flag.code))},
                            {QStringLiteral("person"), m_context.codeOf(flag.person)},
                            {QStringLiteral("scenario"), scenario ? scenario->name() : QString()}});
            changes.add(flag.person);
            changes.add(flag.scenario);
        }
        if (flags.size() > 1 && isOfNobody)
            changes.people.clear(); // one of them is about no person: any may be concerned
        QJsonObject detail = flags.size() == 1 ? named.first().toObject()
                                               : QJsonObject{{QStringLiteral("flags"), named}};
        detail.insert(QStringLiteral("dismissed"), word.isDismissed);
        detail.insert(QStringLiteral("reason"), word.reason);
        return detail;
    });
}

Result<SchemaContext> QualityDesk::schemaContext() const
{
    return m_context.readConsistently([&] { return m_context.schemaContext(); });
}

} // namespace subtext
