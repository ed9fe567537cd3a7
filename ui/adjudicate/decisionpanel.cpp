// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionpanel.h"

#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/settleview.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/limitedtext.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

QStringList snippets()
{
    return {DecisionPanel::tr("Valence is shared; the labels name the same feeling."),
            DecisionPanel::tr("One annotator took the words literally."),
            DecisionPanel::tr("One annotator labelled the listener, not the speaker."),
            DecisionPanel::tr("The power relation decides between the two readings."),
            DecisionPanel::tr("Both readings hold; the scene does not decide.")};
}

} // namespace

DecisionPanel::DecisionPanel(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 10);
    column->setSpacing(7);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Decision"), theme::TextRole::Title, LabelTone::Normal, this));
    head->addStretch(1);
    m_history = makeButton(tr("History"), ButtonKind::Quiet, this);
    connect(m_history, &QPushButton::clicked, this, &DecisionPanel::historyRequested);
    QSizePolicy kept = m_history->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the heading does not move when it comes
    m_history->setSizePolicy(kept);
    head->addWidget(m_history);
    column->addLayout(head);
    m_verdict = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_verdict->setWordWrap(true);
    column->addWidget(m_verdict);
    m_settling = new SettleView(this);
    column->addWidget(m_settling);
    buildPicks(*column);
    buildReasons(*column);
}

void DecisionPanel::buildPicks(QVBoxLayout& column)
{
    auto* grid = new QGridLayout;
    grid->setSpacing(5);
    const auto add = [this](const Pick& pick) {
        auto* button = new PickButton(pick, this);
        connect(button, &QAbstractButton::clicked, this, [this, pick] { Q_EMIT picked(pick); });
        m_picks.push_back(button);
        return button;
    };
    for (Choice emotion : AllEmotions) {
        const int i = indexOf(emotion);
        grid->addWidget(add({emotion}), i % 4, i / 4);
    }
    grid->addWidget(add({}), 4, 0, 1, 2);
    m_leaveOut = makeButton(tr("Leave out: malformed…"), ButtonKind::Quiet, this);
    m_leaveOut->setToolTip(tr("The scene is broken and can be no data (Ctrl+M)"));
    connect(m_leaveOut, &QPushButton::clicked, this, &DecisionPanel::leaveOutRequested);
    grid->addWidget(m_leaveOut, 5, 0, 1, 2);
    column.addLayout(grid);
    m_hints = new HintsView(this);
    connect(m_hints, &HintsView::unfolded, this,
            [this] { announceText(*m_hints, m_hints->spokenText()); });
    column.addWidget(m_hints);
}

void DecisionPanel::buildReasons(QVBoxLayout& column)
{
    m_basis = new BasisBox(this);
    connect(m_basis, &BasisBox::basisChosen, this, &DecisionPanel::basisChosen);
    column.addWidget(m_basis);
    m_meaning = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_meaning->setWordWrap(true);
    m_meaning->hide();
    column.addWidget(m_meaning);
    m_missing = makeLabel(QString(), theme::TextRole::Small, LabelTone::Danger, this);
    m_missing->setWordWrap(true);
    m_missing->hide();
    column.addWidget(m_missing);

    m_note = new LimitedTextEdit(this);
    m_note->setAccessibleName(tr("Note on the decision"));
    m_note->setPlaceholderText(tr("Note: what decided it? It goes into the release; name nobody."));
    m_note->setTabChangesFocus(true);
    m_note->setMinimumHeight(54);
    connect(m_note, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT noteEdited(m_note->toPlainText()); });
    column.addWidget(m_note, 1);

    auto* tools = new QHBoxLayout;
    m_snippets = makeButton(tr("Phrases…"), ButtonKind::Quiet, this);
    auto* menu = new QMenu(m_snippets);
    const QStringList phrases = snippets();
    for (int i = 0; i < phrases.size(); ++i)
        connect(menu->addAction(phrases.at(i)), &QAction::triggered, this,
                [this, i] { insertSnippet(i); });
    m_snippets->setMenu(menu);
    m_snippets->setStyleSheet(
        QStringLiteral("QPushButton::menu-indicator { image: none; width: 0; }"));
    tools->addWidget(m_snippets);
    m_hold = makeButton(tr("Hold"), ButtonKind::Quiet, this);
    m_hold->setCheckable(true);
    m_hold->setToolTip(tr("Put aside for later and go on (Ctrl+H)"));
    connect(m_hold, &QPushButton::clicked, this, &DecisionPanel::holdRequested);
    tools->addWidget(m_hold);
    tools->addStretch(1);
    m_saved = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    tools->addWidget(m_saved);
    column.addLayout(tools);
    m_save = makeButton(tr("Save and next"), ButtonKind::Primary, this);
    m_save->setToolTip(tr("Ctrl+Enter"));
    connect(m_save, &QPushButton::clicked, this, &DecisionPanel::saveRequested);
    column.addWidget(m_save);
}

PickButton* DecisionPanel::pickButton(const Pick& pick) const
{
    for (PickButton* button : m_picks) {
        if (button->pick() == pick)
            return button;
    }
    return nullptr;
}

