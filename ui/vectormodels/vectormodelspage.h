// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/vectormodels/vectormodelsworker.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace subtext {

class ActionRegistry;
class ImportView;
class ItemPanel;
class PageStack;
class Prompts;
class RunsView;
class ScenarioScore;
class VectorBoard;

/// How models do where the answers of a task are vectors: EmoScene's analysis. Their figures before
/// and after MAP, what the prior gains and where, what they get wrong and how well they know it,
/// the scenarios behind every figure, the score of one scenario term by term, and how predictions
/// get here. Computes beside the window.
class VectorModelsPage : public FiguresPlace<VectorModelsRequest, VectorModelsResult>
{
    Q_OBJECT
public:
    enum class View { Runs, Gain, Errors, Reliability, Scenario, Import, Asking };

    VectorModelsPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~VectorModelsPage() override;

    /// Its keys are listed under this name.
    static QString keysSection() { return tr("Models (vectors)"); }

    /// What is on the screen; none before the first result.
    const VectorModelsResult* shown() const { return m_result.get(); }

    View view() const { return m_view; }
    void showView(View view);
    /// A set by its place, and a protocol.
    void choose(int run, entanglement::EvaluationProtocol protocol);
    entanglement::EvaluationProtocol protocol() const;
    /// The score of one scenario, if the chosen set says something of it.
    void showScore(ScenarioId scenario);

    /// What MAP is and did; empty where it is not said.
    QString mapSaid() const;
    VectorBoard* board() const { return m_board; }
    ItemPanel* itemPanel() const;
    ScenarioScore* score() const { return m_score; }
    RunsView* asking() const { return m_asking; }
    QComboBox* setBox() const { return m_set; }
    ImportView* import() const { return m_import; }

private:
    void buildHead();
    void buildEmptyCard();
    /// The charts, for the first study that has vectors: they are a fifth of what it takes to open
    /// a window, and most studies have none.
    void buildBoard();
    void registerActions(ActionRegistry& actions);

    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    VectorModelsRequest request() override;
    void take() override;
    void fillSets();
    /// Says what this place is where the study holds no predictions.
    void showEmptyState();
    void showChosen();
    void showLead();
    void showMap();
    void showSetNamed(const SetName& name);
    /// Place of the chosen set.
    std::size_t chosenRun() const;

    void goTo(View view);
    void focusChoice();
    void readFiles(const PredictionFiles& files);
    void exportSet(PredictionFormat format);
    bool mayImport() const;

    Prompts& m_prompts;
    QStringList m_emotions; ///< Words of the task's questions.
    View m_view = View::Runs;

    QLabel* m_map = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_protocol = nullptr;
    QDoubleSpinBox* m_smoothing = nullptr;
    QPushButton* m_export = nullptr; ///< Writes the chosen set.
    QWidget* m_empty = nullptr;
    QPushButton* m_emptyImport = nullptr;
    PageStack* m_pages = nullptr;
    VectorBoard* m_board = nullptr;
    ScenarioScore* m_score = nullptr;
    ImportView* m_import = nullptr;
    RunsView* m_asking = nullptr;
};

} // namespace subtext
