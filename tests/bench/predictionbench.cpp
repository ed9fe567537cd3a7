// SPDX-License-Identifier: MIT
#include "core/figures/figures.h"
#include "core/models/labelreading.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "tests/bench/benchstudy.h"

#include <QFile>

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace subtext;
using namespace subtext::bench;

namespace {

constexpr int ItemsOfEachSet = 10'000;

QString labelOf(std::size_t item)
{
    return emotionToken(*emotionAt(static_cast<int>(item % EmotionCount)));
}

/// A study that keeps so many sets about each of its scenes.
class StockedStudy
{
public:
    explicit StockedStudy(int sets)
        : m_environment{m_clock, m_ids, {}}
        , m_study(*Study::open(makeStudy(m_folder.path(), ItemsOfEachSet, m_environment),
                               Study::Access::Write, m_environment))
        , m_scenes(*m_study->scenarios())
    {
        std::vector<ModelAnswers::NewPredictions> stock;
        for (int i = 0; i < sets; ++i)
            stock.push_back(setOf(QStringLiteral("stock"), i));
        if (!m_study->modelAnswers().take(stock))
            std::abort();
    }

    Study& study() { return *m_study; }

    ModelAnswers::NewPredictions setOf(const QString& model, int run) const
    {
        ModelAnswers::NewPredictions set{{model, QStringLiteral("zero-shot"), QString::number(run)},
                                         model + QStringLiteral(".csv"),
                                         {}};
        std::vector<QJsonObject> answers; // shared: a million of their own would fill the memory
        for (std::size_t i = 0; i < EmotionCount; ++i)
            answers.push_back({{QStringLiteral("label"), labelOf(i)},
                               {QStringLiteral("raw_response"), wordsAbout(i)}});
        for (std::size_t i = 0; i < m_scenes.size(); ++i)
            set.rows.push_back({m_scenes[i].id, answers[i % EmotionCount]});
        return set;
    }
    /// A file that says the same; returns its path.
    QString writeFile() const
    {
        QByteArray csv = "scenario,emotion,raw_response\n";
        for (std::size_t i = 0; i < m_scenes.size(); ++i)
            csv += QStringLiteral("%1,%2,%3\n")
                       .arg(m_scenes[i].name(), labelOf(i), wordsAbout(i))
                       .toUtf8();
        const QString path = m_folder.filePath(QStringLiteral("new.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
            std::abort();
        return path;
    }

private:
    static QString wordsAbout(std::size_t item)
    {
        return QStringLiteral("The staples are beside the point. So is the folder. It is %1.")
            .arg(labelOf(item));
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    RandomIds m_ids;
    Environment m_environment;
    std::unique_ptr<Study> m_study;
    std::vector<Scenario> m_scenes;
};

/// A file of one set, as the window takes it in: read, looked through, and kept.
void importOneFile(benchmark::State& state)
{
    StockedStudy stocked(static_cast<int>(state.range(0)));
    Study& study = stocked.study();
    const QString path = stocked.writeFile();
    const auto people = study.figures().agreementInput();
    int run = 0;
    for (auto _ : state) {
        const evaluation::ReadOptions names{
            {}, QStringLiteral("new"), QStringLiteral("zero-shot"), QString::number(++run)};
        const auto answers = study.predictions().readAllLabelFiles(*people, {{path}, names, {}});
        if (!answers) {
            state.SkipWithError("the file was not read");
            break;
        }
        const auto sets = toKeep(*answers);
        const auto preview = study.modelAnswers().preview(sets);
        const auto taken = study.modelAnswers().take(sets);
        if (!preview || !taken || taken->rows != ItemsOfEachSet)
            state.SkipWithError("not all was taken in");
    }
}

/// The last step of it alone, on the window's thread.
void takeOneSet(benchmark::State& state)
{
    StockedStudy stocked(static_cast<int>(state.range(0)));
    int run = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const std::vector sets{stocked.setOf(QStringLiteral("new"), ++run)};
        state.ResumeTiming();
        const auto taken = stocked.study().modelAnswers().take(sets);
        if (!taken || taken->rows != ItemsOfEachSet)
            state.SkipWithError("not all was taken in");
    }
}

} // namespace

BENCHMARK(importOneFile)
    ->ArgName("sets")
    ->Arg(0)
    ->Arg(100)
    ->Iterations(3)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(takeOneSet)
    ->ArgName("sets")
    ->Arg(0)
    ->Arg(100)
    ->Iterations(3)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
