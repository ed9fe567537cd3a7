// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/joindialog.h"

#include "core/base/filenames.h"
#include "core/travel/newteamfile.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/text/foldertext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>

#include <utility>

namespace subtext {
namespace {

/// Nobody's work is overwritten, and no invitation is opened for a file that cannot be made.
Result<void> checkPlaceOfNew(const QString& path)
{
    if (QFileInfo::exists(path))
        return fail(ErrorCode::FileExists, path);
    const QDir folder = QFileInfo(path).absoluteDir();
    if (!folder.exists())
        return fail(ErrorCode::FolderMissing, folder.path());
    return {};
}

QString placeFor(const Invitation& invitation)
{
    const QString title = fileNamePart(invitation.title);
    const QString code = fileNamePart(invitation.code);
    const QString name =
        title.isEmpty() || code.isEmpty() ? title + code : title + QStringLiteral(" – ") + code;
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home())
        .filePath((name.isEmpty() ? QStringLiteral("study") : name) + QStringLiteral(".subtext"));
}

} // namespace

JoinDialog::JoinDialog(const Context& context, const QString& invitation, QWidget* parent)
    : TeamRequest(tr("Join a team"), parent)
    , m_access(context.access)
    , m_prompts(context.prompts)
    , m_environment(context.environment)
    , m_isInFile(context.isInFile)
{
    offerManual(*this, ManualPlace::TeamJoin);
    build();
    if (!invitation.isEmpty())
        read(invitation);
    refresh();
    resizeToRoom(*this, {720, 480});
}

void JoinDialog::build()
{
    QFormLayout& form = addForm(
        tr("Whoever coordinates a study has sent you an invitation, a file or a link that can "
           "be opened once. It makes a study file on this computer. You work in that file, "
           "also without a connection; whenever there is one, Subtext sends your work and "
           "receives what is for you."));
    m_form = &form;
    m_invitation =
        addPath(tr("Invitation"),
                tr("The file that you were sent (.subtext-invite), or the link (subtext-team://)."),
                [this] { chooseInvitation(); });
    m_invitation->setObjectName(QStringLiteral("invitation"));
    m_invitation->setPlaceholderText(tr("Choose the file, or paste the link here"));
    m_said = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_said->setTextFormat(Qt::PlainText);
    form.addRow(QString(), m_said);
    m_folder = addPath(tr("Shared folder"),
                       tr("Where the folder is on this computer that the coordinator has shared "
                          "with you."),
                       [this] { chooseFolder(); });
    m_folder->setObjectName(QStringLiteral("folder"));
    m_place = addPath(tr("Where your study file is kept"),
                      tr("A file on this computer, which joining makes. It must not be there yet."),
                      [this] { choosePlace(); });
    m_advanced = new QCheckBox(tr("Advanced"), this);
    m_advanced->setObjectName(QStringLiteral("advanced"));
    form.addRow(QString(), m_advanced);
    m_certificate = addPath(tr("Certificate"),
                            tr("The certificate of the authority that signed the server’s, where "
                               "neither the invitation nor this system has it. Whoever runs the "
                               "server does."),
                            [this] { chooseCertificate(); });
    m_certificate->setObjectName(QStringLiteral("certificate"));
    form.setRowVisible(m_folder->parentWidget(), false);
    form.setRowVisible(m_certificate->parentWidget(), false);
    finish(tr("Join"));
    connect(m_advanced, &QCheckBox::toggled, this, [this](bool isShown) {
        m_form->setRowVisible(m_certificate->parentWidget(), isShown);
    });
    connect(m_invitation, &QLineEdit::textEdited, this, &JoinDialog::takePasted);
    connect(m_folder, &QLineEdit::textChanged, this, &JoinDialog::refresh);
    connect(m_place, &QLineEdit::textChanged, this, &JoinDialog::refresh);
    connect(actButton(), &QPushButton::clicked, this, &JoinDialog::join);
}

void JoinDialog::chooseInvitation()
{
    m_prompts.openFile(this, tr("Open an invitation"), tr("Invitations (*.subtext-invite)"),
                       [this](const QString& path) { read(path); });
}

void JoinDialog::choosePlace()
{
    m_prompts.saveFile(this, tr("Save the study file"), m_place->text(), tr("Studies (*.subtext)"),
                       [this](const QString& path) { m_place->setText(path); });
}

void JoinDialog::chooseFolder()
{
    m_prompts.openFolder(
        this, tr("Choose the shared folder"), m_folder->text(),
        [this](const QString& path) { m_folder->setText(QDir::toNativeSeparators(path)); });
}

void JoinDialog::chooseCertificate()
{
    m_prompts.openFile(this, tr("Choose a certificate"), tr("Certificates (*.pem *.crt *.cer)"),
                       [this](const QString& path) { m_certificate->setText(path); });
}

