// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/topicsdialog.h"

#include "core/study/study.h"
#include "ui/charts/linechart.h"
#include "ui/charts/scatterchart.h"
#include "ui/help/manual.h"
#include "ui/models/asking/topiccontents.h"
#include "ui/prompts/prompts.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostTopics = 1'000;

QString findingErrorText(const Error& error, bool isByHand)
{
    if (error.code != ErrorCode::InvalidValue)
        return errorText(error).oneLine();
    if (error.detail == QLatin1String("vectors"))
        return TopicsDialog::tr("This model gave no two embeddings of the same length.");
    return isByHand ? TopicsDialog::tr("There are fewer texts with an embedding than topics.")
                    : TopicsDialog::tr("There is no elbow: give the number of topics.");
}

} // namespace

TopicsDialog::TopicsDialog(Study& study, const Environment& environment, const ModelAccess& access,
                           Prompts& prompts, PersonId person, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_environment(environment)
    , m_access(access)
    , m_prompts(prompts)
    , m_person(person)
    , m_thread(study.path(), environment, *this)
{
    const auto task = study.task(); // where it cannot be read, making the study says why
    m_hasOpenGroups = !task || !(*task)->group || !(*task)->group->isClosed();
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Topics of the scenes"));
    offerManual(*this, ManualPlace::Topics);
    QVBoxLayout* column = makeColumn(this, {24, 18, 24, 16}, 10);
    column->addLayout(buildHead());
    m_report = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_report->hide();
    column->addWidget(m_report);
    QScrollArea* area = makeScrollArea(this);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page, {0, 0, 6, 0}, 12);
    m_list = new FigureTable(tr("Topics"), QString(), page);
    m_list->setCells(FigureTable::Cells::Words);
    m_elbow = new LineChart(tr("How many topics"),
                            tr("How far texts lie from the centres of their topics, by the number "
                               "of topics. The star is the elbow."),
                            prompts, page);
    m_elbow->setObjectName(QStringLiteral("elbow"));
    m_map = new ScatterChart(tr("Map of the scenes"),
                             tr("The first two principal components of the embeddings. For viewing "
                                "only: topics are not found on this map."),
                             prompts, page);
    m_map->setObjectName(QStringLiteral("map"));
    m_elbow->setNothing(tr("No topics have been looked for yet."));
    m_map->setNothing(tr("No topics have been looked for yet."));
    addWidgets(*rows, m_list, m_elbow, m_map);
    rows->addStretch(1);
    area->setWidget(page);
    column->addWidget(area, 1);
    fillModels();
    showKept();
    updateButtons();
    resizeToRoom(*this, {1080, 680});
}

TopicsDialog::~TopicsDialog()
{
    if (!m_embedder)
        return;
    m_embedder.reset();
    // What came is kept; a failure ends no window.
    static_cast<void>(m_study.topics().note(
        QStringLiteral("embed.stop"),
        {{QStringLiteral("reason"), QString(runEndToken(RunEnd::Cancelled))}}));
}

QLayout* TopicsDialog::buildHead()
{
    auto* rows = new QVBoxLayout;
    rows->setSpacing(8);
    auto* search = new FlowLayout(FlowLayout::Spread::AtStart, 8);
    QHBoxLayout* outcome = makeRow(8);
    rows->addLayout(search);
    rows->addLayout(outcome);
    m_embed = makeButton(tr("Ask for &embeddings…"), ButtonKind::Normal, this, "embed");
    m_stop = makeButton(tr("&Stop asking"), ButtonKind::Normal, this);
    m_model = makeNarrowChoice(this);
    explainField(*m_model, tr("Embeddings by"), tr("The model that made the embeddings."));
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(0, MostTopics);
    m_count->setSpecialValueText(tr("by the elbow"));
    explainField(*m_count, tr("Number of topics"),
                 tr("By the elbow: the number beyond which more topics hardly bring texts "
                    "together."));
    m_find = makeButton(tr("&Find topics"), ButtonKind::Primary, this);
    m_keep = makeButton(tr("&Keep them"), ButtonKind::Normal, this, "keep");
    m_keep->setToolTip(plainToolTip(
        tr("Makes them the topics of the study. Those that were kept before stay on record.")));
    m_group = makeButton(tr("Ne&w study…"), ButtonKind::Normal, this, "group");
    m_close = makeButton(tr("Close"), ButtonKind::Quiet, this);
    for (QPushButton* button : {m_embed, m_stop, m_find, m_keep, m_group, m_close})
        button->setAutoDefault(false);
    addWidgets(*search, m_embed, m_stop, m_model, m_count, m_find);
    addWidgets(*outcome, m_keep, m_group);
    outcome->addStretch(1);
    outcome->addWidget(m_close);
    connect(m_embed, &QPushButton::clicked, this, &TopicsDialog::askForEmbeddings);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_embedder)
            m_embedder->cancel();
    });
    connect(m_find, &QPushButton::clicked, this, &TopicsDialog::find);
    connect(m_keep, &QPushButton::clicked, this, &TopicsDialog::keep);
    connect(m_group, &QPushButton::clicked, this, &TopicsDialog::chooseNewStudy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    return rows;
}

