// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QDir>

namespace subtext {
namespace {

/// Decides every split for the label of one place; the first three for that of another.
void decideSplits(Study& study, PersonId adjudicator, std::size_t usual, std::size_t atFirst,
                  const QString& note)
{
    int decided = 0;
    for (const DeskItem& item : needed(study.deskQueue().items(adjudicator))) {
        if (!item.isSplit())
            continue;
        const DeskCase loaded = needed(study.deskQueue().load(adjudicator, item.scenario));
        Verdict verdict;
        const std::size_t seat = decided < 3 ? atFirst : usual;
        for (const DeskRater& rater : loaded.raters) {
            if (rater.seat == static_cast<int>(seat))
                verdict.picks = picksOf(Pick{rater.annotation.answer.ballot[0]});
        }
        verdict.basis = Basis::Misreading;
        verdict.note = decided < 3 ? note : QString();
        static_cast<void>(study.deciding().decide(adjudicator, item.scenario, verdict));
        ++decided;
    }
}

} // namespace

bool tourSettling(MainWindow& window, const QString& folder, const Environment& environment,
                  const TakePicture& take)
{
    auto made =
        makeCrowdStudy(QDir(folder).filePath(QStringLiteral("two.subtext")), 3, environment);
    if (!made)
        return false;
    const auto added = (*made)->roster().add(
        {{QStringLiteral("M01"), QStringLiteral("Ruth Adler"), Role::Adjudicator},
         {QStringLiteral("M02"), QStringLiteral("Rosalind Achebe"), Role::Adjudicator},
         {QStringLiteral("C02"), QStringLiteral("Ines Falk"), Role::Coordinator}});
    if (!added)
        return false;
    const PersonId first = added->front().id;
    const PersonId second = added->at(1).id;
    decideSplits(**made, first, 1, 1,
                 QStringLiteral("The clerk is tired of being asked; the praise is for show."));
    decideSplits(**made, second, 1, 2, QStringLiteral("It is meant as it is said."));
    window.adopt(std::move(*made));
    DeskPage& page = *window.deskPage();
    window.signIn(first);
    page.queue()->setFilter(QueueFilter::Disputed);
    if (page.queue()->visible().empty())
        return false;
    page.session()->show(page.queue()->visible().front());
    take(window, "adjudicate-settling");
    page.showHistory();
    if (auto* dialog = page.findChild<HistoryDialog*>()) {
        take(*dialog, "adjudicate-history");
        dialog->close();
        QApplication::setActiveWindow(&window);
    }
    page.session()->editing().take(1);
    page.session()->editing().setBasis(Basis::ValencePolarity);
    page.session()->editing().setNote(QStringLiteral("We read the scene aloud; the tone decides."));
    page.session()->save();
    window.signIn(second);
    page.queue()->setFilter(QueueFilter::Disputed);
    page.session()->show(page.queue()->visible().front());
    take(window, "adjudicate-proposed");
    window.signIn(added->at(2).id);
    window.showPlace(Place::Adjudicate);
    page.queue()->setFilter(QueueFilter::Splits);
    page.session()->show(page.queue()->visible().front());
    take(window, "adjudicate-looking-on");
    window.closeStudy();
    return true;
}

} // namespace subtext
