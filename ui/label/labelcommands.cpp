// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelcommands.h"

#include "ui/label/labelpage.h"

namespace subtext {

QString backAtItemText(int item, bool isSubmitted)
{
    return isSubmitted ? LabelPage::tr("Back at item %1. It stays submitted until you change and "
                                       "update it.")
                             .arg(item)
                       : LabelPage::tr("Back at item %1.").arg(item);
}

QString earlierAnswerText(int item)
{
    return LabelPage::tr("Your earlier answer to item %1 is back as a draft. Ctrl+Enter makes it "
                         "count again; until then the updated one counts.")
        .arg(item);
}

} // namespace subtext