void TopicsDialog::fillModels()
{
    const auto models = m_study.topics().models();
    if (!models)
        return tell(errorText(models.error()).oneLine(), true);
    const QString before = m_model->currentText();
    m_model->clear();
    for (const QString& model : *models)
        m_model->addItem(model);
    m_model->setCurrentIndex(std::max(0, m_model->findText(before)));
}

void TopicsDialog::showKept()
{
    const auto kept = m_study.topics().kept();
    if (!kept)
        return tell(errorText(kept.error()).oneLine(), true);
    m_hasKept = kept->has_value();
    if (!m_hasKept) {
        m_list->setDescription(tr("The study has no topics yet."));
        return;
    }
    std::vector<QStringList> rows;
    for (const NamedTopic& topic : (*kept)->topics)
        rows.push_back({QString::number(rows.size() + 1), topic.name,
                        QString::number(topic.scenarios.size()), listed(topic.keywords)});
    m_list->setDescription(tr("The study’s topics, by %1.").arg((*kept)->set.model));
    m_list->setFigures({tr("Topic"), tr("Name"), tr("Scenes"), tr("Keywords")}, rows, {0});
}

void TopicsDialog::updateButtons()
{
    const bool canWrite = m_study.access() == Study::Access::Write;
    m_embed->setEnabled(canWrite && m_access.canAsk() && !isAsking());
    m_embed->setToolTip(plainToolTip(!canWrite ? tr("The study is open for reading only.")
                                     : !m_access.canAsk()
                                         ? tr("This program cannot reach models.")
                                         : tr("Only for texts that have none by that model.")));
    m_stop->setVisible(isAsking());
    m_model->setEnabled(m_model->count() > 0);
    m_find->setEnabled(m_model->count() > 0 && !m_isFinding);
    m_keep->setEnabled(canWrite && m_found && !m_isKept && !m_isFinding);
    m_group->setEnabled(m_hasKept && m_hasOpenGroups && !m_isGrouping);
    m_group->setToolTip(plainToolTip(
        !m_hasOpenGroups ? tr("The task lists its groups, so topics cannot become groups.")
        : !m_hasKept     ? tr("Keep topics first: they become the groups of the new study.")
                         : tr("A study of the same scenes with the kept topics as its groups. "
                                  "Nobody has labelled anything in it.")));
}

void TopicsDialog::askForEmbeddings()
{
    if (m_dialog || isAsking())
        return;
    m_dialog = new EmbedDialog(m_study, m_environment, m_access, m_prompts, m_person, this);
    connect(m_dialog, &EmbedDialog::agreed, this, &TopicsDialog::begin);
    m_dialog->open();
}

void TopicsDialog::begin(const EmbeddingPlan& plan)
{
    m_report->hide();
    m_transport = m_access.transport(m_environment.clock);
    m_embedder = std::make_unique<Embedder>(
        m_study.topics(), plan,
        Requester::Ports{*m_transport, m_environment.clock,
                         [] { return QRandomGenerator::global()->generateDouble(); },
                         systemLater()});
    // Queued: whoever says that it is over still stands on the stack.
    connect(m_embedder.get(), &Requester::finished, this, &TopicsDialog::conclude,
            Qt::QueuedConnection);
    if (const auto started = m_embedder->start(); !started)
        conclude({RunEnd::NotKept, {}, started.error(), {}});
    updateButtons();
}

