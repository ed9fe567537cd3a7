// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace subtext {

/// Keeps the mouse wheel from changing number fields, menus and sliders in the whole program, also
/// those that have the focus: whoever turns it over one of them means to scroll the form, which
/// gets it instead. Keys change them, and the list that a menu opens scrolls.
class WheelGuard : public QObject
{
    Q_OBJECT
public:
    explicit WheelGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace subtext
