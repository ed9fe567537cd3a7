// SPDX-License-Identifier: MIT
#include "core/exchange/columnsurvey.h"

#include "core/domain/vocabulary.h"
#include "core/exchange/cei/ceiguess.h"
#include "core/exchange/labelstudio/labelstudioreader.h"
#include "core/exchange/rows/mappingproposal.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/exchange/tidy/tidyjson.h"
#include "core/task/builtintasks.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

const Task& orCei(const Task* task)
{
    return task != nullptr ? *task : defaultTask();
}

/// Takes the first rows, and then no more.
class FirstRows : public RowSink
{
public:
    FirstRows(const CancelToken& enough, std::size_t most)
        : m_enough(enough)
        , m_most(most)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        survey.columns = columns;
        return {};
    }
    void add(const RecordTable::Row& row) override
    {
        if (survey.rows.size() < m_most)
            survey.rows.push_back(row.cells);
        else
            m_enough.cancel();
    }
    bool isFull() const { return m_enough.isCancelled(); }

    ColumnSurvey survey;

private:
    CancelToken m_enough;
    std::size_t m_most;
};

// So many rows say what the words of a column are.
constexpr std::size_t ComparedRows = 200;

/// With what the columns could be.
ColumnSurvey guessed(ColumnSurvey survey, const ColumnNames& names, const QString& path)
{
    if (names.task().layout == TaskLayout::Tidy) {
        MappingProposal proposal = proposeMapping(names.task(), survey.columns, survey.rows,
                                                  guessFieldsOfCei(names, survey.columns));
        survey.guess = std::move(proposal.columns);
        survey.values = std::move(proposal.values);
        survey.rows.resize(std::min(survey.rows.size(), SurveyedRows));
        survey.hasGroup = !names.task().group || survey.guess.contains(names.tokenOf(Field::Group));
        return survey;
    }
    survey.guess = guessCeiColumns(names, survey.columns, survey.rows);
    survey.hasGroup = survey.guess.contains(names.tokenOf(Field::Group)) ||
                      subtypeFromFileName(QFileInfo(path).fileName()).has_value();
    return survey;
}

} // namespace

bool isAboutColumns(const Error& error)
{
    return error.code == ErrorCode::MissingColumn || error.code == ErrorCode::ForeignTask ||
           error.code == ErrorCode::UnknownSubtype;
}

const ImportMapping* mappingFor(const QStringList& columns,
                                const std::vector<ImportMapping>& mappings)
{
    const auto found =
        std::find_if(mappings.begin(), mappings.end(), [&](const ImportMapping& mapping) {
            return !mapping.columns.isEmpty() && mapping.source.isEmpty() && mapping.fits(columns);
        });
    return found == mappings.end() ? nullptr : &*found;
}

QStringList missingFields(const QStringList& columns, const QMap<QString, QString>& chosen,
                          const Task* task)
{
    const ColumnNames names(orCei(task));
    const auto isThere = [&](Field field) {
        return std::any_of(columns.begin(), columns.end(), [&](const QString& column) {
            return names.ofColumn(column, chosen) == field;
        });
    };
    QStringList missing;
    for (Field field : neededFields(names.task(), isThere)) {
        if (!isThere(field))
            missing << names.tokenOf(field);
    }
    return missing;
}

QMap<QString, QString> soleSynonyms(const QStringList& columns, const ImportOptions& options)
{
    const ColumnNames names(taskOf(options));
    QStringList left;
    for (const QString& column : columns) {
        if (!names.ofColumn(column, options.columns) && !options.unused.contains(column))
            left << column;
    }
    QMap<QString, QString> found;
    for (const QString& token : missingFields(columns, options.columns, &names.task())) {
        auto field = names.named(token);
        if (field && names.task().layout == TaskLayout::Tidy)
            field = sceneFieldOfCei(names, *field);
        const QStringList called = field ? columnsCalledAs(*field, left) : QStringList();
        if (called.size() == 1)
            found.insert(token, called.front());
    }
    // Every scene of CEI has a group, which the file's name may say as well.
    const bool needsGroup =
        names.task().layout == TaskLayout::Cei && !options.group &&
        std::none_of(columns.begin(), columns.end(), [&](const QString& column) {
            return names.ofColumn(column, options.columns) == Field::Group;
        });
    const QStringList groups = needsGroup ? columnsCalledAs(Field::Group, left) : QStringList();
    if (groups.size() == 1)
        found.insert(names.tokenOf(Field::Group), groups.front());
    return found;
}

Result<ColumnSurvey> surveyColumns(const QString& path, const CancelToken& cancel, const Task* task,
                                   const QString& sheet)
{
    if (!QFileInfo::exists(path))
        return fail(ErrorCode::FileMissing, path);
    auto source = std::make_unique<QFile>(path);
    if (!QFileInfo(path).isFile() || !source->open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, source->errorString());
    const auto located = [&](Error error) {
        error.file = path;
        return fail(std::move(error));
    };
    const auto opened = openText(std::move(source), sheet);
    if (!opened)
        return located(opened.error());
    TextSource& text = *opened->text;
    text.rewind();
    const QByteArray start = text.next().left(4096).trimmed();
    const bool isJson = start.startsWith('[') || start.startsWith('{');
    const CancelToken enough = CancelToken::under(cancel);
    const ColumnNames names(orCei(task));
    const bool isTidy = names.task().layout == TaskLayout::Tidy;
    FirstRows first(enough, isTidy ? ComparedRows : SurveyedRows);
    if (const auto format = isJson ? labelStudioJsonFormat(text, cancel) : std::nullopt) {
        ImportOptions options;
        options.task = std::make_shared<const Task>(names.task());
        auto sample =
            sampleLabelStudio(text, *format, options, isTidy ? ComparedRows : SurveyedRows, cancel);
        if (!sample)
            return located(sample.error());
        ColumnSurvey survey;
        survey.columns = std::move(sample->columns);
        survey.rows = std::move(sample->rows);
        return guessed(std::move(survey), names, path);
    }
    // A table is read to its end, so that what is wrong with it is said before its columns are
    // named.
    const auto readAsJson = [&](bool isLines) {
        if (isTidy)
            return readTidyJson(text, isLines, first, enough);
        return isLines ? readJsonLines(text, first, enough) : readJson(text, first, enough);
    };
    auto read = isJson ? readAsJson(false) : readCsv(text, first, cancel);
    if (!read && isJson && !first.isFull()) {
        first.survey = {};
        read = readAsJson(true);
    }
    if (cancel.isCancelled())
        return located({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    if (!read && !(isJson && first.isFull()))
        return located(read.error());
    return guessed(std::move(first.survey), names, path);
}

} // namespace subtext
