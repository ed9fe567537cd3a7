// SPDX-License-Identifier: MIT
#include "core/storage/ratingreader.h"

namespace subtext {

RatingReader::RatingReader(Database& database, std::optional<Subtype> subtype)
    : m_row(database, "annotation.ratings")
{
    if (subtype)
        m_row.add(subtypeToken(*subtype));
    else
        m_row.addNull();
    takeNext();
}

std::vector<Annotation> RatingReader::of(ScenarioId scenario)
{
    std::vector<Annotation> answers;
    while (m_next && m_next->scenario < scenario)
        takeNext();
    while (m_next && m_next->scenario == scenario) {
        answers.push_back(std::move(*m_next));
        takeNext();
    }
    return answers;
}

void RatingReader::takeNext()
{
    m_next.reset();
    if (!m_row.next())
        return;
    Annotation& annotation = m_next.emplace();
    annotation.scenario = {m_row.integer()};
    annotation.person = {m_row.integer()};
    annotation.answer.emotion = emotionFromToken(m_row.text());
    for (Dimension dimension : AllDimensions) {
        if (const auto point = m_row.optionalInteger())
            annotation.answer.scale(dimension) = static_cast<int>(*point);
    }
    annotation.answer.isFlagged = m_row.integer() != 0;
}

} // namespace subtext
