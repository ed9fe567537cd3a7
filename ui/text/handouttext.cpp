// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/handouttext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace subtext {
namespace {

struct HandOutText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::HandOutText)
};

QString beginningOf(const HandOutMail& about)
{
    const Protocol& protocol = about.protocol;
    if (protocol.isConsentRequired && protocol.isPracticeAsked)
        return HandOutText::tr(
            "3. It asks for your consent; a few practice scenes follow, then your items.");
    if (protocol.isConsentRequired)
        return HandOutText::tr("3. It asks for your consent; your items follow.");
    if (protocol.isPracticeAsked)
        return HandOutText::tr("3. It begins with a few practice scenes; your items follow.");
    if (about.isLater)
        return HandOutText::tr("3. Read the replies to your questions, if there are any, and label "
                               "the items that are open.");
    return HandOutText::tr("3. Label your items.");
}

QString placeOfFile(const HandOutMail& about)
{
    const QString items = Plurals::tr("%n items", nullptr, plural(about.items));
    const auto filled = [&](const QString& words) {
        return words.arg(about.study, about.file, items);
    };
    switch (about.way) {
    case HandOutMail::Way::Attached:
        return filled(HandOutText::tr(
            "Attached is your file for “%1”: %2. It holds %3 and the guideline, and "
            "nothing from anybody else."));
    case HandOutMail::Way::SharedFolder:
        return filled(HandOutText::tr(
            "Your file for “%1” is in the folder that I share with you: %2. It holds "
            "%3 and the guideline, and nothing from anybody else."));
    case HandOutMail::Way::Either:
        return filled(HandOutText::tr(
            "Your file for “%1” is %2; you get it by mail or in a folder that I share "
            "with you. It holds %3 and the guideline, and nothing from anybody "
            "else."));
    }
    Q_UNREACHABLE();
}

QString savingOf(HandOutMail::Way way)
{
    switch (way) {
    case HandOutMail::Way::Attached:
        return HandOutText::tr("1. Save the file on your computer.");
    case HandOutMail::Way::SharedFolder:
        return HandOutText::tr(
            "1. Let the folder be copied to your computer, and leave the file in it.");
    case HandOutMail::Way::Either:
        return HandOutText::tr(
            "1. Save the file on your computer; if it is in a shared folder, leave it there.");
    }
    Q_UNREACHABLE();
}

QString handingInOf(HandOutMail::Way way)
{
    switch (way) {
    case HandOutMail::Way::Attached:
        return HandOutText::tr(
            "4. When you have finished, choose “Hand in”. It says which file to send; please "
            "reply with that file attached.");
    case HandOutMail::Way::SharedFolder:
        return HandOutText::tr(
            "4. When you have finished, choose “Hand in”. It writes the file for me beside "
            "yours, in the same folder; you need not send anything.");
    case HandOutMail::Way::Either:
        return HandOutText::tr(
            "4. When you have finished, choose “Hand in”. It says which file is for me: "
            "please mail it to me, unless it is in the shared folder, where I find it.");
    }
    Q_UNREACHABLE();
}

/// Empty where nothing is to be voted on.
QString votesOf(HandOutMail::Votes votes)
{
    switch (votes) {
    case HandOutMail::Votes::None:
        break;
    case HandOutMail::Votes::First:
        return HandOutText::tr("Before you label, vote in the place Norming, and hand in the file: "
                               "I wait for everybody’s votes.");
    case HandOutMail::Votes::Second:
        return HandOutText::tr("In the place Norming you see how all voted, without names. Vote "
                               "again there, and hand in the file.");
    }
    return {};
}

} // namespace

MailText handOutMail(const HandOutMail& about)
{
    constexpr qsizetype FirstPlace = 3; // below where the file is
    MailText mail;
    mail.subject = HandOutText::tr("%1: your file").arg(about.study);
    QStringList lines{
        HandOutText::tr("Dear %1,").arg(about.person.name),
        QString(),
        placeOfFile(about),
        QString(),
        savingOf(about.way),
        saidTogether(
            {HandOutText::tr(
                 "2. Open it with Subtext: a double click is enough if Subtext is installed."),
             about.hasPassphrase ? HandOutText::tr("It asks for the passphrase that we agreed on.")
                                 : QString()}),
        saidTogether(
            {beginningOf(about), votesOf(about.votes),
             HandOutText::tr("Everything is saved as you go; you can stop and come back.")}),
        handingInOf(about.way),
        QString(),
        HandOutText::tr("Please do not rename the file, and work on one copy only."),
        QString(),
        HandOutText::tr("Thank you,"),
        about.coordinator};
    if (about.isLater)
        lines.insert(FirstPlace,
                     HandOutText::tr("It takes the place of the file that you had and holds what "
                                     "you have handed in so far. Please go on in this one only."));
    mail.body = lines.join(u'\n');
    return mail;
}

} // namespace subtext
