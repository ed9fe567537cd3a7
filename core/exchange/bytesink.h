// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>

#include <functional>

namespace subtext {

/// Takes the bytes of a file piece by piece. Its error ends whoever hands them over.
using ByteSink = std::function<Result<void>(const QByteArray& piece)>;

/// All that `write`, a function of a ByteSink, hands over: for who needs a small file at once.
template <typename Write> QByteArray collected(const Write& write)
{
    QByteArray bytes;
    static_cast<void>(write([&](const QByteArray& piece) {
        bytes += piece;
        return Result<void>();
    }));
    return bytes;
}

} // namespace subtext
