// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1String>

#include <span>
#include <string>

namespace subtext {

/// What a column of a record holds. Outside its file a record names others by UUID, so that it is
/// the same in every copy of the study.
enum class ColumnKind : std::uint8_t {
    Person,   ///< A reference: an id in the file, a UUID outside.
    Scenario, ///< The same.
    Word,     ///< A token, a flag, a number: the table says which there are.
    Text,     ///< What a person wrote, within LongestText.
    Name,     ///< A name or an identifier that a person chose.
    Document, ///< JSON, or a text that the table bounds.
    Moment,   ///< UTC milliseconds.
    Duration, ///< Milliseconds.
    Count,    ///< From 0.
    Ordinal,  ///< From 1.
};

struct PortableColumn
{
    QLatin1String name;
    ColumnKind kind;
};

/// Which files take a table's rows along.
enum class Travels : std::uint8_t {
    Never,
    InCopies, ///< From copy to copy of the study.
    AsRules,  ///< That, and the row that counts goes into a hand-out, where it stays.
    AsScene,  ///< That, and a hand-out has those of the items that its owner labels.
    AsRound,  ///< That, and a hand-out has those of the norming rounds of its owner.
    AsReply,  ///< Into a hand-out those for its owner, and never back.
    AsWork,   ///< Into a hand-out those of its owner, and back.
};

/// A table of rows that are written once, each with a UUID: what the audit chain covers, what
/// hand-outs hold, and what is merged.
struct PortableTable
{
    QLatin1String table;
    QLatin1String key;                       ///< In the detail of an audit row.
    QLatin1String kind;                      ///< In a report (RefusedRow::kind).
    std::span<const PortableColumn> columns; ///< Without the id and the UUID, which all have.
    Travels travels;
    bool isKept; ///< Its rows come without an operation, so the last ones may be uncovered.
    /// The column that says what a row is a version of; empty: all are versions of one thing.
    QLatin1String versionsOf = {};

    /// The column's place in `columns`; the name must be there.
    std::size_t place(QLatin1String column) const;
};

/// The name of a table or a column, for SQL that is put together.
inline std::string sqlName(QLatin1String name)
{
    return {name.data(), static_cast<std::size_t>(name.size())};
}

/// All of them, in an order in which a row comes after those that it refers to. A new table of
/// records is one more entry here.
std::span<const PortableTable> portableTables();
/// The table with that SQL name, which must be there.
const PortableTable& portableTable(QLatin1String table);

namespace records {
inline constexpr QLatin1String Scenarios("scenario");
inline constexpr QLatin1String PersonChanges("person_change");
inline constexpr QLatin1String AssignmentChanges("assignment_change");
inline constexpr QLatin1String Annotations("annotation");
inline constexpr QLatin1String Consents("consent");
inline constexpr QLatin1String ReaderAnswers("reader_answer");
inline constexpr QLatin1String Decisions("decision");
inline constexpr QLatin1String Questions("item_question");
inline constexpr QLatin1String Replies("item_reply");
inline constexpr QLatin1String SceneChanges("scene_change");
inline constexpr QLatin1String NormingRounds("norming_round");
inline constexpr QLatin1String NormingEvents("norming_event");
inline constexpr QLatin1String NormingCommitments("norming_commitment");
inline constexpr QLatin1String NormingVotes("norming_vote");
} // namespace records

} // namespace subtext
