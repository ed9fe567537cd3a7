// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/studyopener.h"

#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/inventedvectors.h"
#include "ui/labelstudio/studiostudydialog.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"
#include "ui/setup/setupwizard.h"
#include "ui/text/backuptext.h"
#include "ui/text/errortext.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

// Most of the invented annotators are done, the second is half-way, the first has not begun.
Result<void> beginWork(Study& study)
{
    const auto roster = study.roster().people();
    if (!roster)
        return fail(roster.error());
    const std::vector<Person>& people = *roster;
    for (std::size_t i = 1; i < people.size(); ++i) {
        if (people[i].role != Role::Annotator)
            continue;
        const int most = i == 1 ? 6 : std::numeric_limits<int>::max();
        if (const auto done = simulateLabelling(study, {people[i].id}, most, 42); !done)
            return done;
    }
    return {};
}

Result<void> fillDemonstration(Study& study, const Demonstration& demonstration)
{
    if (demonstration.isOfDisagreement)
        return simulateDisagreement(study, 42);
    if (const auto begun = beginWork(study); !begun || !demonstration.hasModels)
        return begun;
    return simulateVectorModels(study, 42);
}

} // namespace

StudyOpener::StudyOpener(Settings& settings, Prompts& prompts, const Environment& environment,
                         QWidget* window, Done done)
    : QObject(window)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_environment(environment)
    , m_window(window)
    , m_done(std::move(done))
{}

void StudyOpener::open(const QString& path)
{
    openWith(path, QFileInfo(path).size() > m_shownAtOnceFrom ? Study::Proof::Meanwhile
                                                              : Study::Proof::First);
}

void StudyOpener::openWith(const QString& path, Study::Proof proof)
{
    auto opened = Study::open(path, Study::Access::Write, m_environment, proof);
    if (!opened) {
        refused(opened.error(), path);
        return;
    }
    if ((*opened)->isMended())
        m_prompts.tell(m_window, tr("The study was repaired"), mendedText());
    m_done(std::move(*opened));
}

void StudyOpener::follow(Study& study)
{
    // Queued: whoever asked for the proof still works with the study.
    const auto hear = [this, study = QPointer<Study>(&study)](const Error& error) {
        const auto act = [this, study, error] {
            if (!study)
                return; // let go meanwhile
            const QString path = study->path();
            Q_EMIT faultFound();
            // An index alone may be mended, and what a proof at opening finds has its ways already.
            if (error.code == ErrorCode::StudyDamaged)
                openWith(path, Study::Proof::First);
            else
                refused(error, path);
        };
        QMetaObject::invokeMethod(this, act, Qt::QueuedConnection);
    };
    connect(&study, &Study::faultFound, this, hear);
}

void StudyOpener::openForReading(const QString& path)
{
    auto opened = Study::open(path, Study::Access::Read, m_environment);
    if (opened)
        m_done(std::move(*opened));
    else
        refused(opened.error(), path);
}

void StudyOpener::refused(const Error& error, const QString& path)
{
    const ErrorText text = errorText(error);
    if (error.code == ErrorCode::Locked || error.code == ErrorCode::ReadOnly ||
        error.code == ErrorCode::AuditBroken) {
        m_prompts.choose(m_window, text.what, text.remedy, {tr("Open for reading")},
                         [this, path](int choice) {
                             if (choice == 0)
                                 openForReading(path);
                             else
                                 m_done(nullptr);
                         });
        return;
    }
    // A study whose first page is damaged does not even say that it is one.
    // One that was deleted is in its backups as it last stood.
    if (error.code == ErrorCode::StudyDamaged || error.code == ErrorCode::NotAStudy ||
        error.code == ErrorCode::FileMissing) {
        QGuiApplication::setOverrideCursor(Qt::WaitCursor); // each is read from end to end
        const FoundBackups found =
            findBackups(path, m_environment.backupFolder, m_environment.clock.now());
        QGuiApplication::restoreOverrideCursor();
        if (error.code == ErrorCode::StudyDamaged || !found.isEmpty() ||
            (error.code == ErrorCode::FileMissing && isRecent(path))) {
            offerBackups(error, found, path);
            return;
        }
    }
    m_prompts.tell(m_window, text.what, text.remedy);
    m_done(nullptr);
}

