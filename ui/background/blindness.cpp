// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/background/blindness.h"

#include "core/desk/deskqueue.h"
#include "core/study/study.h"

namespace subtext {

bool isBlind(Study& study, const Person& person)
{
    return person.role == Role::Adjudicator && !study.deskQueue().areNamesShown().value_or(false);
}

} // namespace subtext
