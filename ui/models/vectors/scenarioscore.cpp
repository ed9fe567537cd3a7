// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/scenarioscore.h"

#include "core/study/study.h"
#include "ui/models/vectors/termsmodel.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/tabledelegate.h"

#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr double MostAlpha = 5;
constexpr double AlphaStep = 0.05;
constexpr int StepsOfOne = 20; // of the slider, in an α of 1
constexpr int PageSteps = 5;   // α moves by a quarter
constexpr int SideShare = 2;
constexpr int ScoreShare = 5;
constexpr int TableRows = 9;

} // namespace

ScenarioScore::ScenarioScore(QWidget* parent)
    : QWidget(parent)
    , m_items(new QStandardItemModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_terms(new TermsModel({}, this))
{
    QVBoxLayout* layout = makeColumn(this);
    auto* splitter = makeSplitter(Qt::Horizontal, 12, this);
    splitter->addWidget(makeSide());
    splitter->addWidget(makeScore());
    splitter->setStretchFactor(0, SideShare);
    splitter->setStretchFactor(1, ScoreShare);
    layout->addWidget(splitter);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_found->setFilterFixedString(text);
        m_count->setText(tr("%n scenarios", nullptr, plural(m_found->rowCount())));
        if (!m_list->currentIndex().isValid() && m_found->rowCount() > 0)
            m_list->setCurrentIndex(m_found->index(0, 0));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ScenarioScore::followList);
}

QWidget* ScenarioScore::makeSide()
{
    auto* side = new QWidget(this);
    side->setMinimumWidth(200);
    QVBoxLayout* column = makeColumn(side, {}, 8);
    m_search = new QLineEdit(side);
    m_search->setPlaceholderText(tr("Search for a scenario"));
    m_search->setAccessibleName(tr("Search for a scenario by its name or its text"));
    addClearButton(*m_search);
    m_count = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, side);
    m_found->setSourceModel(m_items);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list = new FollowingList(side);
    m_list->setModel(m_found);
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_card = new ItemCard(side);
    column->addWidget(m_search);
    column->addWidget(m_count);
    column->addWidget(m_list, 2);
    column->addWidget(m_card, 3);
    return side;
}

QWidget* ScenarioScore::makeScore()
{
    auto* card = makeCard(nullptr);
    QVBoxLayout* column = makeColumn(card, {20, 16, 20, 16}, 10);
    column->addWidget(makeAlphaRow());
    m_words = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, card);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_words);
    m_table = new QTableView(card);
    m_table->setModel(m_terms);
    styleTable(*m_table, tr("The score, term by term"));
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(TermsModel::Term, QHeaderView::Stretch);
    m_table->setMinimumHeight(TableRows * (m_table->fontMetrics().height() + 12));
    m_table->setProperty("scrollsSideways", true); // as many figures as a score has
    column->addWidget(m_table, 1);
    // What is said of a scenario may be longer than a small window is high.
    QScrollArea* area = makeScrollArea(this);
    area->setWidget(card);
    return area;
}

QWidget* ScenarioScore::makeAlphaRow()
{
    auto* row = new QWidget(this);
    QHBoxLayout* line = makeRow(row, {}, 10);
    m_alpha = new QDoubleSpinBox(row);
    m_alpha->setObjectName(QStringLiteral("alpha"));
    m_alpha->setPrefix(tr("α = "));
    m_alpha->setRange(0, MostAlpha);
    m_alpha->setSingleStep(AlphaStep);
    m_alpha->setAccessibleName(tr("Weight of the prior"));
    const QString what = tr("How much the prior counts beside the text. 0: the model alone.");
    m_alpha->setToolTip(plainToolTip(what));
    m_slider = new QSlider(Qt::Horizontal, row);
    m_slider->setObjectName(QStringLiteral("slider"));
    m_slider->setRange(0, static_cast<int>(MostAlpha * StepsOfOne));
    m_slider->setPageStep(PageSteps);
    m_slider->setAccessibleName(tr("Weight of the prior, in twentieths"));
    m_slider->setToolTip(plainToolTip(what));
    m_chosen = makeButton(QString(), ButtonKind::Quiet, row, "chosen");
    m_chosen->setToolTip(plainToolTip(tr("Back to the α that the protocol chose for this set.")));
    line->addWidget(m_alpha);
    line->addWidget(m_slider, 1);
    line->addWidget(m_chosen);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { setAlpha(static_cast<double>(step) / StepsOfOne); });
    connect(m_alpha, &QDoubleSpinBox::valueChanged, this, [this](double alpha) {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(static_cast<int>(std::lround(alpha * StepsOfOne)));
        compute();
    });
    connect(m_chosen, &QPushButton::clicked, this, &ScenarioScore::useChosenAlpha);
    return row;
}

void ScenarioScore::setStudy(Study* study, const StudyWords& emotions, bool areAnswersShown)
{
    m_study = study;
    m_emotions = emotions;
    m_result.reset();
    m_places.clear();
    m_shown = {};
    m_terms->setEmotions(emotions);
    m_search->clear();
    m_items->clear();
    m_words->clear();
    showNoSet();
    m_card->setAnswersShown(areAnswersShown);
}

void ScenarioScore::setAnswersShown(bool areShown)
{
    m_card->setAnswersShown(areShown);
}

const VectorRun* ScenarioScore::run() const
{
    return m_result && m_run < m_result->runs.size() ? &m_result->runs[m_run] : nullptr;
}

std::optional<double> ScenarioScore::chosenAlpha() const
{
    const entanglement::ProtocolResult* result = run() ? run()->result(m_protocol) : nullptr;
    return result ? std::optional(result->alpha) : std::nullopt;
}

