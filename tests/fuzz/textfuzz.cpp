// SPDX-License-Identifier: MIT
#include "core/course/rosterlines.h"
#include "core/domain/calibration.h"
#include "core/release/checksums.h"
#include "core/release/releasecontents.h"
#include "core/task/builtintasks.h"
#include "tests/fuzz/fuzzing.h"

#include <cstdlib>

using namespace subtext;

namespace {

/// What is read is read again from what is written of it.
void readPracticeAgain(const QByteArray& bytes)
{
    static const auto cei = std::make_shared<const Task>(*builtInTask(u"cei"));
    const auto read = parsePractice(bytes, cei);
    if (!read)
        return;
    const QByteArray document = practiceDocument(*read);
    const auto again = parsePractice(document, cei);
    if (!again || practiceDocument(*again) != document)
        std::abort();
}

} // namespace

// The small readers: a pasted roster, checksums, scenes for practice, the files of an earlier
// release. The first byte chooses one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes = fuzz::InputFile::bytes(data + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        static_cast<void>(readRoster(QString::fromUtf8(bytes)));
        break;
    case 1:
        static_cast<void>(readSha256Sums(bytes));
        break;
    case 2:
        readPracticeAgain(bytes);
        break;
    default:
        static_cast<void>(contentsOf({{QStringLiteral("gold.csv"), bytes},
                                      {QStringLiteral("CITATION.cff"), bytes},
                                      {QStringLiteral("scenarios.jsonl"), bytes}}));
        break;
    }
    return 0;
}
