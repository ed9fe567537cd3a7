// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/modelrun.h"
#include "core/domain/scenario.h"
#include "core/llm/profile.h"
#include "core/llm/prompts.h"
#include "core/operation/changeset.h"
#include "core/task/task.h"

#include <QJsonObject>

#include <memory>
#include <span>
#include <vector>

namespace subtext {

class StudyContext;

struct OpenQuestion
{
    ScenarioId scenario;
    std::size_t question = 0; ///< Its place in the task.

    bool operator==(const OpenQuestion&) const = default;
};

/// What a run is to ask, as of one moment.
struct RunQuestions
{
    std::shared_ptr<const Task> task;
    std::vector<Scenario> scenes; ///< All that count, in the order of import.
    std::vector<OpenQuestion> open;
};

/// How many questions a run has to ask, as far as its limit goes, and how many of them are open.
struct RunSize
{
    std::size_t questions = 0;
    std::size_t open = 0;
};

struct UnfinishedRun
{
    std::vector<OpenQuestion> open;
    qint64 asked = 0; ///< Questions that it is to ask, those with an answer among them.
};

struct RunState
{
    ModelRun run;
    QJsonObject parameters;
    ModelRunCounts counts;
    /// The reason for which it last ended (runEndToken); empty where nobody said: it goes on, was
    /// killed, or came with another file.
    QString lastEnd{};

    QString name() const { return run.name.text(); }
    /// It asked all that it was to ask, also where some of that failed.
    bool hasEnded() const { return lastEnd == QLatin1String("done"); }
    /// The one rule of what is unfinished. A run has ended when it asked all that it was to ask,
    /// also where some of that failed, or when nothing lacks an answer. Whatever failed is then as
    /// any answer without a label: it counts as wrong. Asking for it once more (resume) makes the
    /// run unfinished again until it has ended anew. `open`: questions without an answer.
    bool isUnfinished(std::size_t open) const { return open > 0 && !hasEnded(); }
    /// Only the first so many items were to be asked about; none: all.
    std::optional<std::size_t> limit() const;
    /// SHA-256 of the template that somebody wrote for it; empty where it asks in our words.
    QString ownTemplate() const;
    /// Whom that template asks about, where whoever wrote it said so; else empty.
    QString askedAbout() const;
    /// The template that it asks in, whoever wrote it.
    QString templateText() const;
    int tokenLimit() const;
    std::optional<double> temperature() const; ///< None: the provider's default.
    std::optional<double> topP() const;        ///< None: it is not sent.
    std::optional<qint64> seed() const;
    llm::AnswerForm answerForm() const { return llm::answerFormIn(parameters); }
    QStringList scales() const; ///< Tokens of those whose points it asks for.
    /// Those by which it asks how sure the model is.
    QStringList rubrics() const;
    /// Whether the options were scored as completions of the prompt, one request each.
    bool isScoredByCompletion() const;
    /// How the answers are held to the options, in the words of reports.
    QString mannerOfAnswers() const;
};

/// How the runs of one set asked.
AskedManner mannerOf(std::span<const RunState> runs);

/// Asking models, as the study keeps it: runs, every request with what went out and what came back,
/// and who agreed to what. Rows are written once. Nothing is sent from here.
class ModelRuns
{
public:
    explicit ModelRuns(StudyContext& context)
        : m_context(context)
    {}

    struct NewRun
    {
        QString model;
        llm::Mode mode = llm::Mode::ZeroShot;
        QString host; ///< originOf() of the server.
        llm::ProviderKind kind = llm::ProviderKind::OpenAi;
        QJsonObject parameters; ///< Everything that decides what is asked, without a key.
    };
    /// Begins one under the next free number of its model and mode. Errors: InHandOut,
    /// InvalidValue (detail "set name") where the model's name is longer than LongestSetName.
    Result<ModelRun> begin(const NewRun& run, PersonId by = {});
    /// Goes on with one. Errors: InvalidValue (detail "run") where there is none.
    Result<ChangeSet> resume(const Uuid& run, PersonId by = {});
    /// It ended, or somebody or something ended it before everything was asked.
    Result<ChangeSet> end(const Uuid& run, PersonId by = {});
    Result<ChangeSet> stop(const Uuid& run, const QString& reason, PersonId by = {});

    /// Whether somebody agreed that items are sent to that host in these words.
    Result<bool> hasConsent(const QString& host, const QByteArray& templateSha256) const;
    /// `shown`: what they were shown of it.
    Result<ChangeSet> consent(const QString& host, const QByteArray& templateSha256,
                              const QJsonObject& shown, PersonId by = {});

    /// Keeps tries, as soon as they are over: on the disk when it returns. The notice is of
    /// ChangeSet::RunsChanged alone: what a model said counts when its run has ended.
    Result<ChangeSet> record(const Uuid& run, const std::vector<ModelRequest>& requests);
    Result<ChangeSet> record(const Uuid& run, const ModelRequest& request)
    {
        return record(run, std::vector{request});
    }

    /// In the order in which they began.
    Result<std::vector<RunState>> runs() const;
    /// Tries without an answer, by kind.
    Result<std::vector<FailedTries>> failures(const Uuid& run) const;
    /// Every try, in the order of writing.
    Result<std::vector<ModelRequest>> requests(const Uuid& run) const;
    /// Parts (ModelTry::isPart) of answers that are not whole, in the order of writing.
    Result<std::vector<ModelRequest>> openParts(const Uuid& run) const;
    /// What has no answer of the first `limit` items that count (all: none), in the order of import
    /// and of the questions.
    Result<std::vector<OpenQuestion>> open(const Uuid& run,
                                           std::optional<std::size_t> limit = {}) const;
    /// The same with what it is asked about. Without a run, of one that has not begun: all.
    Result<RunQuestions> questions(const std::optional<Uuid>& run,
                                   std::optional<std::size_t> limit = {}) const;
    Result<RunSize> sizeOf(const RunState& state) const;
    /// The same as runs(); inside a read of others; throws.
    std::vector<RunState> states() const;
    /// Of the runs that are unfinished; inside a read of others; throws.
    QHash<Uuid, UnfinishedRun> unfinished() const;

private:
    /// Of these items, in their order.
    std::vector<OpenQuestion> openQuestions(const std::optional<Uuid>& run,
                                            std::span<const Scenario> scenes) const;

    ModelRun named(const Uuid& run) const;
    QJsonObject detailOf(const ModelRun& run) const;
    /// Writes an audit row about a run; with what was answered, where it is over.
    Result<ChangeSet> note(const QString& action, const Uuid& run,
                           const std::optional<QString>& reason, bool isOver, PersonId by);

    StudyContext& m_context;
};

} // namespace subtext
