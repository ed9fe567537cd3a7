// SPDX-License-Identifier: MIT
#include "core/release/hubmetadata.h"

#include "core/release/datasheet.h"
#include "core/release/layout/releaselayout.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

namespace subtext {
namespace {

/// A text in YAML. What Markdown would make a picture or HTML of is escaped, for readers that take
/// the block for text.
QByteArray hubText(const QString& text)
{
    return yamlQuoted(text).replace('[', "\\u005b").replace('<', "\\u003c");
}

/// The Hub and Zenodo write the tokens of SPDX in lower case.
QByteArray licenceId(const DatasheetAnswers& answers)
{
    return QByteArray(licenceOf(answers).token).toLower();
}

/// Codes of ISO 639 among the lines of the answer; other words are no codes.
QStringList languageCodes(const DatasheetAnswers& answers)
{
    static const QRegularExpression Code(QStringLiteral("^[a-z]{2,3}$"));
    QStringList codes;
    for (const QString& line :
         answerTo(answers, QString::fromLatin1(LanguageAnswer)).split(u'\n')) {
        if (const QString code = line.simplified(); Code.match(code).hasMatch())
            codes << code;
    }
    return codes;
}

QByteArray sizeCategory(std::size_t scenarios)
{
    if (scenarios < 1'000)
        return "n<1K";
    if (scenarios < 10'000)
        return "1K<n<10K";
    if (scenarios < 100'000)
        return "10K<n<100K";
    return scenarios < 1'000'000 ? "100K<n<1M" : "1M<n<10M";
}

/// Only tables of data: what is made of them stands in reports/, and splits.json is no table.
bool isLoadable(const TableDescription& table)
{
    return table.format != TableFormat::Splits && !table.path.startsWith(QLatin1String("reports/"));
}

/// "annotations" of "annotations.csv", "predictions-gpt" of "predictions/gpt.jsonl".
QString configName(const QString& path)
{
    return path.left(path.lastIndexOf(u'.')).replace(u'/', u'-');
}

QByteArray hubType(ValueType type)
{
    switch (type) {
    case ValueType::Integer:
        return "int64";
    case ValueType::Number:
        return "float64";
    case ValueType::Text:
        break;
    }
    return "string";
}

/// Whole numbers that may be missing in CSV are read as others: the Hub's reader has no empty
/// integer there.
QByteArray hubType(const ColumnDescription& column, TableFormat format)
{
    const bool isEmptyCell = column.mayBeEmpty && format == TableFormat::Csv;
    return hubType(isEmptyCell && column.type == ValueType::Integer ? ValueType::Number
                                                                    : column.type);
}

/// Of JSON, too: a key that not every line has is else known to the Hub only if it reads far
/// enough, and two files of one kind would differ in what they seem to have.
bool hasFeatures(const TableDescription& table)
{
    return isLoadable(table) && !table.columns.empty();
}

QByteArray featureOf(const ColumnDescription& column, TableFormat format)
{
    const QByteArray name = "{name: " + hubText(column.name);
    if (column.keys.isEmpty())
        return name + ", dtype: " + hubType(column, format) + '}';
    QByteArrayList keys;
    for (const QString& key : column.keys)
        keys << "{name: " + hubText(key) + ", dtype: " + hubType(column.keyType) + '}';
    return name + ", struct: [" + keys.join(", ") + "]}";
}

QByteArray featuresOf(const TableDescription& table)
{
    QByteArrayList features;
    for (const ColumnDescription& column : table.columns)
        features << featureOf(column, table.format);
    return "  - config_name: " + hubText(configName(table.path)) + "\n    features: [" +
           features.join(", ") + "]\n";
}

QByteArray hubList(const char* key, const QByteArrayList& values)
{
    if (values.isEmpty())
        return {};
    QByteArray text = QByteArray(key) + ":\n";
    for (const QByteArray& value : values)
        text += "  - " + value + '\n';
    return text;
}

} // namespace

QByteArray hubFrontMatter(const ReleaseInput& input, const StudyData& publicData,
                          const std::vector<TableDescription>& tables)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    const Task& task = taskOf(publicData);
    QByteArray text = "---\n";
    if (title.isNamed)
        text += "pretty_name: " + hubText(title.name) + '\n';
    text += "license: " + licenceId(input.answers) + '\n';
    QByteArrayList languages;
    for (const QString& code : languageCodes(input.answers))
        languages << hubText(code); // "no" is a language, too
    text += hubList("language", languages);
    if (!task.questions.empty())
        text += hubList("task_categories", {"text-classification"});
    text += hubList("size_categories", {sizeCategory(publicData.scenarios.size())});
    QByteArrayList tags;
    for (const QString& keyword : releaseLayoutOf(task).keywords(task))
        tags << hubText(keyword);
    text += hubList("tags", tags);
    QByteArray configs;
    QByteArray features;
    for (const TableDescription& table : tables) {
        if (isLoadable(table)) {
            configs += "  - config_name: " + hubText(configName(table.path)) +
                       "\n    data_files: " + hubText(table.path) + '\n';
        }
        if (hasFeatures(table))
            features += featuresOf(table);
    }
    if (!configs.isEmpty())
        text += "configs:\n" + configs;
    if (!features.isEmpty())
        text += "dataset_info:\n" + features;
    return text + "---\n\n";
}

QByteArray zenodoFile(const ReleaseInput& input, const StudyData& publicData)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    const Task& task = taskOf(publicData);
    nlohmann::ordered_json json;
    if (title.isNamed)
        json["title"] = title.name.toStdString();
    json["upload_type"] = "dataset";
    json["description"] = title.description.toHtmlEscaped().toStdString();
    if (title.hasCreators) {
        for (const QString& name : title.creators)
            json["creators"].push_back({{"name", name.toStdString()}});
    }
    json["license"] = licenceId(input.answers).toStdString();
    for (const QString& keyword : releaseLayoutOf(task).keywords(task))
        json["keywords"].push_back(keyword.toStdString());
    json["version"] = input.options.version.toStdString();
    if (const QString date = validDate(input.options.date); !date.isEmpty())
        json["publication_date"] = date.toStdString();
    return QByteArray::fromStdString(json.dump(2) + '\n');
}

} // namespace subtext
