// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/team/teamlink.h"
#include "ui/team/teammembers.h"

#include <QDialog>
#include <QPointer>

#include <functional>

namespace subtext {

class Prompts;
class TeamLine;

/// What a program brings for teams.
struct TeamPorts
{
    TeamAccess* server = nullptr; ///< None: this program knows no teams.
    /// Whether the secret of a login had to be kept in a file, since there is no keychain.
    std::function<bool(const QString& login)> isInFile = [](const QString&) { return false; };
};

/// The files by which somebody is invited: their names end so.
inline constexpr QLatin1String InvitationSuffix(".subtext-invite");

/// Teams in the window: the line at its foot, the exchange while a study is open, and the dialogs.
class WindowTeam : public QObject
{
    Q_OBJECT
public:
    WindowTeam(Prompts& prompts, const Environment& environment, QWidget& window);
    ~WindowTeam() override;

    void setPorts(const TeamPorts& ports);
    bool isOffered() const { return m_ports.server != nullptr; }

    /// Keeps the study and the server the same, where it takes part in a team, until stop().
    void start(Study& study);
    void stop();
    /// Whoever signed in; an invalid one signed out.
    void setPerson(const Person& person);

    /// The team of the study; where it has none, the way to share it, for its coordinator.
    void open();
    /// Invitations for people of the team, by who coordinates.
    void invite();
    /// Who takes part, where whoever is signed in coordinates; empty: that is not known.
    const std::vector<TeamMember>& members() const { return m_members.known(); }
    /// Opens an invitation.
    void join(const QString& invitation);

    TeamLine* line() const { return m_line; }
    TeamLink* link() { return &m_link; }
    QDialog* dialog() const { return m_dialog; }

Q_SIGNALS:
    /// There is a study file now, of somebody who joined.
    void joined(const QString& path);
    void membersChanged();

private:
    bool mayInvite() const;
    /// Once the team can be asked, and has not been since it may have changed here.
    void askWhoTakesPart();
    void askAgain();
    void show(QDialog* dialog);

    Prompts& m_prompts;
    Environment m_environment;
    QWidget& m_window;
    TeamPorts m_ports;
    Study* m_study = nullptr;
    Person m_person;
    TeamLink m_link;
    TeamMembers m_members;
    bool m_areMembersAsked = false;
    qint64 m_membersAsOf = 0; ///< When everything was sent and read as they were asked, UTC ms.
    TeamLine* m_line;
    QPointer<QDialog> m_dialog; ///< One at a time.
};

} // namespace subtext
