// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QEventLoop>
#include <QObject>

#include <optional>

namespace subtext {

/// Waits for the answer of what is asked by `ask`, with an object that lives as long as the waiting
/// and the function that takes the answer.
template <typename Value, typename Ask> Result<Value> answered(Ask ask)
{
    std::optional<Result<Value>> answer;
    QEventLoop loop;
    QObject context;
    ask(&context, [&](const Result<Value>& given) {
        answer.emplace(given);
        loop.quit();
    });
    if (!answer)
        loop.exec();
    return std::move(*answer);
}

} // namespace subtext
