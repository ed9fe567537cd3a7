// SPDX-License-Identifier: MIT
#include "core/travel/wiremapping.h"

#include "core/storage/rowstamps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr QLatin1String name(const char* text)
{
    return QLatin1String(text);
}

/// Where the columns of a table go that are not in the body. An empty name: none goes there.
struct Route
{
    QLatin1String table;
    QLatin1String kind;
    QLatin1String at; ///< Empty: such rows have no moment.
    QLatin1String person;
    QLatin1String scenario;
    QLatin1String revision;
    QLatin1String vote; ///< One character a question.
};

constexpr QLatin1String RankAt = name("rank_at");
constexpr QLatin1String At = name("at");
constexpr QLatin1String Person = name("person_id");
constexpr QLatin1String Scenario = name("scenario_id");
constexpr QLatin1String None = name("");

/// Rules of the whole study and what only coordinators have: nobody's, and about no scene.
constexpr Route ruled(const char* table, QLatin1String scenario = None)
{
    return {name(table), name(table), RankAt, None, scenario, None, None};
}

constexpr Route of(const char* table, const char* kind, QLatin1String at, QLatin1String person,
                   QLatin1String scenario = None)
{
    return {name(table), name(kind), at, person, scenario, None, None};
}

constexpr QLatin1String PersonKind = name("person");
constexpr QLatin1String NameKind = name("name");
constexpr QLatin1String DecisionKind = name("decision");
constexpr QLatin1String SettlementKind = name("settlement");
constexpr QLatin1String SceneKind = name("scene");

constexpr QLatin1String Withdrawn = name("withdrawn");
constexpr QLatin1String RoleKey = name("role");
constexpr QLatin1String CodeKey = name("code");
constexpr QLatin1String OrdinalKey = name("ordinal");
constexpr QLatin1String NamedKey = name("named"); ///< The name is in a row of its own …
constexpr QLatin1String OfKey = name("of");       ///< … which names this one.

constexpr std::array Routes{
    ruled("task"),
    of("scenario", "scene", None, None), // the scenario is the row itself
    of("person_change", "person", RankAt, name("person")),
    of("assignment_change", "assignment", RankAt, Person),
    ruled("further_rater", Scenario),
    ruled("protocol"),
    ruled("quality_protocol"),
    ruled("guideline"),
    ruled("task_text"),
    ruled("import_mapping"),
    ruled("consent_text"),
    of("withdrawal", "withdrawal", RankAt, Person),
    Route{records::Annotations, name("annotation"), name("submitted_at"), Person, Scenario,
          name("revision"), name("ballot")},
    of("visit", "visit", name("began_at"), Person, Scenario),
    of("self_check", "self_check", At, Person, Scenario),
    of("consent", "consent", At, Person),
    of("reader_answer", "reader_answer", name("answered_at"), Person),
    of("practice_answer", "practice", At, Person),
    of("repeat_answer", "repeat", name("submitted_at"), Person, Scenario),
    of("hand_in", "hand_in", At, Person),
    Route{records::Decisions, DecisionKind, RankAt, Person, Scenario, None, name("picks")},
    of("second_look", "second_look", RankAt, Person, Scenario),
    ruled("label_again", Scenario),
    of("item_question", "question", At, Person, Scenario),
    of("item_reply", "reply", RankAt, Person, Scenario),
    ruled("scene_change", Scenario),
    of("flag_dismissal", "dismissal", RankAt, None),
    ruled("study_lock"),
    of("datasheet_answer", "datasheet", RankAt, None),
    of("data_release", "release", RankAt, None),
    ruled("scenario_part", Scenario),
    ruled("prediction_set"),
    ruled("prediction", Scenario),
    ruled("set_withdrawal"),
    ruled("model_run"),
    ruled("model_request", Scenario),
    ruled("scene_run"),
    ruled("scene_request"),
    ruled("scene_verdict"),
    ruled("embedding", Scenario),
    ruled("topic_set"),
    ruled("norming_round"),
    ruled("norming_event"),
    of("norming_commitment", "norming_commitment", RankAt, Person),
    of("norming_vote", "norming_vote", RankAt, Person),
    of("handout", "handout", At, None),
};

const Route* routeOfTable(QLatin1String table)
{
    const auto* const found = std::find_if(Routes.begin(), Routes.end(),
                                           [&](const Route& r) { return r.table == table; });
    return found == Routes.end() ? nullptr : &*found;
}

