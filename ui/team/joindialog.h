// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"

#include <optional>

class QCheckBox;
class QFormLayout;

namespace subtext {

class Prompts;

/// Opens an invitation: asks the server that it names, or reads the shared folder where whoever
/// joins has it, and makes a study file of what comes.
class JoinDialog : public TeamRequest
{
    Q_OBJECT
public:
    struct Context
    {
        TeamAccess& access;
        Prompts& prompts;
        Environment environment;
        /// Whether the secret of a login went into a file.
        std::function<bool(const QString& login)> isInFile;
    };
    /// `invitation`: its file; empty: it is chosen or pasted here.
    JoinDialog(const Context& context, const QString& invitation, QWidget* parent);

    QLineEdit* placeField() const { return m_place; }
    /// What the invitation says.
    QString said() const;

    /// Once somebody has joined the study is opened.
    void reject() override;

Q_SIGNALS:
    /// The study file is there; the dialog has closed.
    void joined(const QString& path);

private:
    void build();
    void chooseInvitation();
    void choosePlace();
    void chooseFolder();
    void chooseCertificate();
    void read(const QString& pathOrLink);
    void takePasted();
    void showInvitation();
    void join();
    void end(const Result<JoinedTeam>& joined, const QString& path);
    void leave();
    void refresh() override;
    bool isForFolder() const { return m_read && m_read->isForFolder(); }

    TeamAccess& m_access;
    Prompts& m_prompts;
    Environment m_environment;
    std::function<bool(const QString& login)> m_isInFile;
    std::optional<Invitation> m_read;
    QString m_made; ///< The study file, once somebody has joined.

    QFormLayout* m_form = nullptr;
    QLineEdit* m_invitation = nullptr;
    QLabel* m_said = nullptr;
    QLineEdit* m_folder = nullptr;
    QLineEdit* m_place = nullptr;
    QCheckBox* m_advanced = nullptr;
    QLineEdit* m_certificate = nullptr;
};

} // namespace subtext
