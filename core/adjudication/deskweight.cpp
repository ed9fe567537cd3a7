// SPDX-License-Identifier: MIT
#include "core/adjudication/deskweight.h"

#include "core/adjudication/hints.h"
#include "core/agreement/agreementgroup.h"
#include "core/agreement/figurejson.h"

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

using Labels = LikelyLabels;

double chanceOf(const Labels& labels, Choice label)
{
    const auto found = std::count(labels.begin(), labels.end(), label);
    return found == 0 ? 0 : static_cast<double>(found) / static_cast<double>(labels.size());
}

/// The most frequent votes on a question, in the order of who is listed first with each.
Labels mostFrequent(const AgreementItem& item, std::size_t question)
{
    std::map<Choice, int> votes;
    int most = 0;
    for (const AgreementRating& rating : item.ratings) {
        if (const auto& choice = rating.ballot.at(question))
            most = std::max(most, ++votes[*choice]);
    }
    Labels labels;
    for (const AgreementRating& rating : item.ratings) {
        const auto& choice = rating.ballot.at(question);
        if (choice && votes[*choice] == most &&
            std::find(labels.begin(), labels.end(), *choice) == labels.end())
            labels.push_back(*choice);
    }
    return labels;
}

/// The sum and number of ratings that an item brings to a mean.
struct Ratings
{
    double sum = 0;
    qint64 number = 0;
};

/// The expected mean of the ratings of a random set of items, given that it has any: each item is
/// in it by its own chance. Exact: for every possible number of ratings its probability, and the
/// expected sum where it comes to that.
class ExpectedMean
{
public:
    void add(const Ratings& of, double chance)
    {
        if (of.number == 0 || chance <= 0)
            return;
        if (chance >= 1) {
            m_certain.sum += of.sum;
            m_certain.number += of.number;
            return;
        }
        const auto more = static_cast<std::size_t>(of.number);
        const std::size_t before = m_chances.size();
        m_chances.resize(before + more);
        m_sums.resize(before + more);
        for (std::size_t n = before + more; n-- > 0;) {
            const bool isFrom = n >= more;
            const double from = isFrom ? m_chances[n - more] : 0;
            const double fromSum = isFrom ? m_sums[n - more] : 0;
            m_sums[n] = m_sums[n] * (1 - chance) + chance * (fromSum + of.sum * from);
            m_chances[n] = m_chances[n] * (1 - chance) + chance * from;
        }
    }

    std::optional<double> value() const
    {
        double mean = 0;
        double any = 0;
        for (std::size_t n = 0; n < m_chances.size(); ++n) {
            const qint64 ratings = m_certain.number + static_cast<qint64>(n);
            if (ratings == 0)
                continue;
            any += m_chances[n];
            mean += (m_certain.sum * m_chances[n] + m_sums[n]) / static_cast<double>(ratings);
        }
        return any > 0 ? std::optional(mean / any) : std::nullopt;
    }

private:
    Ratings m_certain;
    std::vector<double> m_chances{1}; ///< By how many ratings the uncertain items come to.
    std::vector<double> m_sums{0};
};

class Weighing
{
public:
    Weighing(const AgreementInput& input, std::size_t question)
        : m_input(input)
        , m_task(*input.task)
        , m_question(question)
        , m_options(m_task.questions.at(question).options.size())
        , m_valence(indexOfToken(m_task.scales, QStringLiteral("valence")))
    {}

    DeskWeight weigh()
    {
        for (const AgreementItem& item : m_input.items)
            countItem(item);
        m_weight.rules = underRules<RuleFigures>([&](Rule rule) { return figures(rule); });
        return m_weight;
    }

    LabelsByRule labels()
    {
        return underRules<std::vector<Labels>>([&](Rule rule) {
            std::vector<Labels> labels;
            for (const AgreementItem& item : m_input.items)
                labels.push_back((this->*rule)(item));
            return labels;
        });
    }

private:
    using Rule = Labels (Weighing::*)(const AgreementItem&) const;

    /// By DeskRule.
    template <typename Made, typename Make>
    std::array<std::optional<Made>, AllDeskRules.size()> underRules(const Make& make)
    {
        const bool isNearestDefined = learnHints();
        return {make(&Weighing::decided), make(&Weighing::firstListed),
                isNearestDefined ? std::optional<Made>(make(&Weighing::nearest)) : std::nullopt,
                make(&Weighing::atRandom)};
    }

