// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/domain/courserecords.h"
#include "core/study/study.h"
#include "ui/background/drafttimer.h"

#include <QObject>

namespace subtext {

class ShortAnswer;

/// Keeps a practice scene or a repeat that is half answered on the disk, when its DraftTimer says
/// so, and brings it back.
class ShortDraftKeeper : public QObject
{
    Q_OBJECT
public:
    explicit ShortDraftKeeper(ShortAnswer& scenes, QObject* parent = nullptr);

    /// Has the item asked, from where it was broken off.
    void ask(Study& study, PersonId person, const ShortItem& item, const Scenario& scenario,
             const Clock& clock);
    /// Writes what is not written yet; false where the disk refuses.
    bool flush();
    /// Writes a half-given answer with the time spent on it so far; false where the disk refuses.
    bool keep();
    /// The item is left: keep(), and nothing after it.
    void leave();
    /// The item was answered, which removed its draft.
    void forget();

Q_SIGNALS:
    void saved();
    void failed(const subtext::Error& error);

private:
    bool save();

    ShortAnswer& m_scenes;
    DraftTimer m_timer{this};
    Study* m_study = nullptr; ///< Null where nothing is asked.
    PersonId m_person;
    ShortItem m_item;
    bool m_isUnsaved = false;
};

} // namespace subtext
