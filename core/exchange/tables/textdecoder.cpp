// SPDX-License-Identifier: MIT
#include "core/exchange/tables/textdecoder.h"

#include "core/base/platform/codepages.h"
#include "core/exchange/tables/workbook.h"

#include <QFileInfo>
#include <QStringConverter>
#include <QStringList>

#include <uchardet/uchardet.h>

#include <algorithm>
#include <memory>

namespace subtext {
namespace {

constexpr QByteArrayView Utf8Mark("\xEF\xBB\xBF");
constexpr QByteArrayView ZipMark("PK\x03\x04");

/// Where the last character of a block begins that may go on in the next one.
qsizetype lastWhole(const QByteArray& block)
{
    constexpr qsizetype Longest = 4;
    for (qsizetype at = block.size(); at > 0 && block.size() - at < Longest; --at) {
        const auto byte = static_cast<unsigned char>(block.at(at - 1));
        if (byte < 0x80)
            return at;
        if (byte >= 0xC0)
            return at - 1;
    }
    return block.size();
}

/// Valid UTF-8 without a zero: text that needs no decoding.
bool isPlainUtf8(TextSource& text)
{
    QByteArray block;
    for (;;) {
        const QByteArray more = text.next();
        if (more.contains('\0'))
            return false;
        block += more;
        const qsizetype whole = more.isEmpty() ? block.size() : lastWhole(block);
        if (!QByteArrayView(block).first(whole).isValidUtf8())
            return false;
        if (more.isEmpty())
            return true;
        block.remove(0, whole);
    }
}

// Without a mark, UTF-16 of mostly Latin text shows as a zero in every other byte.
QString utf16Guess(const QByteArray& bytes)
{
    const qsizetype size = std::min<qsizetype>(bytes.size(), 4096) & ~qsizetype{1};
    if (size < 2)
        return {};
    qsizetype evenZeros = 0;
    qsizetype oddZeros = 0;
    for (qsizetype i = 0; i < size; i += 2) {
        evenZeros += bytes[i] == 0 ? 1 : 0;
        oddZeros += bytes[i + 1] == 0 ? 1 : 0;
    }
    const qsizetype pairs = size / 2;
    if (oddZeros * 10 > pairs * 7 && evenZeros * 10 < pairs)
        return QStringLiteral("UTF-16LE");
    if (evenZeros * 10 > pairs * 7 && oddZeros * 10 < pairs)
        return QStringLiteral("UTF-16BE");
    return {};
}

QByteArray fromUtf16(const QByteArray& bytes, bool isBigEndian)
{
    QStringDecoder decoder(isBigEndian ? QStringConverter::Utf16BE : QStringConverter::Utf16LE,
                           QStringConverter::Flag::ConvertInvalidToNull);
    QString text = decoder(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text.toUtf8();
}

// How likely a reading of the bytes above 0x7F is: letters inside words and common typographic
// signs speak for it, everything else against it.
int plausibility(const QString& text)
{
    static const QString signs =
        QStringLiteral("\u2018\u2019\u201C\u201D\u2026\u2013\u2014\u00A3\u20AC\u00B0\u2022\u00E9");
    int score = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.unicode() < 0x80)
            continue;
        const bool isAfterLetter = i > 0 && text[i - 1].isLetter();
        const bool isBeforeLetter = i + 1 < text.size() && text[i + 1].isLetter();
        if (signs.contains(c))
            score += 3;
        else if (c.isLower() && (isAfterLetter || isBeforeLetter))
            score += 2;
        else if (c.isUpper() && !isAfterLetter && isBeforeLetter)
            score += 1;
        else
            score -= 3;
    }
    return score;
}

QString uchardetName(const QByteArray& bytes)
{
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         &uchardet_delete);
    uchardet_handle_data(detector.get(), bytes.constData(), static_cast<size_t>(bytes.size()));
    uchardet_data_end(detector.get());
    return QString::fromLatin1(uchardet_get_charset(detector.get()));
}

bool isMultiByte(const QString& name)
{
    static const QStringList names{QStringLiteral("SHIFT_JIS"), QStringLiteral("GB18030"),
                                   QStringLiteral("BIG5"),      QStringLiteral("EUC-JP"),
                                   QStringLiteral("EUC-KR"),    QStringLiteral("EUC-TW"),
                                   QStringLiteral("UHC"),       QStringLiteral("ISO-2022-JP"),
                                   QStringLiteral("UTF-32LE"),  QStringLiteral("UTF-32BE")};
    return names.contains(name, Qt::CaseInsensitive);
}

/// Whether these are the bytes of an Excel file: of an archive with the parts of a workbook, or of
/// the older kind, which names its main stream in UTF-16.
bool isExcelFile(const QByteArray& bytes)
{
    const QByteArray stream("W\0o\0r\0k\0b\0o\0o\0k\0", 16);
    return (bytes.startsWith(ZipMark) && bytes.contains("xl/")) ||
           (bytes.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") && bytes.contains(stream));
}

Result<DecodedText> decodeSheet(const QByteArray& bytes, const QString& sheet)
{
    auto read = readSheet(bytes, sheet);
    if (!read)
        return fail(read.error());
    const bool isOneOfSeveral = sheet.isEmpty() && !read->others.isEmpty();
    return DecodedText{std::move(read->csv), QStringLiteral("Excel"), false,
                       isOneOfSeveral ? read->sheet : QString()};
}

} // namespace

