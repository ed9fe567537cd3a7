// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/domain/modelrun.h"
#include "core/domain/setname.h"
#include "core/domain/vocabulary.h"
#include "core/operation/changeset.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace subtext {

class StudyContext;

/// What a model said of one item, as its file has it.
struct KeptPrediction
{
    ScenarioId scenario;
    QJsonObject answer; ///< Its keys are those of whoever reads such files.

    bool operator==(const KeptPrediction&) const = default;
};

/// What of predictions says something, and what only says that asking failed.
struct AnswerCount
{
    qint64 answers = 0;
    qint64 failed = 0;

    bool operator==(const AnswerCount&) const = default;
};
/// The one count of answers that is shown anywhere.
AnswerCount countAnswers(const std::vector<KeptPrediction>& rows);

/// Everything that one model said in one mode and run.
struct KeptPredictions
{
    SetName name;
    QStringList files;                ///< Names, in the order in which they were taken in.
    qint64 at = 0;                    ///< When the first of them was; UTC milliseconds.
    std::vector<KeptPrediction> rows; ///< One an item: the first that was written.
    qint64 contradicted = 0; ///< Rows of other copies of the study that say something else of an
                             ///< item; they do not count.
    std::optional<OpenRun> openRun{}; ///< Where a run of this program is unfinished
                                      ///< (ModelRuns::unfinished) and no row has what it lacks: the
                                      ///< set is ranked with no other.
    bool isOfRun = false;             ///< Its rows are the items that it was asked about.
    AskedManner manner{};
};

/// The same without what was said.
struct SetCount
{
    SetName name;
    QStringList files;
    qint64 at = 0;
    AnswerCount count;
    qint64 contradicted = 0; ///< As in KeptPredictions.
    std::optional<OpenRun> openRun{};
    std::optional<SetWithdrawal> withdrawn{}; ///< Where it is.
};

/// What models said of the study's items. Rows are written once and stay; they go along with copies
/// of the study, and never into a hand-out. A set can be withdrawn by its name: then whatever
/// scores, shows or releases sets does without it.
class ModelAnswers
{
public:
    explicit ModelAnswers(StudyContext& context)
        : m_context(context)
    {}

    struct NewPredictions
    {
        SetName name;
        QString file; ///< Its name, without a folder.
        std::vector<KeptPrediction> rows;
    };
    struct Taken
    {
        qint64 sets = 0; ///< That got a row.
        qint64 rows = 0;
        qint64 known = 0;        ///< Rows that say what the study has, or part of it.
        qint64 contradicted = 0; ///< Rows that say something else; they were left out.
        ChangeSet changes;
    };
    /// What a row does that says something else of an item than its set has.
    enum class Conflict : std::uint8_t {
        RefusesAll,
        IsLeftOut,
    };

    /// Takes in what the study does not have, all or nothing; without any such row nothing is
    /// written. Of what the study has only the sets of these names are read. Errors: InvalidValue
    /// where a set says something else of an item that it has, unless that is left out (value: the
    /// item's name; detail: "conflict", and the set as MODEL:MODE:RUN), or where one of its names
    /// is empty or longer than LongestSetName (value: the name; detail: "set name"); InHandOut;
    /// what the disk says.
    Result<Taken> take(const std::vector<NewPredictions>& sets, PersonId by = {},
                       Conflict conflict = Conflict::RefusesAll);

    /// What take() would do, and its errors, without writing.
    Result<Taken> preview(const std::vector<NewPredictions>& sets,
                          Conflict conflict = Conflict::RefusesAll) const;

    /// Takes a set out of everything but the study, or in again; both keep the reason, as one
    /// line. Errors: InvalidValue where there is no reason (detail: "reason") or too long a one
    /// (tooLong()), where the set is as it is to be (detail: "unchanged"), and where the study has
    /// no such set to withdraw (detail: "predictions"; value of both: its name); WrongRole;
    /// InHandOut; what the disk says.
    Result<ChangeSet> withdraw(const SetName& set, const QString& reason, PersonId by = {});
    Result<ChangeSet> restore(const SetName& set, const QString& reason, PersonId by = {});
    /// What counts of the sets that are withdrawn, in the order in which that was said.
    Result<std::vector<SetWithdrawal>> withdrawn() const;

    /// Without those that are withdrawn, in the order in which they were first taken in. Errors:
    /// those of reading, StudyDamaged.
    Result<std::vector<KeptPredictions>> all() const;
    /// Those of these names alone, withdrawn ones as well; of the others nothing is read.
    Result<std::vector<KeptPredictions>> named(const std::vector<SetName>& names) const;
    /// What all() comes to, and sets that are withdrawn. Of files only those rows are read that may
    /// say that asking failed, and sets in which an item has several rows: a damaged row elsewhere
    /// goes unnoticed here.
    Result<std::vector<SetCount>> counts() const;
    /// What those of all() are called, without reading what was said.
    Result<std::vector<SetName>> names() const;
    /// As all() inside a read of others; throws.
    std::vector<KeptPredictions> kept() const;

    /// Of the items whose part a file said.
    Result<QHash<ScenarioId, Partition>> parts() const;

private:
    struct News
    {
        std::vector<NewPredictions> sets;
        Taken taken;
        qint64 asOf = 0; ///< Database::dataVersion() of what they were compared with.
    };
    News newIn(const std::vector<NewPredictions>& sets, Conflict conflict) const;
    Result<News> readNews(const std::vector<NewPredictions>& sets, Conflict conflict) const;
    using IsMeant = std::function<bool(const SetName& set)>;
    std::vector<KeptPredictions> kept(const IsMeant& isMeant) const;
    std::vector<KeptPredictions> keptWhere(const IsMeant& isMeant) const;
    std::vector<KeptPredictions> keptOf(const std::vector<SetName>& names) const;
    QHash<SetName, AnswerCount> countsOfFiles() const;
    /// The names of all that are there, in the order in which they came.
    std::vector<SetName> namesOfAll() const;
    std::vector<SetWithdrawal> withdrawnSets() const;
    Result<ChangeSet> setWithdrawn(const SetName& set, bool isWithdrawn, const QString& reason,
                                   PersonId by);
    void write(const NewPredictions& set, PersonId by);

    StudyContext& m_context;
};

} // namespace subtext