const Route* routeOfKind(const QString& kind)
{
    if (kind == SettlementKind)
        return routeOfTable(records::Decisions);
    if (kind == NameKind)
        return routeOfTable(records::PersonChanges);
    const auto* const found =
        std::find_if(Routes.begin(), Routes.end(), [&](const Route& r) { return r.kind == kind; });
    return found == Routes.end() ? nullptr : &*found;
}

struct Renamed
{
    QLatin1String table;
    QLatin1String column;
    QLatin1String key;
};
constexpr std::array RenamedColumns{
    Renamed{name("scenario"), name("group_token"), name("group")},
    Renamed{name("protocol"), name("raters_per_item"), name("raters")},
};

QString keyOf(const PortableTable& table, QLatin1String column)
{
    for (const Renamed& renamed : RenamedColumns) {
        if (renamed.table == table.table && renamed.column == column)
            return renamed.key;
    }
    return column;
}

bool hasColumn(const PortableTable& table, QLatin1String column)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&](const PortableColumn& c) { return c.name == column; });
}

QJsonValue jsonOf(const RecordValue& value)
{
    if (const auto* number = std::get_if<qint64>(&value))
        return *number;
    if (const auto* text = std::get_if<QString>(&value))
        return *text;
    return {};
}

/// None for what no column holds.
std::optional<RecordValue> valueOf(const QJsonValue& json)
{
    if (json.isString())
        return json.toString();
    if (json.isNull() || json.isUndefined())
        return RecordValue();
    if (json.isDouble() && json.toInteger(1) == json.toInteger(2)) // a whole number
        return json.toInteger();
    return std::nullopt;
}

/// One spelling: keys in order, no space, a number as itself.
QByteArray canonical(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

// A vote is compared, never read: the place of an option is its token. Options have one character,
// so no word is one of them.
constexpr QLatin1String OpenVote = name("open");
constexpr QLatin1String AmbiguousVote = name("ambiguous");

std::optional<QStringList> voteOf(const QString& codes)
{
    QStringList vote;
    bool saysSomething = false;
    for (const QChar code : codes) {
        saysSomething = saysSomething || code != u'-';
        vote << (code == u'-'   ? QString(OpenVote)
                 : code == u'~' ? QString(AmbiguousVote)
                                : QString(code));
    }
    return saysSomething ? std::optional(vote) : std::nullopt;
}

QString codesOf(const QStringList& vote)
{
    QString codes;
    for (const QString& token : vote)
        codes += token == OpenVote        ? QStringLiteral("-")
                 : token == AmbiguousVote ? QStringLiteral("~")
                                          : token;
    return codes;
}

/// What settles, in somebody's own name, what others had differed in.
bool isFinalWord(const PortableTable& table, const Record& record)
{
    return record.number(table, name("final")) == 1 &&
           record.text(table, name("origin")) == u"entered";
}

/// Who decided finally what others had differed in, and what nobody did by hand, is said to all who
/// decide; everything else is a voice of one's own.
bool isSettlement(const PortableTable& table, const Record& record)
{
    return record.number(table, name("final")) == 1 || record.isNull(table, name("person_id")) ||
           record.text(table, name("origin")) != u"entered";
}

/// What the server reads of a row and the file has in another form. Throws nothing; false where the
/// row is none of the program's.
bool addForServer(const PortableTable& table, const Record& record, QJsonObject& body)
{
    if (table.table == records::AssignmentChanges) {
        const bool isGiven = record.number(table, name("given")) == 1;
        const QByteArray items = record.text(table, name("items")).toUtf8();
        const QJsonDocument list = QJsonDocument::fromJson(items);
        if (!list.isArray() || list.toJson(QJsonDocument::Compact) != items)
            return false;
        body.remove(name("given"));
        body.remove(name("items"));
        body.insert(isGiven ? name("give") : name("take"), list.array());
    } else if (table.table == records::Scenarios && record.isNull(table, name("group_token"))) {
        body.insert(name("group"), QString());
    } else if (table.table == name("quality_protocol")) {
        const QJsonObject limits =
            QJsonDocument::fromJson(record.text(table, name("thresholds")).toUtf8()).object();
        if (limits.contains(name("split_from")))
            body.insert(name("split_from"), limits.value(name("split_from")));
    }
    return true;
}

/// The other way; what is left in the body is one key a column.
void takeFromServer(const PortableTable& table, QJsonObject& body)
{
    if (table.table == records::AssignmentChanges) {
        const bool isGiven = body.contains(name("give"));
        const QJsonArray items = body.take(isGiven ? name("give") : name("take")).toArray();
        body.insert(name("given"), isGiven ? 1 : 0);
        body.insert(name("items"),
                    QString::fromUtf8(QJsonDocument(items).toJson(QJsonDocument::Compact)));
    } else if (table.table == records::Scenarios &&
               body.value(name("group")).toString(QStringLiteral("?")).isEmpty()) {
        body.remove(name("group"));
    }
}

/// All columns but those that have a field of their own; NULL is left out. The moment of writing is
/// left out where it is the rank, as it nearly always is.
QJsonObject bodyOf(const PortableTable& table, const Record& record, const Route& route,
                   const WireRow& row)
{
    QJsonObject body;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const QLatin1String column = table.columns[i].name;
        const RecordValue& value = record.values[i];
        const bool isNull = std::holds_alternative<std::monostate>(value);
        if (column == route.at) {
            if (isNull)
                body.insert(keyOf(table, column), QJsonValue(QJsonValue::Null));
            continue;
        }
        const bool isField = (column == route.person && !row.person.isNull()) ||
                             (column == route.scenario && !row.scenario.isNull()) ||
                             (column == route.revision && row.revision) ||
                             (column == route.vote && row.vote);
        const bool isRank = column == At && value == RecordValue(row.at);
        if (!isNull && !isField && !isRank)
            body.insert(keyOf(table, column), jsonOf(value));
    }
    return body;
}

