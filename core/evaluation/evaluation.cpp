// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluation.h"

#include <algorithm>
#include <map>

namespace subtext::evaluation {
namespace {

/// The scored items in the order in which the file has them, then those that it lacks.
std::vector<Cell> inFileOrder(const Column& set, const ScoredItems& scored,
                              const std::vector<Cell>& cells)
{
    std::map<std::size_t, Cell> open; // by place
    for (std::size_t i = 0; i < scored.size(); ++i)
        open.emplace(scored.places[i], cells[i]);
    std::vector<Cell> ordered;
    ordered.reserve(cells.size());
    for (const ColumnRow& row : set.rows) {
        const auto found = open.find(static_cast<std::size_t>(row.item));
        if (found == open.end())
            continue;
        ordered.push_back(found->second);
        open.erase(found);
    }
    for (const auto& [place, cell] : open)
        ordered.push_back(cell);
    return ordered;
}

/// The items that a set has a row of, ascending.
std::vector<std::size_t> placesOf(const Column& set)
{
    std::vector<std::size_t> places;
    places.reserve(set.rows.size());
    for (const ColumnRow& row : set.rows)
        places.push_back(static_cast<std::size_t>(row.item));
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

std::optional<int> labelAt(const std::vector<ItemAnswer>& answers, std::size_t place)
{
    return answers[place].reading.label;
}

std::vector<std::optional<int>> labelsOf(const std::vector<ItemAnswer>& answers)
{
    std::vector<std::optional<int>> labels;
    labels.reserve(answers.size());
    for (const ItemAnswer& answer : answers)
        labels.push_back(answer.reading.label);
    return labels;
}

/// Some items of a study as if they were all of it, with what one set says of them.
struct PartOfStudy
{
    Input input;
    std::vector<Column> sets; ///< One.
};

PartOfStudy partOfStudy(const Input& input, const Column& set,
                        const std::vector<std::size_t>& places)
{
    PartOfStudy part{{input.options, input.raters, {}}, {set}};
    std::map<std::size_t, int> numbers;
    for (const std::size_t place : places) {
        numbers.emplace(place, static_cast<int>(numbers.size()));
        part.input.items.push_back(input.items[place]);
    }
    for (ColumnRow& row : part.sets.front().rows)
        row.item = numbers.at(static_cast<std::size_t>(row.item));
    part.sets.front().isOfRun = true; // all that there is here
    return part;
}

class Evaluator
{
public:
    Evaluator(const Input& input, const std::vector<Column>& sets, const EvaluationOptions& how)
        : m_input(input)
        , m_sets(sets)
        , m_options(input.options.count())
        , m_scored(scoredItems(input, sets, how.gold, how.ambiguous))
        , m_annotators(annotatorsOf(input))
        , m_scoring(input, m_scored, how.resampling)
        , m_evaluation{input.options, how, 0, 0, 0, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}
    {}

    std::optional<Evaluation> run(const CancelToken& cancel)
    {
        m_evaluation.items = std::ssize(m_scored.places);
        m_evaluation.ambiguous = m_scored.ambiguous;
        m_evaluation.unresolved = m_scored.unresolved;
        m_evaluation.aggregate = answerTable({}, m_options);
        m_evaluation.sets.resize(m_sets.size()); // that they stay where they are
        const QStringList names = shortNames(namesOfSets(m_sets));
        for (std::size_t i = 0; i < m_sets.size(); ++i) {
            if (cancel.isCancelled())
                return std::nullopt;
            const std::vector<std::size_t> asked = placesOf(m_sets[i]);
            if (const auto part =
                    askedPart(std::ssize(asked), std::ssize(m_input.items), m_sets[i].isOfRun)) {
                if (!addPart(m_sets[i], asked, m_evaluation.sets[i], cancel))
                    return std::nullopt;
                m_evaluation.sets[i].part = part;
            } else {
                addSet(m_sets[i], m_evaluation.sets[i]);
            }
            m_evaluation.sets[i].shortName = names.at(static_cast<qsizetype>(i));
        }
        addMajority();
        if (!m_scoring.draw(cancel))
            return std::nullopt;
        m_evaluation.comparisons = comparisons();
        m_evaluation.stratumComparisons = stratumComparisons();
        m_evaluation.chance = chanceScores(m_scored.gold, m_options);
        m_evaluation.humans = humanScores(m_input, m_annotators);
        m_evaluation.difficulty = difficultyOfItems();
        m_evaluation.people = peopleOnGold();
        m_evaluation.goldDiffers = goldDifferences(m_input, m_sets);
        return std::move(m_evaluation);
    }

private:
    /// Scores a set on the items that it was asked about, as a study of these would be.
    bool addPart(const Column& set, const std::vector<std::size_t>& places, SetEvaluation& of,
                 const CancelToken& cancel)
    {
        PartOfStudy part = partOfStudy(m_input, set, places);
        if (m_evaluation.how.gold == GoldOrigin::File)
            giveGoldOfFiles(part, places);
        auto found = Evaluator(part.input, part.sets, m_evaluation.how).run(cancel);
        if (!found)
            return false;
        of = std::move(found->sets.front());
        of.votes = std::move(found->people);
        for (auto& pairs : of.scalePairs) {
            for (ScalePair& pair : pairs)
                pair.item = places[pair.item];
        }
        std::vector<Reading> readings(m_input.items.size());
        of.isAsked.assign(m_input.items.size(), false);
        for (std::size_t i = 0; i < places.size(); ++i) {
            readings[places[i]] = std::move(of.readings[i]);
            of.isAsked[places[i]] = true;
        }
        of.readings = std::move(readings);
        m_cells.emplace_back(); // apart
        return true;
    }

    /// That of any of the files counts for every set.
    void giveGoldOfFiles(PartOfStudy& part, const std::vector<std::size_t>& places) const
    {
        const std::vector<QString> gold = goldOfFiles(m_input, m_sets);
        for (ColumnRow& row : part.sets.front().rows) {
            const QString& ofItem = gold[places[static_cast<std::size_t>(row.item)]];
            row.gold = ofItem.isNull() ? std::nullopt : std::optional(ofItem);
        }
    }

    void addSet(const Column& set, SetEvaluation& of)
    {
        const EvaluationOptions& how = m_evaluation.how;
        const auto answers = answersOf(set, m_input, how.labels, how.table);
        describe(set, answers, of);
        of.soft = softScores(m_input.items, answers, m_options);
        of.softReadings = softScores(m_input.items, answers, m_options, SoftTarget::Readings);
        of.alternative = alternativeAnnotator(m_annotators, labelsOf(answers), how.epsilon);

        const auto plain = answersOf(set, m_input, how.labels, noLabelTable());
        of.withoutTable = hardScores(answerTable(
            m_scoring.cells([&](std::size_t place) { return labelAt(plain, place); }), m_options));

        const auto cells =
            m_scoring.cells([&](std::size_t place) { return labelAt(answers, place); });
        of.table = answerTable(cells, m_options);
        if (!of.isApart())
            add(m_evaluation.aggregate, of.table);
        const bool isInFileOrder = how.resampling.stream == Stream::NumpyPublished;
        m_scoring.scoreAll(isInFileOrder ? inFileOrder(set, m_scored, cells) : cells, of.overall);
        m_scoring.scoreStrata(cells, of.strata);
        m_cells.push_back(cells);
    }

    void describe(const Column& set, const std::vector<ItemAnswer>& answers,
                  SetEvaluation& of) const
    {
        of.name = set.name;
        of.openRun = set.openRun;
        of.manner = set.manner;
        std::vector<const ItemAnswer*> ofScored;
        ofScored.reserve(m_scored.size());
        for (const std::size_t place : m_scored.places) {
            const Reading& reading = answers[place].reading;
            ofScored.push_back(&answers[place]);
            ++of.coverage.at(indexOf(reading.status));
            ++of.rules.at(static_cast<std::size_t>(reading.rule));
        }
        of.outside = outsideLabels(ofScored);
        of.scales = scaleScores(m_scored.items, ofScored);
        for (std::size_t i = 0; i < VadCount; ++i) {
            of.scalePairs.at(i) = scalePairs(m_scored.items, ofScored, i);
            for (ScalePair& pair : of.scalePairs.at(i))
                pair.item = m_scored.places[pair.item];
        }
        of.readings.reserve(answers.size());
        for (const ItemAnswer& answer : answers)
            of.readings.push_back(answer.reading);
    }

    void addMajority()
    {
        MajorityBaseline& majority = m_evaluation.majority;
        majority.label = majorityClass(m_scored.gold, m_options);
        const auto cells = m_scoring.cells([&](std::size_t) { return majority.label; });
        majority.table = answerTable(cells, m_options);
        ItemAnswer always;
        always.reading.label = majority.label;
        if (majority.label)
            majority.voteShare =
                softScores(m_input.items, std::vector(m_input.items.size(), always), m_options)
                    .voteShare;
        // The stream of numpy goes through the sets alone.
        if (m_evaluation.how.resampling.stream == Stream::CPython) {
            m_scoring.scoreAll(cells, majority.part);
            m_scoring.scoreStrata(cells, majority.strata);
        } else {
            majority.part.scores = hardScores(majority.table);
        }
    }

    AnswerTable peopleOnGold() const
    {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < m_scored.size(); ++i) {
            for (const Vote& vote : m_scored.items[i]->votes) {
                if (vote.label)
                    cells.push_back(cellOf(m_options, m_scored.gold[i], vote.label));
            }
        }
        return answerTable(cells, m_options);
    }

    /// Numbers of the sets that are held against each other.
    std::vector<std::size_t> ranked() const
    {
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < m_sets.size(); ++i) {
            if (!m_evaluation.sets[i].isApart())
                numbers.push_back(i);
        }
        return numbers;
    }

