// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionpanel.h"

#include "core/agreement/agreementinput.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionwords.h"
#include "ui/adjudicate/deskleavingout.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/settleview.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int WidestPhrase = 480; // in the menu
constexpr int NoteLines = 3;      // at least; where the hints are long, they scroll
constexpr int LeastHintLines = 5; // in view, where there are as many
constexpr int LinesOfWords = 3;   // about the basis
constexpr int NoteRoom = 18;      // around them

} // namespace

DecisionPanel::DecisionPanel(QWidget* parent)
    : QFrame(parent)
{
    QVBoxLayout* column = makeColumn(this, {14, 14, 14, 10}, 7);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Decision"), theme::TextRole::Title, LabelTone::Normal, this));
    head->addStretch(1);
    m_more = makeButton(tr("More"), ButtonKind::Quiet, this, "more");
    m_more->setToolTip(tr("History of the item, and to use it as practice"));
    head->addWidget(m_more);
    column->addLayout(head);
    m_asked = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, this);
    m_meant = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    for (QLabel* label : {m_asked, m_meant}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->hide();
        column->addWidget(label);
    }
    m_verdict = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    column->addWidget(m_verdict);
    m_settling = new SettleView(this);
    column->addWidget(m_settling);
    buildPicks(*column);
    buildReasons(*column);
}

void DecisionPanel::buildPicks(QVBoxLayout& column)
{
    m_grid = new QGridLayout;
    m_grid->setSpacing(5);
    m_leaveOut = makeButton(tr("Leave out…"), ButtonKind::Quiet, this, "leaveOut");
    connect(m_leaveOut, &QPushButton::clicked, this, &DecisionPanel::leaveOutRequested);
    m_mark = new QCheckBox(tr("Label is ambiguous"), this);
    m_mark->setObjectName(QStringLiteral("mark"));
    m_mark->setToolTip(plainToolTip(tr("Keeps the label as the closest of several that apply, and "
                                       "marks the item as ambiguous (Ctrl+Shift+B)")));
    connect(m_mark, &QCheckBox::clicked, this, &DecisionPanel::markToggled);
    m_picks = {addPick({})};
    column.addLayout(m_grid);
}

/// Below the basis, which stays where it is when they unfold.
void DecisionPanel::buildHints(QVBoxLayout& column)
{
    m_hintsPlace = new FittedPage(nullptr, this);
    m_hints = m_hintsPlace->put<HintsView>();
    m_hints->letBeOpenedFrom(*m_hintsPlace);
    m_hintsPlace->endAtLine([this](int height) { return m_hints->wholeLines(height); });
    connect(m_hints, &HintsView::unfolded, this,
            [this] { announceText(*m_hints, m_hints->spokenText()); });
    column.addWidget(m_hintsPlace, 1);
}

PickButton* DecisionPanel::addPick(const Pick& pick)
{
    auto* button = new PickButton(pick, this);
    connect(button, &QAbstractButton::clicked, this, [this, pick] { Q_EMIT picked(pick); });
    return button;
}

/// Two columns, down one and then down the other; below them what every question has.
void DecisionPanel::arrangePicks(std::size_t options)
{
    if (options == m_options)
        return;
    while (m_picks.size() < options + 1) { // the last keeps its place
        const auto place = static_cast<Choice>(m_picks.size() - 1);
        m_picks.insert(m_picks.end() - 1, addPick({place}));
    }
    m_options = options;
    const int rows = static_cast<int>((options + 1) / 2);
    QWidget* before = m_more;
    for (std::size_t i = 0; i + 1 < m_picks.size(); ++i) {
        PickButton* button = m_picks[i];
        m_grid->removeWidget(button);
        button->setVisible(i < options);
        if (i >= options) {
            button->setChosen(false);
            continue;
        }
        m_grid->addWidget(button, static_cast<int>(i) % rows, static_cast<int>(i) / rows);
        setTabOrder(before, button);
        before = button;
    }
    const std::array<QWidget*, 3> below{m_picks.back(), m_mark, m_leaveOut};
    for (QWidget* widget : below) {
        m_grid->removeWidget(widget);
        setTabOrder(before, widget);
        before = widget;
    }
    m_grid->addWidget(m_picks.back(), rows, 0, 1, 2);
    m_grid->addWidget(m_mark, rows + 1, 0);
    m_grid->addWidget(m_leaveOut, rows + 1, 1);
}

