// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/team/teamtask.h"
#include "ui/text/errortext.h"

#include <QDialog>
#include <QString>

#include <functional>

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class TextReader;
struct ServerAddress;
struct TeamMembership;

/// What went wrong at the server or the shared folder of a team, or with the secret of this device.
ErrorText teamErrorText(const Error& error);
/// The same, with what was tried where nothing answered there. As somebody sets up or joins:
ErrorText teamErrorText(const Error& error, const ServerAddress& tried);
/// and of a team that the file takes part in.
ErrorText teamErrorText(const Error& error, const TeamMembership& tried);
/// Where the system has no keychain that answers.
QString secretInFileText();

/// A dialog that asks what carries a team, one thing at a time, and stays usable meanwhile. Return
/// in a field sends nothing.
class TeamRequest : public QDialog
{
    Q_OBJECT
public:
    QPushButton* actButton() const { return m_act; }
    QPushButton* cancelButton() const { return m_cancel; }
    /// What went wrong; empty: nothing.
    QString problem() const;
    /// What came of it; empty before.
    QString report() const;
    bool isWorking() const { return m_task.isRunning(); }

    /// What goes on ends, and the dialog stays; else it closes.
    void reject() override;

protected:
    TeamRequest(const QString& title, QWidget* parent);

    QVBoxLayout& column() { return *m_column; }
    /// Fields with words above them; they scroll in a low window and wait while something is asked.
    QFormLayout& addForm(const QString& about);
    /// The rows of the form's page, of which the words are the first.
    QVBoxLayout& formRows() { return *m_formRows; }
    QLineEdit* addPath(const QString& name, const QString& about,
                       const std::function<void()>& choose);
    /// What stands below, once all else is there: Tab goes through it last.
    QHBoxLayout& finish(const QString& act);

    template <typename Work, typename Then> void ask(const QString& what, Work work, Then then)
    {
        showProblem({});
        m_task.run(std::move(work), [this, then = std::move(then)](const auto& outcome) {
            settle();
            then(outcome); // may close the dialog
        });
        showWork(what);
    }
    /// Leaving changes nothing here, so that the button says Close.
    void leaveByClosing();
    /// Cancels what goes on and waits; for those whose work refers to a member of theirs.
    void stop() { m_task.stop(); }
    void showProblem(const QString& text);
    /// In place of the form: it is done, and there is nothing more to do here than to close.
    void showReport(const QString& text);

    /// Enables what can be done now.
    virtual void refresh() = 0;

private:
    void showWork(const QString& what);
    void settle();

    QVBoxLayout* m_column;
    QWidget* m_area = nullptr;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_formRows = nullptr;
    QFormLayout* m_form = nullptr;
    TextReader* m_report = nullptr;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_act = nullptr;
    QString m_leave; ///< What the button says while nothing goes on.
    TeamTask m_task{*this};
};

} // namespace subtext
