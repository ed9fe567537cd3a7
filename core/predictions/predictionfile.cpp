// SPDX-License-Identifier: MIT
#include "core/predictions/predictionfile.h"

#include "core/predictions/predictioncollector.h"
#include "core/predictions/recordfile.h"
#include "core/predictions/vectorrecord.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace subtext::evaluation {
namespace {

/// Of the parts of a checkpoint's keys.
QString separator()
{
    return QStringLiteral("::");
}

/// What a row that says nothing of it belongs to.
struct SetDefaults
{
    QString model;
    QString mode;
};

/// The authors' files say the mode at the end of their name.
QString modeOfName(const QString& stem)
{
    if (stem.endsWith(QLatin1String("_cot")))
        return QStringLiteral("cot");
    if (stem.endsWith(QLatin1String("_few-shot")) || stem.endsWith(QLatin1String("_few_shot")))
        return QStringLiteral("few-shot");
    return QStringLiteral("zero-shot");
}

bool isResults(const JsonValue& root)
{
    const auto& lists = root.elements();
    return !lists.empty() &&
           std::all_of(lists.begin(), lists.end(), [](const JsonValue& l) { return l.isList(); });
}

bool isCheckpoint(const JsonValue& root)
{
    const auto& texts = root.elements();
    const auto& keys = root.keys();
    return !texts.empty() && std::all_of(texts.begin(), texts.end(), [](const JsonValue& value) {
        return value.kind() == JsonValue::Kind::Text || value.kind() == JsonValue::Kind::Null;
    }) && std::all_of(keys.begin(), keys.end(), [](const std::string& key) {
        return QString::fromStdString(key).count(separator()) >= 2;
    });
}

/// Reads one file after the other into a collector.
class FileReading
{
public:
    FileReading(const RecordLayout& layout, const Input& items, const ReadOptions& options,
                const CancelToken& cancel)
        : m_options(options)
        , m_cancel(cancel)
        , m_layout(layout)
        , m_collector(items, layout)
    {}

    Result<Predictions> read(const QStringList& paths)
    {
        for (const QString& path : paths) {
            if (const auto read = readFile(path); !read)
                return fail(read.error());
        }
        return m_collector.take();
    }

private:
    Result<void> readFile(const QString& path)
    {
        const bool isFolder = hasAuthorsFiles() && QFileInfo(path).isDir();
        const QString stem = isFolder ? QDir(path).dirName() : QFileInfo(path).completeBaseName();
        m_modelOfPath = m_options.model.isEmpty() ? stem : m_options.model;
        m_defaults = {m_modelOfPath,
                      m_options.mode.isEmpty() ? QStringLiteral("zero-shot") : m_options.mode};
        m_hasRowsOfPath = false;
        m_modeOfName = m_options.mode.isEmpty() ? modeOfName(stem) : m_options.mode;
        m_collector.beginFile(path);
        const auto read = isFolder ? readFolder(path) : readText(path);
        if (!read) {
            // A file of a folder is named by itself.
            Error error = read.error();
            if (error.file.isEmpty())
                error.file = m_collector.file();
            return fail(error);
        }
        if (!m_hasRowsOfPath && !m_collector.hasRowsOfFile()) {
            const bool isOld = hasAuthorsFiles() && m_collector.hasOldIds();
            return fail({ErrorCode::UnknownScenario,
                         path,
                         0,
                         0,
                         {},
                         isOld ? QStringLiteral("ids") : QString()});
        }
        return {};
    }

    /// Whether files may be as the authors of CEI write them: folders, results and checkpoints,
    /// with ids of an older release.
    bool hasAuthorsFiles() const { return !m_layout.isOfVectors(); }

    Result<void> readFolder(const QString& path)
    {
        const QDir folder(path);
        const QStringList files =
            folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        if (files.isEmpty())
            return fail({ErrorCode::UnknownFormat, path, 0, 0, {}, QStringLiteral("folder")});
        for (const QString& file : files) {
            m_collector.beginFile(folder.filePath(file));
            if (const auto read = readText(folder.filePath(file)); !read)
                return read;
            m_hasRowsOfPath = m_hasRowsOfPath || m_collector.hasRowsOfFile();
        }
        m_collector.beginFile(path);
        return {};
    }

    Result<void> readText(const QString& path)
    {
        if (!hasAuthorsFiles())
            return readRecordFile(path, sink(), m_cancel, {}, m_options.sheets.value(path));
        return readRecordFile(
            path, sink(), m_cancel, [this](TextSource& json) { return readObject(json); },
            m_options.sheets.value(path));
    }

