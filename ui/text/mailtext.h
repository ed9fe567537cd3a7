// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace subtext {

/// A mail that somebody copies or saves.
struct MailText
{
    QString subject;
    QString body;

    QString whole() const { return subject + QStringLiteral("\n\n") + body; }
};

} // namespace subtext
