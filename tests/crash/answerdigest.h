// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/emotion.h"

#include <QCryptographicHash>

namespace subtext::test {

/// Names an answer in the labeller's report; equal answers have equal digests.
inline QByteArray digestOf(const Answer& answer)
{
    QByteArray text = answer.ballot[0] ? QByteArray(emotionToken(*answer.ballot[0]).data()) : "-";
    for (ScaleIndex dimension : AllDimensions)
        text += ' ' + QByteArray::number(answer.scale(dimension).value_or(9));
    return QCryptographicHash::hash(text + answer.explanation.toUtf8(), QCryptographicHash::Md5)
        .toHex();
}

} // namespace subtext::test
