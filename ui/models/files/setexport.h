// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/predictions/predictionwriter.h"

#include <functional>
#include <vector>

class QPushButton;
class QWidget;

namespace subtext {

class NoticeBar;
class Prompts;

/// Writes one set of predictions into a file: the button with the formats that there are, the
/// question where to, the writing, all or nothing, and what is said of it.
namespace setexport {

QPushButton* makeButton(const std::vector<PredictionFormat>& formats, QWidget* parent,
                        std::function<void(PredictionFormat)> chosen);
void askWhereTo(Prompts& prompts, QWidget* parent, PredictionFormat format,
                const std::function<void(const QString& path)>& then);
/// Errors: those of FileWriter and of `write`.
Result<void> writeFile(const QString& path,
                       const std::function<Result<void>(const ByteSink& sink)>& write);
void tellOutcome(NoticeBar& notice, const QString& path, const Result<void>& written);

} // namespace setexport
} // namespace subtext
