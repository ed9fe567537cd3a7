// SPDX-License-Identifier: MIT
#include "core/study/qualitydesk.h"

#include "core/study/agreementreading.h"
#include "core/study/studycontext.h"
#include "core/study/textlength.h"

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

Result<AgreementInput> QualityDesk::agreementInput() const
{
    return m_context.readConsistently([&] { return readAgreementInput(m_context); });
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
    if (reason.trimmed().isEmpty())
        return fail({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("reason")});
    if (reason.size() > LongestText)
        return fail(tooLong("reason"));
    return write({flag, true, reason.trimmed(), by, 0});
}

Result<ChangeSet> QualityDesk::restore(const FlagKey& flag, PersonId by)
{
    return write({flag, false, {}, by, 0});
}

Result<ChangeSet> QualityDesk::write(Dismissal dismissal)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        dismissal.at = m_context.env.clock.now();
        m_context.quality.insertDismissal(m_context.env.ids.next(), dismissal);
        changes = ChangeSet::about(ChangeSet::QualityChanged, dismissal.flag.person,
                                   dismissal.flag.scenario);
        return QJsonObject{{QStringLiteral("code"), QString(qualityToken(dismissal.flag.code))},
                           {QStringLiteral("person"), dismissal.flag.person.value},
                           {QStringLiteral("scenario"), dismissal.flag.scenario.value},
                           {QStringLiteral("dismissed"), dismissal.isDismissed},
                           {QStringLiteral("reason"), dismissal.reason}};
    });
}

Result<SchemaContext> QualityDesk::schemaContext() const
{
    return m_context.readConsistently([&] { return m_context.schemaContext(); });
}

} // namespace subtext
