// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingpage.h"

#include "core/travel/handouts.h"
#include "core/travel/syncing.h"
#include "ui/actions/actionregistry.h"
#include "ui/answer/answerkeys.h"
#include "ui/answer/answersteps.h"
#include "ui/answer/sceneview.h"
#include "ui/norming/normingitemview.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace subtext {
namespace {

constexpr int RefreshDelayMs = 200;

Ballot ballotAt(const NormingVotes& votes, const Uuid& item)
{
    const auto found = votes.find(item);
    return found == votes.end() ? Ballot() : found->second;
}

} // namespace

Result<NormingCall> normingCall(Study& study, PersonId person)
{
    return study.norming().booths(person).map([](const std::vector<NormingBooth>& booths) {
        NormingCall call;
        for (const NormingBooth& booth : booths) {
            call.isUnderWay = call.isUnderWay || booth.phase != NormingPhase::Closed;
            call.isDue = call.isDue || booth.isDue();
        }
        return call;
    });
}

QString NormingPage::handInWords() const
{
    return m_isHandOut
               ? tr("Hand in the file now, as you do with your labels: your votes are in it.")
               : QString();
}

NormingPage::NormingPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_rounds(new FilterBox(tr("Norming round"), this))
    , m_title(makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, this))
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_stack(new QStackedWidget(this))
    , m_item(new NormingItemView(this))
    , m_told(new Announcement(ButtonKind::Quiet, this))
    , m_notice(new NoticeBar(this))
    , m_freshness(*this, RefreshDelayMs)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    addWidgets(*m_stack, buildVoting(), m_told); // in the order of Stage
    auto* choice = makeRow(0);
    choice->setContentsMargins(16, 12, 16, 0);
    choice->addWidget(m_rounds);
    choice->addStretch(1);
    layout->addLayout(choice);
    layout->addWidget(m_stack, 1);
    m_notice->addTo(*layout);
    m_told->firstButton()->setObjectName(QStringLiteral("handInTold"));
    m_told->firstButton()->setText(tr("Hand in the file…"));
    connect(m_told->firstButton(), &QPushButton::clicked, this, &NormingPage::handInRequested);
    m_told->firstButton()->hide();
    m_told->secondButton()->hide();
    connect(m_rounds, &QComboBox::activated, this,
            [this](int at) { showRound(m_booths.at(static_cast<std::size_t>(at)).round.uuid); });
    connect(m_item, &NormingItemView::voted, this, &NormingPage::keep);
    connect(m_item, &NormingItemView::answered, this, [this] {
        say(firstOpen() ? tr("Kept. Ctrl+Enter goes to the next item.")
                        : tr("All items have a vote. Ctrl+Enter hands them in."));
    });
    connect(&m_freshness, &Freshness::refreshDue, this, &NormingPage::refresh);
    registerActions(actions);
}

QWidget* NormingPage::buildVoting()
{
    auto* page = new QWidget(this);
    QVBoxLayout* column = makeColumn(page, {}, 0);
    auto* head = makeColumn(4);
    head->setContentsMargins(16, 12, 16, 8);
    addWidgets(*head, m_title, m_lead);
    column->addLayout(head);
    column->addWidget(m_item, 1);
    column->addWidget(buildBar());
    return page;
}

QWidget* NormingPage::buildBar()
{
    auto* bar = new QFrame(this);
    bar->setProperty("bar", true);
    QHBoxLayout* row = makeRow(bar, {16, 9, 16, 9}, 8);
    m_position = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, bar);
    m_message = new ElidedLabel(bar);
    m_message->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_back = makeButton(tr("Back"), ButtonKind::Quiet, bar, "back");
    m_keepMine = makeButton(tr("Keep my vote"), ButtonKind::Normal, bar, "keepMine");
    m_next = makeButton(tr("Next"), ButtonKind::Normal, bar, "next");
    m_cast = makeButton(tr("Hand in my votes"), ButtonKind::Primary, bar, "cast");
    m_handIn = makeButton(tr("Hand in the file…"), ButtonKind::Primary, bar, "handInFile");
    connect(m_handIn, &QPushButton::clicked, this, &NormingPage::handInRequested);
    m_back->setToolTip(tr("Ctrl+Left"));
    m_keepMine->setToolTip(tr("Ctrl+K. Votes as the first time."));
    m_next->setToolTip(tr("Ctrl+Right"));
    // What is said is cut before the buttons go on below each other.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QWidget* buttons = makePage(bar);
    auto* lines = new FlowLayout(FlowLayout::Spread::AtEnd, 8, buttons);
    addWidgets(*lines, m_back, m_keepMine, m_next, m_cast, m_handIn);
    row->addWidget(m_position);
    row->addWidget(m_message, 1);
    row->addWidget(buttons);
    connect(m_back, &QPushButton::clicked, this, &NormingPage::goBack);
    connect(m_keepMine, &QPushButton::clicked, this, &NormingPage::keepMine);
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_at + 1); });
    connect(m_cast, &QPushButton::clicked, this, &NormingPage::askToCast);
    return bar;
}

void NormingPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Norming");
    actions.note(place, tr("Vote on the highlighted question and move on"), optionKeysOfAnyTask(),
                 {}, KeysOfOptions);
    actions.add(this, place, tr("Go to the next item, or hand in the votes"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] { goOn(); });
    actions.add(this, place, tr("Previous item"),
                {QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::ALT | Qt::Key_Left)},
                [this] { goBack(); });
    actions.add(this, place, tr("Next item"),
                {QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::ALT | Qt::Key_Right)},
                [this] {
                    if (isVoting())
                        goTo(m_at + 1);
                });
    actions.add(this, place, tr("Keep my first vote"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
                [this] { keepMine(); });
    actions.add(this, place, tr("Have a screen reader say the scene again"),
                {QKeySequence(Qt::Key_F8)}, [this] {
                    if (isVoting())
                        readAloud();
                });
}

void NormingPage::start(Study& study, PersonId person)
{
    stop();
    m_study = &study;
    m_person = person;
    const auto task = shownTask(study);
    if (!task)
        return;
    m_task = *task;
    const auto owner = study.handouts().owner();
    const auto team = study.syncing().membership();
    m_isHandOut = owner && *owner && team && !*team;
    m_freshness.start(study, ChangeSet::CourseChanged | ChangeSet::StudyChanged);
    refresh();
}

void NormingPage::stop()
{
    m_freshness.stop();
    m_notice->dismiss();
    m_study = nullptr;
    m_booths.clear();
    m_booth.reset();
}

NormingPage::Stage NormingPage::stage() const
{
    return static_cast<Stage>(m_stack->currentIndex());
}

QString NormingPage::positionText() const
{
    return m_position->text();
}

QString NormingPage::lead() const
{
    return m_lead->text();
}

QString NormingPage::message() const
{
    return m_message->text();
}

void NormingPage::refresh()
{
    const auto booths = m_study->norming().booths(m_person);
    if (!booths)
        return; // what is shown stays
    m_freshness.markFresh();
    m_booths = *booths;
    const QSignalBlocker quiet(m_rounds);
    m_rounds->clear();
    for (const NormingBooth& booth : m_booths)
        m_rounds->addItem(booth.round.title);
    m_rounds->setVisible(m_booths.size() > 1);
    showRound(m_booth ? m_booth->round.uuid : Uuid());
}

void NormingPage::showRound(const Uuid& round)
{
    const auto first = [this](const auto& isIt) {
        return std::find_if(m_booths.begin(), m_booths.end(), isIt);
    };
    auto found = first([&](const NormingBooth& booth) { return booth.round.uuid == round; });
    if (found == m_booths.end())
        found = first([](const NormingBooth& booth) { return booth.isDue(); });
    if (found == m_booths.end())
        found =
            first([](const NormingBooth& booth) { return booth.phase != NormingPhase::Closed; });
    if (found == m_booths.end() && !m_booths.empty())
        found = std::prev(m_booths.end());
    if (found == m_booths.end()) {
        m_booth.reset();
        tell(nullptr);
        return;
    }
    const bool isSame = m_booth && m_booth->round.uuid == found->round.uuid &&
                        m_booth->phase == found->phase && stage() == Stage::Vote;
    m_booth = *found;
    m_rounds->setCurrentIndex(static_cast<int>(found - m_booths.begin()));
    const bool isWaiting = m_booth->phase == NormingPhase::Sealed && m_booth->isFirstCast;
    if (isWaiting || m_booth->isLeftOut || m_booth->scenarios.empty())
        tell(&*m_booth);
    else
        showVoting(*m_booth, isSame);
}

