// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/mergetext.h"

#include "core/travel/excerpt.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct MergeText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::MergeText)
};

QString notMerged(qint64 files)
{
    return Plurals::tr("The %n returned files were not merged.", nullptr, plural(files));
}

} // namespace

QString waitingText(qint64 files, bool hasCoordinator)
{
    const QString what = Plurals::tr("%n returned files are to be merged", nullptr, plural(files));
    return hasCoordinator
               ? MergeText::tr("%1; sign in as coordinator.").arg(what)
               : MergeText::tr("%1, but nobody on the roster is a coordinator. Close the study, "
                               "and merge with\nsubtext-cli merge STUDY FILES")
                     .arg(what);
}

QString returnedWorkText(const QString& name, const WorkSummary& work,
                         const std::optional<PracticeResult>& practice)
{
    QStringList parts{MergeText::tr("%1 of %2")
                          .arg(work.submitted)
                          .arg(Plurals::tr("%n items", nullptr, plural(work.assigned)))};
    if (work.flagged > 0)
        parts << MergeText::tr("%1 flagged").arg(work.flagged);
    if (work.revised > 0)
        parts << MergeText::tr("%1 revised").arg(work.revised);
    if (work.labelledAgain > 0)
        parts << MergeText::tr("%1 labelled again").arg(work.labelledAgain);
    if (practice)
        parts << MergeText::tr("%1 of %2 practice labels match")
                     .arg(practice->first.accepted)
                     .arg(practice->first.labels);
    parts << (work.handedIn ? MergeText::tr("handed in %1").arg(shortMomentWords(work.handedIn->at))
                            : MergeText::tr("not handed in yet"));
    return QStringLiteral("%1: %2.").arg(name, listed(parts));
}

QString emptyReturnText(const QString& name)
{
    return MergeText::
        tr("This is the empty file that you sent to %1: nothing was done in it. Ask for the one "
           "that was worked on.")
            .arg(name);
}

QString ignoredPartsText(qint64 parts)
{
    return parts == 0
               ? QString()
               : Plurals::tr("%n other files in archives were left aside.", nullptr, plural(parts));
}

QString askForStudyText(const QString& title)
{
    return MergeText::tr("Where is the study “%1” that the returned files belong to?")
        .arg(excerptOf(title));
}

ErrorText wrongStudyText(const QString& path, const StudyIdentity& found, const QString& title)
{
    if (found.isHandOut)
        return {MergeText::tr("%1 is a hand-out, not the study “%2”.").arg(path, excerptOf(title)),
                MergeText::tr("Choose the file that the hand-outs were written from.")};
    if (found.title == title)
        return {MergeText::tr("%1 is another study with the same title (“%2”).")
                    .arg(path, excerptOf(title)),
                MergeText::tr("Choose the file that the hand-outs were written from.")};
    return {MergeText::tr("%1 is the study “%2”, not “%3”.")
                .arg(path, excerptOf(found.title), excerptOf(title)),
            MergeText::tr("Choose the file that the hand-outs were written from.")};
}

ErrorText nothingToMergeText(const std::vector<Error>& errors)
{
    const ErrorText first = errorText(errors.front());
    if (errors.size() == 1)
        return first;
    return {MergeText::tr("None of these %1 files can be merged.").arg(errors.size()),
            MergeText::tr("%1 Choose the files that the annotators sent back.").arg(first.what)};
}

ErrorText notCoordinatorText(qint64 files)
{
    return {notMerged(files),
            MergeText::tr("Only a coordinator can merge them. Sign out, sign in as "
                          "coordinator, and merge them at Roster.")};
}

ErrorText notWritableText(qint64 files)
{
    return {notMerged(files),
            MergeText::tr("The study is open for reading only. Close it where it is open "
                          "for writing, and merge again.")};
}

} // namespace subtext
