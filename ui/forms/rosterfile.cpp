// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rosterfile.h"

#include "core/exchange/tables/textdecoder.h"

#include <QFile>
#include <QFileInfo>

namespace subtext {
namespace {

constexpr qint64 LargestRoster = 4 << 20; // a hundred thousand people

} // namespace

Result<QString> readRosterFile(const QString& path, const QString& sheet)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::FileMissing, path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path);
    if (file.size() > LargestRoster)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(file.size()),
                     QStringLiteral("size")});
    const auto decoded = decodeText(file.readAll(), sheet);
    const auto located = [&](Error error) {
        error.file = path;
        return fail(std::move(error));
    };
    if (!decoded)
        return located(decoded.error());
    // What a spreadsheet ends lines with, and where a byte-order mark was.
    return QString::fromUtf8(decoded->utf8)
        .replace(QLatin1String("\r\n"), QLatin1String("\n"))
        .replace(u'\r', u'\n');
}

} // namespace subtext
