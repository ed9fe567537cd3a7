// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/storage/answercodes.h"
#include "core/storage/besidecolumn.h"
#include "core/storage/checkedrow.h"
#include "core/storage/cuecolumn.h"
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

/// A group as the program keeps it: one that the task lists is the task's own text, which all
/// scenes of it share. None where the task cannot have it.
std::optional<QString> groupOf(const Task& task, const QString& group)
{
    if (!task.group)
        return group.isEmpty() ? std::optional(group) : std::nullopt;
    if (group.isEmpty() || !task.group->isClosed())
        return group.isEmpty() ? std::nullopt : std::optional(group);
    const ListedWord* listed = findToken(*task.group->options, group);
    return listed ? std::optional(listed->token) : std::nullopt;
}

/// The fields that a list of tokens names; none where it is no such list.
std::optional<quint16> guessedIn(const Task& task, const QString& text)
{
    Scenario scene;
    const QJsonArray tokens = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue& token : tokens) {
        const auto field = indexOfToken(task.scene, token.toString());
        if (!field)
            return std::nullopt;
        scene.setGuessed(static_cast<FieldIndex>(*field));
    }
    return tokens.isEmpty() ? std::nullopt : std::optional(scene.guessed);
}

QString guessedText(const Task& task, const Scenario& scene)
{
    QJsonArray tokens;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (scene.isGuessed(static_cast<FieldIndex>(i)))
            tokens.append(task.scene[i].token);
    }
    return QString::fromUtf8(QJsonDocument(tokens).toJson(QJsonDocument::Compact));
}

/// The text of a field; that of a choice as groupOf() has groups.
std::optional<QString> textOf(const SceneField& field, const QString& text)
{
    if (field.kind != FieldKind::Choice || text.isEmpty())
        return text;
    const auto* option = findToken(field.options, text);
    return option ? std::optional(option->token) : std::nullopt;
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
    a.cues = takeCues(row, checked);
    a.seconds = SecondColumn.take(row, checked);
    a.guesses = GuessColumn.take(row, checked);
    return a;
}

void addAnswer(Query& query, const Answer& answer)
{
    addRated(query, answer);
    addSwept(query, answer);
    query.add(answer.explanation);
    query.add(qint64{answer.isFlagged});
    query.add(answer.flagReason);
    addCues(query, answer.cues);
    SecondColumn.add(query, answer.seconds);
    GuessColumn.add(query, answer.guesses);
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
    a.guideSha256 = row.text().toLatin1();
    a.language = row.text();
    if (!isLanguageOfAnswer(a.language))
        checked.refuse("language", a.language);
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

Scenario takeScene(Query& row)
{
    const Task& task = row.database().task().task();
    Scenario scene;
    scene.id = {row.integer()};
    const CheckedRow checked(row, {"scenario", scene.id.value});
    scene.uuid = checked.uuid();
    scene.group = takeGroup(row, scene.id.value);
    scene.sourceId = row.text();
    const QString guessed = row.text();
    if (!guessed.isEmpty()) {
        const auto fields = guessedIn(task, guessed);
        if (!fields)
            checked.refuse("guessed", guessed);
        scene.guessed = *fields;
    }
    for (std::size_t i = 0; i < MaxFields; ++i) {
        const auto field = static_cast<FieldIndex>(i);
        const QString text = row.text();
        std::optional<QString> known;
        if (i < task.scene.size())
            known = textOf(task.scene[i], text);
        else if (text.isEmpty())
            known = text;
        if (!known)
            checked.refuse(columnOf(field).c_str(), text);
        scene.text(field) = *known;
    }
    return scene;
}

QString takeGroup(Query& row, qint64 scenario)
{
    const QString text = row.text();
    const auto group = groupOf(row.database().task().task(), text);
    if (!group)
        CheckedRow(row, {"scenario", scenario}).refuse("group_token", text);
    return *group;
}

void addScene(Query& query, const Scenario& scene)
{
    const Task& task = query.database().task().task();
    query.add(scene.uuid).addOrNull(scene.group).add(scene.sourceId);
    if (scene.guessed == 0)
        query.addNull();
    else
        query.add(guessedText(task, scene));
    for (std::size_t i = 0; i < MaxFields; ++i) {
        const QString& text = scene.text(static_cast<FieldIndex>(i));
        const bool isSaid =
            i < task.scene.size() && (task.scene[i].kind != FieldKind::Choice || !text.isEmpty());
        if (isSaid)
            query.add(text);
        else
            query.addNull();
    }
}

FieldIndex heroField(Database& database)
{
    const Task& task = database.task().task();
    const SceneField* hero = heroOf(task);
    const auto first = [&] {
        const auto shown =
            std::find_if(task.scene.begin(), task.scene.end(),
                         [](const SceneField& f) { return f.place != FieldPlace::None; });
        return shown == task.scene.end() ? task.scene.begin() : shown;
    };
    const auto at = hero ? hero - task.scene.data() : first() - task.scene.begin();
    return static_cast<FieldIndex>(at);
}

std::string columnOf(FieldIndex field)
{
    return "f" + std::to_string(indexOf(field) + 1);
}

FieldIndex takeField(Query& row, const char* table, qint64 id)
{
    const QString token = row.text();
    const auto field = indexOfToken(row.database().task().task().scene, token);
    if (!field)
        CheckedRow(row, {table, id}).refuse("part", token);
    return static_cast<FieldIndex>(*field);
}

QString fieldToken(Database& database, FieldIndex field)
{
    return database.task().task().scene.at(indexOf(field)).token;
}

} // namespace subtext
