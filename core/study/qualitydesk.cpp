// SPDX-License-Identifier: MIT
#include "core/study/qualitydesk.h"

#include "core/study/studycontext.h"

#include <algorithm>

namespace subtext {

QualityProtocol QualityDesk::protocol() const
{
    QualityProtocol protocol;
    static_cast<void>(m_context.db->read([&] { protocol = m_context.quality.protocol(); }));
    return protocol;
}

QualityThresholds QualityDesk::thresholds() const
{
    QualityThresholds thresholds;
    static_cast<void>(m_context.db->read([&] {
        thresholds = m_context.quality.protocol().thresholds;
        thresholds.splitFrom = std::max(thresholds.splitFrom, ratingsAsked());
    }));
    return thresholds;
}

int QualityDesk::ratingsAsked() const
{
    int asked = 0;
    static_cast<void>(m_context.db->read([&] {
        asked = m_context.study.protocol().ratersPerItem;
        // Imported files may have fewer raters than the protocol asks for.
        if (const int seats = m_context.people.mostSeats(); seats > 0)
            asked = std::min(asked, seats);
    }));
    return asked;
}

Result<void> QualityDesk::setProtocol(const QualityProtocol& protocol)
{
    return m_context.operate(QStringLiteral("quality.protocol"), [&](ChangeSet& changes) {
        m_context.requireUnlocked(); // from how many ratings on the votes decide is one of them
        m_context.quality.insertProtocol(protocol, m_context.env.clock.now());
        changes.kinds = ChangeSet::QualityChanged;
        return QJsonObject{{QStringLiteral("self_check"), protocol.isSelfCheckOn}};
    });
}

std::vector<SelfCheck> QualityDesk::selfChecks() const
{
    std::vector<SelfCheck> checks;
    static_cast<void>(m_context.db->read([&] { checks = m_context.quality.selfChecks(); }));
    return checks;
}

std::map<FlagKey, Dismissal> QualityDesk::dismissals() const
{
    std::map<FlagKey, Dismissal> dismissals;
    static_cast<void>(m_context.db->read([&] { dismissals = m_context.quality.dismissals(); }));
    return dismissals;
}

Result<void> QualityDesk::dismiss(const FlagKey& flag, const QString& reason, PersonId by)
{
    if (reason.trimmed().isEmpty())
        return fail({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("reason")});
    return write({flag, true, reason.trimmed(), by, 0});
}

Result<void> QualityDesk::restore(const FlagKey& flag, PersonId by)
{
    return write({flag, false, {}, by, 0});
}

Result<void> QualityDesk::write(Dismissal dismissal)
{
    return m_context.operate(QStringLiteral("quality.dismissal"), [&](ChangeSet& changes) {
        dismissal.at = m_context.env.clock.now();
        m_context.quality.insertDismissal(m_context.env.ids.next(), dismissal);
        changes = {ChangeSet::QualityChanged, dismissal.flag.person, dismissal.flag.scenario};
        return QJsonObject{{QStringLiteral("code"), QString(qualityToken(dismissal.flag.code))},
                           {QStringLiteral("person"), dismissal.flag.person.value},
                           {QStringLiteral("scenario"), dismissal.flag.scenario.value},
                           {QStringLiteral("dismissed"), dismissal.isDismissed},
                           {QStringLiteral("reason"), dismissal.reason}};
    });
}

SchemaContext QualityDesk::schemaContext() const
{
    SchemaContext known;
    static_cast<void>(m_context.db->read([&] {
        for (const auto& [scenario, subtype] : m_context.scenarios.idsWithSubtype())
            known.scenarios.insert(scenario);
        for (const Person& person : m_context.people.all())
            known.people.insert(person.id);
        for (const auto& pair : m_context.people.assignments())
            known.assignments.insert(pair);
    }));
    return known;
}

} // namespace subtext
