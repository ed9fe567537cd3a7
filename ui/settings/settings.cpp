// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"

#include "ui/text/language.h"

#include <QDir>

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t MostRecents = 8;
QString recentsKey()
{
    return QStringLiteral("recents");
}

QString textSizeKey(const QString& whose)
{
    return whose.isEmpty() ? QStringLiteral("textSize") : QStringLiteral("textSizeOf/") + whose;
}

QString languageKey(const QString& whose)
{
    return whose.isEmpty() ? QStringLiteral("language") : QStringLiteral("languageOf/") + whose;
}

QString seenKey(const QString& study, const QString& person)
{
    return QStringLiteral("seen/%1/%2").arg(study, person);
}

QString repliesKey(const QString& study, const QString& person)
{
    return QStringLiteral("replies/%1/%2").arg(study, person);
}

QString returnedKey(const QString& whose)
{
    return QStringLiteral("returned/") + whose;
}

QString watchedKey(const QString& study)
{
    return QStringLiteral("watched/") + study;
}

} // namespace

Settings::Settings(const QString& folder)
    : m_folder(folder)
    , m_settings(QDir(folder).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
{}

std::vector<Settings::Recent> Settings::recents() const
{
    std::vector<Recent> recents;
    const QVariantList stored = m_settings.value(recentsKey()).toList();
    for (const QVariant& entry : stored) {
        const QVariantMap map = entry.toMap();
        recents.push_back({map.value(QStringLiteral("path")).toString(),
                           map.value(QStringLiteral("title")).toString(),
                           map.value(QStringLiteral("openedAt")).toLongLong()});
    }
    return recents;
}

namespace {

void store(QSettings& settings, const std::vector<Settings::Recent>& recents)
{
    QVariantList list;
    for (const Settings::Recent& recent : recents)
        list.append(QVariantMap{{QStringLiteral("path"), recent.path},
                                {QStringLiteral("title"), recent.title},
                                {QStringLiteral("openedAt"), recent.openedAt}});
    settings.setValue(recentsKey(), list);
}

} // namespace

void Settings::addRecent(const Recent& recent)
{
    std::vector<Recent> all{recent};
    for (const Recent& other : recents()) {
        if (other.path != recent.path)
            all.push_back(other);
    }
    if (all.size() > MostRecents)
        all.resize(MostRecents);
    store(m_settings, all);
}

void Settings::forgetRecent(const QString& path)
{
    std::vector<Recent> all = recents();
    std::erase_if(all, [&](const Recent& other) { return other.path == path; });
    store(m_settings, all);
}

theme::Mode Settings::themeMode() const
{
    const QString word = m_settings.value(QStringLiteral("theme")).toString();
    if (word == QLatin1String("dark"))
        return theme::Mode::Dark;
    if (word == QLatin1String("contrast"))
        return theme::Mode::Contrast;
    return word == QLatin1String("light") ? theme::Mode::Light : theme::Mode::System;
}

void Settings::setThemeMode(theme::Mode mode)
{
    const QString word = mode == theme::Mode::Dark       ? QStringLiteral("dark")
                         : mode == theme::Mode::Light    ? QStringLiteral("light")
                         : mode == theme::Mode::Contrast ? QStringLiteral("contrast")
                                                         : QStringLiteral("system");
    m_settings.setValue(QStringLiteral("theme"), word);
}

int Settings::textSize(const QString& whose) const
{
    const QVariant ofMachine = m_settings.value(textSizeKey({}), 100);
    const int size = m_settings.value(textSizeKey(whose), ofMachine).toInt();
    const auto& sizes = theme::TextSizes;
    return std::find(sizes.begin(), sizes.end(), size) != sizes.end() ? size : 100;
}

void Settings::setTextSize(int percent, const QString& whose)
{
    m_settings.setValue(textSizeKey(whose), percent);
}

QString Settings::language(const QString& whose) const
{
    const QString ofMachine = m_settings.value(languageKey({})).toString();
    const QString chosen = m_settings.value(languageKey(whose), ofMachine).toString();
    return chosen.isEmpty() ? systemLanguage() : chosen;
}

void Settings::setLanguage(const QString& code, const QString& whose)
{
    m_settings.setValue(languageKey(whose), code);
    if (!whose.isEmpty())
        m_settings.setValue(languageKey({}), code); // nobody expects two of one program
}

QByteArray Settings::windowGeometry() const
{
    return m_settings.value(QStringLiteral("geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_settings.setValue(QStringLiteral("geometry"), geometry);
}

QString Settings::lastFolder() const
{
    return m_settings.value(QStringLiteral("lastFolder")).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    m_settings.setValue(QStringLiteral("lastFolder"), folder);
}

QString Settings::lastStudyFolder() const
{
    return m_settings.value(QStringLiteral("lastStudyFolder")).toString();
}

void Settings::setLastStudyFolder(const QString& folder)
{
    m_settings.setValue(QStringLiteral("lastStudyFolder"), folder);
}

QString Settings::studioAddress() const
{
    return m_settings.value(QStringLiteral("labelStudio")).toString();
}

void Settings::setStudioAddress(const QString& address)
{
    m_settings.setValue(QStringLiteral("labelStudio"), address);
}

QString Settings::lastPerson(const QString& study) const
{
    return m_settings.value(QStringLiteral("lastPerson/") + study).toString();
}

void Settings::setLastPerson(const QString& study, const QString& person)
{
    m_settings.setValue(QStringLiteral("lastPerson/") + study, person);
}

QString Settings::returnedFile(const QString& whose) const
{
    return m_settings.value(returnedKey(whose)).toString();
}

void Settings::setReturnedFile(const QString& whose, const QString& path)
{
    if (path.isEmpty())
        m_settings.remove(returnedKey(whose));
    else
        m_settings.setValue(returnedKey(whose), path);
}

QString Settings::watchedFolder(const QString& study) const
{
    return m_settings.value(watchedKey(study) + QStringLiteral("/folder")).toString();
}

QStringList Settings::watchedVersions(const QString& study) const
{
    return m_settings.value(watchedKey(study) + QStringLiteral("/versions")).toStringList();
}

void Settings::setWatchedFolder(const QString& study, const QString& folder,
                                const QStringList& versions)
{
    if (folder.isEmpty()) {
        m_settings.remove(watchedKey(study));
        return;
    }
    if (folder != watchedFolder(study))
        m_settings.remove(watchedKey(study) + QStringLiteral("/last"));
    m_settings.setValue(watchedKey(study) + QStringLiteral("/folder"), folder);
    m_settings.setValue(watchedKey(study) + QStringLiteral("/versions"), versions);
}

qint64 Settings::watchedLast(const QString& study) const
{
    return m_settings.value(watchedKey(study) + QStringLiteral("/last")).toLongLong();
}

void Settings::setWatchedLast(const QString& study, qint64 at)
{
    m_settings.setValue(watchedKey(study) + QStringLiteral("/last"), at);
}

QByteArray Settings::seenStanding(const QString& study, const QString& person) const
{
    return m_settings.value(seenKey(study, person)).toByteArray();
}

void Settings::setSeenStanding(const QString& study, const QString& person, const QByteArray& seen)
{
    m_settings.setValue(seenKey(study, person), seen);
}

QStringList Settings::readReplies(const QString& study, const QString& person) const
{
    return m_settings.value(repliesKey(study, person)).toStringList();
}

void Settings::setReadReplies(const QString& study, const QString& person,
                              const QStringList& replies)
{
    m_settings.setValue(repliesKey(study, person), replies);
}

QStringList Settings::hidden(const QString& list, const QString& study) const
{
    return m_settings.value(list + u'/' + study).toStringList();
}

void Settings::setHidden(const QString& list, const QString& study, const QStringList& rows)
{
    if (rows.isEmpty())
        m_settings.remove(list + u'/' + study);
    else
        m_settings.setValue(list + u'/' + study, rows);
}

QString Settings::backupFolder() const
{
    return QDir(m_folder).filePath(QStringLiteral("backups"));
}

} // namespace subtext
