// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluation.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <map>

namespace subtext::evaluation {
namespace {

using Places = std::vector<std::size_t>; // of items

/// The gold labels that the rows of the files give, by item; null where none gives any.
std::vector<QString> goldOfFiles(const Input& input, const std::vector<PredictionSet>& sets)
{
    std::vector<QString> gold(input.items.size());
    for (const PredictionSet& set : sets) {
        for (const Prediction& row : set.rows) {
            QString& known = gold[static_cast<std::size_t>(row.item)];
            if (known.isNull() && row.gold)
                known = row.gold->isEmpty() ? QStringLiteral("") : *row.gold;
        }
    }
    return gold;
}

std::vector<GoldDifference> goldDifferences(const Input& input,
                                            const std::vector<PredictionSet>& sets)
{
    std::map<std::pair<int, QString>, GoldDifference> found;
    for (const PredictionSet& set : sets) {
        for (const Prediction& row : set.rows) {
            const Item& item = input.items[static_cast<std::size_t>(row.item)];
            if (row.gold && input.options.find(normalisedLabel(*row.gold)) != item.gold)
                found.try_emplace({row.item, *row.gold},
                                  GoldDifference{item.name, *row.gold, item.gold});
        }
    }
    std::vector<GoldDifference> differences;
    for (auto& [key, difference] : found)
        differences.push_back(std::move(difference));
    return differences;
}

/// One way to cut the items.
struct Cut
{
    std::vector<QString> names;
    std::vector<Places> parts; ///< Indices into Scored::places.
};

/// The items that are scored, with their gold labels.
struct Scored
{
    Places places;
    std::vector<std::optional<int>> gold; ///< One each; none: outside the options.
    std::vector<const Item*> items;

    void add(std::size_t place, const Item& item, std::optional<int> label)
    {
        places.push_back(place);
        gold.push_back(label);
        items.push_back(&item);
    }
};

Scored scoredItems(const Input& input, const std::vector<PredictionSet>& sets, GoldOrigin source,
                   Evaluation& evaluation)
{
    Scored scored;
    const std::vector<QString> ofFiles =
        source == GoldOrigin::File ? goldOfFiles(input, sets) : std::vector<QString>();
    for (std::size_t place = 0; place < input.items.size(); ++place) {
        const Item& item = input.items[place];
        const bool isOfFile = source == GoldOrigin::File;
        if (isOfFile && !ofFiles[place].isNull())
            scored.add(place, item, input.options.find(normalisedLabel(ofFiles[place])));
        else if (!isOfFile && item.gold)
            scored.add(place, item, item.gold);
        else if (item.isAmbiguous)
            ++evaluation.ambiguous;
        else
            ++evaluation.unresolved;
    }
    evaluation.items = std::ssize(scored.places);
    return scored;
}

Cut cutBy(const Scored& scored, const QStringList& names,
          const std::function<QString(const Item&)>& nameOf)
{
    Cut cut;
    for (const QString& name : names) {
        Places part;
        for (std::size_t i = 0; i < scored.items.size(); ++i) {
            if (nameOf(*scored.items[i]) == name)
                part.push_back(i);
        }
        cut.names.push_back(name);
        cut.parts.push_back(std::move(part));
    }
    return cut;
}

QString patternName(const Item& item)
{
    if (!item.pattern)
        return {};
    return *item.pattern == Pattern::Unanimous  ? QStringLiteral("unanimous")
           : *item.pattern == Pattern::Majority ? QStringLiteral("majority")
                                                : QStringLiteral("split");
}

QStringList presentNames(const Input& input, const std::function<QString(const Item&)>& nameOf)
{
    QSet<QString> names;
    for (const Item& item : input.items)
        names.insert(nameOf(item));
    names.remove(QString());
    QStringList sorted(names.begin(), names.end());
    sorted.sort();
    return sorted;
}

/// Everything that is scored in the same way for each set, and what is drawn for it.
class Scoring
{
public:
    Scoring(const Input& input, const Scored& scored, const EvaluationOptions& how)
        : m_options(input.options.count())
        , m_scored(scored)
        , m_how(how)
    {
        QStringList powers;
        for (const PowerRelation power : AllPowerRelations)
            powers << powerToken(power);
        const auto group = [](const Item& item) { return item.group; };
        const auto domain = [](const Item& item) { return item.domain; };
        m_groups = cutBy(scored, presentNames(input, group), group);
        m_powers = cutBy(scored, powers, [](const Item& item) { return item.power; });
        m_patterns = cutBy(
            scored,
            {QStringLiteral("unanimous"), QStringLiteral("majority"), QStringLiteral("split")},
            patternName);
        m_domains = cutBy(scored, presentNames(input, domain), domain);
    }

