// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionregistry.h"

#include "ui/actions/keytext.h"

#include <QWidget>

#include <algorithm>

namespace subtext {

QString ActionRegistry::Entry::writtenKeys() const
{
    return keyWords.isEmpty() ? keysText(keys) : keyWords;
}

int ActionRegistry::orderOf(const QString& place) const
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&](const auto& one) { return one.first == place; });
    return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
}

Role ActionRegistry::roleFor(const QString& place) const
{
    const int order = orderOf(place);
    return order < 0 ? Role::Annotator : m_places[static_cast<std::size_t>(order)].second;
}

QAction* ActionRegistry::make(QWidget* owner, const QString& text, const QList<QKeySequence>& keys,
                              const Run& run)
{
    auto* action = new QAction(text, owner);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    connect(action, &QAction::triggered, owner, [run] { run(); });
    owner->addAction(action);
    return action;
}

QAction* ActionRegistry::add(QWidget* owner, const QString& place, const QString& text,
                             const QList<QKeySequence>& keys, const Run& run, Role from,
                             const QString& only)
{
    QAction* action = make(owner, text, keys, run);
    m_entries.push_back({place, text, keys, {}, from, {}, only, action});
    return action;
}

QAction* ActionRegistry::addWay(QWidget* owner, const QString& place, const QKeySequence& key,
                                const Run& run)
{
    const QString text = tr("Place: %1").arg(place);
    QAction* action = make(owner, text, {key}, run);
    m_entries.push_back({everywhere(), text, {key}, {}, roleFor(place), place, {}, action});
    m_entries.back().needs = Entry::Needs::Work;
    return action;
}

void ActionRegistry::addViews(QWidget* owner, const QString& place, const QStringList& views,
                              const std::function<void(int)>& show, const QString& only)
{
    for (int i = 0; i < views.size(); ++i) {
        const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        add(
            owner, place, views[i], {key}, [show, i] { show(i); }, Role::Annotator, only);
        m_entries.back().leadsTo = tr("%1 > %2", "Place and view").arg(place, views[i]);
        m_entries.back().isErrand = true;
    }
}

void ActionRegistry::sendFromAnywhere(const QAction* action)
{
    for (Entry& entry : m_entries)
        entry.isErrand = entry.isErrand || entry.action == action;
}

void ActionRegistry::findBy(const QAction* action, const QString& words)
{
    for (Entry& entry : m_entries) {
        if (entry.action == action)
            entry.also = words;
    }
}

void ActionRegistry::listWith(const QAction* action, Entry::Needs needs)
{
    for (Entry& entry : m_entries) {
        if (entry.action == action)
            entry.needs = needs;
    }
}

void ActionRegistry::setOffered(const QString& what, bool isOffered)
{
    if (isOffered)
        m_absent.remove(what);
    else
        m_absent.insert(what);
}

std::vector<QAction*>
ActionRegistry::addRow(QWidget* owner, const QString& place, const QString& text,
                       const QString& keyWords,
                       const std::vector<std::pair<QKeySequence, Run>>& actions,
                       const QString& only, const QString& keysOf)
{
    std::vector<QAction*> made;
    QList<QKeySequence> keys;
    for (const auto& [key, run] : actions) {
        made.push_back(make(owner, text, {key}, run));
        keys << key;
    }
    m_entries.push_back({place, text, keys, keyWords, Role::Annotator, {}, only});
    m_entries.back().keysOf = keysOf;
    return made;
}

void ActionRegistry::note(const QString& place, const QString& text, const QString& keyWords,
                          const QString& only, const QString& keysOf)
{
    m_entries.push_back({place, text, {}, keyWords, Role::Annotator, {}, only});
    m_entries.back().keysOf = keysOf;
}

std::vector<ActionRegistry::Section> ActionRegistry::sectionsFor(Role role) const
{
    return written(sections(role, m_absent));
}

std::vector<ActionRegistry::Section> ActionRegistry::sectionsBefore(bool isSignedIn,
                                                                    const QStringList& places) const
{
    const Entry::Needs most = isSignedIn ? Entry::Needs::Person : Entry::Needs::Nothing;
    std::vector<Section> found = sections(Role::Annotator, m_absent);
    std::erase_if(found, [&](const Section& section) {
        return section.place != everywhere() && !places.contains(section.place);
    });
    for (Section& section : found)
        std::erase_if(section.entries, [&](const Entry& entry) { return entry.needs > most; });
    return written(std::move(found));
}

std::vector<ActionRegistry::Section> ActionRegistry::written(std::vector<Section> sections) const
{
    for (Section& section : sections) {
        for (Entry& entry : section.entries) {
            if (const QString keys = m_ofTask.value(entry.keysOf); !keys.isEmpty())
                entry.keyWords = keys;
        }
    }
    return sections;
}

std::vector<ActionRegistry::Section> ActionRegistry::allSectionsFor(Role role) const
{
    return sections(role, {});
}

std::vector<ActionRegistry::Section> ActionRegistry::sections(Role role,
                                                              const QSet<QString>& absent) const
{
    std::vector<Section> found;
    for (const Entry& entry : m_entries) {
        if (std::max(entry.from, roleFor(entry.place)) > role)
            continue;
        if (absent.contains(entry.place) || absent.contains(entry.leadsTo) ||
            absent.contains(entry.only) || absent.contains(entry.keysOf))
            continue;
        const auto same = [&](const Section& section) { return section.place == entry.place; };
        auto section = std::find_if(found.begin(), found.end(), same);
        if (section == found.end())
            section = found.insert(found.end(), {entry.place, {}});
        section->entries.push_back(entry);
    }
    const auto rankOf = [&](const Section& section) {
        const int order = orderOf(section.place);
        if (section.place == everywhere())
            return -1;
        return order < 0 ? static_cast<int>(m_places.size()) : order;
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const Section& a, const Section& b) { return rankOf(a) < rankOf(b); });
    return found;
}

QString ActionRegistry::everywhere()
{
    return tr("Everywhere");
}

} // namespace subtext
