// SPDX-License-Identifier: MIT
#include "core/desk/desksearch.h"

#include "core/domain/ceiscene.h"
#include "core/operation/studycontext.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype Before = 18; // of an excerpt, in front of the match
constexpr qsizetype After = 60;

std::optional<SearchHit> findIn(SearchHit::Field field, const QString& source, const QString& text)
{
    const QString line = source.simplified();
    const qsizetype at = line.indexOf(text, 0, Qt::CaseInsensitive);
    if (at < 0)
        return std::nullopt;
    SearchHit hit;
    hit.field = field;
    qsizetype from = std::max<qsizetype>(0, at - Before);
    if (from > 0) { // from the beginning of a word
        const qsizetype space = line.indexOf(u' ', from);
        from = space >= 0 && space < at ? space + 1 : from;
    }
    const QString lead = from > 0 ? QString(QChar(0x2026)) : QString();
    hit.excerpt = lead + line.mid(from, at - from + text.size() + After);
    hit.start = lead.size() + at - from;
    hit.length = text.size();
    return hit;
}

} // namespace

std::optional<SearchHit> findInItem(const QString& text, const Scenario& scenario,
                                    std::span<const Decision> known)
{
    const QString wanted = text.simplified();
    if (wanted.isEmpty())
        return std::nullopt;
    using Field = SearchHit::Field;
    const std::pair<Field, QString> fields[] = {
        {Field::Name, scenario.name()},
        {Field::Utterance, scenario.text(ScenePart::Utterance)},
        {Field::Context, scenario.text(ScenePart::Context)},
        {Field::Roles,
         scenario.text(ScenePart::SpeakerRole) + u' ' + scenario.text(ScenePart::ListenerRole)},
    };
    for (const auto& [field, source] : fields) {
        if (auto hit = findIn(field, source, wanted))
            return hit;
    }
    for (const Decision& decision : known) {
        if (auto hit = findIn(Field::Note, decision.note, wanted))
            return hit;
    }
    return std::nullopt;
}

QHash<ScenarioId, SearchHit> searchDesk(StudyContext& context, PersonId adjudicator,
                                        const QString& text)
{
    QHash<ScenarioId, std::vector<Decision>> known;
    for (const Decision& decision : context.decisions.all()) {
        if (!decision.note.isEmpty() && decision.isVisibleTo(adjudicator))
            known[decision.scenario].push_back(decision);
    }
    QHash<ScenarioId, SearchHit> hits;
    context.scenarios.forEach(Items::Counted, [&](const Scenario& scenario) {
        if (auto hit = findInItem(text, scenario, known.value(scenario.id)))
            hits.insert(scenario.id, *hit);
    });
    return hits;
}

} // namespace subtext
