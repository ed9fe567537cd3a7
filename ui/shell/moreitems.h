// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace subtext {

class LabelPage;
class TeamLink;
struct ClaimOutcome;

/// More items from the server of a team, for whoever labels and has submitted all: the button is in
/// the summary of their work.
class MoreItems : public QObject
{
    Q_OBJECT
public:
    /// `restart` shows the work of the person anew, by the items that they have now.
    MoreItems(TeamLink& link, std::function<void()> restart, QObject* parent);

    /// Offers them on that page from now on, as long as the server gives some.
    void offerOn(LabelPage& page);

private:
    void refresh();
    void ask();
    void hear(const ClaimOutcome& claimed);
    void hearFailure(const Error& error);
    /// Nothing is asked any more; whether the work on the page still goes on.
    bool settle();
    /// Whoever works on the page, as far as the file knows.
    bool isWithdrawn() const;

    TeamLink& m_link;
    std::function<void()> m_restart;
    QPointer<LabelPage> m_page;
    bool m_isAsking = false;
};

} // namespace subtext
