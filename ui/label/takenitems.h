// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"

#include <QObject>

namespace subtext {

class Clock;
class LabelPage;
class Study;
struct ChangeSet;

/// Items that are taken from a person while they label: because they dropped out, or somebody else
/// labels them. They leave the list at once, what was begun on them stays in the file, and the page
/// says how many they were.
class TakenItems : public QObject
{
    Q_OBJECT
public:
    TakenItems(LabelPage& page, const Clock& clock);

    /// Begins a person's work on the page, and goes on watching the study.
    void start(Study& study, PersonId person);

private:
    void hear(const ChangeSet& changes);
    void lookAgain();
    void lookLater();
    void look();
    /// Of the items on the page.
    int taken() const;

    LabelPage& m_page;
    const Clock& m_clock;
    bool m_isDue = false;
    bool m_isPutOff = false; ///< Until the page can be begun anew.
};

} // namespace subtext
