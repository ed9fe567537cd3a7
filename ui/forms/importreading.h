// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/columnsurvey.h"
#include "core/exchange/exportsurvey.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What somebody says of the exports of Label Studio among the files.
struct ExportWishes
{
    std::optional<ImportMapping> mapping; ///< All of it; none: what is known or proposed.
    GroundTruth groundTruth = GroundTruth::LeaveOut;
    std::optional<bool> flagsSkipped; ///< As ImportOptions has it.
};

/// What those exports have.
struct ExportFindings
{
    QStringList paths;
    /// With the controls of the labelling interface, where one is among the files.
    LabelStudioContent content;
    ImportMapping meaning; ///< By which they were read, or what is proposed.
    bool isClear = true;   ///< All that answers say is understood, and nothing of it was guessed.
};

struct ImportRequest
{
    QStringList paths;
    QHash<QString, ImportOptions> options; ///< Of files whose columns somebody has named.
    QHash<QString, QString> sheets;        ///< Of workbooks of which somebody has chosen one.
    QString asked; ///< A file whose columns somebody wants to see, though it can be read.
    std::shared_ptr<const Task> task;
    std::vector<ImportMapping> known; ///< What columns meant before, newest first.
    ExportWishes exports;
    bool withLabels = true;
    bool withGold = true;
};

struct ImportFindings
{
    std::vector<ImportedFile> files;    ///< Empty where one of them cannot be used.
    ImportContents contents;            ///< What they bring in all, taken or not.
    std::vector<Error> errors;          ///< One for each file that cannot be used, in their order.
    QHash<QString, QStringList> sheets; ///< Of workbooks that have several.
    QStringList overtaken;              ///< Whose named columns are gone: they are read as found.
    QString interface; ///< The labelling interface by which exports were read, if any.
    std::optional<ExportFindings> exports;
    QString surveyed; ///< The file whose columns are to be chosen; else empty.
    std::optional<ColumnSurvey> survey;
};

/// Reads every file, whatever is wrong with the others. A labelling interface among them says what
/// the answers of the exports of Label Studio mean; alone it is of no use. Of the first file whose
/// columns menus can mend, and of one that is asked for, the columns are surveyed; of exports of
/// Label Studio the controls, which are read by what is said of them, else by what was said before
/// of files with the same controls.
ImportFindings readImport(const ImportRequest& request, const CancelToken& cancel);

} // namespace subtext
