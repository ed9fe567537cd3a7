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

} // namespace

QByteArray batchJson(const std::vector<LinkedRow>& rows)
{
    json list = json::array();
    for (const LinkedRow& row : rows)
        list.push_back(rowJson(row));
    // A body that is no UTF-8 is the program's own fault and must not end it: the server refuses
    // the row, whose digest is another one then.
    return QByteArray::fromStdString(
        json{{"rows", std::move(list)}}.dump(-1, ' ', false, json::error_handler_t::replace));
}

} // namespace subtext
