// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <optional>

class QScrollArea;

namespace subtext {

class AnswerPanel;
class SceneView;

/// Scene and answer side by side, or the scene above where that would squeeze both.
class SceneSplitter : public QSplitter
{
    Q_OBJECT
public:
    /// Scene and panel themselves, or each in what it stands in.
    struct Sides
    {
        QWidget& scene;
        QWidget& answer;
    };
    SceneSplitter(SceneView& scene, QScrollArea& answer, const Sides& sides, QWidget* parent);
    /// The panel is told where the scene stands above it.
    SceneSplitter(SceneView& scene, AnswerPanel& answer, const Sides& sides, QWidget* parent);

    bool isStacked() const { return orientation() == Qt::Vertical; }
    int widthForBoth() const;
    /// While a panel stands beside the work, scene and answer stay side by side in less room, so
    /// that they do not change their places for it. Before the room changes.
    void setPanelBeside(bool isBeside) { m_isPanelBeside = isBeside; }
    /// Another scene may need another share of the height, or a lasting one of the width.
    void share();

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// From side by side to one above the other, or back.
    void turned();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void setAnswers(int wide);
    void keepShare();
    int sharedWidth() const;
    void shareHeight();
    void widenAnswers();
    int leastForBoth() const;
    /// The width below which a word of the choices would be cut.
    int leastAnswers() const;
    /// The width of the choices where both have little.
    int tightAnswers() const;

    SceneView& m_scene;
    QScrollArea& m_answer;
    bool m_isPanelBeside = false;
    bool m_isTight = false; ///< Side by side in less room than both want.
    /// leastAnswers() when they stood beside the scene last; above each other they look otherwise.
    int m_leastBeside = 0;
    /// Of the width where both stand beside each other: as somebody dragged it, or a scene needed.
    /// None: as is usual.
    std::optional<double> m_share;
};

} // namespace subtext
