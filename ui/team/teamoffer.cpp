// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/teamoffer.h"

#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "ui/text/foldertext.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {

bool canBeShared(Study& study)
{
    const auto membership = study.syncing().membership();
    const auto owner = study.handouts().owner();
    return study.access() == Study::Access::Write && membership && !*membership && owner && !*owner;
}

TeamOffer::TeamOffer(QWidget* parent)
    : QWidget(parent)
    , m_text(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_button(makeButton(QString(), ButtonKind::Quiet, this, "teamOffer"))
{
    QHBoxLayout* across = makeRow(this, {}, 12);
    across->addWidget(m_text, 1);
    across->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &TeamOffer::teamRequested);
}

void TeamOffer::read(Study& study)
{
    const auto membership = study.syncing().membership();
    const bool isShared = membership && *membership;
    m_text->setText(
        !isShared ? tr("Without files: share the study with a team on a server of yours, or in a "
                       "folder that all can open.")
        : (*membership)->isByFolder()
            ? tr("Shared with a team in %1: answers arrive by themselves.")
                  .arg(teamPlaceText(**membership))
            : tr("Shared with a team on %1: answers arrive by themselves.")
                  .arg((*membership)->host));
    m_button->setText(isShared ? tr("Team…") : tr("Share with a team…"));
}

} // namespace subtext
