// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace subtext {

/// Why the server did not take a row. It says so of every row of a batch that it refuses, and takes
/// none of the others.
enum class PushRefusal : std::uint8_t {
    UnknownKind,   ///< The server is older than the row.
    NotYours,      ///< Not one's to write.
    Malformed,     ///< No version of the program writes such a row.
    TooLong,       ///< Longer than the server takes of its kind.
    Locked,        ///< The study is; it may be opened again.
    Round,         ///< Of another round of the desk than the one that runs: to be sent in that.
    Unassigned,    ///< The item never was that person's.
    NoDifference,  ///< Nothing is there to be settled that whoever settles could see.
    UnknownPerson, ///< Of somebody of whom the server has not heard yet.
    Demotion,      ///< Somebody who has read others' answers would label again.
    DuplicateCode, ///< Somebody else has the code.
    ChangedRow,    ///< The server has a row of that UUID which says something else.
    Other,         ///< What only a later server says.
};

/// The server's word for it; empty for `Other`.
QLatin1String pushRefusalToken(PushRefusal reason);
/// `Other` for a word that is not known.
PushRefusal pushRefusalFromToken(const QString& token);

/// Whether the same row of that kind may be taken later, without being another one. To settle is
/// one's own as soon as the desks are open to one: a server that was restored from a backup may
/// have forgotten that they were.
inline bool isWorthAnotherPush(PushRefusal reason, const QString& kind)
{
    return reason == PushRefusal::UnknownKind || reason == PushRefusal::Locked ||
           reason == PushRefusal::Round || reason == PushRefusal::Unassigned ||
           reason == PushRefusal::NoDifference || reason == PushRefusal::UnknownPerson ||
           (reason == PushRefusal::NotYours && kind == u"settlement");
}

} // namespace subtext
