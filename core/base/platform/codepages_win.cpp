// SPDX-License-Identifier: MIT
#include "core/base/platform/codepages.h"
#include "core/base/platform/systemapi_win.h"

#include <QStringConverter>

#include <array>
#include <limits>

namespace subtext::platform {
namespace {

constexpr UINT Windows1252 = 1252;

struct CodePage
{
    const char* name;
    UINT number;
};

constexpr std::array CodePages{
    CodePage{"CP1252", Windows1252}, CodePage{"MACINTOSH", 10000}, CodePage{"SHIFT_JIS", 932},
    CodePage{"GB18030", 54936},      CodePage{"BIG5", 950},        CodePage{"EUC-JP", 20932},
    CodePage{"EUC-KR", 51949},       CodePage{"EUC-TW", 51950},    CodePage{"UHC", 949},
    CodePage{"ISO-2022-JP", 50220},
};

/// 0 for a name that is none of these.
UINT numberOfPage(const char* name)
{
    for (const CodePage& page : CodePages) {
        if (qstricmp(page.name, name) == 0)
            return page.number;
    }
    return 0;
}

QString decoded(const QByteArray& bytes, UINT page)
{
    if (bytes.size() > std::numeric_limits<int>::max())
        return {};
    const int size = static_cast<int>(bytes.size());
    // Without flags: some of the pages take none.
    const int length = MultiByteToWideChar(page, 0, bytes.constData(), size, nullptr, 0);
    if (length <= 0)
        return {};
    std::wstring wide(static_cast<std::size_t>(length), L'\0');
    if (MultiByteToWideChar(page, 0, bytes.constData(), size, wide.data(), length) != length)
        return {};
    QString text = QString::fromStdWString(wide);
    // The five bytes of 1252 that mean nothing are control characters to Windows.
    for (QChar& c : text) {
        if (page == Windows1252 && c.unicode() >= 0x80 && c.unicode() < 0xA0)
            c = QChar::ReplacementCharacter;
    }
    return text;
}

} // namespace

QByteArray utf8Of(const QByteArray& bytes, const char* encoding)
{
    const bool isLittle = qstricmp(encoding, "UTF-32LE") == 0;
    if (isLittle || qstricmp(encoding, "UTF-32BE") == 0) {
        QStringDecoder decoder(isLittle ? QStringConverter::Utf32LE : QStringConverter::Utf32BE);
        const QString text = decoder(bytes);
        return text.toUtf8();
    }
    const UINT page = numberOfPage(encoding);
    return page == 0 ? QByteArray() : decoded(bytes, page).toUtf8();
}

} // namespace subtext::platform
