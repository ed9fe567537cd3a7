// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementpage.h"

#include "core/base/naturalorder.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/filterentries.h"
#include "ui/charts/agreementrows.h"
#include "ui/charts/confusionchart.h"
#include "ui/charts/cuechart.h"
#include "ui/charts/disagreementchart.h"
#include "ui/charts/goldchart.h"
#include "ui/charts/icchart.h"
#include "ui/charts/itemsourceschart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/lengthchart.h"
#include "ui/charts/patternchart.h"
#include "ui/charts/readerchart.h"
#include "ui/charts/reliabilitychart.h"
#include "ui/charts/surprisechart.h"
#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuretile.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tilerow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int ProgressSteps = 100;
// Of a filter in a narrow window.
constexpr int LeastLetters = 7;
// Of one where words of the study stand, beside the figures that the head leads with.
constexpr int MostLetters = 24;
constexpr int ArrowRoom = 44;

/// Rows that name people stand by these names, numbers in them by their values.
void sortRaters(AgreementResult& result)
{
    const auto sort = [&result](auto& rows) {
        const auto name = [&result](const auto& row) {
            return QStringView(result.report.raters.at(static_cast<std::size_t>(row.rater)).name);
        };
        std::stable_sort(rows.begin(), rows.end(), [&](const auto& a, const auto& b) {
            return isNaturallyBefore(name(a), name(b));
        });
    };
    sort(result.report.overall.goldAccuracy);
    for (GroupAgreement& part : result.report.subtypes)
        sort(part.figures.goldAccuracy);
    for (ModelReport& model : result.models)
        sort(model.raters);
}

} // namespace

AgreementPage::AgreementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : FiguresPlace(agreementResult,
                   ChangeSet::FiguresChanged | ChangeSet::QualityChanged |
                       ChangeSet::CourseChanged | ChangeSet::TopicsChanged,
                   parent)
    , m_prompts(prompts)
    , m_task(usualTask())
{
    buildHead();
    m_notice = new NoticeBar(this);
    buildTiles();

    m_board = new ChartBoard(this);
    column()->addWidget(m_board, 1);
    column()->addWidget(m_notice);
    connect(m_board, &ChartBoard::deskRequested, this, &AgreementPage::deskRequested);
    makeCharts();
    registerActions(actions);
}

AgreementPage::~AgreementPage()
{
    stop();
}

void AgreementPage::buildHead()
{
    m_head = new PageHead(tr("Agreement"), this);
    auto* controls = new FlowLayout(FlowLayout::Spread::AtEnd, 8);
    controls->squeezeFirst();
    m_progress = new QProgressBar(m_head);
    m_progress->setRange(0, ProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(24);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Progress of the computation"));
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, m_head, "cancel");
    // They come and go at the left of the filters, which stay where they are.
    m_progress->hide();
    m_cancel->hide();
    addWidgets(*controls, m_progress, m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &AgreementPage::cancel);

    const auto combo = [&](const QString& name, const QString& all) {
        auto* box = new FilterBox(name, m_head);
        box->addItem(all, -1);
        box->setMostLetters(MostLetters);
        box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QString(LeastLetters, u'x')) +
                             ArrowRoom);
        controls->addWidget(box);
        return box;
    };
    m_questions = combo(tr("Question"), QString());
    m_subtype = combo(tr("Subtype"), tr("All subtypes"));
    m_power = combo(tr("Power relation"), tr("Any power relation"));
    for (PowerRelation power : AllPowerRelations)
        m_power->addItem(powerWord(power), static_cast<int>(power));
    m_domain = combo(tr("Domain"), tr("Any domain"));
    for (Domain domain : {Domain::Workplace, Domain::Family, Domain::Social, Domain::Service})
        m_domain->addItem(domainWord(domain), static_cast<int>(domain));
    m_part = combo(tr("Part"), tr("All parts"));
    m_part->addItem(tr("Train"), static_cast<int>(Partition::Train));
    m_part->addItem(tr("Validation"), static_cast<int>(Partition::Validation));
    m_part->addItem(tr("Test"), static_cast<int>(Partition::Test));
    m_topic = combo(tr("Topic"), tr("All topics"));
    offerTask();
    connect(m_questions, &QComboBox::currentIndexChanged, this, [this] {
        makeCharts();
        ask();
    });
    connect(m_subtype, &QComboBox::currentIndexChanged, this, &AgreementPage::show);
    for (QComboBox* box : {m_power, m_domain, m_part, m_topic})
        connect(box, &QComboBox::currentIndexChanged, this, &AgreementPage::ask);
    m_withoutAmbiguous = new QCheckBox(tr("Without ambiguous"), m_head);
    m_withoutAmbiguous->setObjectName(QStringLiteral("without-ambiguous"));
    m_withoutAmbiguous->setToolTip(plainToolTip(
        tr("Leaves out items that were decided to be ambiguous, with a label or without.")));
    m_withoutAmbiguous->hide();
    controls->addWidget(m_withoutAmbiguous);
    connect(m_withoutAmbiguous, &QCheckBox::toggled, this, &AgreementPage::ask);
    m_head->addControls(controls);
    m_head->keepLeadWhole(); // so many filters leave no room for it in most windows
    column()->addWidget(m_head);
}

