// SPDX-License-Identifier: MIT
#include "core/quality/taskchecks.h"

#include "core/domain/votes.h"
#include "core/quality/contradictionrule.h"
#include "core/quality/modifiedz.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace subtext {
namespace {

using Flags = std::vector<QualityFlag>;
using Answers = std::vector<const TaskAnswer*>;

constexpr Choice No{0};
constexpr Choice Yes{1};

/// What was answered in some questions, as a key: the others are open.
std::optional<Ballot> rowsOf(const Ballot& ballot, const QuestionRun& run)
{
    Ballot rows{};
    for (std::size_t row = run.first; row < run.first + run.count; ++row) {
        if (!ballot.at(row))
            return std::nullopt;
        rows.at(row) = ballot.at(row);
    }
    return rows;
}

Ballot allOf(const QuestionRun& run, Choice choice)
{
    Ballot rows{};
    for (std::size_t row = run.first; row < run.first + run.count; ++row)
        rows.at(row) = choice;
    return rows;
}

/// How often each answer was given, and by whom it was answered at all.
struct RowTally
{
    std::map<Ballot, qint64> counts;
    qint64 total = 0;

    void add(const Ballot& ballot, const QuestionRun& run)
    {
        if (const auto rows = rowsOf(ballot, run)) {
            ++counts[*rows];
            ++total;
        }
    }
    /// How often the most frequent was given.
    qint64 most() const
    {
        qint64 most = 0;
        for (const auto& [rows, count] : counts)
            most = std::max(most, count);
        return most;
    }
    double share(qint64 count) const
    {
        return static_cast<double>(count) / static_cast<double>(total);
    }
};

/// The questions of a rule about straight-lining.
QuestionRun runOf(const Task& task, const StraightLining& rule)
{
    for (const QuestionRun& run : questionRuns(task)) {
        if (run.isBoard() && run.board == rule.board)
            return run;
    }
    return {{}, indexOfToken(task.questions, rule.question).value_or(0), 1};
}

class RuleRun
{
public:
    RuleRun(const Task& task, int ratingsNeeded)
        : m_task(task)
        , m_ratingsNeeded(ratingsNeeded)
    {
        for (const Contradiction& rule : task.checks.contradictions)
            m_contradictions.emplace_back(task, rule);
    }

    void checkPerson(const Answers& answers)
    {
        for (const StraightLining& rule : m_task.checks.straightLining)
            checkStraightLining(answers, rule);
        for (const TaskAnswer* answer : answers)
            checkContradictions(*answer);
        if (m_task.checks.times)
            checkTimes(answers, *m_task.checks.times);
    }

    void checkItem(const Answers& answers)
    {
        for (std::size_t question = 0; question < m_task.questions.size(); ++question)
            checkSplit(answers, question);
        for (const WideRange& rule : m_task.checks.ranges)
            checkRange(answers, rule);
    }

    Flags take()
    {
        std::sort(m_flags.begin(), m_flags.end());
        return std::move(m_flags);
    }

private:
    QualityFlag& add(QualityCode code, PersonId person, ScenarioId scenario, double value,
                     double limit)
    {
        return m_flags.emplace_back(
            QualityFlag{code, person, scenario, std::nullopt, value, limit, std::nullopt});
    }

    void checkStraightLining(const Answers& answers, const StraightLining& rule)
    {
        const QuestionRun run = runOf(m_task, rule);
        RowTally tally;
        for (const TaskAnswer* answer : answers)
            tally.add(answer->ballot, run);
        if (tally.total == 0 || tally.total < rule.from)
            return;
        const auto check = [&](QualityCode code, qint64 count) {
            const double share = tally.share(count);
            if (share > rule.share)
                add(code, answers.front()->person, {}, share, rule.share).question = run.first;
        };
        const auto countOf = [&](Choice choice) {
            const auto found = tally.counts.find(allOf(run, choice));
            return found == tally.counts.end() ? 0 : found->second;
        };
        if (!run.isBoard() || rule.isSameAsked)
            check(QualityCode::StraightLining, tally.most());
        if (run.isBoard() && rule.isNoAsked)
            check(QualityCode::AllNo, countOf(No));
        if (run.isBoard() && rule.isYesAsked)
            check(QualityCode::AllYes, countOf(Yes));
    }

    void checkContradictions(const TaskAnswer& answer)
    {
        for (const ContradictionRule& rule : m_contradictions) {
            const Valence valence = rule.valenceOf(answer.ballot, answer.points);
            if (valence == Valence::None)
                continue;
            QualityFlag& flag =
                add(valence == Valence::Positive ? QualityCode::ContradictionPositive
                                                 : QualityCode::ContradictionNegative,
                    answer.person, answer.scenario, answer.points.at(rule.scale()).value_or(0),
                    rule.limit(valence));
            flag.question = rule.question();
            flag.dimension = static_cast<ScaleIndex>(rule.scale());
        }
    }

