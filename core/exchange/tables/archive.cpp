// SPDX-License-Identifier: MIT
#include "core/exchange/tables/archive.h"

#include <zip.h>

namespace subtext {
namespace {

Error damaged(const QString& part, const char* detail)
{
    return {ErrorCode::MalformedFile, {}, 0, 0, part, QString::fromLatin1(detail)};
}

} // namespace

void Archive::Close::operator()(zip* archive) const
{
    zip_discard(archive);
}

std::optional<Archive> Archive::open(const QByteArray& bytes)
{
    zip_source_t* source = zip_source_buffer_create(
        bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, nullptr);
    zip* archive = source ? zip_open_from_source(source, ZIP_RDONLY, nullptr) : nullptr;
    if (!archive) {
        zip_source_free(source); // does nothing to none
        return std::nullopt;
    }
    return Archive(archive);
}

bool Archive::has(const QString& part) const
{
    return zip_name_locate(m_archive.get(), part.toUtf8().constData(), 0) >= 0;
}

Result<QByteArray> Archive::read(const QString& part, qint64 mostBytes) const
{
    const std::unique_ptr<zip_file_t, decltype(&zip_fclose)> file(
        zip_fopen(m_archive.get(), part.toUtf8().constData(), 0), &zip_fclose);
    if (!file)
        return fail(damaged(part, "workbook:part"));
    QByteArray bytes;
    QByteArray block(256 * 1024, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t count =
            zip_fread(file.get(), block.data(), static_cast<zip_uint64_t>(block.size()));
        if (count < 0)
            return fail(damaged(part, "workbook:part"));
        if (count == 0)
            return bytes;
        if (bytes.size() + count > mostBytes)
            return fail(damaged(part, "workbook:size"));
        bytes.append(block.constData(), count);
    }
}

} // namespace subtext
