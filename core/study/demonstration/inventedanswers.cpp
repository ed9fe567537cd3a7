// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedanswers.h"

#include "core/base/builtin.h"
#include "core/domain/ceiscene.h"
#include "core/domain/steps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

struct Prototype
{
    int valence;
    int arousal;
    int dominance;
};

// Where an invented annotator's scales lie around, by emotion in wheel order.
constexpr std::array<Prototype, EmotionCount> Prototypes{{
    {2, 1, 1},
    {1, -1, 1},
    {-2, 1, -2},
    {0, 2, 0},
    {-2, -1, -2},
    {-2, 0, 1},
    {-2, 2, 0},
    {1, 1, 0},
}};

constexpr std::array Readings{
    "I read this as %1.",
    "It comes across as %1 to me.",
    "Taken with what happened before, %1 fits best.",
    "My first thought was another one, but %1 it is.",
    "Of the eight words, %1 says it.",
    "Somebody in this place would feel %1.",
    "Under the politeness there is %1.",
    "Said aloud, the line sounds like %1.",
};
constexpr std::array Cues{
    "The last words give it away.",
    "The situation says something else than the line does.",
    "Nobody would put it like that and mean it.",
    "The %2 picks the words with care.",
    "So much praise at that moment cannot be meant.",
    "It is what is left out that tells.",
    "The %2 has every reason for it.",
    "The beginning is friendly and the end is not.",
};
constexpr std::array Doubts{
    "The other person is meant to notice.",  "I would not bet on it.",
    "A second reading changed nothing.",     "Without the context I would have chosen otherwise.",
    "How strong it is, I find hard to say.", "I have heard people talk like this at work.",
    "Whoever hears it may well miss that.",  "There is hardly another way to take it.",
};

/// Three sentences, each one of eight, so that hardly two people write the same.
QString explanationFor(Choice emotion, const Scenario& scene, std::uint32_t variant)
{
    const auto said = [](const auto& ways, std::uint32_t number) {
        return QString::fromUtf8(ways.at(number % ways.size()));
    };
    return QStringList{said(Readings, variant), said(Cues, variant / 8), said(Doubts, variant / 64)}
        .join(u' ')
        .replace(QStringLiteral("%1"), emotionToken(emotion))
        .replace(QStringLiteral("%2"), scene.text(ScenePart::SpeakerRole).trimmed());
}

int around(int centre, PythonRandom& random)
{
    const int shift = static_cast<int>(random.below(3)) - 1;
    return std::clamp(centre + shift, MinPoint, MaxPoint);
}

/// Which rows of a board the narratives that ship were written to say yes to, by scene.
const QJsonObject& narrativeReadings()
{
    static const QJsonObject readings =
        QJsonDocument::fromJson(builtIn(QStringLiteral(":/subtext/demo/narrative-readings.json")))
            .object();
    return readings;
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

Ballot whatIsConveyed(const Task& task, const QString& name, quint32 seed)
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

Labelling::Submission inventAnswer(const Task& task, const QString& name, quint32 seed,
                                   PythonRandom& random, qint64 now)
{
    const Ballot latent = whatIsConveyed(task, name, seed);
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

Labelling::Submission inventCeiAnswer(const Scenario& scene, const QString& name, quint32 seed,
                                      PythonRandom& random, qint64 now)
{
    // What the scene "really" conveys depends on the scene alone.
    PythonRandom sceneRandom(namedSeed(seed, name.toUtf8()));
    const Choice latent = *emotionAt(static_cast<int>(sceneRandom.below(EmotionCount)));
    const std::uint32_t roll = random.below(100);
    int index = indexOf(latent);
    if (roll >= 55) // a neighbour on the wheel, or anything
        index = roll < 80 ? (index + (roll % 2 == 0 ? 1 : EmotionCount - 1)) % EmotionCount
                          : static_cast<int>(random.below(EmotionCount));
    return inventCeiReading(*emotionAt(index), scene, random, now);
}

Labelling::Submission inventCeiReading(Choice emotion, const Scenario& scene, PythonRandom& random,
                                       qint64 now)
{
    const Prototype& prototype = Prototypes.at(slotOf(emotion));
    Labelling::Submission submission;
    submission.answer.ballot[0] = emotion;
    submission.answer.scale(Dimension::Valence) = around(prototype.valence, random);
    submission.answer.scale(Dimension::Arousal) = around(prototype.arousal, random);
    submission.answer.scale(Dimension::Dominance) = around(prototype.dominance, random);
    submission.answer.scale(Dimension::Confidence) = static_cast<int>(random.below(5)) - 1;
    submission.answer.explanation = explanationFor(emotion, scene, random.next32());
    const qint64 active = 18'000 + random.below(45'000);
    submission.visit = {now - active, active + random.below(20'000), active,
                        static_cast<int>(random.below(2))};
    for (std::size_t step = 0; step < StepCount; ++step)
        submission.firstAnswerMs.set(static_cast<StepIndex>(step),
                                     active * static_cast<qint64>(step + 1) /
                                         static_cast<qint64>(StepCount + 1));
    return submission;
}

} // namespace subtext