void DecisionPanel::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    const bool areSeveral = task->questions.size() > 1;
    m_asked->setVisible(areSeveral);
    m_meant->hide();
    m_hints->setTask(task);
    fitHints();
    m_basis->setTask(task);
    arrangePicks(task->questions.front().options.size());
    for (std::size_t i = 0; i < m_options; ++i)
        m_picks[i]->setLook(lookOf(*task, FirstQuestion, static_cast<Choice>(i)));
}

void DecisionPanel::setPhrases(const QStringList& phrases)
{
    m_phrases = phrases;
    QMenu& menu = *m_snippets->menu();
    menu.clear();
    for (int i = 0; i < phrases.size(); ++i) {
        // A phrase of one's own may be longer than a screen is wide.
        QString words = menu.fontMetrics().elidedText(phrases.at(i), Qt::ElideRight, WidestPhrase);
        words.replace(u'&', QLatin1String("&&"));
        connect(menu.addAction(words), &QAction::triggered, this, [this, i] { insertSnippet(i); });
    }
}

void DecisionPanel::buildReasons(QVBoxLayout& column)
{
    m_basis = new BasisBox(this);
    connect(m_basis, &BasisBox::basisChosen, this, &DecisionPanel::basisChosen);
    column.addWidget(m_basis);
    m_words = new QWidget(this);
    QVBoxLayout* words = makeColumn(m_words, {}, 0);
    m_meaning = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, m_words);
    m_missing = makeLines(QString(), theme::TextRole::Small, LabelTone::Danger, m_words);
    for (QLabel* label : {m_meaning, m_missing}) {
        label->hide();
        words->addWidget(label);
    }
    words->addStretch(1);
    column.addWidget(m_words);
    buildHints(column);

    m_note = new LimitedTextEdit(this);
    m_note->setAccessibleName(tr("Note on the decision"));
    m_note->setPlaceholderText(tr("Note: what decided it? Published, so name no one."));
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);
    keepHeights();
    connect(m_note, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT noteEdited(m_note->toPlainText()); });
    column.addWidget(m_note, 1);

    buildTools(column);
    // At the end, where it moves no pick.
    m_replaces = makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this);
    m_replaces->setObjectName(QStringLiteral("replaces"));
    m_replaces->hide();
    column.addWidget(m_replaces);
    m_save = makeButton(tr("Save and next"), ButtonKind::Primary, this);
    connect(m_save, &QPushButton::clicked, this, &DecisionPanel::saveRequested);
    column.addWidget(m_save);
    setTask(usualTask());
}

void DecisionPanel::buildTools(QVBoxLayout& column)
{
    m_tools = new QWidget(this);
    QHBoxLayout* tools = makeRow(m_tools, {}, 7);
    m_snippets = makeButton(tr("Phrases…"), ButtonKind::Quiet, m_tools);
    m_snippets->setMenu(new QMenu(m_snippets));
    tools->addWidget(m_snippets);
    m_hold = makeButton(tr("Hold"), ButtonKind::Quiet, m_tools);
    m_hold->setCheckable(true);
    m_hold->setToolTip(tr("Hold for later and go on (Ctrl+H)"));
    connect(m_hold, &QPushButton::clicked, this, &DecisionPanel::holdRequested);
    tools->addWidget(m_hold);
    tools->addStretch(1);
    m_saved = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, m_tools);
    tools->addWidget(m_saved);
    column.addWidget(m_tools);
}

bool DecisionPanel::holds(const QWidget* widget) const
{
    return isAncestorOf(widget) || m_tools->isAncestorOf(widget) || widget == m_note;
}

/// They have the height that they need, or what is left of it, but never less than some lines.
void DecisionPanel::fitHints()
{
    const bool isAny = !m_hints->isHidden();
    m_hintsPlace->setVisible(isAny);
    if (!isAny)
        return;
    const QMargins around = layout()->contentsMargins();
    const int width = std::max(1, this->width() - around.left() - around.right());
    QLayout* inside = m_hints->layout();
    const int whole = inside->hasHeightForWidth() ? inside->totalMinimumHeightForWidth(width)
                                                  : inside->totalMinimumSize().height();
    const QFontMetrics small(theme::font(theme::TextRole::Small));
    m_hintsPlace->setMinimumWidth(m_hints->minimumSizeHint().width());
    m_hintsPlace->setMaximumHeight(whole);
    const int least =
        small.lineSpacing() * LeastHintLines + inside->spacing() * (LeastHintLines - 1);
    m_hintsPlace->setMinimumHeight(std::min(whole, least));
}