void TopicsDialog::conclude(const RunOutcome& outcome)
{
    if (!m_embedder)
        return;
    m_embedder.reset();
    m_transport.reset();
    QString text = runEndText(outcome);
    if (outcome.error)
        text = saidTogether({text, errorText(*outcome.error).oneLine()});
    tell(text, outcome.end != RunEnd::Done && outcome.end != RunEnd::Cancelled);
    fillModels();
    updateButtons();
}

void TopicsDialog::find()
{
    if (m_isFinding || m_model->count() == 0)
        return;
    m_isFinding = true;
    updateButtons();
    topics::TopicChoice choice;
    if (m_count->value() > 0)
        choice.k = m_count->value();
    m_thread.read([model = m_model->currentText(), choice, cancel = m_thread.begin()](
                      Study& study) { return findTopicsOf(study.topics(), model, choice, cancel); },
                  [this, isByHand = choice.k.has_value()](const Result<TopicFinding>& found) {
                      m_isFinding = false;
                      if (found)
                          take(*found);
                      else
                          tell(findingErrorText(found.error(), isByHand), true);
                      updateButtons();
                  });
}

void TopicsDialog::take(const TopicFinding& found)
{
    m_found = found;
    m_isKept = false;
    m_list->setDescription(tr("Found by %1, not kept yet.").arg(m_found->model));
    m_list->setFigures({tr("Topic"), tr("Name"), tr("Scenes"), tr("Keywords")}, topicRows(*m_found),
                       {0});
    if (m_found->topics.inertias.size() > 1)
        m_elbow->setContent(elbowContent(m_found->topics));
    else
        m_elbow->setNothing(tr("The number was given by hand."));
    m_map->setContent(
        mapContent(topicPlaces(*m_found), m_found->topics.names(), m_found->topics.map.share));
    QString text = tr("%n topics found.", nullptr, plural(m_found->topics.k));
    if (m_found->without > 0)
        text = saidTogether(
            {text,
             tr("Scenes without an embedding, and so without a topic: %1.").arg(m_found->without)});
    tell(text, false);
}

void TopicsDialog::keep()
{
    if (!m_found)
        return;
    const auto kept =
        m_study.topics().keep(m_found->model, m_found->parameters(), m_found->named(), m_person);
    if (!kept)
        return tell(errorText(kept.error()).oneLine(), true);
    m_isKept = true;
    showKept();
    updateButtons();
    tell(tr("These are now the topics of the study."), false);
}

void TopicsDialog::chooseNewStudy()
{
    const QFileInfo file(m_study.path());
    m_prompts.saveNewFile(
        this, tr("New study by topic"),
        file.absoluteDir().filePath(tr("%1 by topic").arg(file.completeBaseName()) +
                                    QStringLiteral(".subtext")),
        tr("Studies (*.subtext)"), [this](const QString& path) {
            if (!path.isEmpty())
                makeNewStudy(path);
        });
}

void TopicsDialog::makeNewStudy(const QString& path)
{
    m_isGrouping = true;
    updateButtons();
    m_thread.read([path, environment = m_environment](
                      Study& study) { return makeStudyByTopics(study, path, environment); },
                  [this, path](const Result<MadeByTopics>& made) {
                      m_isGrouping = false;
                      updateButtons();
                      if (made)
                          offerToOpen(path, *made);
                      else
                          tell(errorText(made.error()).oneLine(), true);
                  });
}

void TopicsDialog::offerToOpen(const QString& path, const MadeByTopics& made)
{
    QString text =
        tr("%1 has %2 in %3.")
            .arg(QFileInfo(path).fileName(), tr("%n scenes", nullptr, plural(made.scenes)),
                 tr("%n groups", nullptr, plural(made.topics)));
    if (made.without > 0)
        text =
            saidTogether({text, tr("Scenes without a topic were left out: %1.").arg(made.without)});
    tell(text, false);
    m_prompts.offer(this, tr("New study by topic"), text, tr("&Open it"),
                    [this, path] { Q_EMIT studyMade(path); });
}

void TopicsDialog::tell(const QString& text, bool isBad)
{
    tellAt(*m_report, text, isBad ? LabelTone::Danger : LabelTone::Normal);
}

} // namespace subtext
