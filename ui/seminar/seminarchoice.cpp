// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/seminarchoice.h"

namespace subtext {

bool SeminarChoice::takes(const SeminarItem& item) const
{
    switch (which) {
    case Which::All:
        return true;
    case Which::Part:
        return (group.isEmpty() || item.scene.group == group) && (!isSplitsOnly || item.isSplit);
    case Which::Single:
        return ticked.count(item.scene.id) > 0;
    }
    Q_UNREACHABLE();
}

Seminar chosenOf(Seminar seminar, const SeminarChoice& choice)
{
    std::erase_if(seminar.items, [&](const SeminarItem& item) { return !choice.takes(item); });
    return seminar;
}

} // namespace subtext