void ScenarioScore::showRun(const std::shared_ptr<const VectorFigures>& result, std::size_t run,
                            entanglement::EvaluationProtocol protocol)
{
    const auto before = chosenAlpha();
    const bool isUsed = before && *before == alpha();
    const bool isOther = m_result != result || m_run != run;
    m_result = result;
    m_run = run;
    m_protocol = protocol;
    if (isOther)
        fillList();
    const auto chosen = chosenAlpha();
    m_chosen->setVisible(chosen.has_value());
    m_chosen->setText(chosen ? tr("Chosen: α = %1").arg(withShownPoint(alphaText(*chosen)))
                             : QString());
    if (chosen && (isUsed || !before))
        useChosenAlpha(); // whoever has set another α keeps it
    compute();
}

void ScenarioScore::showNoSet()
{
    m_count->clear();
    m_card->showHint(tr("A scenario that a model has answered is shown here."));
}

void ScenarioScore::fillList()
{
    const ScenarioId before = m_shown;
    m_places.clear();
    {
        const QSignalBlocker blocker(m_list->selectionModel());
        m_items->clear();
    }
    m_shown = {};
    if (!run()) {
        showNoSet();
        return;
    }
    std::vector<std::size_t> places;
    for (const entanglement::VectorPrediction& prediction : run()->predictions)
        places.push_back(prediction.scenario);
    std::sort(places.begin(), places.end());
    const QHash<ScenarioId, QString> utterances = utterancesOf(m_study);
    for (const std::size_t place : places) {
        const ScenarioId scenario = m_result->study.ids.at(place);
        m_places.insert(scenario, place);
        auto* line = new QStandardItem(itemLine(
            m_result->study.names.at(static_cast<qsizetype>(place)), utterances.value(scenario)));
        line->setData(scenario.value, Qt::UserRole);
        m_items->appendRow(line);
    }
    m_count->setText(tr("%n scenarios", nullptr, plural(m_found->rowCount())));
    if (!showScenario(before) && m_found->rowCount() > 0)
        m_list->setCurrentIndex(m_found->index(0, 0));
}

bool ScenarioScore::showScenario(ScenarioId scenario)
{
    if (!m_places.contains(scenario))
        return false;
    for (int row = 0; row < m_items->rowCount(); ++row) {
        if (m_items->item(row)->data(Qt::UserRole).toLongLong() != scenario.value)
            continue;
        QModelIndex found = m_found->mapFromSource(m_items->index(row, 0));
        if (!found.isValid()) { // the search hides it
            m_search->clear();
            found = m_found->mapFromSource(m_items->index(row, 0));
        }
        m_list->setCurrentIndex(found);
        followList();
        return true;
    }
    return false;
}

void ScenarioScore::followList()
{
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid())
        return; // a search that finds nothing leaves what is shown
    const ScenarioId scenario{chosen.data(Qt::UserRole).toLongLong()};
    if (scenario == m_shown)
        return;
    m_shown = scenario;
    if (m_study)
        m_card->showItem(*m_study, scenario, {});
    compute();
}

const entanglement::VectorPrediction* ScenarioScore::prediction() const
{
    const auto place = m_places.constFind(m_shown);
    if (!run() || place == m_places.constEnd())
        return nullptr;
    for (const entanglement::VectorPrediction& each : run()->predictions) {
        if (each.scenario == *place)
            return &each;
    }
    return nullptr;
}

void ScenarioScore::useChosenAlpha()
{
    if (const auto chosen = chosenAlpha())
        setAlpha(*chosen);
}

void ScenarioScore::compute()
{
    const entanglement::VectorPrediction* said = prediction();
    if (!said) {
        m_terms->clear();
        m_words->setText(run() ? tr("Choose a scenario that this set answers.")
                               : tr("There is no prediction set to show. Once there is one, the "
                                    "score of each scenario that it answers is explained here."));
        return;
    }
    const entanglement::Prior& prior = m_result->priors.at(entanglement::indexOf(m_protocol));
    const auto yes = said->probabilities();
    if (yes && prior) {
        const entanglement::Inference inference(*prior, alpha());
        m_terms->show(*yes, inference);
        showWords(inference, *yes);
        return;
    }
    m_terms->clear();
    QStringList lines{goldWords(), writtenWords()};
    if (!yes) {
        QStringList missing;
        for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
            if (!said->yes.at(i))
                missing << m_emotions.inside(i);
        }
        lines
            << tr("No probability came back for %1: it takes no part in MAP.").arg(listed(missing));
    } else {
        lines << undefinedText(prior.error(), m_result->dataOf(m_protocol), m_emotions,
                               WayOut::Protocol);
    }
    lines.removeAll(QString());
    m_words->setText(lines.join(u'\n'));
}

QString ScenarioScore::goldWords() const
{
    const auto& gold = m_result->study.scenarios.at(m_places.value(m_shown)).gold;
    return gold ? tr("Gold: %1.").arg(vectorWords(*gold, m_emotions))
                : tr("It has no gold yet: one of its emotions is undecided.");
}

QString ScenarioScore::writtenWords() const
{
    const auto written = prediction()->answerVector();
    return written ? tr("Written answer: %1.").arg(vectorWords(*written, m_emotions)) : QString();
}

void ScenarioScore::showWords(const entanglement::Inference& inference,
                              const entanglement::Probabilities& yes)
{
    QStringList lines{goldWords(), writtenWords()};
    lines << explanationOf(inference, entanglement::logOdds(yes), m_emotions);
    const auto& explained = *m_terms->explanation();
    lines << tr("Runner-up: %1, %2 behind.")
                 .arg(vectorWords(explained.runnerUp.vector, m_emotions),
                      shownNumber(explained.margin(), 2));
    lines.removeAll(QString());
    m_words->setText(lines.join(u'\n'));
}

} // namespace subtext
