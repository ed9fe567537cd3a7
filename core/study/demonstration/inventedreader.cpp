// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedreader.h"

#include "core/base/builtin.h"
#include "core/base/pythonrandom.h"
#include "core/domain/emotion.h"
#include "core/domain/guesses.h"
#include "core/study/demonstration/inventedanswers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

constexpr std::uint32_t OneHundred = 100;
constexpr std::uint32_t LeaningPercent = 10; ///< Of the scenes are read as a reader tends to.
constexpr std::uint32_t SlipPercent = 15;    ///< Of the answers are any reading of the scene.
constexpr std::uint32_t PopularPercent = 65; ///< Of the guesses are the first reading.
constexpr std::uint32_t Sides = 3;

/// What a scene is open to.
struct SceneReadings
{
    enum class Kind {
        Clear,   ///< Nearly everybody reads the first.
        Open,    ///< Each reader can read all of them, and says so.
        Divided, ///< Each reader sees one, always the same, and not the others.
    };
    Kind kind = Kind::Clear;
    std::vector<Choice> emotions; ///< Two at least, the most plausible first.
};

SceneReadings::Kind kindOf(QStringView word)
{
    if (word == QLatin1String("open"))
        return SceneReadings::Kind::Open;
    return word == QLatin1String("divided") ? SceneReadings::Kind::Divided
                                            : SceneReadings::Kind::Clear;
}

/// As they were written down with the scenes; another scene has a clear reading of its own.
SceneReadings readingsOf(const QString& name, quint32 seed)
{
    static const QJsonObject written =
        QJsonDocument::fromJson(
            builtIn(QStringLiteral(":/subtext/demo/disagreement-readings.json")))
            .object();
    const QJsonObject json = written.value(name).toObject();
    SceneReadings readings;
    readings.kind = kindOf(json.value(QLatin1String("kind")).toString());
    const QJsonArray words = json.value(QLatin1String("readings")).toArray();
    for (const QJsonValue& word : words) {
        if (const auto emotion = emotionFromToken(word.toString()))
            readings.emotions.push_back(*emotion);
    }
    if (readings.emotions.size() > 1)
        return readings;
    PythonRandom random(namedSeed(seed, name.toUtf8()));
    const int drawn = static_cast<int>(random.below(EmotionCount));
    return {SceneReadings::Kind::Clear,
            {*emotionAt(drawn), *emotionAt((drawn + 1) % EmotionCount)}};
}

Choice oneOf(const std::vector<Choice>& emotions, PythonRandom& random)
{
    return emotions[random.below(static_cast<std::uint32_t>(emotions.size()))];
}

/// How many of a hundred answers to such a scene have a second reading.
std::uint32_t opennessOf(SceneReadings::Kind kind)
{
    return kind == SceneReadings::Kind::Open ? 90 : 10;
}

/// The stream of one reader for one thing.
PythonRandom streamOf(quint32 seed, const QByteArray& code, const QByteArray& thing)
{
    return PythonRandom(namedSeed(seed, code + '/' + thing));
}

} // namespace

InventedReader::InventedReader(const QString& code, quint32 seed)
    : m_code(code.toUtf8())
    , m_seed(seed)
    , m_leaning(*emotionAt(static_cast<int>(
          streamOf(seed, m_code, QByteArrayLiteral("leaning")).below(EmotionCount))))
    , m_side(streamOf(seed, m_code, QByteArrayLiteral("side")).below(Sides))
{}

Choice InventedReader::steady(const QString& name) const
{
    const SceneReadings scene = readingsOf(name, m_seed);
    PythonRandom random = streamOf(m_seed, m_code, name.toUtf8() + "/reading");
    const std::uint32_t roll = random.below(OneHundred);
    if (roll < LeaningPercent)
        return m_leaning;
    if (scene.kind == SceneReadings::Kind::Clear)
        return scene.emotions[roll < 92 ? 0 : 1];
    if (scene.kind == SceneReadings::Kind::Divided)
        return scene.emotions[m_side % scene.emotions.size()];
    const std::uint32_t place = random.below(20); // 45, 35 and 20 of a hundred
    if (place < 9)
        return scene.emotions.front();
    return place < 16 ? scene.emotions[1] : scene.emotions.back();
}

Choice InventedReader::reading(const QString& name, Occasion occasion) const
{
    PythonRandom random = streamOf(
        m_seed, m_code, name.toUtf8() + (occasion == Occasion::First ? "/first" : "/again"));
    return random.below(OneHundred) < SlipPercent ? oneOf(readingsOf(name, m_seed).emotions, random)
                                                  : steady(name);
}

SecondAnswer InventedReader::second(const QString& name, Choice chosen) const
{
    SceneReadings scene = readingsOf(name, m_seed);
    std::erase(scene.emotions, chosen);
    PythonRandom random = streamOf(m_seed, m_code, name.toUtf8() + "/second");
    if (random.below(OneHundred) >= opennessOf(scene.kind))
        return SecondAnswer::nothing();
    return SecondAnswer::of(random.below(4) != 0 ? scene.emotions.front() : scene.emotions.back());
}

Choice InventedReader::guess(const QString& name, Choice chosen) const
{
    PythonRandom random = streamOf(m_seed, m_code, name.toUtf8() + "/guess");
    return random.below(OneHundred) < PopularPercent ? readingsOf(name, m_seed).emotions.front()
                                                     : chosen;
}

Labelling::Submission InventedReader::answer(const Scenario& scene, Occasion occasion,
                                             const Protocol& rules, qint64 now) const
{
    const QString name = scene.name();
    const bool isFirst = occasion == Occasion::First;
    const Choice emotion = reading(name, occasion);
    PythonRandom random =
        streamOf(m_seed, m_code, name.toUtf8() + (isFirst ? "/rest" : "/rest again"));
    Labelling::Submission submission = inventCeiReading(emotion, scene, random, now);
    if (isFirst && rules.secondReading == SecondReading::Option)
        submission.answer.seconds.set(FirstQuestion, second(name, emotion));
    if (isFirst && isGuessAsked(rules, scene))
        submission.answer.guesses.set(FirstQuestion, guess(name, emotion));
    return submission;
}

} // namespace subtext
