// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QWidget>

#include <memory>

class QLabel;
class QScrollArea;

namespace subtext {

class CuedProse;
class CueMarker;
class Prose;
class RolesBadge;

/// The scene as a reader wants it: paragraphs, the line between people, and the hero, large, with
/// the names marked that are asked about; each as far as the task has it. What is too long scrolls
/// by itself, so that the hero stays in view. In a low and wide place the hero stands beside the
/// paragraphs.
class SceneView : public QWidget
{
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent = nullptr);

    void setTask(const std::shared_ptr<const Task>& task);
    void setScenario(const Scenario& scenario);
    QString spokenText() const;
    void setStacked(bool isStacked);
    /// Where its texts begin, in pixels from its left edge: for what stands in line with them.
    int textInset() const;
    /// Above a stacked scene where there is room to spare, in place of its heading.
    static constexpr int StackedAir = 12;
    /// The height in which everything can be read without scrolling.
    int wholeHeight(int width) const;
    /// What roles and utterance need when the utterance is set as small as it gets.
    int leastHeight(int width);

    Prose* utterance() const;
    CueMarker* marker() const { return m_marker; }

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setFonts();
    qreal utteranceScale() const;
    int fitUtterance(int width, int room);
    void arrange();
    void arrangeStacked();
    void arrangeBeside();
    int columnWidth(int width) const;
    void showHero(const Scenario& scenario);
    bool hasParagraphs() const;
    bool hasRoles() const;
    int rolesHeight(int width) const;

    std::shared_ptr<const Task> m_task;
    bool m_isStacked = false;
    QLabel* m_caption;
    QScrollArea* m_contextArea;
    CuedProse* m_context;
    RolesBadge* m_roles;
    QScrollArea* m_utteranceArea;
    CuedProse* m_utterance;
    CueMarker* m_marker;
};

} // namespace subtext
