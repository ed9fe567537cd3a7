// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/standingtext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QDateTime>

namespace subtext {
namespace {

constexpr int MostNamed = 4;

struct StandingText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::StandingText)
};

QString scenariosText(qint64 n)
{
    return Plurals::tr("%n scenarios", nullptr, plural(n));
}

/// "Ann, Bo, Cy, Di and 3 more"
QString firstOf(const QStringList& names)
{
    const qsizetype more = names.size() - MostNamed;
    const QString named = listed(names.mid(0, MostNamed));
    return more > 0 ? StandingText::tr("%1 and %2 more").arg(named, QString::number(more)) : named;
}

/// "Late: Ann, Bo and 3 more."; empty where nobody is.
QString lateText(const StudyStanding& standing, qint64 nowMs)
{
    QStringList names;
    for (const AnnotatorStanding& annotator : standing.annotators) {
        if (isLate(annotator, nowMs))
            names << annotator.person.name;
    }
    if (names.isEmpty())
        return {};
    return StandingText::tr("Late: %1.").arg(firstOf(names));
}

QString answersText(const StudyStanding& standing)
{
    const QString in = StandingText::tr("%1 of %2 answers are in.")
                           .arg(QString::number(standing.answersDone()),
                                QString::number(standing.answersAssigned()));
    const qint64 owed = standing.answersOwed();
    if (owed == 0)
        return in;
    return saidTogether(
        {in,
         Plurals::tr("%n answers were asked for again; the earlier ones count until the new ones "
                     "come.",
                     nullptr, plural(owed))});
}

QString outText(const StudyStanding& standing)
{
    return StandingText::tr("%1 of %2 hand-outs are not back. Merge what people send you.")
        .arg(QString::number(standing.out()), QString::number(standing.handOuts()));
}

/// Empty where everybody who was invited has joined the team.
QString unopenedText(const StudyStanding& standing)
{
    if (standing.notJoined == 0)
        return {};
    return Plurals::tr("%n people have not opened their invitation yet.", nullptr,
                       plural(standing.notJoined));
}

/// What the next release will have otherwise; empty where it would be the latest again.
QString changesText(const StudyStanding& standing)
{
    const QString gold = standing.changedGold == 0
                             ? QString()
                             : Plurals::tr("%n gold labels changed since version %1.", nullptr,
                                           plural(standing.changedGold))
                                   .arg(standing.lastVersion);
    if (standing.changedLabels == 0)
        return gold;
    const QString who = firstOf(standing.changedBy);
    const QString labels =
        who.isEmpty()
            ? Plurals::tr("Labels of %n items changed since then: the next release has them.",
                          nullptr, plural(standing.changedLabels))
            : Plurals::tr("Labels of %n items changed since then (answers of %1): the next release "
                          "has them.",
                          nullptr, plural(standing.changedLabels))
                  .arg(who);
    return saidTogether({labels, gold});
}

/// "Ann 3, Bo 1"
QString whoseText(const std::vector<StandingNews::Answers>& answers)
{
    QStringList people;
    for (const StandingNews::Answers& one : answers)
        people << QStringLiteral("%1 %2").arg(one.name, QString::number(one.count));
    return firstOf(people);
}

/// Empty where no answer came after a decision.
QString outdatedText(const StudyStanding& standing)
{
    if (standing.outdatedDecisions == 0)
        return {};
    return Plurals::tr("%n decided items have answers that were revised since: look at them again "
                       "in Adjudicate.",
                       nullptr, plural(standing.outdatedDecisions));
}

/// Empty where the study was not unlocked after its latest release.
QString openAgainText(const StudyStanding& standing)
{
    if (!standing.isOpenAgain)
        return {};
    return StandingText::tr("The study was unlocked after version %1: labels and decisions can "
                            "change again. When that is done, lock it in Adjudicate and make the "
                            "next release.")
        .arg(standing.lastVersion);
}