    std::optional<Pattern> patternOf(const AgreementItem& item) const
    {
        return subtext::patternOf(item, m_question, m_input.ratingsNeeded);
    }
    bool isSplit(const AgreementItem& item) const { return patternOf(item) == Pattern::Split; }
    /// Kept so on this question, not on another of the task.
    bool isAmbiguous(const AgreementItem& item) const
    {
        return item.ambiguous.test(m_question) && !item.gold.at(m_question);
    }

    void countItem(const AgreementItem& item)
    {
        ++m_weight.items;
        m_weight.splits += isSplit(item) ? 1 : 0;
        const auto& gold = item.gold.at(m_question);
        if (!gold && !isAmbiguous(item))
            return;
        ++m_weight.settled;
        const bool isOverridden =
            patternOf(item) && !isSplit(item) && gold != mostFrequent(item, m_question).front();
        m_weight.overridden += isOverridden ? 1 : 0;
        m_weight.hanging += isOverridden || isSplit(item) ? 1 : 0;
    }

    Labels decided(const AgreementItem& item) const
    {
        const auto& gold = item.gold.at(m_question);
        return gold ? Labels{*gold} : Labels{};
    }
    Labels atRandom(const AgreementItem& item) const
    {
        return patternOf(item) ? mostFrequent(item, m_question) : decided(item);
    }
    Labels firstListed(const AgreementItem& item) const
    {
        Labels labels = atRandom(item);
        labels.resize(std::min<std::size_t>(labels.size(), 1));
        return labels;
    }
    Labels nearest(const AgreementItem& item) const
    {
        if (!isSplit(item))
            return firstListed(item);
        const auto hints = m_hints.at(item.group).hintsFor(item.scenario);
        return hints && hints->nearest ? Labels{*hints->nearest} : Labels{};
    }

    /// False where the question does not define Nearest.
    bool learnHints()
    {
        if (m_question != 0 || m_task.hints.nearest.empty())
            return false;
        AgreementInput withoutDesk = m_input;
        for (AgreementItem& item : withoutDesk.items) {
            if (!patternOf(item))
                continue;
            const Labels votes = firstListed(item);
            item.gold.at(m_question) = isSplit(item) ? std::nullopt : std::optional(votes.front());
        }
        for (const AgreementItem& item : m_input.items) {
            if (m_hints.find(item.group) == m_hints.end())
                m_hints.emplace(item.group, HintModel(withoutDesk, item.group));
        }
        return true;
    }

    RuleFigures figures(Rule rule) const
    {
        RuleFigures figures;
        figures.gold.resize(m_options);
        std::vector<ExpectedEquality> equality(m_input.raters.size());
        std::vector<ExpectedMean> valence(m_valence ? m_options : 0);
        for (const AgreementItem& item : m_input.items) {
            const Labels labels = (this->*rule)(item);
            if (labels.empty()) {
                const bool isKept =
                    isAmbiguous(item) && (rule == &Weighing::decided || !patternOf(item));
                figures.ambiguous += isKept ? 1 : 0;
                figures.open += isKept ? 0 : 1;
                figures.openSplits += !isKept && isSplit(item) ? 1 : 0;
                continue;
            }
            ++figures.labelled;
            for (const Choice label : labels)
                figures.gold.at(slotOf(label)) += 1.0 / static_cast<double>(labels.size());
            countSame(item, labels, figures);
            countEquality(item, labels, equality);
            if (m_valence)
                countValence(item, labels, valence);
        }
        concludeEquality(figures, equality);
        for (const ExpectedMean& mean : valence)
            figures.valence.push_back(mean.value());
        return figures;
    }

    void countSame(const AgreementItem& item, const Labels& labels, RuleFigures& figures) const
    {
        if (const auto& gold = item.gold.at(m_question)) {
            figures.same += chanceOf(labels, *gold);
            figures.changed += 1 - chanceOf(labels, *gold);
        } else {
            figures.changed += isAmbiguous(item) ? 1 : 0;
        }
    }

    void countEquality(const AgreementItem& item, const Labels& labels,
                       std::vector<ExpectedEquality>& equality) const
    {
        for (const AgreementRating& rating : item.ratings) {
            const auto& choice = rating.ballot.at(m_question);
            if (!choice)
                continue;
            ExpectedEquality& of = equality.at(static_cast<std::size_t>(rating.rater));
            of.rater = rating.rater;
            of.equal += chanceOf(labels, *choice);
            ++of.items;
        }
    }

