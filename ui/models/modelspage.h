// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/ids.h"

#include <QWidget>

namespace subtext {

class ActionRegistry;
class ModelBoardPage;
class PageStack;
class Prompts;
class RunsView;
class Study;
class VectorModelsPage;
struct ModelAccess;
struct Person;

/// The place that shows how models do on what people of the study were asked: one view where each
/// question is scored by itself, another where a task's answers are vectors. Knows which of the two
/// a study needs, and nothing else.
class ModelsPage : public QWidget
{
    Q_OBJECT
public:
    ModelsPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~ModelsPage() override;

    /// What it takes to ask models; before a study is started. Without it none can be asked.
    void setAccess(const ModelAccess& access);
    /// Gold and answers of models are what this person may know of them.
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();

    ModelBoardPage* board() const { return m_board; }
    VectorModelsPage* vectors() const { return m_vectors; }
    /// Of the view that the study has.
    RunsView* asking() const;
    /// Figures are computed, or are about to be.
    bool isWorking() const;

Q_SIGNALS:
    /// To decide this item.
    void deskRequested(subtext::ScenarioId scenario);

private:
    ActionRegistry& m_actions;
    PageStack* m_stack;
    ModelBoardPage* m_board = nullptr;
    VectorModelsPage* m_vectors = nullptr;
};

} // namespace subtext
