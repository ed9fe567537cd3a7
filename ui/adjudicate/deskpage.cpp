// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskpage.h"

#include "core/course/roster.h"
#include "core/desk/deskqueue.h"
#include "core/operation/datalock.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/adjudicate/lockdialog.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/prompts/prompts.h"
#include "ui/text/agreementtext.h"
#include "ui/text/desktext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

DeskPage::DeskPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_notice(new NoticeBar(this))
    , m_queue(new QueuePanel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(6);
    m_queue->setMinimumWidth(210);
    splitter->addWidget(m_queue);
    buildMiddle(*splitter);
    buildDecision(*splitter); // here: Tab goes from left to right, then down
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 6);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({240, 720, 300});
    layout->addWidget(splitter, 1);
    m_strip = new DeskStrip(this);
    layout->addWidget(m_strip);
    connectPanels();
    registerActions(actions);
    qApp->installEventFilter(this);
}

DeskPage::~DeskPage()
{
    stop();
}

/// What decides scrolls where it is too high; what saves it stays in view.
void DeskPage::buildDecision(QSplitter& splitter)
{
    constexpr int LeastWidth = 270;
    auto* side = new QFrame(&splitter);
    side->setProperty("panel", true);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 10);
    column->setSpacing(4);
    m_decision = new DecisionPanel(side);
    auto* area = new FittedPage(m_decision, side);
    column->addWidget(area, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(14, 0, 14, 0);
    foot->addWidget(m_decision->saveButton());
    column->addLayout(foot);
    side->setMinimumWidth(std::max(LeastWidth, m_decision->minimumSizeHint().width() +
                                                   area->verticalScrollBar()->sizeHint().width()));
    splitter.addWidget(side);
}

/// The charts give way to the decision where there is little height.
void DeskPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int LeastLines = 36;
    const bool hasRoom = height() >= LeastLines * fontMetrics().lineSpacing();
    m_strip->setVisible(hasRoom);
    m_about->setVisible(hasRoom); // it is about the charts
}

void DeskPage::buildMiddle(QSplitter& splitter)
{
    auto* middle = new QWidget(&splitter);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(14, 12, 14, 10);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    m_title = new ElidedLabel(middle);
    m_title->setFont(theme::font(theme::TextRole::Caption));
    setTone(m_title, LabelTone::Muted);
    head->addWidget(m_title);
    m_comparison = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, middle);
    m_comparison->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_comparison->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_comparison, 2);
    m_about = makeButton(tr("Charts: this subtype"), ButtonKind::Quiet, middle);
    m_about->setToolTip(tr("What the charts below are about (Ctrl+T)"));
    connect(m_about, &QPushButton::clicked, this, [this] { setStripAboutAll(!m_isStripAboutAll); });
    head->addWidget(m_about);
    m_lock = makeButton(tr("Lock the study…"), ButtonKind::Quiet, middle);
    connect(m_lock, &QPushButton::clicked, this, &DeskPage::askAboutLock);
    head->addWidget(m_lock);
    column->addLayout(head);
    auto* halves = new QSplitter(Qt::Vertical, middle);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(8);
    m_scene = new DeskScene(halves);
    m_columns = new RaterColumns(halves);
    halves->addWidget(m_scene);
    halves->addWidget(m_columns);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    halves->setSizes({210, 360});
    column->addWidget(new FittedPage(halves, middle), 1);
    splitter.addWidget(middle);
}

