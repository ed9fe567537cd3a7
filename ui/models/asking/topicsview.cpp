// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/topicsview.h"

#include "core/llm/embeddingrequest.h"
#include "core/llm/modelsettings.h"
#include "core/study/study.h"
#include "ui/charts/chartboard.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/scatterchart.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/models/asking/topiccontents.h"
#include "ui/text/words.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/pagestack.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// Of the models that can be asked for embeddings.
QStringList embeddingHosts(const QString& settingsFolder)
{
    QStringList hosts;
    const auto profiles = llm::loadProfiles(settingsFolder);
    if (!profiles)
        return hosts; // the dialog says why
    for (const llm::Profile& profile : *profiles) {
        if (llm::givesEmbeddings(profile.kind))
            hosts << originOf(profile.baseUrl);
    }
    hosts.removeDuplicates();
    return hosts;
}

} // namespace

TopicsView::TopicsView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    setProperty("transparent", true);
    QVBoxLayout* column = makeColumn(this);
    m_pages = new PageStack(this);
    column->addWidget(m_pages);
    m_nothing = m_pages->add<Announcement>(ButtonKind::Quiet);
    m_nothing->setTitle(tr("What are the scenes about?"));
    m_nothing->setLead(tr("Topics are groups of scenes with similar texts. Of each you see its "
                          "keywords, its most frequent gold label, and the scenes in it."));
    m_nothing->firstButton()->setText(tr("Find topics…"));
    m_nothing->secondButton()->hide();
    m_topics = buildTopics();
    m_pages->addWidget(m_topics);
    connect(m_nothing->firstButton(), &QPushButton::clicked, this, &TopicsView::topicsWanted);
    connect(m_find, &QPushButton::clicked, this, &TopicsView::topicsWanted);
    forget();
}

QWidget* TopicsView::buildTopics()
{
    QWidget* page = makePage(m_pages);
    QVBoxLayout* rows = makeColumn(page, {}, 12);
    QHBoxLayout* head = makeRow(12);
    m_lead = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, page);
    head->addWidget(m_lead, 1);
    m_find = makeButton(tr("Find topics again…"), ButtonKind::Normal, page, "findAgain");
    head->addWidget(m_find);
    rows->addLayout(head);
    return page;
}

void TopicsView::buildCharts()
{
    m_board = new ChartBoard(m_topics);
    m_board->keepRoomForItems(
        tr("The scenes of a topic, or of a point on the map, are shown here."));
    m_topics->layout()->addWidget(m_board);
    m_map = new ScatterChart(tr("Map of the scenes"),
                             tr("The first two principal components of the embeddings. Colours and "
                                "shapes are topics, by their numbers. For viewing only: topics are "
                                "not found on this map."),
                             m_prompts, m_board->page());
    m_map->setObjectName(QStringLiteral("map"));
    m_list = new IntervalChart(
        tr("Topics"),
        tr("How many scenes each topic has, and its most frequent label with its share of the "
           "scenes with gold. A row opens the scenes of the topic."),
        m_prompts, m_board->page());
    m_list->setObjectName(QStringLiteral("topics"));
    m_list->setTableShown(true);
    m_board->setCharts({m_map, m_list});
    connect(m_list, &IntervalChart::rowActivated, this, &TopicsView::showTopic);
    connect(m_map, &ScatterChart::rowsActivated, this, &TopicsView::showPlaces);
    for (ChartPanel* chart : {static_cast<ChartPanel*>(m_list), static_cast<ChartPanel*>(m_map)})
        connect(chart, &ChartPanel::done, this, &TopicsView::done);
    connect(m_board, &ChartBoard::deskRequested, this, &TopicsView::deskRequested);
    m_board->items()->setStudy(m_study, !m_isBlind);
}

void TopicsView::setAccess(const ModelAccess& access)
{
    m_settingsFolder = access.settingsFolder;
}

void TopicsView::start(Study& study, bool isBlind, bool isTheirs)
{
    m_study = &study;
    m_isTheirs = isTheirs;
    m_nothing->firstButton()->setVisible(isTheirs);
    setAnswersShown(!isBlind);
    if (m_board)
        m_board->items()->setStudy(m_study, !isBlind);
}

void TopicsView::forget()
{
    m_study = nullptr;
    m_figures.reset();
    // Whether there are topics is not known before they are read.
    m_lead->clear();
    m_find->hide();
    m_pages->setCurrentWidget(m_topics);
    if (!m_board)
        return;
    closeItems();
    m_board->items()->setStudy(nullptr, false);
    m_list->setNothing(QString());
    m_map->setNothing(QString());
}

void TopicsView::setAnswersShown(bool areShown)
{
    m_isBlind = !areShown;
    if (m_board)
        m_board->items()->setAnswersShown(areShown);
}

void TopicsView::showNothing()
{
    const QStringList hosts = embeddingHosts(m_settingsFolder);
    if (!m_isTheirs)
        m_nothing->setNote(tr("The study has no topics yet. A coordinator can find them."));
    else if (hosts.isEmpty())
        m_nothing->setNote(tr("A model is asked for embeddings of the texts. You say which one, "
                              "and see its host and what would be sent: nothing is sent before "
                              "you agree."));
    else
        m_nothing->setNote(tr("The texts are sent to the host of a model, for their embeddings: "
                              "%1. Nothing is sent before you agree.")
                               .arg(hosts.join(tr(" or "))));
    m_pages->showPage(m_nothing);
}

void TopicsView::setFigures(const std::optional<KeptTopicFigures>& figures)
{
    m_figures = figures;
    if (!m_figures) {
        closeItems();
        showNothing();
        return;
    }
    if (!m_board)
        buildCharts();
    QString lead = tr("The study’s topics, found in embeddings by %1 and kept %2.")
                       .arg(m_figures->model, shortMomentWords(m_figures->at));
    if (m_figures->without > 0)
        lead = saidTogether({lead, tr("Scenes without a topic: %1.").arg(m_figures->without)});
    m_lead->setText(lead);
    m_find->setVisible(m_isTheirs);
    m_list->setContent(keptTopicsContent(*m_figures));
    m_board->setHigh(m_figures->places.empty() ? static_cast<ChartPanel*>(m_list) : m_map);
    if (m_figures->places.empty()) {
        m_map->setNothing(tr("The study has no embeddings of these texts any more."));
    } else {
        std::vector<QString> names;
        for (const NamedTopic& topic : m_figures->topics)
            names.push_back(topic.name);
        m_map->setContent(mapContent(m_figures->places, names, m_figures->shares));
    }
    m_pages->setCurrentWidget(m_topics);
}

void TopicsView::closeItems()
{
    if (m_board)
        m_board->closeItems();
}

QWidget* TopicsView::firstControl() const
{
    return m_pages->currentWidget() == m_topics ? m_find : m_nothing->firstButton();
}

QString TopicsView::nameOf(std::size_t topic) const
{
    return QStringLiteral("%1 %2").arg(topic + 1).arg(m_figures->topics[topic].name);
}

void TopicsView::showTopic(int topic)
{
    const auto at = static_cast<std::size_t>(topic);
    m_board->showItems(nameOf(at), m_figures->topics[at].scenarios, m_figures->names, m_list);
}

void TopicsView::showPlaces(const std::vector<int>& rows)
{
    std::vector<ScenarioId> scenarios;
    for (const int row : rows)
        scenarios.push_back(m_figures->places[static_cast<std::size_t>(row)].scenario);
    const std::size_t topic = m_figures->places[static_cast<std::size_t>(rows.front())].topic;
    m_board->showItems(nameOf(topic), scenarios, m_figures->names, m_map);
}

} // namespace subtext
