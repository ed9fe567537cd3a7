// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"

#include <QWidget>

class QScrollArea;

namespace subtext {

class Prose;
class RolesBadge;

/// The scene above the annotators' columns: a long context scrolls, the utterance is always in
/// view.
class DeskScene : public QWidget
{
    Q_OBJECT
public:
    explicit DeskScene(QWidget* parent = nullptr);

    void setScenario(const Scenario& scenario);
    /// What it takes to show the whole scene at its present width.
    int wantedHeight() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setFonts();
    /// The context gets the height that it needs, or what is left beside the utterance.
    void fitContext();
    void fitUtterance();

    QScrollArea* m_area;
    Prose* m_context;
    RolesBadge* m_roles;
    Prose* m_utterance;
};

} // namespace subtext
