// SPDX-License-Identifier: MIT
#include "core/exchange/columnsurvey.h"

#include "core/domain/vocabulary.h"
#include "core/exchange/columns.h"
#include "core/exchange/recordtable.h"
#include "core/exchange/textdecoder.h"

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
    Synonym{Field::SpeakerRole, "speaker"},
    Synonym{Field::SpeakerRole, "who"},
    Synonym{Field::SpeakerRole, "from"},
    Synonym{Field::SpeakerRole, "sender"},
    Synonym{Field::ListenerRole, "listener"},
    Synonym{Field::ListenerRole, "addressee"},
    Synonym{Field::ListenerRole, "hearer"},
    Synonym{Field::ListenerRole, "recipient"},
    Synonym{Field::ListenerRole, "to"},
    Synonym{Field::Context, "situation"},
    Synonym{Field::Context, "background"},
    Synonym{Field::Context, "setting"},
    Synonym{Field::Context, "story"},
    Synonym{Field::Utterance, "text"},
    Synonym{Field::Utterance, "sentence"},
    Synonym{Field::Utterance, "quote"},
    Synonym{Field::Utterance, "says"},
    Synonym{Field::Utterance, "line"},
    Synonym{Field::Power, "power"},
    Synonym{Field::Power, "relation"},
    Synonym{Field::Emotion, "label"},
    Synonym{Field::Annotator, "rater"},
    Synonym{Field::Gold, "final_label"},
};

QString plainName(const QString& column)
{
    return column.simplified().toLower().replace(u' ', u'_').replace(u'-', u'_');
}

QMap<QString, QString> guessFields(const QStringList& columns)
{
    QMap<QString, QString> guess;
    QStringList used;
    for (const QString& column : columns) {
        if (const auto field = fieldOfColumn(column, {})) {
            guess.insert(fieldToken(*field), column);
            used << column;
        }
    }
    for (const Synonym& synonym : Synonyms) {
        const QString token = fieldToken(synonym.field);
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
    explicit FirstRows(const CancelToken& enough)
        : m_enough(enough)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        survey.columns = columns;
        return {};
    }
    void add(const RecordTable::Row& row) override
    {
        if (survey.rows.size() < SurveyedRows)
            survey.rows.push_back(row.cells);
        else
            m_enough.cancel();
    }
    bool isFull() const { return m_enough.isCancelled(); }

    ColumnSurvey survey;

private:
    CancelToken m_enough;
};

} // namespace

QStringList missingFields(const QStringList& columns, const QMap<QString, QString>& chosen)
{
    const auto isThere = [&](Field field) {
        return std::any_of(columns.begin(), columns.end(), [&](const QString& column) {
            return fieldOfColumn(column, chosen) == field;
        });
    };
    const bool isTidy = isThere(Field::Annotator) && isThere(Field::Emotion);
    QStringList missing;
    for (Field field : requiredFields(isTidy)) {
        if (!isThere(field))
            missing << fieldToken(field);
    }
    return missing;
}

Result<ColumnSurvey> surveyColumns(const QString& path, const CancelToken& cancel)
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
    FirstRows first(enough);
    // A table is read to its end, so that what is wrong with it is said before its columns are
    // named.
    auto read = isJson ? readJson(text, first, enough) : readCsv(text, first, cancel);
    if (!read && isJson && !first.isFull()) {
        first.survey = {};
        read = readJsonLines(text, first, enough);
    }
    if (cancel.isCancelled())
        return located({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    if (!read && !(isJson && first.isFull()))
        return located(read.error());
    ColumnSurvey survey = std::move(first.survey);
    survey.guess = guessFields(survey.columns);
    survey.hasGroup = survey.guess.contains(fieldToken(Field::Group)) ||
                      subtypeFromFileName(QFileInfo(path).fileName()).has_value();
    return survey;
}

} // namespace subtext
