// SPDX-License-Identifier: MIT
#include "core/study/inventedcei.h"

#include "core/domain/ceiscene.h"

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

QString explanationFor(Choice emotion, const Scenario& scene, std::uint32_t variant)
{
    const QString feeling = emotionToken(emotion);
    switch (variant % 3) {
    case 0:
        return QStringLiteral("The words sound one way and the situation says another. The %1 "
                              "gives away %2 in how it is put.")
            .arg(scene.text(ScenePart::SpeakerRole).trimmed(), feeling);
    case 1:
        return QStringLiteral("Given what just happened, %1 is the strongest reading for the %2. "
                              "The listener is meant to notice.")
            .arg(feeling, scene.text(ScenePart::SpeakerRole).trimmed());
    default:
        return QStringLiteral("I hesitated between two emotions. The last part of the line "
                              "decided it for %1.")
            .arg(feeling);
    }
}

int around(int centre, PythonRandom& random)
{
    const int shift = static_cast<int>(random.below(3)) - 1;
    return std::clamp(centre + shift, MinPoint, MaxPoint);
}

} // namespace

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
    const Choice emotion = *emotionAt(index);
    const Prototype& prototype = Prototypes.at(static_cast<std::size_t>(index));
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