void AgreementPage::buildTiles()
{
    auto* row = new TileRow(this);
    m_kappa =
        row->add(tr("Fleiss’ κ"),
                 tr("Agreement beyond chance, with chance estimated from the label distribution."));
    m_alpha = row->add(tr("Krippendorff’s α"),
                       tr("Nominal. Like κ, but corrected for small samples and missing ratings."));
    m_ac1 = row->add(tr("Gwet’s AC1"), tr("Agreement beyond chance, robust to a dominant label."));
    m_percent = row->add(tr("Percent agreement"),
                         tr("Share of rating pairs that agree, not corrected for chance."));
    m_patterns = row->add(tr("Unanimous · majority · split"),
                          tr("Items with all their ratings, by how their votes are distributed."));
    column()->addWidget(row);
    m_whyNone = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_whyNone->hide();
    column()->addWidget(m_whyNone);
    const auto addLines = [this](const char* name) {
        QLabel* lines = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
        lines->setObjectName(QLatin1String(name));
        lines->setTextFormat(Qt::PlainText);
        lines->hide();
        column()->addWidget(lines);
        return lines;
    };
    m_again = addLines("labelAgain");
    m_selfAgreement = addLines("selfAgreement");
    m_seconds = addLines("secondReadings");
    m_popular = addLines("surprisinglyPopular");
}

void AgreementPage::offerTask()
{
    const QSignalBlocker noQuestion(m_questions);
    m_questions->clear();
    for (const Question& question : m_task->questions)
        m_questions->addItem(questionWord(question));
    m_questions->setCurrentIndex(0);
    m_questions->setVisible(m_task->questions.size() > 1);
    // What only CEI's scenes say.
    const bool isCei = m_task->layout == TaskLayout::Cei;
    m_power->setVisible(isCei);
    m_domain->setVisible(isCei);
    m_part->hide(); // until figures say that there are any
    m_topic->hide();
    m_subtype->setVisible(m_task->group.has_value());
    if (m_task->group) {
        m_subtype->setAccessibleName(m_task->group->word);
        m_subtype->setItemText(0,
                               isCei ? tr("All subtypes") : tr("%1: all").arg(m_task->group->word));
    }
    offerGroups();
}

/// The groups that the task lists, or those that the figures have.
void AgreementPage::offerGroups()
{
    FilterEntries groups;
    if (m_task->group && m_task->group->isClosed()) {
        for (const ListedWord& group : *m_task->group->options)
            groups.emplace_back(group.word, group.token);
    } else if (m_result) {
        for (const GroupAgreement& part : m_result->report.subtypes)
            groups.emplace_back(part.group, part.group);
    }
    listEntries(*m_subtype, groups);
}

