// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/domain/annotation.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/domain/texts.h"
#include "core/operation/changeset.h"
#include "core/storage/database.h"
#include "core/storage/failure.h"

#include <QJsonObject>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace subtext {

class AnswerStore;
class AuditLog;
class CourseStore;
class DecisionStore;
class GeneratedSceneStore;
class HandOutStore;
class MappingStore;
class ModelRunStore;
class NormingStore;
class PeopleStore;
class PredictionStore;
class QualityStore;
class Records;
class ReleaseStore;
class ScenarioStore;
class SceneChangeStore;
class StudyStore;
class TeamStore;
class TopicStore;
struct Decision;
struct QualityThresholds;
struct SchemaContext;
struct StudyData;
enum class TaskText : std::uint8_t;

/// The decision that counts of every scenario that has one, from the whole history.
std::vector<Decision> countingDecisions(const std::vector<Decision>& history);

struct SeatedAnswer
{
    int seat = 0; ///< From 1.
    Annotation annotation;
};

/// Tells whoever follows a study what operations changed.
class StudyChanges : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    /// See Study::changed.
    void changed(const subtext::ChangeSet& changes);
};

/// Which texts of scenes are read: those of every field, or those of Study::heads.
enum class SceneTexts : std::uint8_t { All, Heads };

/// What the services of one study share: the connection, the stores, and the one way to write.
class StudyContext
{
public:
    StudyContext(std::unique_ptr<Database> database, Environment environment);
    ~StudyContext();
    Q_DISABLE_COPY_MOVE(StudyContext)

    /// Database::read and readConsistently; a failure of the file or the machine is told to
    /// `readFailed` as well.
    template <typename Work> auto read(Work&& work) { return told(db->read(work)); }
    template <typename Work> auto readConsistently(Work&& work)
    {
        return told(db->readConsistently(work));
    }

    /// One operation: `work` and its audit row in one transaction; then, when it is on the disk,
    /// one notice. `work` returns the audit detail and fills the change set, which goes to the
    /// caller as well, marked in both places with who asked (Deciding::askedBy).
    Result<ChangeSet> operate(const QString& action,
                              const std::function<QJsonObject(ChangeSet&)>& work,
                              Asker asker = nullptr);

    /// The same where it turns out on the way whether anything is stated: without a detail there
    /// is no audit row, as with keep().
    Result<ChangeSet>
    operateIfStated(const QString& action,
                    const std::function<std::optional<QJsonObject>(ChangeSet&)>& work,
                    Asker asker = nullptr);

    /// Keeps work in progress (drafts, visits): a transaction and a notice, but no audit row,
    /// because nothing has been stated yet.
    Result<ChangeSet> keep(const std::function<void(ChangeSet&)>& work, Asker asker = nullptr);

    /// Everything that counts, as of now, without items that are left out. Throws; call it inside
    /// Database::readConsistently.
    StudyData snapshot(SceneTexts texts = SceneTexts::All);

    /// The person with this id; fails the running operation where there is none.
    Person requirePerson(PersonId id);
    /// The scenario with this id; fails likewise.
    Scenario requireScenario(ScenarioId id);
    /// A person's code, for the detail of an audit row; empty for nobody.
    QString codeOf(PersonId id);
    /// The same of whoever decides for all; fails the operation for an annotator, WrongRole, and
    /// where there is no such person. Nobody is the command line.
    QString requireNoAnnotator(PersonId by);
    /// The same of whoever decides what everybody reads: in a study that is shared with a team a
    /// coordinator, in a coordinator's file, since from any other the row never travels. Fails the
    /// operation otherwise, WrongRole with `detail`.
    QString requireHeardByAll(PersonId by, const char* detail);
    /// The item's place in the person's order; fails the operation where it is not theirs.
    int requireAssignment(PersonId person, ScenarioId scenario);
    /// That the item is theirs, or was before it was taken from them: it may have been on the
    /// screen then. Fails the operation likewise.
    void requireEverAssigned(PersonId person, ScenarioId scenario);

