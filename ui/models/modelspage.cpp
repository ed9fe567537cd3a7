// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelspage.h"

#include "core/models/goldvectors.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/asking/runsview.h"
#include "ui/models/modelboardpage.h"
#include "ui/vectormodels/vectormodelspage.h"
#include "ui/widgets/pagestack.h"

#include <QVBoxLayout>

namespace subtext {

ModelsPage::ModelsPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_stack(new PageStack(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_board = m_stack->add<ModelBoardPage>(actions, prompts);
    m_vectors = m_stack->add<VectorModelsPage>(actions, prompts);
    for (const QString& section : {ModelBoardPage::keysSection(), VectorModelsPage::keysSection()})
        actions.keepFor(section, Role::Adjudicator);
    connect(m_board, &ModelBoardPage::deskRequested, this, &ModelsPage::deskRequested);
    connect(m_vectors, &VectorModelsPage::deskRequested, this, &ModelsPage::deskRequested);
}

ModelsPage::~ModelsPage() = default;

void ModelsPage::setAccess(const ModelAccess& access)
{
    for (RunsView* asking : {m_board->asking(), m_vectors->asking()})
        asking->setAccess(access);
}

RunsView* ModelsPage::asking() const
{
    return m_vectors->isStarted() ? m_vectors->asking() : m_board->asking();
}

void ModelsPage::start(Study& study, const Person& person, const Environment& environment)
{
    stop();
    const auto task = study.task();
    if (!task)
        return; // the study has said so (readFailed), and the window shows it instead of this
    const bool areVectors = hasVectors(**task);
    m_actions.setOffered(ModelBoardPage::keysSection(), !areVectors);
    m_actions.setOffered(VectorModelsPage::keysSection(), areVectors);
    if (areVectors) {
        m_vectors->start(study, person, environment);
        m_stack->showPage(m_vectors);
    } else {
        m_board->start(study, person, environment);
        m_stack->showPage(m_board);
    }
}

void ModelsPage::stop()
{
    m_board->stop();
    m_vectors->stop();
}

bool ModelsPage::isWorking() const
{
    return m_board->isWorking() || m_vectors->isWorking();
}

} // namespace subtext
