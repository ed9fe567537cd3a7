// SPDX-License-Identifier: MIT
#include "core/exchange/tables/workbook.h"

#include "core/exchange/tables/archive.h"
#include "core/exchange/tables/cellformat.h"
#include "core/exchange/tables/csvtext.h"

#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>
#include <vector>

namespace subtext {
namespace {

constexpr qint64 LargestPart = 512LL * 1024 * 1024; ///< Unpacked; a bomb is larger.
constexpr qint64 MostCellBytes = LargestPart;       ///< Of all cells that a sheet shows.
constexpr int MostRows = 1'048'576;                 // Excel's own limits
constexpr int MostCellsOfRow = 16'384;
constexpr QLatin1String WorkbookPart("xl/workbook.xml");

Error damagedPart(const QString& part, const QString& detail = QStringLiteral("workbook:part"))
{
    return {ErrorCode::MalformedFile, {}, 0, 0, part, detail};
}

/// Calls `atStart(xml)` at each element of a part. XML that is not well formed, that has a
/// document type (a workbook has none) or that `atStart` raises an error on is damaged.
template <typename AtStart>
Result<void> forEachStart(const Archive& archive, const QString& part, AtStart atStart)
{
    const auto bytes = archive.read(part, LargestPart);
    if (!bytes)
        return fail(bytes.error());
    QXmlStreamReader xml(*bytes);
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
            return fail(damagedPart(part));
        case QXmlStreamReader::StartElement:
            atStart(xml);
            break;
        default:
            break;
        }
    }
    return xml.hasError() ? Result<void>(fail(damagedPart(part))) : Result<void>();
}

/// By local name: the strict kind of workbook has other namespaces.
QString attribute(const QXmlStreamReader& xml, QLatin1String name)
{
    for (const QXmlStreamAttribute& of : xml.attributes()) {
        if (of.name() == name)
            return of.value().toString();
    }
    return {};
}

/// "xl/worksheets/sheet1.xml" of a target that xl/workbook.xml names, absolute or beside it.
QString partOf(const QString& target)
{
    return target.startsWith(u'/') ? target.mid(1) : QStringLiteral("xl/") + target;
}

/// Characters that XML cannot hold stand as _x000D_; a zero stays so, for no text has one.
QString unescaped(QString text)
{
    static const QRegularExpression escape(QStringLiteral("_x(?!0000)([0-9A-Fa-f]{4})_"));
    qsizetype from = 0;
    for (auto match = escape.match(text, from); match.hasMatch();
         match = escape.match(text, from)) {
        text.replace(match.capturedStart(), match.capturedLength(),
                     QChar(static_cast<char16_t>(match.captured(1).toUInt(nullptr, 16))));
        from = match.capturedStart() + 1;
    }
    return text;
}

/// The text of a string item: of its runs, without what tells how to pronounce it.
QString stringItem(QXmlStreamReader& xml)
{
    QString text;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("t")) {
            text += xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else if (xml.name() == QLatin1String("r")) {
            text += stringItem(xml);
        } else {
            xml.skipCurrentElement();
        }
    }
    return text;
}

/// The number of the column of "AB12", from 0; none where it says none.
std::optional<int> columnOf(const QString& reference)
{
    int column = 0;
    for (const QChar c : reference) {
        const char16_t letter = c.toUpper().unicode();
        if (letter < u'A' || letter > u'Z')
            break;
        column = column * 26 + (letter - u'A' + 1);
        if (column > MostCellsOfRow)
            return std::nullopt;
    }
    return column > 0 ? std::optional(column - 1) : std::nullopt;
}

struct Sheet
{
    QString name;
    QString part;
    bool isHidden = false;
};

/// What cells refer to.
struct CellValues
{
    std::vector<QString> strings;
    std::vector<CellFormat> formats;
    bool is1904 = false;
};

class Workbook
{
public:
    explicit Workbook(Archive archive)
        : m_archive(std::move(archive))
    {}

    /// What sheets there are.
    Result<void> list()
    {
        QHash<QString, QString> targets;
        auto read = forEachStart(m_archive, QStringLiteral("xl/_rels/workbook.xml.rels"),
                                 [&](const QXmlStreamReader& xml) {
                                     if (xml.name() == QLatin1String("Relationship"))
                                         noteRelation(xml, targets);
                                 });
        if (read)
            read = forEachStart(m_archive, WorkbookPart,
                                [&](const QXmlStreamReader& xml) { noteWorkbook(xml, targets); });
        if (read && m_sheets.empty())
            read = fail(damagedPart(QString(WorkbookPart)));
        return read;
    }

