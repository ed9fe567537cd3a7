// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/llm/answerform.h"
#include "core/llm/modelanswer.h"
#include "core/models/modelanswers.h"
#include "core/task/task.h"

#include <map>
#include <utility>

namespace subtext {

/// Whether an answer is one of the options, as it would be read without another table of labels.
bool saysOption(const Question& question, const llm::ModelAnswer& said, llm::AnswerForm form);
/// Whether a scored answer gives the options their probabilities.
bool hasShares(const Question& question, const llm::ModelAnswer& said);

/// What a model said in a run, read out of its stored answers: in the forms in which predictions
/// are kept (keptforms.h), so that whatever is computed of files is computed of runs as well. An
/// item of which nothing was answered says that asking failed; of several questions each says so.
class RunAnswers
{
public:
    /// The task must outlive it. Throws a Failure, StudyDamaged, where no program writes a run of
    /// such a kind.
    RunAnswers(const Task& task, const ModelRun& run);

    /// Whether it holds an answer to a question of the task.
    bool isAnswered(const ModelRequest& request) const;
    /// In the order of writing.
    void add(const ModelRequest& request);
    /// In the order in which items were first asked about. Nothing where not one was answered: what
    /// was never said is not to stand as a model that is always wrong.
    std::vector<KeptPrediction> take();

private:
    struct Item
    {
        ScenarioId scenario;
        QJsonObject answer;
        QJsonObject points; ///< What it says of scales (saidpoints.h).
        bool isAnswered = false;
    };
    QJsonObject& placeOf(ScenarioId scenario);
    std::optional<llm::ModelAnswer> saidIn(const ModelRequest& request) const;
    void addFailure(const Question& question, QJsonObject& answer) const;
    void addOption(const Question& question, const ModelRequest& request, QJsonObject& answer);

    const Task& m_task;
    QString m_kind;
    llm::AnswerForm m_form = llm::AnswerForm::Free;
    bool m_asksScales = false;
    bool m_asksConfidence = false;
    bool m_isByOption = false;
    /// Log-likelihoods of options, by their places, of the questions about items.
    QHash<std::pair<ScenarioId, QString>, std::map<std::size_t, double>> m_options;
    std::vector<Item> m_items;
    QHash<ScenarioId, std::size_t> m_places;
};

} // namespace subtext
