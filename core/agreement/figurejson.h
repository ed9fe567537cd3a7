// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/bootstrap.h"
#include "core/stats/fleiss.h"

#include <QString>

#include <nlohmann/json.hpp>

// What the JSON documents of agreement have in common: keys in the order in which they are written,
// numbers unrounded but for those of `fitted`, what is undefined null.
namespace subtext::figurejson {

using Json = nlohmann::ordered_json;

inline Json number(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

/// What an iteration with logarithms came to, in 12 significant digits: the C libraries of two
/// systems differ in the last bits of exp and log, and steps of an iteration carry that on. Two
/// values on both sides of a rounding boundary still end in another digit.
inline Json fitted(double value)
{
    return QString::number(value, 'g', 12).toDouble();
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
