// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/vectors/vectorfigures.h"
#include "ui/text/studywords.h"

#include <QDoubleSpinBox>
#include <QHash>
#include <QLabel>
#include <QWidget>

class QLineEdit;
class QListView;
class QPushButton;
class QSlider;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTableView;

namespace subtext {

class ItemCard;
class Study;
class TermsModel;

/// One scenario: what a model says of it, what the prior makes of that at any α, term by term, and
/// why. The score follows the slider as it is moved: it is computed on the spot.
class ScenarioScore : public QWidget
{
    Q_OBJECT
public:
    explicit ScenarioScore(QWidget* parent);

    /// None: lets go of it. `areAnswersShown`: what the annotators answered, beside the scene.
    void setStudy(Study* study, const StudyWords& emotions, bool areAnswersShown);
    void setAnswersShown(bool areShown);
    /// A set of predictions, and the protocol whose prior and α count. The scenario that is shown
    /// stays where the set says something of it; `run` out of range: there is no set.
    void showRun(const std::shared_ptr<const VectorFigures>& result, std::size_t run,
                 entanglement::EvaluationProtocol protocol);
    /// False where the set says nothing of it, or it may not be seen yet.
    bool showScenario(ScenarioId scenario);
    ScenarioId shown() const { return m_shown; }

    double alpha() const { return m_alpha->value(); }
    void setAlpha(double alpha) { m_alpha->setValue(alpha); }

    QLineEdit* search() const { return m_search; }
    QListView* list() const { return m_list; }
    TermsModel* terms() const { return m_terms; }
    QTableView* table() const { return m_table; }
    QString words() const { return m_words->text(); }
    ItemCard* card() const { return m_card; }

private:
    QWidget* makeSide();
    QWidget* makeScore();
    QWidget* makeAlphaRow();
    void showNoSet();
    void fillList();
    void followList();
    void useChosenAlpha();
    void compute();
    void showWords(const entanglement::Inference& inference,
                   const entanglement::Probabilities& yes);
    QString goldWords() const;
    QString writtenWords() const;
    /// Of the scenario that is shown; none where the set says nothing of it.
    const entanglement::VectorPrediction* prediction() const;
    const VectorRun* run() const;
    std::optional<double> chosenAlpha() const;

    Study* m_study = nullptr;
    StudyWords m_emotions;
    std::shared_ptr<const VectorFigures> m_result;
    std::size_t m_run = 0;
    entanglement::EvaluationProtocol m_protocol = entanglement::EvaluationProtocol::HeldOut;
    QHash<ScenarioId, std::size_t> m_places; ///< Among the study's scenarios.
    ScenarioId m_shown;

    QLineEdit* m_search = nullptr;
    QStandardItemModel* m_items;
    QSortFilterProxyModel* m_found;
    QListView* m_list = nullptr;
    QLabel* m_count = nullptr;
    ItemCard* m_card = nullptr;
    QLabel* m_words = nullptr;
    QSlider* m_slider = nullptr;
    QDoubleSpinBox* m_alpha = nullptr;
    QPushButton* m_chosen = nullptr;
    TermsModel* m_terms;
    QTableView* m_table = nullptr;
};

} // namespace subtext
