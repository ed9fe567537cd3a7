// SPDX-License-Identifier: MIT
#include "core/release/readme.h"

#include "core/release/datadictionary.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/markdown.h"
#include "core/release/metadata.h"
#include "core/release/samplerecords.h"

#include <QDateTime>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

/// Text for a cell of a Markdown table; the words of a task are somebody else's.
QByteArray cell(const QByteArray& text)
{
    return markdownLine(QString::fromUtf8(text));
}

/// A name in a cell, of which nothing but the end of the cell could be mistaken.
QByteArray code(const QString& text)
{
    return '`' + text.toUtf8().replace('\n', ' ').replace('|', "\\|") + '`';
}

QByteArray typeName(ValueType type)
{
    switch (type) {
    case ValueType::Integer:
        return "integer";
    case ValueType::Number:
        return "number";
    case ValueType::Text:
        break;
    }
    return "text";
}

QByteArray fileList(const std::vector<ReleaseEntry>& files, const Task& task,
                    const Licence& licence)
{
    std::set<QString> paths{QStringLiteral("README.md"), QStringLiteral("croissant.json"),
                            QStringLiteral("SHA256SUMS")};
    for (const ReleaseEntry& file : files)
        paths.insert(file.path);
    QByteArray text = "## Files\n\n| file | what it is |\n|---|---|\n";
    for (const QString& path : paths)
        text += "| " + code(path) + " | " + describeFile(path, task, licence) + " |\n";
    const bool hasOthers = std::any_of(paths.begin(), paths.end(),
                                       [](const QString& path) { return !isReproducible(path); });
    text += "\nThe same study, version and seed give the same bytes";
    if (hasOthers)
        text += " for everything but the PDF files, which are therefore not in SHA256SUMS";
    return text + ". To check: `sha256sum -c SHA256SUMS`.\n";
}

/// That a table counts what was found by texts and times that stay behind, and other than the
/// report beside it.
QByteArray countedFindings(const ReleaseInput& input, const std::vector<ReleaseEntry>& files)
{
    const bool hasTable = std::any_of(files.begin(), files.end(), [](const ReleaseEntry& file) {
        return file.path == QLatin1String("reports/tables/annotators.csv");
    });
    return hasTable && input.areChecksOfMore
               ? "\n\nTwo files count items with findings as `flagged`. In "
                 "reports/tables/annotators.csv, `flagged`, `flag_rate` and `within_limit` are of "
                 "all that the study holds: explanations and times count there as well. In "
                 "reports/check.json, `flagged` is of the published data alone and can be lower.\n"
               : "\n";
}

/// Until when what several machines sent is part of it.
QByteArray teamMoment(std::optional<qint64> asOf)
{
    if (!asOf)
        return {};
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(*asOf, Qt::UTC);
    return "\nSeveral people worked on the study from their own machines. It holds all that they "
           "had sent by " +
           moment.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toUtf8() + " UTC.\n";
}

/// The sets of predictions say the same of one another.
bool areOfOneKind(const TableDescription& a, const TableDescription& b)
{
    const QLatin1String predictions("predictions/");
    return a.path.startsWith(predictions) && b.path.startsWith(predictions);
}

QByteArray dictionary(const std::vector<TableDescription>& tables, bool areFormulasText)
{
    QByteArray text = "## Data dictionary\n\nAll files are UTF-8. CSV cells with commas, quotation "
                      "marks or line ends are quoted (RFC 4180).\n";
    const bool hasLines = std::any_of(tables.begin(), tables.end(), [](const auto& table) {
        return table.format == TableFormat::JsonLines;
    });
    if (areFormulasText) {
        text +=
            "\nIn CSV files an apostrophe stands before each cell that a spreadsheet would take "
            "for a formula. It is not part of the text";
        text += hasLines ? "; the JSON Lines have the text without it.\n" : ".\n";
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const TableDescription& table = tables[i];
        text += "\n### " + code(table.path);
        for (; i + 1 < tables.size() && areOfOneKind(table, tables[i + 1]); ++i)
            text += ", " + code(tables[i + 1].path);
        text += "\n\n" + table.meaning +
                (table.format == TableFormat::Splits ? ". For each entry:" : ":") +
                "\n\n| column | type | values | meaning |\n|---|---|---|---|\n";
        for (const ColumnDescription& column : table.columns) {
            text += "| " + code(column.name) + " | " + typeName(column.type) + " | " +
                    cell(column.values) + " | " + cell(column.meaning) + " |\n";
        }
    }
    return text;
}

