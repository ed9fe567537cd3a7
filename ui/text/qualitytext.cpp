// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/qualitytext.h"

#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace subtext {
namespace {

struct QualityText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::QualityText)
};

QString number(double value, int decimals)
{
    return shownNumber(value, decimals);
}

QString seconds(double milliseconds)
{
    return QualityText::tr("%1 s").arg(number(milliseconds / 1000, milliseconds < 10'000 ? 1 : 0));
}

/// With as many digits as tell a time from the limit that it missed.
QString secondsBeside(double milliseconds, double limit)
{
    const QString usual = seconds(milliseconds);
    const bool isToldApart = usual != seconds(limit) || milliseconds >= limit;
    return isToldApart ? usual : QualityText::tr("%1 s").arg(number(milliseconds / 1000, 3));
}

QString percent(double share)
{
    return QualityText::tr("%1 %").arg(number(share * 100, 0));
}

QString sentenceCount(double count)
{
    return Plurals::tr("%n sentences", nullptr, qRound(count));
}

QString emotionList(EmotionSet set)
{
    QStringList words;
    for (Choice emotion : AllEmotions) {
        if ((static_cast<unsigned>(set) >> static_cast<unsigned>(indexOf(emotion))) & 1U)
            words << midSentence(emotionWord(emotion));
    }
    return listed(words);
}

} // namespace

QString qualityWord(QualityCode code)
{
    switch (code) {
    case QualityCode::StraightLining:
        return QualityText::tr("Straight-lining");
    case QualityCode::TooFast:
        return QualityText::tr("Too fast");
    case QualityCode::Disengaged:
        return QualityText::tr("Disengaged");
    case QualityCode::TimingOutlier:
        return QualityText::tr("Timing outlier");
    case QualityCode::ContradictionPositive:
        return QualityText::tr("Contradiction (positive)");
    case QualityCode::ContradictionNegative:
        return QualityText::tr("Contradiction (negative)");
    case QualityCode::ThreeWaySplit:
        return QualityText::tr("Three-way split");
    case QualityCode::VadRange:
        return QualityText::tr("Wide range");
    case QualityCode::AllNo:
        return QualityText::tr("All no");
    case QualityCode::AllYes:
        return QualityText::tr("All yes");
    case QualityCode::ExplanationShort:
        return QualityText::tr("Short explanation");
    case QualityCode::ExplanationLong:
        return QualityText::tr("Long explanation");
    case QualityCode::SameExplanation:
        return QualityText::tr("Same explanation");
    case QualityCode::ExplanationOfScene:
        return QualityText::tr("Copied from the scene");
    case QualityCode::ExplanationOfAnother:
        return QualityText::tr("Like another’s explanation");
    }
    Q_UNREACHABLE();
}

QString ruleText(QualityCode code, const QualityThresholds& t)
{
    switch (code) {
    case QualityCode::StraightLining:
        return QualityText::tr("One emotion for more than %1 of the items, with %2 items or more.")
            .arg(percent(t.straightLiningShare))
            .arg(t.straightLiningFrom);
    case QualityCode::TooFast:
        return QualityText::tr("Answered in under %1 of active time.")
            .arg(seconds(static_cast<double>(t.tooFastMs)));
    case QualityCode::Disengaged:
        return QualityText::tr("Took more than %1 of active time.")
            .arg(seconds(static_cast<double>(t.disengagedMs)));
    case QualityCode::TimingOutlier:
        return QualityText::tr(
                   "Far from this person’s own median: modified Z over %1, with %2 timed items or "
                   "more.")
            .arg(number(t.outlierZ, 1))
            .arg(t.outlierFrom);
    case QualityCode::ContradictionPositive:
        return QualityText::tr("One of %1 with the valence “%2” or lower.")
            .arg(emotionList(t.positiveEmotions),
                 pointWord(Dimension::Valence, -t.contradictionPoints));
    case QualityCode::ContradictionNegative:
        return QualityText::tr("One of %1 with the valence “%2” or higher.")
            .arg(emotionList(t.negativeEmotions),
                 pointWord(Dimension::Valence, t.contradictionPoints));
    case QualityCode::ThreeWaySplit:
        return QualityText::tr("No emotion has more votes than every other.");
    case QualityCode::VadRange:
        return QualityText::tr("Two annotators are more than %1 apart on one scale (−1 to +1).")
            .arg(number(t.vadRange, 1));
    case QualityCode::AllNo:
        return QualityText::tr("No to every row of a board, again and again.");
    case QualityCode::AllYes:
        return QualityText::tr("Yes to every row of a board, again and again.");
    case QualityCode::ExplanationShort:
        return QualityText::tr("An explanation of fewer sentences than the task asks for.");
    case QualityCode::ExplanationLong:
        return QualityText::tr("An explanation of more sentences than the task asks for.");
    case QualityCode::SameExplanation:
        return QualityText::tr("The same explanation for %1 items or more.")
            .arg(t.sameExplanationFrom);
    case QualityCode::ExplanationOfScene:
        return QualityText::tr(
                   "More than %1 of an explanation of %2 words or more appears in the scene.")
            .arg(percent(t.copiedShare))
            .arg(t.copiedFromWords);
    case QualityCode::ExplanationOfAnother:
        return QualityText::tr(
                   "More than %1 of an explanation of %2 words or more appears in that of another "
                   "annotator of the item, not counting quotes of the scene. Which of the two "
                   "wrote first is not known.")
            .arg(percent(t.copiedShare))
            .arg(t.copiedFromWords);
    }
    Q_UNREACHABLE();
}

QString flagNumbers(const QualityFlag& flag)
{
    switch (flag.code) {
    case QualityCode::StraightLining:
        return QualityText::tr("one emotion for %1, over %2")
            .arg(percent(flag.value), percent(flag.limit));
    case QualityCode::AllNo:
    case QualityCode::AllYes:
        return QualityText::tr("%1, over %2").arg(percent(flag.value), percent(flag.limit));
    case QualityCode::TooFast:
        return QualityText::tr("%1, under %2")
            .arg(secondsBeside(flag.value, flag.limit), seconds(flag.limit));
    case QualityCode::Disengaged:
        return QualityText::tr("%1, over %2").arg(seconds(flag.value), seconds(flag.limit));
    case QualityCode::TimingOutlier:
        return (flag.value < 0
                    ? QualityText::tr(
                          "far faster than usual for this person (%1; beyond ±%2 counts)")
                    : QualityText::tr(
                          "far slower than usual for this person (%1; beyond ±%2 counts)"))
            .arg(withMinusSign(number(flag.value, 2)), number(flag.limit, 1));
    case QualityCode::ContradictionPositive:
    case QualityCode::ContradictionNegative:
        return QualityText::tr("Valence “%1”")
            .arg(pointWord(Dimension::Valence, static_cast<int>(flag.value)));
    case QualityCode::ThreeWaySplit:
        return QualityText::tr("%1 labels among %2 annotators")
            .arg(number(flag.value, 0), number(flag.limit, 0));
    case QualityCode::VadRange:
        return QualityText::tr("%1: %2 apart, over %3")
            .arg(dimensionWord(flag.dimension.value_or(Dimension::Valence)), number(flag.value, 2),
                 number(flag.limit, 1));
    case QualityCode::ExplanationShort:
        return QualityText::tr("%1, at least %2 asked for")
            .arg(sentenceCount(flag.value), number(flag.limit, 0));
    case QualityCode::ExplanationLong:
        return QualityText::tr("%1, at most %2 asked for")
            .arg(sentenceCount(flag.value), number(flag.limit, 0));
    case QualityCode::SameExplanation:
        return QualityText::tr("one text for %1 items, limit %2")
            .arg(number(flag.value, 0), number(flag.limit, 0));
    case QualityCode::ExplanationOfScene:
        return QualityText::tr("%1 of it stands in the scene, over %2")
            .arg(percent(flag.value), percent(flag.limit));
    case QualityCode::ExplanationOfAnother:
        return QualityText::tr("%1 of it stands in another annotator’s, over %2")
            .arg(percent(flag.value), percent(flag.limit));
    }
    Q_UNREACHABLE();
}

QString flagFound(const QualityFlag& flag)
{
    switch (flag.code) {
    case QualityCode::StraightLining:
        return QualityText::tr("one emotion for %1").arg(percent(flag.value));
    case QualityCode::TooFast:
        return secondsBeside(flag.value, flag.limit);
    case QualityCode::Disengaged:
        return seconds(flag.value);
    case QualityCode::VadRange:
        return QualityText::tr("%1: %2 apart")
            .arg(dimensionWord(flag.dimension.value_or(Dimension::Valence)), number(flag.value, 2));
    case QualityCode::SameExplanation:
        return QualityText::tr("one text for %1 items").arg(number(flag.value, 0));
    case QualityCode::ExplanationOfScene:
        return QualityText::tr("%1 of it stands in the scene").arg(percent(flag.value));
    case QualityCode::ExplanationOfAnother:
        return QualityText::tr("%1 of it stands in another annotator’s").arg(percent(flag.value));
    default: // its rule names no limit
        return flagNumbers(flag);
    }
}

QString flagText(const QualityFlag& flag)
{
    return midSentence(qualityWord(flag.code)) + QStringLiteral(": ") +
           inSentence(flagNumbers(flag));
}

QString schemaText(const SchemaProblem& problem)
{
    switch (problem.code) {
    case SchemaCode::UnknownScenario:
        return QualityText::tr("the scenario is not in the study; import it first");
    case SchemaCode::UnknownPerson:
        return QualityText::tr("the person is not on the roster; add them first");
    case SchemaCode::NotAssigned:
        return QualityText::tr(
            "the item is not assigned to this person; assign it or take the answer out");
    case SchemaCode::InvalidRevision:
        return QualityText::tr(
                   "revision “%1” is impossible; the file was changed by another program")
            .arg(problem.value);
    case SchemaCode::DuplicateRevision:
        return QualityText::tr("revision %1 is there twice; compare the file with a backup")
            .arg(problem.value);
    case SchemaCode::MissingEmotion:
        return QualityText::tr("no emotion; ask the annotator to answer again");
    case SchemaCode::UnknownEmotion:
        return QualityText::tr("“%1” is none of the eight emotions; correct it at its source")
            .arg(problem.value);
    case SchemaCode::MissingScale:
        return QualityText::tr("%1 has no answer; ask the annotator to answer again")
            .arg(problem.field);
    case SchemaCode::ScaleOutOfRange:
        return QualityText::tr("%1 is %2, outside −3 to +3; correct it at its source")
            .arg(problem.field, problem.value);
    case SchemaCode::MissingExplanation:
        return QualityText::tr(
            "no explanation; ask the annotator, or make it optional in the rules");
    case SchemaCode::FlagWithoutReason:
        return QualityText::tr("flagged without a reason; ask the annotator for it");
    case SchemaCode::NegativeTime:
        return QualityText::tr("%1 is negative (%2); the clock was wrong, leave the time out")
            .arg(problem.field, problem.value);
    case SchemaCode::MissingAnswer:
        return QualityText::tr("%1 has no answer; ask the annotator to answer again")
            .arg(problem.field);
    case SchemaCode::UnknownOption:
        return QualityText::tr("“%1” is none of the options of %2; correct it at its source")
            .arg(problem.value, problem.field);
    }
    Q_UNREACHABLE();
}

namespace {

/// "You chose anger with “very pleasant”."; empty where choice or point is open.
QString contradictionText(const FoundContradiction& found, const Answer& answer, const Task& task)
{
    const auto choice = answer.ballot.at(found.question);
    const auto value = answer.scale(found.scale);
    if (!choice || !value)
        return {};
    return QualityText::tr("You chose %1 with “%2”.")
        .arg(midSentence(optionWord(task, found.question, *choice), task),
             pointWordOf(task.scales[indexOf(found.scale)], *value));
}

} // namespace

QString selfCheckQuestion(const FoundContradiction& found, const Answer& answer, const Task& task)
{
    const QString text = contradictionText(found, answer, task);
    return text.isEmpty() ? text : QualityText::tr("%1 Keep or change?").arg(text);
}

QString keptRevisionText(int item, int revision, bool isAskedFor)
{
    const int earlier = plural(revision - 1);
    const QString text =
        isAskedFor ? Plurals::tr("Item %1 was labelled again. The new answer counts; %n earlier "
                                 "answers are kept.",
                                 nullptr, earlier)
                   : Plurals::tr("Item %1 was revised. The new answer counts; %n earlier answers "
                                 "are kept.",
                                 nullptr, earlier);
    return text.arg(item);
}

QString submissionQuestion(QualityCode code, int item, bool isRevision,
                           const std::optional<FoundContradiction>& contradiction,
                           const Answer& answer, const Task& task)
{
    if (code == QualityCode::TooFast)
        return QualityText::tr("Item %1 was submitted very quickly. Keep it?").arg(item);
    const QString state = (isRevision ? QualityText::tr("Item %1 is revised.")
                                      : QualityText::tr("Item %1 is submitted."))
                              .arg(item);
    if (contradiction)
        return QualityText::tr("%1 %2 Keep it?")
            .arg(state, contradictionText(*contradiction, answer, task));
    const QString asked = task.explanation ? sentencesAsked(*task.explanation) : QString();
    return (code == QualityCode::ExplanationShort
                ? QualityText::tr("%1 Its explanation is shorter than asked (%2). Keep it?")
                : QualityText::tr("%1 Its explanation is longer than asked (%2). Keep it?"))
        .arg(state, asked);
}

} // namespace subtext
