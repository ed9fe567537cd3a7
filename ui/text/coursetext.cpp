// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/coursetext.h"

#include "ui/text/answertext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype MostNamed = 6;

struct CourseText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CourseText)
};

/// Cut and not rounded where it comes of a division: what falls short never reads as reached.
QString wholePercent(int percent)
{
    return percentWords(withShownPoint(QString::number(percent)));
}

QString rowsOfKind(const QString& kind, qint64 n)
{
    if (kind == QLatin1String("annotation"))
        return Plurals::tr("%n answers", nullptr, plural(n));
    if (kind == QLatin1String("visit"))
        return Plurals::tr("%n visits", nullptr, plural(n));
    if (kind == QLatin1String("self_check"))
        return Plurals::tr("%n self-checks", nullptr, plural(n));
    if (kind == QLatin1String("consent"))
        return Plurals::tr("%n consents", nullptr, plural(n));
    if (kind == QLatin1String("practice"))
        return Plurals::tr("%n practice answers", nullptr, plural(n));
    if (kind == QLatin1String("repeat"))
        return Plurals::tr("%n repeated answers", nullptr, plural(n));
    if (kind == QLatin1String("question"))
        return Plurals::tr("%n questions about items", nullptr, plural(n));
    if (kind == QLatin1String("reply"))
        return Plurals::tr("%n replies to questions", nullptr, plural(n));
    if (kind == QLatin1String("hand_in"))
        return Plurals::tr("%n hand-ins", nullptr, plural(n));
    return Plurals::tr("%n rows", nullptr, plural(n));
}

/// Votes, questions and replies that came with files, as sentences after another; empty without
/// any.
QString askedText(qint64 voted, qint64 questions, qint64 replies)
{
    QStringList sentences;
    if (voted > 0)
        sentences << CourseText::tr("Votes in a norming round came in.");
    if (questions > 0)
        sentences << Plurals::tr("%n questions about items came in.", nullptr, plural(questions));
    if (replies > 0)
        sentences << Plurals::tr("%n replies to questions came in.", nullptr, plural(replies));
    return saidTogether(sentences);
}

} // namespace

QString roleCountsText(const std::map<Role, qint64>& counts)
{
    QStringList parts;
    for (const auto& [role, n] : counts) {
        if (role == Role::Annotator)
            parts << Plurals::tr("%n annotators", nullptr, plural(n));
        else if (role == Role::Adjudicator)
            parts << Plurals::tr("%n adjudicators", nullptr, plural(n));
        else
            parts << Plurals::tr("%n coordinators", nullptr, plural(n));
    }
    return listed(parts);
}

QString loadText(qint64 least, qint64 most)
{
    if (least == most)
        return Plurals::tr("Everybody gets %n items.", nullptr, plural(most));
    return CourseText::tr("People get %1 to %2 items.").arg(least).arg(most);
}

QString practiceRoundText(const PracticeRound& round)
{
    const QString labels =
        CourseText::tr("%1 of %2 labels match").arg(round.accepted).arg(round.labels);
    return round.meanDistance ? CourseText::tr("%1, scales off by %2 points on average")
                                    .arg(labels, shownNumber(*round.meanDistance, 1))
                              : labels;
}

QString practiceResultText(const PracticeResult& result)
{
    const QString first = practiceRoundText(result.first);
    if (result.best.round != result.first.round)
        return CourseText::tr("first round: %1; best round: %2")
            .arg(first, practiceRoundText(result.best));
    return result.wholeRounds > 1 ? CourseText::tr("first and best round: %1").arg(first)
                                  : CourseText::tr("first round: %1").arg(first);
}

QString missedBarText(const PracticeResult& result)
{
    if (result.isBarReached)
        return {};
    return CourseText::tr("The bar of %1 was not reached (whole rounds: %2)")
        .arg(wholePercent(result.bar))
        .arg(result.wholeRounds);
}

