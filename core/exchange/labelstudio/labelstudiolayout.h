// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelstudiosurvey.h"

#include <functional>

namespace subtext {

/// Lays the rows of an export out in the tidy layout, one an annotation and one for a task without
/// any, as a survey of the same export allows.
class LabelStudioLayout : public LabelStudioRows
{
public:
    using RefusalSink = std::function<void(Refusal)>;

    /// The sink has been given the columns of the survey. Refusals come without the file's name.
    LabelStudioLayout(const LabelStudioSurvey& survey, RowSink& sink, RefusalSink refused,
                      const ImportOptions& options, const CancelToken& cancel)
        : LabelStudioRows(options, cancel)
        , m_survey(survey)
        , m_sink(sink)
        , m_refused(std::move(refused))
    {
        m_whole.cells.resize(survey.columns.size());
    }

    /// Whether all rows of the survey have come.
    bool isComplete() const { return m_next == m_survey.isReplaced.size(); }

    // The survey has told of these.
    void refuse(qint64 /*line*/, const QString& /*column*/, const QString& /*value*/,
                RefusalReason /*reason*/) override
    {}
    void note(ImportNotice /*notice*/, qint64 /*count*/) override {}

protected:
    void take(Row row) override;

private:
    struct Unusable
    {
        QString column;
        QString value;
        RefusalReason reason;
        QString expected = {};
    };
    /// Puts words of the task in the place of numbers, and the first of several choices where that
    /// is wanted. What it gives is why the answer cannot be taken.
    std::optional<Unusable> nameAnswer(Row& row);
    std::optional<Unusable> nameCell(const Row& row, Field field, Value& value);
    void refuseAnswer(const Row& row, const Unusable& why);
    void nameDraft(Row& row);
    void nameGold(Row& row);
    void nameAnswerer(const Row& row, RowOrigin& origin);
    void nameCircumstances(Row& row);
    RowOrigin originOf(const Row& row) const;
    QString scenarioOf(const Row& row);
    void set(Field field, const QString& text);
    void handOn(const Row& row, RowOrigin origin);

    const LabelStudioSurvey& m_survey;
    RowSink& m_sink;
    RefusalSink m_refused;
    std::size_t m_next = 0;                           ///< Number of the next row.
    RecordTable::Row m_whole;                         ///< One for all: few rows have every column.
    std::vector<std::pair<qsizetype, QString>> m_set; ///< What is said beside a row's own cells.
};

} // namespace subtext
