// SPDX-License-Identifier: MIT
#include "core/desk/desksearch.h"

#include "core/desk/comparing.h"
#include "core/domain/scenetext.h"
#include "core/operation/studycontext.h"
#include "core/storage/decisionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

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

std::optional<SearchHit> findInItem(const QString& text, const Task& task, const Scenario& scenario,
                                    std::span<const Decision> known)
{
    const QString wanted = text.simplified();
    if (wanted.isEmpty())
        return std::nullopt;
    using Field = SearchHit::Field;
    QString hero;
    QStringList texts;
    QStringList roles;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const QString says = fieldText(task, scenario, static_cast<FieldIndex>(i));
        if (task.scene[i].place == FieldPlace::Hero)
            hero = says;
        else if (task.scene[i].kind == FieldKind::Role)
            roles << says;
        else if (task.scene[i].kind == FieldKind::Text ||
                 task.scene[i].place == FieldPlace::Paragraph)
            texts << says;
    }
    const std::pair<Field, QString> fields[] = {
        {Field::Name, scenario.name()},
        {Field::Hero, hero},
        {Field::Texts, texts.join(u' ')},
        {Field::Roles, roles.join(u' ')},
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
    const Person who = context.requirePerson(adjudicator);
    for (const Decision& decision : seenBy(context, who, context.decisions.all())) {
        if (!decision.note.isEmpty())
            known[decision.scenario].push_back(decision);
    }
    QHash<ScenarioId, SearchHit> hits;
    const auto task = context.db->task().shared();
    context.scenarios.forEach(Items::Counted, [&](const Scenario& scenario) {
        if (auto hit = findInItem(text, *task, scenario, known.value(scenario.id)))
            hits.insert(scenario.id, *hit);
    });
    return hits;
}

} // namespace subtext
