// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/storage/answercodes.h"
#include "core/storage/database.h"
#include "core/storage/rowstamps.h"
#include "core/storage/taskinforce.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String PolarityKey("polarity");
constexpr QLatin1String NearestKey("nearest");
constexpr QLatin1String LikeliestKey("likeliest");

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

/// None where the text is no such value.
std::optional<ShownHints> hintsIn(const QString& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    static const QStringList words{QStringLiteral("negative"), QStringLiteral("neutral"),
                                   QStringLiteral("positive"), QStringLiteral("mixed")};
    ShownHints hints;
    hints.polarity = json.value(PolarityKey).toString();
    if (!words.contains(hints.polarity))
        return std::nullopt;
    for (const auto& [key, label] :
         {std::pair{NearestKey, &hints.nearest}, std::pair{LikeliestKey, &hints.likeliest}}) {
        const QJsonValue token = json.value(key);
        *label = emotionFromToken(token.toString());
        if (!token.isNull() && !token.isUndefined() && !*label)
            return std::nullopt;
    }
    return hints;
}

std::optional<FirstAnswers> firstAnswersIn(const QString& text, std::size_t steps)
{
    const QJsonArray moments = QJsonDocument::fromJson(text.toUtf8()).array();
    FirstAnswers first;
    if (moments.size() != static_cast<qsizetype>(steps))
        return std::nullopt;
    for (qsizetype i = 0; i < moments.size(); ++i) {
        if (moments[i].isDouble())
            first.set(static_cast<StepIndex>(i), moments[i].toInteger());
        else if (!moments[i].isNull())
            return std::nullopt;
    }
    return first;
}

} // namespace

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
    takeRated(row, checked, a);
    a.swept = takeSwept(row, checked);
    a.explanation = row.text();
    a.isFlagged = checked.flag("flagged");
    a.flagReason = row.text();
    return a;
}

void addAnswer(Query& query, const Answer& answer)
{
    addRated(query, answer);
    addSwept(query, answer);
    query.add(answer.explanation);
    query.add(qint64{answer.isFlagged});
    query.add(answer.flagReason);
}

FirstAnswers takeFirstAnswers(Query& row, const CheckedRow& checked)
{
    const QString text = row.text();
    if (text.isEmpty())
        return {};
    const auto first = firstAnswersIn(text, row.database().task().shape().steps());
    if (!first)
        checked.refuse("first_ms", text);
    return *first;
}

bool isFirstAnswers(const QString& text, std::size_t steps, qint64 longestMs)
{
    if (text.isEmpty())
        return true;
    const auto first = firstAnswersIn(text, steps);
    return first && std::all_of(first->moments().begin(), first->moments().end(),
                                [&](const std::optional<qint64>& moment) {
                                    return !moment || (*moment >= 0 && *moment <= longestMs);
                                });
}

bool isHints(const QString& text)
{
    return text.isEmpty() || hintsIn(text);
}

void addFirstAnswers(Query& query, const FirstAnswers& first)
{
    if (first.isEmpty()) {
        query.addNull();
        return;
    }
    QStringList moments;
    const std::size_t steps = query.database().task().shape().steps();
    for (std::size_t i = 0; i < steps; ++i) {
        const auto moment = first.at(static_cast<StepIndex>(i));
        moments << (moment ? QString::number(*moment) : QStringLiteral("null"));
    }
    query.add(u'[' + moments.join(u',') + u']');
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
    a.position = checked.optionalWhole("position", 1);
    const auto activeMs = row.optionalInteger();
    const auto wallMs = row.optionalInteger();
    const auto visits = checked.optionalWhole("visits");
    const auto focusLosses = checked.optionalWhole("focus_losses");
    const FirstAnswers first = takeFirstAnswers(row, checked);
    if (activeMs || wallMs) {
        a.timings = ItemTimings{activeMs.value_or(0), wallMs.value_or(0), visits.value_or(0),
                                focusLosses.value_or(0), first};
    }
    return a;
}

void takeTry(Query& row, const CheckedRow& checked, ModelTry& into)
{
    into.tries = checked.whole("try", 1);
    into.request = row.text();
    into.status = checked.whole("status");
    into.fault = row.text();
    into.headers = row.text();
    into.answer = row.text();
    into.tookMs = row.integer();
    into.finish = row.text();
    into.inputTokens = row.optionalInteger();
    into.outputTokens = row.optionalInteger();
    into.reasoningTokens = row.optionalInteger();
}

Query& addTry(Query& query, const ModelTry& one)
{
    query.add(qint64{one.tries}).add(one.request).add(qint64{one.status}).add(one.fault);
    query.add(one.headers).add(one.answer).add(one.tookMs).add(one.finish);
    return query.add(one.inputTokens).add(one.outputTokens).add(one.reasoningTokens);
}

void addHints(Query& query, const std::optional<ShownHints>& hints)
{
    if (!hints) {
        query.addNull();
        return;
    }
    const auto token = [](const std::optional<Choice>& label) {
        return label ? QJsonValue(QString(emotionToken(*label))) : QJsonValue();
    };
    const QJsonObject json{{PolarityKey, hints->polarity},
                           {NearestKey, token(hints->nearest)},
                           {LikeliestKey, token(hints->likeliest)}};
    query.add(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
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
    d.picks = takePicks(row, checked, "picks");
    d.basis = checked.token("basis", basisFromToken, basisToken);
    d.note = row.text();
    d.origin = takeOrigin(checked);
    d.decidedAt = row.optionalInteger();
    d.isFinal = checked.flag("final");
    d.secondPerson = {row.optionalInteger().value_or(0)};
    d.isWithdrawn = checked.flag("withdrawn");
    d.shownOrder = takeOrder(row, checked);
    d.firstPicks = takePicks(row, checked, "first_picks");
    if (const QString hints = row.text(); !hints.isEmpty()) {
        d.hints = hintsIn(hints);
        if (!d.hints)
            checked.refuse("hints", hints);
    }
    d.activeMs = row.optionalInteger();
    d.undoes = checked.optionalUuid("undoes");
    d.redoes = checked.optionalUuid("redoes");
    return d;
}

} // namespace subtext
