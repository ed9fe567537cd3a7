// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/scenespanel.h"

#include "core/domain/records.h"
#include "core/study/study.h"
#include "ui/prompts/prompts.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/text/writtenscenetext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// Scenes come one after the other, and so do letters: neither is looked at each by itself.
constexpr int ScenesDelayMs = 200;

enum class ScenesShown { Open, All };

/// Nothing of it can be changed any more; one that was rejected can still be accepted.
bool isInStudy(const WrittenScene& scene)
{
    return scene.verdict && scene.verdict->scenario;
}

} // namespace

ScenesPanel::ScenesPanel(Study& study, const Environment& environment, const ModelAccess& access,
                         Prompts& prompts, PersonId person, QWidget* parent)
    : QWidget(parent)
    , m_study(study)
    , m_environment(environment)
    , m_access(access)
    , m_prompts(prompts)
    , m_person(person)
    , m_thread(study.path(), environment, *this)
{
    setProperty("transparent", true);
    QVBoxLayout* column = makeColumn(this, {}, 10);
    column->addLayout(buildHead());
    m_report = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_report->hide();
    column->addWidget(m_report);
    QHBoxLayout* halves = makeRow(16);
    QScrollArea* area = makeScrollArea(this);
    m_list = new FigureTable(tr("Scenes"), QString(), this);
    m_list->setCells(FigureTable::Cells::Words);
    area->setWidget(m_list);
    halves->addWidget(area, 4);
    halves->addWidget(buildScene(), 5);
    column->addLayout(halves, 1);
    for (QTimer* timer : {&m_refresh, &m_check}) {
        timer->setSingleShot(true);
        timer->setInterval(ScenesDelayMs);
    }
    m_refresh.setObjectName(QStringLiteral("scenes"));
    m_check.setObjectName(QStringLiteral("check"));
    connect(&m_refresh, &QTimer::timeout, this, &ScenesPanel::read);
    connect(&m_check, &QTimer::timeout, this, &ScenesPanel::checkText);
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::ModelsChanged | ChangeSet::ScenariosChanged))
            m_refresh.start();
    });
    connect(m_list, &FigureTable::rowActivated, this, [this](int row) {
        openRow(row);
        m_text->setFocus(Qt::OtherFocusReason);
    });
    connect(m_list->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isListing)
                    openRow(index.row());
            });
    updateButtons();
    read();
}

ScenesPanel::~ScenesPanel()
{
    if (!m_generator)
        return;
    m_generator.reset();
    // What came is kept; a failure ends no window.
    static_cast<void>(
        m_study.generatedScenes().end(m_run, QString(runEndToken(RunEnd::Cancelled)), m_person));
}

QLayout* ScenesPanel::buildHead()
{
    m_head = makeRow(8);
    m_write = makeButton(tr("Have a model &write…"), ButtonKind::Primary, this, "write");
    m_cancel = makeButton(tr("&Stop the writing"), ButtonKind::Normal, this);
    m_now = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_filter = new FilterBox(tr("Which scenes"), this);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->addItem(tr("To be read"), static_cast<int>(ScenesShown::Open));
    m_filter->addItem(tr("All"), static_cast<int>(ScenesShown::All));
    for (QPushButton* button : {m_write, m_cancel})
        button->setAutoDefault(false);
    addWidgets(*m_head, m_write, m_cancel, m_now);
    m_head->addStretch(1);
    m_head->addWidget(m_filter);
    connect(m_write, &QPushButton::clicked, this, &ScenesPanel::askForWriting);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_generator)
            m_generator->cancel();
    });
    connect(m_filter, &QComboBox::currentIndexChanged, this, &ScenesPanel::showList);
    return m_head;
}

void ScenesPanel::addToHead(QWidget* control)
{
    m_head->addWidget(control);
}

