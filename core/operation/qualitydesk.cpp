// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"

#include "core/domain/decision.h"
#include "core/operation/studycontext.h"
#include "core/storage/qualitystore.h"
#include "core/storage/scenariostore.h"

#include <QJsonArray>

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
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return write({flag, true, reason.trimmed(), by, 0});
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

Result<ChangeSet> QualityDesk::write(Dismissal dismissal)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        dismissal.at = m_context.env.clock.now();
        m_context.quality.insertDismissal(m_context.env.ids.next(), dismissal);
        changes = ChangeSet::about(ChangeSet::QualityChanged, dismissal.flag.person,
                                   dismissal.flag.scenario);
        const auto scenario = m_context.scenarios.byId(dismissal.flag.scenario);
        return QJsonObject{{QStringLiteral("code"), QString(qualityToken(dismissal.flag.code))},
                           {QStringLiteral("person"), m_context.codeOf(dismissal.flag.person)},
                           {QStringLiteral("scenario"), scenario ? scenario->name() : QString()},
                           {QStringLiteral("dismissed"), dismissal.isDismissed},
                           {QStringLiteral("reason"), dismissal.reason}};
    });
}

Result<SchemaContext> QualityDesk::schemaContext() const
{
    return m_context.readConsistently([&] { return m_context.schemaContext(); });
}

} // namespace subtext