    /// Their indices are those of all sets. One of `sets` each.
    std::vector<Comparison> compare(const std::vector<std::size_t>& sets,
                                    const std::vector<ComparedSet>& compared) const
    {
        std::vector<Comparison> comparisons = compareAll(compared, m_options);
        for (Comparison& of : comparisons) {
            of.first = static_cast<int>(sets[static_cast<std::size_t>(of.first)]);
            of.second = static_cast<int>(sets[static_cast<std::size_t>(of.second)]);
        }
        return comparisons;
    }

    std::vector<Comparison> comparisons() const
    {
        const bool sharesDraws = m_evaluation.how.resampling.stream == Stream::CPython;
        const std::vector<std::size_t> sets = ranked();
        std::vector<ComparedSet> compared;
        compared.reserve(sets.size());
        for (const std::size_t i : sets) {
            const auto& correct = m_evaluation.sets[i].overall.intervals.correct;
            compared.push_back(
                {m_cells[i], sharesDraws ? std::span(correct) : std::span<const std::int32_t>()});
        }
        return compare(sets, compared);
    }

    std::vector<StratumComparisons> stratumComparisons() const
    {
        const std::vector<std::size_t> sets = ranked();
        std::vector<StratumComparisons> all;
        if (sets.empty())
            return all;
        for (const CutBy cut : AllCuts) {
            const auto& parts = partsOf(m_evaluation.sets[sets.front()].strata, cut);
            for (std::size_t part = 0; part < parts.size(); ++part) {
                if (parts[part].scores.items > 0)
                    all.push_back({cut, parts[part].name, comparisonsIn(sets, cut, part)});
            }
        }
        return all;
    }

