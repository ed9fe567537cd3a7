// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"

#include <optional>

namespace subtext {

class ConsentBox;
class Prompts;
class Study;

/// Puts a study on a server, with the person who is signed in as its first coordinator. Nothing is
/// asked of the server before somebody has agreed to that, by its name.
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

    QLineEdit* serverField() const { return m_server; }
    QLineEdit* certificateField() const { return m_certificate; }
    QLineEdit* loginField() const { return m_login; }
    QLineEdit* passwordField() const { return m_password; }
    ConsentBox* consentBox() const { return m_consent; }

    /// Ends what goes on, and keeps what came of it: a study that is on a server knows that.
    void finishNow();

Q_SIGNALS:
    /// The study takes part in a team now; the dialog stays until it is closed.
    void shared();

private:
    void build();
    void share();
    void end(const Result<TeamMembership>& membership);
    void showConsent();
    void refresh() override;
    std::optional<ServerAddress> server() const;

    TeamAccess& m_access;
    Study& m_study;
    Prompts& m_prompts;
    Person m_person;
    std::function<bool(const QString& login)> m_isInFile;

    QLineEdit* m_server = nullptr;
    QLineEdit* m_certificate = nullptr;
    QLineEdit* m_login = nullptr;
    QLineEdit* m_password = nullptr;
    ConsentBox* m_consent = nullptr;
};

} // namespace subtext
