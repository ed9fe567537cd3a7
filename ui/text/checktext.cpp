// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/checktext.h"

#include "core/task/builtintasks.h"
#include "ui/text/answertext.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CheckText)
};

bool isAboutABoard(const QualityFlag& flag, const Question& question)
{
    const bool isStraight = flag.code == QualityCode::StraightLining ||
                            flag.code == QualityCode::AllNo || flag.code == QualityCode::AllYes;
    return isStraight && !question.board.isEmpty();
}

/// The word of a point, or the value where the scale has none such.
QString pointText(const Scale& scale, double value)
{
    for (const ScalePoint& point : scale.points) {
        if (point.value == static_cast<int>(value))
            return point.word;
    }
    return withMinusSign(withShownPoint(QString::number(value)));
}

QString percentOf(double share)
{
    return CheckText::tr("%1 %").arg(shownNumber(100 * share, 0));
}

std::vector<QualityCode> answerCodes(const Task* task)
{
    std::vector<QualityCode> codes;
    for (int i = 0; i <= static_cast<int>(QualityCode::VadRange); ++i)
        codes.push_back(static_cast<QualityCode>(i));
    if (task == nullptr)
        return codes;
    const TaskChecks& checks = task->checks;
    const auto drop = [&](bool isThere, std::initializer_list<QualityCode> of) {
        for (const QualityCode code : of)
            std::erase_if(codes, [&](QualityCode one) { return !isThere && one == code; });
    };
    drop(!checks.straightLining.empty(), {QualityCode::StraightLining});
    drop(checks.times.has_value(),
         {QualityCode::TooFast, QualityCode::Disengaged, QualityCode::TimingOutlier});
    drop(!checks.contradictions.empty(),
         {QualityCode::ContradictionPositive, QualityCode::ContradictionNegative});
    drop(!checks.ranges.empty(), {QualityCode::VadRange});
    const auto asks = [&](bool StraightLining::*what) {
        return std::any_of(
            checks.straightLining.begin(), checks.straightLining.end(),
            [&](const StraightLining& rule) { return !rule.board.isEmpty() && rule.*what; });
    };
    if (asks(&StraightLining::isNoAsked))
        codes.push_back(QualityCode::AllNo);
    if (asks(&StraightLining::isYesAsked))
        codes.push_back(QualityCode::AllYes);
    return codes;
}

} // namespace

QString checkedPart(const QualityFlag& flag, const Task* task)
{
    if (task == nullptr)
        return {};
    if (flag.question) {
        const Question& question = task->questions.at(*flag.question);
        return isAboutABoard(flag, question) ? wordOfToken(question.board) : questionWord(question);
    }
    return flag.dimension ? task->scales.at(indexOf(*flag.dimension)).word : QString();
}

QString flagText(const QualityFlag& flag, const Task* task)
{
    if (task == nullptr)
        return flagText(flag);
    const QString part = checkedPart(flag, task);
    switch (flag.code) {
    case QualityCode::StraightLining:
        return CheckText::tr("straight-lining: %1 answered the same for %2, over %3")
            .arg(part, percentOf(flag.value), percentOf(flag.limit));
    case QualityCode::AllNo:
        return CheckText::tr("straight-lining: %1 answered no throughout for %2, over %3")
            .arg(part, percentOf(flag.value), percentOf(flag.limit));
    case QualityCode::AllYes:
        return CheckText::tr("straight-lining: %1 answered yes throughout for %2, over %3")
            .arg(part, percentOf(flag.value), percentOf(flag.limit));
    case QualityCode::ContradictionPositive:
    case QualityCode::ContradictionNegative: {
        const Scale& scale = task->scales.at(indexOf(flag.dimension.value_or(ScaleIndex{})));
        return CheckText::tr("%1: %2 against %3 “%4”")
            .arg(midSentence(qualityWord(flag.code)), part, midSentence(scale.word, *task),
                 pointText(scale, flag.value));
    }
    case QualityCode::ThreeWaySplit:
        return CheckText::tr("split: %1, %2 answers among %3 annotators")
            .arg(part, withShownPoint(QString::number(flag.value)),
                 withShownPoint(QString::number(flag.limit)));
    case QualityCode::VadRange:
        return CheckText::tr("wide range: %1, %2 apart, over %3")
            .arg(part, withShownPoint(QString::number(flag.value)),
                 withShownPoint(QString::number(flag.limit)));
    default: // about no part of the task
        return flagText(flag);
    }
}

QString qualityWord(QualityCode code, const Task* task)
{
    // How many ways it splits is for the question to say.
    return task != nullptr && code == QualityCode::ThreeWaySplit ? CheckText::tr("Split")
                                                                 : qualityWord(code);
}