QString askedBarText(const PracticeState& state)
{
    return state.bar > 0 ? CourseText::tr("The study asks that at least %1 of the labels of a "
                                          "round match the reference.")
                               .arg(wholePercent(state.bar))
                         : QString();
}

QString practiceBarText(const PracticeState& state, const PracticeRound& lastWhole)
{
    if (state.bar <= 0 || lastWhole.labels == 0)
        return {};
    const QString bar = wholePercent(state.bar);
    if (reachesBar(lastWhole, state.bar))
        return CourseText::tr(
                   "The study asks for at least %1 of the labels, and this round reached that.")
            .arg(bar);
    if (state.isBarReached)
        return CourseText::tr(
                   "The study asks for at least %1 of the labels, and an earlier round reached "
                   "that.")
            .arg(bar);
    const QString standing =
        CourseText::tr("The study asks for at least %1 of the labels.").arg(bar);
    return saidTogether(
        {standing,
         state.isPassed()
             ? CourseText::tr("After %1 whole rounds your items are open anyway.")
                   .arg(state.completedRounds)
             : CourseText::tr(
                   "Please practise once more, with the same scenes. After %1 whole rounds your "
                   "items open in any case.")
                   .arg(MostRoundsBelowBar)});
}

QString mixUpWords(const Task& task, const PracticeMixUp& mixUp)
{
    const std::size_t question = indexOf(mixUp.question);
    const auto word = [&](Choice choice) {
        return inSentence(optionWord(task, question, choice), task);
    };
    const QString pair = CourseText::tr("%1 for %2").arg(word(mixUp.reference), word(mixUp.chosen));
    return task.questions.size() == 1
               ? pair
               : CourseText::tr("%1: %2").arg(questionWord(task.questions.at(question)), pair);
}

QString mixUpsText(const Task& task, const std::vector<PracticeMixUp>& mixUps, std::size_t most)
{
    QStringList parts;
    for (std::size_t i = 0; i < std::min(most, mixUps.size()); ++i)
        parts << CourseText::tr("%1 (%2 of %3)")
                     .arg(mixUpWords(task, mixUps[i]))
                     .arg(mixUps[i].times)
                     .arg(mixUps[i].of);
    return parts.join(QStringLiteral("; "));
}

QString ownMixUpText(const Task& task, const PracticeMixUp& mixUp)
{
    const QString pair = mixUpWords(task, mixUp);
    if (mixUp.times == 1)
        return CourseText::tr("You took %1 once.").arg(pair);
    if (mixUp.times == 2)
        return CourseText::tr("You took %1 twice.").arg(pair);
    return CourseText::tr("You took %1 %2 times.").arg(pair).arg(mixUp.times);
}

namespace {

QString secondReadingText(SecondReading reading)
{
    switch (reading) {
    case SecondReading::Option:
        return CourseText::tr("Second readings: one more option");
    case SecondReading::Sharing:
        return CourseText::tr("Second readings: 100 points");
    default:
        return CourseText::tr("No second readings");
    }
}

} // namespace

QStringList protocolLines(const Protocol& protocol, const QualityProtocol& quality)
{
    return {
        protocol.order == ItemOrder::Seeded
            ? CourseText::tr("Everybody has their own order")
            : CourseText::tr("Everybody follows the order of the files"),
        protocol.isExplanationRequired ? CourseText::tr("An explanation is required")
                                       : CourseText::tr("An explanation is optional"),
        protocol.areCuesAsked ? CourseText::tr("Cue words can be marked")
                              : CourseText::tr("No cue words"),
        secondReadingText(protocol.secondReading),
        protocol.guessShare > 0
            ? CourseText::tr("Guess of the others at %1 % of the items").arg(protocol.guessShare)
            : CourseText::tr("No guess of the others"),
        protocol.areQuestionsAllowed ? CourseText::tr("Questions about items are allowed")
                                     : CourseText::tr("No questions about items"),
        quality.isSelfCheckOn ? CourseText::tr("Self-check on") : CourseText::tr("Self-check off"),
        quality.thresholds == QualityThresholds()
            ? CourseText::tr("The usual limits for the checks")
            : CourseText::tr("Changed limits for the checks"),
        protocol.secondLooks > 0
            ? CourseText::tr("Second looks at %1 % of the decided splits").arg(protocol.secondLooks)
            : CourseText::tr("No second looks"),
        protocol.areNamesShown ? CourseText::tr("Adjudicators see names before the lock")
                               : CourseText::tr("Adjudicators see no names before the lock"),
        protocol.releaseNames == NamePolicy::Codes ? CourseText::tr("Releases under codes")
                                                   : CourseText::tr("Releases under names")};
}

