// SPDX-License-Identifier: MIT
#include "core/release/checksums.h"

#include "core/release/datadictionary.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype HashLength = 64;

/// "HASH  PATH", or "HASH *PATH" as sha256sum writes of files that it reads as binary.
bool isSumLine(const QByteArray& line)
{
    const auto isHex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return line.size() > HashLength + 2 &&
           std::all_of(line.begin(), line.begin() + HashLength, isHex) && line[HashLength] == ' ' &&
           (line[HashLength + 1] == ' ' || line[HashLength + 1] == '*');
}

} // namespace

QByteArray sha256Sums(const std::vector<ReleaseEntry>& files)
{
    std::map<QByteArray, QByteArray> sums;
    for (const ReleaseEntry& file : files) {
        if (isReproducible(file.path) && file.path != QLatin1String("SHA256SUMS"))
            sums[file.path.toUtf8()] = file.sha256;
    }
    QByteArray text;
    for (const auto& [path, sum] : sums)
        text += sum + "  " + path + '\n';
    return text;
}

Result<std::map<QString, QByteArray>> readSha256Sums(const QByteArray& text)
{
    std::map<QString, QByteArray> sums;
    QList<QByteArray> lines = text.split('\n');
    if (lines.size() > 1 && lines.back().isEmpty())
        lines.removeLast();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QByteArray& line = lines.at(i);
        const QString path = QString::fromUtf8(line.mid(HashLength + 2));
        if (!isSumLine(line) || !isInnerPath(path) ||
            !sums.emplace(path, line.left(HashLength)).second)
            return fail({ErrorCode::MalformedFile,
                         {},
                         i + 1,
                         0,
                         QString::fromUtf8(line),
                         QStringLiteral("checksum")});
    }
    return sums;
}

bool isInnerPath(const QString& path)
{
    return !path.isEmpty() && QDir::isRelativePath(path) && QDir::cleanPath(path) == path &&
           path != QLatin1String(".") && path != QLatin1String("..") &&
           !path.startsWith(QLatin1String("../"));
}

} // namespace subtext
