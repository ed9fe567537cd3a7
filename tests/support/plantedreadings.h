// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/course/repeats.h"
#include "core/domain/person.h"
#include "core/domain/protocol.h"
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

    int votes = 0;         ///< In place of `answered`: of so many people to each item.
    int repeatsOfEach = 0; ///< In place of `repeated`: as many of each person, by plannedRepeats().
    /// Shared points in place of a second reading: where it is open, 60 for the option and 40 for
    /// the rival of the main reading, or else for the main reading; where not, all for the option.
    bool isInPoints = false;
    /// Items and persons fall into as many; who labels an item is of its team, and each team has a
    /// main reading that most of its items have.
    int teams = 0;
    double typical = 0.7; ///< Of the items of a team.
};

constexpr int PlantedMost = 60; ///< Points for the option, of 100, where it is open.

struct PlantedShares
{
    double total = 0;
    double leaning = 0;
    double byScene = 0;
    double unsteadiness = 0;
    double stated = 0;
    double openness = 0;

    double ambiguity() const { return stated + openness * byScene; }
    double perspective() const { return leaning + (1 - openness) * byScene; }
};

/// How likely the second reading is `second` where the first is `first`; 0 is the main reading and
/// 1 the rival.
inline double plantedSecond(const PlantedReadings& plan, int first, int second)
{
    const int rival = first == 0 ? 1 : 0;
    return (second == rival ? plan.open : 0) +
           (second == first ? 0 : (1 - plan.open) * plan.guessed / (plan.options - 1));
}

/// How likely each option is to be chosen about an item; 0 is the main reading and 1 the rival.
inline std::vector<double> plantedChoices(const PlantedReadings& plan)
{
    const double scene = (1 - plan.wobble) * (1 - plan.leaning);
    std::vector<double> likely(static_cast<std::size_t>(plan.options), (1 - scene) / plan.options);
    likely[0] += scene * (1 - plan.rivalry);
    likely[1] += scene * plan.rivalry;
    return likely;
}

inline double sumOfSquares(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value * value;
    return sum;
}

/// Of answers in points that are repeated as options: a repeat is compared by first choices. Of a
/// favoured option, over all items, the other option of an answer is any other.
inline PlantedShares plantedSharesOfPoints(const PlantedReadings& plan)
{
    const double k = plan.options;
    const double steady = 1 - plan.wobble;
    const double most = PlantedMost / 100.0;
    const double given = plan.open * (1 - most); // to the other option, on the average
    std::vector<double> said = plantedChoices(plan);
    const double toMain = 1 - said[0];
    const double toRival = said[0];
    for (double& share : said)
        share *= 1 - given;
    said[0] += given * toMain;
    said[1] += given * toRival;

    PlantedShares shares;
    shares.total = 1 - sumOfSquares(said);
    shares.stated = plan.open * (1 - most * most - (1 - most) * (1 - most)) / shares.total;
    const double others = (1 - steady * plan.leaning) / k;
    std::vector<double> ofPerson(static_cast<std::size_t>(plan.options), others);
    ofPerson[0] += steady * plan.leaning; // the favoured one
    for (double& share : ofPerson)
        share = (1 - given) * share + given * (1 - share) / (k - 1);
    shares.leaning = (sumOfSquares(ofPerson) - 1 / k) / shares.total;
    shares.unsteadiness = (1 - steady * steady) * (1 - 1 / k) / shares.total;
    shares.byScene = 1 - shares.leaning - shares.unsteadiness - shares.stated;
    return shares;
}

/// How likely each option is to be chosen about another item of the team; 0 is its own main
/// reading.
inline std::vector<double> plantedElsewhere(const PlantedReadings& plan, double typical)
{
    const double scene = (1 - plan.wobble) * (1 - plan.leaning);
    const double others = plan.options - 1;
    std::vector<double> likely;
    for (int option = 0; option < plan.options; ++option) {
        const double main = option == 0 ? typical : (1 - typical) / others;
        likely.push_back((1 - scene) / plan.options + scene * (1 - plan.rivalry) * main +
                         scene * plan.rivalry * (1 - main) / others);
    }
    return likely;
}

