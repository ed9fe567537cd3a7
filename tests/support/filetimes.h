// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <chrono>
#include <filesystem>
#include <string>

namespace subtext::test {

/// Lets an hour pass for the studies in a folder and below, their logs and their backups: they
/// become older by it. What is written then is newer, however slowly the file system's clock ticks.
inline void letTimePass(const QString& folder)
{
    namespace fs = std::filesystem;
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(QFile::encodeName(folder).toStdString())) {
        const std::string name = entry.path().filename().string();
        const bool isStudy = name.ends_with(".subtext") || name.ends_with(".subtext-wal");
        // By the name and without opening it: to close a file lets go of SQLite's locks on it.
        if (isStudy && entry.is_regular_file() && !entry.is_symlink())
            fs::last_write_time(entry.path(), entry.last_write_time() - std::chrono::hours(1));
    }
}

} // namespace subtext::test