QWidget* ScenesPanel::buildScene()
{
    QWidget* side = makePage(this);
    QVBoxLayout* column = makeColumn(side);
    QScrollArea* area = makeScrollArea(side);
    m_scene = makeCard(area);
    QVBoxLayout* rows = makeColumn(m_scene, {16, 12, 16, 12}, 6);
    m_source = new QPlainTextEdit(m_scene);
    m_source->setReadOnly(true);
    explainField(*m_source, tr("What it was made of"),
                 tr("The event, its details, and the words that a scene must not contain."));
    m_text = new QPlainTextEdit(m_scene);
    explainField(*m_text, tr("The scene"),
                 tr("As the model wrote it. It can be edited here before it is accepted; the "
                    "model’s own text is kept in the study too."));
    // One above the other: beside the list there is no width for two.
    for (QPlainTextEdit* edit : {m_source, m_text}) {
        edit->setTabChangesFocus(true);
        edit->setMinimumHeight(fontMetrics().height() * 8);
        rows->addWidget(edit, 1);
    }
    m_verdict = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_scene);
    m_verdict->hide();
    rows->addWidget(m_verdict);
    m_warnings = makeLines(QString(), theme::TextRole::Body, LabelTone::Warning, m_scene);
    rows->addWidget(m_warnings);
    m_reason = new QLineEdit(side);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setPlaceholderText(tr("Reason for accepting despite a warning, or for rejecting"));
    explainField(*m_reason, tr("Reason"),
                 tr("Needed to accept a scene despite the warning of a check."));
    auto* buttons = new QHBoxLayout;
    m_accept = makeButton(tr("Accept"), ButtonKind::Primary, side, "accept");
    m_refuse = makeButton(tr("Reject"), ButtonKind::Normal, side, "refuse");
    for (QPushButton* button : {m_accept, m_refuse}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    area->setWidget(m_scene);
    column->addWidget(area, 1);
    // In sight also where the scene has to be scrolled, and whatever is found in it.
    column->addSpacing(6);
    column->addWidget(m_reason);
    column->addSpacing(6);
    column->addLayout(buttons);
    m_scene->setEnabled(false);
    m_reason->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        updateButtons();
        m_check.start();
    });
    connect(m_reason, &QLineEdit::textChanged, this, &ScenesPanel::updateButtons);
    m_accept->setToolTip(plainToolTip(tr("Makes it a scenario of the study (Ctrl+Enter).")));
    m_refuse->setToolTip(plainToolTip(tr("It stays out of the study (Ctrl+R).")));
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)), this, this,
                      &ScenesPanel::takeIn);
    new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_R), this, this, &ScenesPanel::refuse);
    connect(m_accept, &QPushButton::clicked, this, &ScenesPanel::takeIn);
    connect(m_refuse, &QPushButton::clicked, this, &ScenesPanel::refuse);
    return side;
}

bool ScenesPanel::canWrite() const
{
    return m_study.access() == Study::Access::Write;
}

void ScenesPanel::read()
{
    m_refresh.stop();
    ++m_reading;
    m_thread.read([](Study& study) { return study.generatedScenes().scenes(); },
                  [this](const Result<std::vector<WrittenScene>>& scenes) {
                      --m_reading;
                      if (scenes)
                          take(*scenes);
                      else
                          tell(errorText(scenes.error()).oneLine(), true);
                  });
}

void ScenesPanel::take(std::vector<WrittenScene> scenes)
{
    keepDraft(); // what is being typed outlives what others decide meanwhile
    const WrittenScene* before = opened();
    const QString stateBefore = before ? sceneStateWord(*before) : QString();
    m_scenes = std::move(scenes);
    for (const WrittenScene& scene : m_scenes) {
        if (isInStudy(scene))
            m_drafts.remove(scene.request);
    }
    showList();
    const WrittenScene* now = opened();
    if (!stateBefore.isNull() && now && sceneStateWord(*now) != stateBefore)
        showScene(); // somebody else has decided it
    if (!m_opened)
        openNext();
}

void ScenesPanel::showList()
{
    m_shown.clear();
    std::vector<QStringList> rows;
    const bool isAll = m_filter->currentData().toInt() == static_cast<int>(ScenesShown::All);
    qint64 open = 0;
    for (std::size_t i = 0; i < m_scenes.size(); ++i) {
        const WrittenScene& scene = m_scenes[i];
        open += scene.verdict ? 0 : 1;
        if (scene.verdict && !isAll)
            continue;
        m_shown.push_back(i);
        rows.push_back({scene.event.id, sceneStateWord(scene),
                        scene.verdict          ? QStringLiteral("–")
                        : scene.faults.empty() ? tr("sound")
                                               : tr("%1 to review").arg(scene.faults.size()),
                        scene.model});
    }
    m_list->setDescription(m_scenes.empty()
                               ? tr("No scene has been generated yet. A generated scene enters the "
                                    "study only when somebody accepts it.")
                               : tr("%1 written, %2 to be read.").arg(m_scenes.size()).arg(open));
    m_isListing = true;
    m_list->setFigures({tr("Event"), tr("State"), tr("Checks"), tr("Model")}, rows, {3});
    m_isListing = false;
    markOpened();
}

