// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

/// What the application remembers between runs, in one INI file of the user's. No text or answer of
/// a study is kept here.
class Settings
{
public:
    /// `folder` holds settings.ini and the backups.
    explicit Settings(const QString& folder);

    struct Recent
    {
        QString path;
        QString title;
        qint64 openedAt = 0;
    };
    /// Newest first; at most eight; files that are gone stay listed until forgotten.
    std::vector<Recent> recents() const;
    void addRecent(const Recent& recent);
    void forgetRecent(const QString& path);

    bool isItemListShown() const { return flag("itemList"); }
    void setItemListShown(bool isShown)
    {
        m_settings.setValue(QStringLiteral("itemList"), isShown);
    }
    bool isDockShown() const { return flag("dock"); }
    void setDockShown(bool isShown) { m_settings.setValue(QStringLiteral("dock"), isShown); }
    bool areKeysTold() const { return flag("keysTold"); }
    void setKeysTold() { m_settings.setValue(QStringLiteral("keysTold"), true); }
    theme::Mode themeMode() const;
    void setThemeMode(theme::Mode mode);
    /// In percent of the desktop's: one of theme::TextSizes. `whose` is a person of a study;
    /// whoever has not chosen has that of the machine, which is meant where nobody is named.
    int textSize(const QString& whose = {}) const;
    void setTextSize(int percent, const QString& whose = {});
    /// The code of one of languages(), kept likewise; where none was chosen, systemLanguage(). What
    /// a person chooses is that of the machine, too, until another is chosen: the sign-in speaks as
    /// the window did. Whoever has chosen keeps theirs.
    QString language(const QString& whose = {}) const;
    void setLanguage(const QString& code, const QString& whose = {});
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// Where somebody chose a file or folder last; empty: nowhere yet.
    QString lastFolder() const;
    void setLastFolder(const QString& folder);
    /// Where somebody put a new study last; empty: nowhere yet.
    QString lastStudyFolder() const;
    void setLastStudyFolder(const QString& folder);

    /// The server of Label Studio that answered last, never its key; empty: none did yet.
    QString studioAddress() const;
    void setStudioAddress(const QString& address);

    /// Who signed in last on this machine, study and person by UUID; empty: nobody. A hand-out has
    /// the UUID of its study, and its person is none of those who share the computer.
    QString lastPerson(const QString& study) const;
    void setLastPerson(const QString& study, const QString& person);

    /// The file that a hand-out was returned as; `whose` is "study/person" by UUID, and
    /// a mark of the hand-out's own place. Empty: none.
    QString returnedFile(const QString& whose) const;
    void setReturnedFile(const QString& whose, const QString& path);

    /// The folder that is watched for returned files, by the UUID of the study; empty: none.
    QString watchedFolder(const QString& study) const;
    /// Which versions of files in it came in already (FolderWatch::taken).
    QStringList watchedVersions(const QString& study) const;
    void setWatchedFolder(const QString& study, const QString& folder, const QStringList& versions);
    /// When a file came in from that folder last; 0: none did.
    qint64 watchedLast(const QString& study) const;
    void setWatchedLast(const QString& study, qint64 at);
    /// What somebody saw of a study when they last looked, study and person by UUID; see
    /// SeenStanding. Empty: nothing yet.
    QByteArray seenStanding(const QString& study, const QString& person) const;
    void setSeenStanding(const QString& study, const QString& person, const QByteArray& seen);
    /// Which replies to their questions an annotator has read, by UUID; study and person likewise.
    QStringList readReplies(const QString& study, const QString& person) const;
    void setReadReplies(const QString& study, const QString& person, const QStringList& replies);
    /// What somebody hid from a list of a study on this machine, the study by its UUID.
    QStringList hidden(const QString& list, const QString& study) const;
    /// The list of prediction sets; its rows are SetName::text().
    static QString setsList() { return QStringLiteral("hiddenSets"); }
    void setHidden(const QString& list, const QString& study, const QStringList& rows);

    QString backupFolder() const;
    QString folder() const { return m_folder; }

private:
    bool flag(const char* name) const
    {
        return m_settings.value(QLatin1String(name), false).toBool();
    }

    QString m_folder;
    QSettings m_settings;
};

} // namespace subtext
