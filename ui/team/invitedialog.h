// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"
#include "ui/team/windowteamfile.h"

#include <deque>
#include <optional>
#include <vector>

class QListWidget;
class QListWidgetItem;
class QSpinBox;

namespace subtext {

class Prompts;
class Study;

/// Writes invitations, one file for each person: by a coordinator for people of the study, by
/// anybody for a further device of their own.
class InviteDialog : public TeamRequest
{
    Q_OBJECT
public:
    struct Context
    {
        TeamAccess& access;
        Study& study;
        Prompts& prompts;
        Person person; ///< Who invites: whoever does not coordinate invites only themselves.
    };
    /// `members`: who takes part, as the server said; empty: that is not known.
    InviteDialog(const Context& context, const std::vector<TeamMember>& members, QWidget* parent);

    ~InviteDialog() override;

    /// What was said since. Ticks stay as they were set but where somebody's state is another now;
    /// empty: nothing is known, and everything stays.
    void setMembers(const std::vector<TeamMember>& members);

    QLineEdit* folderField() const { return m_folder; }

Q_SIGNALS:
    /// The server has invitations that it had not.
    void invited();

private:
    void build();
    bool isForOneself() const { return m_person.role != Role::Coordinator; }
    void fill(const std::vector<TeamMember>& members);
    void showMembers(const std::vector<TeamMember>& members);
    static QString standingText(InvitationStanding standing, const TeamMember* member,
                                qint64 nowMs);
    void showPerson(QListWidgetItem& line, const Person& person, const TeamMember* member);
    void invite();
    void inviteNext();
    /// What the server made; its link is all that there is of it where the file was not written.
    struct Made
    {
        Invitation invitation;
        std::optional<Error> unwritten;
    };
    void end(const Person& person, const QString& path, const Result<Made>& made);
    void stopAsking();
    void showOutcome();
    void refresh() override;
    std::vector<Person> chosen() const;

    TeamAccess& m_access;
    Study& m_study;
    Prompts& m_prompts;
    Person m_person;
    std::vector<Person> m_people; ///< By row of the list.
    TeamMembership m_membership;
    WindowTeamFile m_file;
    QString m_title;              ///< Of the study.
    std::deque<Person> m_waiting; ///< Who are still to be invited.
    QStringList m_said;
    QStringList m_links; ///< Of those that the server made: a code and its link.
    qint64 m_written = 0;

    QListWidget* m_list = nullptr;
    QSpinBox* m_days = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_copyLinks = nullptr;
};

} // namespace subtext
