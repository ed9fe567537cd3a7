// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace subtext {

class Prompts;

/// Asks where the file of a new study with this title is to be. Where a file is there already it is
/// said that no study is written over it, and asked again; `done` never gets its path.
void askForStudyFile(Prompts& prompts, QWidget* parent, const QString& title,
                     const std::function<void(const QString& path)>& done);

} // namespace subtext
