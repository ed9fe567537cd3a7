// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace subtext {

/// What the numbers of a foreign scale count: the first stands for the lowest point of the task's
/// scale, the last for the highest. "1..7", or "7..1" where the direction is the other one.
struct NumberRange
{
    int first = 0;
    int last = 0;

    /// How many numbers there are.
    int count() const;
    /// The place of a number among them, from 0; none where it lies outside.
    std::optional<std::size_t> placeOf(int number) const;

    bool operator==(const NumberRange&) const = default;
};
/// "LOW..HIGH", as it is written; none where a text is no such range of two numbers at least.
std::optional<NumberRange> numberRangeFrom(const QString& text);
QString numberRangeText(const NumberRange& range);

/// What the columns and words of a foreign file mean, as somebody said it: see ImportOptions.
struct ImportMapping
{
    QMap<QString, QString> columns;
    QMap<QString, QMap<QString, QString>> values;
    std::optional<QString> group;
    QStringList unused;
    QMap<QString, NumberRange> scales = {}; ///< What numbers of a scale count, by its token.
    QMap<QString, QString> people = {};     ///< Whom a file calls what: their code or name.
    QStringList firstOf = {};  ///< Questions of which the first of several choices counts.
    bool flagsSkipped = false; ///< Tasks that were skipped become drafts with a flag.
    /// The project of a server that it is about ("https://host/projects/3"); empty of files. Its
    /// people are called by their numbers there ("https://host#7").
    QString source = {};

    bool isEmpty() const
    {
        return columns.isEmpty() && values.isEmpty() && scales.isEmpty() && people.isEmpty() &&
               firstOf.isEmpty() && !flagsSkipped && source.isEmpty();
    }
    /// Whether a file has all the columns that are named here.
    bool fits(const QStringList& columnsOfFile) const;

    bool operator==(const ImportMapping&) const = default;
};

/// {"columns": {FIELD: NAME}, "first_of": [FIELD], "group": TOKEN, "people": {NAME: CODE},
///  "scales": {FIELD: "LOW..HIGH"}, "skipped": "flag", "source": ADDRESS, "unused": [NAME],
///  "values": {FIELD: {WORD: TOKEN}}}; "skipped" only where they become drafts
QString writeMapping(const ImportMapping& mapping);
/// Error: MalformedFile for what is no such object.
Result<ImportMapping> readMapping(const QString& json);

/// The same for people, as a file that says what it is ("subtext.mapping/1").
QByteArray writeMappingFile(const ImportMapping& mapping);
/// Errors: MalformedFile with the place where it is no JSON; InvalidValue (value: the key) for a
/// key that a mapping does not have or that holds something else.
Result<ImportMapping> readMappingFile(const QByteArray& json);

} // namespace subtext
