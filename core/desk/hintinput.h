// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/deskqueue.h"

namespace subtext {

/// See DeskQueue::hintInput. Throws; call it inside a read.
AgreementInput hintInput(StudyContext& context, const QString& subtype,
                         std::span<const DeskItem> queue);

} // namespace subtext
