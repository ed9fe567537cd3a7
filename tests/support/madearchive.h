// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <zip.h>

#include <utility>
#include <vector>

namespace subtext::test {

/// What a part is called, and its bytes. A name that ends in a slash is a folder's.
using ArchivePart = std::pair<QByteArray, QByteArray>;

/// A ZIP archive; where there is a password every part is encrypted.
inline QByteArray zippedBytes(const std::vector<ArchivePart>& parts, const char* password = nullptr)
{
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, nullptr);
    for (const auto& [name, bytes] : parts) {
        if (name.endsWith('/')) {
            zip_dir_add(archive, name.constData(), ZIP_FL_ENC_UTF_8);
            continue;
        }
        zip_source_t* part = zip_source_buffer(archive, bytes.constData(),
                                               static_cast<zip_uint64_t>(bytes.size()), 0);
        const zip_int64_t at = zip_file_add(archive, name.constData(), part, ZIP_FL_ENC_UTF_8);
        if (password)
            zip_file_set_encryption(archive, static_cast<zip_uint64_t>(at), ZIP_EM_TRAD_PKWARE,
                                    password);
    }
    zip_close(archive);
    zip_source_open(target);
    zip_stat_t stat;
    zip_source_stat(target, &stat);
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    zip_source_read(target, bytes.data(), stat.size);
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

} // namespace subtext::test
