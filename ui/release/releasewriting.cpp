// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releasewriting.h"

#include "core/base/filenames.h"
#include "core/publishing/releasing.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>

#include <utility>

namespace subtext {

ReleaseWriting::ReleaseWriting(Prompts& prompts, NoticeBar& notice, QWidget* page)
    : QObject(page)
    , m_page(*page)
    , m_prompts(prompts)
    , m_notice(notice)
{}

void ReleaseWriting::start(Study& study, PersonId person)
{
    m_study = &study;
    m_person = person;
    if (std::exchange(m_studyPath, study.path()) != study.path())
        m_parent = QFileInfo(study.path()).absolutePath();
}

void ReleaseWriting::stop()
{
    m_study = nullptr;
    m_draft.reset();
}

void ReleaseWriting::askForFolder()
{
    m_prompts.openFolder(&m_page,
                         tr("Choose a folder: “%1” will be created in it").arg(folderName()),
                         m_parent, [this](const QString& parent) { takeParent(parent); });
}

void ReleaseWriting::takeParent(const QString& parent)
{
    if (!m_draft)
        return;
    m_parent = parent;
    const QString folder = QDir(parent).filePath(folderName());
    if (!QFileInfo::exists(folder)) {
        Q_EMIT folderChosen(folder);
        return;
    }
    m_prompts.choose(&m_page, tr("%1 is there already.").arg(folderName()),
                     tr("A release there is replaced as a whole. Anything else is left alone."),
                     {tr("Replace it")}, [this, folder](int choice) {
                         if (choice == 0)
                             Q_EMIT folderChosen(folder);
                     });
}

QString ReleaseWriting::folderName() const
{
    const QString title =
        fileNamePart(m_study->info().value_or(StudyInfo()).title.toLower()); // a proposal
    return (title.isEmpty() ? QStringLiteral("release") : title) + u'-' +
           m_draft->input.options.version;
}

void ReleaseWriting::record(const PreparedRelease& release, const QString& folder)
{
    const QString name = QFileInfo(folder).fileName();
    const auto recorded = m_study->releasing().record(*release.draft, release.files, m_person);
    if (!recorded) {
        m_notice.showNotice(NoticeBar::Kind::Danger,
                            tr("“%1” is complete, but it could not be recorded in the study: %2")
                                .arg(name, errorText(recorded.error()).oneLine()),
                            tr("Try again"), [this, release, folder] {
                                m_notice.dismiss();
                                record(release, folder);
                            });
        return;
    }
    Q_EMIT noted();
    m_notice.showNotice(NoticeBar::Kind::Info,
                        tr("Version %1 is in “%2” and recorded in the study.")
                            .arg(release.draft->input.options.version, name),
                        tr("Open folder"), [this, folder] { Q_EMIT folderRequested(folder); });
    // The Cancel button had the keys, and is gone.
    const QWidget* focused = m_page.window()->focusWidget();
    if (m_page.isVisible() && !(focused && m_page.isAncestorOf(focused)))
        m_notice.actionButton()->setFocus(Qt::OtherFocusReason);
    Q_EMIT written(folder);
}

} // namespace subtext