QString findingWord(const QualityFlag& flag, const Task* task)
{
    constexpr double Three = 3;
    const bool isOther = flag.code == QualityCode::ThreeWaySplit && flag.value != Three;
    return task == nullptr && isOther
               ? CheckText::tr("%1-way split").arg(withShownPoint(QString::number(flag.value)))
               : qualityWord(flag.code, task);
}

QString flagNumbers(const QualityFlag& flag, const Task* task)
{
    if (task == nullptr)
        return flagNumbers(flag);
    const QString part = checkedPart(flag, task);
    switch (flag.code) {
    case QualityCode::StraightLining:
    case QualityCode::AllNo:
    case QualityCode::AllYes:
        return CheckText::tr("%1: %2, over %3")
            .arg(part, percentOf(flag.value), percentOf(flag.limit));
    case QualityCode::ContradictionPositive:
    case QualityCode::ContradictionNegative: {
        const Scale& scale = task->scales.at(indexOf(flag.dimension.value_or(ScaleIndex{})));
        return CheckText::tr("%1 against %2 “%3”")
            .arg(part, midSentence(scale.word, *task), pointText(scale, flag.value));
    }
    case QualityCode::ThreeWaySplit:
        return CheckText::tr("%1: %2 answers among %3 annotators")
            .arg(part, withShownPoint(QString::number(flag.value)),
                 withShownPoint(QString::number(flag.limit)));
    case QualityCode::VadRange:
        return CheckText::tr("%1: %2 apart, over %3")
            .arg(part, withShownPoint(QString::number(flag.value)),
                 withShownPoint(QString::number(flag.limit)));
    default: // about no part of the task
        return flagNumbers(flag);
    }
}

QString flagFound(const QualityFlag& flag, const Task* task)
{
    if (task == nullptr)
        return flagFound(flag);
    const QString part = checkedPart(flag, task);
    switch (flag.code) {
    case QualityCode::StraightLining:
    case QualityCode::AllNo:
    case QualityCode::AllYes:
        return CheckText::tr("%1: %2").arg(part, percentOf(flag.value));
    case QualityCode::VadRange:
        return CheckText::tr("%1: %2 apart").arg(part, withShownPoint(QString::number(flag.value)));
    case QualityCode::ContradictionPositive:
    case QualityCode::ContradictionNegative:
    case QualityCode::ThreeWaySplit:
        return flagNumbers(flag, task);
    default: // about no part of the task
        return flagFound(flag);
    }
}

QString ruleText(const QualityFlag& flag, const QualityThresholds& thresholds, const Task* task)
{
    if (task == nullptr)
        return ruleText(flag.code, thresholds);
    const QString limit = percentOf(flag.limit);
    switch (flag.code) {
    case QualityCode::StraightLining:
        return CheckText::tr("The same answer for more than %1 of the items.").arg(limit);
    case QualityCode::AllNo:
        return CheckText::tr("No to every row for more than %1 of the items.").arg(limit);
    case QualityCode::AllYes:
        return CheckText::tr("Yes to every row for more than %1 of the items.").arg(limit);
    case QualityCode::ContradictionPositive:
    case QualityCode::ContradictionNegative: {
        const Scale& scale = task->scales.at(indexOf(flag.dimension.value_or(ScaleIndex{})));
        const QString point = pointText(scale, flag.limit);
        return flag.code == QualityCode::ContradictionPositive
                   ? CheckText::tr("A positive answer with %1 “%2” or lower.")
                         .arg(midSentence(scale.word, *task), point)
                   : CheckText::tr("A negative answer with %1 “%2” or higher.")
                         .arg(midSentence(scale.word, *task), point);
    }
    case QualityCode::ThreeWaySplit:
        return CheckText::tr("No answer has more votes than every other.");
    case QualityCode::VadRange:
        return CheckText::tr("Two annotators are more than %1 apart.")
            .arg(withShownPoint(QString::number(flag.limit)));
    default: // about no part of the task
        return ruleText(flag.code, thresholds);
    }
}

std::vector<QualityCode> checkedCodes(const Task* task)
{
    std::vector<QualityCode> codes = answerCodes(task);
    const auto& explanation = (task != nullptr ? *task : defaultTask()).explanation;
    if (!explanation)
        return codes;
    if (explanation->toSentences > 0)
        codes.insert(codes.end(), {QualityCode::ExplanationShort, QualityCode::ExplanationLong});
    codes.insert(codes.end(), {QualityCode::SameExplanation, QualityCode::ExplanationOfScene,
                               QualityCode::ExplanationOfAnother});
    return codes;
}

QString schemaText(const SchemaProblem& problem, const Task* task)
{
    if (task != nullptr && problem.code == SchemaCode::ScaleOutOfRange)
        return CheckText::tr("%1 is %2, which is not a point of it; correct it at its source")
            .arg(problem.field, problem.value);
    return schemaText(problem);
}

} // namespace subtext
