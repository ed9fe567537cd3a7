// SPDX-License-Identifier: MIT
#include "core/task/checkrules.h"

#include "core/task/faultlist.h"
#include "core/task/tasklimits.h"

#include <algorithm>

namespace subtext {
namespace {

class CheckRules
{
public:
    explicit CheckRules(const Task& task)
        : m_task(task)
    {}

    TaskFaults faults()
    {
        checkChecks();
        checkHints();
        return m_faults.take();
    }

private:
    const Question* namedQuestion(const QString& token, const QString& place)
    {
        const Question* question = findToken(m_task.questions, token);
        if (!question)
            m_faults.add(TaskFaultCode::UnknownName, place, token, QStringLiteral("question"));
        return question;
    }
    /// A scale about the scene.
    const Scale* namedScale(const QString& token, const QString& place)
    {
        const Scale* scale = findToken(m_task.scales, token);
        if (!scale)
            m_faults.add(TaskFaultCode::UnknownName, place, token, QStringLiteral("scale"));
        else if (scale->isConfidence)
            m_faults.add(TaskFaultCode::ConfidenceUsed, place, token);
        return scale;
    }

    void checkChecks()
    {
        const QString checks = QStringLiteral("checks");
        const auto each = [&](const auto& rules, QLatin1String key, auto check) {
            const QString list = placeOfKey(checks, key);
            m_faults.checkCount(rules.size(), 0, TaskLimits::MostRules, list);
            for (std::size_t i = 0; i < rules.size(); ++i)
                check(rules[i], placeOfItem(list, i));
        };
        each(m_task.checks.straightLining, QLatin1String("straight_lining"),
             [this](const StraightLining& rule, const QString& path) { checkRule(rule, path); });
        each(m_task.checks.contradictions, QLatin1String("contradiction"),
             [this](const Contradiction& rule, const QString& path) { checkRule(rule, path); });
        each(m_task.checks.ranges, QLatin1String("range"),
             [this](const WideRange& rule, const QString& path) { checkRule(rule, path); });
        if (m_task.checks.times)
            checkRule(*m_task.checks.times, placeOfKey(checks, QLatin1String("times")));
    }

    void checkRule(const StraightLining& rule, const QString& path)
    {
        m_faults.checkRange(rule.share, 0.0, 1.0, placeOfKey(path, QLatin1String("share")));
        m_faults.checkRange(rule.from, 1, 1'000'000, placeOfKey(path, QLatin1String("from")));
        if (rule.question.isEmpty() == rule.board.isEmpty()) {
            m_faults.add(TaskFaultCode::NothingToLine, path);
            return;
        }
        const bool hasVectors = !rule.isSameAsked || rule.isNoAsked || rule.isYesAsked;
        if (rule.board.isEmpty()) {
            if (hasVectors)
                m_faults.add(TaskFaultCode::UnknownKey, path, QStringLiteral("vectors"),
                             QStringLiteral("question, share, from"));
            namedQuestion(rule.question, placeOfKey(path, QLatin1String("question")));
            return;
        }
        const QString place = placeOfKey(path, QLatin1String("board"));
        const std::vector<QuestionRun> boards = boardsOf(m_task);
        const auto board = std::find_if(boards.begin(), boards.end(), [&](const QuestionRun& of) {
            return of.board == rule.board;
        });
        if (board == boards.end())
            m_faults.add(TaskFaultCode::UnknownName, place, rule.board, QStringLiteral("board"));
        else if ((rule.isNoAsked || rule.isYesAsked) && !isYesNo(m_task, *board))
            m_faults.add(TaskFaultCode::NotYesNo, placeOfKey(path, QLatin1String("vectors")),
                         rule.board);
        if (!rule.isSameAsked && !rule.isNoAsked && !rule.isYesAsked)
            m_faults.add(TaskFaultCode::TooFew, placeOfKey(path, QLatin1String("vectors")),
                         QStringLiteral("0"), QStringLiteral("1"));
    }

    void checkRule(const Contradiction& rule, const QString& path)
    {
        const QString place = placeOfKey(path, QLatin1String("question"));
        if (const Question* question = namedQuestion(rule.question, place)) {
            const bool hasValence =
                std::any_of(question->options.begin(), question->options.end(),
                            [](const Option& option) { return option.valence != Valence::None; });
            if (!hasValence)
                m_faults.add(TaskFaultCode::NoValence, place, rule.question);
        }
        const Scale* scale = namedScale(rule.scale, placeOfKey(path, QLatin1String("scale")));
        const auto most = static_cast<int>(scale ? scale->points.size() / 2 : 0);
        if (most > 0)
            m_faults.checkRange(rule.distance, 1, most,
                                placeOfKey(path, QLatin1String("distance")));
    }

    void checkRule(const WideRange& rule, const QString& path)
    {
        namedScale(rule.scale, placeOfKey(path, QLatin1String("scale")));
        m_faults.checkRange(rule.over, 0.0, 2 * TaskLimits::LargestNumber,
                            placeOfKey(path, QLatin1String("over")));
    }

    void checkRule(const TimeChecks& rule, const QString& path)
    {
        constexpr int Day = 24 * 60 * 60 * 1000;
        m_faults.checkRange(rule.tooFastMs, 0, Day, placeOfKey(path, QLatin1String("too_fast_ms")));
        m_faults.checkRange(rule.disengagedMs, rule.tooFastMs, Day,
                            placeOfKey(path, QLatin1String("disengaged_ms")));
        m_faults.checkRange(rule.outlierZ, 0.0, 1'000.0,
                            placeOfKey(path, QLatin1String("outlier_z")));
        m_faults.checkRange(rule.outlierFrom, 1, 1'000'000,
                            placeOfKey(path, QLatin1String("outlier_from")));
    }

    void checkHints()
    {
        const QString hints = QStringLiteral("hints");
        const QString nearest = placeOfKey(hints, QLatin1String("nearest"));
        ClaimedNames seen;
        for (std::size_t i = 0; i < m_task.hints.nearest.size(); ++i) {
            namedScale(m_task.hints.nearest[i], placeOfItem(nearest, i));
            m_faults.claim(seen, m_task.hints.nearest[i], placeOfItem(nearest, i));
        }
        if (!m_task.hints.sign.isEmpty())
            namedScale(m_task.hints.sign, placeOfKey(hints, QLatin1String("sign")));
    }

    const Task& m_task;
    FaultList m_faults;
};

} // namespace

TaskFaults checkFaults(const Task& task)
{
    return CheckRules(task).faults();
}

} // namespace subtext
