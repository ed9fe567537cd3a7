// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"

#include "core/domain/decision.h"
#include "core/operation/studycontext.h"
#include "core/storage/qualitystore.h"
#include "core/storage/scenariostore.h"

#include <algorithm>

namespace subtext {

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

Result<ChangeSet> QualityDesk::write(Dismissal dismissal)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        dismissal.at = m_context.env.clock.now();
        m_context.quality.insertDismissal(m_context.env.ids.next(), dismissal);
        const auto scenario = m_context.scenarios.byId(dismissal.flag.scenario);
        changes = ChangeSet::about(ChangeSet::QualityChanged, dismissal.flag.person,
                                   dismissal.flag.scenario);
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