/// Those that the study keeps. One that was chosen and is no longer kept is let go, and that
/// computes anew.
void AgreementPage::offerTopics()
{
    FilterEntries topics;
    for (const QString& name : m_result->topics)
        topics.emplace_back(name, name);
    const auto before = chosenToken(*m_topic);
    listEntries(*m_topic, topics);
    m_topic->setVisible(!topics.empty());
    if (chosenToken(*m_topic) != before)
        ask();
}

/// Power relations and domains where the scenes have any, and the parts that files said. One that
/// was chosen before is let go, and that computes anew.
void AgreementPage::offerParts()
{
    const auto offer = [](QComboBox& box, bool isOffered) {
        box.setVisible(isOffered);
        if (!isOffered)
            box.setCurrentIndex(0);
    };
    const bool isCei = m_task->layout == TaskLayout::Cei;
    offer(*m_power, isCei && m_result->isAnyPowerKnown);
    offer(*m_domain, isCei && m_result->isAnyDomainKnown);
    offer(*m_part, m_result->report.input.hasOwnParts);
}

std::size_t AgreementPage::chosenQuestion() const
{
    return static_cast<std::size_t>(std::max(0, m_questions->currentIndex()));
}

void AgreementPage::makeCharts()
{
    m_question = chosenQuestion();
    if (m_charts) {
        // Deleted later: it may have been one of them that asked.
        std::vector<ChartPanel*> charts = m_charts->all();
        const auto more = moreCharts();
        charts.insert(charts.end(), more.begin(), more.end());
        for (ChartPanel* chart : charts) {
            chart->disconnect(this);
            chart->hide();
            chart->deleteLater();
        }
    }
    m_charts.emplace(m_prompts, m_board->page(), *m_task, m_question);
    m_cues = new CueChart(m_prompts, m_board->page()); // after them, as Tab goes
    m_disagreement = new DisagreementChart(m_prompts, m_board->page());
    m_itemSources = new ItemSourcesChart(m_prompts, m_board->page());
    m_surprises = new SurpriseChart(m_prompts, m_board->page());
    m_readers = new ReaderChart(m_prompts, m_board->page());
    for (ChartPanel* chart : moreCharts())
        chart->hide();
    m_board->setCharts(m_charts->all());
    connectCharts();
}

