// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/bridge/pulledpredictions.h"
#include "core/labelstudio/projectpush.h"
#include "ui/text/errortext.h"

namespace subtext {

/// What a server of Label Studio refused, in words: what happened, what to do. Other errors as
/// everywhere.
ErrorText labelStudioErrorText(const Error& error);
/// Why a project that was fetched cannot be taken as it is, in words of the window.
ErrorText pullErrorText(const Error& error);
/// What became of predictions, a sentence each.
QStringList predictionLines(const PulledPredictions& pulled);
/// What a push would send, and what it leaves alone, a sentence each.
QStringList pushPlanLines(const PushLook& look, const PushWishes& wishes);
/// Why a push ended early, and how it goes on.
QStringList pushEndedLines(const Error& error);

} // namespace subtext
