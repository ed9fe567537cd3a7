// SPDX-License-Identifier: MIT
#include "core/exchange/wordlist.h"

#include "core/exchange/tables/textdecoder.h"

#include <QFile>

#include <algorithm>

namespace subtext {
namespace {

constexpr qint64 LongestList = 4LL * 1024 * 1024;

bool isOneWord(const QString& line)
{
    return !line.contains(u' ') &&
           std::any_of(line.begin(), line.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

} // namespace

Result<QStringList> readWordList(const QString& path)
{
    const auto opened = openInput(path, LongestList);
    if (!opened)
        return fail(opened.error());
    const auto read = decodeText((*opened)->readAll());
    if (!read) {
        Error error = read.error();
        error.file = path;
        return fail(std::move(error));
    }
    QStringList words;
    const QStringList lines = QString::fromUtf8(read->utf8).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).simplified();
        if (line.isEmpty())
            continue;
        if (!isOneWord(line))
            return fail({ErrorCode::InvalidValue, path, i + 1, 0, line, QStringLiteral("word")});
        words << line;
    }
    if (words.isEmpty())
        return fail({ErrorCode::EmptyFile, path, 0, 0, {}, {}});
    return words;
}

QByteArray wordListFile(const QStringList& words)
{
    QByteArray file;
    for (const QString& word : words)
        file += word.toUtf8() + '\n';
    return file;
}

} // namespace subtext
