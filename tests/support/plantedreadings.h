// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/stats/disagreement.h"

#include <algorithm>
#include <vector>

namespace subtext::test {

/// A made-up study whose disagreement has shares that can be computed. Every item has a main
/// reading and a rival, every person an option that they favour, all drawn evenly.
struct PlantedReadings
{
    int items = 60;
    int persons = 20;
    int options = 5;
    double answered = 0.8; ///< Of the cells.
    double repeated = 0.3; ///< Of the answers.
    double wobble = 0.2;   ///< At each time: any option.
    double leaning = 0.25; ///< Else, for ever: the person's own option.
    double rivalry = 0.35; ///< Else, for ever: the rival and not the main reading.
    double open = 0.5;    ///< Second reading: the rival of the main reading, else the main reading.
    double guessed = 0.3; ///< Else: any other option; else none.
};

struct PlantedShares
{
    double total = 0;
    double leaning = 0;
    double byScene = 0;
    double unsteadiness = 0;
    double openness = 0;
};

/// How likely the second reading is `second` where the first is `first`; 0 is the main reading and
/// 1 the rival.
inline double plantedSecond(const PlantedReadings& plan, int first, int second)
{
    const int rival = first == 0 ? 1 : 0;
    return (second == rival ? plan.open : 0) +
           (second == first ? 0 : (1 - plan.open) * plan.guessed / (plan.options - 1));
}

inline PlantedShares plantedShares(const PlantedReadings& plan)
{
    const double k = plan.options;
    const double steady = 1 - plan.wobble;
    const double scene = steady * (1 - plan.leaning);
    const double even = (1 - scene) / k;
    std::vector<double> likely(static_cast<std::size_t>(plan.options), even);
    likely[0] += scene * (1 - plan.rivalry);
    likely[1] += scene * plan.rivalry;

    PlantedShares shares;
    shares.total = 1;
    for (const double p : likely)
        shares.total -= p * p;
    shares.leaning = steady * steady * plan.leaning * plan.leaning * (1 - 1 / k) / shares.total;
    shares.unsteadiness = (1 - steady * steady) * (1 - 1 / k) / shares.total;
    shares.byScene = 1 - shares.leaning - shares.unsteadiness;

    double hits = 0;
    double chance = 0;
    for (int first = 0; first < plan.options; ++first) {
        for (int second = 0; second < plan.options; ++second) {
            const double said =
                likely[static_cast<std::size_t>(first)] * plantedSecond(plan, first, second);
            hits += said * likely[static_cast<std::size_t>(second)] / shares.total;
            chance += said / (k - 1);
        }
    }
    shares.openness = (hits - chance) / (1 - chance);
    return shares;
}

/// The same of the same seed.
class PlantedStudy
{
public:
    PlantedStudy(const PlantedReadings& plan, std::uint64_t seed)
        : m_plan(plan)
        , m_stream(seed)
    {}

    stats::ReadAnswers draw()
    {
        stats::ReadAnswers read{m_plan.items, m_plan.persons, m_plan.options, {}};
        std::vector<int> favoured;
        for (int p = 0; p < m_plan.persons; ++p)
            favoured.push_back(anyOption());
        for (int i = 0; i < m_plan.items; ++i) {
            const int main = anyOption();
            const int rival = anotherThan(main);
            for (int p = 0; p < m_plan.persons; ++p) {
                if (happens(m_plan.answered))
                    read.answers.push_back(
                        answer(i, p, favoured[static_cast<std::size_t>(p)], main, rival));
            }
        }
        return read;
    }

private:
    bool happens(double chance) { return m_stream.next32() < chance * 4294967296.0; }
    int anyOption()
    {
        return static_cast<int>(m_stream.below(static_cast<std::uint32_t>(m_plan.options)));
    }
    int anotherThan(int option)
    {
        return (option + 1 +
                static_cast<int>(m_stream.below(static_cast<std::uint32_t>(m_plan.options - 1)))) %
               m_plan.options;
    }
    int said(int reading) { return happens(m_plan.wobble) ? anyOption() : reading; }

    stats::ReadAnswer answer(int item, int person, int favoured, int main, int rival)
    {
        int reading = favoured;
        if (!happens(m_plan.leaning))
            reading = happens(m_plan.rivalry) ? rival : main;
        stats::ReadAnswer answer;
        answer.item = item;
        answer.person = person;
        answer.option = said(reading);
        if (happens(m_plan.repeated))
            answer.repeat = said(reading);
        answer.isSecondAsked = true;
        if (happens(m_plan.open))
            answer.second = answer.option == main ? rival : main;
        else if (happens(m_plan.guessed))
            answer.second = anotherThan(answer.option);
        return answer;
    }

    PlantedReadings m_plan;
    PythonRandom m_stream;
};

} // namespace subtext::test
