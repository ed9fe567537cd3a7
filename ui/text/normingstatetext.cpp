// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/normingstatetext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

namespace subtext {
namespace {

struct NormingTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::NormingTexts)
};

QString called(const NormingMember& member, CalledBy calledBy)
{
    return calledBy == CalledBy::Name ? personWords(member.name, member.code) : member.code;
}

QString faultText(const NormingMember& member, CalledBy calledBy)
{
    switch (member.fault) {
    case NormingFault::None:
        break;
    case NormingFault::NoVotes:
        return NormingTexts::tr("%1: the votes themselves did not come with the file.")
            .arg(called(member, calledBy));
    case NormingFault::NoCommitment:
        return NormingTexts::tr("%1: the votes came without the proof of when they were handed in.")
            .arg(called(member, calledBy));
    case NormingFault::Changed:
        return NormingTexts::tr("%1: the votes are not those that were handed in.")
            .arg(called(member, calledBy));
    }
    return {};
}

template <typename IsIt>
QStringList peopleOf(const NormingStanding& standing, CalledBy calledBy, const IsIt& isIt)
{
    QStringList people;
    for (const NormingMember& member : standing.members) {
        if (isIt(member))
            people << called(member, calledBy);
    }
    return people;
}

} // namespace

QString normingPhaseWord(NormingPhase phase)
{
    switch (phase) {
    case NormingPhase::Sealed:
        return NormingTexts::tr("First votes");
    case NormingPhase::Open:
        return NormingTexts::tr("Open for second votes");
    case NormingPhase::Closed:
        return NormingTexts::tr("Closed");
    }
    Q_UNREACHABLE();
}

QStringList normingWaitedFor(const NormingStanding& standing, CalledBy calledBy)
{
    return peopleOf(standing, calledBy, [](const NormingMember& member) { return !member.isIn; });
}

QString normingStateText(const NormingStanding& standing, CalledBy calledBy)
{
    QStringList lines{Plurals::tr("%n items.", nullptr, plural(standing.round.items.size()))};
    const auto add = [&lines](const QString& text, const QStringList& people) {
        if (!people.isEmpty())
            lines << text.arg(listed(people));
    };
    if (standing.phase == NormingPhase::Sealed) {
        add(NormingTexts::tr("First votes are in: %1."),
            peopleOf(standing, calledBy, [](const NormingMember& member) { return member.isIn; }));
        add(NormingTexts::tr("Waiting for: %1."), normingWaitedFor(standing, calledBy));
    } else {
        add(NormingTexts::tr("Voted again: %1."),
            peopleOf(standing, calledBy,
                     [](const NormingMember& member) { return member.hasVotedAgain; }));
        add(NormingTexts::tr("Still to vote again: %1."),
            peopleOf(standing, calledBy, [](const NormingMember& member) {
                return !member.hasVotedAgain && !member.isLeftOut;
            }));
        add(NormingTexts::tr("Left out: %1."),
            peopleOf(standing, calledBy,
                     [](const NormingMember& member) { return member.isLeftOut; }));
    }
    for (const NormingMember& member : standing.members) {
        if (const QString fault = faultText(member, calledBy); !fault.isEmpty())
            lines << fault;
    }
    return lines.join(u'\n');
}

} // namespace subtext
