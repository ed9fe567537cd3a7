// SPDX-License-Identifier: MIT
#include "core/topics/keywords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace subtext::topics {
namespace {

constexpr qsizetype ShortestWord = 3;
constexpr double MostlyCapital = 0.7;

const QSet<QString>& stopWords()
{
    static const QStringList all =
        QStringLiteral(
            "about above after again against all also although always and another any anyone are "
            "around because been before behind being below beside between both but came can "
            "cannot could did does doing done down during each either else even ever every few "
            "for from gets getting goes going gone got had has have having her here hers herself "
            "him himself his how however into its itself just let like made make makes many may "
            "maybe might more most much must myself neither never next nor not nothing now off "
            "once one only onto other others our ours out over own per put puts quite rather "
            "really same say saying says she should since some someone something still such take "
            "takes than that the their theirs them themselves then there these they thing things "
            "this those though through too toward towards under until upon use used very was way "
            "were what when where whether which while who whom whose why will with within "
            "without would yet you your yours yourself")
            .split(u' ');
    static const QSet<QString> set(all.begin(), all.end());
    return set;
}

struct Use
{
    QString word; ///< As it stands.
    bool isFirst = false;
};

/// The words of a text, and whether a sentence begins with them.
std::vector<Use> usesIn(const QString& text)
{
    std::vector<Use> uses;
    QString word;
    bool isFirst = true;
    const auto finish = [&] {
        if (word.isEmpty())
            return;
        uses.push_back({std::exchange(word, QString()), isFirst});
        isFirst = false;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isInside = (c == u'\'' || c == u'’') && !word.isEmpty() && i + 1 < text.size() &&
                              text[i + 1].isLetter();
        if (c.isLetterOrNumber() || c.isMark() || isInside) {
            word += isInside ? QChar(u'\'') : c;
            continue;
        }
        finish();
        // What is said aloud begins anew.
        isFirst = isFirst || QStringLiteral(".!?…:\"“‘").contains(c);
    }
    finish();
    return uses;
}

struct Spelling
{
    int inside = 0;
    int insideCapital = 0;
    int first = 0;
    int firstCapital = 0;

    bool isName() const
    {
        return inside > 0 ? insideCapital > MostlyCapital * inside
                          : firstCapital > MostlyCapital * first;
    }
};

/// "Mara's" is about Mara.
QString baseOf(const QString& word)
{
    const QString lower = word.toLower();
    return lower.endsWith(QLatin1String("'s")) ? lower.chopped(2) : lower;
}

} // namespace

std::vector<std::vector<Keyword>> keywords(const QStringList& texts, const std::vector<int>& of,
                                           int most)
{
    const int topicCount = of.empty() ? 0 : *std::max_element(of.begin(), of.end()) + 1;
    std::vector<QHash<QString, int>> counts(static_cast<std::size_t>(topicCount));
    QHash<QString, Spelling> spellings;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto& ofTopic = counts[static_cast<std::size_t>(of[static_cast<std::size_t>(i)])];
        for (const Use& use : usesIn(texts[i])) {
            const QString word = baseOf(use.word);
            Spelling& spelling = spellings[word];
            const bool isCapital = use.word.front().isUpper();
            ++(use.isFirst ? spelling.first : spelling.inside);
            if (isCapital)
                ++(use.isFirst ? spelling.firstCapital : spelling.insideCapital);
            ++ofTopic[word];
        }
    }
    QHash<QString, int> inAll;
    qint64 all = 0;
    for (auto& ofTopic : counts) {
        ofTopic.removeIf([&](QHash<QString, int>::iterator entry) {
            return entry.key().size() < ShortestWord || stopWords().contains(entry.key()) ||
                   entry.key().front().isDigit() || spellings[entry.key()].isName();
        });
        for (auto entry = ofTopic.constBegin(); entry != ofTopic.constEnd(); ++entry) {
            inAll[entry.key()] += entry.value();
            all += entry.value();
        }
    }
    const double mean = topicCount > 0 ? static_cast<double>(all) / topicCount : 0;
    std::vector<std::vector<Keyword>> found;
    for (const auto& ofTopic : counts) {
        std::vector<Keyword> words;
        for (auto entry = ofTopic.constBegin(); entry != ofTopic.constEnd(); ++entry)
            words.push_back({entry.key(), entry.value() * std::log(1 + mean / inAll[entry.key()]),
                             entry.value()});
        std::sort(words.begin(), words.end(), [](const Keyword& a, const Keyword& b) {
            return a.weight != b.weight ? a.weight > b.weight : a.word < b.word;
        });
        if (words.size() > static_cast<std::size_t>(most))
            words.resize(static_cast<std::size_t>(most));
        found.push_back(std::move(words));
    }
    return found;
}

} // namespace subtext::topics