    void checkTimes(const Answers& answers, const TimeChecks& limits)
    {
        std::vector<double> times;
        for (const TaskAnswer* answer : answers) {
            if (!answer->responseMs)
                continue;
            const auto ms = static_cast<double>(*answer->responseMs);
            times.push_back(ms);
            if (*answer->responseMs < limits.tooFastMs)
                add(QualityCode::TooFast, answer->person, answer->scenario, ms, limits.tooFastMs);
            if (*answer->responseMs > limits.disengagedMs)
                add(QualityCode::Disengaged, answer->person, answer->scenario, ms,
                    limits.disengagedMs);
        }
        if (std::ssize(times) < limits.outlierFrom)
            return;
        const auto scale = zScaleOf(times);
        for (const TaskAnswer* answer : answers) {
            if (!scale || !answer->responseMs)
                continue;
            const double z = scale->of(static_cast<double>(*answer->responseMs));
            if (std::abs(z) > limits.outlierZ)
                add(QualityCode::TimingOutlier, answer->person, answer->scenario, z,
                    limits.outlierZ);
        }
    }

    void checkSplit(const Answers& answers, std::size_t question)
    {
        std::vector<Choice> votes;
        std::vector<bool> seen(m_task.questions[question].options.size());
        for (const TaskAnswer* answer : answers) {
            if (const auto& choice = answer->ballot.at(question)) {
                votes.push_back(*choice);
                seen.at(slotOf(*choice)) = true;
            }
        }
        if (patternOf(votes, m_ratingsNeeded) != Pattern::Split)
            return;
        const auto labels = std::count(seen.begin(), seen.end(), true);
        add(QualityCode::ThreeWaySplit, {}, answers.front()->scenario, static_cast<double>(labels),
            static_cast<double>(votes.size()))
            .question = question;
    }

    void checkRange(const Answers& answers, const WideRange& rule)
    {
        const auto place = indexOfToken(m_task.scales, rule.scale);
        if (!place)
            return;
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const TaskAnswer* answer : answers) {
            for (const ScalePoint& point : m_task.scales[*place].points) {
                if (answer->points.at(*place) != point.value)
                    continue;
                low = std::min(low, point.number);
                high = std::max(high, point.number);
            }
        }
        // Numbers are written with few decimals; so has their difference, whatever binary fractions
        // make of it.
        const double range = std::round(1e6 * (high - low)) / 1e6;
        if (high >= low && range > rule.over)
            add(QualityCode::VadRange, {}, answers.front()->scenario, range, rule.over).dimension =
                static_cast<ScaleIndex>(*place);
    }

    const Task& m_task;
    int m_ratingsNeeded;
    std::vector<ContradictionRule> m_contradictions;
    Flags m_flags;
};

} // namespace

TaskAnswer taskAnswerOf(const Annotation& annotation)
{
    return {annotation.person,        annotation.scenario,      annotation.position,
            annotation.answer.ballot, annotation.answer.scales, responseTimeOf(annotation)};
}

std::vector<QualityFlag> checkTask(std::span<const TaskAnswer> answers, const Task& task,
                                   int ratingsNeeded)
{
    std::map<PersonId, Answers> byPerson;
    std::map<ScenarioId, Answers> byItem;
    for (const TaskAnswer& answer : answers) {
        byPerson[answer.person].push_back(&answer);
        byItem[answer.scenario].push_back(&answer);
    }
    RuleRun checks(task, ratingsNeeded);
    for (const auto& [person, own] : byPerson)
        checks.checkPerson(own);
    for (const auto& [item, ratings] : byItem)
        checks.checkItem(ratings);
    return checks.take();
}

PersonQuality taskPersonQuality(PersonId person, std::vector<TaskAnswer> answers, const Task& task,
                                std::span<const QualityFlag> flags)
{
    std::sort(answers.begin(), answers.end(), [](const TaskAnswer& a, const TaskAnswer& b) {
        return std::pair(a.position, a.scenario) < std::pair(b.position, b.scenario);
    });
    const QuestionRun first = questionRuns(task).front();
    RowTally tally;
    std::vector<double> times;
    int run = 0;
    int longest = 0;
    std::optional<Ballot> before;
    for (const TaskAnswer& answer : answers) {
        tally.add(answer.ballot, first);
        const auto rows = rowsOf(answer.ballot, first);
        run = !rows ? 0 : before == rows ? run + 1 : 1;
        longest = std::max(longest, run);
        before = rows;
        if (answer.responseMs)
            times.push_back(static_cast<double>(*answer.responseMs));
    }
    const bool isOrderKnown = std::all_of(answers.begin(), answers.end(), [](const TaskAnswer& of) {
        return of.position.has_value();
    });
    PersonQuality quality = personFigures(person, std::ssize(answers), times, isOrderKnown, flags);
    quality.longestRun = isOrderKnown ? std::optional(longest) : std::nullopt;
    if (tally.total > 0) {
        const qint64 most = tally.most();
        for (const auto& [rows, count] : tally.counts) {
            if (count == most)
                quality.dominantAnswers.push_back(rows);
        }
        quality.dominantShare = tally.share(most);
    }
    return quality;
}

} // namespace subtext
