// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/vocabulary.h"

#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace subtext {

// The cells of lists of participants, and what can be told from them alone.

enum class RosterColumn : std::uint8_t { Code, Name, FirstName, Surname, Role, Email, Login };
inline constexpr std::size_t RosterColumnCount = 7;

struct RosterHeader
{
    std::array<qsizetype, RosterColumnCount> at{-1, -1, -1, -1, -1, -1, -1};
    qsizetype columns = 0; ///< In all.

    qsizetype of(RosterColumn column) const { return at.at(static_cast<std::size_t>(column)); }
};

/// The cells of one line, without blanks around them. Tabs separate where there are any, else
/// semicolons, else commas; not between quotation marks, of which two are one.
QStringList rosterCells(const QString& line);
/// The cell as rosterCells reads it back.
QString quotedCell(const QString& cell);

/// The columns, where these cells are the header of a list: one of them is a name.
std::optional<RosterHeader> rosterHeader(const QStringList& cells);
/// The second row of Canvas's grade book, which is nobody.
bool isPointsPossible(const QStringList& cells);

/// Subtext's words for roles, and those of courses that leave no doubt: a student annotates.
std::optional<Role> roleInRoster(const QString& cell);
bool isAddress(const QString& cell);
/// "Lena Voss <lena@uni.edu>": both parts; both empty for anything else.
std::pair<QString, QString> nameAndAddress(const QString& cell);
/// "Ortiz, Pablo" as "Pablo Ortiz"; anything else as it is.
QString firstNameFirst(const QString& name);

} // namespace subtext
