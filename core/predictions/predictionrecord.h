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

/// A row and the set that it belongs to; what the row does not say is null.
struct ReadRecord
{
    SetName name;
    Prediction prediction;
    bool isPart = false;              ///< Others may bring the rest of what is said of the item.
    std::vector<RowProblem> problems; ///< Of values that were left out; without the file.
};

/// Where records have what a model said, by the names of their columns.
class RecordLayout
{
public:
    /// `columns`: a field's name to the file's own column. Both must outlive the layout.
    RecordLayout(const ScenarioNames& names, const QMap<QString, QString>& columns)
        : m_names(names)
        , m_columns(columns)
    {}
    virtual ~RecordLayout() = default;

    /// The column's name, where a header lacks what every file must have: a scenario, and the
    /// columns that were asked for.
    std::optional<QString> missingColumn(const QStringList& columns) const;
    /// What files may answer each by itself, by the column that is missed where none does.
    virtual QStringList questions() const = 0;
    /// Whether such a header has anything that answers one of them.
    virtual bool answers(std::size_t question, const QStringList& columns) const = 0;
    /// The parts of a row are one answer.
    virtual bool isOfVectors() const = 0;
    /// The row; or why none of it can be used.
    virtual tl::expected<ReadRecord, RowProblem> read(const Record& record) const = 0;

protected:
    virtual bool namesScenarios(const QStringList& columns) const = 0;
    const ScenarioNames& names() const { return m_names; }
    const QMap<QString, QString>& columns() const { return m_columns; }
    /// The file's own.
    QString column(const QString& field) const { return m_columns.value(field, field); }

private:
    const ScenarioNames& m_names;
    const QMap<QString, QString>& m_columns;
};

/// A finite number; none where the text is none.
std::optional<double> numberOf(const QString& text);

/// One label to each question.
class LabelLayout : public RecordLayout
{
public:
    /// All must outlive it.
    LabelLayout(const std::vector<Input>& questions, const ScenarioNames& names,
                const QMap<QString, QString>& columns);

    QStringList questions() const override;
    bool answers(std::size_t question, const QStringList& columns) const override;
    bool isOfVectors() const override { return false; }
    tl::expected<ReadRecord, RowProblem> read(const Record& record) const override;

protected:
    bool namesScenarios(const QStringList& columns) const override;

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
};

/// The names that LabelLayout takes for fields: those of the columns that it knows.
QStringList fieldNames(const Options& options);
/// One name for each field, for whoever chooses where a foreign file has it.
QStringList offeredFields(const Options& options);

} // namespace subtext::evaluation