void StudyOpener::offerBackups(const Error& error, const FoundBackups& found, const QString& path)
{
    const QString what = error.code == ErrorCode::NotAStudy
                             ? errorText({ErrorCode::StudyDamaged, path, 0, 0, {}, {}}).what
                             : errorText(error).what;
    const QString text = foundBackupsText(found);
    QStringList choices;
    for (const SoundBackup& backup : found.sound)
        choices << restoreText(backup);
    // What is gone for good need not be listed for ever; what is damaged may still be sent along.
    if (error.code == ErrorCode::FileMissing && isRecent(path))
        choices << tr("Remove it from the list");
    if (choices.isEmpty()) {
        m_prompts.tell(m_window, what, text);
        m_done(nullptr);
        return;
    }
    m_prompts.choose(m_window, what, text, choices, [this, path, found](int choice) {
        if (choice >= 0 && choice < static_cast<int>(found.sound.size())) {
            restore(found.sound.at(static_cast<std::size_t>(choice)).path, path);
            return;
        }
        if (choice >= 0)
            Q_EMIT recentForgotten(path);
        m_done(nullptr);
    });
}

bool StudyOpener::isRecent(const QString& path) const
{
    const std::vector<Settings::Recent> recents = m_settings.recents();
    return std::any_of(recents.begin(), recents.end(), [&](const Settings::Recent& recent) {
        return recent.path == QFileInfo(path).absoluteFilePath();
    });
}

void StudyOpener::restore(const QString& backup, const QString& path)
{
    const auto restored = restoreBackup(backup, path);
    if (!restored) {
        refused(restored.error(), path);
        return;
    }
    auto opened = Study::open(*restored, Study::Access::Write, m_environment);
    if (opened)
        m_done(std::move(*opened));
    else
        refused(opened.error(), path); // whose backups are those of the damaged study
}

void StudyOpener::openDemonstration(const Demonstration& demonstration)
{
    const QString path = QDir(m_settings.folder()).filePath(demonstration.file);
    if (QFileInfo::exists(path)) {
        open(path);
        return;
    }
    QDir().mkpath(m_settings.folder());
    auto made = makeDemonstration(path, m_environment, demonstration);
    if (!made) {
        refused(made.error(), path);
        return;
    }
    if (const auto done = fillDemonstration(**made, demonstration); !done) {
        refused(done.error(), path);
        return;
    }
    m_done(std::move(*made));
}

void StudyOpener::makeNew()
{
    auto* dialog = new SetupWizard(m_prompts, m_environment, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SetupWizard::makeRequested, this, [this, dialog](const QString& path) {
        if (auto study = dialog->make(path)) {
            const QString coordinator = dialog->draft().coordinator.simplified();
            const QString refused = dialog->refusedText();
            dialog->accept();
            m_done(std::move(study));
            Q_EMIT made(coordinator);
            if (!refused.isEmpty())
                m_prompts.tell(m_window, tr("Some rows of the files were not imported."), refused);
        }
    });
    if (m_access.canAsk()) {
        dialog->offerLabelStudio();
        connect(dialog, &SetupWizard::labelStudioRequested, this,
                &StudyOpener::makeFromLabelStudio);
    }
    dialog->open();
}

void StudyOpener::makeFromLabelStudio()
{
    if (!m_access.canAsk())
        return;
    auto* dialog =
        new StudioStudyDialog({m_prompts, m_environment, m_access, &m_settings}, m_window);
    // In the dialog's own name: it may drop its study when all else of the window is gone.
    Settings* settings = &m_settings;
    const Clock* clock = &m_environment.clock;
    connect(dialog, &StudioStudyDialog::begun, dialog,
            [settings, clock](const QString& path, const QString& title) {
                settings->addRecent({path, title, clock->now()});
            });
    connect(dialog, &StudioStudyDialog::dropped, dialog,
            [settings](const QString& path) { settings->forgetRecent(path); });
    connect(dialog, &StudioStudyDialog::begun, this, &StudyOpener::recentsChanged);
    connect(dialog, &StudioStudyDialog::dropped, this, &StudyOpener::recentsChanged);
    connect(dialog, &StudioStudyDialog::made, this, [this, dialog](const QString& coordinator) {
        auto study = dialog->takeStudy();
        dialog->accept();
        m_done(std::move(study));
        Q_EMIT made(coordinator);
    });
    dialog->open();
}

} // namespace subtext
