// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"

#include <QPointer>

#include <map>
#include <memory>
#include <vector>

class QLabel;

namespace subtext {

class DeviceTable;
class InviteDialog;
class Prompts;
class Study;
class TextReader;
class WindowTeamFile;

/// Who takes part in the team of a study, with which devices, what of this file the server did not
/// accept, and what is wrong with files of a shared folder. What carries the team of a study that
/// is shared may be asked, so it is as this opens.
class TeamDialog : public TeamRequest
{
    Q_OBJECT
public:
    struct Context
    {
        TeamAccess& access;
        Study& study;
        Prompts& prompts;
        Person person; ///< Who is signed in.
        /// What of a shared folder was passed over last.
        std::vector<FolderTrouble> troubles{};
    };
    TeamDialog(const Context& context, QWidget* parent);
    ~TeamDialog() override;

    DeviceTable* table() const { return m_table; }
    QPushButton* inviteButton() const { return m_invite; }
    /// What came of the last request; empty: nothing to say.
    QString said() const;
    /// What of the shared folder was passed over since; what waited here may have been sent.
    void setTroubles(const std::vector<FolderTrouble>& troubles);

Q_SIGNALS:
    /// What waits in this file is to be sent now.
    void syncRequested();

private:
    void build();
    bool readStudy();
    void askStatus();
    void take(const std::vector<TeamMember>& members);
    void revoke();
    void revoke(const Uuid& person, const Uuid& device);
    void invite();
    void verify();
    void watch();
    bool isAllSent();
    void sayThatOneWatches();
    void say(const QString& text);
    void sayVerified(const QString& text);
    void forgetVerified();
    void showOwn();
    void refresh() override;
    bool mayManage() const { return m_person.role == Role::Coordinator; }

    TeamAccess& m_access;
    Study& m_study;
    Prompts& m_prompts;
    Person m_person;
    TeamMembership m_membership;
    std::map<Uuid, QString> m_names;
    std::vector<TeamMember> m_members;
    QPointer<InviteDialog> m_inviting; ///< Beside it.
    std::vector<FolderTrouble> m_troubles;
    QString m_standing; ///< Of this file.
    /// While it is said that all is there: how many rows of this file were not.
    std::optional<qint64> m_waitingAtVerified;
    std::unique_ptr<WindowTeamFile> m_file; ///< While something is asked about it.

    QLabel* m_server = nullptr;
    DeviceTable* m_table = nullptr;
    TextReader* m_own = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_revoke = nullptr;
    QPushButton* m_invite = nullptr;
    QPushButton* m_verify = nullptr;
    QPushButton* m_watch = nullptr;     ///< As the next.
    QPushButton* m_moreItems = nullptr; ///< For a coordinator of a study on a server.
};

} // namespace subtext