    static void concludeEquality(RuleFigures& figures, std::vector<ExpectedEquality>& equality)
    {
        std::erase_if(equality, [](const ExpectedEquality& of) { return of.items == 0; });
        double sum = 0;
        for (const ExpectedEquality& of : equality)
            sum += of.share();
        if (!equality.empty())
            figures.meanEquality = sum / static_cast<double>(equality.size());
        figures.equality = std::move(equality);
    }

    void countValence(const AgreementItem& item, const Labels& labels,
                      std::vector<ExpectedMean>& means) const
    {
        const Scale& scale = m_task.scales.at(*m_valence);
        Ratings ratings;
        for (const AgreementRating& rating : item.ratings) {
            const auto& value = rating.points.at(*m_valence);
            const auto point = value ? placeOfPoint(scale, *value) : std::nullopt;
            if (!point)
                continue;
            ratings.sum += scale.points[*point].number;
            ++ratings.number;
        }
        for (const Choice label : labels)
            means.at(slotOf(label)).add(ratings, 1.0 / static_cast<double>(labels.size()));
    }

    const AgreementInput& m_input;
    const Task& m_task;
    std::size_t m_question;
    std::size_t m_options;
    std::optional<std::size_t> m_valence; ///< The scale, by its place.
    std::map<QString, HintModel> m_hints; ///< By group.
    DeskWeight m_weight;
};

using figurejson::Json;

Json ruleJson(const RuleFigures& of, const AgreementInput& input, const Question& question)
{
    Json json;
    json["gold_counts"] = Json::object();
    for (std::size_t option = 0; option < of.gold.size(); ++option)
        json["gold_counts"][question.options[option].token.toStdString()] = of.gold[option];
    json["ambiguous"] = of.ambiguous;
    json["open"] = of.open;
    json["open_splits"] = of.openSplits;
    json["labelled"] = of.labelled;
    json["same"] = of.same;
    json["changed"] = of.changed;
    json["gold_agreement"] = Json::object();
    for (const ExpectedEquality& equality : of.equality) {
        const AgreementRater& rater = input.raters.at(static_cast<std::size_t>(equality.rater));
        json["gold_agreement"][rater.code.toStdString()] = equality.share();
    }
    json["mean_gold_agreement"] = figurejson::number(of.meanEquality);
    json["mean_valence_by_gold"] = Json::object();
    for (std::size_t option = 0; option < of.valence.size(); ++option)
        json["mean_valence_by_gold"][question.options[option].token.toStdString()] =
            figurejson::number(of.valence[option]);
    return json;
}

} // namespace

QLatin1String deskRuleToken(DeskRule rule)
{
    static constexpr std::array<QLatin1String, AllDeskRules.size()> Tokens{
        QLatin1String("as_decided"), QLatin1String("first_listed"), QLatin1String("nearest"),
        QLatin1String("at_random")};
    return Tokens.at(static_cast<std::size_t>(rule));
}

std::optional<double> DeskWeight::hangingShare() const
{
    if (settled == 0)
        return std::nullopt;
    return static_cast<double>(hanging) / static_cast<double>(settled);
}

DeskWeight weighDesk(const AgreementInput& input, std::size_t question)
{
    return Weighing(input, question).weigh();
}

std::vector<GroupWeight> weighDeskByGroup(const AgreementInput& input, std::size_t question)
{
    std::set<QString> groups;
    for (const AgreementItem& item : input.items) {
        if (!item.group.isEmpty())
            groups.insert(item.group);
    }
    std::vector<GroupWeight> weights;
    for (const QString& group : groups) {
        AgreementFilter filter;
        filter.group = group;
        weights.push_back({group, weighDesk(filtered(input, filter), question)});
    }
    return weights;
}

LabelsByRule labelsByRule(const AgreementInput& input, std::size_t question)
{
    return Weighing(input, question).labels();
}

Json deskWeightJson(const DeskWeight& weight, const AgreementInput& input, std::size_t question)
{
    const Question& asked = input.task->questions.at(question);
    Json json;
    json["question"] = asked.token.toStdString();
    json["items"] = weight.items;
    json["splits"] = weight.splits;
    json["overridden"] = weight.overridden;
    json["settled"] = weight.settled;
    json["hanging"] = weight.hanging;
    json["hanging_share"] = figurejson::number(weight.hangingShare());
    for (const DeskRule rule : AllDeskRules) {
        const auto& figures = weight.under(rule);
        json["rules"][deskRuleToken(rule).data()] =
            figures ? ruleJson(*figures, input, asked) : Json();
    }
    return json;
}

} // namespace subtext
