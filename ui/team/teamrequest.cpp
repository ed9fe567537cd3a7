// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teamrequest.h"

#include "core/domain/teamrecords.h"
#include "core/sync/serveraddress.h"
#include "core/sync/teamsecrets.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/spokenrole.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace subtext {

namespace {

/// A line that was lost later has a state of the server in place of its name.
bool isNoAnswer(const Error& error, const QString& host)
{
    return error.code == ErrorCode::ServerUnreachable && !host.isEmpty() && error.value == host;
}

/// What the system says comes last: it is in its own words, and names what nobody typed.
ErrorText noAnswerText(const Error& error, int port, const QString& remedy)
{
    const QString what =
        TeamRequest::tr("The server %1 cannot be reached: nothing answers there at port %2.")
            .arg(error.value)
            .arg(port);
    const QString detail = error.detail.isEmpty()
                               ? QString()
                               : TeamRequest::tr("The system’s words: %1").arg(error.detail);
    return {what, saidTogether({remedy, detail})};
}

} // namespace

ErrorText teamErrorText(const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        return {TeamRequest::tr("Stopped."), TeamRequest::tr("What was done by then stays done.")};
    if (!isSecretError(error))
        return errorText(error);
    const QString keychain = QStringLiteral("keychain ");
    return {TeamRequest::tr("The secret of this device for the team cannot be read or kept (%1).")
                .arg(error.detail.startsWith(keychain) ? error.detail.mid(keychain.size())
                                                       : error.detail),
            TeamRequest::tr("Unlock the keychain of this system, and try again.")};
}

ErrorText teamErrorText(const Error& error, const ServerAddress& tried)
{
    return isNoAnswer(error, tried.host)
               ? noAnswerText(error, tried.port,
                              TeamRequest::tr("Check the address and the network, and ask whoever "
                                              "runs the server whether it is running."))
               : teamErrorText(error);
}

ErrorText teamErrorText(const Error& error, const TeamMembership& tried)
{
    return isNoAnswer(error, tried.host)
               ? noAnswerText(error, tried.port,
                              TeamRequest::tr("Check the network, and try again later. Work goes "
                                              "on without the server; what waits is sent later."))
               : teamErrorText(error);
}

QString secretInFileText()
{
    return TeamRequest::tr("No system keychain answers, so this device’s secret is kept in a "
                           "settings file that only your account can read. Whoever can read it can "
                           "write in your name.");
}

TeamRequest::TeamRequest(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_column(makeColumn(this, {24, 18, 24, 16}, 10))
    , m_leave(tr("Cancel"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_column->addWidget(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, this));
}

QFormLayout& TeamRequest::addForm(const QString& about)
{
    QScrollArea* area = makeScrollArea(this);
    m_area = area;
    m_page = makePage(nullptr);
    m_formRows = makeColumn(m_page, {}, 10);
    m_formRows->addWidget(makeLines(about, theme::TextRole::Body, LabelTone::Muted, m_page));
    m_form = makeForm();
    m_form->setRowWrapPolicy(rowWrapPolicy(*this));
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_formRows->addLayout(m_form);
    m_formRows->addStretch(0);
    area->setWidget(m_page);
    keepOffBar(*area, 8);
    m_column->addWidget(area, 1);
    return *m_form;
}

QLineEdit* TeamRequest::addPath(const QString& name, const QString& about,
                                const std::function<void()>& choose)
{
    QWidget* row = makePage(m_page);
    setSpokenRole(*row, QAccessible::Grouping);
    QHBoxLayout* across = makeRow(row, {}, 8);
    auto* field = new QLineEdit(row);
    explainField(*field, name, about);
    auto* button = makeButton(tr("Choose…"), ButtonKind::Normal, row);
    button->setAccessibleName(tr("%1: choose").arg(name));
    across->addWidget(field, 1);
    across->addWidget(button);
    m_form->addRow(name, row);
    connect(button, &QPushButton::clicked, this, choose);
    return field;
}

QHBoxLayout& TeamRequest::finish(const QString& act)
{
    m_report = makeReader(this);
    m_report->setAccessibleName(tr("Result"));
    m_report->hide();
    m_column->addWidget(m_report, 1);
    m_work = makePage(this);
    QHBoxLayout* across = makeRow(m_work, {}, 12);
    m_workText = makeLabel(QString(), theme::TextRole::Body, LabelTone::Normal, m_work);
    auto* progress = new QProgressBar(m_work);
    progress->setRange(0, 0);
    progress->setTextVisible(false);
    progress->setFixedHeight(6);
    progress->setAccessibleName(tr("Progress"));
    across->addWidget(m_workText);
    across->addWidget(progress, 1);
    m_work->hide();
    m_column->addWidget(m_work);
    m_problem = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    m_problem->hide();
    m_column->addWidget(m_problem);
    m_cancel = makeButton(m_leave, ButtonKind::Quiet, this, "cancel");
    m_act = makeButton(act, ButtonKind::Primary, this, "act");
    QHBoxLayout* buttons = makeSendingButtons(*this, *m_act, *m_cancel);
    m_column->addLayout(buttons);
    return *buttons;
}

QString TeamRequest::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QString TeamRequest::report() const
{
    return m_report->toPlainText();
}

void TeamRequest::reject()
{
    if (!isWorking())
        return QDialog::reject();
    m_task.cancel();
    m_workText->setText(tr("Stopping…"));
}

void TeamRequest::showProblem(const QString& text)
{
    warnAt(*m_problem, text);
}

void TeamRequest::showReport(const QString& text)
{
    if (m_area)
        m_area->hide();
    m_report->setPlainText(text);
    m_report->show();
    m_report->setFocus();
    m_act->hide();
    leaveByClosing();
    refresh();
}

void TeamRequest::leaveByClosing()
{
    m_leave = tr("Close");
    if (!isWorking())
        m_cancel->setText(m_leave);
}

void TeamRequest::showWork(const QString& what)
{
    m_workText->setText(what);
    m_work->show();
    m_cancel->setText(tr("Stop"));
    if (m_page)
        m_page->setEnabled(false);
    refresh();
}

void TeamRequest::settle()
{
    m_work->hide();
    m_cancel->setText(m_leave);
    if (m_page)
        m_page->setEnabled(true);
    refresh();
}

} // namespace subtext
