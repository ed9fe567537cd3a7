// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"

#include <QFrame>

class QLabel;
class QTabWidget;

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

    /// The study's own guideline as Markdown; empty: the built-in one.
    void setGuideline(const QString& markdown);

    enum class Tab { CheatSheet, Guideline, History };
    void showTab(Tab tab);

    /// Explains a step, or one choice of it where there is one.
    void explain(StepIndex step, std::optional<int> choice);
    /// Every revision of the item on screen, oldest first.
    void setHistory(const std::vector<Annotation>& revisions);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void load();
    void reserveCard();

    QString m_ownGuideline;
    QLabel* m_title;
    QFrame* m_card = nullptr;
    Prose* m_definition;
    QTabWidget* m_tabs;
    TextReader* m_cheatSheet;
    TextReader* m_guideline;
    TextReader* m_history;
    bool m_isLoaded = false;
};

} // namespace subtext
