// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/columns.h"

#include <QHash>
#include <QString>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace subtext {

/// Makes rows of what the exports of Label Studio have in common. See labelstudioreader.h for what
/// is taken as what. An export is gone over twice, for what a row says can depend on a later one: a
/// survey finds the columns and which answers count, then the rows are laid out. Both see the same
/// rows with the same columns.
class LabelStudioRows
{
public:
    LabelStudioRows(const ImportOptions& options, const CancelToken& cancel)
        : m_options(options)
        , m_cancel(cancel)
        , m_names(taskOf(options))
    {}
    virtual ~LabelStudioRows() = default;
    LabelStudioRows(const LabelStudioRows&) = delete;
    LabelStudioRows& operator=(const LabelStudioRows&) = delete;

    /// What a control gave, or a text of the task.
    struct Value
    {
        QString text;
        QString first = {}; ///< Of several that were chosen.
        bool isSeveral = false;
        bool isNumber = false; ///< A rating or a number, not a word that looks like one.
        bool isText = false;   ///< What somebody wrote.
    };

    /// The texts of a row by column, in the order of the columns.
    class Cells
    {
    public:
        /// The text in a column; null where the row has none.
        const Value* find(qsizetype column) const;
        Value* find(qsizetype column);
        /// The same, made where there is none.
        Value& at(qsizetype column);
        const std::vector<std::pair<qsizetype, Value>>& all() const { return m_all; }
        void removeIf(const std::function<bool(qsizetype column)>& isUnwanted);

    private:
        std::vector<std::pair<qsizetype, Value>> m_all;
    };

    /// One annotation, or a task without any.
    struct Row
    {
        qint64 line = 0;
        Cells cells;
        // Of the annotation:
        bool isAnnotation = false;
        bool hasResults = false;
        bool isGroundTruth = false;
        bool isGold = false;       ///< Gives the scene's gold label, and nobody's answer.
        bool isDraft = false;      ///< Somebody's, who has not submitted it; no annotation.
        bool isPrediction = false; ///< A model's, which is like a draft of nobody.
        bool isSkipped = false;    ///< Somebody skipped the task, which is a draft of theirs.
        QString annotator;         ///< As Label Studio names them.
        QString personNumber;      ///< Their number there.
        QStringList aliases;       ///< What else it calls them: number, name.
        QString annotatorColumn;   ///< Where it should have been, for a refusal.
        QString rater;             ///< Who they really are, where the file says so.
        QString code;
        QString task;   ///< The number of the task.
        QString number; ///< The annotation's own.
        QString createdAt;
        QString updatedAt;
        QString leadTime;        ///< Seconds.
        bool isNumbered = false; ///< The scene is named by the number of its task alone.
        /// What Subtext wrote of the answer for its way back; Label Studio keeps it, also where
        /// somebody changes the answer.
        struct Own
        {
            QString annotation;
            QString submittedAt;
            QString activeMs;
            QString visits;
            QString focusLosses;
            QString position;
            QString wallMs; ///< Where the annotation has no lead time.
        };
        std::optional<Own> own;
        bool isChangedThere = false; ///< `updated_by` is somebody.

        /// Whether Subtext wrote it: its words are those of the task then.
        bool isOwn() const { return own.has_value() || !code.isEmpty(); }
    };

    /// Whether a column holds a part of an answer, by its name or by what the options say.
    virtual bool isAnswerColumn(const QString& column);
    /// Whether it is gold, basis, ambiguous or note by its name alone.
    bool isUnclearDecision(const QString& column);
    /// Whether a text of the task says which scene it is, otherwise than by the number of the task,
    /// which flat exports have under "id".
    bool namesScene(const QString& column);
    bool isTextColumn(const QString& column);

    /// What joins several results of one control: lines for texts.
    QString separatorOf(const QString& column);

