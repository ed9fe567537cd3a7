// SPDX-License-Identifier: MIT
#include "core/exchange/tables/archive.h"

#include <QIODevice>

#include <zip.h>

namespace subtext {
namespace {

using OpenPart = std::unique_ptr<zip_file_t, decltype(&zip_fclose)>;

enum class Unpacked { Whole, Damaged, TooLarge, NotTaken };

Error damaged(const QString& part, const char* detail)
{
    return {ErrorCode::MalformedFile, {}, 0, 0, part, QString::fromLatin1(detail)};
}

/// Gives `take` block after block, and adds up in `bytes` what was unpacked.
template <typename Take>
Unpacked unpack(zip_file_t* part, qint64 mostBytes, qint64& bytes, Take take)
{
    QByteArray block(256 * 1024, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t count =
            zip_fread(part, block.data(), static_cast<zip_uint64_t>(block.size()));
        if (count < 0)
            return Unpacked::Damaged;
        if (count == 0)
            return Unpacked::Whole;
        bytes += count;
        if (bytes > mostBytes)
            return Unpacked::TooLarge;
        if (!take(block.constData(), static_cast<qint64>(count)))
            return Unpacked::NotTaken;
    }
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

std::optional<Archive> Archive::openFile(const QString& path)
{
    zip* archive = zip_open(path.toUtf8().constData(), ZIP_RDONLY, nullptr);
    return archive ? std::optional(Archive(archive)) : std::nullopt;
}

bool Archive::has(const QString& part) const
{
    return zip_name_locate(m_archive.get(), part.toUtf8().constData(), 0) >= 0;
}

Result<QByteArray> Archive::read(const QString& part, qint64 mostBytes) const
{
    const OpenPart file(zip_fopen(m_archive.get(), part.toUtf8().constData(), 0), &zip_fclose);
    if (!file)
        return fail(damaged(part, "workbook:part"));
    QByteArray bytes;
    qint64 size = 0;
    const Unpacked done =
        unpack(file.get(), mostBytes, size, [&bytes](const char* block, qint64 count) {
            bytes.append(block, count);
            return true;
        });
    if (done != Unpacked::Whole)
        return fail(damaged(part, done == Unpacked::TooLarge ? "workbook:size" : "workbook:part"));
    return bytes;
}

qint64 Archive::count() const
{
    return zip_get_num_entries(m_archive.get(), 0);
}

QString Archive::nameAt(qint64 index) const
{
    return QString::fromUtf8(
        zip_get_name(m_archive.get(), static_cast<zip_uint64_t>(index), ZIP_FL_ENC_GUESS));
}

Result<qint64> Archive::extractTo(QIODevice& target, qint64 index, qint64 mostBytes) const
{
    const OpenPart part(zip_fopen_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0),
                        &zip_fclose);
    if (!part) {
        const bool isLocked = zip_error_code_zip(zip_get_error(m_archive.get())) == ZIP_ER_NOPASSWD;
        return fail(damaged({}, isLocked ? "archive:password" : "archive:part"));
    }
    qint64 bytes = 0;
    const Unpacked done =
        unpack(part.get(), mostBytes, bytes, [&target](const char* block, qint64 count) {
            return target.write(block, count) == count;
        });
    switch (done) {
    case Unpacked::Whole:
        return bytes;
    case Unpacked::TooLarge:
        return fail(Error{ErrorCode::FileTooLarge, {}, 0, 0, QString::number(bytes), {}});
    case Unpacked::NotTaken:
        return fail(ErrorCode::DiskFull, {}, target.errorString());
    case Unpacked::Damaged:
        break;
    }
    return fail(damaged({}, "archive:part"));
}

} // namespace subtext
