// SPDX-License-Identifier: MIT
#include "core/base/platform/decimalpoint.h"

#include <clocale>
#include <string>

namespace subtext::platform {

struct DecimalPoint::Before
{
    int isThreads = _configthreadlocale(_ENABLE_PER_THREAD_LOCALE);
    std::string name = std::setlocale(LC_ALL, nullptr);
};

DecimalPoint::DecimalPoint()
    : m_before(std::make_unique<Before>())
{
    std::setlocale(LC_ALL, "C");
}

DecimalPoint::~DecimalPoint()
{
    std::setlocale(LC_ALL, m_before->name.c_str());
    _configthreadlocale(m_before->isThreads);
}

} // namespace subtext::platform
