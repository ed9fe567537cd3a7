// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// What a code looks like: two codes with the same skeleton cannot be told apart by a reader. Upper
/// and lower case, full-width letters, invisible characters, and Cyrillic or Greek letters whose
/// capitals look like Latin ones make no difference. For comparing only, not for showing.
QString codeSkeleton(const QString& code);

/// Whether a new code can be read without doubt: it has no character that nobody sees (control,
/// format, unassigned and other default-ignorable ones) and letters of one script only. Latin may
/// stand beside Chinese, Japanese and Korean, as it does there.
bool isReadableCode(const QString& code);

/// Whether a code gives away somebody of this name: it is a word of the name, begins the name, or
/// has a word of it with three letters or more in it. "A01" never does.
bool isNameInCode(const QString& code, const QString& name);

} // namespace subtext
