// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"

#include <atomic>

namespace subtext {

/// The same at each tour: the order of the columns at the desk follows from them.
class TourIds : public IdSource
{
public:
    Uuid next() override
    {
        return *Uuid::fromText(
            QStringLiteral("70757274-0000-4000-8000-%1").arg(++m_count, 12, 16, QLatin1Char('0')));
    }

private:
    std::atomic<qint64> m_count = 0; // places write from threads of their own
};

} // namespace subtext
