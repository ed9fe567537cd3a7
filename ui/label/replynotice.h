// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace subtext {

class LabelSession;
class NoticeBar;
class Settings;

/// What the notice bar says, once in a session, of replies that whoever labels has not read yet:
/// when their work begins, or at the next item where the bar is free. It offers the way to them.
/// Which ones were read is kept in the settings, so that nothing is told of twice.
class ReplyNotice : public QObject
{
    Q_OBJECT
public:
    ReplyNotice(NoticeBar& notice, Settings& settings, QObject* parent);

    /// Before its first item is shown. None: nobody is at work.
    void setSession(LabelSession* session);
    /// Whether the bar says it now.
    bool isShown() const;
    /// Nothing where the bar says something else, or all are read.
    void tell();
    /// Goes to the first item with one.
    void look();

Q_SIGNALS:
    void lookRequested(subtext::ScenarioId item);

private:
    void onChanged();
    void show();
    /// The first item with one, in the order of the list.
    ScenarioId next() const;

    NoticeBar& m_notice;
    Settings& m_settings;
    QPointer<LabelSession> m_session;
    QString m_study; ///< UUIDs, by which the settings know them.
    QString m_person;
    QString m_text; ///< As it was told last; empty: not in this session.
};

} // namespace subtext
