// SPDX-License-Identifier: MIT
#include "core/exchange/importreader.h"

#include "core/base/jsontext.h"
#include "core/domain/ceiscene.h"
#include "core/domain/vocabulary.h"
#include "core/exchange/cei/ceirowreader.h"
#include "core/exchange/labelstudio/labelstudioreader.h"
#include "core/exchange/rows/recordcollector.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/exchange/tidy/tidyjson.h"
#include "core/exchange/tidy/tidyrowreader.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace subtext {
namespace {

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
    qint64 assumed = 0;
    bool hasAnswers = false;
    bool hasTimes = false;
    for (const ImportedRecord& record : file.records) {
        const PowerSource source = powerSourceOf(record.scenario);
        derived += source == PowerSource::Derived ? 1 : 0;
        assumed += source == PowerSource::Assumed ? 1 : 0;
        for (const ImportedAnswer& answer : record.answers) {
            hasAnswers = true;
            hasTimes = hasTimes || answer.timings.has_value();
        }
    }
    noteCount(ImportNotice::DerivedPower, derived, file);
    noteCount(ImportNotice::AssumedPower, assumed, file);
    if (hasAnswers && !hasTimes)
        file.warnings.push_back({ImportNotice::NoTimes, file.path, 0, {}, {}, {}, 0});
}

/// An id in a second group may be a slip in the id or the group. Where most ids have several, each
/// group counts its own, as CEI's do, and nothing is said.
void noteSharedIds(ImportedFile& file)
{
    QHash<QString, qint64> lines; // of the first use
    QSet<QString> shared;
    QStringList named;
    // Each name is there once, so that the same id is of another group.
    for (const ImportedRecord& record : file.records) {
        if (record.isReference || record.scenario.group.isEmpty())
            continue;
        const QString& id = record.scenario.sourceId;
        const auto first = lines.constFind(id);
        if (first == lines.constEnd()) {
            lines.insert(id, record.line);
        } else if (!shared.contains(id)) {
            shared.insert(id);
            named << QStringLiteral("%1 (%2, %3)").arg(id).arg(*first).arg(record.line);
        }
    }
    if (shared.isEmpty() || 2 * shared.size() >= lines.size())
        return;
    noteCount(ImportNotice::SharedIds, shared.size(), file);
    nameScenes(file.warnings.back(), named);
}

/// Makes the file of the rows that a reader hands on, whatever the format.
class FileBuilder : public RowSink
{
public:
    FileBuilder(const QString& path, const QString& encoding, const ImportOptions& options)
        : m_options(options)
        , m_names(taskOf(options))
        , m_refusals(m_file.refused, m_file.furtherRefused)
    {
        m_file.path = path;
        m_file.encoding = encoding;
    }

    void setFormat(FileFormat format) { m_file.format = format; }

    Result<void> begin(const QStringList& columns) override
    {
        m_table.columns = columns;
        const bool isExport = m_file.format >= FileFormat::LabelStudioJson;
        auto mapped = mapColumns(m_table, m_names, m_options, isExport);
        if (!mapped) {
            Error error = mapped.error();
            // A header without a single known name is no table of scenarios at all.
            if (m_file.format == FileFormat::ScenarioCsv && columns.size() < 2)
                error.code = ErrorCode::UnknownFormat;
            return fail(error);
        }
        m_columns = std::move(*mapped);
        if (const auto made = makeReader(); !made)
            return made;
        // In Label Studio's exports too, several rows are about one scenario.
        if (m_file.format == FileFormat::ScenarioCsv && m_columns.isTidy)
            m_file.format = FileFormat::TidyCsv;
        else if (m_file.format == FileFormat::ScenarioCsv && !m_columns.raters.empty())
            m_file.format = FileFormat::CeiCsv;
        m_collector.emplace(m_names, m_columns.isTidy || isExport, m_file, m_refusals);
        return {};
    }

    void add(const RecordTable::Row& row) override
    {
        const qint64 before = m_file.refusedCount();
        read(row);
        ++m_file.rows;
        m_file.refusedRows += m_file.refusedCount() > before ? 1 : 0;
    }

    /// What the survey of a Label Studio export found beside the rows.
    void take(LabelStudioSurvey& survey)
    {
        const qint64 before = m_file.refusedCount();
        for (Refusal& refusal : survey.refused)
            refuse(std::move(refusal));
        for (const FurtherRefusals& further : survey.furtherRefused)
            m_refusals.add(FurtherRefusals{m_file.path, further.reason, further.count});
        // They became no rows.
        m_file.rows += m_file.refusedCount() - before;
        m_file.refusedRows += m_file.refusedCount() - before;
        for (const auto& [notice, count] : survey.notes) {
            noteCount(notice, count, m_file);
            if (notice == ImportNotice::SkippedAnswers)
                m_file.warnings.back().value = countsOfPeople(survey.skippedBy);
            if (notice == ImportNotice::NumberedScenes &&
                m_file.format != FileFormat::LabelStudioJson)
                m_file.warnings.back().detail = QStringLiteral("flat");
        }
        if (m_options.withGold && m_options.kind != ImportKind::Scenarios &&
            !survey.unclear.isEmpty())
            m_file.warnings.push_back({ImportNotice::UnclearColumns,
                                       m_file.path,
                                       0,
                                       {},
                                       survey.unclear.join(QStringLiteral(", ")),
                                       {},
                                       0});
    }

