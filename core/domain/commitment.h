// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QByteArray>
#include <QString>

namespace subtext {

class IdSource;

// A vote is committed to before anybody's is shown: the commitment says nothing about it, and
// nobody can vote otherwise later and have it fit (Blum 1983, doi 10.1145/1008908.1008911).

inline constexpr qsizetype NonceBytes = 32;

/// What is committed to: round, person and votes (normingVotesText), a line each. Round and person
/// are in it, so that nobody can hand in the commitment of another as their own.
QByteArray committedText(const Uuid& round, const Uuid& person, const QString& votes);

/// 32 bytes that nobody can guess: SHA-256 of two random UUIDs, 244 random bits.
QByteArray freshNonce(IdSource& ids);

/// SHA-256 of the nonce and the text behind it, 64 hexadecimal digits in lower case.
QString commitmentTo(const QByteArray& nonce, const QByteArray& text);

/// Whether that nonce, of 32 bytes, and this text are what the commitment was made of.
bool fitsCommitment(const QString& commitment, const QByteArray& nonce, const QByteArray& text);

} // namespace subtext
