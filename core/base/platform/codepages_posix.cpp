// SPDX-License-Identifier: MIT
#include "core/base/platform/codepages.h"

#include <iconv.h>

#include <algorithm>
#include <cerrno>

namespace subtext::platform {

QByteArray utf8Of(const QByteArray& bytes, const char* encoding)
{
    iconv_t handle = iconv_open("UTF-8", encoding);
    if (handle == reinterpret_cast<iconv_t>(-1)) // NOLINT: iconv's own way to say no
        return {};
    QByteArray out(bytes.size() * 4 + 16, Qt::Uninitialized);
    char* in = const_cast<char*>(bytes.constData()); // NOLINT: iconv takes but never writes it
    size_t inLeft = static_cast<size_t>(bytes.size());
    char* outAt = out.data();
    size_t outLeft = static_cast<size_t>(out.size());
    while (inLeft > 0) {
        if (iconv(handle, &in, &inLeft, &outAt, &outLeft) != static_cast<size_t>(-1))
            break;
        if ((errno != EILSEQ && errno != EINVAL) || outLeft < 3)
            break;
        // One byte without a meaning: U+FFFD in its place, and on.
        outAt = std::copy_n("\xEF\xBF\xBD", 3, outAt);
        outLeft -= 3;
        ++in;
        --inLeft;
    }
    iconv_close(handle);
    out.truncate(out.size() - static_cast<qsizetype>(outLeft));
    return out;
}

} // namespace subtext::platform
