// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/wrappedtick.h"

namespace subtext {

/// The tick by which somebody agrees that something goes to a host that it names. Hidden where that
/// needs no asking, or was agreed to before.
class ConsentBox : public WrappedTick
{
    Q_OBJECT
public:
    explicit ConsentBox(QWidget* parent);

    /// What was ticked about something else, another host say, counts no more.
    void ask(const QString& agreement, bool isKnown);
    bool isAgreed() const { return isHidden() || isChecked(); }
    /// It was asked, and is to be kept once something is sent.
    bool isAsked() const { return !isHidden(); }
};

} // namespace subtext
