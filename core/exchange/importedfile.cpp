// SPDX-License-Identifier: MIT
#include "core/exchange/importedfile.h"

#include "core/exchange/labelstudioreader.h"
#include "core/exchange/recordcollector.h"
#include "core/exchange/rowinterpreter.h"
#include "core/exchange/tablesink.h"
#include "core/exchange/textdecoder.h"

#include <QFile>
#include <QFileInfo>

namespace subtext {
namespace {

// More than any study's text; a larger file is something else (a disk image, a sparse file).
constexpr qint64 LargestFile = 512LL * 1024 * 1024;

QByteArray firstLineOf(const QByteArray& text)
{
    const qsizetype end = text.indexOf('\n');
    return (end < 0 ? text : text.left(end)).trimmed();
}

Error at(Error error, const QString& path)
{
    error.file = path;
    return error;
}

void noteCount(ImportNotice notice, qint64 count, ImportedFile& file)
{
    if (count > 0)
        file.warnings.push_back({notice, file.path, 0, {}, {}, {}, count});
}

void noteSummaries(const ColumnMap& columns, bool isGuess, ImportedFile& file)
{
    if (isGuess)
        file.warnings.push_back(
            {ImportNotice::GuessedEncoding, file.path, 0, {}, file.encoding, {}, 0});
    for (const QString& column : columns.ignored)
        file.warnings.push_back({ImportNotice::IgnoredColumn, file.path, 1, column, {}, {}, 0});
    qint64 derived = 0;
    bool hasAnswers = false;
    bool hasTimes = false;
    for (const ImportedRecord& record : file.records) {
        derived += record.scenario.isPowerDerived ? 1 : 0;
        for (const ImportedAnswer& answer : record.answers) {
            hasAnswers = true;
            hasTimes = hasTimes || answer.timings.has_value();
        }
    }
    noteCount(ImportNotice::DerivedPower, derived, file);
    if (hasAnswers && !hasTimes)
        file.warnings.push_back({ImportNotice::NoTimes, file.path, 0, {}, {}, {}, 0});
}

/// Makes the file of the rows that a reader hands on, whatever the format.
class FileBuilder : public RowSink
{
public:
    FileBuilder(const QString& path, const QString& encoding, const ImportOptions& options)
        : m_options(options)
        , m_refusals(m_file.refused, m_file.furtherRefused)
    {
        m_file.path = path;
        m_file.encoding = encoding;
    }

    void setFormat(FileFormat format) { m_file.format = format; }

    Result<void> begin(const QStringList& columns) override
    {
        m_table.columns = columns;
        auto mapped = mapColumns(m_table, m_options);
        if (!mapped) {
            Error error = mapped.error();
            // A header without a single known name is no table of scenarios at all.
            if (m_file.format == FileFormat::ScenarioCsv && columns.size() < 2)
                error.code = ErrorCode::UnknownFormat;
            return fail(error);
        }
        m_columns = std::move(*mapped);
        const QString name = QFileInfo(m_file.path).fileName();
        const auto subtype = m_options.subtype ? m_options.subtype : subtypeFromFileName(name);
        if (!m_columns.has(Field::Subtype) && !subtype)
            return fail({ErrorCode::UnknownSubtype, {}, 0, 0, name, {}});
        // In Label Studio's exports too, several rows are about one scenario.
        const bool isByAnswer = m_file.format >= FileFormat::LabelStudioJson;
        if (m_file.format == FileFormat::ScenarioCsv && m_columns.isTidy())
            m_file.format = FileFormat::TidyCsv;
        else if (m_file.format == FileFormat::ScenarioCsv && !m_columns.raters.empty())
            m_file.format = FileFormat::CeiCsv;
        m_interpreter.emplace(m_columns, m_table, m_options, subtype);
        m_collector.emplace(m_columns.isTidy() || isByAnswer, m_file, m_refusals);
        return {};
    }

    void add(const RecordTable::Row& row) override
    {
        auto record = m_interpreter->interpret(row);
        if (record) {
            m_collector->add(std::move(*record));
        } else {
            record.error().file = m_file.path;
            m_refusals.add(std::move(record.error()));
        }
    }

    /// The rows of a Label Studio export, which become a table first.
    Result<void> take(const LabelStudioTable& read, const CancelToken& cancel)
    {
        for (const Refusal& refusal : read.refused)
            m_refusals.add(
                {m_file.path, refusal.line, refusal.column, refusal.value, refusal.reason});
        for (const FurtherRefusals& further : read.furtherRefused)
            m_refusals.add(FurtherRefusals{m_file.path, further.reason, further.count});
        noteCount(ImportNotice::SkippedAnswers, read.skipped, m_file);
        noteCount(ImportNotice::EarlierAnswers, read.superseded, m_file);
        return read.handOn(*this, cancel);
    }

