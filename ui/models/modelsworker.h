// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/predictions/predictionwriter.h"
#include "ui/models/files/foundpredictions.h"
#include "ui/models/files/modelsrequest.h"

namespace subtext {

class Study;

/// Reads and scores what models said of a study. Errors: those of reading; Cancelled.
Result<std::shared_ptr<const ModelsResult>> modelsResult(Study& study, const ModelsRequest& request,
                                                         const CancelToken& cancel);
/// Reads files of predictions, and what sheets there are to choose from whatever is wrong in them.
FilesRead filesRead(Study& study, const PredictionFiles& files, const CancelToken& cancel);
Result<void> writeSet(Study& study, const SetName& name, QuestionIndex question,
                      PredictionFormat format, const QString& path);

} // namespace subtext
