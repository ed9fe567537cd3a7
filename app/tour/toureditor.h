// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/toursetup.h"

namespace subtext {

class SetupWizard;

/// The choice of the task, a document that cannot be used, and the editor with each of three tasks.
/// The wizard is left with the task that it had.
void tourTaskEditor(SetupWizard& wizard, Prompts& prompts, const QString& folder,
                    const TakePicture& picture);

} // namespace subtext