/// `likely`: plantedChoices().
inline double plantedOpenness(const PlantedReadings& plan, const std::vector<double>& likely)
{
    const double share = plan.teams > 0 ? plan.typical : 0;
    const double typical = share + (1 - share) / plan.options;
    const std::vector<double> elsewhere = plantedElsewhere(plan, typical);
    const double others = plan.options - 1;
    double hits = 0;
    double differing = 0;
    double chanceHits = 0;
    double chanceDiffering = 0;
    for (int main = 0; main < plan.options; ++main) {
        for (int rival = 0; rival < plan.options; ++rival) {
            if (rival == main)
                continue;
            const double often = (main == 0 ? typical : (1 - typical) / others) / others;
            // Options by their names of the item: the main reading and the rival first.
            std::vector<double> atOthers{elsewhere[static_cast<std::size_t>(main)],
                                         elsewhere[static_cast<std::size_t>(rival)]};
            for (int option = 0; option < plan.options; ++option) {
                if (option != main && option != rival)
                    atOthers.push_back(elsewhere[static_cast<std::size_t>(option)]);
            }
            for (int first = 0; first < plan.options; ++first) {
                const auto f = static_cast<std::size_t>(first);
                differing += often * likely[f] * (1 - likely[f]);
                chanceDiffering += often * likely[f] * (1 - atOthers[f]);
                for (int second = 0; second < plan.options; ++second) {
                    const auto s = static_cast<std::size_t>(second);
                    const double said = often * likely[f] * plantedSecond(plan, first, second);
                    hits += said * likely[s];
                    chanceHits += said * atOthers[s];
                }
            }
        }
    }
    const double chance = chanceHits / chanceDiffering;
    return (hits / differing - chance) / (1 - chance);
}

inline PlantedShares plantedShares(const PlantedReadings& plan)
{
    if (plan.isInPoints)
        return plantedSharesOfPoints(plan);
    const double k = plan.options;
    const double steady = 1 - plan.wobble;
    const std::vector<double> likely = plantedChoices(plan);

    PlantedShares shares;
    shares.total = 1 - sumOfSquares(likely);
    shares.leaning = steady * steady * plan.leaning * plan.leaning * (1 - 1 / k) / shares.total;
    shares.unsteadiness = (1 - steady * steady) * (1 - 1 / k) / shares.total;
    shares.byScene = 1 - shares.leaning - shares.unsteadiness;

    shares.openness = plantedOpenness(plan, likely);
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
            const bool isTypical = m_plan.teams > 0 && happens(m_plan.typical);
            const int main = isTypical ? teamOf(i) % m_plan.options : anyOption();
            const int rival = anotherThan(main);
            for (const int p : whoMayAnswer(i)) {
                if (m_plan.votes > 0 || happens(m_plan.answered))
                    read.answers.push_back(
                        answer(i, p, favoured[static_cast<std::size_t>(p)], main, rival));
            }
        }
        if (m_plan.repeatsOfEach > 0) {
            for (int p = 0; p < m_plan.persons; ++p)
                repeatByRule(read.answers, p);
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

    int teamOf(int number) const { return m_plan.teams > 0 ? number % m_plan.teams : 0; }

    std::vector<int> whoMayAnswer(int item)
    {
        std::vector<int> readers;
        for (int p = 0; p < m_plan.persons; ++p) {
            if (teamOf(p) == teamOf(item))
                readers.push_back(p);
        }
        if (m_plan.votes == 0)
            return readers;
        m_stream.shuffle(readers);
        readers.resize(static_cast<std::size_t>(m_plan.votes));
        return readers;
    }

    stats::ReadAnswer answer(int item, int person, int favoured, int main, int rival)
    {
        int reading = favoured;
        if (!happens(m_plan.leaning))
            reading = happens(m_plan.rivalry) ? rival : main;
        stats::ReadAnswer answer;
        answer.item = item;
        answer.person = person;
        answer.option = said(reading);
        m_readings.push_back(reading);
        if (m_plan.repeatsOfEach == 0 && happens(m_plan.repeated))
            answer.repeat = said(reading);
        const int other = answer.option == main ? rival : main;
        if (m_plan.isInPoints) {
            const int most = happens(m_plan.open) ? PlantedMost : 100;
            answer.points.assign(static_cast<std::size_t>(m_plan.options), 0.0);
            answer.points[static_cast<std::size_t>(other)] = 100 - most;
            answer.points[static_cast<std::size_t>(answer.option)] = most;
            return answer;
        }
        answer.isSecondAsked = true;
        if (happens(m_plan.open))
            answer.second = other;
        else if (happens(m_plan.guessed))
            answer.second = anotherThan(answer.option);
        return answer;
    }

    /// Of those whom the program would show again, in an order of the person's own.
    void repeatByRule(std::vector<stats::ReadAnswer>& answers, int number)
    {
        std::vector<ScenarioId> inOrder;
        for (const stats::ReadAnswer& answer : answers) {
            if (answer.person == number)
                inOrder.push_back(ScenarioId{answer.item});
        }
        m_stream.shuffle(inOrder);
        Person person;
        person.code = QStringLiteral("A%1").arg(number);
        Protocol protocol;
        protocol.seed = m_stream.next32();
        protocol.repeats = m_plan.repeatsOfEach;
        const auto again = plannedRepeats(inOrder, {}, person, protocol);
        for (std::size_t a = 0; a < answers.size(); ++a) {
            const ScenarioId item{answers[a].item};
            if (answers[a].person == number &&
                std::find(again.begin(), again.end(), item) != again.end())
                answers[a].repeat = said(m_readings[a]);
        }
    }

    PlantedReadings m_plan;
    std::vector<int> m_readings; ///< Of each answer.
    PythonRandom m_stream;
};

} // namespace subtext::test
