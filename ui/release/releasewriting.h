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
    /// What is on the screen, and so what is written.
    void setDraft(const std::shared_ptr<const ReleaseDraft>& draft) { m_draft = draft; }

    /// Asks for a folder, and before an earlier release is replaced.
    void askForFolder();
    /// Notes down in the study what was written to `folder`.
    void record(const PreparedRelease& release, const QString& folder);

Q_SIGNALS:
    /// A new folder, or one whose release may be replaced.
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
    QString m_parent; ///< Where the last release went; at first where the study is.
    std::shared_ptr<const ReleaseDraft> m_draft;
};

} // namespace subtext
