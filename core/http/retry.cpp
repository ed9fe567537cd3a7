// SPDX-License-Identifier: MIT
#include "core/http/retry.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>

namespace subtext {
namespace {

constexpr double FirstWaitMs = 2'000;
constexpr double LongestWaitMs = 60'000;

std::optional<double> numberIn(const QByteArray& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) && number >= 0 && number < 1e9 ? std::optional(number)
                                                                            : std::nullopt;
}

/// "Wed, 21 Oct 2026 07:28:00 GMT"
std::optional<qint64> momentIn(QByteArray text)
{
    text = text.trimmed();
    if (text.endsWith("GMT"))
        text.replace(text.size() - 3, 3, "+0000");
    const QDateTime moment = QDateTime::fromString(QString::fromLatin1(text), Qt::RFC2822Date);
    return moment.isValid() ? std::optional(moment.toMSecsSinceEpoch()) : std::nullopt;
}

} // namespace

bool isWorthRetrying(const HttpReply& reply)
{
    if (reply.fault != HttpFault::None)
        return reply.fault == HttpFault::Unreachable || reply.fault == HttpFault::TimeLimit ||
               reply.fault == HttpFault::Cut;
    constexpr std::array Passing{408, 409, 425, 429, 500, 502, 503, 504, 529};
    return std::find(Passing.begin(), Passing.end(), reply.status) != Passing.end();
}

std::optional<qint64> askedWaitMs(const HttpReply& reply, qint64 now)
{
    if (const auto ms = numberIn(reply.header("retry-after-ms")))
        return static_cast<qint64>(std::ceil(*ms));
    const QByteArray after = reply.header("Retry-After");
    if (const auto seconds = numberIn(after))
        return static_cast<qint64>(std::ceil(*seconds * 1000));
    if (const auto moment = momentIn(after))
        return std::max<qint64>(0, *moment - now);
    return std::nullopt;
}

qint64 retryWaitMs(int tries, double random, std::optional<qint64> asked)
{
    const double longest = std::min(LongestWaitMs, FirstWaitMs * std::pow(2.0, tries - 1));
    return std::max(static_cast<qint64>(random * longest), asked.value_or(0));
}

} // namespace subtext
