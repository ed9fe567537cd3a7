// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace subtext {

class Prose;
class RolesBadge;

/// The scene above the annotators' columns: long paragraphs scroll, the hero is always in view. A
/// story, which is a hero without paragraphs, scrolls itself.
class DeskScene : public QWidget
{
    Q_OBJECT
public:
    explicit DeskScene(QWidget* parent = nullptr);

    void setScenario(const Task& task, const Scenario& scenario);
    QString spokenText() const;
    int wantedHeight() const { return maximumHeight(); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setFonts();
    void fitContext();
    void fitUtterance();

    int heightOfRoles() const;
    int heightOfHero() const;
    int aroundArea() const;

    QLabel* m_subjects; ///< Who is asked about.
    qreal m_scale;      ///< Of the hero.
    QScrollArea* m_area;
    Prose* m_context;
    RolesBadge* m_roles;
    Prose* m_utterance;
};

} // namespace subtext
