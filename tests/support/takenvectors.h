// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/predictions/predictionfile.h"
#include "core/study/study.h"
#include "tests/support/must.h"

namespace subtext::test {

/// Keeps what a file of vectors says; returns what was taken.
inline auto takeVectors(Study& study, const QString& path)
{
    const VectorStudy vectors = must(study.predictions().vectorStudy());
    const auto read = must(evaluation::readVectors({path}, vectors.emotions, vectors.input,
                                                   evaluation::ScenarioNames(vectors.input), {}));
    return must(study.modelAnswers().take(must(study.predictions().toKeep(vectors, read.sets))));
}

} // namespace subtext::test
