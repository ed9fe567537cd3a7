// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/bootstrap.h"
#include "core/stats/fleiss.h"

#include <QString>

#include <nlohmann/json.hpp>

// What the JSON documents of agreement have in common: keys in the order in which they are written,
// numbers unrounded, what is undefined null.
namespace subtext::figurejson {

using Json = nlohmann::ordered_json;

inline Json number(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

inline void addInterval(Json& json, const std::optional<stats::Interval>& interval)
{
    json["low"] = interval ? Json(interval->low) : Json();
    json["high"] = interval ? Json(interval->high) : Json();
}

inline Json strength(const std::optional<double>& value)
{
    return value ? Json(stats::strengthToken(stats::strengthOf(*value))) : Json();
}

/// UTF-8, two spaces, LF at the end.
inline QByteArray document(const Json& json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

} // namespace subtext::figurejson
