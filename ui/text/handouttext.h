// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/domain/protocol.h"
#include "ui/text/mailtext.h"

namespace subtext {

/// What goes to an annotator with their hand-out, to be pasted into a mail.
struct HandOutMail
{
    Person person;
    QString study;
    QString file;
    qint64 items = 0;
    Protocol protocol; ///< Consent and practice only where they still come before the items.
    bool hasPassphrase = false;
    QString coordinator;
    /// How the file comes to the person. The study does not keep that: a mail that is made later is
    /// true of both.
    enum class Way { Attached, SharedFolder, Either } way = Way::Attached;
    /// Of a norming round: first votes, or second ones, are to be given.
    enum class Votes { None, First, Second } votes = Votes::None;
    bool isLater = false; ///< They had a hand-out before this one.
};
MailText handOutMail(const HandOutMail& about);

} // namespace subtext
