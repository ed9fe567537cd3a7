// SPDX-License-Identifier: MIT
#include "core/exchange/decisioncsv.h"
#include "tests/fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static subtext::fuzz::InputFile input;
    static_cast<void>(
        subtext::readDecisions(input.write(QStringLiteral("decisions.csv"), data, size)));
    return 0;
}