int DecisionPanel::wholeHeight(int width)
{
    fitHints(); // their words may be larger
    const int usual = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                    : layout()->totalSizeHint().height();
    if (m_hintsPlace->isHidden())
        return usual;
    const int most = m_hintsPlace->maximumHeight();
    const int counted =
        std::clamp(m_hintsPlace->sizeHint().height(), m_hintsPlace->minimumHeight(), most);
    return usual + most - counted;
}

/// Escape leaves the note for the keys of the desk.
bool DecisionPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_note && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            Q_EMIT restRequested();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void DecisionPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHints();
}

/// Words below the basis come and go without moving the note.
void DecisionPanel::keepHeights()
{
    const QFontMetrics small(theme::font(theme::TextRole::Small));
    m_words->setMinimumHeight(small.lineSpacing() * LinesOfWords);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * NoteLines + NoteRoom);
    fitHints();
}

void DecisionPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_note)
        keepHeights();
}

void DecisionPanel::showItem(const DeskSession& session)
{
    {
        const QSignalBlocker blocker(m_note);
        m_note->setPlainText(shownNote(session));
    }
    showDraft(session);
    showSaveState(session);
}

void DecisionPanel::showQuestion(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    const Question& asked = m_task->questions.at(indexOf(editing.question()));
    arrangePicks(asked.options.size());
    const std::vector<Choice> votes = editing.votes(editing.question());
    for (std::size_t i = 0; i < m_options; ++i) {
        const auto choice = static_cast<Choice>(i);
        m_picks[i]->setLook(lookOf(*m_task, editing.question(), choice));
        m_picks[i]->setVotes(static_cast<int>(std::count(votes.begin(), votes.end(), choice)));
    }
    // Of no item nothing is asked.
    const bool isAsked = m_task->questions.size() > 1 && editing.isShowing();
    m_asked->setText(isAsked ? questionText(*m_task, editing.question(), editing.item().scenario)
                             : QString());
    m_asked->setVisible(isAsked);
    m_meant->setText(isAsked ? asked.definition : QString());
    m_meant->setVisible(!m_meant->text().isEmpty());
}

void DecisionPanel::showDraft(const DeskSession& session)
{
    hideMissing(); // something was done about it; saving says what is missing now
    showAgain(session);
}

void DecisionPanel::showAgain(const DeskSession& session)
{
    showQuestion(session);
    const bool isWritable = session.isWritable() && session.editing().isShowing();
    const auto pick = session.editing().pick();
    for (PickButton* button : m_picks) {
        button->setChosen(pick && pick->label == button->pick().label);
        button->setEnabled(isWritable);
    }
    m_mark->setChecked(pick && pick->isMarked);
    m_mark->setEnabled(isWritable && pick && pick->label);
    const DeskEditing& editing = session.editing();
    if (m_hints->setContent({editing.areHintsShown(), editing.hints(), editing.precedents(),
                             editing.isSettledAsItIs(), surpriseToShow(editing),
                             session.isWritable()}))
        fitHints(); // which lays out every line, and most keys change nothing here
    showBasis(session);
    m_basis->setEnabled(isWritable && pick && !pick->keepsDistribution());
    m_note->setReadOnly(!isWritable);
    m_snippets->setEnabled(isWritable);
    m_hold->setEnabled(isWritable);
    offer(*m_leaveOut, leavingOutRefusal(session),
          tr("Leave this item out: the scene is unusable (Ctrl+M)"),
          session.isChangeable() && session.editing().isShowing());
    m_hold->setChecked(session.editing().draft().isHeld);
    showVerdict(session);
    showReplaced(session);
    showSettling(session);
    showWhetherReady(session);
}

void DecisionPanel::showWhetherReady(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    const bool isWritable = session.isWritable() && editing.isShowing();
    const bool hasOutcome = session.isConfirming() || editing.isSettledAsItIs() ||
                            editing.missing() != DeskEditing::Missing::Pick;
    const QString whyNot = isWritable && !hasOutcome ? outcomeText(session) : QString();
    const bool isReady = isWritable && hasOutcome;
    if (!isReady && m_save->hasFocus())
        Q_EMIT restRequested();
    m_save->setEnabled(isReady);
    const bool isNew = isReady && !session.isConfirming() && !editing.isSettledAsItIs();
    const auto needed = isNew ? editing.missing() : std::nullopt;
    const QString said = needed ? neededText(*needed) : whyNot;
    m_save->setToolTip(plainToolTip(said.isEmpty() ? tr("Ctrl+Enter") : said));
    m_save->setAccessibleDescription(said);
    markNeeded(needed);
    if (!session.isWritable())
        m_note->setPlaceholderText(QString()); // nobody is asked for one
}

