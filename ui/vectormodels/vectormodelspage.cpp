// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vectormodels/vectormodelspage.h"

#include "core/study/study.h"
#include "ui/widgets/pagehead.h"

#include <QVBoxLayout>

namespace subtext {

VectorModelsPage::VectorModelsPage(ActionRegistry& /*actions*/, Prompts& /*prompts*/,
                                   QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 16);
    layout->setSpacing(12);
    m_head = new PageHead(tr("Models"), this);
    layout->addWidget(m_head);
    layout->addStretch(1);
}

VectorModelsPage::~VectorModelsPage()
{
    stop();
}

void VectorModelsPage::start(Study& study, const Person& /*person*/,
                             const Environment& /*environment*/)
{
    stop();
    m_study = &study;
}

void VectorModelsPage::stop()
{
    m_study = nullptr;
}

} // namespace subtext
