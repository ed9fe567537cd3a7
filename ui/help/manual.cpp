// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual.h"

#include "ui/help/manualwindow.h"

#include <QPointer>
#include <QShortcut>

namespace subtext {
namespace {

QPointer<ManualWindow>& openManual()
{
    static QPointer<ManualWindow> window;
    return window;
}

} // namespace

void showManual(ManualPlace place)
{
    QPointer<ManualWindow>& window = openManual();
    if (!window) {
        window = new ManualWindow;
        window->setAttribute(Qt::WA_DeleteOnClose);
    }
    window->show(); // first: where a heading is depends on the width
    window->raise();
    window->activateWindow();
    window->open(manualTarget(place));
}

void closeManual()
{
    delete openManual();
}

void offerManual(QWidget& dialog, const std::function<ManualPlace()>& place)
{
    for (const QKeySequence& key :
         {QKeySequence(Qt::Key_F1), QKeySequence(Qt::SHIFT | Qt::Key_F1)}) {
        auto* shortcut = new QShortcut(key, &dialog);
        QObject::connect(shortcut, &QShortcut::activated, &dialog,
                         [place] { showManual(place()); });
    }
}

void offerManual(QWidget& dialog, ManualPlace place)
{
    offerManual(dialog, [place] { return place; });
}

} // namespace subtext