void AgreementPage::connectCharts()
{
    const auto connectTo = [this](const auto* chart, auto signal, const auto& answer) {
        if (chart != nullptr) // the task may have nothing for it
            connect(chart, signal, this, answer);
    };
    connectTo(
        m_charts->of<PatternChart>(), &PatternChart::patternActivated,
        [this](const std::optional<QString>& subtype, Pattern pattern) {
            if (!m_shown)
                return;
            const QString where = subtype ? charts::groupWord(*m_task, *subtype) : tr("Overall");
            showItems(QStringLiteral("%1, %2").arg(where, patternWord(pattern)),
                      itemsOfPattern(m_shown->input, pattern, subtype, m_shown->options.question));
        });
    const auto filterBy = [this](const std::optional<QString>& subtype) {
        const int at = subtype ? m_subtype->findData(*subtype) : 0;
        m_subtype->setCurrentIndex(std::max(0, at));
    };
    connectTo(m_charts->of<KappaChart>(), &KappaChart::subtypeActivated, filterBy);
    connectTo(m_charts->of<IccChart>(), &IccChart::subtypeActivated, filterBy);
    connectTo(m_charts->of<ConfusionChart>(), &ConfusionChart::pairActivated,
              [this](Choice a, Choice b) {
                  if (!m_shown)
                      return;
                  const auto wordOf = [this](Choice option) {
                      return charts::optionWord(*m_shown, slotOf(option));
                  };
                  const QString what = a == b ? tr("%1 chosen twice or more").arg(wordOf(a))
                                              : tr("%1 with %2").arg(wordOf(a), wordOf(b));
                  // The cell counts pairs of people, of which an item may have several.
                  const auto pairs = m_shown->overall.confusion.at(slotOf(a), slotOf(b));
                  showItems(tr("%1, %2").arg(what, tr("%n pairs", nullptr, plural(pairs))),
                            itemsOfPair(m_shown->input, a, b, m_shown->options.question));
              });
    connectTo(m_charts->of<LengthChart>(), &LengthChart::itemActivated,
              [this](ScenarioId item) { showItems(m_itemNames.value(item), {item}); });
    connectTo(
        m_charts->of<LengthChart>(), &LengthChart::itemsActivated,
        [this](const std::vector<ScenarioId>& items) { showItems(tr("Equal agreement"), items); });
    const auto againstGold = [this](PersonId person) { showAgainstGold(person); };
    connectTo(m_charts->of<GoldChart>(), &GoldChart::personActivated, againstGold);
    connectTo(m_charts->of<ReliabilityChart>(), &ReliabilityChart::personActivated, againstGold);
    for (ChartPanel* chart : m_charts->all())
        connect(chart, &ChartPanel::done, this, &AgreementPage::tell);
    for (ChartPanel* chart : moreCharts())
        connect(chart, &ChartPanel::done, this, &AgreementPage::tell);
    connect(m_itemSources, &ItemSourcesChart::itemActivated, this,
            [this](ScenarioId item, const QString& name) { showItems(name, {item}); });
}

/// Below those of the board, in their order.
std::array<ChartPanel*, 5> AgreementPage::moreCharts() const
{
    return {m_cues, m_disagreement, m_itemSources, m_surprises, m_readers};
}

void AgreementPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Agreement");
    actions.add(this, place, tr("Close the items, or stop computing"),
                {QKeySequence(Qt::Key_Escape)}, [this] {
                    if (isComputing())
                        cancel();
                    else
                        m_board->closeItems();
                });
    actions.add(this, place, tr("To the filters"), {QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] {
        QWidget* filter = m_task->group ? m_subtype : m_questions;
        filter->setFocus(Qt::ShortcutFocusReason);
    });
    actions.note(place, tr("Items behind a mark"),
                 tr("Enter on a row of its table; arrow keys and Enter in the heat map, the "
                    "patterns and the lengths"));
}

void AgreementPage::showStudy(const Environment&)
{
    if (auto task = shownTask(*m_study); task && **task != *m_task) {
        m_task = std::move(*task); // where it cannot be read, nothing else can
        offerTask();
        makeCharts();
    } else if (m_question != chosenQuestion()) {
        makeCharts(); // of the study before
    }
    m_isBlind = isBlind();
    m_board->items()->setStudy(m_study, !m_isBlind);
    m_board->area()->verticalScrollBar()->setValue(0);
}

void AgreementPage::forgetStudy()
{
    m_shown.reset();
    m_itemNames.clear();
    m_board->items()->setStudy(nullptr, false);
    m_board->closeItems();
    for (QComboBox* box : {m_questions, m_subtype, m_power, m_domain, m_part, m_topic}) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(0);
    }
    m_topic->hide(); // what it lists is of the study that is gone
    const QSignalBlocker blocker(m_withoutAmbiguous);
    m_withoutAmbiguous->setChecked(false);
    m_withoutAmbiguous->hide();
}

AgreementRequest AgreementPage::request()
{
    m_isBlind = isBlind();
    m_board->items()->setAnswersShown(!m_isBlind);
    AgreementFilter filter = chosenFilter();
    filter.group.reset();
    AgreementOptions options;
    options.question = chosenQuestion();
    return {filter, options, m_isBlind ? m_person.id : PersonId(), m_person.id};
}