/// Before somebody tries to save.
void DecisionPanel::markNeeded(std::optional<DeskEditing::Missing> needed)
{
    m_basis->setNeeded(needed == DeskEditing::Missing::Basis);
    const bool isNoteNeeded = needed == DeskEditing::Missing::Note;
    m_note->setPlaceholderText(
        isNoteNeeded ? tr("Note (required): why against the votes? Published, so name no one.")
                     : tr("Note: what decided it? Published, so name no one."));
    m_note->setAccessibleDescription(isNoteNeeded ? neededText(*needed) : QString());
}

void DecisionPanel::showBasis(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    const auto basis = editing.basis();
    m_basis->setBases(editing.possibleBases(), basis);
    // What is decided is asked about no more; that a fit ended since is said.
    const bool isSettled = editing.isSettledAsItIs();
    const auto doubt = isSettled ? std::nullopt : editing.basisDoubt();
    const auto nearer = isSettled ? editing.nearerSince() : std::nullopt;
    const bool isStated = basis && *basis != Basis::Unstated;
    m_meaning->setText(doubt      ? doubtWords(*doubt, *editing.hints(), *m_task)
                       : nearer   ? nearerWords(*nearer, *m_task)
                       : isStated ? basisHelp(*basis, *m_task)
                                  : QString());
    m_meaning->setVisible(!m_meaning->text().isEmpty() && m_missing->isHidden());
    setTone(m_meaning, doubt || nearer ? LabelTone::Warning : LabelTone::Muted);
}

void DecisionPanel::hideMissing()
{
    m_isNoteMissing = false;
    m_missing->hide();
    m_meaning->setHidden(m_meaning->text().isEmpty());
}

void DecisionPanel::showSettling(const DeskSession& session)
{
    std::array<QString, 2> codes;
    const auto both = session.settling();
    if (both) {
        const std::array people{both->first.person, both->second.person};
        for (std::size_t i = 0; i < people.size(); ++i)
            codes.at(i) = session.codeOf(people.at(i));
    }
    m_settling->setCase(*m_task, both, codes, session.adjudicator());
    const bool isConfirming = both && both->proposal && session.isConfirming();
    const bool isOne = m_task->questions.size() == 1;
    const QString proposed =
        isConfirming && isOne ? picksText(both->proposal->picks, *m_task) : tr("the proposal");
    m_save->setText(isConfirming                   ? tr("Confirm %1 and next").arg(proposed)
                    : both                         ? tr("Propose and next")
                    : session.editing().replaced() ? tr("Replace decision")
                                                   : tr("Save and next"));
}

void DecisionPanel::showVerdict(const DeskSession& session)
{
    const DeskCase& item = session.editing().item();
    const DeskItem* line = session.queue().item(item.scenario.id);
    if (!line) {
        m_verdict->clear();
        return;
    }
    const QuestionIndex asked = session.editing().question();
    const DeskQuestion& question = line->questions.at(indexOf(asked));
    const GoldLabel& gold = question.gold;
    const bool isClosed = session.isLocked() || session.isWatching();
    QString text;
    if (session.isSettling()) {
        text = isClosed ? tr("You disagree, and it is not settled yet.")
                        : tr("You disagree. One of you proposes a label, the other confirms it.");
    } else if (const auto shown = shownDecision(session); shown && line->isWithOthers()) {
        text = tr("Decided: %1.")
                   .arg(reasonedPick(shown->picks.at(indexOf(asked)).value_or(Pick()), shown->basis,
                                     *m_task, asked));
    } else if (line->isWithOthers()) {
        text = othersText(session, *line);
    } else if (gold.source == GoldSource::Decision) {
        text = tr("Decided: %1.").arg(reasonedPick(gold.pick(), gold.basis, *m_task, asked));
        if (item.outdated)
            text = saidTogether({text, outdatedText(item, session.isWritable())});
    } else if (gold.source == GoldSource::Rule && gold.label) {
        text = (isClosed ? tr("By rule: %1, %2.") : tr("By rule: %1, %2. A pick overrides it."))
                   .arg(pickWord({gold.label}, *m_task, asked), basisWord(gold.basis, *m_task));
    } else if (!question.pattern) {
        text = tr("Not all ratings are in yet.");
    } else {
        text = isClosed ? tr("A split that nobody decided.")
                        : tr("A split. Nothing is decided until you do.");
    }
    const QString again = owedAgainText(item);
    m_verdict->setText(saidTogether({text, again}));
}