/// Empty where every answer that was asked for again was given.
QString notGivenText(const StudyStanding& standing)
{
    if (standing.notGivenAgain == 0)
        return {};
    return Plurals::tr("%n answers were asked for again and not given; the earlier answers count.",
                       nullptr, plural(standing.notGivenAgain));
}

/// Empty of a study that is open, and where every reply went out before the lock.
QString unsentRepliesText(const StudyStanding& standing)
{
    if (standing.unsentReplies == 0)
        return {};
    return Plurals::tr("%n people did not get the replies to their questions before the lock: they "
                       "need a new hand-out, and a locked study writes none.",
                       nullptr, plural(standing.unsentReplies));
}

/// Empty where every hand-out has what there is for its owner.
QString newHandOutsText(const StudyStanding& standing)
{
    QStringList asked;
    QStringList answered;
    for (const AnnotatorStanding& each : standing.annotators) {
        if (each.lacksRequest())
            asked << each.person.name;
        if (each.lacksReply())
            answered << each.person.name;
    }
    QStringList reasons;
    if (!asked.isEmpty())
        reasons << StandingText::tr("items asked for again: %1").arg(firstOf(asked));
    if (!answered.isEmpty())
        reasons << StandingText::tr("questions answered: %1").arg(firstOf(answered));
    if (reasons.isEmpty())
        return {};
    return Plurals::tr("%n people need a new hand-out (%1).", nullptr,
                       plural(standing.newHandOuts()))
        .arg(reasons.join(QStringLiteral("; ")));
}

/// Without what is said at every step.
QString reasonOfStep(NextStep step, const StudyStanding& standing, qint64 nowMs)
{
    switch (step) {
    case NextStep::Import:
        return StandingText::tr(
            "The study has no scenarios yet. Import files, or pull a project with “Label "
            "Studio…” in Roster. A pull that was cut off can be started again there.");
    case NextStep::AddPeople:
        return StandingText::tr("The study has scenarios, and nobody to label them.");
    case NextStep::Assign:
        return Plurals::tr("%n items have nobody to label them.", nullptr,
                           plural(standing.unassigned));
    case NextStep::HandOut:
        if (!standing.lacksHandOuts())
            return saidTogether({answersText(standing), lateText(standing, nowMs)});
        return StandingText::tr(
            "Items are assigned, but some annotators have no hand-out to label them in. "
            "Annotators who work in this study file need none: they sign in here.");
    case NextStep::Invite:
        return Plurals::tr("%n people have items and are not invited yet.", nullptr,
                           plural(standing.notInvited));
    case NextStep::Collect:
        return saidTogether({answersText(standing), outText(standing), unopenedText(standing),
                             lateText(standing, nowMs)});
    case NextStep::Wait:
        return saidTogether(
            {answersText(standing), unopenedText(standing), lateText(standing, nowMs)});
    case NextStep::AskMore:
        return StandingText::tr("Everything is labelled. By the rules of the study more annotators "
                                "are asked about splits before somebody decides.");
    case NextStep::Adjudicate:
        return StandingText::tr(
            "Everything is labelled. A split has no gold label until a person decides.");
    case NextStep::Release:
        return saidTogether(
            {standing.isLocked
                 ? StandingText::tr("The study is locked.")
                 : StandingText::tr("Everything is labelled, and every split is decided."),
             notGivenText(standing), outdatedText(standing),
             standing.openFindings > 0
                 ? Plurals::tr(
                       "%n findings of the checks are open: look at them in Quality, or release "
                       "anyway.",
                       nullptr, plural(standing.openFindings))
                 : QString()});
    case NextStep::Done:
        break;
    }
    return saidTogether(
        {StandingText::tr("Version %1 is released; everything is labelled and decided.")
             .arg(standing.lastVersion),
         notGivenText(standing), changesText(standing), outdatedText(standing),
         standing.openFindings > 0 ? Plurals::tr("%n findings of the checks are open.", nullptr,
                                                 plural(standing.openFindings))
                                   : QString()});
}

