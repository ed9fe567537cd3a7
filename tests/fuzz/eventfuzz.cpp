// SPDX-License-Identifier: MIT
#include "core/generation/sceneevent.h"
#include "tests/fuzz/fuzzing.h"

#include <cstdlib>

using namespace subtext;

// Tables of events that scenes are written from: what is read of them is read again from what a
// study keeps of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static fuzz::InputFile file;
    const auto read = generation::readEvents(file.write(QStringLiteral("input"), data, size));
    if (!read)
        return 0;
    for (const generation::SceneEvent& event : read->events) {
        if (generation::eventFromJson(generation::eventJson(event)) != event)
            std::abort();
        static_cast<void>(event.barredWords());
    }
    return 0;
}