void DecisionPanel::showReplaced(const DeskSession& session)
{
    const auto replaced = session.editing().replaced();
    m_replaces->setText(replaced ? replacedText(session, *replaced) : QString());
    m_replaces->setVisible(replaced.has_value());
}

void DecisionPanel::showSaveState(const DeskSession& session)
{
    QString text;
    LabelTone tone = LabelTone::Muted;
    switch (session.editing().saveState()) {
    case DeskEditing::SaveState::Untouched:
        break;
    case DeskEditing::SaveState::Saving:
        text = tr("Saving…");
        break;
    case DeskEditing::SaveState::Draft:
        text = tr("Draft saved");
        break;
    case DeskEditing::SaveState::Decided:
        text = tr("Decided, saved");
        tone = LabelTone::Success;
        break;
    case DeskEditing::SaveState::Failed:
        text = tr("Not saved");
        tone = LabelTone::Danger;
        break;
    }
    m_saved->setText(text);
    setTone(m_saved, tone);
    showWhetherReady(session);
}

void DecisionPanel::showNoteCounts(const DeskSession& session)
{
    showReplaced(session);
    showSettling(session);
    showWhetherReady(session);
    if (m_isNoteMissing && session.editing().missing() != DeskEditing::Missing::Note)
        hideMissing();
}

void DecisionPanel::pointOut(QWidget& field, const QString& words)
{
    m_isNoteMissing = &field == m_note;
    m_meaning->hide(); // one at a time: what is below stays where it is
    tellAt(*m_missing, words, LabelTone::Danger);
    Q_EMIT pointedOut(&field, m_missing);
}

QString DecisionPanel::outcomeText(const DeskSession& session) const
{
    if (m_task->questions.size() == 1 || session.editing().openQuestions().empty())
        return tr("Choose a label, or “Ambiguous”, first.");
    return tr("Choose a label, or “Ambiguous”, for %1 first.")
        .arg(openQuestionsText(session.editing()));
}

void DecisionPanel::showMissing(const DeskSession& session, DeskEditing::Missing missing)
{
    switch (missing) {
    case DeskEditing::Missing::Pick:
        if (m_note->hasFocus()) // where the keys that choose are words
            m_picks.front()->setFocus(Qt::OtherFocusReason);
        pointOut(*m_picks.front(), outcomeText(session));
        break;
    case DeskEditing::Missing::Basis:
        m_basis->setFocus(Qt::OtherFocusReason);
        pointOut(*m_basis, tr("A split needs a basis: what decided it?"));
        break;
    case DeskEditing::Missing::Note:
        m_note->setFocus(Qt::OtherFocusReason);
        pointOut(*m_note, tr("This overrides the votes. Explain why in the note."));
        break;
    }
}

void DecisionPanel::showNothingToMark(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    const auto pick = editing.pick();
    if (!session.isWritable() || !editing.isShowing() || (pick && pick->label))
        return;
    pointOut(*m_mark, pick ? tr("This keeps the distribution: there is no label to mark.")
                           : tr("Choose a label first; then it can be marked as ambiguous."));
}

void DecisionPanel::showRefused(const DeskSession& session, Basis asked)
{
    const DeskEditing& editing = session.editing();
    const auto pick = editing.pick();
    if (editing.basis() == asked || !pick || pick->keepsDistribution() || !session.isWritable())
        return;
    pointOut(*m_basis, refusalWords(asked, editing.possibleBases(), *m_task));
}

void DecisionPanel::insertSnippet(int index)
{
    const QString phrase = m_phrases.value(index);
    if (phrase.isEmpty() || m_note->isReadOnly())
        return;
    QTextCursor cursor = m_note->textCursor();
    const bool needsSpace =
        cursor.position() > 0 && !m_note->toPlainText().at(cursor.position() - 1).isSpace();
    cursor.insertText(needsSpace ? u' ' + phrase : phrase);
    m_note->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