/// The citation, whose address stays one.
QByteArray citation(const ReleaseTitle& title)
{
    if (title.link.isEmpty())
        return markdownLine(title.citation);
    return markdownLine(title.citation.chopped(title.link.size())) + ' ' +
           markdownAddress(title.link);
}

QByteArray overrides(const std::vector<OverriddenGate>& gates)
{
    if (gates.empty())
        return {};
    QByteArray text = "\n## Overridden checks\n\nThis release was made although these checks did "
                      "not pass.\n\n| check | reason given |\n|---|---|\n";
    for (const OverriddenGate& gate : gates) {
        const QByteArray reason = markdownLine(gate.reason);
        text += "| " + code(gate.gate) + " | " + (reason.isEmpty() ? "none" : reason) + " |\n";
    }
    return text;
}

QByteArray mannerWords(const AskedManner& manner)
{
    QByteArrayList words;
    if (!manner.forms.isEmpty())
        words << "form of the answers: " + markdownLine(manner.forms.join(QStringLiteral(", ")));
    for (const QString& sha256 : manner.templates)
        words << "asked with a custom template, SHA-256 " + code(sha256);
    for (const QString& about : manner.about)
        words << "asked about " + markdownLine(about) +
                     ", to be compared only with people who were asked about the same";
    for (const QString& rubric : manner.rubrics)
        words << "asked for its confidence with the rubric " + code(rubric) +
                     ", to be compared only with the same one";
    if (!manner.temperatures.isEmpty())
        words << "temperature: " + markdownLine(manner.temperatures.join(QStringLiteral(", ")));
    return words.join("; ");
}

/// Whose answers are in the folder, where any are.
QByteArray modelList(const ReleasedModels& models, bool hasRawAnswers)
{
    if (models.sets.isEmpty())
        return {};
    QByteArray text = "\n## Predictions\n\nWhat models answered, in separate files; no label of "
                      "the data comes from them. ";
    text += hasRawAnswers
                ? "The models' own words are included."
                : "The models' own words are not included: a label is what was read from them.";
    text += "\n\n| model:mode:run |\n|---|\n";
    for (const QString& set : models.sets)
        text += "| " + code(set) + " |\n";
    for (auto of = models.manners.begin(); of != models.manners.end(); ++of)
        text += (of == models.manners.begin() ? "\n- " : "- ") + code(of->first) + ": " +
                mannerWords(of->second) + '\n';
    return text;
}

} // namespace

QByteArray readme(const ReleaseInput& input, const StudyData& publicData,
                  const std::vector<TableDescription>& tables,
                  const std::vector<ReleaseEntry>& files)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    QByteArray text =
        "# " + markdownLine(title.name) + "\n\nVersion " + input.options.version.toUtf8();
    if (!input.options.date.isEmpty())
        text += ", " + input.options.date.toUtf8();
    text += "\n\n" + title.description.toUtf8() + "\n\n";
    text += input.options.names == ReleaseNames::Codes
                ? "Annotators are identified by codes. "
                : "Annotators are identified by the names under which they worked. ";
    text += "Explanations, times and what the software recorded about the work are not part of the "
            "data. DATASHEET.md says how the data was made.";
    text += countedFindings(input, files);
    text += teamMoment(input.teamAsOf);
    text += overrides(input.overridden);
    const Task& task = taskOf(publicData);
    const Licence& licence = licenceOf(input.answers);
    text += modelList(input.models, input.options.models.hasRawAnswers);
    if (!input.models.method.isEmpty())
        text += "\n## Figures of the emotions\n\n" + input.models.method + '\n';
    text += '\n' + fileList(files, task, licence) + '\n';
    if (const QByteArray samples = sampleRecords(input, publicData); !samples.isEmpty())
        text += samples + '\n';
    text += dictionary(tables, input.options.areFormulasText) + '\n' +
            releaseLayoutOf(task).dictionaryOfAnswers(task);
    return text + "\n## Licence and citation\n\n" + licence.token +
           ", see LICENSE-DATA. Please cite:\n\n> " + citation(title) + '\n';
}

} // namespace subtext
