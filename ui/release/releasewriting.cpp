// SPDX-License-Identifier: GPL-3.0-or-later
// How the Release page writes a release to a folder.
#include "core/base/filenames.h"
#include "core/study/releasing.h"
#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/release/optionspanel.h"
#include "ui/release/releasepage.h"
#include "ui/release/verdictcard.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>

namespace subtext {

void ReleasePage::askForFolder()
{
    if (!m_draft || !flush())
        return;
    m_prompts.openFolder(
        this, tr("Where to put “%1”").arg(folderName()), [this](const QString& parent) {
            if (!m_draft)
                return;
            const QString folder = QDir(parent).filePath(folderName());
            if (!QFileInfo::exists(folder)) {
                writeTo(folder);
                return;
            }
            m_prompts.choose(this, tr("%1 is there already.").arg(folderName()),
                             tr("A release there is replaced as a whole. Anything else is left "
                                "alone."),
                             {tr("Replace it")}, [this, folder](int choice) {
                                 if (choice == 0)
                                     writeTo(folder);
                             });
        });
}

QString ReleasePage::folderName() const
{
    const QString title =
        fileNamePart(m_study->info().value_or(StudyInfo()).title.toLower()); // a proposal
    return (title.isEmpty() ? QStringLiteral("release") : title) + u'-' +
           m_draft->input.options.version;
}

void ReleasePage::writeTo(const QString& folder)
{
    if (!m_worker || m_isWriting || !m_draft)
        return;
    m_notice->dismiss();
    m_freshness.markFresh();
    m_isWriting = true;
    ReleaseRequest shown = request();
    shown.options.version = m_draft->input.options.version; // as the folder is called
    m_worker->write(shown, folder);
    m_verdict->setWork(tr("Writing…"));
    showObstacle();
}

void ReleasePage::takeWritten(const PreparedRelease& release, const QString& folder)
{
    const QString name = QFileInfo(folder).fileName();
    const auto recorded = m_study->releasing().record(*release.draft, release.files, m_person);
    if (!recorded) {
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("“%1” is complete, but the study could not take a note of it: %2")
                                 .arg(name, errorText(recorded.error()).oneLine()),
                             tr("Try again"), [this, release, folder] {
                                 m_notice->dismiss();
                                 takeWritten(release, folder);
                             });
        return;
    }
    m_options->takeProposal();
    m_notice->showNotice(NoticeBar::Kind::Info,
                         tr("Version %1 is in “%2”, and the study has taken a note of it.")
                             .arg(release.draft->input.options.version, name),
                         tr("Open folder"), [this, folder] { Q_EMIT folderRequested(folder); });
    // The Cancel button had the keys, and is gone.
    const QWidget* focused = window()->focusWidget();
    if (isVisible() && !(focused && isAncestorOf(focused)))
        m_notice->actionButton()->setFocus(Qt::OtherFocusReason);
    Q_EMIT written(folder);
}

} // namespace subtext
