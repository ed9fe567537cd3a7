// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/domain/annotation.h"

#include <QString>

namespace subtext {

/// Turns the facts of core into sentences, for the window and the command line alike. Everything
/// here is translatable.
///
/// An error has two: what went wrong, with its place, and what to do about it.
struct ErrorText
{
    QString what;
    QString remedy;

    /// Both, one after the other.
    QString oneLine() const;
};
ErrorText errorText(const Error& error);

QString mendedText();

} // namespace subtext