/// A link is read as soon as it is there, and its secret is not left on the screen.
void JoinDialog::takePasted()
{
    const QString text = m_invitation->text().trimmed();
    if (text.isEmpty() || isInvitationLink(text) || QFileInfo(text).isFile())
        return read(text);
    m_said->clear();
    m_read.reset();
    refresh();
}

void JoinDialog::read(const QString& pathOrLink)
{
    const bool isLink = isInvitationLink(pathOrLink);
    const QString shown = isLink ? pathOrLink.section(u'#', 0, 0) + QStringLiteral("#…")
                                 : QDir::toNativeSeparators(pathOrLink);
    if (m_invitation->text() != shown)
        m_invitation->setText(shown);
    m_said->clear();
    m_read.reset();
    showProblem({});
    if (pathOrLink.isEmpty())
        return refresh();
    if (auto invitation = readInvitation(pathOrLink)) {
        m_read = std::move(*invitation);
        showInvitation();
        if (m_read->validUntil < m_environment.clock.now())
            showProblem(tr("The invitation is no longer valid. Ask the coordinator for a new one, "
                           "unless you have opened this one before."));
    } else {
        showProblem(errorText(invitation.error()).oneLine());
    }
    m_form->setRowVisible(m_folder->parentWidget(), isForFolder());
    m_form->setRowVisible(m_advanced, !isForFolder());
    m_form->setRowVisible(m_certificate->parentWidget(), !isForFolder() && m_advanced->isChecked());
    refresh();
}

void JoinDialog::showInvitation()
{
    const QString whose =
        isForFolder() ? tr("For %1 in the study “%2”, in a shared folder. It is not blind: whoever "
                           "can open the folder can read what you answer.")
                            .arg(m_read->code, m_read->title)
                      : tr("For %1 in the study “%2”, on the server %3.")
                            .arg(m_read->code, m_read->title, m_read->address.host);
    m_said->setText(whose + u'\n' +
                    tr("It can be opened until %1.").arg(momentWords(m_read->validUntil)));
    m_place->setText(QDir::toNativeSeparators(placeFor(*m_read)));
}

void JoinDialog::join()
{
    const QString path = QDir::fromNativeSeparators(m_place->text().trimmed());
    if (const auto isFree = checkPlaceOfNew(path); !isFree)
        return showProblem(errorText(isFree.error()).oneLine());
    const QString certificate =
        m_advanced->isChecked() ? m_certificate->text().trimmed() : QString();
    Invitation opened = *m_read;
    if (opened.isForFolder())
        opened.address.host = QDir::fromNativeSeparators(m_folder->text().trimmed());
    ask(
        opened.isForFolder() ? tr("Joining…") : tr("Joining at %1…").arg(opened.address.host),
        [&access = m_access, invitation = opened, certificate, path,
         environment = m_environment](const CancelToken& cancel) -> Result<JoinedTeam> {
            NewTeamFile file;
            auto joined = access.join(invitation, certificate, file, cancel);
            if (!joined)
                return joined;
            if (const auto written = file.write(path, joined->membership, environment); !written)
                return fail(notYetWhole(written.error(), invitation));
            return joined;
        },
        [this, path](const Result<JoinedTeam>& joined) { end(joined, path); });
}

void JoinDialog::end(const Result<JoinedTeam>& joined, const QString& path)
{
    if (!joined)
        return showProblem(teamErrorText(joined.error(), m_read->address).oneLine());
    if (m_isInFile && m_isInFile(joined->membership.login))
        m_prompts.tell(parentWidget(), tr("The secret of this device is in a file"),
                       secretInFileText());
    m_made = path;
    if (joined->troubles.empty())
        return leave();
    QStringList lines{tr("The study file is made, with what could be read in the shared folder."),
                      QString()};
    lines += folderTroubleLines(joined->troubles);
    lines << QString()
          << tr("Close this to open the study. What is missing comes by itself, once it is there.");
    showReport(lines.join(u'\n'));
}

void JoinDialog::reject()
{
    if (m_made.isEmpty())
        TeamRequest::reject();
    else
        leave();
}

/// The last that is done: whoever opens the study deletes this dialog.
void JoinDialog::leave()
{
    const QString made = std::exchange(m_made, {});
    accept();
    Q_EMIT joined(made);
}

void JoinDialog::refresh()
{
    const bool isPlaced = !m_place->text().trimmed().isEmpty() &&
                          (!isForFolder() || !m_folder->text().trimmed().isEmpty());
    actButton()->setText(m_read && !isForFolder() ? tr("Join %1").arg(m_read->address.host)
                                                  : tr("Join"));
    actButton()->setEnabled(m_read && isPlaced && !isWorking());
}

QString JoinDialog::said() const
{
    return m_said->text();
}

} // namespace subtext
