// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/moreraterstext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

class MoreRatersText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::MoreRatersText)
};

QString aboutSoMany(double expected)
{
    return shownNumber(expected, 1);
}

} // namespace

QString moreRatersRule(int moreRaters)
{
    return moreRaters > 0
               ? Plurals::tr("%n more annotators after a split", nullptr, plural(moreRaters))
               : QString();
}

QString moreRatersText(const MoreRatersState& state)
{
    QStringList sentences;
    if (state.toCome > 0)
        sentences << Plurals::tr("%n answers of further annotators are still to come.", nullptr,
                                 plural(state.toCome));
    if (state.answered.items > 0)
        sentences << Plurals::tr("%n splits received answers from more annotators.", nullptr,
                                 plural(state.answered.items))
                  << Plurals::tr("%n of them changed.", nullptr, plural(state.changed))
                  << MoreRatersText::tr("About %1 were expected to change.")
                         .arg(aboutSoMany(state.answered.expected));
    return saidTogether(sentences);
}

QString moreRatersQuestion(const MoreRatersState& state)
{
    qint64 unfillable = 0;
    qint64 people = 0;
    for (const ItemForMore& item : state.items) {
        people += item.people;
        unfillable += item.free.empty() ? 1 : 0;
    }
    const QString split =
        Plurals::tr("Annotators split on %n items.", nullptr, plural(state.items.size()));
    if (unfillable == std::ssize(state.items))
        return saidTogether(
            {split,
             MoreRatersText::tr("Nobody is free: whoever could be asked has these items already. "
                                "Add annotators in Roster, People.")});
    QStringList sentences{
        split, Plurals::tr("%n more answers would be asked for.", nullptr, plural(people)),
        MoreRatersText::tr("As people differ in this study, about %1 items are expected to change.")
            .arg(aboutSoMany(state.expected.expected))};
    if (unfillable > 0)
        sentences << Plurals::tr("Nobody is free for %n of them.", nullptr, plural(unfillable));
    sentences << MoreRatersText::tr(
        "They go to those with the fewest items, at the end of a person’s order. Nobody is told "
        "that an item was a split.");
    return saidTogether(sentences);
}

QString takeBackQuestion(const MoreRatersState& state)
{
    return saidTogether(
        {Plurals::tr("%n items of further annotators have not been begun.", nullptr,
                     plural(state.takeable)),
         MoreRatersText::tr("Each is taken from whoever was asked. It is a split again, which can "
                            "be decided or given to more annotators.")});
}

QString takenBackText(qint64 assignments)
{
    return Plurals::tr("%n items were taken back.", nullptr, plural(assignments));
}

} // namespace subtext