    /// That, and what their cells refer to.
    Result<void> open()
    {
        auto read = list();
        if (read && m_archive.has(m_stringsPart))
            read = forEachStart(m_archive, m_stringsPart, [this](QXmlStreamReader& xml) {
                if (xml.name() == QLatin1String("si"))
                    m_values.strings.push_back(unescaped(stringItem(xml)));
            });
        if (read && m_archive.has(m_stylesPart))
            read = readStyles();
        return read;
    }

    const std::vector<Sheet>& sheets() const { return m_sheets; }

    Result<QByteArray> csvOf(const Sheet& sheet) const;

private:
    void noteRelation(const QXmlStreamReader& xml, QHash<QString, QString>& targets)
    {
        const QString part = partOf(attribute(xml, QLatin1String("Target")));
        const QString type = attribute(xml, QLatin1String("Type"));
        targets.insert(attribute(xml, QLatin1String("Id")), part);
        if (type.endsWith(QLatin1String("/sharedStrings")))
            m_stringsPart = part;
        if (type.endsWith(QLatin1String("/styles")))
            m_stylesPart = part;
    }

    void noteWorkbook(const QXmlStreamReader& xml, const QHash<QString, QString>& targets)
    {
        if (xml.name() == QLatin1String("workbookPr")) {
            const QString value = attribute(xml, QLatin1String("date1904"));
            m_values.is1904 = value == QLatin1String("1") || value == QLatin1String("true");
        }
        if (xml.name() != QLatin1String("sheet"))
            return;
        const QString part = targets.value(attribute(xml, QLatin1String("id")));
        const QString state = attribute(xml, QLatin1String("state"));
        if (part.contains(QLatin1String("/worksheets/"))) // others hold a chart or a macro
            m_sheets.push_back({attribute(xml, QLatin1String("name")), part,
                                !state.isEmpty() && state != QLatin1String("visible")});
    }

    Result<void> readStyles()
    {
        QHash<int, CellFormat> own;
        bool isOfCells = false;
        return forEachStart(m_archive, m_stylesPart, [&](const QXmlStreamReader& xml) {
            const int number = attribute(xml, QLatin1String("numFmtId")).toInt();
            if (xml.name() == QLatin1String("numFmt"))
                own.insert(number, cellFormatFrom(attribute(xml, QLatin1String("formatCode"))));
            else if (xml.name() == QLatin1String("cellXfs"))
                isOfCells = true;
            else if (xml.name() == QLatin1String("cellStyles"))
                isOfCells = false;
            else if (isOfCells && xml.name() == QLatin1String("xf"))
                m_values.formats.push_back(own.contains(number) ? own.value(number)
                                                                : builtInCellFormat(number));
        });
    }

    Archive m_archive;
    QString m_stringsPart = QStringLiteral("xl/sharedStrings.xml");
    QString m_stylesPart = QStringLiteral("xl/styles.xml");
    std::vector<Sheet> m_sheets;
    CellValues m_values;
};

/// Reads the rows of one sheet.
class SheetReader
{
public:
    SheetReader(const CellValues& values, const Sheet& sheet)
        : m_values(values)
        , m_sheet(sheet)
    {}

    void take(QXmlStreamReader& xml)
    {
        if (xml.name() != QLatin1String("row"))
            return;
        const QString number = attribute(xml, QLatin1String("r"));
        const int row = number.isEmpty() ? m_rows : number.toInt() - 1;
        if (row < m_rows || row >= MostRows)
            return xml.raiseError();
        QStringList cells;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("c"))
                takeCell(xml, cells);
            else
                xml.skipCurrentElement();
        }
        while (!cells.isEmpty() && cells.back().isEmpty())
            cells.removeLast();
        if (cells.isEmpty() || xml.hasError())
            return;
        m_csv.append(row - m_rows, '\n');
        m_csv += csvRow(cells);
        m_rows = row + 1;
        if (m_csv.size() > MostCellBytes)
            xml.raiseError();
    }

    const std::optional<Error>& error() const { return m_error; }
    QByteArray csv() { return std::move(m_csv); }

