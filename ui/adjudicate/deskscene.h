// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "ui/adjudicate/cuelayers.h"
#include "ui/widgets/sceneprose.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QScrollArea;

namespace subtext {

class CueLegend;
class CuedProse;
class RolesBadge;

/// The scene above the annotators' columns: long paragraphs scroll, the hero is always in view. A
/// story, which is a hero without paragraphs, scrolls itself. The words that raters marked are
/// marked in it, all marks at once or those of one rater.
class DeskScene : public QWidget
{
    Q_OBJECT
public:
    explicit DeskScene(QWidget* parent = nullptr);

    void setScenario(const Task& task, const Scenario& scenario);
    /// The raters of that scene in the order of their places, and who they are there. Everybody's
    /// marks are shown.
    void setRaters(const Task& task, const DeskCase& deskCase, const QStringList& titles);
    /// The marks of the rater in this place, from 1, alone; 0: everybody's.
    void showMarksOf(int place);
    QString spokenText() const;
    int wantedHeight() const { return maximumHeight(); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Marks of several people, and where they are of one alone, of whom.
    struct Layers
    {
        CueLayers cues;
        QString onlyOf;
    };

    void setFonts();
    void fit();
    void fitContext();
    void fitUtterance();

    int heightOfRoles() const;
    int heightOfHero() const;
    int aroundArea() const;

    QLabel* m_subjects; ///< Who is asked about.
    qreal m_scale;      ///< Of the hero.
    QScrollArea* m_area;
    CuedProse* m_context;
    RolesBadge* m_roles;
    CuedProse* m_utterance;
    CueLegend* m_legend;          ///< Hidden where nothing is marked.
    std::vector<Layers> m_layers; ///< Everybody's, then by place; none where nothing is marked.
    std::vector<SceneProse::Field> m_contextFields;
    std::vector<SceneProse::Field> m_utteranceFields;
};

} // namespace subtext
