// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace subtext {

/// Has a dialog in which something was written be cancelled twice before it is discarded.
class DiscardGuard
{
public:
    /// False the first time where something would be lost: then the dialog says so and stays.
    bool mayDiscard(bool isWritten) { return !isWritten || std::exchange(m_isWarned, true); }
    /// Somebody writes on. True where the warning stands there and is over.
    bool goesOn() { return std::exchange(m_isWarned, false); }

private:
    bool m_isWarned = false;
};

} // namespace subtext