    void setData(Row& row, const QString& name, const QString& text);
    /// A result joins the one that its control has already given.
    void setResult(Row& row, const QString& name, const Value& value);
    /// Sets subtype and id by the name of the scenario, where there is one; else the id, where
    /// the texts have none.
    void nameScenario(Row& row, const QString& taskNumber);
    void add(Row row);
    /// A draft, which is taken where that is wished and it says something.
    void addDraft(Row row);
    /// A task that somebody skipped, without what they may have chosen before that. It is taken
    /// where that is wished, and counted elsewhere.
    void addSkipped(Row row);
    bool takesPredictions() const;
    void addPrediction(Row row);
    /// Of an element that is no row.
    virtual void refuse(qint64 line, const QString& column, const QString& value,
                        RefusalReason reason) = 0;
    virtual void note(ImportNotice notice, qint64 count = 1) = 0;
    /// A control or a column, for whoever has to say what it is.
    virtual void noteControl(const QString& /*name*/) {}
    /// Somebody skipped a task, or submitted nothing.
    virtual void noteSkipped(const QString& /*person*/) {}
    virtual void noteUnclear(const QString& /*column*/) {}

    /// Why it is no use to go on: too many columns, or cancelled.
    const std::optional<Error>& error();

protected:
    /// A row as the file has it; an empty answer is none (`isAnnotation`) any more.
    virtual void take(Row row) = 0;

    const ImportOptions& options() const { return m_options; }
    const ColumnNames& names() const { return m_names; }
    /// Those of the rows so far, in the order of their first appearance.
    const QStringList& columns() const { return m_columns; }
    /// The one of them that a field is read from, as in mapColumns(): the first of its name or that
    /// was chosen, else the first of its word; −1 where there is none.
    qsizetype columnOf(Field field);
    qsizetype columnNamed(const QString& name) const { return m_columnOf.value(name, -1); }
    /// None for a column that no field is known for.
    std::optional<Field> fieldAt(qsizetype column) { return fieldOf(m_columns.at(column)); }
    /// Takes the answer out of a row, so that its scene is left.
    void dropAnswer(Row& row);
    /// Whom the options say that somebody is; none where they say nothing.
    std::optional<QString> saidPerson(const QStringList& names) const;
    /// Whether any row so far is an answer that says something.
    bool hasLabels() const { return m_hasLabels; }
    bool hasDrafts() const { return m_hasDrafts; }
    static QString textAt(const Row& row, qsizetype column);
    void stop(Error error);

private:
    std::optional<Field> fieldOf(const QString& column);
    bool isChosen(const QString& column) const;
    qsizetype columnAt(const QString& name, qint64 line);
    void setField(Row& row, Field field, const QString& text);
    Value& cell(Row& row, const QString& name);
    bool isEmptyAnswer(const Row& row);
    void setApartGroundTruth(Row& row);

    /// How far the columns were looked through for a field.
    struct Place
    {
        qsizetype column = -1;
        qsizetype known = 0;
        bool isWord = true; ///< A column of the field's name may come yet.
    };

    const ImportOptions& m_options;
    const CancelToken& m_cancel;
    ColumnNames m_names;
    QStringList m_columns;
    QHash<QString, qsizetype> m_columnOf;
    QHash<QString, std::optional<Field>> m_fieldOf; ///< Of every name asked for so far.
    std::array<Place, FieldCount> m_places;
    bool m_hasLabels = false;
    bool m_hasDrafts = false;
    std::optional<Error> m_error;
};

inline const QString LabelStudioScenario = QStringLiteral("scenario");

/// With what the model versions begin under which a push sends answers: such predictions are no
/// model's.
inline const QLatin1String LabelStudioSending("Subtext push ");

/// A whole number, also where it was written as 3.0.
std::optional<int> wholeNumber(const QString& text);

/// Milliseconds of a time; older versions of Label Studio wrote seconds since 1970. None where it
/// is no time.
std::optional<qint64> labelStudioMoment(const QString& text);
/// Whether an annotation was changed after it was given: one that a program adds, or a person
/// submits, is "updated" within the same moment. What has no times may have been.
bool isChangedSince(const QString& createdAt, const QString& updatedAt);

/// Wall time of a lead time in seconds; none where it cannot be one.
std::optional<qint64> labelStudioWallMs(const QString& leadTime);

} // namespace subtext
