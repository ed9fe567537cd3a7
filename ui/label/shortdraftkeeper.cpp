// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/shortdraftkeeper.h"

#include "core/course/shortdrafts.h"
#include "ui/answer/shortanswer.h"

namespace subtext {

ShortDraftKeeper::ShortDraftKeeper(ShortAnswer& scenes, QObject* parent)
    : QObject(parent)
    , m_scenes(scenes)
{
    connect(&m_timer, &DraftTimer::due, this, [this] { flush(); });
    connect(&m_scenes, &ShortAnswer::edited, this, [this] {
        m_isUnsaved = m_study != nullptr;
        if (m_isUnsaved)
            m_timer.begin();
    });
}

void ShortDraftKeeper::ask(Study& study, PersonId person, const ShortItem& item,
                           const Scenario& scenario, const Clock& clock)
{
    leave();
    m_study = &study;
    m_person = person;
    m_item = item;
    const auto kept = study.shortDrafts().of(person, item);
    if (!kept) { // answered anew it would replace what is there
        forget();
        Q_EMIT failed(kept.error());
        return;
    }
    const ShortDraft draft = kept->value_or(ShortDraft());
    m_scenes.ask(scenario, clock, draft.answer, draft.activeMs);
}

bool ShortDraftKeeper::flush()
{
    m_timer.stop();
    return !m_isUnsaved || save();
}

bool ShortDraftKeeper::keep()
{
    m_timer.stop();
    const bool isBegun = m_study && (m_isUnsaved || !m_scenes.answer().isEmpty());
    return !isBegun || save();
}

void ShortDraftKeeper::leave()
{
    keep();
    forget();
}

void ShortDraftKeeper::forget()
{
    m_timer.stop();
    m_study = nullptr;
    m_isUnsaved = false;
}

bool ShortDraftKeeper::save()
{
    ShortDraft draft;
    draft.item = m_item;
    draft.answer = m_scenes.answer();
    draft.activeMs = m_scenes.activeMs();
    const auto kept = m_study->shortDrafts().save(m_person, draft);
    m_isUnsaved = !kept;
    if (kept)
        Q_EMIT saved();
    else
        Q_EMIT failed(kept.error());
    return kept.has_value();
}

} // namespace subtext
