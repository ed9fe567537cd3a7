// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/sharedialog.h"

#include "core/domain/records.h"
#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/text/foldertext.h"
#include "ui/text/words.h"
#include "ui/widgets/consentbox.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// Whose team it becomes, where the file may have one.
Result<TeamFounder> founderOf(Study& study, const Person& person)
{
    Reads reads;
    const auto joined = reads.take(study.syncing().membership());
    const StudyInfo info = reads.take(study.info());
    const auto owner = reads.take(study.handouts().owner());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    if (joined)
        return fail(ErrorCode::FileExists, study.path());
    if (owner)
        return fail(ErrorCode::InHandOut, study.path());
    return TeamFounder{info.uuid, person.uuid, person.code};
}

/// The login is that of whoever runs the server, and not of a member.
ErrorText setUpErrorText(const Error& error, const ServerAddress& at)
{
    switch (error.code) {
    case ErrorCode::SignInRefused:
        return {ShareDialog::tr("The server does not accept this login with this password."),
                ShareDialog::tr("Check both with whoever runs the server; nothing was sent.")};
    case ErrorCode::NotInTeam:
        return {ShareDialog::tr("This login may not set up a study on the server."),
                ShareDialog::tr("Ask whoever runs the server; nothing was sent.")};
    case ErrorCode::FileExists:
        return {ShareDialog::tr("This study is shared with a team already."),
                ShareDialog::tr("Invite people to that.")};
    default:
        return teamErrorText(error, at);
    }
}

/// Of a folder, in which another device has shared the study perhaps.
ErrorText folderSetUpText(const Error& error)
{
    if (error.code == ErrorCode::FileExists)
        return {ShareDialog::tr("The folder has this study already, shared from another file (%1).")
                    .arg(QDir::toNativeSeparators(error.file)),
                ShareDialog::tr("Open that file, or choose another folder; nothing was written.")};
    return teamErrorText(error);
}

} // namespace

ShareDialog::ShareDialog(const Context& context, QWidget* parent)
    : TeamRequest(tr("Share with a team"), parent)
    , m_access(context.access)
    , m_study(context.study)
    , m_prompts(context.prompts)
    , m_person(context.person)
    , m_isInFile(context.isInFile)
{
    offerManual(*this, ManualPlace::TeamShare);
    build();
    showCarrier();
    resizeToRoom(*this, {760, 560});
}

void ShareDialog::build()
{
    m_form = &addForm(
        tr("Several computers can work on one study. It goes to a server or into a folder "
           "as a whole: scenarios, answers, decisions, codes and names. Secrets stay on this "
           "computer; nothing is sent before you agree."));
    m_carrier = new SegmentBar(tr("Where it goes"), this);
    m_carrier->addSegment(tr("On a server"));
    m_carrier->addSegment(tr("In a shared folder"));
    m_about = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    formRows().insertWidget(1, m_carrier);
    formRows().insertWidget(2, m_about);
    m_folder =
        addPath(tr("Shared folder"),
                tr("On this computer; the others have it in places of their own."), [this] {
                    m_prompts.openFolder(this, tr("Choose the shared folder"), m_folder->text(),
                                         [this](const QString& path) {
                                             m_folder->setText(QDir::toNativeSeparators(path));
                                         });
                });
    addServerRows(*m_form);
    m_consent = new ConsentBox(this);
    finish(tr("Share"));
    // With the buttons: what comes of it appears above, and moves neither.
    column().insertWidget(column().count() - 1, m_consent);
    connect(m_carrier, &SegmentBar::chosen, this, &ShareDialog::showCarrier);
    for (const QLineEdit* field : {m_folder, m_server})
        connect(field, &QLineEdit::textChanged, this, &ShareDialog::showConsent);
    connect(m_login, &QLineEdit::textChanged, this, &ShareDialog::refresh);
    connect(m_consent, &ConsentBox::toggled, this, &ShareDialog::refresh);
    connect(actButton(), &QPushButton::clicked, this, &ShareDialog::share);
}

void ShareDialog::addServerRows(QFormLayout& form)
{
    m_server = new QLineEdit(this);
    m_server->setObjectName(QStringLiteral("server"));
    m_server->setPlaceholderText(QStringLiteral("db.example.org/subtext"));
    explainField(*m_server, tr("Server"),
                 tr("As HOST/DATABASE or HOST:PORT/DATABASE. The database must be there."));
    form.addRow(tr("Server"), m_server);
    m_certificate = addPath(
        tr("Certificate"),
        tr("Optional. The certificate of the authority that signed the server’s, where this "
           "system does not know it. Whoever runs the server has it."),
        [this] {
            m_prompts.openFile(this, tr("Choose a certificate"),
                               tr("Certificates (*.pem *.crt *.cer)"),
                               [this](const QString& path) { m_certificate->setText(path); });
        });
    m_login = new QLineEdit(this);
    m_login->setObjectName(QStringLiteral("login"));
    explainField(*m_login, tr("Login"),
                 tr("The login of whoever may set up the server, used once for each study; not "
                    "your own."));
    form.addRow(tr("Login"), m_login);
    m_password = new QLineEdit(this);
    m_password->setObjectName(QStringLiteral("password"));
    m_password->setEchoMode(QLineEdit::Password);
    explainField(*m_password, tr("Password"),
                 tr("The password of that login. It is not saved anywhere, and is cleared here "
                    "once the study is shared."));
    form.addRow(tr("Password"), m_password);
}