QStringList courseLines(const Protocol& protocol, bool hasOwnConsentText)
{
    const QString consent = hasOwnConsentText
                                ? CourseText::tr("Asks for consent, with the study’s own text")
                                : CourseText::tr("Asks for consent, with the built-in text");
    const QString practice =
        protocol.practiceBar > 0
            ? CourseText::tr("Practice before the first item, at least %1 % of the labels matching")
                  .arg(protocol.practiceBar)
            : CourseText::tr("Practice before the first item");
    return {protocol.isPracticeAsked ? practice : CourseText::tr("No practice"),
            protocol.repeats > 0
                ? Plurals::tr("%n repeats at the end", nullptr, plural(protocol.repeats))
                : CourseText::tr("No repeats"),
            protocol.isConsentRequired ? consent : CourseText::tr("Does not ask for consent")};
}

QString mergedFileText(const MergedFile& file)
{
    if (file.error)
        return errorText(*file.error).oneLine();
    const auto refused = static_cast<qint64>(file.refused.size());
    QStringList parts;
    if (file.taken > 0)
        parts << Plurals::tr("%n new entries were merged", nullptr, plural(file.taken));
    else
        parts << CourseText::tr("nothing in it is new");
    if (file.known > 0)
        parts << Plurals::tr("%n were known already", nullptr, plural(file.known));
    if (refused > 0)
        parts << Plurals::tr("%n were refused", nullptr, plural(refused));
    QString text = listed(parts) + u'.';
    text[0] = text[0].toUpper();
    QString uncounted;
    if (file.uncounted > 0)
        uncounted = Plurals::tr("%n answers are kept and do not count: the items are no longer "
                                "assigned to this person.",
                                nullptr, plural(file.uncounted));
    return saidTogether({text, uncounted, askedText(file.voted, file.questions, file.replies)});
}

QString returnedFileTitle(const MergedFile& file)
{
    const bool isNothing = file.taken + file.known == 0;
    if (isNothing && !file.refused.empty())
        return CourseText::tr("Refused: %1").arg(file.file);
    if (isNothing && file.person.isValid())
        return CourseText::tr("Returned empty: %1").arg(file.file);
    return CourseText::tr("Returned: %1").arg(file.file);
}

QString refusedPartText(const MergedFile& file)
{
    if (file.refused.empty())
        return {};
    const auto refused = static_cast<qint64>(file.refused.size());
    const qint64 all = file.taken + file.known + refused;
    const bool areAnswers =
        all == refused &&
        std::all_of(file.refused.begin(), file.refused.end(),
                    [](const RefusedRow& row) { return row.kind == QLatin1String("annotation"); });
    return (areAnswers ? CourseText::tr("%1 of %2 answers refused")
                       : CourseText::tr("%1 of %2 entries refused"))
        .arg(refused)
        .arg(all);
}

