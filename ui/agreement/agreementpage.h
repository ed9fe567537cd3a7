// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/agreement/agreementcharts.h"
#include "ui/agreement/agreementresult.h"
#include "ui/background/studyplace.h"
#include "ui/charts/chartboard.h"

#include <array>

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace subtext {

class ActionRegistry;
class ChartPanel;
class CueChart;
class DisagreementChart;
class ReaderChart;
class ItemSourcesChart;
class SurpriseChart;
class FigureTile;
class ItemPanel;
class Prompts;

/// The place that shows how far annotators agree: headline figures, charts with their tables, and
/// the items behind every mark. Annotators go by their codes for an adjudicator, by their names for
/// a coordinator.
class AgreementPage : public FiguresPlace<AgreementRequest, AgreementResult>
{
    Q_OBJECT
public:
    AgreementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~AgreementPage() override;

    /// What is on the screen; none before the first result.
    const AgreementReport* shown() const { return m_shown ? &*m_shown : nullptr; }

    /// None: all. A subtype is shown at once; the others need a new computation.
    void setFilter(const AgreementFilter& filter);
    ItemPanel* itemPanel() const { return m_board->items(); }
    QScrollArea* chartArea() const { return m_board->area(); }
    const std::vector<ChartPanel*>& charts() const { return m_charts->all(); }
    /// Hidden where the study has no marked words.
    CueChart* cues() const { return m_cues; }
    /// Hidden where the study cannot tell parts of its disagreement apart.
    DisagreementChart* disagreement() const { return m_disagreement; }
    /// Hidden where nobody guessed the others.
    SurpriseChart* surprises() const { return m_surprises; }
    /// Hidden where annotators are not asked about themselves.
    ReaderChart* readers() const { return m_readers; }

private:
    void buildHead();
    void buildTiles();
    void makeCharts();
    std::array<ChartPanel*, 5> moreCharts() const;
    void offerTask();
    void offerGroups();
    void offerParts();
    void offerTopics();
    std::size_t chosenQuestion() const;
    void connectCharts();
    void registerActions(ActionRegistry& actions);

    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    AgreementRequest request() override;
    void take() override;
    void showProgress(std::optional<double> part) override;
    void show();
    void showHead();
    void showMore();
    void showAgreement(const AgreementGroup& all);
    void showItems(const QString& what, const std::vector<ScenarioId>& items);
    void showAgainstGold(PersonId person);
    AgreementFilter chosenFilter() const;

    Prompts& m_prompts;
    std::shared_ptr<const Task> m_task; ///< Of the study; never null.
    std::size_t m_question = 0;         ///< Which the charts are made for.
    bool m_isBlind = false;
    std::optional<AgreementReport> m_shown;
    QHash<ScenarioId, QString> m_itemNames;

    QComboBox* m_questions = nullptr; ///< Shown where there are several.
    QComboBox* m_subtype = nullptr;
    QComboBox* m_power = nullptr;
    QComboBox* m_domain = nullptr;
    QComboBox* m_part = nullptr;             ///< Of train, validation and test, as files said it.
    QComboBox* m_topic = nullptr;            ///< Of those that were kept last.
    QCheckBox* m_withoutAmbiguous = nullptr; ///< Where some item is.
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_whyNone = nullptr;
    QLabel* m_again = nullptr;         ///< κ of items that were labelled again.
    QLabel* m_selfAgreement = nullptr; ///< Of adjudicators.
    QLabel* m_popular = nullptr;       ///< Where somebody guessed the others.
    QLabel* m_seconds = nullptr;       ///< Where the study asks for second readings.
    FigureTile* m_kappa = nullptr;
    FigureTile* m_alpha = nullptr;
    FigureTile* m_ac1 = nullptr;
    FigureTile* m_percent = nullptr;
    FigureTile* m_patterns = nullptr;
    ChartBoard* m_board = nullptr;
    std::optional<AgreementCharts> m_charts;     ///< On the board.
    CueChart* m_cues = nullptr;                  ///< After them where the study has marked words.
    DisagreementChart* m_disagreement = nullptr; ///< After them, where anything is known of it.
    ItemSourcesChart* m_itemSources = nullptr;   ///< The same of each item, where there are shares.
    SurpriseChart* m_surprises = nullptr;        ///< After them, where anybody guessed.
    ReaderChart* m_readers = nullptr; ///< Last, where annotators are asked about themselves.
};

} // namespace subtext
