// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace subtext {

class AnswerPanel;
class SceneView;

/// Scene and answer side by side, or the scene above where that would squeeze both.
class SceneSplitter : public QSplitter
{
    Q_OBJECT
public:
    /// `beside` is the panel itself or what it stands in.
    SceneSplitter(SceneView& scene, QWidget& beside, AnswerPanel& answer, QWidget* parent);

    bool isStacked() const { return orientation() == Qt::Vertical; }
    int widthForBoth() const;
    /// Another scene may need another share of the height.
    void share();

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    SceneView& m_scene;
    AnswerPanel& m_answer;
};

} // namespace subtext
