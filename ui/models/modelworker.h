// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/choice.h"
#include "core/evaluation/itemchoice.h"
#include "core/models/modelanswers.h"
#include "core/predictions/predictionwriter.h"
#include "core/task/task.h"
#include "ui/background/latestrun.h"
#include "ui/predictions/foundpredictions.h"

#include <QObject>

#include <memory>

namespace subtext {

struct BoardRequest
{
    QuestionIndex question = FirstQuestion;
    double epsilon = 0.2;
    bool isAdjudicator = false; ///< Nothing of models is shown to them of an open item.
    PersonId limitedTo;         ///< Whose knowledge gold is limited to; or none.
    /// Of labels outside the options; none: the usual one.
    std::optional<evaluation::LabelTable> table = {};
    evaluation::GoldOrigin gold = evaluation::GoldOrigin::Study;
    evaluation::AmbiguousItems ambiguous = evaluation::AmbiguousItems::Counted;
};

/// How models do on one question, as one person may know it. Readings and words of models on items
/// that are hidden from that person are not in it.
struct ModelResult
{
    std::shared_ptr<const Task> task;
    QuestionIndex question = FirstQuestion;
    evaluation::Input input;
    evaluation::Evaluation evaluation;
    std::vector<SetCount> kept; ///< All that the study has, of any question.
    std::vector<bool> hidden;   ///< By item of the input.
    /// A set's own words, by set and by item of the input; none where there are none.
    std::vector<std::vector<std::optional<QString>>> words;
    bool hasGoldOfFiles = false; ///< Some row of a set came with a gold label.
    bool hasMarked = false;      ///< Some item has a label and is ambiguous all the same.

    const Question& asked() const { return task->questions.at(indexOf(question)); }
    bool hasSets() const { return !evaluation.sets.empty(); }
};

/// Reads and scores what models answered, on a thread and a read-only connection of its own. At
/// most one run is in flight; of the requests that come meanwhile the latest is run next.
class ModelWorker : public QObject
{
    Q_OBJECT
public:
    ModelWorker(const QString& studyPath, const Environment& environment,
                QObject* parent = nullptr);

    void request(const BoardRequest& request) { m_runs.request(request); }
    bool isRunning() const { return m_runs.isRunning(); }

    /// Files, before anything of them is taken in: filesRead() tells what is in them.
    void readFiles(const PredictionFiles& files);
    /// Everything that the study keeps of one set: written() or notWritten() comes of it.
    void writeSet(const SetName& set, QuestionIndex question, PredictionFormat format,
                  const QString& path);
    bool isReading() const { return m_reading > 0; }

Q_SIGNALS:
    void finished(const std::shared_ptr<const subtext::ModelResult>& result);
    void failed(const subtext::Error& error);
    void filesRead(const subtext::FilesRead& files);
    void written(const QString& path);
    void notWritten(const subtext::Error& error);

private:
    int m_reading = 0;
    LatestRun<BoardRequest, std::shared_ptr<const ModelResult>> m_runs;
};

} // namespace subtext
