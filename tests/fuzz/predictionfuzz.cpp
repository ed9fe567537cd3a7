// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluation.h"
#include "core/predictions/predictionfile.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/fuzz/fuzzing.h"

using namespace subtext;

// Prediction files of every layout, and what is read out of the answers in them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static fuzz::InputFile file;
    static const evaluation::Input input = evaluation::sample::smallInput();
    static const evaluation::ScenarioNames names(input);
    const auto read = evaluation::readPredictions({file.write(QStringLiteral("input"), data, size)},
                                                  {input}, names, {});
    if (!read)
        return 0;
    evaluation::EvaluationOptions how;
    how.table = evaluation::cei2026Table();
    how.resampling.resamples = 2;
    static_cast<void>(evaluation::evaluate(input, columnsOf(read->sets, FirstQuestion), how));
    return 0;
}
