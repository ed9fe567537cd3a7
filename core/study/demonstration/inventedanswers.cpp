// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedanswers.h"

#include "core/base/builtin.h"
#include "core/domain/steps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

/// Which rows of a board the narratives that ship were written to say yes to, by scene.
const QJsonObject& narrativeReadings()
{
    static const QJsonObject readings =
        QJsonDocument::fromJson(builtIn(QStringLiteral(":/subtext/demo/narrative-readings.json")))
            .object();
    return readings;
}

Ballot conveyed(const Task& task, const QString& name, quint32 seed)
{
    PythonRandom random(namedSeed(seed, name.toUtf8()));
    const QJsonValue reading = narrativeReadings().value(name);
    Ballot ballot;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        const auto drawn = random.below(static_cast<std::uint32_t>(question.options.size()));
        const bool isRead = reading.isArray() && isYesNo(question);
        ballot.at(i) = static_cast<Choice>(
            isRead ? (reading.toArray().contains(question.token) ? 1U : 0U) : drawn);
    }
    return ballot;
}

/// How many of a hundred readers see it otherwise. What is there is overlooked more often than what
/// is not there is seen.
std::uint32_t doubtAbout(const Question& question, Choice conveyed)
{
    if (!isYesNo(question))
        return 35;
    return conveyed == Choice{1} ? 22 : 4;
}

Choice readingOf(const Question& question, Choice conveyed, PythonRandom& random)
{
    if (random.below(100) >= doubtAbout(question, conveyed))
        return conveyed;
    const auto options = static_cast<std::uint32_t>(question.options.size());
    const auto another = 1 + random.below(options - 1);
    return static_cast<Choice>((static_cast<std::uint32_t>(indexOf(conveyed)) + another) % options);
}

} // namespace

Labelling::Submission inventAnswer(const Task& task, const QString& name, quint32 seed,
                                   PythonRandom& random, qint64 now)
{
    const Ballot latent = conveyed(task, name, seed);
    Labelling::Submission submission;
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        submission.answer.ballot.at(i) = readingOf(task.questions[i], *latent.at(i), random);
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const auto& points = task.scales[i].points;
        submission.answer.scales.at(i) =
            points[random.below(static_cast<std::uint32_t>(points.size()))].value;
    }
    if (task.explanation)
        submission.answer.explanation =
            QStringLiteral("I read it twice. The last sentence decided it for me.");
    const qint64 active = 15'000 + random.below(40'000);
    submission.visit = {now - active, active + random.below(20'000), active,
                        static_cast<int>(random.below(2))};
    const auto steps = Steps(task).count();
    for (std::size_t step = 0; step < steps; ++step)
        submission.firstAnswerMs.set(static_cast<StepIndex>(step),
                                     active * static_cast<qint64>(step + 1) /
                                         static_cast<qint64>(steps + 1));
    return submission;
}

} // namespace subtext