    std::vector<Cell>
    cells(const std::function<std::optional<int>(std::size_t place)>& labelOf) const
    {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < m_scored.places.size(); ++i)
            cells.push_back(cellOf(m_options, m_scored.gold[i], labelOf(m_scored.places[i])));
        return cells;
    }

    /// Scores of all items and of a part of them; what is to be drawn for it comes with draw().
    void score(std::vector<Cell> cells, ScoredPart& part, bool isOverall)
    {
        part.scores = hardScores(answerTable(cells, m_options));
        if (m_how.resampling.stream == Stream::NumpyPublished && !isOverall)
            return;
        m_cells.push_back(std::move(cells));
        m_parts.push_back(&part);
        m_isOverall.push_back(isOverall);
    }

    void scoreStrata(const std::vector<Cell>& cells, Strata& strata)
    {
        scoreCut(cells, m_groups, strata.groups);
        scoreCut(cells, m_powers, strata.powers);
        scoreCut(cells, m_patterns, strata.patterns);
        scoreCut(cells, m_domains, strata.domains);
    }

    /// False when cancelled. What was scored must still be where it was.
    bool draw(const CancelToken& cancel)
    {
        std::vector<ResamplingJob> jobs;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            jobs.push_back({m_cells[i], m_isOverall[i], m_isOverall[i]});
        auto drawn = resample(jobs, m_options, m_how.resampling, cancel);
        if (!drawn)
            return false;
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            m_parts[i]->intervals = std::move((*drawn)[i]);
        return true;
    }

private:
    void scoreCut(const std::vector<Cell>& cells, const Cut& cut, std::vector<ScoredPart>& parts)
    {
        parts.resize(cut.names.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            parts[i].name = cut.names[i];
            std::vector<Cell> own;
            for (const std::size_t at : cut.parts[i])
                own.push_back(cells[at]);
            score(std::move(own), parts[i], false);
        }
    }

    int m_options;
    const Scored& m_scored;
    const EvaluationOptions& m_how;
    Cut m_groups;
    Cut m_powers;
    Cut m_patterns;
    Cut m_domains;
    std::vector<std::vector<Cell>> m_cells;
    std::vector<ScoredPart*> m_parts;
    std::vector<bool> m_isOverall;
};

/// The scored items in the order in which the file has them, then those that it lacks.
std::vector<Cell> inFileOrder(const PredictionSet& set, const Scored& scored,
                              const std::vector<Cell>& cells)
{
    std::map<std::size_t, std::size_t> at; // of a place
    for (std::size_t i = 0; i < scored.places.size(); ++i)
        at.emplace(scored.places[i], i);
    std::vector<Cell> ordered;
    for (const Prediction& row : set.rows) {
        const auto found = at.find(static_cast<std::size_t>(row.item));
        if (found == at.end())
            continue;
        ordered.push_back(cells[found->second]);
        at.erase(found);
    }
    std::vector<std::size_t> rest;
    for (const auto& [place, i] : at)
        ordered.push_back(cells[i]);
    return ordered;
}

void describe(SetEvaluation& of, const PredictionSet& set, const Scored& scored,
              const std::vector<ItemAnswer>& answers)
{
    of.model = set.model;
    of.mode = set.mode;
    of.run = set.run;
    std::vector<const ItemAnswer*> ofScored;
    for (const std::size_t place : scored.places) {
        const ItemAnswer& answer = answers[place];
        ofScored.push_back(&answer);
        ++of.coverage.at(indexOf(answer.reading.status));
        ++of.rules.at(static_cast<std::size_t>(answer.reading.rule));
    }
    of.outside = outsideLabels(ofScored);
    of.scales = scaleScores(scored.items, ofScored);
    for (const ItemAnswer& answer : answers)
        of.readings.push_back(answer.reading);
}

std::vector<std::optional<int>> labelsOf(const std::vector<ItemAnswer>& answers)
{
    std::vector<std::optional<int>> labels;
    for (const ItemAnswer& answer : answers)
        labels.push_back(answer.reading.label);
    return labels;
}

Difficulty difficultyOf(const Evaluation& evaluation, const Scored& scored,
                        const std::vector<std::vector<Cell>>& cells)
{
    std::vector<int> correct(scored.items.size());
    for (const std::vector<Cell>& ofSet : cells) {
        for (std::size_t i = 0; i < correct.size(); ++i)
            correct[i] += isHit(ofSet[i], evaluation.options.count()) ? 1 : 0;
    }
    return difficulty(scored.items, correct, static_cast<int>(cells.size()),
                      evaluation.options.count());
}

std::vector<Comparison> comparisonsOf(const Evaluation& evaluation,
                                      const std::vector<std::vector<Cell>>& cells)
{
    const bool sharesDraws = evaluation.how.resampling.stream == Stream::CPython;
    std::vector<ComparedSet> compared;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto& correct = evaluation.sets[i].overall.intervals.correct;
        compared.push_back(
            {cells[i], sharesDraws ? std::span(correct) : std::span<const std::int32_t>()});
    }
    return compareAll(compared, evaluation.options.count());
}

} // namespace

