// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/columns.h"
#include "core/exchange/labelstudioreader.h"

#include <QHash>

namespace subtext {

/// Collects what the exports of Label Studio have in common, then lays it out as tidy rows. See
/// labelstudioreader.h for what is taken as what.
class LabelStudioRows
{
public:
    explicit LabelStudioRows(const ImportOptions& options)
        : m_options(options)
    {}

    /// A text of the file. Ratings count from 1, whatever numbers do.
    struct Value
    {
        QString text;
        bool isRating = false;
    };

    /// One annotation, or a task without any.
    struct Row
    {
        qint64 line = 0;
        std::vector<Value> cells; ///< As many as there were columns then.
        // Of the annotation:
        bool isAnnotation = false;
        bool hasResults = false;
        QString annotator;       ///< As Label Studio names them.
        QString annotatorColumn; ///< Where it should have been, for a refusal.
        QString rater;           ///< Who they really are, where the file says so.
        QString code;
        QString number; ///< The annotation's own.
        QString createdAt;
        QString updatedAt;
        QString leadTime; ///< Seconds.
    };

    /// Whether a column holds a part of an answer, by its name or by what the options say.
    bool isAnswerColumn(const QString& column);

    /// What joins several results of one control: lines for texts.
    QString separatorOf(const QString& column);

    void setData(Row& row, const QString& name, const QString& text);
    /// A result joins the one that its control has already given.
    void setResult(Row& row, const QString& name, const Value& value);
    /// Sets subtype and id by the name of the scenario, where there is one; else the id, where
    /// the texts have none.
    void nameScenario(Row& row, const QString& taskNumber);
    void add(Row row);
    void refuse(qint64 line, const QString& column, const QString& value, RefusalReason reason);
    void skipAnnotation() { ++m_result.skipped; }

    Result<LabelStudioTable> take();

private:
    std::optional<Field> fieldOf(const QString& column);
    bool isChosen(const QString& column) const;
    qsizetype columnAt(const QString& name);
    qsizetype columnOf(Field field);
    static QString textAt(const Row& row, qsizetype column);
    void setField(Row& row, Field field, const QString& text);
    Value& cell(Row& row, const QString& name);
    void dropEmptyAnswers();
    void dropAnnotations();
    void keepLatest();
    void nameScalePoints();
    void addToTable(const Row& row, bool withAnnotations);

    const ImportOptions& m_options;
    QStringList m_columns;
    QHash<QString, qsizetype> m_columnOf;
    QHash<QString, std::optional<Field>> m_fieldOf; ///< Of every name asked for so far.
    std::vector<Row> m_rows;
    LabelStudioTable m_result;
};

} // namespace subtext