    /// What follows is for inside a read or a write: it throws.
    /// How many ratings an item has when it is complete, see QualityDesk::ratingsNeeded.
    int ratingsNeeded();
    /// See QualityDesk::thresholds.
    QualityThresholds thresholds();
    SchemaContext schemaContext();
    /// What people are shown, see CourseRules::shownText.
    QString shownText(TaskText text, const QString& language = {});
    /// The same in every language that it is there in; first the one that versions are named by.
    std::vector<QString> shownTexts(TaskText text);
    /// Of what people label by as of now: guideline, cheat sheet and the task's document with all
    /// its words. A translation of a text that ships belongs to the version of the English one.
    /// SHA-256 of their three SHA-256, in hexadecimal digits one after the other.
    QByteArray guideSha256();
    /// The counting answers to one item, by seat; seats without one are passed over.
    std::vector<SeatedAnswer> seatedAnswers(ScenarioId scenario);
    std::vector<Annotation> answersOf(ScenarioId scenario);
    /// The counting labels of one item, by seat.
    std::vector<Choice> votes(ScenarioId scenario, QuestionIndex question = FirstQuestion);
    /// Fails the operation while the study is locked.
    void requireUnlocked();
    /// Fails the operation in a hand-out: it is for whoever holds the study.
    void requireNoHandOut();
    /// Fails the operation, StillArriving, while only a part is in the file of what a team's server
    /// had at one moment. What leaves asks it in the read that it is made of: another connection,
    /// or another program, may write the parts.
    void requireWhole();

    Environment env;
    std::unique_ptr<Database> db;

private:
    struct Stores;
    std::unique_ptr<Stores> m_stores;

public:
    StudyStore& study;
    ScenarioStore& scenarios;
    SceneChangeStore& sceneChanges;
    PeopleStore& people;
    AnswerStore& answers;
    DecisionStore& decisions;
    QualityStore& quality;
    ReleaseStore& releases;
    CourseStore& course;
    HandOutStore& handOuts;
    MappingStore& mappings;
    PredictionStore& predictions;
    ModelRunStore& modelRuns;
    GeneratedSceneStore& generatedScenes;
    TopicStore& topics;
    NormingStore& norming;
    TeamStore& team;
    Records& records;
    AuditLog& audit;
    StudyChanges notices;
    /// Hears of every read that the file or the machine refused.
    std::function<void(const Error&)> readFailed;
    /// Waits for the proof of the file, where one goes on; an operation states nothing before.
    std::function<Result<void>()> whole;

private:
    /// Where the work is on the disk: its changes, when everybody has been told of them.
    Result<ChangeSet> announced(const Result<void>& written, ChangeSet changes, Asker asker);

    template <typename Value> Result<Value> told(Result<Value> result)
    {
        if (!result && readFailed && isReadFailure(result.error().code))
            readFailed(result.error());
        return result;
    }
};

/// InvalidValue; value: which text, "explanation", "flag", "note" or "reason"; detail: "length".
inline Error tooLong(const char* text)
{
    return {ErrorCode::InvalidValue, {}, 0, 0, QString::fromLatin1(text), QStringLiteral("length")};
}

/// Errors: InvalidValue for a reason without a character (detail: "reason"), and tooLong().
inline Result<void> checkReason(const QString& reason)
{
    if (reason.trimmed().isEmpty())
        return fail({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("reason")});
    if (reason.size() > LongestText)
        return fail(tooLong("reason"));
    return {};
}

/// Throws tooLong() inside an operation.
inline void requireWithinLimit(const QString& text, const char* name)
{
    if (text.size() > LongestText)
        throw Failure(tooLong(name));
}

inline void requireWithinLimit(const Answer& answer)
{
    requireWithinLimit(answer.explanation, "explanation");
    requireWithinLimit(answer.flagReason, "flag");
    if (!areFewEnough(answer.cues))
        throw Failure(tooLong("cues"));
}

} // namespace subtext
