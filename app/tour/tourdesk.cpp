// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tourplaces.h"
#include "ui/adjudicate/deskleavingout.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/desksession.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/reasondialog.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>

namespace subtext {
namespace {

/// A picture of the dialog that is open, and then its reason is given.
void giveReason(MainWindow& window, const TakePicture& take, const QByteArray& name,
                const QString& reason)
{
    auto* dialog = window.findChild<ReasonDialog*>();
    take(*dialog, name);
    dialog->reasonEdit()->setText(reason);
    dialog->confirmButton()->click();
    QApplication::setActiveWindow(&window);
}

void leaveOut(MainWindow& window, const TakePicture& take)
{
    DeskPage& page = *window.deskPage();
    page.leavingOut()->ask();
    giveReason(window, take, "adjudicate-leave-out", QStringLiteral("The context breaks off."));
    take(window, "adjudicate-left-out");
    page.leavingOut()->list();
    giveReason(window, take, "adjudicate-take-in-again",
               QStringLiteral("It can be read after all."));
    page.notice()->dismiss();
}

} // namespace

void tourDesk(MainWindow& window, const TakePicture& take)
{
    DeskSession& desk = *window.deskPage()->session();
    QueuePanel& queue = *window.deskPage()->queue();
    queue.setFilter(QueueFilter::Waiting);
    take(window, "adjudicate-split");
    desk.editing().take(1);
    take(window, "adjudicate-hints");
    desk.save();
    take(window, "adjudicate-missing-basis");
    desk.editing().setBasis(Basis::ValencePolarity);
    desk.editing().setNote(
        QStringLiteral("All three hear displeasure; the utterance turns the praise "
                       "against the listener."));
    desk.save();
    leaveOut(window, take);
    desk.editing().choose({});
    take(window, "adjudicate-ambiguous");
    desk.save();
    window.deskPage()->setTalliesShown(true);
    for (int i = 0; i < 4; ++i) {
        if (i == 3) { // with decisions of one's own to compare with
            desk.editing().take(1);
            take(window, "adjudicate-tallies");
        }
        desk.editing().take(1 + i % 3);
        desk.editing().setBasis(Basis::Misreading);
        desk.editing().setNote(QStringLiteral("The thanks are for something that was not "
                                              "done; two read them as they stand."));
        desk.save();
    }
    window.deskPage()->setTalliesShown(false);
    queue.search()->setText(QStringLiteral("closet door"));
    queue.searchNow();
    take(window, "adjudicate-search");
    queue.search()->clear();
    queue.setFilter(QueueFilter::ByRule);
    desk.show(queue.visible().front());
    desk.editing().choose({Emotion::Sadness});
    desk.save(); // against the votes, and without a word
    take(window, "adjudicate-override");
    queue.setFilter(QueueFilter::Held);
    take(window, "adjudicate-empty-queue");
    window.deskPage()->setLocked(true, QStringLiteral("Every split of this term is decided."));
    queue.setFilter(QueueFilter::Decided);
    desk.show(queue.visible().front());
    take(window, "adjudicate-locked");
}

} // namespace subtext
