// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/loststudy.h"

#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/backupworker.h"
#include "ui/shell/places.h"
#include "ui/shell/studywatch.h"
#include "ui/text/backuptext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagestack.h"

#include <QDir>
#include <QFileInfo>
#include <QGraphicsOpacityEffect>
#include <QPushButton>
#include <QStandardPaths>

namespace subtext {

LostStudy::LostStudy(const Parts& parts, QWidget* window)
    : QObject(window)
    , m_parts(parts)
    , m_window(window)
{
    connect(&m_parts.watch, &StudyWatch::lost, this, &LostStudy::showLost);
    connect(&m_parts.watch, &StudyWatch::found, this, &LostStudy::showFound);
}

void LostStudy::setStudy(Study* study)
{
    setWorkStopped(false);
    m_study = study;
}

void LostStudy::showLost(const Error& error)
{
    const ErrorText text = errorText(error);
    if (m_study->access() == Study::Access::Read) {
        m_parts.notice.showNotice(
            NoticeBar::Kind::Danger, tr("%1 What you see is what was read before.").arg(text.what),
            tr("Open it again"), [this] { Q_EMIT readingRequested(m_study->path()); });
        return;
    }
    m_parts.backups.watch({}); // it would copy what is not this study
    // Whether or not anybody asks for a copy; where it fails, only that copy keeps what was said.
    if (const auto kept = m_study->backUpLost(); !kept)
        m_parts.backupNotice.showNotice(NoticeBar::Kind::Lasting, backupFailureText(kept.error()));
    m_keysBefore = m_parts.stack.focusWidget();
    setWorkStopped(true);
    m_parts.notice.showNotice(NoticeBar::Kind::Danger, text.oneLine(), tr("Save my copy as…"),
                              [this] { askForCopy(); });
    m_parts.notice.actionButton()->setFocus(Qt::OtherFocusReason);
}

void LostStudy::showFound()
{
    m_parts.notice.dismiss();
    setWorkStopped(false);
    m_parts.places.flush(); // what could not be saved meanwhile; where it fails, the place says so
    if (m_keysBefore)
        m_keysBefore->setFocus(Qt::OtherFocusReason);
    if (m_study->access() == Study::Access::Write)
        m_parts.backups.watch(QFileInfo(m_study->path()).absoluteFilePath());
}

/// Everything under the notice is there to be read, and looks like it.
void LostStudy::setWorkStopped(bool isStopped)
{
    m_isCopySaved = false;
    m_parts.stack.setEnabled(!isStopped);
    if (!isStopped) {
        m_parts.stack.setGraphicsEffect(nullptr);
        return;
    }
    auto* faded = new QGraphicsOpacityEffect(&m_parts.stack);
    faded->setOpacity(0.6);
    m_parts.stack.setGraphicsEffect(faded);
}

void LostStudy::whenSafe(const std::function<void()>& then)
{
    if (!isLost()) {
        m_parts.places.whenSafe(then);
        return;
    }
    if (m_isCopySaved) {
        then();
        return;
    }
    m_parts.prompts.choose(
        m_window, tr("Save a copy first?"),
        tr("The study is no longer where it was, and nothing more is saved there. A copy "
           "keeps everything that you submitted or began."),
        {tr("Save my copy as…"), tr("Leave without it")}, [this, then](int choice) {
            if (choice == 0)
                askForCopy();
            else if (choice == 1)
                then();
        });
}

bool LostStudy::isLost() const
{
    return m_study && m_study->access() == Study::Access::Write && !m_parts.watch.look();
}

void LostStudy::askForCopy()
{
    const QFileInfo file(m_study->path());
    // A disk that went away took the folder along.
    const QDir folder(file.absoluteDir().exists()
                          ? file.absolutePath()
                          : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString proposal = folder.filePath(tr("%1 (my copy)").arg(file.completeBaseName()) +
                                             QStringLiteral(".subtext"));
    m_parts.prompts.saveFile(m_window, tr("Save my copy as"), proposal, tr("Studies (*.subtext)"),
                             [this](const QString& path) {
                                 if (m_study)
                                     saveCopy(path);
                             });
}

void LostStudy::saveCopy(const QString& path)
{
    bool isKept = false;
    const auto saved = m_study->saveCopy(path, [&] { isKept = m_parts.places.flush(); });
    if (!saved || !isKept) {
        const QString why =
            saved ? tr("What is on the screen is not in it.") : errorText(saved.error()).what;
        m_parts.notice.showNotice(NoticeBar::Kind::Danger,
                                  tr("The copy was not saved. %1 Choose another place; the study "
                                     "is no longer where it was.")
                                      .arg(why),
                                  tr("Save my copy as…"), [this] { askForCopy(); });
        return;
    }
    m_isCopySaved = true;
    m_parts.notice.showNotice(
        NoticeBar::Kind::Lasting,
        tr("Your copy is saved with everything that you submitted or began: %1. Continue in it; "
           "once the study is back, merge the copy into it as you merge returned files.")
            .arg(path),
        tr("Continue in the copy"), [this, path] { Q_EMIT openRequested(path); });
}

} // namespace subtext
