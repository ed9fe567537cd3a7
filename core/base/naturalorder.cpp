// SPDX-License-Identifier: MIT
#include "core/base/naturalorder.h"

namespace subtext {
namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Takes the digits at the front away and returns them without leading zeros.
QStringView takeNumber(QStringView& text)
{
    qsizetype end = 0;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    qsizetype begin = 0;
    while (begin + 1 < end && text[begin] == u'0')
        ++begin;
    const QStringView number = text.mid(begin, end - begin);
    text = text.mid(end);
    return number;
}

} // namespace

bool isNaturallyBefore(QStringView a, QStringView b)
{
    QStringView restA = a;
    QStringView restB = b;
    while (!restA.isEmpty() && !restB.isEmpty()) {
        if (isDigit(restA.front()) && isDigit(restB.front())) {
            const QStringView numberA = takeNumber(restA);
            const QStringView numberB = takeNumber(restB);
            if (numberA.size() != numberB.size())
                return numberA.size() < numberB.size();
            if (numberA != numberB)
                return numberA < numberB;
            continue;
        }
        if (restA.front() != restB.front())
            return restA.front() < restB.front();
        restA = restA.mid(1);
        restB = restB.mid(1);
    }
    if (restA.isEmpty() != restB.isEmpty())
        return restA.isEmpty();
    return a < b; // equal but for leading zeros
}

} // namespace subtext
