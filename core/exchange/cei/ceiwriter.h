// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

#include <QByteArray>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace subtext {

/// The files that CEI's layout has in a folder, by subtype.
std::map<QString, QString> ceiFiles(const StudyData& data, const QString& folder);

/// Columns at the end of a file in CEI's layout, which has none for what they hold.
struct FurtherColumns
{
    QStringList names;
    std::function<QStringList(const Scenario&)> cells; ///< As many as there are names.
};

/// One file in CEI's layout, row by row; rater columns in the order of seats.
Result<void> writeCeiCsv(const StudyIndex& study, const QString& subtype,
                         const FurtherColumns& further, const ByteSink& sink);
/// Whose columns these are, in that order.
std::vector<PersonId> ceiRaters(const StudyIndex& study, const QString& subtype);
/// The columns of such a file, without further ones; they follow from whose they are.
QStringList ceiHeader(const StudyIndex& study, const std::vector<PersonId>& raters);

/// The part that files said a scene is of; empty: they said none.
QString ceiPart(const StudyData& data, ScenarioId scenario);

/// A row for each answer, or one for an item without: the scene, the answer, the gold label, and
/// where files said of any scene which part it is of, "split". The names of columns and points are
/// CEI's.
Result<void> writeCeiTable(const StudyIndex& study, const ByteSink& sink);
/// One scenario a line, with its annotations, decision and part.
Result<void> writeCeiLines(const StudyIndex& study, const ByteSink& sink);

} // namespace subtext