Result<DecodedText> decodeText(const QByteArray& bytes, const QString& sheet)
{
    if (isExcelFile(bytes))
        return decodeSheet(bytes, sheet);
    if (bytes.startsWith(Utf8Mark))
        return DecodedText{bytes.mid(Utf8Mark.size()), QStringLiteral("UTF-8"), false};
    if (bytes.startsWith("\xFF\xFE"))
        return DecodedText{fromUtf16(bytes, false), QStringLiteral("UTF-16LE"), false};
    if (bytes.startsWith("\xFE\xFF"))
        return DecodedText{fromUtf16(bytes, true), QStringLiteral("UTF-16BE"), false};
    if (const QString utf16 = utf16Guess(bytes); !utf16.isEmpty()) {
        return DecodedText{fromUtf16(bytes, utf16 == QLatin1String("UTF-16BE")), utf16, true};
    }
    if (bytes.contains('\0')) {
        return fail(errorAt(ErrorCode::UnknownEncoding, 0, 0,
                            QString::fromLatin1(bytes.left(16).toHex(' '))));
    }
    if (bytes.isValidUtf8())
        return DecodedText{bytes, QStringLiteral("UTF-8"), false};

    const QString detected = uchardetName(bytes);
    if (isMultiByte(detected)) {
        const QByteArray utf8 = platform::utf8Of(bytes, detected.toLatin1().constData());
        if (!utf8.isEmpty())
            return DecodedText{utf8, detected, true};
    }
    // uchardet has no model of Mac-Roman and little to go by in mostly English text.
    const QByteArray windows = platform::utf8Of(bytes, "CP1252");
    const QByteArray mac = platform::utf8Of(bytes, "MACINTOSH");
    if (plausibility(QString::fromUtf8(mac)) > plausibility(QString::fromUtf8(windows)))
        return DecodedText{mac, QStringLiteral("Mac-Roman"), true};
    return DecodedText{windows, QStringLiteral("Windows-1252"), true};
}

Result<OpenedText> openText(std::unique_ptr<QFile> file, const QString& sheet)
{
    const bool hasMark = file->peek(Utf8Mark.size()).startsWith(Utf8Mark);
    QFile& bytes = *file;
    auto text = std::make_unique<FileText>(std::move(file), hasMark ? Utf8Mark.size() : 0);
    const bool isUtf8 = hasMark || isPlainUtf8(*text);
    if (text->error())
        return fail(*text->error());
    if (isUtf8)
        return OpenedText{std::move(text), QStringLiteral("UTF-8"), false};
    text->rewind();
    auto decoded = decodeText(bytes.readAll(), sheet);
    if (!decoded)
        return fail(decoded.error());
    return OpenedText{std::make_unique<MemoryText>(std::move(decoded->utf8)), decoded->encoding,
                      decoded->isGuess, decoded->sheet};
}

Result<std::unique_ptr<QFile>> openInput(const QString& path, qint64 mostBytes)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    auto file = std::make_unique<QFile>(path);
    if (!info.isFile() || !file->open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file->errorString());
    if (file->size() > mostBytes)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(file->size()),
                     QStringLiteral("size")});
    return file;
}

Result<QByteArray> readInput(const QString& path, qint64 mostBytes)
{
    const auto file = openInput(path, mostBytes);
    if (!file)
        return fail(file.error());
    QByteArray bytes = (*file)->readAll();
    if ((*file)->error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, (*file)->errorString());
    return bytes;
}

Result<OpenedText> openTextFile(const QString& path, const QString& sheet)
{
    auto file = openInput(path);
    if (!file)
        return fail(file.error());
    auto opened = openText(std::move(*file), sheet);
    if (!opened)
        return fail(inFile(opened.error(), path));
    return opened;
}

Result<QStringList> sheetsOfFile(const QString& path)
{
    const auto file = openInput(path);
    if (!file)
        return fail(file.error());
    const QByteArray start = (*file)->peek(ZipMark.size());
    if ((*file)->error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, (*file)->errorString());
    if (!start.startsWith(ZipMark))
        return QStringList(); // a table may be large, and is not read for this
    const auto bytes = readInput(path, LargestTextFile);
    if (!bytes)
        return fail(bytes.error());
    if (!isExcelFile(*bytes))
        return QStringList();
    auto sheets = sheetNames(*bytes);
    if (!sheets)
        return fail(inFile(sheets.error(), path));
    return sheets;
}

QHash<QString, QStringList> sheetsToChoose(const QStringList& paths, const CancelToken& cancel)
{
    QHash<QString, QStringList> found;
    for (const QString& path : paths) {
        if (cancel.isCancelled())
            break;
        const auto sheets = sheetsOfFile(path);
        if (sheets && sheets->size() > 1)
            found.insert(path, *sheets);
    }
    return found;
}

Error inFile(Error error, const QString& path)
{
    error.file = path;
    return error;
}

} // namespace subtext
