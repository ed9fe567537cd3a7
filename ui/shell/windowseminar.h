// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/seminar/seminarchoice.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace subtext {

class ActionRegistry;
class Places;
class Prompts;
class SeminarDialog;
class SeminarWindow;
class Study;

/// The seminar of the window: which items it shows is asked for, then it opens over everything.
class WindowSeminar : public QObject
{
    Q_OBJECT
public:
    WindowSeminar(Prompts& prompts, Places& places, QWidget* window);
    ~WindowSeminar() override;

    /// Lists the keys of its window.
    static void noteKeys(ActionRegistry& actions);

    /// Asks which items it shows, then begins. The study must stay open until end().
    void ask(Study& study);
    /// Closes what is open of it, and forgets the choice: whoever was signed in goes.
    void end();

Q_SIGNALS:
    void readFailed(const subtext::Error& error);

private:
    void begin(Study& study);

    Prompts& m_prompts;
    Places& m_places;
    QWidget& m_window;
    QPointer<SeminarDialog> m_dialog;  ///< While it asks.
    QPointer<SeminarWindow> m_seminar; ///< While it is open.
    SeminarChoice m_choice;            ///< The last one of whoever is signed in.
};

} // namespace subtext
