// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include <QStringList>

namespace subtext {
namespace {

std::optional<int> takePoint(Query& row)
{
    const auto value = row.optionalInteger();
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

std::vector<int> takeOrder(Query& row)
{
    std::vector<int> seats;
    for (const QString& seat : row.text().split(u',', Qt::SkipEmptyParts))
        seats.push_back(seat.toInt());
    return seats;
}

Origin takeOrigin(Query& row)
{
    return row.text() == QLatin1String("imported") ? Origin::Imported : Origin::Entered;
}

} // namespace

Scenario takeScenario(Query& row)
{
    Scenario s;
    s.id = {row.integer()};
    s.uuid = row.text();
    s.subtype = subtypeFromToken(row.text()).value_or(Subtype::SarcasmIrony);
    s.sourceId = row.text();
    s.domain = domainFromToken(row.text()).value_or(Domain::Unknown);
    s.power = powerFromToken(row.text()).value_or(PowerRelation::Peer);
    s.isPowerDerived = row.integer() != 0;
    s.speakerRole = row.text();
    s.listenerRole = row.text();
    s.context = row.text();
    s.utterance = row.text();
    return s;
}

Person takePerson(Query& row)
{
    Person p;
    p.id = {row.integer()};
    p.uuid = row.text();
    p.code = row.text();
    p.name = row.text();
    p.role = roleFromToken(row.text()).value_or(Role::Annotator);
    return p;
}

Answer takeAnswer(Query& row)
{
    Answer a;
    a.emotion = emotionFromToken(row.text());
    a.emotions = static_cast<EmotionSet>(row.optionalInteger().value_or(0));
    for (Dimension dimension : AllDimensions)
        a.scale(dimension) = takePoint(row);
    a.explanation = row.text();
    a.isFlagged = row.integer() != 0;
    a.flagReason = row.text();
    return a;
}

void addAnswer(Query& query, const Answer& answer)
{
    if (answer.emotion)
        query.add(emotionToken(*answer.emotion));
    else
        query.addNull();
    query.add(answer.emotions != 0 ? std::optional<qint64>(answer.emotions) : std::nullopt);
    for (Dimension dimension : AllDimensions) {
        const auto point = answer.scale(dimension);
        query.add(point ? std::optional<qint64>(*point) : std::nullopt);
    }
    query.add(answer.explanation);
    query.add(qint64{answer.isFlagged});
    query.add(answer.flagReason);
}

FirstAnswers takeFirstAnswers(Query& row)
{
    FirstAnswers first;
    for (auto& moment : first)
        moment = row.optionalInteger();
    return first;
}

void addFirstAnswers(Query& query, const FirstAnswers& first)
{
    for (const auto& moment : first)
        query.add(moment);
}

Annotation takeAnnotation(Query& row)
{
    Annotation a;
    a.id = {row.integer()};
    a.uuid = row.text();
    a.person = {row.integer()};
    a.scenario = {row.integer()};
    a.revision = static_cast<int>(row.integer());
    a.submittedAt = row.optionalInteger();
    a.origin = takeOrigin(row);
    a.answer = takeAnswer(row);
    a.position = static_cast<int>(row.integer());
    const auto activeMs = row.optionalInteger();
    const auto wallMs = row.optionalInteger();
    const auto visits = row.optionalInteger();
    const auto focusLosses = row.optionalInteger();
    const FirstAnswers first = takeFirstAnswers(row);
    if (activeMs) {
        a.timings = ItemTimings{*activeMs, wallMs.value_or(0), static_cast<int>(visits.value_or(0)),
                                static_cast<int>(focusLosses.value_or(0)), first};
    }
    return a;
}

void addEmotion(Query& query, const std::optional<Emotion>& emotion)
{
    if (emotion)
        query.add(emotionToken(*emotion));
    else
        query.addNull();
}

void addPick(Query& query, const std::optional<Pick>& pick)
{
    if (pick)
        query.add(pickToken(*pick));
    else
        query.addNull();
}

std::optional<Pick> takePick(Query& row)
{
    return pickFromToken(row.text());
}

Decision takeDecision(Query& row)
{
    Decision d;
    d.id = {row.integer()};
    d.uuid = row.text();
    d.scenario = {row.integer()};
    d.person = {row.optionalInteger().value_or(0)};
    d.revision = static_cast<int>(row.integer());
    d.label = emotionFromToken(row.text());
    d.basis = basisFromToken(row.text()).value_or(Basis::Unstated);
    d.isAmbiguous = row.integer() != 0;
    d.note = row.text();
    d.origin = takeOrigin(row);
    d.decidedAt = row.optionalInteger();
    d.isFinal = row.integer() != 0;
    d.secondPerson = {row.optionalInteger().value_or(0)};
    d.isWithdrawn = row.integer() != 0;
    d.shownOrder = takeOrder(row);
    d.firstPick = takePick(row);
    const QString polarity = row.text();
    const auto nearest = emotionFromToken(row.text());
    const auto likeliest = emotionFromToken(row.text());
    if (!polarity.isEmpty())
        d.hints = ShownHints{polarity, nearest, likeliest};
    d.activeMs = row.optionalInteger();
    d.undoes = row.text();
    d.redoes = row.text();
    return d;
}

} // namespace subtext