QString refusalReason(const QString& reason)
{
    if (reason == QLatin1String("other_person"))
        return CourseText::tr("it is not the work of the person whose file this is");
    if (reason == QLatin1String("unknown_person"))
        return CourseText::tr("it is by somebody who is not on the roster");
    if (reason == QLatin1String("unknown_scenario"))
        return CourseText::tr("the study has no such item");
    if (reason == QLatin1String("changed_scenario"))
        return CourseText::tr("the text of the item differs from the study’s");
    if (reason == QLatin1String("unassigned"))
        return CourseText::tr("the item was never assigned to this person");
    if (reason == QLatin1String("changed_row"))
        return CourseText::tr("the study has this row with different content");
    if (reason == QLatin1String("unknown_text"))
        return CourseText::tr("it gives consent to a text that the study never had");
    if (reason == QLatin1String("malformed"))
        return CourseText::tr("not written by Subtext: no version of it writes such a row");
    return reason;
}

QStringList refusedLines(const std::vector<RefusedRow>& rows)
{
    std::map<std::pair<QString, QString>, std::vector<const RefusedRow*>> groups;
    for (const RefusedRow& row : rows)
        groups[{row.kind, row.reason}].push_back(&row);
    QStringList lines;
    for (const auto& [group, members] : groups) {
        QStringList named;
        QSet<QString> names; // a file can have a million of them
        for (const RefusedRow* row : members) {
            const QString& name = row->scenario.isEmpty() ? row->person : row->scenario;
            if (name.isEmpty() || names.contains(name))
                continue;
            names.insert(name);
            if (named.size() < MostNamed)
                named << name;
        }
        QString line = CourseText::tr("%1: %2").arg(
            rowsOfKind(group.first, static_cast<qint64>(members.size())),
            refusalReason(group.second));
        if (names.size() > MostNamed)
            line += CourseText::tr(" (%1 and %2 more)")
                        .arg(listed(named), QString::number(names.size() - MostNamed));
        else if (!named.isEmpty())
            line = withAside(line, listed(named));
        lines << line;
    }
    return lines;
}

MergedFile mergedFileOf(const MergedFileRecord& record)
{
    MergedFile file;
    file.file = record.file;
    file.person = record.person;
    file.taken = record.taken;
    file.known = record.known;
    const QJsonDocument report = QJsonDocument::fromJson(record.report.toUtf8());
    const QJsonObject whole = report.object();
    file.questions = whole[QStringLiteral("questions")].toInteger();
    file.replies = whole[QStringLiteral("replies")].toInteger();
    file.voted = whole[QStringLiteral("voted")].toInteger();
    file.uncounted = whole[QStringLiteral("uncounted")].toInteger();
    const QJsonArray refused =
        report.isArray() ? report.array() : whole[QStringLiteral("refused")].toArray();
    for (const QJsonValue& value : refused) {
        const auto text = [&](const QString& key) { return value[key].toString(); };
        file.refused.push_back({text(QStringLiteral("kind")), text(QStringLiteral("scenario")),
                                text(QStringLiteral("person")), text(QStringLiteral("reason")),
                                text(QStringLiteral("detail"))});
    }
    return file;
}

QString mergeTotalText(const std::vector<MergedFile>& files)
{
    qint64 taken = 0;
    qint64 refusedRows = 0;
    qint64 refusedFiles = 0;
    qint64 voted = 0;
    qint64 questions = 0;
    qint64 replies = 0;
    for (const MergedFile& file : files) {
        taken += file.taken;
        voted += file.voted;
        questions += file.questions;
        replies += file.replies;
        refusedRows += static_cast<qint64>(file.refused.size());
        refusedFiles += file.error ? 1 : 0;
    }
    QStringList sentences{CourseText::tr("%1 read, %2 merged.")
                              .arg(Plurals::tr("%n files", nullptr, plural(files.size())),
                                   Plurals::tr("%n new entries", nullptr, plural(taken))),
                          askedText(voted, questions, replies)};
    if (refusedFiles > 0)
        sentences << Plurals::tr("%n files were refused.", nullptr, plural(refusedFiles));
    if (refusedRows > 0)
        sentences << Plurals::tr("%n entries were refused.", nullptr, plural(refusedRows));
    return saidTogether(sentences);
}

