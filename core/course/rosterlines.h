// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/roster.h"

#include <QSet>

namespace subtext {

/// What keeps a line of a roster from being used as it stands.
enum class RosterProblem : std::uint8_t {
    None,
    NoName,
    UnknownRole,    ///< `unread` is what stands where a role is.
    UnreadableCode, ///< See isReadableCode.
    NumberAsCode,   ///< A student's number: a release would publish it.
    NameInCode,     ///< See isNameInCode.
    TakenCode,      ///< By the study or by somebody before, or it looks like theirs.
    TooManyCells,   ///< `unread` is the first that is neither code, name, role nor address.
};

struct RosterEntry
{
    QString code; ///< Empty: they get the next free one.
    QString name; ///< First name first.
    Role role = Role::Annotator;
    QString email; ///< For telling people apart on screen; the study does not keep it.
    QString unread;
    qint64 line = 0; ///< Where it stands, from 1.
    RosterProblem problem = RosterProblem::None;

    bool operator==(const RosterEntry&) const = default;
};

/// Reads a roster as it was pasted, typed or exported: one person a line, cells between tabs,
/// semicolons or commas, quoted where they need to be, and as many as there are. With a header
/// (Subtext's own, Moodle's or Canvas's list of participants, in English or German) the columns
/// mean what it says, and others are passed over; a column "id" is the codes where there are no
/// others and its cells can be codes; a cell beyond the last is one too many. Without a header,
/// addresses and the words of roles are recognised wherever they stand; a code has no blank and at
/// least one digit; "Ortiz, Pablo" is a surname and a first name. Blank lines and Canvas's "Points
/// Possible" are skipped. Every other line becomes an entry; what cannot be used has its problem.
std::vector<RosterEntry> readRoster(const QString& text);

/// What the header of such a list calls the columns that hold something and are passed over.
QStringList passedOverColumns(const QString& text);

/// Adds what another list brings. Somebody of the same name, without another code, address or role,
/// is the same person, and gets what the other list knows beside; a role that was said goes before
/// that of an annotator, which is the role of whoever has none. Gives their names. Two people of
/// one name in one list stay two.
QStringList addRoster(std::vector<RosterEntry>& entries, std::vector<RosterEntry> more);

/// Finds the problems anew, but for those of cells that were not read. `taken`: codes of the study.
void checkRoster(std::vector<RosterEntry>& entries, const QSet<QString>& taken);

/// The entries as a text that readRoster reads as the same entries. It has a header only where it
/// needs one: lines that are added under it mean what they mean anywhere.
QString rosterText(const std::vector<RosterEntry>& entries);

/// The problem of an entry that has one: DuplicateCode, or InvalidValue with the detail "person",
/// "role", "code", "number" or "name-in-code", and the line.
Error rosterError(const RosterEntry& entry);

} // namespace subtext
