// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teammembers.h"

#include "ui/team/teamtask.h"

namespace subtext {

/// Of one team. What is heard too late goes with it.
class TeamMembers::Asking : public QObject
{
public:
    explicit Asking(TeamMembers& members)
        : m_members(members)
    {}

    void ask(TeamAccess& access, const TeamMembership& membership)
    {
        m_isDue = m_task.isRunning(); // what it is being told may be older than the question
        if (m_isDue)
            return;
        m_task.run([&access, membership](
                       const CancelToken& cancel) { return access.status(membership, cancel); },
                   [this, &access, membership](const Result<std::vector<TeamMember>>& members) {
                       if (m_isDue)
                           return ask(access, membership);
                       hear(members);
                   });
    }

private:
    void hear(const Result<std::vector<TeamMember>>& members)
    {
        if (!members) {
            m_members.forget(); // what was known may hold no more
            Q_EMIT m_members.failed();
            return;
        }
        m_members.m_known = *members;
        Q_EMIT m_members.changed();
    }

    TeamMembers& m_members;
    bool m_isDue = false;
    TeamTask m_task{*this};
};

TeamMembers::TeamMembers(QObject* parent)
    : QObject(parent)
{}

TeamMembers::~TeamMembers() = default;

void TeamMembers::ask(TeamAccess& access, const TeamMembership& membership)
{
    if (!m_asking)
        m_asking = std::make_unique<Asking>(*this);
    m_asking->ask(access, membership);
}

void TeamMembers::stop()
{
    m_asking.reset();
    forget();
}

void TeamMembers::forget()
{
    if (m_known.empty())
        return;
    m_known.clear();
    Q_EMIT changed();
}

} // namespace subtext
