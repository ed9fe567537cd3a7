// SPDX-License-Identifier: MIT
#include "core/base/platform/arguments.h"
#include "core/base/platform/systemapi_win.h"

#include <shellapi.h>

namespace subtext::platform {

Arguments::Arguments(int argc, char** argv)
    : m_count(argc)
    , m_words(argv)
{
    int count = 0;
    LPWSTR* const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    if (!wide)
        return;
    for (int i = 0; i < count; ++i)
        m_texts.push_back(QString::fromWCharArray(wide[i]).toStdString());
    LocalFree(wide);
    for (std::string& text : m_texts)
        m_pointers.push_back(text.data());
    m_pointers.push_back(nullptr);
    m_count = count;
    m_words = m_pointers.data();
}

} // namespace subtext::platform
