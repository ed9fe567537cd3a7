// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>

namespace subtext {

class LabelSession;
class NoticeBar;
struct SubmissionDoubt;

/// Asks in the notice bar about submissions in doubt, one at a time and beside the work: on an open
/// item about the newest, on a submitted one about that item alone. A question goes when the item
/// it stands beside is left or answered: then it waits for its own item, the summary or another
/// session.
class SubmissionQuestions : public QObject
{
    Q_OBJECT
public:
    SubmissionQuestions(NoticeBar& notice, QObject* parent);

    /// Null: there is nothing to ask about.
    void setSession(LabelSession* session);
    /// At once, whatever the bar says.
    void ask();
    /// Where the bar is free, about what was not asked beside an item before.
    void askWhereFree();
    /// Out of the bar, unanswered.
    void withdraw();
    bool isAsked() const;

Q_SIGNALS:
    void lookRequested(subtext::ScenarioId scenario);

private:
    const SubmissionDoubt* due() const;
    ScenarioId shownItem() const;
    QString textOf(const SubmissionDoubt& doubt) const;

    NoticeBar& m_notice;
    LabelSession* m_session = nullptr;
    ScenarioId m_scenario; ///< That the bar asks about, or asked about last.
    ScenarioId m_beside;   ///< On screen while it asks; invalid before one is.
    QString m_text;        ///< As the bar says it.
};

} // namespace subtext
