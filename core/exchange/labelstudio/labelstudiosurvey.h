// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/exchange/rows/refusalkeeper.h"

#include <map>

namespace subtext {

/// What has to be known of a whole export of Label Studio before its rows can be laid out.
struct LabelStudioSurvey
{
    QStringList columns; ///< Of the table; where there are labels, their answers' own at the end.
    qsizetype ownColumns = 0;     ///< How many are the file's.
    std::vector<Refusal> refused; ///< Of elements that are no row, without the file's name.
    std::vector<FurtherRefusals> furtherRefused;
    std::map<ImportNotice, qint64> notes; ///< What is worth knowing, and how often.
    std::map<QString, qint64> skippedBy;  ///< How many were skipped, by whom.
    QStringList controls;                 ///< All that the file has, or the first of them.
    QStringList unclear;                  ///< Columns that may be gold or somebody's answer.
    bool hasLabels = false;               ///< Or drafts.
    std::vector<bool> isReplaced;         ///< Rows that a later answer takes the place of.
    std::map<Field, qsizetype> added;     ///< What the file has no column of its own for.
    QHash<QString, QString> addressOf;    ///< E-mail addresses of people by their numbers.
};

class LabelStudioSurveyor : public LabelStudioRows
{
public:
    LabelStudioSurveyor(const ImportOptions& options, const CancelToken& cancel)
        : LabelStudioRows(options, cancel)
        , m_refusals(m_survey.refused, m_survey.furtherRefused)
    {
        m_survey.addressOf = options.addresses;
    }

    void refuse(qint64 line, const QString& column, const QString& value,
                RefusalReason reason) override;
    void note(ImportNotice notice, qint64 count) override { m_survey.notes[notice] += count; }
    void noteControl(const QString& name) override;
    void noteSkipped(const QString& person) override;
    void noteUnclear(const QString& column) override;

    /// When all rows have been seen. Errors: EmptyFile; MissingColumn (emotion); error().
    Result<LabelStudioSurvey> finish();

protected:
    void take(Row row) override;

private:
    /// When an answer was given, as far as the file tells.
    struct Age
    {
        std::optional<qint64> changed;
        std::optional<qint64> number; ///< The annotation's own.
    };
    struct Latest
    {
        std::size_t row;
        Age age;
        bool isScenarioNamed;
    };

    static Age ageOf(const Row& row);
    static int compare(const Age& a, const Age& b);
    void noteGaps(const Row& row);
    bool hasScenarioName(const Row& row);
    void addColumns();
    /// One person and one scenario.
    quint64 keyOf(const Row& row);

    LabelStudioSurvey m_survey;
    RefusalKeeper m_refusals;
    qint64 m_named = 0; ///< Rows with the name of a scenario that nobody took apart.
    QHash<QString, quint32> m_annotators;
    QHash<QString, quint32> m_scenarios;
    QHash<quint64, Latest> m_latest;
};

} // namespace subtext
