// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/consentbox.h"

namespace subtext {

ConsentBox::ConsentBox(QWidget* parent)
    : WrappedTick(parent)
{
    hide();
}

void ConsentBox::ask(const QString& agreement, bool isKnown)
{
    if (text() != agreement)
        setChecked(false);
    setText(agreement);
    setVisible(!isKnown);
}

} // namespace subtext
