// SPDX-License-Identifier: MIT
#include "core/exchange/importedfile.h"

#include "core/domain/texts.h"
#include "core/exchange/labelstudioreader.h"
#include "core/exchange/rowinterpreter.h"
#include "core/exchange/textdecoder.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

// More than any study's text; a larger file is something else (a disk image, a sparse file).
constexpr qint64 LargestFile = 512LL * 1024 * 1024;

struct Recognised
{
    RecordTable table;
    FileFormat format = FileFormat::ScenarioCsv;
    // Of Label Studio's exports, whose rows are read before they are a table:
    std::vector<Refusal> refused;
    qint64 skipped = 0;
    qint64 superseded = 0;

    /// Whether several rows may be about one scenario, with an answer each or none.
    bool isByAnswer() const { return format >= FileFormat::LabelStudioJson; }
};

QByteArray firstLineOf(const QByteArray& text)
{
    const qsizetype end = text.indexOf('\n');
    return (end < 0 ? text : text.left(end)).trimmed();
}

Result<Recognised> recognisedAs(FileFormat format, Result<RecordTable> table)
{
    if (!table)
        return fail(table.error());
    return Recognised{std::move(*table), format, {}, 0, 0};
}

Result<Recognised> recognisedAs(FileFormat format, Result<LabelStudioTable> read)
{
    if (!read)
        return fail(read.error());
    return Recognised{std::move(read->table), format, std::move(read->refused), read->skipped,
                      read->superseded};
}

Result<Recognised> recogniseJson(const QByteArray& utf8, const ImportOptions& options)
{
    const auto document = parseJson(utf8.constData(), utf8.size());
    if (!document)
        return fail(document.error());
    if (isLabelStudioTasks(*document))
        return recognisedAs(FileFormat::LabelStudioJson,
                            readLabelStudioTasks(utf8, *document, options));
    if (isLabelStudioMinimal(*document))
        return recognisedAs(FileFormat::LabelStudioMinimal,
                            readLabelStudioMinimal(utf8, *document, options));
    return recognisedAs(FileFormat::Json, readJson(utf8, *document));
}

Result<Recognised> recognise(const QByteArray& utf8, const ImportOptions& options)
{
    const QByteArray start = utf8.left(4096).trimmed();
    if (start.isEmpty())
        return fail(ErrorCode::EmptyFile);
    if (start.startsWith('['))
        return recogniseJson(utf8, options);
    if (start.startsWith('{')) {
        const QByteArray all = utf8.trimmed();
        const QByteArray first = firstLineOf(all);
        // A document without line breaks is one, however many scenarios it holds.
        const bool isLine = first.endsWith('}') && first.size() < all.size();
        return isLine ? recognisedAs(FileFormat::JsonLines, readJsonLines(utf8))
                      : recogniseJson(utf8, options);
    }
    auto table = readCsv(utf8);
    if (table && isLabelStudioCsv(*table))
        return recognisedAs(FileFormat::LabelStudioCsv, readLabelStudioCsv(*table, options));
    return recognisedAs(FileFormat::ScenarioCsv, std::move(table));
}

void reportDamage(const ImportedRecord& record, ImportedFile& file)
{
    const auto report = [&](QLatin1String column, const QString& text) {
        for (const DamagedCharacter& damage : findDamage(text)) {
            ImportWarning warning;
            warning.notice = ImportNotice::DamagedCharacter;
            warning.file = file.path;
            warning.line = record.line;
            warning.column = column;
            warning.value = damage.found;
            warning.detail = damage.suggested;
            file.warnings.push_back(warning);
        }
    };
    report(fieldToken(Field::SpeakerRole), record.scenario.speakerRole);
    report(fieldToken(Field::ListenerRole), record.scenario.listenerRole);
    report(fieldToken(Field::Context), record.scenario.context);
    report(fieldToken(Field::Utterance), record.scenario.utterance);
    report(fieldToken(Field::Note), record.note);
    for (const ImportedAnswer& answer : record.answers)
        report(fieldToken(Field::Explanation), answer.answer.explanation);
}

bool isSameScene(const Scenario& a, const Scenario& b)
{
    return a.speakerRole == b.speakerRole && a.listenerRole == b.listenerRole &&
           a.context == b.context && a.utterance == b.utterance;
}

// In the tidy layout one scenario stands on several rows, one for each answer; so it does in what
// comes from Label Studio.
class Collector
{
public:
    explicit Collector(bool isTidy)
        : m_isTidy(isTidy)
    {}

    void add(ImportedRecord record, ImportedFile& file)
    {
        const QString name = record.scenario.name();
        const auto at = m_byName.constFind(name);
        if (at == m_byName.constEnd()) {
            m_byName.insert(name, file.records.size());
            reportDamage(record, file);
            file.records.push_back(std::move(record));
            return;
        }
        ImportedRecord& known = file.records[*at];
        if (!m_isTidy || !isSameScene(known.scenario, record.scenario)) {
            file.refused.push_back({file.path, record.line, fieldToken(Field::Id),
                                    record.scenario.sourceId, RefusalReason::DuplicateScenario});
            return;
        }
        for (ImportedAnswer& answer : record.answers) {
            const bool isRepeated = std::any_of(
                known.answers.begin(), known.answers.end(),
                [&](const ImportedAnswer& other) { return other.annotator == answer.annotator; });
            if (isRepeated)
                file.refused.push_back({file.path, record.line, fieldToken(Field::Annotator),
                                        answer.annotator, RefusalReason::DuplicateAnswer});
            else
                known.answers.push_back(std::move(answer));
        }
    }

private:
    bool m_isTidy;
    QHash<QString, std::size_t> m_byName;
};

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

} // namespace

Result<ImportedFile> readImportFile(const QString& path, const ImportOptions& options)
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
    auto recognised = recognise(text->utf8, options);
    if (!recognised)
        return fail(at(recognised.error(), path));
    const RecordTable& table = recognised->table;
    const auto columns = mapColumns(table, options);
    if (!columns) {
        Error error = at(columns.error(), path);
        // A header without a single known name is no table of scenarios at all.
        if (recognised->format == FileFormat::ScenarioCsv && table.columns.size() < 2)
            error.code = ErrorCode::UnknownFormat;
        return fail(error);
    }
    const auto fileSubtype =
        options.subtype ? options.subtype : subtypeFromFileName(info.fileName());
    if (!columns->has(Field::Subtype) && !fileSubtype)
        return fail({ErrorCode::UnknownSubtype, path, 0, 0, info.fileName(), {}});

    ImportedFile file;
    file.path = path;
    file.encoding = text->encoding;
    file.format = recognised->format;
    if (file.format == FileFormat::ScenarioCsv && columns->isTidy())
        file.format = FileFormat::TidyCsv;
    else if (file.format == FileFormat::ScenarioCsv && !columns->raters.empty())
        file.format = FileFormat::CeiCsv;

    file.refused = std::move(recognised->refused);
    for (Refusal& refusal : file.refused)
        refusal.file = path;
    noteCount(ImportNotice::SkippedAnswers, recognised->skipped, file);
    noteCount(ImportNotice::EarlierAnswers, recognised->superseded, file);

    const RowInterpreter interpreter(*columns, table, options, fileSubtype);
    Collector collector(columns->isTidy() || recognised->isByAnswer());
    for (const RecordTable::Row& row : table.rows) {
        auto record = interpreter.interpret(row);
        if (record) {
            collector.add(std::move(*record), file);
        } else {
            record.error().file = path;
            file.refused.push_back(record.error());
        }
    }
    noteSummaries(*columns, text->isGuess, file);
    return file;
}

} // namespace subtext
