// SPDX-License-Identifier: MIT
#include "core/predictions/predictionfile.h"
#include "core/predictions/vectorparts.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/fuzz/fuzzing.h"

#include <cstdlib>

using namespace subtext;

// Prediction files of eight yes or no, of every layout: what is read is within its bounds.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static fuzz::InputFile file;
    static const evaluation::Input input = evaluation::sample::smallInput();
    static const evaluation::ScenarioNames names(input);
    static const entanglement::EmotionNames emotions{"joy",     "trust",   "fear",  "surprise",
                                                     "sadness", "disgust", "anger", "anticipation"};
    const auto read = evaluation::readVectors({file.write(QStringLiteral("input"), data, size)},
                                              emotions, input, names, {});
    if (!read)
        return 0;
    for (const evaluation::PredictionSet& set : read->sets) {
        for (const evaluation::Prediction& row : set.rows) {
            for (const std::optional<double>& yes : vectorOf(row).yes) {
                if (yes && !(*yes >= 0 && *yes <= 1))
                    std::abort();
            }
        }
    }
    return 0;
}