    std::vector<Comparison> comparisonsIn(const std::vector<std::size_t>& sets, CutBy cut,
                                          std::size_t part) const
    {
        std::vector<std::vector<Cell>> cells;
        for (const std::size_t i : sets)
            cells.push_back(m_scoring.cellsOf(m_cells[i], cut, part));
        std::vector<ComparedSet> compared;
        for (std::size_t i = 0; i < sets.size(); ++i)
            compared.push_back(
                {cells[i],
                 partsOf(m_evaluation.sets[sets[i]].strata, cut)[part].intervals.correct});
        return compare(sets, compared);
    }

    Difficulty difficultyOfItems() const
    {
        const std::vector<std::size_t> sets = ranked();
        std::vector<int> correct(m_scored.size());
        for (const std::size_t set : sets) {
            for (std::size_t i = 0; i < correct.size(); ++i)
                correct[i] += isHit(m_cells[set][i], m_options) ? 1 : 0;
        }
        return difficulty(m_scored.items, correct, static_cast<int>(sets.size()), m_options);
    }

    const Input& m_input;
    const std::vector<Column>& m_sets;
    int m_options;
    ScoredItems m_scored;
    std::vector<Annotator> m_annotators;
    Scoring m_scoring;
    std::vector<std::vector<Cell>> m_cells; ///< Of each set, in the order of the scored items.
    Evaluation m_evaluation;
};

} // namespace

std::span<const Comparison> comparisonsOn(const Evaluation& evaluation, std::optional<CutBy> cut,
                                          const QString& name)
{
    if (!cut)
        return evaluation.comparisons;
    for (const StratumComparisons& of : evaluation.stratumComparisons) {
        if (of.cut == *cut && of.name == name)
            return of.comparisons;
    }
    return {};
}

std::optional<Evaluation> evaluate(const Input& input, const std::vector<Column>& sets,
                                   const EvaluationOptions& how, const CancelToken& cancel)
{
    return Evaluator(input, sets, how).run(cancel);
}

} // namespace subtext::evaluation
