// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/files/modelviews.h"
#include "ui/models/vectors/vectorfigures.h"
#include "ui/text/studywords.h"

#include <QLabel>

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace subtext {

class ItemPanel;
class PageStack;
class Prompts;
class ScenarioScore;
class VectorBoard;

/// How models do where the answers of a task are vectors: EmoScene's analysis. Their figures before
/// and after MAP, what the prior gains and where, what they get wrong and how well they know it,
/// the scenarios behind every figure, and the score of one scenario term by term.
class VectorViews : public ModelViews
{
    Q_OBJECT
public:
    VectorViews(Settings& settings, Prompts& prompts, PageHead& head, QWidget* parent);

    /// A set by its place, and a protocol.
    void choose(int run, entanglement::EvaluationProtocol protocol);
    entanglement::EvaluationProtocol protocol() const;
    /// The score of one scenario, if the chosen set says something of it.
    void showScore(ScenarioId scenario);

    /// None before the first study of this kind.
    VectorBoard* board() const { return m_board; }
    ItemPanel* itemPanel() const;
    ScenarioScore* score() const { return m_score; }
    QComboBox* setBox() const { return m_set; }

    void registerActions(ActionRegistry& actions, const QString& section,
                         const std::function<void()>& focusChoice) override;
    void start(Study& study, bool isBlind, bool isTheirs) override;
    void forget() override;
    QString whyNoImport() const override;
    void setAnswersShown(bool areShown) override;
    void addTo(ModelsRequest& request) const override;
    void setResult(const ModelsResult& result) override;
    QString lead(ModelView view) const override;
    QString about(ModelView view) const override;
    void showView(ModelView view) override;
    QWidget* firstControl(ModelView view) const override;
    void closeItems() override;
    void showSet(const SetName& name) override;

private:
    void buildChoices();
    /// The charts, for the first study that has vectors: they are a fifth of what it takes to open
    /// a window, and most studies have none.
    void build();
    void buildEmptyCard();
    void fillSets();
    void showEmptyState();
    void showChosen();
    void showSmoothingOfProtocol();
    std::size_t chosenRun() const;

    Prompts& m_prompts;
    std::shared_ptr<const VectorFigures> m_figures;
    StudyWords m_emotions; ///< Words of the task's questions.
    bool m_isTheirs = false;
    ModelView m_view = ModelView::Runs;
    double m_chosenSmoothing = entanglement::UsualSmoothing; ///< Of every prior that has some.

    QComboBox* m_set = nullptr;
    QComboBox* m_protocol = nullptr;
    QDoubleSpinBox* m_smoothing = nullptr; ///< What counts with the chosen protocol.
    QPushButton* m_export = nullptr;       ///< Writes the chosen set.
    QWidget* m_empty = nullptr;
    QLabel* m_emptyTitle = nullptr;
    QPushButton* m_emptyImport = nullptr;
    PageStack* m_pages = nullptr;
    VectorBoard* m_board = nullptr;
    ScenarioScore* m_score = nullptr;
};

} // namespace subtext
