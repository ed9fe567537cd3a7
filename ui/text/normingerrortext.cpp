// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/normingerrortext.h"

#include "ui/text/fileerrortext.h"
#include "ui/text/plurals.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct NormingErrorText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::NormingErrorText)
};

bool isAbout(const Error& error, const char* detail)
{
    return error.detail == QLatin1String(detail);
}

/// What a round that is to begin lacks.
std::optional<ErrorText> newRoundText(const Error& error)
{
    const QString value = shownValue(error.value);
    if (isAbout(error, "norming_title"))
        return ErrorText{value.isEmpty() ? NormingErrorText::tr("The round has no title.")
                                         : NormingErrorText::tr("The title is too long."),
                         NormingErrorText::tr("Enter one of 200 characters at most.")};
    if (isAbout(error, "norming_items"))
        return ErrorText{NormingErrorText::tr("A round has between 1 and 2,000 items."),
                         NormingErrorText::tr("Choose other items.")};
    if (isAbout(error, "norming_splits"))
        return ErrorText{NormingErrorText::tr("There is no split that is undecided."),
                         NormingErrorText::tr("Name the items instead.")};
    if (isAbout(error, "norming_people")) {
        bool isCount = false;
        static_cast<void>(value.toInt(&isCount));
        return ErrorText{isCount ? NormingErrorText::tr("A round has between 2 and 2,000 people.")
                                 : NormingErrorText::tr("“%1” is not an annotator.").arg(value),
                         NormingErrorText::tr("Choose annotators of the study.")};
    }
    if (isAbout(error, "norming_questions"))
        return ErrorText{value.isEmpty()
                             ? NormingErrorText::tr("A round asks at least one question.")
                             : NormingErrorText::tr("The study has no question “%1”.").arg(value),
                         NormingErrorText::tr("Choose questions of the task.")};
    return std::nullopt;
}

/// Why a round cannot be opened, closed or shown.
std::optional<ErrorText> stepText(const Error& error)
{
    const QString value = shownValue(error.value);
    if (isAbout(error, "norming_round"))
        return value.isEmpty()
                   ? ErrorText{NormingErrorText::tr("The study has no norming round yet."),
                               NormingErrorText::tr("Begin one first.")}
                   : ErrorText{NormingErrorText::tr("There is no norming round “%1”.").arg(value),
                               NormingErrorText::tr("“norming status STUDY” lists them.")};
    if (isAbout(error, "norming_phase"))
        return ErrorText{
            NormingErrorText::tr("The round “%1” is at another step.").arg(value),
            NormingErrorText::tr("First votes come before it is opened, second votes after that "
                                 "until it is closed; votes that were handed in stay.")};
    if (isAbout(error, "norming_sealed"))
        return ErrorText{
            NormingErrorText::tr("The round “%1” is sealed, so nobody sees its votes.").arg(value),
            NormingErrorText::tr("Open it once everybody’s first votes are in.")};
    if (isAbout(error, "norming_waiting"))
        return ErrorText{
            NormingErrorText::tr("First votes are not in yet from: %1.").arg(value),
            NormingErrorText::tr("Wait for them, or open the round without these people.")};
    if (isAbout(error, "norming_few"))
        return ErrorText{NormingErrorText::tr("The votes of fewer than two people would count."),
                         NormingErrorText::tr("Wait for more first votes.")};
    return std::nullopt;
}

/// Why somebody's votes are not taken.
std::optional<ErrorText> votingText(const Error& error)
{
    const QString value = shownValue(error.value);
    if (isAbout(error, "norming_member"))
        return ErrorText{NormingErrorText::tr("“%1” is not in this round.").arg(value),
                         NormingErrorText::tr("“norming status STUDY” says who is.")};
    if (isAbout(error, "norming_vote"))
        return ErrorText{NormingErrorText::tr("This vote does not fit the round."),
                         NormingErrorText::tr("Choose an option for a question of the round.")};
    if (isAbout(error, "norming_open_items"))
        return ErrorText{
            Plurals::tr("%n items have no vote yet.", nullptr, plural(error.line)),
            NormingErrorText::tr("Votes are handed in once there is one for every item.")};
    return std::nullopt;
}

/// What a file of votes has wrong; empty where it is nothing of this.
QString badVote(const Error& error)
{
    const QString value = shownValue(error.value);
    if (isAbout(error, "norming_unnamed"))
        return NormingErrorText::tr("the row names no item");
    if (isAbout(error, "norming_no_option"))
        return NormingErrorText::tr("there is no option for the question “%1”").arg(value);
    if (isAbout(error, "norming_option"))
        return NormingErrorText::tr("“%1” is not an option of this question").arg(value);
    if (isAbout(error, "norming_item"))
        return NormingErrorText::tr("“%1” is not an item of this round").arg(value);
    if (isAbout(error, "norming_twice"))
        return NormingErrorText::tr("“%1” has a vote already").arg(value);
    if (isAbout(error, "norming_lacking")) // a list: of long names all are wanted
        return NormingErrorText::tr("these items have no vote: %1").arg(error.value);
    return {};
}

} // namespace

std::optional<ErrorText> normingErrorText(const Error& error)
{
    if (!error.detail.startsWith(QLatin1String("norming_")))
        return std::nullopt;
    if (const QString bad = badVote(error); !bad.isEmpty())
        return ErrorText{
            NormingErrorText::tr("%1: %2.").arg(placeOf(error), bad),
            NormingErrorText::tr("Correct the file and try again; none of it was taken.")};
    for (const auto& text : {newRoundText(error), stepText(error), votingText(error)}) {
        if (text)
            return text;
    }
    return std::nullopt;
}

} // namespace subtext