private:
    void takeCell(QXmlStreamReader& xml, QStringList& cells)
    {
        const QString reference = attribute(xml, QLatin1String("r"));
        const auto column = reference.isEmpty() ? std::optional(static_cast<int>(cells.size()))
                                                : columnOf(reference);
        if (!column || *column < cells.size() || *column >= MostCellsOfRow)
            return xml.raiseError();
        const QString type = attribute(xml, QLatin1String("t"));
        const int style = attribute(xml, QLatin1String("s")).toInt();
        std::optional<QString> value;
        QString text;
        bool isFormula = false;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("v")) {
                value = xml.readElementText();
            } else if (xml.name() == QLatin1String("is")) {
                text = unescaped(stringItem(xml));
            } else {
                isFormula = isFormula || xml.name() == QLatin1String("f");
                xml.skipCurrentElement();
            }
        }
        if (isFormula && !value && text.isEmpty()) {
            m_error =
                damagedPart(m_sheet.name + u'!' + reference, QStringLiteral("workbook:formula"));
            return xml.raiseError();
        }
        if (value)
            text = shown(xml, type, style, *value);
        while (cells.size() < *column)
            cells << QString();
        cells << text;
    }

    QString shown(QXmlStreamReader& xml, const QString& type, int style, const QString& value) const
    {
        if (type == QLatin1String("s")) {
            bool isNumber = false;
            const qsizetype at = value.toLongLong(&isNumber);
            if (isNumber && at >= 0 && at < std::ssize(m_values.strings))
                return m_values.strings[static_cast<std::size_t>(at)];
            xml.raiseError();
            return {};
        }
        if (type == QLatin1String("b"))
            return value == QLatin1String("1") ? QStringLiteral("TRUE") : QStringLiteral("FALSE");
        if (!type.isEmpty() && type != QLatin1String("n"))
            return unescaped(value); // a formula's text, an error, a date in ISO 8601
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (!isNumber) {
            if (!value.isEmpty())
                xml.raiseError();
            return {};
        }
        const bool hasFormat = style >= 0 && style < std::ssize(m_values.formats);
        return shownNumber(
            number, hasFormat ? m_values.formats[static_cast<std::size_t>(style)] : CellFormat(),
            m_values.is1904);
    }

    const CellValues& m_values;
    const Sheet& m_sheet;
    int m_rows = 0; ///< Written so far.
    QByteArray m_csv;
    std::optional<Error> m_error;
};

Result<QByteArray> Workbook::csvOf(const Sheet& sheet) const
{
    SheetReader reader(m_values, sheet);
    const auto read =
        forEachStart(m_archive, sheet.part, [&](QXmlStreamReader& xml) { reader.take(xml); });
    if (reader.error())
        return fail(*reader.error());
    if (!read)
        return fail(read.error());
    return reader.csv();
}

/// As long as the bytes last.
Result<Workbook> workbookIn(const QByteArray& bytes)
{
    auto archive = Archive::open(bytes);
    if (!archive || !archive->has(QString(WorkbookPart)))
        return fail({ErrorCode::UnknownEncoding, {}, 0, 0, {}, QStringLiteral("workbook")});
    return Workbook(std::move(*archive));
}

} // namespace

Result<QStringList> sheetNames(const QByteArray& workbook)
{
    auto book = workbookIn(workbook);
    if (!book)
        return fail(book.error());
    if (const auto listed = book->list(); !listed)
        return fail(listed.error());
    QStringList names;
    for (const Sheet& sheet : book->sheets()) {
        if (!sheet.isHidden)
            names << sheet.name;
    }
    return names.isEmpty() ? QStringList{book->sheets().front().name} : names;
}

Result<SheetText> readSheet(const QByteArray& workbook, const QString& sheet)
{
    auto book = workbookIn(workbook);
    if (!book)
        return fail(book.error());
    if (const auto opened = book->open(); !opened)
        return fail(opened.error());
    const std::vector<Sheet>& sheets = book->sheets();
    auto chosen = std::find_if(sheets.begin(), sheets.end(), [&](const Sheet& of) {
        return sheet.isEmpty() ? !of.isHidden : of.name == sheet;
    });
    if (chosen == sheets.end() && sheet.isEmpty())
        chosen = sheets.begin();
    SheetText text;
    for (auto of = sheets.begin(); of != sheets.end(); ++of) {
        if (of != chosen && !of->isHidden)
            text.others << of->name;
    }
    if (chosen == sheets.end())
        return fail({ErrorCode::InvalidValue,
                     {},
                     0,
                     0,
                     sheet,
                     QStringLiteral("sheets:") + text.others.join(QStringLiteral(", "))});
    auto csv = book->csvOf(*chosen);
    if (!csv)
        return fail(csv.error());
    text.csv = std::move(*csv);
    text.sheet = chosen->name;
    return text;
}

} // namespace subtext