    ImportedFile finish(bool isGuess)
    {
        noteCount(ImportNotice::FurtherDamage, m_collector->furtherDamage(), m_file);
        noteSummaries(m_columns, isGuess, m_file);
        return std::move(m_file);
    }

private:
    const ImportOptions& m_options;
    ImportedFile m_file;
    RefusalKeeper m_refusals;
    RecordTable m_table; ///< The columns alone.
    ColumnMap m_columns;
    std::optional<RowInterpreter> m_interpreter;
    std::optional<RecordCollector> m_collector;
};

/// Hands the rows of a CSV file on, but for an export of Label Studio: that is kept as a table.
class CsvSink : public RowSink
{
public:
    explicit CsvSink(FileBuilder& builder)
        : m_builder(builder)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        m_isLabelStudio = isLabelStudioCsv(columns);
        return m_isLabelStudio ? m_kept.begin(columns) : m_builder.begin(columns);
    }

    void add(const RecordTable::Row& row) override
    {
        if (m_isLabelStudio)
            m_kept.add(row);
        else
            m_builder.add(row);
    }

    bool isLabelStudio() const { return m_isLabelStudio; }
    const RecordTable& table() const { return m_kept.table; }

private:
    FileBuilder& m_builder;
    TableSink m_kept;
    bool m_isLabelStudio = false;
};

/// Recognises the format of a text and reads it.
class FileReader
{
public:
    FileReader(const QByteArray& utf8, const ImportOptions& options, const CancelToken& cancel,
               FileBuilder& builder)
        : m_utf8(utf8)
        , m_options(options)
        , m_cancel(cancel)
        , m_builder(builder)
    {}

    Result<void> read()
    {
        const QByteArray start = m_utf8.left(4096).trimmed();
        if (start.isEmpty())
            return fail(ErrorCode::EmptyFile);
        if (start.startsWith('['))
            return readJsonText();
        if (!start.startsWith('{'))
            return readCsvText();
        const QByteArray all = m_utf8.trimmed();
        const QByteArray first = firstLineOf(all);
        // A document without line breaks is one, however many scenarios it holds.
        const bool isLine = first.endsWith('}') && first.size() < all.size();
        return isLine ? readJsonAs(FileFormat::JsonLines, parseJsonLines(m_utf8, m_cancel))
                      : readJsonText();
    }

private:
    Result<void> readJsonText()
    {
        auto document = parseJson(m_utf8, m_cancel);
        if (!document)
            return fail(document.error());
        if (isLabelStudioTasks(document->root))
            return take(FileFormat::LabelStudioJson,
                        readLabelStudioTasks(document->root, m_options, m_cancel));
        if (isLabelStudioMinimal(document->root))
            return take(FileFormat::LabelStudioMinimal,
                        readLabelStudioMinimal(document->root, m_options, m_cancel));
        return readJsonAs(FileFormat::Json, std::move(document));
    }

    Result<void> readJsonAs(FileFormat format, const Result<JsonDocument>& document)
    {
        if (!document)
            return fail(document.error());
        m_builder.setFormat(format);
        return readJson(*document, m_builder, m_cancel);
    }

    Result<void> readCsvText()
    {
        m_builder.setFormat(FileFormat::ScenarioCsv);
        CsvSink sink(m_builder);
        if (const auto read = readCsv(m_utf8, sink, m_cancel); !read)
            return read;
        if (!sink.isLabelStudio())
            return {};
        return take(FileFormat::LabelStudioCsv,
                    readLabelStudioCsv(sink.table(), m_options, m_cancel));
    }

    Result<void> take(FileFormat format, const Result<LabelStudioTable>& read)
    {
        if (!read)
            return fail(read.error());
        m_builder.setFormat(format);
        return m_builder.take(*read, m_cancel);
    }

    const QByteArray& m_utf8;
    const ImportOptions& m_options;
    const CancelToken& m_cancel;
    FileBuilder& m_builder;
};

} // namespace

qint64 ImportedFile::refusedCount() const
{
    auto count = static_cast<qint64>(refused.size());
    for (const FurtherRefusals& further : furtherRefused)
        count += further.count;
    return count;
}

Result<ImportedFile> readImportFile(const QString& path, const ImportOptions& options,
                                    const CancelToken& cancel)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    QFile source(path);
    if (!info.isFile() || !source.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, source.errorString());
    if (source.size() > LargestFile)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(source.size()),
                     QStringLiteral("size")});
    const auto text = decodeText(source.readAll());
    if (!text)
        return fail(at(text.error(), path));
    FileBuilder builder(path, text->encoding, options);
    if (const auto read = FileReader(text->utf8, options, cancel, builder).read(); !read)
        return fail(at(read.error(), path));
    return builder.finish(text->isGuess);
}

} // namespace subtext
