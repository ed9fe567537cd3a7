// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labelstudio/studiolink.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class ConsentBox;
class ElidedLabel;
class PageStack;
class ServerForm;
class Settings;

/// What every dialog with a Label Studio has: the server and its projects, what is going on, what
/// is wrong, and the agreement to a host. Nothing is asked of a server before somebody has agreed
/// to it. The pages come first, then addFoot().
class StudioFrame : public QDialog
{
    Q_OBJECT
public:
    ServerForm* server() const { return m_server; }
    ConsentBox* consentBox() const { return m_consent; }
    QPushButton* actButton() const { return m_act; }
    QPushButton* backButton() const { return m_back; }
    QString heading() const;
    QString problem() const;
    /// What is going on, in words; empty: nothing.
    QString work() const;
    virtual bool isWorking() const { return m_link.isBusy() || m_isFindingKey; }

protected:
    /// `settings` remembers the address that answered last; none: nothing does.
    StudioFrame(const QString& title, const Environment& environment, const ModelAccess& access,
                Settings* settings, QWidget* parent);
    ~StudioFrame() override;

    /// The pages of the server and of its projects, the first two.
    void addServerPages(const QString& aboutServer, const QString& aboutProjects);
    /// Lines that say what a page is for.
    static QLabel* makeAbout(const QString& text, QWidget* parent);
    /// Below the pages; the row of buttons.
    QHBoxLayout* addFoot();
    /// Rows of the list before the projects.
    void setRowsBefore(const QStringList& rows) { m_rowsBefore = rows; }

    virtual void refresh() = 0;
    virtual void goBack() = 0;
    virtual void act() = 0;
    /// What is kept of the agreement to the server, before it is asked anything.
    virtual Result<void> keepSignIn() = 0;
    /// The projects are in the list.
    virtual void enterProjects() = 0;
    virtual QString stoppedText() const = 0;
    /// The project of the server that was pulled from last, where that is known.
    virtual std::optional<qint64> projectBefore() const { return std::nullopt; }

    PageStack* stack() const { return m_stack; }
    QPushButton* cancelButton() const { return m_cancel; }
    QListWidget* projects() const { return m_projects; }
    /// On a page that was gone back to the keys are where one goes on, and not on Back.
    void focusOnReturn(bool isServer);
    void setHeading(const QString& text);
    void showProblem(const QString& text);
    /// What is no fault, in the same place.
    void showNote(const QString& text);
    void refuse(const Error& error);
    void showWork(const QString& what, std::optional<double> done = std::nullopt);
    /// Shows what is going on, and names what to press next; it can be pressed where it is ready
    /// and agreed to, and nothing goes on.
    void offer(const QString& what, bool isReady);
    /// Asks for the agreement to sign in at the server that stands in the form; hidden where that
    /// needs none.
    void askToSignIn(bool isKnown);
    static bool isAgreementNeeded(const QUrl& server);
    void connectToServer();
    const StudioProject* chosenProject() const;
    void fetchChosen(std::function<void(const FetchedProject&)> then);

    StudioLink& link() { return m_link; }
    const StudioLink& link() const { return m_link; }

private:
    void buildProgress();
    void findKey(const QUrl& server);
    void knock(const Error& keyFault);
    void showAsking();
    void listProjects();
    /// There is no key that the server could accept: why, and to where one is typed.
    void refuseKey(const Error& error);
    void remember(const QUrl& server);
    int firstRow() const;
    void takeProjects(const std::vector<StudioProject>& projects);

    const ModelAccess& m_access;
    Settings* m_settings;
    StudioLink m_link;
    std::vector<StudioProject> m_known;
    QStringList m_rowsBefore;
    bool m_isFindingKey = false;

    QVBoxLayout* m_column;
    ElidedLabel* m_title;
    PageStack* m_stack;
    ServerForm* m_server = nullptr;
    QListWidget* m_projects = nullptr;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_problem = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_act = nullptr;
};

} // namespace subtext
