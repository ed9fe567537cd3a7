// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/norming.h"
#include "core/course/roster.h"
#include "core/study/study.h"
#include "ui/norming/normingdialog.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>

namespace subtext {
namespace {

constexpr std::size_t ScenesInRound = 5;

Uuid beginRound(Study& study, const std::vector<PersonId>& people)
{
    NewNormingRound wanted;
    wanted.title = QStringLiteral("Before the second half");
    wanted.people = people;
    for (const Scenario& head : needed(study.heads())) {
        if (wanted.items.size() < ScenesInRound)
            wanted.items.push_back(head.id);
    }
    return needed(study.norming().begin(wanted));
}

/// All of them for the option, but for the first scene, which has the next one.
void castAll(Study& study, PersonId person, int option)
{
    const NormingBooth booth = needed(study.norming().booths(person)).back();
    for (const ScenarioId item : booth.scenarios) {
        Ballot ballot{};
        ballot.front() = static_cast<Choice>(item == booth.scenarios.front() ? option + 1 : option);
        static_cast<void>(study.norming().vote(person, booth.round.uuid, item, ballot));
    }
    static_cast<void>(study.norming().cast(person, booth.round.uuid));
}

} // namespace

void tourNorming(MainWindow& window, Prompts& prompts, const std::vector<PersonId>& people,
                 const TakePicture& picture)
{
    Study& study = *window.study();
    const Uuid round = beginRound(study, people);
    window.signIn(people.back());
    window.showPlace(MainWindow::Place::Norming);
    picture(window, "norming-sealed");
    for (std::size_t person = 0; person < people.size(); ++person)
        castAll(study, people[person], static_cast<int>(person / 2));
    window.signIn(people.back());
    window.showPlace(MainWindow::Place::Norming);
    picture(window, "norming-cast");
    static_cast<void>(study.norming().open(round));
    window.signIn(people.back()); // the page has not read the study anew yet
    picture(window, "norming-open");
    for (std::size_t person = 0; person < people.size(); ++person)
        castAll(study, people[person], 0);
    static_cast<void>(study.norming().close(round));
    NormingDialog dialog(study, prompts, &window);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    picture(dialog, "norming-figures");
    QApplication::setActiveWindow(&window);
}

} // namespace subtext
