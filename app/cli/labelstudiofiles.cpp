// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/labelstudiofiles.h"

#include "core/exchange/inputfile.h"

namespace subtext::cli {
namespace {

constexpr qint64 MostBytes = 4LL * 1024 * 1024; // either is a page or two

Result<QByteArray> bytesOf(const QString& path)
{
    const auto file = openInput(path, MostBytes);
    if (!file)
        return fail(file.error());
    QByteArray bytes = (*file)->readAll();
    if ((*file)->error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, (*file)->errorString());
    return bytes;
}

} // namespace

Result<LabelInterface> readInterfaceOf(const QString& path)
{
    const auto bytes = bytesOf(path);
    if (!bytes)
        return fail(bytes.error());
    auto read = readLabelInterface(*bytes);
    return read ? std::move(read) : fail(inFile(read.error(), path));
}

Result<ImportMapping> readMappingOf(const QString& path)
{
    const auto bytes = bytesOf(path);
    if (!bytes)
        return fail(bytes.error());
    auto read = readMappingFile(*bytes);
    return read ? std::move(read) : fail(inFile(read.error(), path));
}

} // namespace subtext::cli
