// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/studydata.h"

#include <QHash>
#include <QStringList>

namespace subtext {

/// What the self-check told people about their answers and what they did, as "code:action" in
/// order.
class SelfCheckWords
{
public:
    explicit SelfCheckWords(const StudyData& data);

    QStringList of(const Annotation& a) const { return m_words.value({a.person, a.scenario}); }

private:
    QHash<std::pair<PersonId, ScenarioId>, QStringList> m_words;
};

} // namespace subtext
