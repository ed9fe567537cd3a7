// SPDX-License-Identifier: MIT
#include "tests/bench/benchstudy.h"

#include "core/base/pythonrandom.h"
#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/travel/importing.h"
#include "tests/support/tasks.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdlib>

namespace subtext::bench {
namespace {

template <typename T> T orDie(Result<T> result)
{
    if (!result)
        std::abort();
    return std::move(*result);
}

ImportedRecord annotatedRecord(int i, PythonRandom& random)
{
    ImportedRecord record;
    record.line = i + 1;
    Scenario& scene = record.scenario;
    scene.sourceId = QString::number(i);
    scene.group = AllSubtypes.at(static_cast<std::size_t>(i) % AllSubtypes.size());
    scene.text(ScenePart::SpeakerRole) = QStringLiteral("manager");
    scene.text(ScenePart::ListenerRole) = QStringLiteral("intern");
    scene.text(ScenePart::Context) = QStringLiteral(
        "The quarterly figures arrive an hour before the meeting, and page %1 is upside down. The "
        "manager turns it round, reads it twice, and closes the folder before anybody else has "
        "found a chair.");
    scene.text(ScenePart::Context) = scene.text(ScenePart::Context).arg(i);
    scene.text(ScenePart::Utterance) =
        QStringLiteral("Well, at least the staples on page %1 are straight.").arg(i);
    const auto first = static_cast<int>(random.below(EmotionCount));
    const auto kind = random.below(10); // 0–3 unanimous, 4–6 majority, 7–9 split
    for (int rater = 0; rater < 3; ++rater) {
        ImportedAnswer answer;
        answer.annotator = QStringLiteral("Rater %1").arg(rater + 1);
        const bool isApart = kind >= 7 || (kind >= 4 && rater == 2);
        answer.answer.ballot[0] = emotionAt((first + (isApart ? rater : 0)) % EmotionCount);
        const auto middle = static_cast<int>(random.below(3)) - 1;
        for (ScaleIndex dimension : AllDimensions)
            answer.answer.scale(dimension) = middle + static_cast<int>(random.below(3)) - 1;
        answer.answer.explanation =
            QStringLiteral("The staples are beside the point. So is the folder.");
        const qint64 ms = 15'000 + random.below(60'000);
        answer.timings = ItemTimings{ms, ms + 2'000, 1, 0, {}};
        record.answers.push_back(std::move(answer));
    }
    return record;
}

} // namespace

QString writeScenes(const QString& folder, int count)
{
    QByteArray csv = "id,speaker_role,listener_role,context,utterance\n";
    for (int i = 1; i <= count; ++i) {
        const QByteArray n = QByteArray::number(i);
        csv +=
            n +
            ",manager,intern,\"The quarterly figures arrive an hour before the meeting, and page " +
            n +
            " is upside down. The manager turns it round, reads it twice, and closes the folder "
            "before anybody else has found a chair.\",\"Well, at least the staples are "
            "straight.\"\n";
    }
    const QString path = QDir(folder).filePath(QStringLiteral("bench_sarcasm-irony.csv"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size())
        std::abort();
    return path;
}

QString makeStudy(const QString& folder, int count, const Environment& environment)
{
    const QString path = QDir(folder).filePath(QStringLiteral("bench.subtext"));
    const auto study = orDie(Study::create(path, {QStringLiteral("Bench"), {}, {}}, environment));
    orDie(study->importing().importFiles({writeScenes(folder, count)}, {}));
    orDie(study->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}}));
    orDie(study->assigning().assign(1, 42));
    return path;
}

QString makeBoardStudy(const QString& folder, int count, const Environment& environment)
{
    const QString path = QDir(folder).filePath(QStringLiteral("board.subtext"));
    Study::Setup setup;
    setup.title = QStringLiteral("Bench");
    setup.task = test::widestBoard();
    const auto study = orDie(Study::create(path, setup, environment));
    ImportedFile file;
    for (const Scenario& story : test::storiesAboutMara(count)) {
        ImportedRecord& record = file.records.emplace_back();
        record.line = std::ssize(file.records);
        record.scenario = story;
    }
    orDie(study->importing().apply({file}));
    orDie(study->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}}));
    orDie(study->assigning().assign(1, 42));
    return path;
}

ImportedFile annotatedFile(int count)
{
    PythonRandom random(42);
    ImportedFile file;
    file.path = QStringLiteral("bench.csv");
    file.records.reserve(static_cast<std::size_t>(count));
    for (int i = 1; i <= count; ++i)
        file.records.push_back(annotatedRecord(i, random));
    return file;
}

QString makeAnnotatedStudy(const QString& folder, int count, const Environment& environment)
{
    const QString path = QDir(folder).filePath(QStringLiteral("annotated.subtext"));
    const auto study = orDie(Study::create(path, {QStringLiteral("Bench"), {}, {}}, environment));
    orDie(study->importing().apply({annotatedFile(count)}));
    orDie(study->roster().add({{{}, QStringLiteral("Ada"), Role::Adjudicator}}));
    return path;
}

double quantile(std::vector<double> values, double q)
{
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(q * static_cast<double>(values.size() - 1)));
}

double residentMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').at(1).toDouble() / 1024;
    }
    return 0;
}

} // namespace subtext::bench
