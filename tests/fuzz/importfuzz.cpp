// SPDX-License-Identifier: MIT
#include "core/exchange/importreader.h"
#include "core/task/builtintasks.h"
#include "tests/fuzz/fuzzing.h"

using namespace subtext;

// CSV, JSON, JSON Lines and the exports of Label Studio, in any encoding: told apart by content.
// The first byte chooses what is asked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static fuzz::InputFile input;
    if (size == 0)
        return 0;
    ImportOptions options;
    options.kind = static_cast<ImportKind>(data[0] % 3);
    if ((data[0] & 0x10) != 0)
        options.group = Subtype::MixedSignals;
    if ((data[0] & 0x20) != 0)
        options.columns.insert(QStringLiteral("utterance"), QStringLiteral("text"));
    static const auto emoScene = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    if ((data[0] & 0x80) != 0)
        options.task = emoScene;
    const QString name =
        (data[0] & 0x40) != 0 ? QStringLiteral("data_sarcasm-irony.csv") : QStringLiteral("input");
    static_cast<void>(readImportFile(input.write(name, data + 1, size - 1), options));
    return 0;
}
