// SPDX-License-Identifier: MIT
#include "core/base/platform/decimalpoint.h"

#include <clocale>

namespace subtext::platform {

struct DecimalPoint::Before
{
    locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
    locale_t ofThread = uselocale(plain);
};

DecimalPoint::DecimalPoint()
    : m_before(std::make_unique<Before>())
{}

DecimalPoint::~DecimalPoint()
{
    uselocale(m_before->ofThread);
    if (m_before->plain)
        freelocale(m_before->plain);
}

} // namespace subtext::platform