/// Encoded words that fit behind the name of the header; no character is cut (RFC 2047).
QByteArray encodedHeader(const QString& text)
{
    constexpr qsizetype MostBytes = 39;
    QByteArrayList words;
    QByteArray bytes;
    const auto end = [&] {
        if (!bytes.isEmpty())
            words << "=?UTF-8?B?" + bytes.toBase64() + "?=";
        bytes.clear();
    };
    for (const char32_t character : text.toStdU32String()) {
        const QByteArray next = QString::fromUcs4(&character, 1).toUtf8();
        if (bytes.size() + next.size() > MostBytes)
            end();
        bytes += next;
    }
    end();
    return words.join("\r\n ");
}

QStringList labelLines(const StudyStanding& standing)
{
    QStringList lines;
    lines << StandingText::tr("%1 of %2 answers")
                 .arg(standing.answersDone())
                 .arg(standing.answersAssigned());
    lines
        << StandingText::tr("%1 of %2 items complete").arg(standing.complete).arg(standing.scenes);
    if (standing.roundsWaiting > 0)
        lines
            << StandingText::tr("Norming rounds waiting for votes: %1").arg(standing.roundsWaiting);
    if (standing.roundsToOpen > 0)
        lines << StandingText::tr("Norming rounds to open: %1").arg(standing.roundsToOpen);
    if (standing.roundsToClose > 0)
        lines << StandingText::tr("Norming rounds to close: %1").arg(standing.roundsToClose);
    if (standing.answersOwed() > 0)
        lines << StandingText::tr("To label again: %1").arg(standing.answersOwed());
    else if (standing.notGivenAgain > 0)
        lines << StandingText::tr("Asked for again, not given: %1").arg(standing.notGivenAgain);
    if (standing.openFindings > 0)
        lines << Plurals::tr("%n open findings", nullptr, plural(standing.openFindings));
    if (standing.openQuestions > 0)
        lines << Plurals::tr("%n questions about items without a reply", nullptr,
                             plural(standing.openQuestions));
    return lines;
}

/// Before anything is assigned, and so before anybody labels.
QString choosingText(NextStep step, const StudyStanding& standing)
{
    const bool isBefore = standing.assigned == 0 && standing.labelled == 0 && !standing.isLocked;
    const bool isOffered = step == NextStep::AddPeople || step == NextStep::Assign;
    return isBefore && isOffered
               ? StandingText::tr("Which scenes are labelled, and how many of each kind, is chosen "
                                  "before that, with “Choose scenes…” in Roster.")
               : QString();
}

} // namespace

QString stageWord(StudyStage stage)
{
    switch (stage) {
    case StudyStage::SetUp:
        return StandingText::tr("Set up");
    case StudyStage::Assign:
        return StandingText::tr("Assign");
    case StudyStage::Label:
        return StandingText::tr("Label");
    case StudyStage::Adjudicate:
        return StandingText::tr("Adjudicate");
    case StudyStage::Release:
        break;
    }
    return StandingText::tr("Release");
}

