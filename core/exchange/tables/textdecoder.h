// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/base/textsource.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>

namespace subtext {

/// A file's text as UTF-8, and how it was recognised.
struct DecodedText
{
    QByteArray utf8;
    QString encoding;     ///< "UTF-8", "UTF-16LE", "Windows-1252", "Mac-Roman", "Excel", …
    bool isGuess = false; ///< Neither a byte-order mark nor valid UTF-8 said so.
    QString sheet = {};   ///< Of a workbook, where it has others and nobody chose this one.
};

/// Recognises UTF-8 with and without byte-order mark, UTF-16 of both byte orders, Windows-1252,
/// Mac-Roman and the multi-byte encodings that uchardet names. Bytes without a meaning in the
/// encoding become U+FFFD, which the damage report then names. Of an Excel workbook (.xlsx) the
/// first sheet, or the one called `sheet`, is read as CSV. Errors: UnknownEncoding for what is no
/// text at all (value: the first 16 bytes in hex); those of readSheet.
Result<DecodedText> decodeText(const QByteArray& bytes, const QString& sheet = {});

/// A file's text, to be read as UTF-8, and how it was recognised.
struct OpenedText
{
    std::unique_ptr<TextSource> text;
    QString encoding;
    bool isGuess = false;
    QString sheet = {}; ///< As DecodedText has it.
};

/// The same for an open file. UTF-8 is read from the file as it is asked for, everything else is
/// decoded in memory. Errors: those of decodeText; FileUnreadable without the file's name.
Result<OpenedText> openText(std::unique_ptr<QFile> file, const QString& sheet = {});

/// More than any study's text; a larger file is something else (a disk image, a sparse file).
inline constexpr qint64 LargestTextFile = 512LL * 1024 * 1024;

/// Opens a file that somebody names for reading. Errors, with its name: FileMissing,
/// FileUnreadable, UnknownFormat (detail "size", value: its bytes) over `mostBytes`.
Result<std::unique_ptr<QFile>> openInput(const QString& path, qint64 mostBytes = LargestTextFile);

/// All that is in such a file. Errors: those, and FileUnreadable where not all of it can be read.
Result<QByteArray> readInput(const QString& path, qint64 mostBytes);

/// The same for a text of any encoding. Errors: those, and those of openText.
Result<OpenedText> openTextFile(const QString& path, const QString& sheet = {});

/// The sheets of a file that is an Excel workbook, as sheetNames has them; empty for what is none.
/// Errors, with the file's name: those of readInput and of sheetNames.
Result<QStringList> sheetsOfFile(const QString& path);
/// Those of each file that has several. One that cannot be read has none here: why, is said where
/// it is read.
QHash<QString, QStringList> sheetsToChoose(const QStringList& paths, const CancelToken& cancel);

/// The error, about this file.
Error inFile(Error error, const QString& path);

} // namespace subtext
