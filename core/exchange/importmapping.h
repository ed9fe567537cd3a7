// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace subtext {

/// What the columns and words of a foreign file mean, as somebody said it: see ImportOptions.
struct ImportMapping
{
    QMap<QString, QString> columns;
    QMap<QString, QMap<QString, QString>> values;
    std::optional<QString> group;
    QStringList unused;

    bool isEmpty() const { return columns.isEmpty() && values.isEmpty(); }
    /// Whether a file has all the columns that are named here.
    bool fits(const QStringList& columnsOfFile) const;

    bool operator==(const ImportMapping&) const = default;
};

/// {"columns": {FIELD: NAME}, "group": TOKEN, "unused": [NAME], "values": {FIELD: {WORD: TOKEN}}}
QString writeMapping(const ImportMapping& mapping);
/// Error: MalformedFile for what is no such object.
Result<ImportMapping> readMapping(const QString& json);

} // namespace subtext
