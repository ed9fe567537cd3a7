// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/windowteam.h"

#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "ui/prompts/prompts.h"
#include "ui/team/invitedialog.h"
#include "ui/team/joindialog.h"
#include "ui/team/sharedialog.h"
#include "ui/team/teamdialog.h"
#include "ui/team/teamline.h"

namespace subtext {

WindowTeam::WindowTeam(Prompts& prompts, const Environment& environment, QWidget& window)
    : QObject(&window)
    , m_prompts(prompts)
    , m_environment(environment)
    , m_window(window)
    , m_link(environment)
    , m_line(new TeamLine(&window))
{
    connect(&m_link, &TeamLink::changed, this, [this] {
        m_line->show(m_link.state());
        askWhoTakesPart();
    });
    connect(&m_members, &TeamMembers::changed, this, &WindowTeam::membersChanged);
    connect(&m_members, &TeamMembers::failed, this, [this] { m_areMembersAsked = false; });
    connect(m_line, &TeamLine::tryRequested, &m_link, &TeamLink::syncNow);
    connect(m_line, &TeamLine::teamRequested, this, &WindowTeam::open);
}

WindowTeam::~WindowTeam()
{
    stop();
}

void WindowTeam::setPorts(const TeamPorts& ports)
{
    m_ports = ports;
}

void WindowTeam::start(Study& study)
{
    stop();
    m_study = &study;
    if (isOffered())
        m_link.start(study, *m_ports.server);
}

void WindowTeam::stop()
{
    if (auto* share = qobject_cast<ShareDialog*>(m_dialog.data())) {
        share->disconnect(this);
        share->finishNow();
    }
    delete m_dialog; // it works on the study
    m_link.stop();
    m_members.stop();
    m_areMembersAsked = false;
    m_study = nullptr;
    m_person = {};
}

void WindowTeam::setPerson(const Person& person)
{
    m_person = person;
    askAgain();
}

bool WindowTeam::mayInvite() const
{
    return m_study && isOffered() && m_study->access() == Study::Access::Write &&
           m_person.role == Role::Coordinator;
}

void WindowTeam::askAgain()
{
    m_areMembersAsked = false;
    askWhoTakesPart();
}

void WindowTeam::askWhoTakesPart()
{
    constexpr qint64 FreshMs = 5 * 60 * 1'000; // somebody may have joined, or invited others
    const LinkState& state = m_link.state();
    const qint64 asOf = state.asOf.value_or(0);
    const bool isKnown = m_areMembersAsked && asOf < m_membersAsOf + FreshMs;
    if (isKnown || state.kind != LinkState::Kind::Current || !mayInvite())
        return;
    const auto membership = m_study->syncing().membership();
    if (!membership || !*membership)
        return; // the study says so itself
    m_areMembersAsked = true;
    m_membersAsOf = asOf;
    m_members.ask(*m_ports.server, **membership);
}

void WindowTeam::invite()
{
    if (!mayInvite())
        return;
    auto* dialog =
        new InviteDialog({*m_ports.server, *m_study, m_prompts, m_person}, members(), &m_window);
    connect(dialog, &InviteDialog::invited, this, &WindowTeam::askAgain);
    connect(&m_members, &TeamMembers::changed, dialog,
            [this, dialog] { dialog->setMembers(members()); });
    show(dialog);
    askAgain(); // somebody may have joined since
}

void WindowTeam::open()
{
    if (!m_study || !isOffered() || m_study->access() != Study::Access::Write)
        return;
    const auto membership = m_study->syncing().membership();
    const auto owner = m_study->handouts().owner();
    if (!membership || !owner)
        return; // the study says so itself
    if (*membership) {
        auto* dialog = new TeamDialog(
            {*m_ports.server, *m_study, m_prompts, m_person, m_link.state().troubles}, &m_window);
        connect(&m_link, &TeamLink::changed, dialog,
                [this, dialog] { dialog->setTroubles(m_link.state().troubles); });
        connect(dialog, &TeamDialog::syncRequested, &m_link, &TeamLink::syncNow);
        show(dialog);
    } else if (m_person.role == Role::Coordinator && !*owner) {
        auto* dialog = new ShareDialog(
            {*m_ports.server, *m_study, m_prompts, m_person, m_ports.isInFile}, &m_window);
        connect(dialog, &ShareDialog::shared, this,
                [this] { m_link.start(*m_study, *m_ports.server); });
        show(dialog);
    }
}

void WindowTeam::join(const QString& invitation)
{
    if (!isOffered()) {
        m_prompts.tell(
            &m_window, tr("This program cannot join a team"),
            tr("This build cannot connect to a server. Open the invitation with Subtext from "
               "the Debian package."));
        return;
    }
    auto* dialog = new JoinDialog({*m_ports.server, m_prompts, m_environment, m_ports.isInFile},
                                  invitation, &m_window);
    connect(dialog, &JoinDialog::joined, this, &WindowTeam::joined);
    show(dialog);
}

void WindowTeam::show(QDialog* dialog)
{
    delete m_dialog;
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, &WindowTeam::askAgain);
    dialog->open();
}

} // namespace subtext