void AgreementPage::showProgress(std::optional<double> part)
{
    if (part)
        m_progress->setValue(qRound(*part * ProgressSteps));
    m_progress->setVisible(part.has_value());
    m_cancel->setVisible(part.has_value());
}

AgreementFilter AgreementPage::chosenFilter() const
{
    return {chosenToken(*m_subtype),         chosenValue<PowerRelation>(*m_power),
            chosenValue<Domain>(*m_domain),  m_withoutAmbiguous->isChecked(),
            chosenValue<Partition>(*m_part), chosenToken(*m_topic)};
}

void AgreementPage::setFilter(const AgreementFilter& filter)
{
    const auto choose = [](QComboBox& box, auto value) {
        box.setCurrentIndex(value ? std::max(0, box.findData(static_cast<int>(*value))) : 0);
    };
    chooseToken(*m_subtype, filter.group);
    choose(*m_power, filter.power);
    choose(*m_domain, filter.domain);
    choose(*m_part, filter.part);
    chooseToken(*m_topic, filter.topic);
    m_withoutAmbiguous->setChecked(filter.withoutAmbiguous);
}

void AgreementPage::take()
{
    auto named = std::make_shared<AgreementResult>(*m_result);
    if (m_isBlind) {
        for (auto* raters : {&named->report.raters, &named->report.input.raters}) {
            for (AgreementRater& rater : *raters)
                rater.name = rater.code;
        }
    }
    sortRaters(*named); // by what is shown of them
    m_result = std::move(named);
    m_itemNames = itemNamesOf(m_result->report);
    offerGroups();
    offerParts();
    offerTopics();
    const std::vector<AgreementItem>& items = m_result->report.input.items;
    m_withoutAmbiguous->setVisible(
        m_withoutAmbiguous->isChecked() ||
        std::any_of(items.begin(), items.end(),
                    [](const AgreementItem& item) { return item.ambiguous.any(); }));
    m_notice->dismiss();
    show();
}

void AgreementPage::show()
{
    if (!m_result || m_result->report.options.question != m_question)
        return; // the figures of the question are on their way
    const auto subtype = chosenToken(*m_subtype);
    m_shown = subtype ? focusedOn(m_result->report, *subtype) : m_result->report;
    showHead();
    std::vector<ModelReport> models;
    std::copy_if(m_result->models.begin(), m_result->models.end(), std::back_inserter(models),
                 [&](const ModelReport& model) {
                     return !subtype || model.group.isEmpty() || model.group == *subtype;
                 });
    m_charts->setData({*m_shown, models, m_itemNames});
    showMore();
    Q_EMIT updated();
}

/// The cards that not every study has, after those that each has.
void AgreementPage::showMore()
{
    const std::optional<CueFigures>& cues = m_result->cues;
    const std::optional<DisagreementSources>& disagreement = m_result->disagreement;
    if (cues)
        m_cues->setData(*cues, *m_task);
    if (disagreement)
        m_disagreement->setData(*disagreement);
    const bool hasItemSources = disagreement && ItemSourcesChart::isToldOf(*disagreement);
    if (hasItemSources)
        m_itemSources->setData(*disagreement);
    const bool isGuessed = !m_result->surprises.isEmpty();
    if (isGuessed)
        m_surprises->setData(m_result->surprises, *m_task);
    const bool hasReaders = !m_result->readers.empty();
    if (hasReaders)
        m_readers->setData(m_result->readers, m_result->readerForm, *m_task, m_question);
    const std::array<std::pair<ChartPanel*, bool>, 5> more{
        {{m_cues, cues.has_value()},
         {m_disagreement, disagreement.has_value()},
         {m_itemSources, hasItemSources},
         {m_surprises, isGuessed},
         {m_readers, hasReaders}}};
    if (std::all_of(more.begin(), more.end(),
                    [](const auto& card) { return card.second != card.first->isHidden(); }))
        return;
    std::vector<ChartPanel*> charts = m_charts->all();
    for (const auto& [card, isThere] : more) {
        card->setVisible(isThere);
        if (isThere)
            charts.push_back(card);
    }
    m_board->setCharts(charts);
}

