// SPDX-License-Identifier: MIT
#include "core/exchange/columnsurvey.h"

#include "core/domain/vocabulary.h"
#include "core/exchange/cei/ceicolumns.h"
#include "core/exchange/mappingproposal.h"
#include "core/exchange/recordtable.h"
#include "core/exchange/textdecoder.h"
#include "core/exchange/tidyjson.h"
#include "core/task/builtintasks.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

struct Synonym
{
    Field field;
    const char* word;
};

// What scenes, speakers and sentences are called elsewhere; the names of columns.cpp come first.
constexpr std::array Synonyms{
    Synonym{Field::Id, "no"},
    Synonym{Field::Id, "nr"},
    Synonym{Field::Id, "number"},
    Synonym{Field::Id, "item"},
    Synonym{Field::Id, "item_id"},
    Synonym{Field::Id, "scenario_id"},
    Synonym{Field::Id, "scene"},
    Synonym{Field::Group, "type"},
    Synonym{Field::Group, "category"},
    Synonym{CeiField::SpeakerRole, "speaker"},
    Synonym{CeiField::SpeakerRole, "who"},
    Synonym{CeiField::SpeakerRole, "from"},
    Synonym{CeiField::SpeakerRole, "sender"},
    Synonym{CeiField::ListenerRole, "listener"},
    Synonym{CeiField::ListenerRole, "addressee"},
    Synonym{CeiField::ListenerRole, "hearer"},
    Synonym{CeiField::ListenerRole, "recipient"},
    Synonym{CeiField::ListenerRole, "to"},
    Synonym{CeiField::Context, "situation"},
    Synonym{CeiField::Context, "background"},
    Synonym{CeiField::Context, "setting"},
    Synonym{CeiField::Context, "story"},
    Synonym{CeiField::Utterance, "text"},
    Synonym{CeiField::Utterance, "sentence"},
    Synonym{CeiField::Utterance, "quote"},
    Synonym{CeiField::Utterance, "says"},
    Synonym{CeiField::Utterance, "line"},
    Synonym{CeiField::Power, "power"},
    Synonym{CeiField::Power, "relation"},
    Synonym{CeiField::Emotion, "label"},
    Synonym{Field::Annotator, "rater"},
    Synonym{CeiField::Gold, "final_label"},
};

QString plainName(const QString& column)
{
    return column.simplified().toLower().replace(u' ', u'_').replace(u'-', u'_');
}

const Task& orCei(const Task* task)
{
    return task != nullptr ? *task : *builtInTask(u"cei");
}

QMap<QString, QString> guessFields(const ColumnNames& names, const QStringList& columns)
{
    QMap<QString, QString> guess;
    QStringList used;
    for (const QString& column : columns) {
        if (const auto field = names.ofColumn(column, {})) {
            guess.insert(names.tokenOf(*field), column);
            used << column;
        }
    }
    for (const Synonym& synonym : Synonyms) {
        const QString token = names.tokenOf(synonym.field);
        for (const QString& column : columns) {
            const bool isMeant =
                plainName(column) == QLatin1String(synonym.word) || plainName(column) == token;
            if (isMeant && !guess.contains(token) && !used.contains(column)) {
                guess.insert(token, column);
                used << column;
            }
        }
    }
    return guess;
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

} // namespace

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

Result<ColumnSurvey> surveyColumns(const QString& path, const CancelToken& cancel, const Task* task)
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
    const auto opened = openText(std::move(source));
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
    ColumnSurvey survey = std::move(first.survey);
    if (isTidy) {
        MappingProposal proposal = proposeMapping(names.task(), survey.columns, survey.rows);
        survey.guess = std::move(proposal.columns);
        survey.values = std::move(proposal.values);
        survey.rows.resize(std::min(survey.rows.size(), SurveyedRows));
        survey.hasGroup = !names.task().group || survey.guess.contains(names.tokenOf(Field::Group));
        return survey;
    }
    survey.guess = guessFields(names, survey.columns);
    survey.hasGroup = survey.guess.contains(names.tokenOf(Field::Group)) ||
                      subtypeFromFileName(QFileInfo(path).fileName()).has_value();
    return survey;
}

} // namespace subtext
