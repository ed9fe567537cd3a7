// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace subtext::platform {

/// While it lives, the C library prints numbers with a point in this thread. A program with a
/// window takes the locale of its desktop, and libraries would write the comma of that.
class DecimalPoint
{
public:
    DecimalPoint();
    ~DecimalPoint();
    DecimalPoint(const DecimalPoint&) = delete;
    DecimalPoint& operator=(const DecimalPoint&) = delete;

private:
    struct Before;
    std::unique_ptr<Before> m_before;
};

} // namespace subtext::platform
