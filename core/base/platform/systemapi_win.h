// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/platform/refusals.h"

#include <QString>

#include <string>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

namespace subtext::platform {

/// The path as Windows' own calls take it: absolute, with backslashes, and marked where it is
/// longer than they take otherwise.
std::wstring nativePath(const QString& path);

/// GetLastError() where a call failed.
SystemNumber numberUnless(bool isDone);

} // namespace subtext::platform
