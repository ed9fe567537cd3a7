// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/vocabulary.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>
#include <utility>
#include <vector>

namespace subtext {

/// Every action with its keys, in one place: the list of keys and the manual are made from it, and
/// a test finds duplicates. An action of a place fires only while that place is on screen.
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    struct Entry
    {
        QString place; ///< "Everywhere" or the place's name.
        QString text;
        QList<QKeySequence> keys;
        QString keyWords; ///< How they are written, for a row of keys and for those of widgets.
        Role from = Role::Annotator; ///< Whose it is: this role and those beyond it.
        QString leadsTo = {};        ///< The place or the view that it shows; empty: none.
        QString only = {};           ///< The kind of study that it is for; empty: any.
        /// None for a row of keys, for those of widgets, and where its owner is gone.
        QPointer<QAction> action = {};
        QString also = {};     ///< See findBy().
        bool isErrand = false; ///< See sendFromAnywhere() and addViews().
        QString keysOf = {};   ///< See writeKeysOf().
        /// What has to be there for it to do something.
        enum class Needs { Nothing, Person, Work } needs = Needs::Nothing;

        /// The keys as they are written: "Ctrl+Z", "1 to 8".
        QString writtenKeys() const;
    };
    struct Section
    {
        QString place;
        std::vector<Entry> entries;
    };
    using Run = std::function<void()>;

    /// Makes an action that belongs to `owner` and lists it. For one kind of study (`only`) the
    /// owner is to be on screen in such a study only.
    QAction* add(QWidget* owner, const QString& place, const QString& text,
                 const QList<QKeySequence>& keys, const Run& run, Role from = Role::Annotator,
                 const QString& only = {});
    /// Makes the action that shows a place, which works everywhere, for those who have the place.
    QAction* addWay(QWidget* owner, const QString& place, const QKeySequence& key, const Run& run);
    /// Makes the actions that show the views of a place, by Ctrl+1, Ctrl+2, …, and lists them
    /// there. They can be given from any place, which shows the views' own first. `show` gets the
    /// place of a view in the list.
    void addViews(QWidget* owner, const QString& place, const QStringList& views,
                  const std::function<void(int)>& show, const QString& only = {});
    /// The action can be given from any place, which shows its own first: it asks before it changes
    /// anything.
    void sendFromAnywhere(const QAction* action);
    /// Whoever looks for the action by these words finds it, though its text has others.
    void findBy(const QAction* action, const QString& words);
    /// Makes an action of each key, and lists them as one line: `keyWords` is how they are written.
    std::vector<QAction*> addRow(QWidget* owner, const QString& place, const QString& text,
                                 const QString& keyWords,
                                 const std::vector<std::pair<QKeySequence, Run>>& actions,
                                 const QString& only = {}, const QString& keysOf = {});
    /// The action does something only where somebody has signed in, or where the places are.
    void listWith(const QAction* action, Entry::Needs needs);
    /// Lists keys that a widget handles by itself. `keysOf` is the part of a task that has them.
    void note(const QString& place, const QString& text, const QString& keyWords,
              const QString& only = {}, const QString& keysOf = {});
    /// In what is open, the keys of this part of its task are these; empty: as they were listed,
    /// for any task.
    void writeKeysOf(const QString& part, const QString& keyWords) { m_ofTask[part] = keyWords; }
    /// The whole place is for this role and those beyond it. Places are listed in the order in
    /// which they are told here, before those that are not.
    void keepFor(const QString& place, Role from) { m_places.emplace_back(place, from); }

    /// What is open has no such place, is not of this kind, or its task has no such part (see
    /// note()): nothing of it is listed.
    void setOffered(const QString& what, bool isOffered);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// What a role can press in what is open, by the keys of its task: everywhere first, then the
    /// places in their order.
    std::vector<Section> sectionsFor(Role role) const;
    /// What can be pressed where the places are not on the screen: what works everywhere, without
    /// the ways to places, and what these places of their own have.
    std::vector<Section> sectionsBefore(bool isSignedIn, const QStringList& places) const;
    /// The same as sectionsFor() with what other studies have.
    std::vector<Section> allSectionsFor(Role role) const;
    static QString everywhere();

private:
    std::vector<Section> sections(Role role, const QSet<QString>& absent) const;
    std::vector<Section> written(std::vector<Section> sections) const;
    /// Where the place is in the order, from 0; -1: not in it.
    int orderOf(const QString& place) const;
    Role roleFor(const QString& place) const;
    QAction* make(QWidget* owner, const QString& text, const QList<QKeySequence>& keys,
                  const Run& run);

    std::vector<Entry> m_entries;
    std::vector<std::pair<QString, Role>> m_places;
    QSet<QString> m_absent;
    QHash<QString, QString> m_ofTask; ///< Keys as they are written, by the part of the task.
};

} // namespace subtext
