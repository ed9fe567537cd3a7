// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setupkeys.h"

#include "ui/setup/setupwizard.h"

namespace subtext {

std::vector<ActionRegistry::Section> setupKeys()
{
    ActionRegistry::Section section{SetupWizard::tr("New study"), {}};
    const auto note = [&section](const QString& text, const QString& keys) {
        ActionRegistry::Entry entry;
        entry.place = section.place;
        entry.text = text;
        entry.keyWords = keys;
        section.entries.push_back(entry);
    };
    note(SetupWizard::tr("Next page; on the last one, make the study"),
         SetupWizard::tr("Enter, Alt+Right; in a text Ctrl+Enter"));
    note(SetupWizard::tr("Previous page"), SetupWizard::tr("Alt+Left"));
    note(SetupWizard::tr("Next or previous field"), SetupWizard::tr("Tab, Shift+Tab"));
    note(SetupWizard::tr("Press the button with this letter underlined"),
         SetupWizard::tr("Alt and a letter"));
    note(SetupWizard::tr("Manual, at the section on this page"), SetupWizard::tr("F1"));
    note(SetupWizard::tr("This list of keys"), SetupWizard::tr("F12"));
    note(SetupWizard::tr("Leave; what you entered is asked about first"), SetupWizard::tr("Esc"));
    return {section};
}

} // namespace subtext