    void refuse(Refusal refusal)
    {
        refusal.file = m_file.path;
        m_refusals.add(std::move(refusal));
    }

    ImportedFile finish(bool isGuess)
    {
        noteCount(ImportNotice::FurtherDamage, m_collector->furtherDamage(), m_file);
        noteSummaries(m_columns, isGuess, m_file);
        if (m_file.format < FileFormat::LabelStudioJson) // there the ids are those of its tasks
            noteSharedIds(m_file);
        return std::move(m_file);
    }

private:
    void read(const RecordTable::Row& row)
    {
        auto record = m_reader->read(row);
        if (record)
            return keep(std::move(*record), row);
        refuse(located(std::move(record.error()), row));
        // An answer that cannot be taken does not take its scene along.
        if (row.origin) {
            auto scene = m_reader->read(withoutAnswer(row));
            if (scene)
                keep(std::move(*scene), row);
        }
    }

    void keep(ImportedRecord record, const RecordTable::Row& row)
    {
        if (row.origin) {
            record.isNumbered = row.origin->isNumbered;
            for (ImportedAnswer& answer : record.answers) {
                answer.origin = row.origin;
                if (row.origin->isSkipped) {
                    answer.answer.isFlagged = true;
                    answer.answer.flagReason = QStringLiteral("Skipped in Label Studio");
                }
            }
            if (row.origin->isPrediction)
                record.predictions = std::exchange(record.answers, {});
            else if (row.origin->isDraft)
                record.drafts = std::exchange(record.answers, {});
        }
        m_collector->add(std::move(record));
    }

    /// Says of which scene a row of Label Studio is.
    Refusal located(Refusal refusal, const RecordTable::Row& row) const
    {
        if (!row.origin)
            return refusal;
        const auto cell = [&](Field field) {
            return m_columns.has(field) ? row.cells.at(m_columns.at(field)) : QString();
        };
        refusal.origin = row.origin;
        refusal.scenario = !cell(Field::Scenario).isEmpty()
                               ? cell(Field::Scenario)
                               : ScenarioName{cell(Field::Group), cell(Field::Id)}.text();
        return refusal;
    }

    RecordTable::Row withoutAnswer(RecordTable::Row row) const
    {
        for (Field field : m_names.fields()) {
            if (isAboutAnswer(field) && m_columns.has(field))
                row.cells[m_columns.at(field)] = QString();
        }
        return row;
    }

    /// CEI's files may say the subtype by their name alone.
    Result<void> makeReader()
    {
        if (m_names.task().layout == TaskLayout::Cei) {
            const QString name = QFileInfo(m_file.path).fileName();
            const auto subtype = m_options.group ? m_options.group : subtypeFromFileName(name);
            if (!m_columns.has(Field::Group) && !subtype && !m_columns.isReference)
                return fail({ErrorCode::UnknownSubtype, {}, 0, 0, name, {}});
            m_reader = std::make_unique<CeiRowReader>(m_columns, m_table, m_options, subtype);
        } else {
            m_reader = std::make_unique<TidyRowReader>(m_names, m_columns, m_table, m_options);
        }
        return {};
    }

    const ImportOptions& m_options;
    ColumnNames m_names;
    ImportedFile m_file;
    RefusalKeeper m_refusals;
    RecordTable m_table; ///< The columns alone.
    ColumnMap m_columns;
    std::unique_ptr<RowReader> m_reader;
    std::optional<RecordCollector> m_collector;
};

/// Hands the rows of a CSV file on, but for an export of Label Studio: that is left to be read as
/// what it is.
class CsvSink : public RowSink
{
public:
    explicit CsvSink(FileBuilder& builder)
        : m_builder(builder)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        m_isLabelStudio = isLabelStudioCsv(columns);
        return m_isLabelStudio ? fail(ErrorCode::Cancelled) : m_builder.begin(columns);
    }
    void add(const RecordTable::Row& row) override { m_builder.add(row); }

    bool isLabelStudio() const { return m_isLabelStudio; }

private:
    FileBuilder& m_builder;
    bool m_isLabelStudio = false;
};

/// Recognises the format of a text and reads it.
class FileReader
{
public:
    FileReader(TextSource& text, const ImportOptions& options, const CancelToken& cancel,
               FileBuilder& builder)
        : m_text(text)
        , m_options(options)
        , m_cancel(cancel)
        , m_builder(builder)
    {}

