// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"

#include <optional>

namespace subtext {

class ConsentBox;
class Prompts;
class SegmentBar;
class Study;

/// Puts a study on a server or into a shared folder, with the person who is signed in as its first
/// coordinator. Nothing is sent anywhere before somebody has agreed to that, by its name.
class ShareDialog : public TeamRequest
{
    Q_OBJECT
public:
    struct Context
    {
        TeamAccess& access;
        Study& study;
        Prompts& prompts;
        Person person;
        /// Whether the secret of a login went into a file.
        std::function<bool(const QString& login)> isInFile;
    };
    ShareDialog(const Context& context, QWidget* parent);

    enum Carrier { ServerCarrier, FolderCarrier };

    SegmentBar* carrierBar() const { return m_carrier; }
    QLineEdit* folderField() const { return m_folder; }
    QLineEdit* serverField() const { return m_server; }
    QLineEdit* certificateField() const { return m_certificate; }
    QLineEdit* loginField() const { return m_login; }
    QLineEdit* passwordField() const { return m_password; }
    ConsentBox* consentBox() const { return m_consent; }

    /// Ends what goes on, and keeps what came of it: a study that is shared knows that.
    void finishNow();

Q_SIGNALS:
    /// The study takes part in a team now; the dialog stays until it is closed.
    void shared();

private:
    void build();
    void addServerRows(QFormLayout& form);
    void showCarrier();
    void share();
    void end(const Result<TeamMembership>& membership);
    void showConsent();
    void refresh() override;
    bool isByFolder() const;
    /// Where it is to go; a folder has no database.
    std::optional<ServerAddress> address() const;

    TeamAccess& m_access;
    Study& m_study;
    Prompts& m_prompts;
    Person m_person;
    std::function<bool(const QString& login)> m_isInFile;

    QFormLayout* m_form = nullptr;
    SegmentBar* m_carrier = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_folder = nullptr;
    QLineEdit* m_server = nullptr;
    QLineEdit* m_certificate = nullptr;
    QLineEdit* m_login = nullptr;
    QLineEdit* m_password = nullptr;
    ConsentBox* m_consent = nullptr;
};

} // namespace subtext
