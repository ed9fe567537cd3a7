// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>

namespace subtext {

class LabelSession;
class NoticeBar;
struct SubmissionDoubt;

/// Asks in the notice bar about submissions in doubt, one at a time and beside the work: on an open
/// item about the newest, on a submitted one about that item alone. What nobody answers waits and
/// comes back with the next item.
class SubmissionQuestions : public QObject
{
    Q_OBJECT
public:
    SubmissionQuestions(NoticeBar& notice, QObject* parent);

    /// Null: there is nothing to ask about.
    void setSession(LabelSession* session) { m_session = session; }
    /// At once, whatever the bar says.
    void ask();
    /// Where the bar is free.
    void askWhereFree();
    /// Out of the bar, unanswered.
    void withdraw();
    bool isAsked() const;

Q_SIGNALS:
    void lookRequested(subtext::ScenarioId scenario);

private:
    const SubmissionDoubt* due() const;
    QString textOf(const SubmissionDoubt& doubt) const;

    NoticeBar& m_notice;
    LabelSession* m_session = nullptr;
    ScenarioId m_scenario; ///< That the bar asks about, or asked about last.
    QString m_text;        ///< As the bar says it.
};

} // namespace subtext