void NormingPage::tell(const NormingBooth* booth)
{
    QString lead = tr("There is no norming round to vote in.");
    QString note;
    if (booth && booth->isLeftOut) {
        lead = tr("The round was opened without your votes, because they were not in. There is "
                  "nothing for you to do.");
    } else if (booth) {
        lead = tr("Your votes are in. You will see how all voted when the round is open.");
        note = handInWords();
    }
    m_told->setTitle(booth ? booth->round.title : tr("Norming"));
    m_told->setLead(lead);
    m_told->setNote(note);
    m_told->firstButton()->setVisible(!note.isEmpty());
    m_stack->setCurrentIndex(static_cast<int>(Stage::Told));
    if (isVisible())
        sayAloud(*this, saidTogether({lead, note}));
}

void NormingPage::showVoting(const NormingBooth& booth, bool isSame)
{
    m_title->setText(booth.round.title);
    switch (booth.phase) {
    case NormingPhase::Sealed:
        m_lead->setText(tr("First vote. Nobody sees what you choose before the round is open."));
        break;
    case NormingPhase::Open:
        m_lead->setText(booth.isSecondCast
                            ? saidTogether({tr("Your second votes are in."), handInWords()})
                            : tr("Second vote. You see how all voted, and choose again."));
        break;
    case NormingPhase::Closed:
        m_lead->setText(tr("The round is closed. You see how all voted, and your own votes."));
        break;
    }
    if (!isSame || m_questions != booth.round.questions) {
        m_questions = booth.round.questions;
        m_item->setTask(m_task, m_questions);
        m_at = firstOpen().value_or(0);
    }
    m_stack->setCurrentIndex(static_cast<int>(Stage::Vote));
    m_at = std::min(m_at, booth.scenarios.size() - 1);
    showItem(m_at);
    if (!isSame)
        say({}); // else what was just done is still said
    if (isVisible() && !isSame)
        takeKeys();
}

NormingVotes& NormingPage::votes()
{
    return m_booth->phase == NormingPhase::Sealed ? m_booth->first : m_booth->second;
}

const NormingVotes& NormingPage::votes() const
{
    return m_booth->phase == NormingPhase::Sealed ? m_booth->first : m_booth->second;
}

std::vector<Uuid> NormingPage::openItems() const
{
    return itemsWithoutVote(votes(), m_booth->round);
}

std::optional<std::size_t> NormingPage::firstOpen() const
{
    const std::vector<Uuid> open = openItems();
    if (open.empty())
        return std::nullopt;
    const auto& items = m_booth->round.items;
    return std::find(items.begin(), items.end(), open.front()) - items.begin();
}

void NormingPage::goTo(std::size_t item)
{
    if (!m_booth || item >= m_booth->scenarios.size())
        return;
    showItem(item);
    say({});
    if (isVisible())
        takeKeys();
}

void NormingPage::showItem(std::size_t item)
{
    const auto scenario = m_study->scenario(m_booth->scenarios[item]);
    if (!scenario || !*scenario)
        return; // the study tells of it
    m_at = item;
    const Uuid& uuid = m_booth->round.items.at(item);
    m_item->showItem(**scenario, ballotAt(votes(), uuid), !m_booth->isDue());
    if (m_booth->phase == NormingPhase::Sealed) {
        m_item->hideCounts();
    } else {
        const auto counts = m_booth->counts.find(uuid);
        m_item->showCounts(counts == m_booth->counts.end() ? std::vector<std::vector<int>>()
                                                           : counts->second,
                           ballotAt(m_booth->first, uuid));
    }
    m_position->setText(tr("%1 of %2").arg(item + 1).arg(m_booth->scenarios.size()));
    updateButtons();
}

void NormingPage::takeKeys()
{
    m_item->focusOpen();
    readAloud();
}

void NormingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (isVoting())
        takeKeys();
}

void NormingPage::readAloud()
{
    sayAloud(*this, m_position->text() + QStringLiteral(". ") + m_item->scene()->spokenText());
}

void NormingPage::goBack()
{
    if (isVoting() && m_at > 0)
        goTo(m_at - 1);
}

void NormingPage::goOn()
{
    if (!isVoting())
        return;
    if (!m_booth->isDue()) {
        goTo(m_at + 1);
        return;
    }
    if (!m_item->isAnswered()) {
        m_item->focusOpen();
        say(tr("There is no vote on this item yet."), LabelTone::Warning);
        return;
    }
    const auto open = firstOpen();
    if (open)
        goTo(*open);
    else
        askToCast();
}

