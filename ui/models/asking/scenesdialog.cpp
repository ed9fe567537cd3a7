// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/scenesdialog.h"

#include "ui/help/manual.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

ScenesDialog::ScenesDialog(Study& study, const Environment& environment, const ModelAccess& access,
                           Prompts& prompts, PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_panel(new ScenesPanel(study, environment, access, prompts, person, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Generated scenes"));
    offerManual(*this, ManualPlace::WrittenScenes);
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, m_panel, "close");
    close->setAutoDefault(false);
    m_panel->addToHead(close);
    makeColumn(this, {24, 18, 24, 16}, 10)->addWidget(m_panel);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resizeToRoom(*this, {1080, 680});
}

void ScenesDialog::reject()
{
    m_panel->leave([this] { QDialog::reject(); });
}

} // namespace subtext
