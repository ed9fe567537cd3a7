// SPDX-License-Identifier: MIT
#include "core/course/rosterlines.h"
#include "core/domain/calibration.h"
#include "core/release/checksums.h"
#include "core/release/releasecontents.h"
#include "tests/fuzz/fuzzing.h"

using namespace subtext;

// The small readers: a pasted roster, checksums, calibration items, the files of an earlier
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
        static_cast<void>(parseCalibration(bytes));
        break;
    default:
        static_cast<void>(contentsOf({{QStringLiteral("gold.csv"), bytes},
                                      {QStringLiteral("CITATION.cff"), bytes},
                                      {QStringLiteral("scenarios.jsonl"), bytes}}));
        break;
    }
    return 0;
}
