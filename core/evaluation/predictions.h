// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/domain/setname.h"
#include "core/evaluation/scoredinput.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::evaluation {

/// What a row says of how the answer ended, beside the answer itself.
enum class Signal : std::uint8_t {
    None,
    Refusal,
    Error,
    Missing,
    Truncated, ///< The file's own verdict: there is no label.
    CutShort,  ///< The provider's limit was hit; the text may still hold a label.
    Unparsed,  ///< Nobody could tell a label from a text that is not in the file.
};

/// What a model said of one item in answer to one question: nothing is read out of it yet.
struct PartAnswer
{
    std::optional<QString> stated; ///< The label that the file gives; none where it gives none.
    std::optional<QString> raw;    ///< The model's own words; may be empty.
    Signal signal = Signal::None;
    Vad vad; ///< A file says it once for all questions; kept it is beside each of them.
    std::array<bool, VadCount> isVadInvalid{}; ///< There is a value that is none.
    std::vector<double> distribution; ///< By option, as given; empty where there is none to use.
    /// How sure it says it is, 1 … 5; of a label also a share, 0 … 1, as the file has it.
    std::optional<double> confidence;
    std::optional<QString> gold; ///< The file's own gold label; may be empty.

    bool operator==(const PartAnswer&) const = default;
    /// Whether both say the same to whoever keeps them: an empty cell says as much as none, and
    /// gold is not the model's.
    bool saysTheSameAs(const PartAnswer& other) const;
};

struct Prediction
{
    qint64 line = 0; ///< From 1; in `file` of the set.
    int file = 0;    ///< Index into PredictionSet::files.
    int item = 0;    ///< Index into Input::items.
    /// By the questions that are read; none where it says nothing of one.
    std::vector<std::optional<PartAnswer>> parts;

    /// Whether all parts do; one that says nothing is as one that is not there.
    bool saysTheSameAs(const Prediction& other) const;
};

/// What one model answered in one mode and run, in the order of the file. One row an item.
struct PredictionSet
{
    SetName name{{}, QStringLiteral("zero-shot"), QStringLiteral("1")};
    QStringList files;
    std::vector<Prediction> rows;
    std::optional<OpenRun> openRun{}; ///< None: a file, or a run that has ended.
    bool isOfRun = false;             ///< Its rows are the items that it was asked about.
    AskedManner manner{};
};

struct ColumnRow : PartAnswer
{
    int item = 0; ///< Index into Input::items.

    bool operator==(const ColumnRow&) const = default;
};

/// What a set answers to one question, which is what is scored. A row for each item of which it
/// says anything there.
struct Column
{
    SetName name{{}, QStringLiteral("zero-shot"), QStringLiteral("1")};
    std::vector<ColumnRow> rows;
    std::optional<OpenRun> openRun{};
    bool isOfRun = false;
    AskedManner manner{};
};

Column columnOf(const PredictionSet& set, QuestionIndex question);
/// Those of the sets that answer the question at all.
std::vector<Column> columnsOf(const std::vector<PredictionSet>& sets, QuestionIndex question);

enum class ProblemReason : std::uint8_t {
    WrongCellCount,
    NoScenario, ///< The row does not say which item it is about.
    UnknownScenario,
    AmbiguousScenario,    ///< An id that several items have.
    UnknownRelease,       ///< An id of the older release that --ids does not resolve.
    UnusableScale,        ///< Neither a number from −1 to 1 nor a word of the scale.
    UnusableDistribution, ///< Negative, no number, of another label, or of another sum than 1.
    UnknownQuestion,      ///< None that the study asks.
    UnusableProbability,  ///< Neither a number from 0 to 1 nor a finite logit.
    UnusableAnswer,       ///< Neither yes nor no.
    UnusableConfidence    ///< Not a whole number from 1 to 5; of a label, nor a share.
};
inline constexpr std::size_t ProblemReasonCount = 11;

struct RowProblem
{
    QString file;
    qint64 line = 0;
    QString column;
    QString value;
    ProblemReason reason = ProblemReason::NoScenario;
    std::optional<std::size_t> question{}; ///< Of several, the one whose value it is.

    bool operator==(const RowProblem&) const = default;
};

/// Problems beyond MostProblems of a reason are only counted.
struct FurtherProblems
{
    ProblemReason reason = ProblemReason::NoScenario;
    qint64 count = 0;
};
inline constexpr qint64 MostProblems = 1000;

/// An item that a set has twice, saying the same.
struct RepeatedRow
{
    QString file;
    qint64 line = 0;
    QString firstFile;
    qint64 firstLine = 0;
    QString scenario;
};

struct NotTaken
{
    std::vector<RowProblem> problems;
    std::vector<FurtherProblems> furtherProblems;
    std::vector<RepeatedRow> repeated; ///< At most MostProblems.
    qint64 repeatedCount = 0;
};

/// Keeps count of it, and the first of each kind.
class NotTakenKeeper
{
public:
    void add(const QString& file, RowProblem problem);
    void add(RepeatedRow row);
    NotTaken take();

private:
    NotTaken m_kept;
    std::array<qint64, ProblemReasonCount> m_problems{}; ///< By reason.
};

/// What prediction files hold of one study. Sets are in the order in which they are first named.
struct Predictions : NotTaken
{
    std::vector<PredictionSet> sets;
};

} // namespace subtext::evaluation
