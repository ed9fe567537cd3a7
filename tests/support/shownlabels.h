// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/domain/emotion.h"

#include <QByteArray>
#include <QtTest>

namespace subtext {

// Qt Test finds these by argument and prints the word where a comparison fails. Whoever compares a
// Choice or a Basis includes them; without them a failure says nothing of either side.
inline char* toString(const Choice& emotion)
{
    return qstrdup(QByteArray(emotionToken(emotion).data()).constData());
}
inline char* toString(const Basis& basis)
{
    return qstrdup(QByteArray(basisToken(basis).data()).constData());
}

} // namespace subtext