void ScenesPanel::markOpened()
{
    int row = -1;
    for (std::size_t i = 0; i < m_shown.size() && row < 0; ++i) {
        if (m_opened && m_scenes[m_shown[i]].request == *m_opened)
            row = static_cast<int>(i);
    }
    m_isListing = true;
    QTableView& table = *m_list->table();
    if (row < 0)
        table.clearSelection();
    table.setCurrentIndex(row < 0 ? QModelIndex() : table.model()->index(row, 0));
    m_isListing = false;
}

const WrittenScene* ScenesPanel::opened() const
{
    const auto found =
        std::find_if(m_scenes.begin(), m_scenes.end(), [this](const WrittenScene& scene) {
            return m_opened && scene.request == *m_opened;
        });
    return found == m_scenes.end() ? nullptr : &*found;
}

void ScenesPanel::openRow(int row)
{
    if (row < 0 || row >= std::ssize(m_shown))
        return;
    const Uuid request = m_scenes[m_shown[static_cast<std::size_t>(row)]].request;
    if (m_opened == request)
        return; // what is being edited stays
    keepDraft();
    m_opened = request;
    showScene();
}

void ScenesPanel::keepDraft()
{
    const WrittenScene* scene = opened();
    const bool isWritten = m_text->document()->isModified() || m_reason->isModified();
    if (!scene || isInStudy(*scene) || (!isWritten && !m_drafts.contains(scene->request)))
        return; // it is as it was shown
    const Draft draft{m_text->toPlainText(), m_reason->text()};
    if (draft.text == scene->text && draft.reason.trimmed().isEmpty())
        m_drafts.remove(scene->request);
    else
        m_drafts.insert(scene->request, draft);
}

/// The scene as it is, or as it was left in this window.
void ScenesPanel::showScene()
{
    const WrittenScene* scene = opened();
    m_scene->setEnabled(scene != nullptr);
    m_reason->setEnabled(scene != nullptr);
    m_source->setPlainText(scene ? sceneSourceText(scene->event) : QString());
    Draft shown;
    if (scene)
        shown = m_drafts.value(scene->request, {scene->text, QString()});
    if (scene && isInStudy(*scene))
        shown = {scene->verdict->text, scene->verdict->reason};
    // Why it was rejected is no reason to accept it after all.
    const bool isRejected = scene && scene->verdict && !isInStudy(*scene);
    m_verdict->setText(!isRejected ? QString()
                       : scene->verdict->reason.isEmpty()
                           ? tr("It was rejected, and can still be accepted.")
                           : tr("It was rejected, and can still be accepted. The reason was: %1")
                                 .arg(scene->verdict->reason));
    m_verdict->setVisible(isRejected);
    m_text->setPlainText(shown.text);
    m_reason->setText(shown.reason);
    m_check.stop();
    showFaults(scene ? scene->faults : std::vector<generation::SceneFault>());
    // What was found is about the text as it came, and about what waits to be read.
    if (scene && !isInStudy(*scene) && (isRejected || shown.text != scene->text))
        m_check.start();
    updateButtons();
    Q_EMIT sceneOpened();
}

void ScenesPanel::checkText()
{
    const WrittenScene* scene = opened();
    if (!scene || isInStudy(*scene))
        return;
    ++m_reading;
    m_thread.read(
        [request = scene->request, text = m_text->toPlainText()](Study& study) {
            return study.generatedScenes().faultsOf(request, text);
        },
        [this, request = scene->request](const Result<std::vector<generation::SceneFault>>& found) {
            --m_reading;
            if (found && m_opened == request)
                showFaults(*found);
        });
}

void ScenesPanel::showFaults(const std::vector<generation::SceneFault>& faults)
{
    warnAt(*m_warnings, sceneFaultsText(faults));
}

void ScenesPanel::updateButtons()
{
    const WrittenScene* scene = opened();
    const bool isOpen = scene && !isInStudy(*scene) && canWrite();
    m_text->setReadOnly(!isOpen);
    m_reason->setReadOnly(!isOpen);
    m_accept->setEnabled(isOpen && !m_text->toPlainText().trimmed().isEmpty());
    m_refuse->setEnabled(isOpen && !scene->verdict);
    m_accept->setText(isOpen && m_text->toPlainText().trimmed() != scene->text
                          ? tr("Accept as edited")
                          : tr("Accept"));
    const bool mayAsk = canWrite() && m_access.canAsk() && !isWriting();
    m_write->setEnabled(mayAsk);
    m_write->setToolTip(plainToolTip(!canWrite() ? tr("The study is open for reading only.")
                                     : !m_access.canAsk() ? tr("This program cannot reach models.")
                                                          : QString()));
    m_cancel->setVisible(isWriting());
    m_now->setVisible(isWriting());
}

