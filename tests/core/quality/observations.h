// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"
#include "tests/support/checks.h"

#include <QStringList>

namespace subtext::test {

inline QualityObservation rated(int person, int scenario, Choice emotion,
                                std::array<int, DimensionCount> scales = {},
                                std::optional<qint64> ms = std::nullopt)
{
    return {PersonId{person}, ScenarioId{scenario}, emotion, scales, ms};
}

/// One flag as words: code, person, scenario, dimension; "-" for none.
inline QString nameOf(const QualityFlag& flag)
{
    const auto idText = [](qint64 id) {
        return id > 0 ? QString::number(id) : QStringLiteral("-");
    };
    QString name = qualityToken(flag.code) + u' ' + idText(flag.person.value) + u' ' +
                   idText(flag.scenario.value);
    if (flag.dimension)
        name += u' ' + dimensionToken(*flag.dimension);
    return name;
}

inline QStringList namesOf(std::span<const QualityFlag> flags)
{
    QStringList names;
    for (const QualityFlag& flag : flags)
        names << nameOf(flag);
    return names;
}

/// A list of words as the literal says them, one a comma.
inline QStringList listed(const char* words)
{
    QStringList list;
    for (const QString& word : QString::fromLatin1(words).split(u',', Qt::SkipEmptyParts))
        list << word.trimmed();
    return list;
}

/// Twelve items of one person, scenarios 100 · person + 1 … 12: all emotions, valence on the side
/// of the emotion, 10.0 to 15.5 s. Nothing in them is a finding.
inline std::vector<QualityObservation> carefulWork(int person)
{
    std::vector<QualityObservation> work;
    for (int i = 0; i < 12; ++i) {
        const Choice emotion = AllEmotions.at(static_cast<std::size_t>(i % EmotionCount));
        const bool isPleasant = emotion == Emotion::Joy || emotion == Emotion::Trust ||
                                emotion == Emotion::Anticipation;
        work.push_back(rated(person, 100 * person + i + 1, emotion, {isPleasant ? 2 : -2, 1, 0, 2},
                             10'000 + 500 * ((i * 5) % 12)));
    }
    return work;
}

/// Five people with a fault each, but for the first, who has none.
inline std::vector<QualityObservation> plantedStudy()
{
    std::vector<QualityObservation> study;
    for (int person = 1; person <= 5; ++person) {
        std::vector<QualityObservation> work = carefulWork(person);
        for (std::size_t i = 0; i < work.size(); ++i) {
            if (person == 2) { // straight-liner: 10 of 12
                work[i].emotion = i < 10 ? Emotion::Anger : Emotion::Surprise;
                work[i].scales[0] = -1;
            } else if (person == 3 && i < 3) { // speeder: 1.0, 1.2, 1.4 s
                work[i].responseMs = 1'000 + 200 * static_cast<qint64>(i);
            } else if (person == 4 && i == 5) { // sleeper
                work[i].responseMs = 700'000;
            }
        }
        if (person == 5) { // contradictor: joy −2, fear +2; surprise −3 and trust −1 are none
            work[0].scales[0] = -2;
            work[1].scales[0] = -1;
            work[2].scales[0] = 2;
            work[3].scales[0] = -3;
        }
        study.insert(study.end(), work.begin(), work.end());
    }
    return study;
}

/// The findings in plantedStudy().
inline QStringList plantedFindings()
{
    return listed("straight_lining 2 -,"
                  "too_fast 3 301, too_fast 3 302, too_fast 3 303,"
                  "disengaged 4 406,"
                  "timing_outlier 3 301, timing_outlier 3 302, timing_outlier 3 303,"
                  "timing_outlier 4 406,"
                  "contradiction_positive 5 501, contradiction_negative 5 503");
}

} // namespace subtext::test
