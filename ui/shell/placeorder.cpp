// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/placeorder.h"

namespace subtext {

Place firstPlaceFor(Role role)
{
    switch (role) {
    case Role::Coordinator:
        return Place::Home;
    case Role::Adjudicator:
        return Place::Adjudicate;
    case Role::Annotator:
        break;
    }
    return Place::Label;
}

QKeySequence keyOf(Place place)
{
    if (place == Place::Norming)
        return QKeySequence(Qt::ALT | Qt::Key_N); // there are ten digits
    return QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(place)));
}

} // namespace subtext
