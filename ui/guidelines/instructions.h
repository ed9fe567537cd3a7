// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace subtext {

/// The instructions of a project of Label Studio, HTML or plain text, as Markdown without pictures;
/// empty where they say nothing. None where they are longer than 100,000 characters or have
/// elements over 100 deep. Whatever they refer to is not loaded.
std::optional<QString> markdownOfInstructions(const QString& instructions);

} // namespace subtext
