// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"

#include <QScrollArea>

class QLabel;

namespace subtext {

class Prose;
class RolesBadge;

/// The scene as a reader wants it: context, who speaks to whom, and the utterance, large.
class SceneView : public QScrollArea
{
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent = nullptr);

    void setScenario(const Scenario& scenario);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setFonts();

    Prose* m_context;
    RolesBadge* m_roles;
    Prose* m_utterance;
};

} // namespace subtext
