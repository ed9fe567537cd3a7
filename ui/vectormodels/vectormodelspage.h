// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/domain/person.h"

#include <QWidget>

namespace subtext {

class ActionRegistry;
class PageHead;
class Prompts;
class Study;

/// How models do where the answers of a task are vectors: EmoScene's analysis.
class VectorModelsPage : public QWidget
{
    Q_OBJECT
public:
    VectorModelsPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~VectorModelsPage() override;

    /// Gold and answers of models are what this person may know of them.
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();

    /// Its keys are listed under this name.
    static QString keysSection() { return tr("Models (vectors)"); }

    bool isStarted() const { return m_study != nullptr; }
    /// Figures are computed, or are about to be.
    bool isWorking() const { return false; }

Q_SIGNALS:
    /// To decide this item.
    void deskRequested(subtext::ScenarioId scenario);

private:
    Study* m_study = nullptr;
    PageHead* m_head = nullptr;
};

} // namespace subtext
