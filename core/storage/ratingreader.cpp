// SPDX-License-Identifier: MIT
#include "core/storage/ratingreader.h"

#include "core/storage/answercodes.h"
#include "core/storage/rows.h"

namespace subtext {

RatingReader::RatingReader(Database& database, std::optional<QString> subtype)
    : m_database(database)
    , m_row(database, "annotation.ratings")
{
    if (subtype)
        m_row.add(*subtype);
    else
        m_row.addNull();
    takeNext();
}

std::vector<Annotation> RatingReader::of(ScenarioId scenario)
{
    std::vector<Annotation> answers;
    // An item without answers is none of the rows.
    while (m_next && m_next->scenario != scenario && placeOf(m_next->scenario) < placeOf(scenario))
        takeNext();
    while (m_next && m_next->scenario == scenario) {
        answers.push_back(std::move(*m_next));
        takeNext();
    }
    return answers;
}

qsizetype RatingReader::placeOf(ScenarioId scenario)
{
    if (m_places.isEmpty()) {
        Query row(m_database, "scenario.idsBySubtype");
        while (row.next()) {
            const ScenarioId id{row.integer()};
            m_places.insert(id, m_places.size());
        }
    }
    return m_places.value(scenario);
}

void RatingReader::takeNext()
{
    m_next.reset();
    if (!m_row.next())
        return;
    Annotation& annotation = m_next.emplace();
    annotation.id = {m_row.integer()};
    annotation.scenario = {m_row.integer()};
    annotation.person = {m_row.integer()};
    const CheckedRow checked(m_row, {"annotation", annotation.id.value});
    takeRated(m_row, checked, annotation.answer);
    annotation.answer.isFlagged = checked.flag("flagged");
    annotation.submittedAt = m_row.optionalInteger();
}

} // namespace subtext
