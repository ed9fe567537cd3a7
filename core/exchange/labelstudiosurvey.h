// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudiorows.h"
#include "core/exchange/refusalkeeper.h"

#include <map>

namespace subtext {

/// What has to be known of a whole export of Label Studio before its rows can be laid out.
struct LabelStudioSurvey
{
    /// What the numbers of one scale column mean.
    struct Points
    {
        bool hasHigh = false; ///< One above +3: they count from 1.
        bool hasLow = false;  ///< One below 1: they count from −3.
    };

    QStringList columns; ///< Of the table; where there are labels, their answers' own at the end.
    qsizetype ownColumns = 0;     ///< How many are the file's.
    std::vector<Refusal> refused; ///< Of elements that are no row, without the file's name.
    std::vector<FurtherRefusals> furtherRefused;
    qint64 skipped = 0;    ///< Annotations that were cancelled or empty.
    qint64 superseded = 0; ///< Annotations that the same person replaced by a later one.
    bool hasLabels = false;
    std::vector<bool> isReplaced; ///< Rows that a later answer takes the place of.
    std::map<qsizetype, Points> points;
};

/// Goes over the rows for the survey.
class LabelStudioSurveyor : public LabelStudioRows
{
public:
    LabelStudioSurveyor(const ImportOptions& options, const CancelToken& cancel)
        : LabelStudioRows(options, cancel)
        , m_refusals(m_survey.refused, m_survey.furtherRefused)
    {}

    void refuse(qint64 line, const QString& column, const QString& value,
                RefusalReason reason) override;
    void skipAnnotation() override { ++m_survey.skipped; }

    /// When all rows have been seen. Errors: EmptyFile; MissingColumn (emotion); error().
    Result<LabelStudioSurvey> finish();

protected:
    void take(Row row) override;

private:
    /// What a row says of its column, as long as no later row replaces it.
    struct Mark
    {
        enum class Kind : std::uint8_t { High, Low, Named };
        qsizetype column;
        Kind kind;

        auto operator<=>(const Mark&) const = default;
    };
    using Marks = std::vector<Mark>;

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
        Marks marks;
    };

    static Age ageOf(const Row& row);
    static int compare(const Age& a, const Age& b);
    Marks marksOf(const Row& row);
    void count(const Marks& marks, qint64 times);
    /// One person and one scenario.
    quint64 keyOf(const Row& row);

    LabelStudioSurvey m_survey;
    RefusalKeeper m_refusals;
    std::map<Mark, qint64> m_marks;
    QHash<QString, quint32> m_annotators;
    QHash<QString, quint32> m_scenarios;
    QHash<quint64, Latest> m_latest;
};

} // namespace subtext
