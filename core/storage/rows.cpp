// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include "core/storage/rowstamps.h"

#include <QStringList>

namespace subtext {
namespace {

std::vector<int> takeOrder(Query& row, const CheckedRow& checked)
{
    const QString text = row.text();
    std::vector<int> seats;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const int seat = part.toInt();
        if (seat < 1)
            checked.refuse("shown_order", text);
        seats.push_back(seat);
    }
    return seats;
}

Origin takeOrigin(const CheckedRow& row)
{
    return row.either("origin", "imported", "entered") ? Origin::Imported : Origin::Entered;
}

std::optional<ShownHints> takeHints(Query& row, const CheckedRow& checked)
{
    const QString polarity = row.text();
    const auto nearest = takeEmotion(checked, "hint_nearest");
    const auto likeliest = takeEmotion(checked, "hint_likeliest");
    if (polarity.isEmpty())
        return std::nullopt;
    static const QStringList words{QStringLiteral("negative"), QStringLiteral("neutral"),
                                   QStringLiteral("positive"), QStringLiteral("mixed")};
    if (!words.contains(polarity))
        checked.refuse("hint_polarity", polarity);
    return ShownHints{polarity, nearest, likeliest};
}

} // namespace

Scenario takeScenario(Query& row)
{
    Scenario s;
    s.id = {row.integer()};
    const CheckedRow checked(row, {"scenario", s.id.value});
    s.uuid = checked.uuid();
    s.subtype = takeSubtype(row, s.id.value);
    s.sourceId = row.text();
    s.domain = checked.token("domain", domainFromToken, domainToken);
    s.power = checked.token("power", powerFromToken, powerToken);
    s.isPowerDerived = checked.flag("power_derived");
    s.speakerRole = row.text();
    s.listenerRole = row.text();
    s.context = row.text();
    s.utterance = row.text();
    return s;
}

Subtype takeSubtype(Query& row, qint64 scenario)
{
    return CheckedRow(row, {"scenario", scenario}).token("subtype", subtypeFromToken, subtypeToken);
}

Person takePerson(Query& row)
{
    Person p;
    p.id = {row.integer()};
    const CheckedRow checked(row, {"person", p.id.value});
    p.uuid = checked.uuid();
    p.code = row.text();
    p.name = row.text();
    p.role = checked.token("role", roleFromToken, roleToken);
    return p;
}

Uuid uuidOf(Database& database, PersonId person)
{
    Query row(database, "person.uuid");
    row.add(person.value).next();
    return CheckedRow(row, {"person", person.value}).uuid();
}

Uuid uuidOf(Database& database, ScenarioId scenario)
{
    Query row(database, "scenario.uuid");
    row.add(scenario.value).next();
    return CheckedRow(row, {"scenario", scenario.value}).uuid();
}

Query& stamp(Query& query, Database& database, qint64 at, QStringList content)
{
    const qint64 rank = database.stamps().rank();
    content << QString::number(rank) << QString::number(at);
    return query.add(RowStamps::uuidOf(content)).add(rank).add(at);
}

Answer takeAnswer(Query& row, RowPlace place)
{
    const CheckedRow checked(row, place);
    Answer a;
    a.ballot[0] = takeEmotion(checked, "emotion");
    const int emotions = checked.optionalWhole("emotion_set").value_or(0);
    a.emotions = static_cast<EmotionSet>(emotions);
    if (a.emotions != emotions)
        checked.refuse("emotion_set", QString::number(emotions));
    for (Dimension dimension : AllDimensions)
        a.scale(dimension) = takePoint(checked, dimension);
    a.explanation = row.text();
    a.isFlagged = checked.flag("flagged");
    a.flagReason = row.text();
    return a;
}

void addAnswer(Query& query, const Answer& answer)
{
    if (answer.ballot[0])
        query.add(emotionToken(*answer.ballot[0]));
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
    const RowPlace place{"annotation", a.id.value};
    const CheckedRow checked(row, place);
    a.uuid = checked.uuid();
    a.person = {row.integer()};
    a.scenario = {row.integer()};
    a.revision = checked.whole("revision", 1);
    a.submittedAt = row.optionalInteger();
    a.origin = takeOrigin(checked);
    a.answer = takeAnswer(row, place);
    a.position = checked.whole("position", 1);
    const auto activeMs = row.optionalInteger();
    const auto wallMs = row.optionalInteger();
    const auto visits = checked.optionalWhole("visits");
    const auto focusLosses = checked.optionalWhole("focus_losses");
    const FirstAnswers first = takeFirstAnswers(row);
    if (activeMs) {
        a.timings = ItemTimings{*activeMs, wallMs.value_or(0), visits.value_or(0),
                                focusLosses.value_or(0), first};
    }
    return a;
}

void addEmotion(Query& query, const std::optional<Choice>& emotion)
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

std::optional<Pick> takePick(const CheckedRow& row, const char* column)
{
    return row.optionalToken(column, pickFromToken, pickToken);
}

std::optional<Choice> takeEmotion(const CheckedRow& row, const char* column)
{
    return row.optionalToken(column, emotionFromToken, emotionToken);
}

std::optional<int> takePoint(const CheckedRow& row, Dimension dimension)
{
    return row.optionalPoint(dimensionToken(dimension).data());
}

Decision takeDecision(Query& row)
{
    Decision d;
    d.id = {row.integer()};
    const CheckedRow checked(row, {"decision", d.id.value});
    d.uuid = checked.uuid();
    d.scenario = {row.integer()};
    d.person = {row.optionalInteger().value_or(0)};
    d.revision = checked.whole("revision");
    d.label = takeEmotion(checked, "label");
    d.basis = checked.token("basis", basisFromToken, basisToken);
    d.isAmbiguous = checked.flag("ambiguous");
    d.note = row.text();
    d.origin = takeOrigin(checked);
    d.decidedAt = row.optionalInteger();
    d.isFinal = checked.flag("final");
    d.secondPerson = {row.optionalInteger().value_or(0)};
    d.isWithdrawn = checked.flag("withdrawn");
    d.shownOrder = takeOrder(row, checked);
    d.firstPick = takePick(checked, "first_pick");
    d.hints = takeHints(row, checked);
    d.activeMs = row.optionalInteger();
    d.undoes = checked.optionalUuid("undoes");
    d.redoes = checked.optionalUuid("redoes");
    return d;
}

} // namespace subtext
