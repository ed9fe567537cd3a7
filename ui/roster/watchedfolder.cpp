// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/watchedfolder.h"

#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"
#include "ui/text/coursetext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {

WatchedFolder::WatchedFolder(Settings& settings, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_text(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_button(makeButton(QString(), ButtonKind::Quiet, this))
{
    QHBoxLayout* across = makeRow(this, {}, 12);
    across->addWidget(m_text, 1);
    across->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_watch.folder().isEmpty())
            askForFolder();
        else
            giveUp();
    });
    connect(&m_watch, &FolderWatch::arrived, this, &WatchedFolder::arrived);
    connect(&m_watch, &FolderWatch::looked, this, &WatchedFolder::showState);
    stop();
}

void WatchedFolder::start(Study& study, const Environment& environment)
{
    stop();
    const auto info = study.info();
    if (!info || study.access() != Study::Access::Write)
        return;
    m_environment.emplace(environment);
    m_studyPath = study.path();
    m_study = info->uuid.text();
    const QString folder = m_settings.watchedFolder(m_study);
    if (!folder.isEmpty())
        m_watch.watch(folder, m_studyPath, m_settings.watchedVersions(m_study));
    showState();
}

void WatchedFolder::stop()
{
    m_watch.stop();
    m_environment.reset();
    m_study.clear();
    m_last.clear();
    showState();
}

void WatchedFolder::askForFolder()
{
    if (m_study.isEmpty())
        return;
    m_prompts.openFolder(this, tr("Watch a folder for returned files"), {},
                         [this](const QString& folder) { watch(folder); });
}

void WatchedFolder::watch(const QString& folder)
{
    if (m_study.isEmpty() || folder.isEmpty())
        return;
    m_last.clear();
    m_watch.watch(QDir(folder).absolutePath(), m_studyPath, {});
    remember();
    m_watch.look();
}

void WatchedFolder::giveUp()
{
    m_watch.stop();
    m_last.clear();
    remember();
    showState();
}

void WatchedFolder::noteMerged(const std::vector<MergedFile>& files)
{
    if (m_watch.folder().isEmpty() || !m_environment)
        return;
    std::vector<MergedFile> own;
    QStringList names;
    for (const MergedFile& file : files) {
        if (!file.file.startsWith(m_watch.folder() + u'/'))
            continue;
        // Where the machine refused, the file is as it should be, and comes in another time.
        if (!file.error || !isSystemRefusal(file.error->code))
            names << file.file;
        if (!file.isLeftOut)
            own.push_back(file);
    }
    m_watch.noteTaken(names);
    const qint64 now = m_environment->clock.now();
    if (!own.empty()) {
        m_settings.setWatchedLast(m_study, now);
        m_last = tr("Last came in, %1: %2").arg(shortMomentWords(now), mergeTotalText(own));
    }
    remember();
    showState();
}

void WatchedFolder::remember()
{
    m_settings.setWatchedFolder(m_study, m_watch.folder(), m_watch.taken());
    Q_EMIT changed();
}

void WatchedFolder::showState()
{
    const QString& folder = m_watch.folder();
    m_button->setText(folder.isEmpty() ? tr("Watch a folder…") : tr("Stop watching"));
    m_button->setEnabled(!m_study.isEmpty());
    QString text;
    if (folder.isEmpty())
        text = tr("Choose a folder to watch, and files that are returned into it, or into a "
                  "person’s folder inside it, are merged as they arrive.");
    else if (m_watch.isThere())
        text = tr("Watching %1. Files that come in there are merged.").arg(folder);
    else
        text = tr("Watching %1, which cannot be reached at the moment.").arg(folder);
    m_text->setText(saidTogether({text, m_last}));
}

QString WatchedFolder::text() const
{
    return m_text->text();
}

} // namespace subtext
