// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"
#include "ui/guidelines/guidetexts.h"

#include <QFrame>
#include <QTabWidget>

#include <memory>

class QLabel;

namespace subtext {

class Prose;
class TextReader;

/// The panel beside the answer (F1): what the step in focus means, then the cheat sheet, the
/// guideline and the history of the item.
class GuidelineDock : public QFrame
{
    Q_OBJECT
public:
    explicit GuidelineDock(QWidget* parent = nullptr);

    void setTask(const std::shared_ptr<const Task>& task);
    /// The one on screen: what is explained may name its fields.
    void setScene(const Scenario& scene) { m_scene = scene; }
    void setTexts(const GuideTexts& texts);

    enum class Tab { CheatSheet, Guideline, History };
    void showTab(Tab tab) { m_tabs->setCurrentIndex(static_cast<int>(tab)); }

    void explain(StepIndex step, std::optional<int> choice);
    QString spokenText() const;
    /// By the protocol: the history lists the words that were marked.
    void setCuesAsked(bool areAsked) { m_areCuesAsked = areAsked; }
    /// Every revision of the item on screen, oldest first. `isAgain`: it is to be labelled again,
    /// so that there are revisions that are not shown.
    void setHistory(const std::vector<Annotation>& revisions, bool isAgain = false);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void load();
    void reserveCard();

    std::shared_ptr<const Task> m_task;
    Scenario m_scene;
    GuideTexts m_texts;
    QLabel* m_title;
    QFrame* m_card = nullptr;
    Prose* m_definition;
    QTabWidget* m_tabs;
    TextReader* m_cheatSheet;
    TextReader* m_guideline;
    TextReader* m_history;
    bool m_areCuesAsked = false;
    bool m_isLoaded = false;
};

} // namespace subtext
