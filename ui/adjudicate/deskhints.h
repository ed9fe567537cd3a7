// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"
#include "core/study/study.h"

#include <map>

namespace subtext {

struct DeskCase;
struct DeskItem;

/// What the desk can say about an item beside its ratings. One model a group, made when it is
/// first asked for, and what the adjudicator decided so far.
class DeskHints
{
public:
    /// `queue` lives as long.
    DeskHints(Study& study, PersonId adjudicator, const std::vector<DeskItem>& queue)
        : m_study(study)
        , m_adjudicator(adjudicator)
        , m_queue(queue)
    {}

    /// None where the study cannot be read: then they stay closed.
    std::optional<Hints> of(const Scenario& scenario);
    /// Of the other items of the group; none before hints of one were asked for.
    Prototypes prototypesWithout(const Scenario& scenario) const;
    /// The adjudicator's own decisions about the items most like this one; none where the study
    /// cannot be read.
    std::optional<OwnPrecedents> precedentsOf(const DeskCase& item);
    void follow(const DeskItem& item);
    void forget();

private:
    /// Null where the study cannot be read.
    HintModel* model(const QString& group);

    Study& m_study;
    PersonId m_adjudicator;
    const std::vector<DeskItem>& m_queue;
    std::map<QString, HintModel> m_models;
    std::optional<std::vector<Precedent>> m_own; ///< None before they were first asked for.
};

} // namespace subtext
