// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/jsontext.h"
#include "core/evaluation/predictions.h"
#include "core/predictions/scenarionames.h"

#include <QHash>
#include <QMap>

namespace subtext::evaluation {

/// What files of this program say where a value of a scale could not be used: read again it is the
/// same, and no new problem.
inline constexpr QLatin1String UnusableValue("unusable");

/// One value of a record, as a file has it.
struct FieldValue
{
    QString column;                  ///< As the file spells it.
    QString text;                    ///< Null: there is none.
    const JsonValue* json = nullptr; ///< Where the file is of JSON.
};

/// The values of one row or object.
class Record
{
public:
    Record() = default;
    /// The keys of an object; those of one under "prediction" beside them.
    explicit Record(const JsonValue& object);

    void add(const QString& column, const QString& text, const JsonValue* json = nullptr);
    /// By the column's name, in any case; null where there is none.
    const FieldValue* find(const QString& column) const;
    /// As the file spells them, in alphabetical order.
    QStringList columns() const;

    qint64 line = 0;

private:
    QHash<QString, FieldValue> m_values; ///< By column in lower case.
};

/// Why a value was left out; without the file.
struct ValueProblem
{
    RowProblem problem;
    std::optional<std::size_t> question; ///< Whose value it is; none: of every question.
};

/// A row and the set that it belongs to; what the row does not say is null.
struct ReadRecord
{
    SetName name;
    Prediction prediction;
    std::vector<ValueProblem> problems;
};

/// Makes predictions of records, whatever the layout.
class RecordReader
{
public:
    /// `columns`: a field's name (as of the tidy layout) to the file's own column. All must outlive
    /// the reader.
    RecordReader(const std::vector<Input>& questions, const ScenarioNames& names,
                 const QMap<QString, QString>& columns);

    /// The column's name, where a header lacks what every file must have: a scenario, and the
    /// columns that were asked for.
    std::optional<QString> missingColumn(const QStringList& columns) const;
    /// Whether such a header has anything that can be scored as an answer to the question.
    bool answers(std::size_t question, const QStringList& columns) const;

    /// The row; or why none of it can be used.
    tl::expected<ReadRecord, RowProblem> read(const Record& record) const;

private:
    /// Of a field that is of the question, or of none.
    const FieldValue* value(const Record& record, const char* field, const Options& options) const;
    const FieldValue* value(const Record& record, const char* field) const;
    QStringList columnsOf(const char* field, const Options& options) const;
    QString shareColumn(const QString& token, const Options& options) const;
    tl::expected<int, RowProblem> itemOf(const Record& record) const;
    Signal signalOf(const Record& record, const Options& options) const;
    void readVad(const Record& record, PartAnswer& part, ReadRecord& read) const;
    void readDistribution(const Record& record, std::size_t question, PartAnswer& part,
                          ReadRecord& read) const;

    const std::vector<Input>& m_questions;
    const ScenarioNames& m_names;
    const QMap<QString, QString>& m_columns;
};

/// The names that RecordReader takes for fields: those of the columns that it knows.
QStringList fieldNames(const Options& options);
/// One name for each field, for whoever chooses where a foreign file has it.
QStringList offeredFields(const Options& options);

} // namespace subtext::evaluation