void DecisionPanel::showItem(const DeskSession& session)
{
    std::array<int, EmotionCount> votes{};
    for (const DeskRater& rater : session.editing().item().raters) {
        if (rater.annotation.answer.ballot[0])
            ++votes.at(static_cast<std::size_t>(indexOf(*rater.annotation.answer.ballot[0])));
    }
    for (PickButton* button : m_picks) {
        if (button->pick().label)
            button->setVotes(votes.at(static_cast<std::size_t>(indexOf(*button->pick().label))));
    }
    {
        const QSignalBlocker blocker(m_note);
        m_note->setPlainText(session.editing().note());
    }
    m_missing->hide();
    m_history->setVisible(!session.history().empty());
    showDraft(session);
    showSaveState(session);
}

void DecisionPanel::showDraft(const DeskSession& session)
{
    const bool isWritable = session.isWritable() && session.editing().isShowing();
    const auto pick = session.editing().pick();
    for (PickButton* button : m_picks) {
        button->setChosen(pick == button->pick());
        button->setEnabled(isWritable);
    }
    m_hints->setHints(session.editing().hints(), session.editing().precedents());
    showBasis(session);
    m_basis->setEnabled(isWritable && pick && !pick->isAmbiguous());
    m_note->setReadOnly(!isWritable);
    m_snippets->setEnabled(isWritable);
    m_hold->setEnabled(isWritable);
    m_leaveOut->setEnabled(isWritable);
    m_hold->setChecked(session.editing().draft().isHeld);
    m_save->setEnabled(isWritable);
    m_missing->hide(); // something was done about it; saving says what is missing now
    showVerdict(session);
    showSettling(session);
}

void DecisionPanel::showBasis(const DeskSession& session)
{
    const DeskEditing& editing = session.editing();
    const auto basis = editing.basis();
    m_basis->setBases(editing.possibleBases(), basis);
    const auto doubt = editing.basisDoubt();
    const bool isStated = basis && *basis != Basis::Unstated;
    m_meaning->setVisible(isStated);
    m_meaning->setText(doubt      ? doubtWords(*doubt, *editing.hints())
                       : isStated ? basisHelp(*basis)
                                  : QString());
    setTone(m_meaning, doubt ? LabelTone::Warning : LabelTone::Muted);
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
    m_settling->setCase(both, codes, session.adjudicator());
    const bool isConfirming = both && both->proposal && session.isConfirming();
    m_save->setText(isConfirming ? tr("Confirm %1 and next").arg(picksText(both->proposal->picks))
                    : both       ? tr("Propose and next")
                                 : tr("Save and next"));
}

void DecisionPanel::showVerdict(const DeskSession& session)
{
    const DeskCase& item = session.editing().item();
    const int row = session.rowOf(item.scenario.id);
    if (row < 0) {
        m_verdict->clear();
        return;
    }
    const DeskItem& line = session.queue()[static_cast<std::size_t>(row)];
    const DeskQuestion& question = line.questions.at(indexOf(session.editing().question()));
    const GoldLabel& gold = question.gold;
    QString text;
    if (session.isSettling()) {
        text = tr("You differ. One proposes, the other confirms; then it is settled.");
    } else if (line.isWithOthers()) {
        text = othersText(session, line);
    } else if (gold.source == GoldSource::Decision) {
        text = tr("Decided: %1, %2.")
                   .arg(pickWord({gold.isAmbiguous ? std::nullopt : gold.label}),
                        basisWord(gold.basis));
    } else if (gold.source == GoldSource::Rule && gold.label) {
        text = tr("By rule: %1, %2. A pick overrides it.")
                   .arg(emotionWord(*gold.label), basisWord(gold.basis));
    } else if (!question.pattern) {
        text = tr("Not all ratings are in yet.");
    } else {
        text = tr("A split. Nothing is decided until you do.");
    }
    m_verdict->setText(text);
}

QString DecisionPanel::verdictText() const
{
    return m_verdict->text();
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
}

void DecisionPanel::showMissing(DeskEditing::Missing missing)
{
    switch (missing) {
    case DeskEditing::Missing::Pick:
        m_missing->setText(tr("Choose an outcome first."));
        break;
    case DeskEditing::Missing::Basis:
        m_missing->setText(tr("A split needs a basis: what decided it?"));
        m_basis->setFocus(Qt::OtherFocusReason);
        break;
    case DeskEditing::Missing::Note:
        m_missing->setText(tr("This goes against the votes: say in the note why."));
        m_note->setFocus(Qt::OtherFocusReason);
        break;
    }
    m_missing->show();
    announceText(*m_missing, m_missing->text());
}

void DecisionPanel::showRefused(const DeskSession& session, Basis asked)
{
    const DeskEditing& editing = session.editing();
    const auto pick = editing.pick();
    if (editing.basis() == asked || !pick || pick->isAmbiguous() || !session.isWritable())
        return;
    m_missing->setText(tr("“%1” cannot hold here. %2").arg(basisWord(asked), basisHelp(asked)));
    m_missing->show();
    announceText(*m_missing, m_missing->text());
}

void DecisionPanel::insertSnippet(int index)
{
    const QString phrase = snippets().value(index);
    if (phrase.isEmpty() || m_note->isReadOnly())
        return;
    QTextCursor cursor = m_note->textCursor();
    const bool needsSpace =
        cursor.position() > 0 && !m_note->toPlainText().at(cursor.position() - 1).isSpace();
    cursor.insertText(needsSpace ? u' ' + phrase : phrase);
    m_note->setFocus(Qt::OtherFocusReason);
}

void DecisionPanel::showSnippets()
{
    m_snippets->showMenu();
}

} // namespace subtext
