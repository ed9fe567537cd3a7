// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "tests/support/picktokens.h"

#include <QCryptographicHash>

namespace subtext::test {

inline QByteArray pickWordOf(const std::optional<Pick>& pick)
{
    return pick ? QByteArray(pickToken(*pick).data()) : QByteArray("-");
}

/// Names what stands unfinished at the desk, to the character; time spent is left out.
inline QByteArray digestOf(const DeskDraft& draft)
{
    const QByteArray text =
        pickWordOf(draft.firstPicks.front()) + ' ' + pickWordOf(draft.picks.front()) + ' ' +
        (draft.basis ? QByteArray(basisToken(*draft.basis).data()) : QByteArray("-")) +
        (draft.isHeld ? " held " : " ") + draft.note.toUtf8();
    return QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex();
}

/// Names what a decision says.
inline QByteArray verdictDigest(const std::optional<Pick>& pick, Basis basis, const QString& note)
{
    return QCryptographicHash::hash(pickWordOf(pick) + ' ' + basisToken(basis).data() + ' ' +
                                        note.trimmed().toUtf8(),
                                    QCryptographicHash::Md5)
        .toHex();
}

} // namespace subtext::test
