// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

/// What the columns and words of a foreign file probably mean. For somebody to look at.
struct MappingProposal
{
    QMap<QString, QString> columns;               ///< As ImportOptions::columns.
    QMap<QString, QMap<QString, QString>> values; ///< As ImportOptions::values.

    bool operator==(const MappingProposal&) const = default;
};

/// Proposes from the names of the columns and the first rows. By name: the token or the word of a
/// field, or a word that others use for it ("rater"). By values, for columns whose name says
/// nothing: all that stands there is what one field alone that is still without a column can say.
/// Of a column that is one of a field, each word that the field does not know is proposed to be
/// what it abbreviates or begins ("y" for "yes"), where that is one alone. What `known` says of
/// columns (as ImportOptions::columns) holds before any guess. Pure.
MappingProposal proposeMapping(const Task& task, const QStringList& columns,
                               const std::vector<QStringList>& rows,
                               const QMap<QString, QString>& known = {});

} // namespace subtext
