// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagestack.h"

#include "ui/widgets/spokenrole.h"

namespace subtext {

/// To Qt a stack is a layered pane, which a screen reader says each time the keys go onto a page.
PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent)
{
    setSpokenRole(*this, QAccessible::Client);
}

void PageStack::showPage(QWidget* page)
{
    for (int i = 0; i < count(); ++i) {
        const auto* fitted = qobject_cast<FittedPage*>(widget(i));
        if (fitted && fitted->widget() == page)
            setCurrentIndex(i);
    }
}

QWidget* PageStack::shownPage() const
{
    const auto* fitted = qobject_cast<FittedPage*>(currentWidget());
    return fitted ? fitted->widget() : nullptr;
}

} // namespace subtext
