// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/travel/merging.h"
#include "ui/roster/folderwatch.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace subtext {

class Prompts;
class Settings;
class Study;

/// The line of Files that says which folder is watched for returned files, and what came in last.
/// The folder is remembered for the study, on this machine.
class WatchedFolder : public QWidget
{
    Q_OBJECT
public:
    WatchedFolder(Settings& settings, Prompts& prompts, QWidget* parent);

    /// Goes on where it was watched before. A study that can only be read watches none.
    void start(Study& study, const Environment& environment);
    void stop();

    void askForFolder();
    void watch(const QString& folder);
    /// Watches none from now on, nor when the study is opened again.
    void giveUp();
    /// Files were merged, those of this folder among them or not.
    void noteMerged(const std::vector<MergedFile>& files);

    FolderWatch& folderWatch() { return m_watch; }
    QPushButton* button() const { return m_button; }
    QString text() const;

Q_SIGNALS:
    void arrived(const QStringList& paths);
    /// What the settings say of it is another.
    void changed();

private:
    void showState();
    void remember();

    Settings& m_settings;
    Prompts& m_prompts;
    FolderWatch m_watch;
    std::optional<Environment> m_environment;
    QString m_studyPath;
    QString m_study; ///< Its UUID; empty: none.
    QString m_last;  ///< What came in last.
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace subtext
