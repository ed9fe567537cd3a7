// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowseminar.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/seminar/openseminar.h"
#include "ui/seminar/seminardialog.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/shell/places.h"
#include "ui/text/shownwords.h"

#include <QScreen>

namespace subtext {

WindowSeminar::WindowSeminar(Prompts& prompts, Places& places, QWidget* window)
    : QObject(window)
    , m_prompts(prompts)
    , m_places(places)
    , m_window(*window)
{}

WindowSeminar::~WindowSeminar() = default;

void WindowSeminar::noteKeys(ActionRegistry& actions)
{
    const QString seminar = tr("Seminar");
    actions.note(seminar, tr("What comes next, what came before"), tr("Space, Backspace"));
    actions.note(seminar, tr("Another item"), tr("Right, Left, Home, End"));
    actions.note(seminar, tr("A vote of the room more, one fewer"),
                 tr("the label’s key, with Shift"));
    actions.note(seminar, tr("Another question"), tr("Down, Up"));
    actions.note(seminar, tr("Save the votes"), tr("Ctrl+S"));
    actions.note(seminar, tr("Close"), tr("Esc"));
    actions.keepFor(seminar, Role::Adjudicator);
}

void WindowSeminar::ask(Study& study)
{
    if (m_dialog && m_dialog->isVisible())
        return;
    m_places.flush(); // what is decided on the screen is in it
    const auto task = shownTask(study);
    const auto settled = settledItems(study, m_places.person());
    if (!task || !settled) {
        Q_EMIT readFailed(task ? settled.error() : task.error());
        return;
    }
    if (settled->items.empty()) {
        begin(study); // it says so
        return;
    }
    m_dialog = new SeminarDialog(**task, *settled, m_choice, &m_window);
    connect(m_dialog, &SeminarDialog::chosen, this, [this, &study](const SeminarChoice& choice) {
        m_choice = choice;
        begin(study);
    });
    m_dialog->open();
}

void WindowSeminar::begin(Study& study)
{
    const auto opened = openSeminar(study, m_places.person(), m_prompts, &m_window, m_choice);
    if (!opened) {
        Q_EMIT readFailed(opened.error());
        return;
    }
    m_seminar = *opened;
    m_seminar->setGeometry(m_window.screen()->geometry()); // also where no window manager does it
    m_seminar->showFullScreen();
}

void WindowSeminar::end()
{
    delete m_dialog;
    delete m_seminar;
    m_choice = {};
}

} // namespace subtext
