// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <cstddef>
#include <cstdint>

namespace subtext::fuzz {

/// The input as a file, since readers are asked by path. In memory where there is a /dev/shm.
class InputFile
{
public:
    InputFile()
        : m_folder(QFile::exists(QStringLiteral("/dev/shm"))
                       ? QStringLiteral("/dev/shm/subtext-fuzz-XXXXXX")
                       : QStringLiteral("subtext-fuzz-XXXXXX"))
    {
        if (!m_folder.isValid())
            qFatal("there is no place for the input");
    }

    QString folder() const { return m_folder.path(); }

    QString write(const QString& name, const std::uint8_t* data, std::size_t size)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("the input cannot be written");
        file.write(bytes(data, size));
        return file.fileName();
    }

    static QByteArray bytes(const std::uint8_t* data, std::size_t size)
    {
        return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace subtext::fuzz
