// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelworker.h"

#include "core/base/filewriter.h"
#include "core/study/agreementreading.h"
#include "core/study/study.h"

namespace subtext {
namespace {

std::vector<std::optional<QString>> wordsOf(const evaluation::PredictionSet& set, std::size_t items)
{
    std::vector<std::optional<QString>> words(items);
    for (const evaluation::Prediction& row : set.rows)
        words[static_cast<std::size_t>(row.item)] = row.raw;
    return words;
}

/// Takes out what an adjudicator is not to meet before their decision.
void hideOpenItems(ModelResult& result)
{
    for (std::size_t i = 0; i < result.input.items.size(); ++i) {
        const evaluation::Item& item = result.input.items[i];
        if (item.gold || item.isAmbiguous)
            continue;
        result.hidden[i] = true;
        for (std::size_t set = 0; set < result.words.size(); ++set) {
            result.words[set][i].reset();
            result.evaluation.sets[set].readings[i] = {};
        }
    }
}

Result<void> writeInto(const QString& path, const LabelAnswers& answers, PredictionFormat format)
{
    auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return fail(file.error());
    const auto written =
        writePredictions(answers.predictions.sets, answers.input, format,
                         [&](const QByteArray& piece) { return (*file)->write(piece); });
    return written ? (*file)->commit() : written;
}

} // namespace

ModelWorker::ModelWorker(const QString& studyPath, const Environment& environment, QObject* parent)
    : QObject(parent)
    , m_thread(studyPath, environment, *this)
{}

ModelWorker::Outcome ModelWorker::compute(Study& study, const BoardRequest& request,
                                          const CancelToken& cancel)
{
    const auto people = readAgreementInput(study, request.limitedTo);
    if (!people)
        return fail(people.error());
    auto answers = readKeptLabels(study, *people, request.question);
    if (!answers)
        return fail(answers.error());
    auto kept = study.modelAnswers().sets();
    if (!kept)
        return fail(kept.error());
    evaluation::EvaluationOptions how;
    how.table = evaluation::usualTable(answers->input.options);
    how.epsilon = request.epsilon;
    auto scored = evaluation::evaluate(answers->input, answers->predictions.sets, how, cancel);
    if (!scored)
        return fail(ErrorCode::Cancelled);
    auto result = std::make_shared<ModelResult>(ModelResult{people->task,
                                                            request.question,
                                                            std::move(answers->input),
                                                            std::move(*scored),
                                                            std::move(*kept),
                                                            {},
                                                            {}});
    const std::size_t items = result->input.items.size();
    result->hidden.resize(items);
    for (const evaluation::PredictionSet& set : answers->predictions.sets)
        result->words.push_back(wordsOf(set, items));
    if (request.isAdjudicator)
        hideOpenItems(*result);
    return std::shared_ptr<const ModelResult>(std::move(result));
}

void ModelWorker::request(const BoardRequest& request)
{
    if (m_requests.add(request))
        run();
}

void ModelWorker::run()
{
    m_thread.read([request = m_requests.running(), cancel = m_thread.begin()](
                      Study& study) { return compute(study, request, cancel); },
                  [this](const Outcome& outcome) { conclude(outcome); });
}

void ModelWorker::conclude(const Outcome& outcome)
{
    m_requests.end();
    if (outcome)
        Q_EMIT finished(*outcome);
    else
        Q_EMIT failed(outcome.error());
    if (m_requests.next())
        run();
}

void ModelWorker::readFiles(const PredictionFiles& files)
{
    ++m_reading;
    m_thread.read(
        [files, cancel = m_thread.token()](Study& study) -> Result<std::vector<LabelAnswers>> {
            const auto people = readAgreementInput(study);
            return people ? readAllLabelFiles(study, *people, files, cancel) : fail(people.error());
        },
        [this, files](const Result<std::vector<LabelAnswers>>& read) {
            --m_reading;
            Q_EMIT filesRead({files, read});
        });
}

void ModelWorker::writeSet(const evaluation::SetName& set, QuestionIndex question,
                           PredictionFormat format, const QString& path)
{
    m_thread.read(
        [=](Study& study) -> Result<void> {
            const auto people = readAgreementInput(study);
            if (!people)
                return fail(people.error());
            auto answers = readKeptLabels(study, *people, question);
            if (!answers)
                return fail(answers.error());
            std::erase_if(answers->predictions.sets, [&](const evaluation::PredictionSet& of) {
                return of.model != set.model || of.mode != set.mode || of.run != set.run;
            });
            return writeInto(path, *answers, format);
        },
        [this, path](const Result<void>& how) {
            if (how)
                Q_EMIT written(path);
            else
                Q_EMIT notWritten(how.error());
        });
}

} // namespace subtext
