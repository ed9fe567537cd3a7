// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/openseminar.h"

#include "core/figures/figures.h"
#include "core/operation/datalock.h"
#include "core/study/study.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/text/shownwords.h"

namespace subtext {

Result<Seminar> settledItems(Study& study, const Person& person)
{
    const auto isLocked = study.dataLock().isLocked();
    if (!isLocked)
        return fail(isLocked.error());
    const bool isBlind = person.role == Role::Adjudicator && !*isLocked;
    return study.figures().seminar(isBlind ? person.id : PersonId{});
}

Result<SeminarWindow*> openSeminar(Study& study, const Person& person, Prompts& prompts,
                                   QWidget* parent, const SeminarChoice& choice)
{
    const auto task = shownTask(study);
    if (!task)
        return fail(task.error());
    auto seminar = settledItems(study, person);
    if (!seminar)
        return fail(seminar.error());
    auto* window = new SeminarWindow(*task, chosenOf(std::move(*seminar), choice), prompts, parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    return window;
}

} // namespace subtext
