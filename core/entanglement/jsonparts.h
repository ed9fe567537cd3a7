// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/stats/bootstrap.h"

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

// What the JSON documents of this folder have in common. Keys are in the order in which they are
// written; numbers are unrounded; what is undefined is null.
namespace subtext::entanglement::json {

using Json = nlohmann::ordered_json;

template <typename Number> Json number(const std::optional<Number>& value)
{
    return value ? Json(*value) : Json();
}

inline std::string text(const QString& value)
{
    return value.toStdString();
}

inline std::string pairName(const EmotionNames& names, std::size_t pair)
{
    return names.at(AllPairs.at(pair).first) + '+' + names.at(AllPairs.at(pair).second);
}

inline Json vector(const EmotionNames& names, EmotionSet vector)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (has(vector, i))
            list.push_back(names[i]);
    }
    return list;
}

/// An object with a value for each emotion; `value` takes its number.
template <typename Value> Json byEmotion(const EmotionNames& names, Value value)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < Emotions; ++i)
        object[names[i]] = value(i);
    return object;
}

/// An object with a value for each pair; `value` takes its place in AllPairs.
template <typename Value> Json byPair(const EmotionNames& names, Value value)
{
    Json object = Json::object();
    for (std::size_t p = 0; p < PairCount; ++p)
        object[pairName(names, p)] = value(p);
    return object;
}

/// Rows and columns in wheel order; `value` takes both numbers.
template <typename Value> Json matrix(Value value)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < Emotions; ++i) {
        Json row = Json::array();
        for (std::size_t j = 0; j < Emotions; ++j)
            row.push_back(value(i, j));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// `resamples`: those with a value.
inline Json interval(const std::optional<stats::Interval>& interval, int resamples)
{
    return {{"low", interval ? Json(interval->low) : Json()},
            {"high", interval ? Json(interval->high) : Json()},
            {"resamples", resamples}};
}

/// UTF-8, two spaces, LF at the end.
inline QByteArray document(const Json& json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

} // namespace subtext::entanglement::json
