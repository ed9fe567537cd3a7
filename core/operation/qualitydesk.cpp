// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"

#include "core/domain/decision.h"
#include "core/operation/studycontext.h"
#include "core/storage/qualitystore.h"
#include "core/storage/scenariostore.h"

#include <algorithm>

namespace subtext {
namespace {

/// What the audit keeps of a dismissal.
QJsonObject recordOf(StudyContext& context, QLatin1String code,
                     const std::pair<PersonId, ScenarioId>& about, bool isDismissed,
                     const QString& reason)
{
    const auto scenario = context.scenarios.byId(about.second);
    return {{QStringLiteral("code"), QString(code)},
            {QStringLiteral("person"), context.codeOf(about.first)},
            {QStringLiteral("scenario"), scenario ? scenario->name() : QString()},
            {QStringLiteral("dismissed"), isDismissed},
            {QStringLiteral("reason"), reason}};
}

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

Result<ChangeSet> QualityDesk::closeFlag(PersonId annotator, ScenarioId scenario,
                                         const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        // A flag that is set later is open again; theirs may be a clock that is ahead.
        qint64 at = m_context.env.clock.now();
        for (const Annotation& answer : m_context.answersOf(scenario)) {
            if (answer.person == annotator)
                at = std::max(at, answer.submittedAt.value_or(0));
        }
        const FlagClosing closing{reason.trimmed(), by, at};
        m_context.quality.insertClosing(m_context.env.ids.next(), annotator, scenario, closing);
        changes = ChangeSet::about(ChangeSet::QualityChanged, annotator, scenario);
        return recordOf(m_context, AnnotatorFlagToken, {annotator, scenario}, true, closing.reason);
    });
}

Result<ChangeSet> QualityDesk::reopenFlag(PersonId annotator, ScenarioId scenario, PersonId by)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        m_context.quality.insertReopening(m_context.env.ids.next(), annotator, scenario,
                                          {{}, by, m_context.env.clock.now()});
        changes = ChangeSet::about(ChangeSet::QualityChanged, annotator, scenario);
        return recordOf(m_context, AnnotatorFlagToken, {annotator, scenario}, false, {});
    });
}

Result<ChangeSet> QualityDesk::write(Dismissal dismissal)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        dismissal.at = m_context.env.clock.now();
        m_context.quality.insertDismissal(m_context.env.ids.next(), dismissal);
        changes = ChangeSet::about(ChangeSet::QualityChanged, dismissal.flag.person,
                                   dismissal.flag.scenario);
        return recordOf(m_context, qualityToken(dismissal.flag.code),
                        {dismissal.flag.person, dismissal.flag.scenario}, dismissal.isDismissed,
                        dismissal.reason);
    });
}

Result<SchemaContext> QualityDesk::schemaContext() const
{
    return m_context.readConsistently([&] { return m_context.schemaContext(); });
}

} // namespace subtext