QString optionalExplanationText(const Task& task, const Protocol& protocol)
{
    const bool isRequired =
        task.explanation && task.explanation->isRequired && protocol.isExplanationRequired;
    return task.explanation && !isRequired
               ? CourseText::tr("In this study an explanation is optional.")
               : QString();
}

QString inPracticeText(qint64 items)
{
    return items == 0 ? QString()
                      : CourseText::tr(
                            "Items that somebody has still to label and that practice shows with "
                            "their answer: %1. Remove them from the practice scenes, in Settings "
                            "of Roster.")
                            .arg(items);
}

QString assignmentText(qint64 assigned, qint64 missing, int perItem)
{
    if (assigned == 0)
        return CourseText::tr("Nothing is assigned yet.");
    if (missing == 0)
        return Plurals::tr("Every item has its %n annotators.", nullptr, plural(perItem));
    return Plurals::tr("%n assignments are missing: items have too few annotators.", nullptr,
                       plural(missing));
}

QString withdrawalText(const Withdrawal& about)
{
    QStringList sentences{
        about.labelled == 0 ? CourseText::tr("%1 has labelled nothing.").arg(about.name)
                            : CourseText::tr("Of %1, %2.")
                                  .arg(about.name, Plurals::tr("%n labelled items stay as they are",
                                                               nullptr, plural(about.labelled)))};
    if (about.isOut)
        sentences << CourseText::tr(
            "A hand-out has not come back yet: merge it first, or the labels in it "
            "will be refused later.");
    if (about.open == 0) {
        sentences << CourseText::tr("No item is open, so nobody else gets any.");
        return saidTogether(sentences);
    }
    sentences
        << Plurals::tr("%n open items are taken back, with their drafts.", nullptr,
                       plural(about.open))
        << Plurals::tr(
               "Until they are assigned to somebody else, they have fewer than %n annotators.",
               nullptr, plural(about.perItem));
    if (about.takeable == 0)
        sentences << CourseText::tr(
            "Nobody on the roster can take them: everybody who labels that group has "
            "them already. Add an annotator, then assign what is missing.");
    else if (about.takeable < about.open)
        sentences << Plurals::tr("Others can take %n of them.", nullptr, plural(about.takeable));
    return saidTogether(sentences);
}

QString missingText(qint64 missing, qint64 fillable, int perItem)
{
    QStringList sentences{
        Plurals::tr("%n assignments are missing.", nullptr, plural(missing)),
        Plurals::tr("Every item should have its %n annotators.", nullptr, plural(perItem))};
    if (fillable == missing)
        sentences << Plurals::tr("All %n can be assigned now.", nullptr, plural(missing));
    else if (fillable > 0)
        sentences << Plurals::tr("%n of them can be assigned now.", nullptr, plural(fillable));
    if (fillable < missing)
        sentences << unfillableText(missing - fillable);
    if (fillable > 0)
        sentences << CourseText::tr(
            "They go to those with the fewest items: people of the same group, and "
            "people who have no items yet. New items come at the end of a person’s "
            "order; items already assigned or labelled stay as they are.");
    return saidTogether(sentences);
}

QString unfillableText(qint64 unfillable)
{
    return unfillable <= 0
               ? QString()
               : Plurals::tr("%n stay unassigned: nobody is left who could take them, because "
                             "whoever labels that group has the items already. Add annotators, "
                             "then assign again.",
                             nullptr, plural(unfillable));
}

QString gainsText(const std::vector<std::pair<QString, qint64>>& gains)
{
    QStringList parts;
    for (const auto& [name, more] : gains) {
        if (more > 0)
            parts << QStringLiteral("%1 +%2").arg(name).arg(more);
    }
    return listed(parts);
}

QString droppedOutText()
{
    return CourseText::tr("You are marked as dropped out of this study: you get no more items, and "
                          "what you submitted stays.");
}

QString fixedByWork()
{
    return CourseText::tr(
        "Fixed: labelling has begun, and this decides who labels what in which order.");
}

} // namespace subtext