std::optional<Evaluation> evaluate(const Input& input, const std::vector<PredictionSet>& sets,
                                   const EvaluationOptions& how, const CancelToken& cancel)
{
    Evaluation evaluation{input.options, how, 0, 0, 0, {}, {}, {}, {}, {}, {}, {}, {}};
    const int options = input.options.count();
    const Scored scored = scoredItems(input, sets, how.gold, evaluation);
    const std::vector<Annotator> annotators = annotatorsOf(input);
    const QStringList names = shortNames(sets);
    Scoring scoring(input, scored, how);
    evaluation.aggregate = answerTable({}, options);
    evaluation.sets.resize(sets.size()); // parts are filled in later, so they must not move
    std::vector<std::vector<Cell>> cells;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        SetEvaluation& of = evaluation.sets[i];
        of.shortName = names.at(static_cast<qsizetype>(i));
        const auto answers = answersOf(sets[i], input, how.labels, how.table);
        describe(of, sets[i], scored, answers);
        of.soft = softScores(input.items, answers, options);
        of.alternative = alternativeAnnotator(annotators, labelsOf(answers), how.epsilon);
        cells.push_back(
            scoring.cells([&](std::size_t place) { return answers[place].reading.label; }));
        const auto untranslated = answersOf(sets[i], input, how.labels, noLabelTable());
        const auto plain =
            scoring.cells([&](std::size_t place) { return untranslated[place].reading.label; });
        of.withoutTable = hardScores(answerTable(plain, options));
        of.table = answerTable(cells.back(), options);
        add(evaluation.aggregate, of.table);
        scoring.score(how.resampling.stream == Stream::NumpyPublished
                          ? inFileOrder(sets[i], scored, cells.back())
                          : cells.back(),
                      of.overall, true);
        scoring.scoreStrata(cells.back(), of.strata);
    }
    evaluation.majority.label = majorityClass(scored.gold, options);
    const auto constant = scoring.cells([&](std::size_t) { return evaluation.majority.label; });
    evaluation.majority.table = answerTable(constant, options);
    scoring.score(constant, evaluation.majority.part, how.resampling.stream == Stream::CPython);
    if (!scoring.draw(cancel))
        return std::nullopt;
    evaluation.comparisons = comparisonsOf(evaluation, cells);
    evaluation.chance = chanceScores(scored.gold, options);
    evaluation.humans = humanScores(input, annotators);
    evaluation.difficulty = difficultyOf(evaluation, scored, cells);
    evaluation.goldDiffers = goldDifferences(input, sets);
    return evaluation;
}

} // namespace subtext::evaluation