void ShareDialog::showCarrier()
{
    showProblem({}); // it was about the other one
    const bool isFolder = isByFolder();
    m_about->setText(
        isFolder ? tr("A folder that all can open, such as one that a service copies to every "
                      "computer, carries a team of annotators and one coordinator. It is not "
                      "blind: a server decides who reads what, a folder cannot. Whoever can open "
                      "it can read everything in it, names included. Use a server where that "
                      "matters, and wherever people adjudicate.")
                 : tr("A PostgreSQL server that your institution runs. Only people whom you "
                      "invite can sign in, and each can read what their role allows. Whoever "
                      "runs the server can read everything."));
    m_form->setRowVisible(m_folder->parentWidget(), isFolder);
    m_form->setRowVisible(m_certificate->parentWidget(), !isFolder);
    for (QLineEdit* field : {m_server, m_login, m_password})
        m_form->setRowVisible(field, !isFolder);
    showConsent();
}

bool ShareDialog::isByFolder() const
{
    return m_carrier->current() == FolderCarrier;
}

std::optional<ServerAddress> ShareDialog::address() const
{
    if (!isByFolder())
        return parseServer(m_server->text().trimmed());
    const QString path = m_folder->text().trimmed();
    if (path.isEmpty())
        return std::nullopt;
    ServerAddress folder;
    folder.host = QFileInfo(QDir::fromNativeSeparators(path)).absoluteFilePath();
    return folder;
}

void ShareDialog::showConsent()
{
    const auto at = address();
    if (at && isByFolder()) {
        m_consent->setChecked(false); // two folders may have one name
        m_consent->ask(tr("I agree that this study goes into the folder “%1”, which is not blind")
                           .arg(sharedFolderName(at->host)),
                       false);
    } else if (at) {
        m_consent->ask(
            tr("I agree that this study is sent to %1 and kept there for its team").arg(at->host),
            false);
    } else {
        m_consent->hide();
    }
    refresh();
}

void ShareDialog::share()
{
    const auto founder = founderOf(m_study, m_person);
    if (!founder)
        return showProblem(setUpErrorText(founder.error(), {}).oneLine());
    ServerAddress admin = *address();
    if (!isByFolder()) {
        admin.login = m_login->text().trimmed();
        admin.secret = m_password->text();
        admin.certificate = m_certificate->text().trimmed();
    }
    ask(
        isByFolder()
            ? tr("Setting the study up in the folder “%1”…").arg(sharedFolderName(admin.host))
            : tr("Setting the study up on %1…").arg(admin.host),
        [&access = m_access, admin, founder = *founder](const CancelToken& cancel) {
            return access.create(admin, founder, cancel);
        },
        [this](const Result<TeamMembership>& membership) { end(membership); });
}

/// What carries it has the study, and the file is to know it, also where somebody pressed Stop.
void ShareDialog::finishNow()
{
    stop();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void ShareDialog::end(const Result<TeamMembership>& membership)
{
    if (!membership)
        return showProblem(isByFolder() ? folderSetUpText(membership.error()).oneLine()
                                        : setUpErrorText(membership.error(), *address()).oneLine());
    if (const auto joined = m_study.syncing().join(*membership); !joined)
        return showProblem(errorText(joined.error()).oneLine());
    m_password->clear();
    m_consent->hide();
    const QString where = membership->isByFolder()
                              ? tr("The study is shared in %1.").arg(teamPlaceText(*membership))
                              : tr("The study is shared on %1.").arg(membership->host);
    QString said = saidTogether(
        {where, tr("Its contents are being sent, which needs nothing more from you. Next, "
                   "invite people: choose “Team…” at the foot of the window, then “Invite…”.")});
    if (m_isInFile && m_isInFile(membership->login))
        said += QStringLiteral("\n\n") + secretInFileText();
    showReport(said);
    Q_EMIT shared();
}

void ShareDialog::refresh()
{
    const auto at = address();
    const bool isAgreed = at && m_consent->isAsked() && m_consent->isChecked();
    const bool isFilledIn = isByFolder() || !m_login->text().trimmed().isEmpty();
    actButton()->setText(at && !isByFolder() ? tr("Share on %1").arg(at->host) : tr("Share"));
    actButton()->setEnabled(isAgreed && isFilledIn && !isWorking());
    actButton()->setToolTip(plainToolTip(isAgreed ? QString()
                                         : isByFolder()
                                             ? tr("Name the folder, and tick the box above.")
                                             : tr("Name the server, and tick the box above.")));
    m_consent->setEnabled(!isWorking());
}

} // namespace subtext
