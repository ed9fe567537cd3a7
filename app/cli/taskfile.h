// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/exchange/taskdocument.h"

#include <tl/expected.hpp>

namespace subtext::cli {

/// Says all of them on standard error.
Status reportTaskFaults(const TaskFaults& faults);

/// The task that is called so: one that ships, or a document. Says what is wrong with it, and
/// returns how the command ends.
tl::expected<TaskDocument, Status> taskCalled(const QString& name);

} // namespace subtext::cli
