// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/placeways.h"

#include "ui/norming/normingpage.h"

#include <QDesktopServices>
#include <QUrl>

namespace subtext {

Place firstPlaceFor(Study& study, const Person& person)
{
    switch (person.role) {
    case Role::Coordinator:
        return Place::Home;
    case Role::Adjudicator:
        return Place::Adjudicate;
    case Role::Annotator:
        break;
    }
    const auto isVoting = isNormingDue(study, person.id);
    return isVoting && *isVoting ? Place::Norming : Place::Label;
}

QKeySequence keyOf(Place place)
{
    if (place == Place::Norming)
        return QKeySequence(Qt::ALT | Qt::Key_N); // there are ten digits
    return QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + static_cast<int>(place)));
}

void openFolder(const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

} // namespace subtext
