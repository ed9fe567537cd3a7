// SPDX-License-Identifier: MIT
#include "core/release/releasecontents.h"

#include "core/exchange/decisioncsv.h"
#include "core/exchange/tables/recordtable.h"
#include "core/release/layoutchoice.h"

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

const QString BetweenParts = QStringLiteral(": ");

void addFields(const QString& path, const QStringList& columns, ReleaseContents& contents)
{
    for (const QString& column : columns)
        contents.fields.insert(path + BetweenParts + column);
}

QString labelOf(const GoldLabel& gold, const Question& question)
{
    if (!gold.label)
        return gold.isAmbiguous ? QString(AmbiguousPick) : QString();
    const QString& token =
        question.options.at(static_cast<std::size_t>(indexOf(*gold.label))).token;
    return gold.isAmbiguous ? token + MarkedPick : token;
}

Result<void> readGold(const QByteArray& csv, ReleaseContents& contents)
{
    const auto table = readCsv(csv);
    if (!table)
        return fail(table.error());
    const qsizetype scenario = table->columns.indexOf(QStringLiteral("scenario"));
    const qsizetype label = table->columns.indexOf(QStringLiteral("label"));
    const qsizetype question = table->columns.indexOf(QStringLiteral("question"));
    contents.isByQuestion = question >= 0;
    const qsizetype ambiguous = table->columns.indexOf(
        contents.isByQuestion ? QStringLiteral("outcome") : QStringLiteral("ambiguous"));
    for (qsizetype column : {scenario, label, ambiguous}) {
        if (column < 0)
            return fail(ErrorCode::MissingColumn, QStringLiteral("gold.csv"));
    }
    const QString isAmbiguous =
        contents.isByQuestion ? QString(AmbiguousPick) : QStringLiteral("yes");
    for (const RecordTable::Row& row : table->rows) {
        QString key = row.cells.value(scenario);
        if (contents.isByQuestion)
            key += BetweenParts + row.cells.value(question);
        const QString token = row.cells.value(label);
        const bool isMarked = row.cells.value(ambiguous) == isAmbiguous;
        contents.gold[key] = !isMarked         ? token
                             : token.isEmpty() ? QString(AmbiguousPick)
                                               : token + MarkedPick;
    }
    return {};
}

QStringList jsonKeys(const QByteArray& lines)
{
    QStringList keys;
    const auto record = nlohmann::ordered_json::parse(lines.left(lines.indexOf('\n')).toStdString(),
                                                      nullptr, /*allow_exceptions=*/false);
    if (record.is_object()) {
        for (const auto& [key, value] : record.items())
            keys << QString::fromStdString(key);
    }
    return keys;
}

bool isOfModel(const QString& path)
{
    return path.startsWith(QLatin1String("predictions/"));
}

/// Versions go by the data; what is made of it, or said about it by models, may come and go.
bool isData(const QString& path)
{
    return !path.startsWith(QLatin1String("reports/")) && !isOfModel(path);
}

/// As the first line of a file of predictions names its set.
QString setName(const QByteArray& lines)
{
    const auto first = nlohmann::json::parse(lines.left(lines.indexOf('\n')).toStdString(), nullptr,
                                             /*allow_exceptions=*/false);
    QStringList names;
    for (const char* key : {"model", "mode", "run"}) {
        const auto found = first.is_object() ? first.find(key) : first.end();
        names << (found != first.end() && found->is_string()
                      ? QString::fromStdString(found->get<std::string>())
                      : QString());
    }
    return names.join(u':');
}

QString versionOf(const QByteArray& citation)
{
    for (const QByteArray& line : citation.split('\n')) {
        if (line.startsWith("version:"))
            return QString::fromUtf8(line.mid(8)).remove(u'"').trimmed();
    }
    return {};
}

} // namespace

ReleaseContents releaseContents(const QString& version, const std::vector<DataTable>& tables,
                                const StudyIndex& publicStudy, const QStringList& predictions)
{
    const std::vector<Scenario>& scenarios = publicStudy.data().scenarios;
    ReleaseContents contents;
    contents.version = version;
    contents.predictions = {predictions.begin(), predictions.end()};
    contents.answers = answerDigests(scenarios, publicStudy.data().annotations);
    for (const DataTable& table : tables) {
        // Keys stand in the records; a file without any has none. A header is always there.
        const bool hasColumns =
            table.description.format != TableFormat::JsonLines || !scenarios.empty();
        if (hasColumns)
            addFields(table.description.path, columnNames(table.description.columns), contents);
    }
    const Task& task = taskOf(publicStudy.data());
    contents.isByQuestion = releaseLayoutOf(task).isByQuestion();
    for (const Scenario& scenario : scenarios) {
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            QString key = scenario.name();
            if (contents.isByQuestion)
                key += BetweenParts + task.questions[i].token;
            contents.gold[key] = labelOf(
                publicStudy.goldOf(scenario.id, static_cast<QuestionIndex>(i)), task.questions[i]);
        }
    }
    return contents;
}

QString ReleaseContents::scenarioOf(const QString& key) const
{
    return isByQuestion ? key.left(key.lastIndexOf(BetweenParts)) : key;
}

Result<ReleaseContents> contentsOf(const std::vector<ReleaseFile>& files)
{
    ReleaseContents contents;
    bool hasGold = false;
    for (const ReleaseFile& file : files) {
        if (isOfModel(file.path))
            contents.predictions.insert(setName(file.bytes));
        if (!isData(file.path))
            continue;
        if (file.path.endsWith(QLatin1String(".csv")))
            addFields(file.path, csvHeader(file.bytes), contents);
        else if (file.path.endsWith(QLatin1String(".jsonl")))
            addFields(file.path, jsonKeys(file.bytes), contents);
        if (file.path == QLatin1String("CITATION.cff"))
            contents.version = versionOf(file.bytes);
        if (file.path == QLatin1String("gold.csv")) {
            if (const auto read = readGold(file.bytes, contents); !read)
                return fail(read.error());
            hasGold = true;
        }
    }
    if (!hasGold)
        return fail(ErrorCode::FileMissing, QStringLiteral("gold.csv"));
    return contents;
}

QStringList csvHeader(const QByteArray& csv)
{
    // Up to the first line end outside quotation marks.
    qsizetype end = csv.indexOf('\n');
    while (end >= 0 && csv.left(end).count('"') % 2 != 0)
        end = csv.indexOf('\n', end + 1);
    const auto table = readCsv(end < 0 ? csv : csv.left(end + 1));
    return table ? table->columns : QStringList();
}

} // namespace subtext