void ScenesPanel::askForWriting()
{
    if (m_dialog || isWriting())
        return;
    m_dialog = new WriteScenesDialog(m_study, m_access, m_prompts, m_person, this);
    connect(m_dialog, &WriteScenesDialog::begun, this, &ScenesPanel::begin);
    m_dialog->open();
}

void ScenesPanel::begin(const Uuid& run, const ScenePlan& plan)
{
    m_run = run;
    m_report->hide();
    m_transport = m_access.transport(m_environment.clock);
    m_generator = std::make_unique<SceneGenerator>(
        m_study.generatedScenes(), run, plan,
        Requester::Ports{*m_transport, m_environment.clock,
                         [] { return QRandomGenerator::global()->generateDouble(); },
                         systemLater()});
    connect(m_generator.get(), &Requester::progressed, this, [this] {
        const RunProgress& progress = m_generator->progress();
        m_now->setText(tr("%1 of %2 written, failed: %3, %4")
                           .arg(progress.answered)
                           .arg(progress.total)
                           .arg(progress.failed)
                           .arg(spentText(progress.cost)));
    });
    // Queued: whoever says that it is over still stands on the stack.
    connect(m_generator.get(), &Requester::finished, this, &ScenesPanel::conclude,
            Qt::QueuedConnection);
    if (const auto started = m_generator->start(); !started)
        conclude({RunEnd::NotKept, {}, started.error(), {}});
    updateButtons();
}

void ScenesPanel::conclude(const RunOutcome& outcome)
{
    if (!m_generator)
        return;
    m_generator.reset();
    m_transport.reset();
    QString text = runEndText(outcome);
    if (outcome.error)
        text = saidTogether({text, errorText(*outcome.error).oneLine()});
    tell(text, outcome.end != RunEnd::Done && outcome.end != RunEnd::Cancelled);
    updateButtons();
    read();
}

void ScenesPanel::takeIn()
{
    const WrittenScene* scene = opened();
    if (!scene || !m_accept->isEnabled())
        return;
    const auto taken = m_study.generatedScenes().accept(
        scene->request, {m_text->toPlainText().trimmed(), m_reason->text()}, m_person);
    if (!taken) {
        tell(sceneErrorText(taken.error()).oneLine(), true);
        if (taken.error().detail == QLatin1String("scene fault"))
            m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_drafts.remove(scene->request);
    const auto scenario = m_study.scenario(*taken);
    tell(tr("It is now scenario %1.")
             .arg(scenario && *scenario ? (*scenario)->name() : scene->event.id),
         false);
    openNext();
}

void ScenesPanel::refuse()
{
    const WrittenScene* scene = opened();
    if (!scene || !m_refuse->isEnabled())
        return;
    const auto refused =
        m_study.generatedScenes().reject(scene->request, m_reason->text(), m_person);
    if (!refused)
        return tell(sceneErrorText(refused.error()).oneLine(), true);
    m_drafts.remove(scene->request);
    tell(tr("Rejected: %1.").arg(scene->event.id), false);
    openNext();
}

/// The next that waits, after the one that was opened.
void ScenesPanel::openNext()
{
    const WrittenScene* before = opened();
    const std::size_t begin = before ? static_cast<std::size_t>(before - m_scenes.data()) + 1 : 0;
    std::optional<Uuid> next;
    for (std::size_t i = 0; i < m_scenes.size() && !next; ++i) {
        const WrittenScene& scene = m_scenes[(begin + i) % m_scenes.size()];
        if (!scene.verdict && &scene != before)
            next = scene.request;
    }
    m_opened = next;
    showScene();
    markOpened();
    if (before)
        m_text->setFocus(Qt::OtherFocusReason);
}

void ScenesPanel::leave(const std::function<void()>& close)
{
    keepDraft();
    if (m_drafts.isEmpty())
        return close();
    m_prompts.choose(this, tr("Close and lose what you wrote?"),
                     tr("What you wrote about %n scenes is not saved and will be lost.", nullptr,
                        plural(m_drafts.size())),
                     {tr("Close")}, [close](int choice) {
                         if (choice == 0)
                             close();
                     });
}

void ScenesPanel::tell(const QString& text, bool isBad)
{
    tellAt(*m_report, text, isBad ? LabelTone::Danger : LabelTone::Normal);
}

} // namespace subtext