void NormingPage::keepMine()
{
    if (!m_study)
        return;
    if (!isVoting()) {
        sayAloud(*this, m_told->lead()); // it says why, and is on the screen
        return;
    }
    if (!m_booth->isDue() || m_booth->phase != NormingPhase::Open) {
        say(whyNothingToKeep(), LabelTone::Warning);
        return;
    }
    m_item->setBallot(ballotAt(m_booth->first, m_booth->round.items.at(m_at)));
    if (!keep(m_item->ballot()))
        return;
    const std::size_t kept = m_at + 1;
    const auto open = firstOpen();
    if (open)
        goTo(*open);
    say(open ? tr("Item %1: first vote kept.").arg(kept)
             : tr("Item %1: first vote kept. Ctrl+Enter hands in all.").arg(kept),
        LabelTone::Success);
}

QString NormingPage::whyNothingToKeep() const
{
    switch (m_booth->phase) {
    case NormingPhase::Sealed:
        return tr("This is the first vote: there is no earlier one to keep.");
    case NormingPhase::Open:
        return tr("Your second votes are in.");
    case NormingPhase::Closed:
        return tr("The round is closed: votes stay as they are.");
    }
    Q_UNREACHABLE();
}

bool NormingPage::keep(const Ballot& ballot)
{
    const Uuid item = m_booth->round.items.at(m_at);
    const auto kept =
        m_study->norming().vote(m_person, m_booth->round.uuid, m_booth->scenarios.at(m_at), ballot);
    if (!kept) {
        showFailure(kept.error(), [this, ballot] { keep(ballot); });
        return false;
    }
    m_notice->dismiss();
    const bool isAny = std::any_of(ballot.begin(), ballot.end(),
                                   [](const auto& choice) { return choice.has_value(); });
    if (isAny)
        votes()[item] = ballot;
    else
        votes().erase(item);
    if (m_booth->phase == NormingPhase::Open) {
        const auto counts = m_booth->counts.find(item);
        if (counts != m_booth->counts.end())
            m_item->showCounts(counts->second, ballotAt(m_booth->first, item));
    }
    say({});
    updateButtons();
    return true;
}

void NormingPage::updateButtons()
{
    const bool isDue = m_booth->isDue();
    const bool isSecond = isDue && m_booth->phase == NormingPhase::Open;
    m_back->setEnabled(m_at > 0);
    m_next->setEnabled(m_at + 1 < m_booth->scenarios.size());
    m_keepMine->setVisible(isSecond);
    m_cast->setVisible(isDue);
    m_handIn->setVisible(m_isHandOut && m_booth->isSecondCast &&
                         m_booth->phase == NormingPhase::Open);
    const std::size_t open = openItems().size();
    m_cast->setEnabled(open == 0);
    m_cast->setToolTip(plainToolTip(
        open == 0 ? tr("Ctrl+Enter") : tr("%n items have no vote yet.", nullptr, plural(open))));
}

void NormingPage::say(const QString& text, LabelTone tone)
{
    m_message->setLine(text);
    setTone(m_message, tone);
    if (!text.isEmpty())
        sayAloud(*this, text);
}

void NormingPage::askToCast()
{
    const bool isFirst = m_booth->phase == NormingPhase::Sealed;
    m_prompts.choose(this, tr("Hand in your votes?"),
                     isFirst ? tr("You cannot change them afterwards. Nobody sees them before the "
                                  "round is open.")
                             : tr("You cannot change them afterwards: there is no third vote."),
                     {tr("Hand in")}, [this](int choice) {
                         if (choice == 0 && m_study)
                             cast();
                     });
}

void NormingPage::cast()
{
    const auto done = m_study->norming().cast(m_person, m_booth->round.uuid);
    if (!done) {
        showFailure(done.error(), [this] { cast(); });
        return;
    }
    m_notice->dismiss();
    say({});
    refresh();
    if (!isVoting())
        return;
    m_item->focusOpen(); // the button that had the keys is gone
    sayAloud(*this, m_lead->text());
}

void NormingPage::showFailure(const Error& error, const std::function<void()>& tryAgain)
{
    m_notice->showNotice(
        NoticeBar::Kind::Danger,
        tr("Not saved. Your vote is still on the screen. %1").arg(errorText(error).oneLine()),
        tr("Try again"), tryAgain);
}

} // namespace subtext
