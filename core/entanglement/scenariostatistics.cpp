// SPDX-License-Identifier: MIT
#include "core/entanglement/scenariostatistics.h"

#include "core/base/mostcounted.h"
#include "core/domain/texts.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace subtext::entanglement {
namespace {

constexpr std::size_t Anticipation = 7;

int sentenceEnds(QStringView text)
{
    const auto isMark = [](QChar c) { return c == u'.' || c == u'!' || c == u'?'; };
    int count = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isLast = at + 1 == text.size() || text[at + 1].isSpace();
        count += isMark(text[at]) && isLast ? 1 : 0;
    }
    return count;
}

/// In code points: half a letter outside the basic plane is neither letter nor digit.
QString token(QStringView word)
{
    const QList<uint> letters = word.toString().toLower().toUcs4();
    const auto counts = [](uint letter) { return QChar::isLetterOrNumber(letter); };
    const auto first = std::find_if(letters.begin(), letters.end(), counts);
    const auto last = std::find_if(letters.rbegin(), letters.rend(), counts).base();
    QString result;
    for (auto letter = first; letter < last; ++letter)
        result += QChar::fromUcs4(*letter);
    return result;
}

QStringList tokensOf(QStringView text)
{
    QStringList tokens;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !text[at].isSpace())
            continue;
        if (QString found = token(text.mid(begin, at - begin)); !found.isEmpty())
            tokens << std::move(found);
        begin = at + 1;
    }
    return tokens;
}

class MarkerCounter
{
public:
    explicit MarkerCounter(const QStringList& words)
    {
        for (const QString& word : words) {
            if (QString found = token(word); !found.isEmpty())
                m_markers.insert(std::move(found));
        }
    }

    void add(const QStringList& tokens, bool isWithAnticipation)
    {
        Share& share = isWithAnticipation ? m_with : m_without;
        for (const QString& word : tokens)
            share.markers += m_markers.contains(word) ? 1 : 0;
        share.tokens += tokens.size();
    }

    MarkerRates rates() const
    {
        MarkerRates rates{m_markers.values(), m_with.rate(), m_without.rate(), std::nullopt};
        rates.words.sort();
        if (rates.withAnticipation && rates.without.value_or(0) > 0)
            rates.ratio = *rates.withAnticipation / *rates.without;
        return rates;
    }

private:
    struct Share
    {
        qsizetype markers = 0;
        qsizetype tokens = 0;

        std::optional<double> rate() const
        {
            if (tokens == 0)
                return std::nullopt;
            return static_cast<double>(markers) / static_cast<double>(tokens);
        }
    };

    QSet<QString> m_markers;
    Share m_with;
    Share m_without;
};

void describeWords(ScenarioStatistics& result, std::vector<int> words, int sentences)
{
    if (words.empty())
        return;
    std::sort(words.begin(), words.end());
    const auto n = static_cast<double>(words.size());
    const std::size_t middle = words.size() / 2;
    result.meanWords = std::accumulate(words.begin(), words.end(), 0.0) / n;
    result.medianWords =
        words.size() % 2 == 1 ? words[middle] : (words[middle - 1] + words[middle]) / 2.0;
    result.fewestWords = words.front();
    result.mostWords = words.back();
    result.meanSentences = sentences / n;
}

void describeEmotions(ScenarioStatistics& result, const std::vector<EmotionSet>& gold)
{
    result.emotions = coOccurrence(gold);
    ByVector<int> times{};
    int feelings = 0;
    for (const EmotionSet vector : gold) {
        ++times[vector];
        ++result.cardinalities.at(static_cast<std::size_t>(cardinality(vector)));
        feelings += cardinality(vector);
    }
    if (!gold.empty())
        result.meanCardinality = feelings / static_cast<double>(gold.size());
    for (std::size_t mask = 0; mask < Vectors; ++mask) {
        if (times[mask] > 0)
            result.vectors.push_back({static_cast<EmotionSet>(mask), times[mask]});
    }
    std::stable_sort(result.vectors.begin(), result.vectors.end(),
                     [](const auto& a, const auto& b) { return a.times > b.times; });
}

std::vector<TopicFigures> topicsOf(const std::vector<ScenarioText>& scenarios)
{
    struct Counts
    {
        int scenarios = 0;
        ByEmotion<int> emotions{};
    };
    QMap<QString, Counts> byTopic;
    for (const ScenarioText& scenario : scenarios) {
        if (scenario.topic.isEmpty())
            continue;
        Counts& counts = byTopic[scenario.topic];
        ++counts.scenarios;
        for (std::size_t i = 0; i < Emotions; ++i)
            counts.emotions[i] += scenario.gold && has(*scenario.gold, i) ? 1 : 0;
    }
    std::vector<TopicFigures> topics;
    for (auto topic = byTopic.cbegin(); topic != byTopic.cend(); ++topic) {
        const std::optional<std::size_t> most = mostCounted(topic->emotions);
        const auto equals = most ? std::count(topic->emotions.begin(), topic->emotions.end(),
                                              topic->emotions[*most])
                                 : 0;
        topics.push_back({topic.key(), topic->scenarios, most, equals > 1});
    }
    return topics;
}

} // namespace

QStringList usualForwardMarkers()
{
    return {QStringLiteral("soon"), QStringLiteral("will"), QStringLiteral("plan"),
            QStringLiteral("hope"), QStringLiteral("prepare")};
}

int ScenarioStatistics::multiLabel() const
{
    return std::accumulate(cardinalities.begin() + 2, cardinalities.end(), 0);
}

ScenarioStatistics scenarioStatistics(const std::vector<ScenarioText>& scenarios,
                                      const QStringList& forwardMarkers)
{
    ScenarioStatistics result;
    result.scenarios = scenarios.size();
    std::vector<EmotionSet> gold;
    std::vector<int> words;
    int sentences = 0;
    QSet<QString> vocabulary;
    MarkerCounter markers(forwardMarkers);
    for (const ScenarioText& scenario : scenarios) {
        const QStringList tokens = tokensOf(scenario.text);
        vocabulary.unite(QSet<QString>(tokens.begin(), tokens.end()));
        words.push_back(countWords(scenario.text));
        sentences += sentenceEnds(scenario.text);
        if (scenario.gold) {
            gold.push_back(*scenario.gold);
            markers.add(tokens, has(*scenario.gold, Anticipation));
        }
    }
    result.withoutGold = scenarios.size() - gold.size();
    result.vocabulary = static_cast<std::size_t>(vocabulary.size());
    describeWords(result, std::move(words), sentences);
    describeEmotions(result, gold);
    result.forwardMarkers = markers.rates();
    result.topics = topicsOf(scenarios);
    return result;
}

} // namespace subtext::entanglement
