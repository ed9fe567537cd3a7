// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace subtext {

/// Keeps the mouse wheel from changing number fields and menus that do not have the focus, in the
/// whole program: whoever turns it over one of them means to scroll the form, which gets it
/// instead.
class WheelGuard : public QObject
{
    Q_OBJECT
public:
    explicit WheelGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace subtext
