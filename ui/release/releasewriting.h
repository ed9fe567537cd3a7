// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/release/releaseworker.h"

#include <QObject>

class QWidget;

namespace subtext {

class NoticeBar;
class Prompts;

/// What the Release page asks and says round the writing of a release: where the folder goes, and
/// that the study has taken a note of it. The writing itself is ReleaseWorker's.
class ReleaseWriting : public QObject
{
    Q_OBJECT
public:
    ReleaseWriting(Prompts& prompts, NoticeBar& notice, QWidget* page);

    void start(Study& study, PersonId person);
    void stop();
    void setDraft(const std::shared_ptr<const ReleaseDraft>& draft) { m_draft = draft; }

    void askForFolder();
    void record(const PreparedRelease& release, const QString& folder);

Q_SIGNALS:
    void folderChosen(const QString& folder);
    /// The study has taken a note of the release; nothing is said about it yet.
    void noted();
    void written(const QString& folder);
    void folderRequested(const QString& folder);

private:
    QString folderName() const;
    void takeParent(const QString& parent);

    QWidget& m_page; ///< Whose dialogs they are.
    Prompts& m_prompts;
    NoticeBar& m_notice;
    Study* m_study = nullptr;
    PersonId m_person;
    QString m_studyPath;
    QString m_parent; ///< Where its last release went; at first where the study is.
    std::shared_ptr<const ReleaseDraft> m_draft;
};

} // namespace subtext
