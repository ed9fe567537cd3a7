// SPDX-License-Identifier: MIT
#include "core/evaluation/responsereader.h"
#include "core/generation/scenechecks.h"
#include "core/llm/modelanswer.h"
#include "core/predictions/vectorparts.h"
#include "tests/fuzz/fuzzing.h"

using namespace subtext;

namespace {

void readWords(const QString& words)
{
    static const evaluation::Options options = evaluation::Options::emotions();
    static const evaluation::LabelTable table = evaluation::cei2026Table();
    for (const bool isCutShort : {false, true})
        static_cast<void>(evaluation::readResponse(words, options, table, isCutShort));
    static_cast<void>(yesOrNo(lastTagged(words, QStringLiteral("answer"))));
    static_cast<void>(generation::sceneTextOf(words));
}

} // namespace

// What servers reply, and what is read out of a model's words. The first byte chooses the server,
// or that the rest is the words, or a failure.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes = fuzz::InputFile::bytes(data + 1, size - 1);
    const int choice = data[0] % 5;
    if (choice == 3) {
        readWords(QString::fromUtf8(bytes));
    } else if (choice == 4) {
        static_cast<void>(llm::readError(429, bytes));
    } else if (const auto answer = llm::readAnswer(static_cast<llm::ProviderKind>(choice), bytes)) {
        static_cast<void>(llm::yesProbability(*answer));
        readWords(answer->text);
    }
    return 0;
}