QStringList stageLines(StudyStage stage, const StudyStanding& standing)
{
    switch (stage) {
    case StudyStage::SetUp: {
        const auto annotators = standing.people.find(Role::Annotator);
        return {scenariosText(standing.scenes),
                Plurals::tr("%n annotators", nullptr,
                            plural(annotators == standing.people.end() ? 0 : annotators->second))};
    }
    case StudyStage::Assign: {
        QStringList lines{
            StandingText::tr("%1 of %2 assigned").arg(standing.assigned).arg(standing.scenes)};
        if (standing.handOuts() > 0)
            lines << StandingText::tr("%1 of %2 hand-outs back")
                         .arg(standing.returned())
                         .arg(standing.handOuts());
        else if (nextStep(standing) == NextStep::HandOut)
            lines << StandingText::tr("Hand-outs to write");
        if (standing.newHandOuts() > 0)
            lines << StandingText::tr("New hand-outs to write: %1").arg(standing.newHandOuts());
        return lines;
    }
    case StudyStage::Label:
        return labelLines(standing);
    case StudyStage::Adjudicate: {
        QStringList lines{Plurals::tr("%n splits open", nullptr, plural(standing.openSplits)),
                          StandingText::tr("%1 decided").arg(standing.decidedSplits)};
        if (standing.decidedBeside > 0)
            lines << Plurals::tr("%n other items decided", nullptr, plural(standing.decidedBeside));
        if (standing.outdatedDecisions > 0)
            lines << Plurals::tr("%n decided items to look at again", nullptr,
                                 plural(standing.outdatedDecisions));
        return lines;
    }
    case StudyStage::Release:
        break;
    }
    if (standing.releases == 0)
        return {StandingText::tr("None yet")};
    return {Plurals::tr("%n releases", nullptr, plural(standing.releases)),
            StandingText::tr("Latest: %1").arg(standing.lastVersion)};
}

QString stepButtonText(NextStep step, const StudyStanding& standing)
{
    switch (step) {
    case NextStep::Import:
        return StandingText::tr("Import scenarios…");
    case NextStep::AddPeople:
        return StandingText::tr("Add annotators…");
    case NextStep::Assign:
        return Plurals::tr("Assign %n items…", nullptr, plural(standing.unassigned));
    case NextStep::HandOut:
        return StandingText::tr("Write hand-outs…");
    case NextStep::Invite:
        return StandingText::tr("Invite…");
    case NextStep::Collect:
        return StandingText::tr("Merge returned files…");
    case NextStep::Wait:
        return StandingText::tr("See how everybody is doing");
    case NextStep::AskMore:
        return Plurals::tr("Ask more annotators about %n splits…", nullptr,
                           plural(standing.splitsForMore));
    case NextStep::Adjudicate:
        return Plurals::tr("Decide %n splits…", nullptr, plural(standing.openSplits));
    case NextStep::Release:
        return StandingText::tr("Make a release…");
    case NextStep::Done:
        break;
    }
    return StandingText::tr("See the release");
}

QString stepReason(NextStep step, const StudyStanding& standing, qint64 nowMs)
{
    return saidTogether({reasonOfStep(step, standing, nowMs), choosingText(step, standing),
                         openAgainText(standing), newHandOutsText(standing),
                         unsentRepliesText(standing)});
}

QString newsText(const StandingNews& news)
{
    const QString since = shortMomentWords(news.since);
    if (news.isEmpty())
        return StandingText::tr("Nothing new since you last looked here (%1).").arg(since);
    QStringList parts;
    if (!news.answers.empty())
        parts << Plurals::tr("%n answers (%1)", nullptr, plural(news.answerCount()))
                     .arg(whoseText(news.answers));
    if (!news.revised.empty())
        parts << Plurals::tr("%n revisions (%1)", nullptr, plural(news.revisionCount()))
                     .arg(whoseText(news.revised));
    if (!news.givenAgain.empty())
        parts << Plurals::tr("%n answers labelled again (%1)", nullptr,
                             plural(news.givenAgainCount()))
                     .arg(whoseText(news.givenAgain));
    if (!news.back.isEmpty())
        parts << Plurals::tr("%n files back (%1)", nullptr, plural(news.back.size()))
                     .arg(firstOf(news.back));
    if (news.questions > 0)
        parts << Plurals::tr("%n questions about items", nullptr, plural(news.questions));
    if (news.decidedSplits > 0)
        parts << Plurals::tr("%n splits decided", nullptr, plural(news.decidedSplits));
    if (news.releases > 0)
        parts << StandingText::tr("version %1 released").arg(news.lastVersion);
    if (news.changedLabels > 0)
        parts << withAside(Plurals::tr("%n items labelled differently from the last release",
                                       nullptr, plural(news.changedLabels)),
                           firstOf(news.changedBy));
    if (news.changedGold > 0)
        parts << Plurals::tr("%n gold labels that differ from the last release", nullptr,
                             plural(news.changedGold));
    return StandingText::tr("New since you last looked here (%1): %2.").arg(since, listed(parts));
}

