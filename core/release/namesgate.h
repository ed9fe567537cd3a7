// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/gates.h"
#include "core/release/outgoingtexts.h"

#include <QString>

#include <utility>
#include <vector>

namespace subtext {

/// Gathers the places at which a gate fails.
class GatePlaces
{
public:
    void add(const OutgoingText& in, const QString& value, const GateProblem& problem,
             qsizetype position, const QString& person = {})
    {
        m_places.push_back({in.scenario, in.field, value, problem,
                            person.isEmpty() ? in.person : person, position});
    }
    void add(GatePlace place) { m_places.push_back(std::move(place)); }

    std::size_t size() const { return m_places.size(); }

    Gate gate(GateKind kind, bool isWarning = false)
    {
        const bool isPassed = m_places.empty();
        return {kind, isPassed, std::move(m_places), isWarning};
    }

private:
    std::vector<GatePlace> m_places;
};

/// The gate "names"; see releaseGates. O(length of all texts).
Gate namesGate(const OutgoingTexts& texts);

} // namespace subtext
