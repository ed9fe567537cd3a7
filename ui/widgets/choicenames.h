// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace subtext {

/// Has a screen reader tell what a menu of choices is for, in the whole program. Outside Windows
/// Qt 6.4 gives what is chosen as the name of a combo box and drops the accessible name, because it
/// counts on a label beside it; where there is none, the name becomes the description.
class ChoiceNames : public QObject
{
    Q_OBJECT
public:
    explicit ChoiceNames(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace subtext
