// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scale.h"
#include "core/exchange/importedfile.h"
#include "core/exchange/recordtable.h"

#include <array>
#include <vector>

namespace subtext {

/// The fields that a row can have once. Every name they go by is in columns.cpp.
enum class Field : std::uint8_t {
    Id,
    Group,
    Domain,
    Power,
    SpeakerRole,
    ListenerRole,
    Context,
    Utterance,
    Gold,
    Basis,
    Ambiguous,
    Note,
    // One answer a row (the tidy layout).
    Annotator,
    AnnotatorCode,
    Emotion,
    Valence,
    Arousal,
    Dominance,
    Confidence,
    Explanation,
    Flagged,
    FlagReason,
    ActiveMs,
    WallMs,
    Visits,
    FocusLosses,
    SubmittedAt,
    Position,
    Revision,
    SelfCheck,
};
inline constexpr std::size_t FieldCount = 30;

/// The fields without which no row can be read: those of a scene and, in a table with a column of
/// annotators, those of an answer.
std::vector<Field> requiredFields(bool isTidy);

/// The name of a field in files and on the command line, e.g. "utterance".
QLatin1String fieldToken(Field field);

/// The field that a column of this name stands for: the one that `chosen` (field to the file's own
/// column name, as in ImportOptions) gives it; else by name, ignoring case, unless `chosen` gives
/// that field to another column.
std::optional<Field> fieldOfColumn(const QString& column, const QMap<QString, QString>& chosen);

/// The five columns of one annotator in CEI's layout; −1 where the file lacks one.
struct RaterColumns
{
    QString name;
    qsizetype emotion = -1;
    std::array<qsizetype, DimensionCount> scales{-1, -1, -1, -1};
};

/// Which column of a table holds what.
struct ColumnMap
{
    std::array<qsizetype, FieldCount> of{};
    std::vector<RaterColumns> raters; ///< In the order of their emotion columns.
    QStringList ignored;

    qsizetype at(Field field) const { return of.at(static_cast<std::size_t>(field)); }
    bool has(Field field) const { return at(field) >= 0; }
    bool isTidy() const { return has(Field::Annotator) && has(Field::Emotion); }
};

/// Finds the columns by name, ignoring case. Errors: MissingColumn (value: the fields) where a
/// scenario could not be built, where an annotator lacks one of the five columns, or where a name
/// in `options.columns` does not exist.
Result<ColumnMap> mapColumns(const RecordTable& table, const ImportOptions& options);

} // namespace subtext
