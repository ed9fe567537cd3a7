// SPDX-License-Identifier: MIT
#include "core/llm/embeddingrequest.h"
#include "tests/fuzz/fuzzing.h"

#include <cstdlib>

using namespace subtext;

// What a server replies to two texts that it is to embed: two vectors of one length, or nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = llm::readEmbeddings(fuzz::InputFile::bytes(data, size), 2);
    if (read && (read->vectors.size() != 2 || read->vectors[0].empty() ||
                 read->vectors[0].size() != read->vectors[1].size()))
        std::abort();
    return 0;
}
