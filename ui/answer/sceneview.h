// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace subtext {

class Prose;
class RolesBadge;

/// The scene as a reader wants it: context, who speaks to whom, and the utterance, large. What is
/// too long scrolls by itself, so that the utterance stays in view. In a low and wide place the
/// utterance stands beside the context.
class SceneView : public QWidget
{
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent = nullptr);

    void setScenario(const Scenario& scenario);
    /// Above the answers instead of beside them.
    void setStacked(bool isStacked);
    /// The height in which everything can be read without scrolling.
    int wholeHeight(int width) const;
    /// What roles and utterance need when the utterance is set as small as it gets.
    int leastHeight(int width);

    QScrollArea* contextArea() const { return m_contextArea; }
    QScrollArea* utteranceArea() const { return m_utteranceArea; }
    Prose* utterance() const { return m_utterance; }

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setFonts();
    qreal utteranceScale() const;
    int fitUtterance(int width, int room);
    void arrange();
    int columnWidth(int width) const;

    bool m_isStacked = false;
    QLabel* m_caption;
    QScrollArea* m_contextArea;
    Prose* m_context;
    RolesBadge* m_roles;
    QScrollArea* m_utteranceArea;
    Prose* m_utterance;
};

} // namespace subtext
