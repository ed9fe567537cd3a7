// SPDX-License-Identifier: MIT
#include "core/storage/decisionstore.h"

#include "core/storage/rows.h"

namespace subtext {

DecisionId DecisionStore::insert(const Decision& d)
{
    Query query(m_database, "decision.insert");
    query.add(d.uuid).add(d.scenario.value);
    query.add(d.person.isValid() ? std::optional<qint64>(d.person.value) : std::nullopt);
    query.add(qint64{d.revision});
    if (d.label)
        query.add(emotionToken(*d.label));
    else
        query.addNull();
    query.add(basisToken(d.basis)).add(qint64{d.isAmbiguous}).add(d.note);
    query.add(QLatin1String(d.origin == Origin::Imported ? "imported" : "entered"));
    query.add(d.decidedAt);
    query.next();
    return {query.integer()};
}

std::optional<Decision> DecisionStore::latest(ScenarioId scenario)
{
    Query row(m_database, "decision.latestOfScenario");
    row.add(scenario.value);
    return row.next() ? std::optional<Decision>(takeDecision(row)) : std::nullopt;
}

std::vector<Decision> DecisionStore::allLatest()
{
    std::vector<Decision> decisions;
    Query row(m_database, "decision.allLatest");
    while (row.next())
        decisions.push_back(takeDecision(row));
    return decisions;
}

void DecisionStore::forEachInRange(qint64 first, qint64 last,
                                   const std::function<void(const Decision&)>& visit)
{
    Query row(m_database, "decision.range");
    row.add(first).add(last);
    while (row.next())
        visit(takeDecision(row));
}

qint64 DecisionStore::maxId()
{
    Query row(m_database, "decision.maxId");
    row.next();
    return row.integer();
}

} // namespace subtext
