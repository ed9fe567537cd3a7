// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/asking/scenespanel.h"

#include <QDialog>

namespace subtext {

/// The window of the scenes that models wrote, for whoever asks models. Closing it asks before it
/// throws drafts away.
class ScenesDialog : public QDialog
{
    Q_OBJECT
public:
    /// `study`, `access` and `prompts` must outlive it.
    ScenesDialog(Study& study, const Environment& environment, const ModelAccess& access,
                 Prompts& prompts, PersonId person, QWidget* parent);

    ScenesPanel* panel() const { return m_panel; }

    void reject() override;

private:
    ScenesPanel* m_panel;
};

} // namespace subtext