/// Everything but kind and body.
WireRow fieldsOf(const PortableTable& table, const Record& record, const Route& route, int schema)
{
    WireRow row;
    row.v = schema;
    row.uuid = Uuid::fromText(record.uuid).value_or(Uuid());
    if (!route.at.isEmpty())
        row.at = record.number(table, route.at);
    if (!route.person.isEmpty())
        row.person = record.reference(table, route.person);
    if (route.kind == SceneKind)
        row.scenario = row.uuid;
    else if (!route.scenario.isEmpty())
        row.scenario = record.reference(table, route.scenario);
    if (!route.revision.isEmpty() && !record.isNull(table, route.revision))
        row.revision = static_cast<int>(record.number(table, route.revision));
    const bool isTakenBack = hasColumn(table, Withdrawn) && record.number(table, Withdrawn) == 1;
    if (!route.vote.isEmpty() && !isTakenBack)
        row.vote = voteOf(record.text(table, route.vote));
    return row;
}

/// Of a table whose rows are one row over the wire.
std::optional<WireRow> plainRowOf(const PortableTable& table, const Record& record,
                                  const Route& route, int schema)
{
    WireRow row = fieldsOf(table, record, route, schema);
    row.kind = route.kind;
    if (table.table == records::Decisions && isSettlement(table, record)) {
        row.kind = SettlementKind;
        if (!isFinalWord(table, record))
            row.person = {}; // the server takes it from coordinators, in nobody's name
    }
    QJsonObject body = bodyOf(table, record, route, row);
    if (row.uuid.isNull() || !addForServer(table, record, body))
        return std::nullopt;
    row.body = canonical(body);
    return row;
}

/// The UUID of the row with a name that is split off: the same wherever it is made.
Uuid uuidOfName(const Uuid& change)
{
    return RowStamps::uuidOf({QStringLiteral("name"), change.text()});
}

/// What a change says but the name, and the name.
std::vector<WireRow> personRowsOf(const PortableTable& table, const Record& record,
                                  const Route& route, const WireSource& source)
{
    WireRow row = fieldsOf(table, record, route, source.schema);
    const bool isNamed = !record.isNull(table, NameKind);
    const bool isNameAlone = record.isNull(table, RoleKey);
    if (row.uuid.isNull() || row.person.isNull() || (isNameAlone && !isNamed))
        return {};
    QJsonObject body = bodyOf(table, record, route, row);
    WireRow named = row;
    named.kind = NameKind;
    if (isNameAlone) {
        named.body = canonical(body);
        return {named};
    }
    row.kind = PersonKind;
    const QJsonValue itsName = body.take(NameKind);
    if (!body.contains(CodeKey))
        body.insert(CodeKey, source.codeOf(row.person));
    if (isNamed)
        body.insert(NamedKey, 1);
    row.body = canonical(body);
    if (!isNamed)
        return {row};
    named.uuid = uuidOfName(row.uuid);
    named.body = canonical({{NameKind, itsName}, {OfKey, row.uuid.text()}});
    return {row, named};
}