    Result<void> readObject(TextSource& text)
    {
        const auto root = parseJson(text, m_cancel);
        if (!root)
            return fail(root.error());
        if (isResults(*root))
            return readResults(*root);
        if (isCheckpoint(*root))
            return readCheckpoint(*root);
        return readRecords([&](const ElementVisitor& visit) -> Result<void> {
            if (const auto more = visit(*root); !more)
                return fail(more.error());
            return {};
        });
    }

    Result<void> readResults(const JsonValue& root)
    {
        return readRecords([&](const ElementVisitor& visit) -> Result<void> {
            for (std::size_t i = 0; i < root.keys().size(); ++i) {
                m_defaults = {QString::fromStdString(root.keys()[i]), m_modeOfName};
                for (const JsonValue& element : root.elements()[i].elements()) {
                    if (const auto more = visit(element); !more)
                        return fail(more.error());
                }
            }
            return {};
        });
    }

    Result<void> readCheckpoint(const JsonValue& root)
    {
        for (std::size_t i = 0; i < root.keys().size(); ++i) {
            const QString key = QString::fromStdString(root.keys()[i]);
            const JsonValue& raw = root.elements()[i];
            // (What comes first may have the separator in it.)
            Record record;
            record.line = raw.line();
            record.add(QStringLiteral("id"), key.section(separator(), -1));
            record.add(QStringLiteral("subtype"), key.section(separator(), -2, -2));
            // A request that failed is stored as an empty text.
            if (raw.text().trimmed().isEmpty())
                record.add(QStringLiteral("status"), QStringLiteral("missing"));
            else
                record.add(QStringLiteral("raw_response"), raw.text());
            m_defaults = {key.section(separator(), 0, -3), m_modeOfName};
            if (const auto taken = take(record); !taken)
                return taken;
        }
        return {};
    }

    RecordSink sink()
    {
        return {[this](const QStringList& names) -> Result<void> {
                    if (const auto missing = m_layout.missingColumn(names))
                        return fail({ErrorCode::MissingColumn, {}, 0, 0, *missing, {}});
                    return leaveUnanswered(names);
                },
                [this](const Record& record) { return take(record); },
                [this](const RowProblem& problem) { m_collector.add(problem); }};
    }

    Result<void> leaveUnanswered(const QStringList& columns)
    {
        Result<void> left;
        for (std::size_t i = 0; left && i < static_cast<std::size_t>(m_layout.questions().size());
             ++i) {
            if (!m_layout.answers(i, columns))
                left = m_collector.leaveOut(i);
        }
        return left;
    }

    /// Objects that are each a row. Some of them must have what every file must have.
    Result<void> readRecords(const Walk& walk) { return readRecordObjects(walk, sink()); }

    Result<void> take(const Record& record)
    {
        auto read = m_layout.read(record);
        if (!read) {
            m_collector.add(read.error());
            return {};
        }
        if (read->name.model.isEmpty())
            read->name.model = m_defaults.model.isEmpty() ? m_modelOfPath : m_defaults.model;
        if (read->name.mode.isEmpty())
            read->name.mode = m_defaults.mode;
        if (read->name.run.isEmpty())
            read->name.run = m_options.run.isEmpty() ? QStringLiteral("1") : m_options.run;
        return m_collector.add(std::move(*read));
    }

    const ReadOptions& m_options;
    const CancelToken& m_cancel;
    const RecordLayout& m_layout;
    PredictionCollector m_collector;
    SetDefaults m_defaults;
    QString m_modeOfName;
    QString m_modelOfPath;
    bool m_hasRowsOfPath = false; ///< Where it is a folder.
};

} // namespace

Result<Predictions> readPredictions(const QStringList& paths, const std::vector<Input>& questions,
                                    const ScenarioNames& names, const ReadOptions& options,
                                    const CancelToken& cancel)
{
    const LabelLayout layout(questions, names, options.columns);
    return FileReading(layout, questions.front(), options, cancel).read(paths);
}

Result<Predictions> readVectors(const QStringList& paths,
                                const entanglement::EmotionNames& emotions, const Input& input,
                                const ScenarioNames& names, const ReadOptions& options,
                                const CancelToken& cancel)
{
    const VectorLayout layout(emotions, names, options.columns);
    return FileReading(layout, input, options, cancel).read(paths);
}

void restrictTo(Partition part, Input& input, std::vector<Column>& sets)
{
    std::vector<int> placeOf;
    int next = 0;
    for (const Item& item : input.items)
        placeOf.push_back(item.part == part ? next++ : -1);
    std::erase_if(input.items, [part](const Item& item) { return item.part != part; });
    for (Column& set : sets) {
        for (ColumnRow& row : set.rows)
            row.item = placeOf[static_cast<std::size_t>(row.item)];
        std::erase_if(set.rows, [](const ColumnRow& row) { return row.item < 0; });
    }
}

} // namespace subtext::evaluation