void DeskPage::connectPanels()
{
    connect(m_queue, &QueuePanel::chosen, this, [this](ScenarioId scenario) {
        if (m_session)
            m_session->show(scenario);
    });
    connect(m_queue, &QueuePanel::visibleChanged, this, [this] {
        if (m_session)
            m_session->setVisible(m_queue->visible());
    });
    connect(m_columns, &RaterColumns::labelTaken, this, [this](int place) {
        if (m_session)
            m_session->editing().take(place);
    });
    connect(m_decision, &DecisionPanel::picked, this, [this](const Pick& pick) {
        if (m_session)
            m_session->editing().choose(pick);
    });
    connect(m_decision, &DecisionPanel::basisChosen, this, [this](Basis basis) {
        if (m_session)
            m_session->editing().setBasis(basis);
    });
    connect(m_decision, &DecisionPanel::noteEdited, this, [this](const QString& note) {
        if (m_session)
            m_session->editing().setNote(note);
    });
    connect(m_decision, &DecisionPanel::holdRequested, this, [this] {
        if (m_session)
            m_session->editing().toggleHeld();
    });
    connect(m_decision, &DecisionPanel::saveRequested, this, [this] {
        if (m_session)
            m_session->save();
    });
    connect(m_decision, &DecisionPanel::historyRequested, this, &DeskPage::showHistory);
}

void DeskPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Adjudicate");
    const auto add = [&](const QString& text, const QList<QKeySequence>& keys,
                         const std::function<void(DeskSession&)>& run) {
        actions.add(this, place, text, keys, [this, run] {
            if (m_session)
                run(*m_session);
        });
    };
    for (int digit = 1; digit <= 9; ++digit) {
        const auto key = static_cast<Qt::Key>(Qt::Key_0 + digit);
        add(tr("Take the label of the annotator in place %1").arg(digit), {QKeySequence(key)},
            [digit](DeskSession& session) { session.editing().take(digit); });
    }
    for (Emotion emotion : AllEmotions) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + indexOf(emotion));
        add(tr("Choose %1").arg(emotionWord(emotion)), {QKeySequence(Qt::SHIFT | key)},
            [emotion](DeskSession& session) { session.editing().choose({emotion}); });
    }
    add(tr("Ambiguous: keep the distribution"), {QKeySequence(Qt::CTRL | Qt::Key_B)},
        [](DeskSession& session) { session.editing().choose({}); });
    const std::array bases{Basis::ValencePolarity, Basis::Misreading, Basis::VadFit,
                           Basis::Override,        Basis::Unanimous,  Basis::Majority};
    for (std::size_t i = 0; i < bases.size(); ++i) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i));
        add(tr("Basis: %1").arg(basisWord(bases.at(i))), {QKeySequence(Qt::CTRL | key)},
            [basis = bases.at(i)](DeskSession& session) { session.editing().setBasis(basis); });
    }
    add(tr("Save and next"),
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
        [](DeskSession& session) { session.save(); });
    add(tr("Next item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_J)},
        [](DeskSession& session) { session.showNext(); });
    add(tr("Previous item of the queue"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
        [](DeskSession& session) { session.showPrevious(); });
    add(tr("Into the note, or out of it"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        [this](DeskSession&) {
            if (m_decision->noteEdit()->hasFocus())
                m_queue->view()->setFocus(Qt::ShortcutFocusReason);
            else
                m_decision->noteEdit()->setFocus(Qt::ShortcutFocusReason);
        });
    add(tr("Phrases for the note"), {QKeySequence(Qt::CTRL | Qt::Key_Space)},
        [this](DeskSession&) { m_decision->showSnippets(); });
    add(tr("Hold: put aside for later"), {QKeySequence(Qt::CTRL | Qt::Key_H)},
        [](DeskSession& session) { session.editing().toggleHeld(); });
    add(tr("Undo, decisions included"), {QKeySequence(Qt::CTRL | Qt::Key_Z)},
        [](DeskSession& session) { session.undo(); });
    add(tr("Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [](DeskSession& session) { session.redo(); });
    add(tr("Charts about this subtype, or about all items"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [this](DeskSession&) { setStripAboutAll(!m_isStripAboutAll); });
    add(tr("Search the queue"), {QKeySequence(Qt::CTRL | Qt::Key_F)},
        [this](DeskSession&) { m_queue->focusSearch(); });
    add(tr("History of the item"), {QKeySequence(Qt::Key_F3)},
        [this](DeskSession&) { showHistory(); });
}

void DeskPage::start(Study& study, const Person& person, const Clock& clock)
{
    stop();
    m_session = std::make_unique<DeskSession>(study, person.id, clock);
    m_queue->setSession(m_session.get());
    connectSession();
    showLock();
    showComparison();
    showFigures();
    m_session->begin();
    m_queue->view()->setFocus(Qt::OtherFocusReason);
}

bool DeskPage::stop()
{
    const bool isKept = !m_session || m_session->end();
    m_queue->setSession(nullptr);
    m_session.reset(); // also where the disk refuses: the study may be gone next
    m_notice->dismiss();
    return isKept;
}

void DeskPage::connectSession()
{
    DeskSession* session = m_session.get();
    connect(&session->editing(), &DeskEditing::itemShown, this, &DeskPage::onItemShown);
    connect(&session->editing(), &DeskEditing::draftChanged, this, &DeskPage::showDraft);
    connect(&session->editing(), &DeskEditing::saveStateChanged, this, [this] {
        m_decision->showSaveState(*m_session);
        const auto state = m_session->editing().saveState();
        const bool isSafe =
            state != DeskEditing::SaveState::Saving && state != DeskEditing::SaveState::Failed;
        if (isSafe && m_notice->kind() == NoticeBar::Kind::Danger)
            m_notice->dismiss(); // its cause is gone
    });
    connect(session, &DeskSession::figuresChanged, this, [this] {
        showFigures();
        showComparison();
    });
    connect(session, &DeskSession::incomplete, m_decision, &DecisionPanel::showMissing);
    connect(session, &DeskSession::lockChanged, this, &DeskPage::showLock);
    connect(session, &DeskSession::returnedByUndo, this, [this](const QString& name) {
        m_notice->showNotice(NoticeBar::Kind::Info,
                             tr("Taken back: %1. Ctrl+Shift+Z brings it back.").arg(name));
    });
    connect(session, &DeskSession::decided, this, [this] {
        m_notice->dismiss();
        // The next keys are for the next item, not for its note.
        if (m_decision->isAncestorOf(QApplication::focusWidget()))
            m_queue->view()->setFocus(Qt::OtherFocusReason);
    });
    connect(session, &DeskSession::allDecided, this,
            [this] { m_notice->showNotice(NoticeBar::Kind::Info, tr("Every split is decided.")); });
    connect(&session->editing(), &DeskEditing::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::FileMoved)
            return; // the window says it over every place, with what helps
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(error).oneLine()), tr("Try again"),
                             [this] {
                                 if (m_session->retry())
                                     m_notice->dismiss();
                             });
    });
}

void DeskPage::onItemShown()
{
    const DeskCase& item = m_session->editing().item();
    m_title->setLine(item.scenario.name());
    m_scene->setScenario(item.scenario);
    QStringList titles;
    if (m_session->areNamesShown()) {
        for (const DeskRater& rater : item.raters) {
            const auto person = m_session->study().roster().person(rater.person);
            titles << (person && *person ? (*person)->name : QString());
        }
    }
    m_columns->setCase(item, titles);
    m_queue->showCurrent();
    m_decision->showItem(*m_session);
    m_columns->setPick(m_session->editing().pick());
    showFigures();
}

void DeskPage::showDraft()
{
    m_columns->setPick(m_session->editing().pick());
    m_decision->showDraft(*m_session);
}

void DeskPage::showFigures()
{
    const bool isAboutAll = m_isStripAboutAll || !m_session->editing().isShowing();
    const Subtype subtype = m_session->editing().item().scenario.subtype;
    m_strip->setFigures(
        m_session->figures(isAboutAll ? std::nullopt : std::optional<Subtype>(subtype)),
        isAboutAll ? tr("All items") : subtypeWord(subtype));
}

void DeskPage::setStripAboutAll(bool isAboutAll)
{
    m_isStripAboutAll = isAboutAll;
    m_about->setText(isAboutAll ? tr("Charts: all items") : tr("Charts: this subtype"));
    if (m_session)
        showFigures();
}

void DeskPage::showComparison()
{
    const auto both = m_session->comparison();
    if (!both) {
        m_comparison->clear();
        return;
    }
    m_comparison->setText(
        both->isReady ? tr("Two adjudicators: κ = %1 on %2, %3 to settle")
                            .arg(figureText(both->kappa.kappa, 2),
                                 counted(both->decidedByBoth, tr("1 item"), tr("%1 items")))
                            .arg(both->differences.size())
                      : tr("Two adjudicators; %1 decided by both so far")
                            .arg(counted(both->decidedByBoth, tr("1 item"), tr("%1 items"))));
    m_comparison->setToolTip(plainToolTip(m_comparison->text()));
}

void DeskPage::showLock()
{
    const bool isLocked = m_session->isLocked();
    m_lock->setText(isLocked ? tr("Unlock…") : tr("Lock the study…"));
    m_lock->setVisible(m_session->study().access() == Study::Access::Write);
    if (!isLocked) {
        if (!m_session->isWritable())
            m_notice->showNotice(
                NoticeBar::Kind::Info,
                tr("This study is open for reading only; nothing can be changed."));
        return;
    }
    const auto changes = m_session->study().dataLock().changes();
    const QString reason =
        changes && !changes->empty() ? changes->back().reason : tr("it could not be read");
    m_notice->showNotice(
        NoticeBar::Kind::Info,
        tr("The study is locked. Labels and decisions no longer change; annotators see where the "
           "final label differs from theirs. Reason: “%1”")
            .arg(reason));
}

void DeskPage::askAboutLock()
{
    if (!m_session)
        return;
    auto* dialog = new LockDialog(m_session->isLocked(), this);
    connect(dialog, &LockDialog::confirmed, this, [this](const QString& reason) {
        setLocked(m_session && !m_session->isLocked(), reason);
    });
    dialog->open();
}

void DeskPage::setLocked(bool isLocked, const QString& reason)
{
    if (!m_session || !m_session->editing().flush())
        return;
    DataLock& dataLock = m_session->study().dataLock();
    const auto done = isLocked ? dataLock.lock(reason, m_session->adjudicator())
                               : dataLock.unlock(reason, m_session->adjudicator());
    if (!done)
        m_prompts.tell(this, tr("The lock was not changed"), errorText(done.error()).oneLine());
    else if (!isLocked)
        m_notice->dismiss();
}

void DeskPage::showHistory()
{
    if (!m_session || m_session->editing().item().history.empty())
        return;
    QStringList lines;
    for (const Decision& decision : m_session->editing().item().history) {
        const QString when = decision.decidedAt ? momentWords(*decision.decidedAt) : tr("imported");
        QString what =
            decision.isWithdrawn ? tr("taken back")
            : decision.isDecided()
                ? QStringLiteral("%1, %2").arg(pickWord(decision.pick()), basisWord(decision.basis))
                : tr("a note only");
        if (decision.isFinal)
            what += tr(" (settled by both)");
        if (decision.firstPick && *decision.firstPick != decision.pick())
            what += tr("; first pick %1").arg(pickWord(*decision.firstPick));
        lines << QStringLiteral("%1: %2%3")
                     .arg(when, what,
                          decision.note.isEmpty() ? QString()
                                                  : QStringLiteral(" – ") + decision.note);
    }
    m_prompts.tell(this, tr("History of %1").arg(m_session->editing().item().scenario.name()),
                   lines.join(u'\n'));
}

bool DeskPage::eventFilter(QObject* watched, QEvent* event)
{
    if (m_session && isVisible()) {
        switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
            m_session->editing().noteInput();
            break;
        case QEvent::WindowActivate:
        case QEvent::WindowDeactivate:
            if (watched == window())
                m_session->editing().setWindowActive(event->type() == QEvent::WindowActivate);
            break;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DeskPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_session && m_session->editing().isShowing())
        showDraft();
}

} // namespace subtext
