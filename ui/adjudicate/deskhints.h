// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"
#include "core/study/study.h"

#include <map>

namespace subtext {

struct DeskItem;

/// What the desk can say about an item beside its ratings. One model a subtype, made when it is
/// first asked for.
class DeskHints
{
public:
    /// `queue` lives as long.
    DeskHints(Study& study, const std::vector<DeskItem>& queue)
        : m_study(study)
        , m_queue(queue)
    {}

    /// None where the study cannot be read: then they stay closed.
    std::optional<Hints> of(const Scenario& scenario);
    /// Of the other items of the subtype; none before hints of one were asked for.
    VadPrototypes prototypesWithout(const Scenario& scenario) const;
    void setGold(const DeskItem& item);
    /// The queue is another one.
    void forget() { m_models.clear(); }

private:
    /// Null where the study cannot be read.
    HintModel* model(Subtype subtype);

    Study& m_study;
    const std::vector<DeskItem>& m_queue;
    std::map<Subtype, HintModel> m_models;
};

} // namespace subtext
