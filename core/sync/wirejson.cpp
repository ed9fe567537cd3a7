// SPDX-License-Identifier: MIT
#include "core/sync/wirejson.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

using nlohmann::json;

json orNull(const Uuid& uuid)
{
    return uuid.isNull() ? json() : json(uuid.text().toStdString());
}

json orNull(std::optional<int> number)
{
    return number ? json(*number) : json();
}

json hexOrNull(const QByteArray& bytes)
{
    return bytes.isEmpty() ? json() : json("\\x" + bytes.toHex().toStdString());
}

json voteOf(const WireRow& row)
{
    if (!row.vote)
        return {};
    json tokens = json::array();
    for (const QString& token : *row.vote)
        tokens.push_back(token.toStdString());
    return tokens;
}

json rowJson(const LinkedRow& linked)
{
    const WireRow& row = linked.row;
    return {{"kind", row.kind.toStdString()},
            {"v", row.v},
            {"uuid", orNull(row.uuid)},
            {"person", orNull(row.person)},
            {"scenario", orNull(row.scenario)},
            {"round", orNull(row.round)},
            {"revision", orNull(row.revision)},
            {"at", row.at},
            {"vote", voteOf(row)},
            {"body", row.body.toStdString()},
            {"k", linked.k},
            {"link", hexOrNull(linked.link)},
            {"seal", hexOrNull(linked.seal)},
            {"anchor", hexOrNull(linked.anchor)}};
}

/// Throws where the key is missing or holds something else.
template <typename Value> std::optional<Value> optionalOf(const json& object, const char* key)
{
    const json& value = object.at(key);
    return value.is_null() ? std::nullopt : std::optional(value.get<Value>());
}

QString textOf(const json& object, const char* key)
{
    return QString::fromStdString(object.at(key).get<std::string>());
}

Uuid uuidOf(const json& object, const char* key)
{
    const auto text = optionalOf<std::string>(object, key);
    return text ? Uuid::fromText(QString::fromStdString(*text)).value_or(Uuid()) : Uuid();
}

QByteArray bytesOf(const json& object, const char* key)
{
    const auto text = optionalOf<std::string>(object, key);
    return text ? QByteArray::fromHex(QByteArray::fromStdString(*text).mid(2)) : QByteArray();
}

LinkedRow readRow(const json& object)
{
    LinkedRow linked;
    WireRow& row = linked.row;
    row.kind = textOf(object, "kind");
    row.v = object.at("v").get<int>();
    row.uuid = uuidOf(object, "uuid");
    row.person = uuidOf(object, "person");
    row.scenario = uuidOf(object, "scenario");
    row.round = optionalOf<int>(object, "round");
    row.revision = optionalOf<int>(object, "revision");
    row.at = object.at("at").get<qint64>();
    if (const auto vote = optionalOf<std::vector<std::string>>(object, "vote")) {
        row.vote.emplace();
        for (const std::string& token : *vote)
            *row.vote << QString::fromStdString(token);
    }
    row.body = QByteArray::fromStdString(object.at("body").get<std::string>());
    linked.k = object.at("k").get<qint64>();
    linked.link = bytesOf(object, "link");
    linked.seal = bytesOf(object, "seal");
    linked.anchor = bytesOf(object, "anchor");
    return linked;
}

std::string dumped(const json& value)
{
    // A body that is no UTF-8 is the program's own fault and must not end it: the server refuses
    // the row, whose digest is another one then.
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

QByteArray batchJson(const std::vector<LinkedRow>& rows)
{
    json list = json::array();
    for (const LinkedRow& row : rows)
        list.push_back(rowJson(row));
    return QByteArray::fromStdString(dumped(json{{"rows", std::move(list)}}));
}

QByteArray packetOf(const LinkedRow& row)
{
    return QByteArray::fromStdString(dumped(rowJson(row)));
}

std::optional<LinkedRow> linkedRowOf(const QByteArray& packet)
{
    try {
        LinkedRow row = readRow(json::parse(packet.begin(), packet.end()));
        return row.row.uuid.isNull() ? std::nullopt : std::optional(std::move(row));
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

} // namespace subtext
