// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/exchange/rows/importedfile.h"

namespace subtext {

class StudyContext;

struct PulledPredictions
{
    qint64 sets = 0; ///< That got something new.
    qint64 rows = 0;
    qint64 known = 0;        ///< That the study had.
    qint64 contradicted = 0; ///< That say something else of an item than the study keeps.
    qint64 replaced = 0;     ///< Of which the model has a later one for the scene.
    qint64 unnameable = 0;   ///< Of models with longer names than sets have.
    qint64 notTaken = 0;     ///< Of scenes, or with words, that nobody knows, or that are left out.

    qint64 all() const { return rows + known + contradicted + replaced + unnameable + notTaken; }
};

/// Keeps the predictions of files that were taken in, as the sets of their models: they are shown
/// where the other sets are, and are nobody's answer. The latest of a model on a scene counts. What
/// the study keeps stays as it is. Of tasks whose answers are vectors none is taken.
Result<PulledPredictions> keepPredictions(StudyContext& context,
                                          const std::vector<ImportedFile>& files, PersonId by = {});

} // namespace subtext