    Result<void> read()
    {
        m_text.rewind();
        const QByteArray start = m_text.next().left(4096).trimmed();
        if (m_text.error())
            return fail(*m_text.error());
        if (start.isEmpty())
            return fail(ErrorCode::EmptyFile);
        if (start.startsWith('<'))
            return fail(ErrorCode::UnknownFormat, {},
                        start.contains("<View") ? QStringLiteral("interface") : QString());
        if (start.startsWith('['))
            return readJsonText();
        if (!start.startsWith('{'))
            return readCsvText();
        if (!isLines())
            return readJsonText();
        m_builder.setFormat(FileFormat::JsonLines);
        return isTidy() ? readTidyJson(m_text, true, m_builder, m_cancel)
                        : readJsonLines(m_text, m_builder, m_cancel);
    }

private:
    bool isTidy() const { return taskOf(m_options).layout == TaskLayout::Tidy; }

    /// A document without line breaks is one, however many scenarios it holds.
    bool isLines()
    {
        m_text.rewind();
        LineReader lines(m_text, LineEnds::LineFeed);
        QByteArray first;
        while (first.isEmpty()) {
            const auto line = lines.next();
            if (!line)
                return false;
            first = line->trimmed().toByteArray();
        }
        if (!first.endsWith('}'))
            return false;
        while (const auto line = lines.next()) {
            if (!line->trimmed().isEmpty())
                return true;
        }
        return false;
    }

    Result<void> readJsonText()
    {
        bool hasTask = false;
        bool hasMinimal = false;
        const auto kind = forEachElement(
            m_text,
            [&](const JsonValue& element) -> Result<bool> {
                hasTask = isLabelStudioTask(element);
                hasMinimal = hasMinimal || isLabelStudioMinimal(element);
                return !hasTask;
            },
            m_cancel);
        if (!kind)
            return fail(kind.error());
        if (hasTask)
            return readLabelStudio(FileFormat::LabelStudioJson);
        if (hasMinimal && *kind == JsonValue::Kind::List)
            return readLabelStudio(FileFormat::LabelStudioMinimal);
        m_builder.setFormat(FileFormat::Json);
        return isTidy() ? readTidyJson(m_text, false, m_builder, m_cancel)
                        : readJson(m_text, m_builder, m_cancel);
    }

    Result<void> readCsvText()
    {
        m_builder.setFormat(FileFormat::ScenarioCsv);
        CsvSink sink(m_builder);
        const auto read = readCsv(m_text, sink, m_cancel);
        return sink.isLabelStudio() ? readLabelStudio(FileFormat::LabelStudioCsv) : read;
    }

    Result<void> readLabelStudio(FileFormat format)
    {
        auto survey = surveyLabelStudio(m_text, format, m_options, m_cancel);
        if (!survey)
            return fail(survey.error());
        m_builder.setFormat(format);
        m_builder.take(*survey);
        auto laidOut = layOutLabelStudio(
            m_text, format, *survey, m_builder,
            [this](Refusal refusal) { m_builder.refuse(std::move(refusal)); }, m_options, m_cancel);
        if (!laidOut && laidOut.error().code == ErrorCode::MissingColumn && survey->hasLabels &&
            laidOut.error().detail.isEmpty())
            laidOut.error().detail =
                QStringLiteral("controls:") + survey->controls.join(QStringLiteral(", "));
        return laidOut;
    }

    TextSource& m_text;
    const ImportOptions& m_options;
    const CancelToken& m_cancel;
    FileBuilder& m_builder;
};

QString fieldList(const ColumnNames& names)
{
    QStringList tokens;
    for (Field field : names.fields())
        tokens << names.tokenOf(field);
    return tokens.join(QStringLiteral(", "));
}

} // namespace

Result<ImportedFile> readImportFile(const QString& path, const ImportOptions& options,
                                    const CancelToken& cancel)
{
    const ColumnNames names(taskOf(options));
    for (auto it = options.columns.begin(); it != options.columns.end(); ++it) {
        if (!names.named(it.key()))
            return fail({ErrorCode::InvalidValue, path, 0, 0, it.key(),
                         QStringLiteral("fields:") + fieldList(names)});
    }
    const auto opened = openTextFile(path, options.sheet);
    if (!opened)
        return fail(opened.error());
    FileBuilder builder(path, opened->encoding, options);
    if (const auto read = FileReader(*opened->text, options, cancel, builder).read(); !read)
        return fail(inFile(read.error(), path));
    ImportedFile file = builder.finish(opened->isGuess);
    if (!opened->sheet.isEmpty())
        file.warnings.push_back({ImportNotice::OneSheet, path, 0, {}, opened->sheet, {}, 0});
    if (const ImportMapping mapping = options.mapping(); !mapping.isEmpty())
        file.mapping = mapping;
    return file;
}

} // namespace subtext
