// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>

class QWidget;

namespace subtext {

class DeskHead;
class DeskSession;
class NoticeBar;
class Prompts;

/// Why whoever is at the desk leaves nothing out; empty where they may.
QString leavingOutRefusal(const DeskSession& session);

/// What the desk leaves out of the data, and includes again.
class DeskLeavingOut : public QObject
{
    Q_OBJECT
public:
    DeskLeavingOut(DeskHead& head, NoticeBar& notice, Prompts& prompts, QWidget& page);

    /// Of which desk; nullptr where there is none.
    void follow(DeskSession* session);
    /// Asks why the item on the screen is left out.
    void ask();
    /// Lists what is left out, to include some of it again.
    void list();
    /// Says in the head how many items are left out.
    void count();

Q_SIGNALS:
    /// The item is out: the next keys are for another one.
    void leftOut();

private:
    void tell(ScenarioId scenario, const QString& name);
    void includeAgain(ScenarioId scenario, const QString& reason);

    DeskHead& m_head;
    NoticeBar& m_notice;
    Prompts& m_prompts;
    QWidget& m_page;
    DeskSession* m_session = nullptr;
};

} // namespace subtext
