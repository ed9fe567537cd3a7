// SPDX-License-Identifier: MIT
#pragma once

#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

#include <memory>

namespace subtext::test {

/// The published data with the published answers of models; null where they are not there.
inline std::unique_ptr<TestStudy> publishedModels()
{
    const QString responses =
        sharedFile(QStringLiteral("reference/evaluation/published_zero_shot.json"));
    if (publishedData().isEmpty() || responses.isEmpty())
        return {};
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    auto made = std::make_unique<TestStudy>(shape);
    Study& study = made->study();
    must(study.importing().importFiles(publishedData(), {}));
    const auto read = must(study.predictions().readAllLabelFiles(
        must(study.figures().agreementInput()), {{responses}, {}, {}}));
    must(study.modelAnswers().take(toKeep(read)));
    return made;
}

} // namespace subtext::test
