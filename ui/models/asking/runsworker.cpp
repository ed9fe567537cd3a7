// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/runsworker.h"

#include "core/domain/decision.h"
#include "core/llm/modelsettings.h"
#include "core/models/modelanswers.h"
#include "core/study/study.h"
#include "ui/text/shownwords.h"

#include <algorithm>

namespace subtext {
namespace {

Result<void> readRequests(Study& study, const RunsRequest& request, RunsShown& shown)
{
    Reads reads;
    const auto task = reads.take(shownTask(study));
    const auto requests = reads.take(study.modelRuns().requests(request.opened));
    QHash<ScenarioId, QString> names;
    for (const Scenario& scene : reads.take(study.scenarios()))
        names.insert(scene.id, scene.name());
    if (!reads.outcome())
        return reads.outcome();
    for (auto of = requests.rbegin(); of != requests.rend(); ++of) {
        if (request.areFailuresOnly && (!of->finish.isEmpty() || of->isPart()))
            continue;
        if (++shown.allRequests > RunsWorker::MostRequests)
            continue;
        const Question* question = findToken(task->questions, of->question);
        shown.requests.push_back(
            {*of, names.value(of->scenario),
             question && task->questions.size() > 1 ? question->word : QString()});
    }
    return {};
}

Result<AnswerCount> countOf(Study& study, const QString& run)
{
    const auto sets = study.modelAnswers().counts();
    if (!sets)
        return fail(sets.error());
    for (const SetCount& set : *sets) {
        if (set.name.text() == run)
            return set.count;
    }
    return AnswerCount();
}

} // namespace

RunsWorker::RunsWorker(const QString& studyPath, const QString& settingsFolder,
                       const Environment& environment, QObject* parent)
    : QObject(parent)
    , m_folder(settingsFolder)
    , m_thread(studyPath, environment, *this)
{}

RunsWorker::Outcome RunsWorker::readAll(Study& study, const RunsRequest& request,
                                        const QString& folder)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return fail(runs.error());
    // Without them nothing is missing but a cost; what is wrong with them is said where they are
    // used.
    const auto profiles = llm::loadProfiles(folder).value_or(std::vector<llm::Profile>());
    const auto prices = llm::loadPrices(folder).value_or(llm::PriceTable());
    auto shown = std::make_shared<RunsShown>();
    for (auto state = runs->rbegin(); state != runs->rend(); ++state) {
        Reads reads;
        const RunSize size = reads.take(study.modelRuns().sizeOf(*state));
        auto failures = reads.take(study.modelRuns().failures(state->run.uuid));
        if (!reads.outcome())
            return fail(reads.outcome().error());
        shown->runs.push_back(
            {*state, size, std::move(failures), costOf(*state, profiles, prices).usd});
    }
    shown->opened = request.opened;
    if (!request.opened.isNull()) {
        if (const auto read = readRequests(study, request, *shown); !read)
            return fail(read.error());
    }
    return std::shared_ptr<const RunsShown>(std::move(shown));
}

void RunsWorker::read(const RunsRequest& request)
{
    if (m_reads.add(request))
        runRead();
}

void RunsWorker::runRead()
{
    m_thread.read([request = m_reads.running(),
                   folder = m_folder](Study& study) { return readAll(study, request, folder); },
                  [this](const Outcome& outcome) {
                      m_reads.end();
                      if (outcome)
                          Q_EMIT shown(*outcome);
                      else
                          Q_EMIT failed(outcome.error());
                      if (m_reads.next())
                          runRead();
                  });
}

void RunsWorker::plan(const PlanRequest& request)
{
    if (m_plans.add(request))
        runPlan();
}

void RunsWorker::runPlan()
{
    m_thread.read(
        [request = m_plans.running()](Study& study) {
            return planRun(study.modelRuns(), request.wish, request.goesOn);
        },
        [this](const Result<PlannedRun>& plan) {
            m_plans.end();
            if (m_plans.next())
                return runPlan();
            Q_EMIT planned({plan});
        });
}

void RunsWorker::readAnswers(const QString& run)
{
    m_thread.read([run](Study& study) { return countOf(study, run); },
                  [this, run](const Result<AnswerCount>& counted) {
                      if (counted)
                          Q_EMIT answersRead(run, counted->answers, counted->failed);
                      else
                          Q_EMIT failed(counted.error());
                  });
}

} // namespace subtext
