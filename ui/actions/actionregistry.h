// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

namespace subtext {

/// Every action with its keys, in one place: the help page lists them and a test finds duplicates.
/// An action of a place fires only while that place is on screen.
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
        QString keyWords; ///< For keys that are not shortcuts: "1 to 8".
    };

    /// Makes an action that belongs to `owner` and lists it.
    QAction* add(QWidget* owner, const QString& place, const QString& text,
                 const QList<QKeySequence>& keys, const std::function<void()>& run);
    /// Lists keys that a widget handles by itself.
    void note(const QString& place, const QString& text, const QString& keyWords);

    const std::vector<Entry>& entries() const { return m_entries; }
    static QString everywhere();

private:
    std::vector<Entry> m_entries;
};

} // namespace subtext
