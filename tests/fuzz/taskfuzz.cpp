// SPDX-License-Identifier: MIT
#include "core/task/taskreader.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/fuzz/fuzzing.h"

#include <cstdlib>

using namespace subtext;

// A task document: it is refused with a reason, or read, and then written and read again as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto task = readTask(fuzz::InputFile::bytes(data, size));
    if (!task)
        return task.error().empty() ? (std::abort(), 0) : 0;
    const auto again = readTask(writeTask(*task));
    const bool isKept = again && *again == *task && taskFaults(*task).empty();
    if (!isKept)
        std::abort();
    return 0;
}
