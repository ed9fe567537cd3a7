// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/predictions/predictionwriter.h"

#include <functional>
#include <vector>

class QPushButton;
class QWidget;

namespace subtext {

class Prompts;

/// Writes one set of predictions into a file: the button with the formats that there are, the
/// question where to, and the writing, all or nothing.
namespace setexport {

QPushButton* makeButton(const std::vector<PredictionFormat>& formats, QWidget* parent,
                        std::function<void(PredictionFormat)> chosen);
void askWhereTo(Prompts& prompts, QWidget* parent, PredictionFormat format,
                std::function<void(const QString& path)> then);
/// Errors: those of FileWriter and of `write`.
Result<void> writeFile(const QString& path,
                       const std::function<Result<void>(const ByteSink& sink)>& write);

} // namespace setexport
} // namespace subtext
