// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/labelstudiofiles.h"

#include "core/exchange/textdecoder.h"

namespace subtext::cli {

Result<ImportMapping> readMappingOf(const QString& path)
{
    constexpr qint64 MostBytes = 4LL * 1024 * 1024; // it is a page or two
    const auto file = openInput(path, MostBytes);
    if (!file)
        return fail(file.error());
    const QByteArray bytes = (*file)->readAll();
    if ((*file)->error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, (*file)->errorString());
    auto read = readMappingFile(bytes);
    return read ? std::move(read) : fail(inFile(read.error(), path));
}

} // namespace subtext::cli
