// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/uuid.h"

#include <QObject>
#include <QString>

namespace subtext {

class DeskPage;
class DeskSession;
struct Decision;

/// What the bar of the desk says about decisions taken back, and about items that are held once
/// nothing else is left. A decision of an earlier session is taken back only while the bar says
/// which one.
class DeskNotices : public QObject
{
    Q_OBJECT
public:
    explicit DeskNotices(DeskPage& page);

    void follow(DeskSession& session);
    /// One step, or the question whether to take it.
    void undo();

private:
    void askWhether(const Decision& decision);
    void sayHeldLeft();
    void showHeld();
    /// Takes a notice away that is true no more.
    void drop(const QString& said);

    DeskPage& m_page;
    QString m_takenBack; ///< About the last undo, true until a redo.
    QString m_asked;     ///< Whether m_askedAbout is to be taken back.
    Uuid m_askedAbout;
    QString m_heldLeft;
};

} // namespace subtext
