// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/study.h"
#include "core/study/studybackup.h"
#include "ui/models/asking/modelaccess.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace subtext {

class Prompts;
class Settings;

/// The ways to an open study. Where one is refused, says why and offers what is possible (reading
/// only, a backup).
class StudyOpener : public QObject
{
    Q_OBJECT
public:
    /// `done` gets the study, or none where nothing was opened in the end.
    using Done = std::function<void(std::unique_ptr<Study>)>;

    StudyOpener(Settings& settings, Prompts& prompts, const Environment& environment,
                QWidget* window, Done done);

    void open(const QString& path);
    void openForReading(const QString& path);
    /// Offers what is possible when the proof of a study that goes on meanwhile finds a fault.
    void follow(Study& study);
    /// Files over this many bytes are shown at once and proven meanwhile; the proof of a smaller
    /// one takes less than a tenth of a second, and one waits for it.
    void setShownAtOnceFrom(qint64 bytes) { m_shownAtOnceFrom = bytes; }
    /// The demonstration study of this user, made on first use.
    void openDemonstration(const Demonstration& demonstration);
    void makeNew();
    /// From a project of a running Label Studio, where that is within reach.
    void makeFromLabelStudio();
    void setAccess(const ModelAccess& access) { m_access = access; }

Q_SIGNALS:
    /// A study was made and handed over; the name of its coordinator, where they said it.
    void made(const QString& coordinator);
    void recentForgotten(const QString& path);
    /// The proof of the study that was handed over found a fault: whoever shows it lets it go. What
    /// is possible then is offered afterwards.
    void faultFound();
    /// Other studies are among the recent ones than before.
    void recentsChanged();

private:
    void openWith(const QString& path, Study::Proof proof);
    void refused(const Error& error, const QString& path);
    /// Says which backups there are, and offers the sound ones.
    void offerBackups(const Error& error, const FoundBackups& found, const QString& path);
    void restore(const QString& backup, const QString& path);
    bool isRecent(const QString& path) const;

    Settings& m_settings;
    Prompts& m_prompts;
    Environment m_environment;
    ModelAccess m_access;
    QWidget* m_window;
    Done m_done;
    qint64 m_shownAtOnceFrom = qint64{16} * 1024 * 1024;
};

} // namespace subtext