QString labelledText(const PersonStanding& person)
{
    return labelledText(person.done(), person.assigned, person.notGivenAgain);
}

QString labelledText(qint64 done, qint64 assigned, qint64 notGivenAgain)
{
    const QString labelled = StandingText::tr("%1 of %2").arg(done).arg(assigned);
    return notGivenAgain > 0 ? StandingText::tr("%1, %2 asked for again")
                                   .arg(labelled, QString::number(notGivenAgain))
                             : labelled;
}

QString returnedText(const PersonStanding& person, const QString& none)
{
    if (person.returnedAt == 0)
        return person.isAwaited() ? StandingText::tr("not back yet") : none;
    const QString moment = shortMomentWords(person.returnedAt);
    return person.isAwaited() ? StandingText::tr("%1, the new one is not back").arg(moment)
                              : moment;
}

QString annotatorState(const AnnotatorStanding& annotator, qint64 nowMs)
{
    if (isLate(annotator, nowMs))
        return StandingText::tr("Late");
    if (annotator.assigned == 0)
        return StandingText::tr("No items");
    if (annotator.open() == 0)
        return StandingText::tr("Finished");
    if (annotator.isAwaited())
        return StandingText::tr("Not back yet");
    return annotator.labelled == 0 ? StandingText::tr("Not started")
                                   : StandingText::tr("In progress");
}

QString lateRule()
{
    return StandingText::tr(
               "Late: items are open, and the last answer or the hand-out is at least %1 days old, "
               "or there is neither and others have begun.")
        .arg(LateAfterDays);
}

MailText reminderMail(const AnnotatorStanding& annotator, const QString& study,
                      const QString& coordinator)
{
    MailText mail;
    const QString open = Plurals::tr("%n items are open", nullptr, plural(annotator.open()));
    mail.subject = StandingText::tr("%1: %2").arg(study, open);
    QStringList lines{StandingText::tr("Dear %1,").arg(annotator.person.name), QString()};
    lines << StandingText::tr("In “%1” you have labelled %2 of %3 so far.")
                 .arg(study, QString::number(annotator.done()),
                      Plurals::tr("%n items", nullptr, plural(annotator.assigned)));
    if (annotator.isOut())
        lines << StandingText::tr(
            "If you have gone further in your file, please choose “Hand in” in it and send "
            "the file that it names.");
    lines << StandingText::tr(
        "When can you go on? You can stop and come back at any time; everything is saved.");
    lines << QString() << StandingText::tr("Thank you,") << coordinator;
    mail.body = lines.join(u'\n');
    return mail;
}

QByteArray draftMail(const MailText& mail, qint64 nowMs)
{
    constexpr qsizetype LineLength = 76;
    const QString text = mail.body + u'\n';
    const QByteArray body = text.toUtf8().replace("\n", "\r\n").toBase64();
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC);
    QByteArray message = "X-Unsent: 1\r\n"; // mail programs open it as a draft
    message += "Date: " + now.toString(Qt::RFC2822Date).toLatin1() + "\r\n";
    message += "Subject: " + encodedHeader(mail.subject) + "\r\n";
    message += "MIME-Version: 1.0\r\n";
    message += "Content-Type: text/plain; charset=utf-8\r\n";
    message += "Content-Transfer-Encoding: base64\r\n\r\n";
    for (qsizetype at = 0; at < body.size(); at += LineLength)
        message += body.mid(at, LineLength) + "\r\n";
    return message;
}

} // namespace subtext