QJsonObject objectOf(const WireRow& row)
{
    return QJsonDocument::fromJson(row.body).object();
}

/// The record of what the fields and the body say; none where a value is none of a column's.
std::optional<Record> readRecord(const PortableTable& table, const Route& route, const WireRow& row,
                                 const QJsonObject& body)
{
    Record record{row.uuid.text(), {}};
    for (const PortableColumn& column : table.columns) {
        const QString key = keyOf(table, column.name);
        if (column.name == route.at) {
            record.values.push_back(body.contains(key) ? RecordValue() : RecordValue(row.at));
        } else if (column.name == route.person && !row.person.isNull()) {
            record.values.emplace_back(row.person.text());
        } else if (column.name == route.scenario && !row.scenario.isNull()) {
            record.values.emplace_back(row.scenario.text());
        } else if (column.name == route.revision && row.revision) {
            record.values.emplace_back(qint64{*row.revision});
        } else if (column.name == route.vote && row.vote) {
            record.values.emplace_back(codesOf(*row.vote));
        } else if (column.name == At && !body.contains(key)) {
            record.values.emplace_back(row.at);
        } else {
            auto value = valueOf(body.value(key));
            if (!value)
                return std::nullopt;
            record.values.push_back(std::move(*value));
        }
    }
    return record;
}

/// A change of a person whose name comes by itself, put together again.
std::optional<Record> readPerson(const PortableTable& table, const Route& route, const WireRow& row,
                                 const WireRow* named)
{
    QJsonObject body = objectOf(row);
    if (row.kind == PersonKind) {
        if (body.take(NamedKey).toInt() == 1)
            body.insert(NameKind, named ? objectOf(*named).value(NameKind) : QJsonValue());
        if (!body.contains(OrdinalKey))
            body.remove(CodeKey); // for the server alone
    }
    return readRecord(table, route, row, body);
}

bool isSameRow(WireRow made, const WireRow& row)
{
    made.v = row.v;
    made.round = row.round;
    return made == row;
}

} // namespace

std::vector<WireRow> wireRowsOf(const PortableTable& table, const Record& record,
                                const WireSource& source)
{
    const Route* route = routeOfTable(table.table);
    if (!route)
        return {};
    if (table.table == records::PersonChanges)
        return personRowsOf(table, record, *route, source);
    const auto row = plainRowOf(table, record, *route, source.schema);
    return row ? std::vector{*row} : std::vector<WireRow>();
}

const PortableTable* tableOfKind(const QString& kind)
{
    const Route* route = routeOfKind(kind);
    return route ? &portableTable(route->table) : nullptr;
}

Uuid nameRowOf(const WireRow& row)
{
    const bool isNamed = row.kind == PersonKind && objectOf(row).value(NamedKey).toInt() == 1;
    return isNamed ? uuidOfName(row.uuid) : Uuid();
}

QByteArray canonicalNameBody(const WireRow& row)
{
    return canonical({{NameKind, QString()}, {OfKey, row.uuid.text()}});
}

std::optional<ReceivedRecord> recordOf(const WireRow& row, const WireRow* named)
{
    const Route* route = routeOfKind(row.kind);
    if (!route)
        return std::nullopt;
    const PortableTable& table = portableTable(route->table);
    const bool isPerson = table.table == records::PersonChanges;
    QJsonObject body = objectOf(row);
    if (!isPerson)
        takeFromServer(table, body);
    const auto record =
        isPerson ? readPerson(table, *route, row, named) : readRecord(table, *route, row, body);
    if (!record)
        return std::nullopt;
    // Two that say the same are one row to the byte, so that no body says more than its record.
    const auto code = [&](const Uuid&) { return objectOf(row).value(CodeKey).toString(); };
    const std::vector<WireRow> made = wireRowsOf(table, *record, {row.v, code});
    const std::size_t expected = named ? 2 : 1;
    if (made.size() != expected || !isSameRow(made[0], row) ||
        (named && !isSameRow(made[1], *named)))
        return std::nullopt;
    return ReceivedRecord{&table, *record};
}

} // namespace subtext
