// SPDX-License-Identifier: MIT
#include "core/base/platform/arguments.h"

namespace subtext::platform {

Arguments::Arguments(int argc, char** argv)
    : m_count(argc)
    , m_words(argv)
{}

} // namespace subtext::platform