void AgreementPage::showHead()
{
    const AgreementGroup& all = m_shown->overall;
    qint64 leftOut = 0;
    const auto subtype = chosenToken(*m_subtype);
    for (const auto& [group, items] : m_result->ambiguousLeftOut)
        leftOut += !subtype || group == *subtype ? items : 0;
    const QString left = tr("%n ambiguous items left out", nullptr, plural(leftOut));
    const QString progress = progressText(*m_shown);
    m_head->setLead(leftOut == 0 ? progress : QStringLiteral("%1 · %2").arg(progress, left));
    showAgreement(all);
    const auto ofGroup =
        subtype ? m_result->againByGroup.find(*subtype) : m_result->againByGroup.end();
    const LabelAgainFigures& again =
        ofGroup == m_result->againByGroup.end() ? m_result->again : ofGroup->second;
    m_again->setText(again.questions.empty() ? QString()
                                             : kappaAgainText(again, *m_task, m_question));
    m_again->setVisible(!m_again->text().isEmpty());
    m_selfAgreement->setText(selfAgreementText(m_result->selfAgreement, *m_task, m_question));
    m_selfAgreement->setVisible(!m_selfAgreement->text().isEmpty());
    m_seconds->setText(secondReadingsText(m_result->seconds, m_question));
    m_seconds->setVisible(!m_seconds->text().isEmpty());
    m_popular->setText(surprisesText(m_result->surprises, m_question));
    m_popular->setVisible(!m_popular->text().isEmpty());
    m_patterns->setFigure(QStringLiteral("%1 · %2 · %3")
                              .arg(all.patterns.unanimous)
                              .arg(all.patterns.majority)
                              .arg(all.patterns.split),
                          patternsNoteText(*m_shown));
    const QString explanation = detectableExplanation(m_shown->detectable);
    m_patterns->setToolTip(plainToolTip(explanation));
    m_patterns->setAccessibleDescription(explanation);
}

/// Where no item has two ratings, that is said once and not by each figure.
void AgreementPage::showAgreement(const AgreementGroup& all)
{
    const QString whyNone = noPairsText(*m_shown);
    m_whyNone->setText(whyNone);
    m_whyNone->setVisible(!whyNone.isEmpty());
    if (!whyNone.isEmpty()) {
        for (FigureTile* tile : {m_kappa, m_alpha, m_ac1, m_percent})
            tile->setFigure(QStringLiteral("–"), QString());
        return;
    }
    m_kappa->setFigure(figureText(all.kappa.kappa, 3),
                       withStrength(all.kappa.kappa, all.intervals.kappa.interval));
    m_alpha->setFigure(figureText(all.alpha, 3), intervalText(all.intervals.alpha.interval, 3));
    m_ac1->setFigure(figureText(all.ac1.estimate, 3), intervalText(all.ac1.interval, 3));
    m_percent->setFigure(percentText(all.kappa.observed),
                         percentIntervalText(all.intervals.observed.interval));
}

void AgreementPage::showItems(const QString& what, const std::vector<ScenarioId>& items)
{
    m_board->showItems(what, items, m_itemNames, qobject_cast<ChartPanel*>(sender()));
}

void AgreementPage::showAgainstGold(PersonId person)
{
    if (!m_shown)
        return;
    const AgreementInput& input = m_shown->input;
    QString name;
    for (const AgreementRater& rater : input.raters) {
        if (rater.person == person)
            name = rater.name;
    }
    showItems(tr("%1, other than gold").arg(name),
              itemsAgainstGold(input, person, m_shown->options.question));
}

} // namespace subtext
