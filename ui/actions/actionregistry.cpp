// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionregistry.h"

#include <QWidget>

namespace subtext {

QAction* ActionRegistry::add(QWidget* owner, const QString& place, const QString& text,
                             const QList<QKeySequence>& keys, const std::function<void()>& run)
{
    auto* action = new QAction(text, owner);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    connect(action, &QAction::triggered, owner, [run] { run(); });
    owner->addAction(action);
    m_entries.push_back({place, text, keys, {}});
    return action;
}

void ActionRegistry::note(const QString& place, const QString& text, const QString& keyWords)
{
    m_entries.push_back({place, text, {}, keyWords});
}

QString ActionRegistry::everywhere()
{
    return tr("Everywhere");
}

} // namespace subtext
