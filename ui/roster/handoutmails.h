// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/text/handouttext.h"

namespace subtext {

class Study;

/// The mail that goes with the latest hand-out of a person. It names consent and practice only
/// where they still come before the items, and says of a second hand-out that it is one.
Result<MailText> mailForHandOut(Study& study, const Person& person, qint64 items,
                                const QString& coordinator, HandOutMail::Way way);

} // namespace subtext
