// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/signinpage.h"

#include "core/course/signingin.h"
#include "ui/start/cardbutton.h"
#include "ui/start/coordinatoroffer.h"
#include "ui/start/passphrasepanel.h"
#include "ui/text/mergetext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int PageWidth = 720;
constexpr std::size_t SearchFrom = 12;

} // namespace

SignInPage::SignInPage(QWidget* parent)
    : CentredPage(PageWidth, parent)
{
    QWidget* page = column();
    QVBoxLayout* layout = makeColumn(page, {28, 48, 28, 40}, 6);
    auto* head = new QHBoxLayout;
    m_title = makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, page);
    head->addWidget(m_title, 1);
    auto* close = makeButton(tr("Another study"), ButtonKind::Quiet, page);
    head->addWidget(close);
    layout->addLayout(head);
    m_path = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, page);
    layout->addWidget(m_path);
    m_waiting = makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, page);
    m_waiting->setContentsMargins(0, 8, 0, 0);
    layout->addWidget(m_waiting);
    layout->addSpacing(20);
    m_passphrase = new PassphrasePanel(page);
    layout->addWidget(m_passphrase);
    m_roster = new QWidget(page);
    QVBoxLayout* roster = makeColumn(m_roster, {}, 6);
    layout->addWidget(m_roster);
    roster->addWidget(
        makeLabel(tr("Who are you?"), theme::TextRole::Scene, LabelTone::Normal, m_roster));
    roster->addSpacing(6);
    m_offer = new CoordinatorOffer(m_roster);
    roster->addWidget(m_offer);
    m_search = new QLineEdit(m_roster);
    m_search->setObjectName(QStringLiteral("nameSearch"));
    m_search->setPlaceholderText(tr("Type your name"));
    m_search->setAccessibleName(tr("Type your name"));
    addClearButton(*m_search);
    roster->addWidget(m_search);
    m_nobody = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_roster);
    roster->addWidget(m_nobody);
    m_unknown = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_roster);
    m_unknown->setObjectName(QStringLiteral("unknownName"));
    m_unknown->hide();
    roster->addWidget(m_unknown);
    m_list = makeColumn(6);
    roster->addLayout(m_list);
    layout->addStretch(1);
    connect(close, &QPushButton::clicked, this, &SignInPage::closeRequested);
    connect(m_offer, &CoordinatorOffer::made, this, &SignInPage::signedIn);
    connect(m_passphrase, &PassphrasePanel::opened, this, &SignInPage::signedIn);
    connect(m_passphrase, &PassphrasePanel::backRequested, this, &SignInPage::showRoster);
    connect(m_search, &QLineEdit::textChanged, this, &SignInPage::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        for (CardButton* card : widget()->findChildren<CardButton*>()) {
            if (!card->isHidden()) {
                card->click();
                return;
            }
        }
    });
}

void SignInPage::clear(Study& study)
{
    m_study = &study;
    m_title->setText(study.info().value_or(StudyInfo()).title);
    m_path->setText(study.path());
    m_coordinator = nullptr;
    m_last = nullptr;
    m_waiting->clear();
    m_waiting->hide();
    while (QLayoutItem* item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_search->clear();
}

void SignInPage::askOnly(Study& study, const Person& person)
{
    clear(study);
    m_roster->hide();
    m_passphrase->show();
    m_passphrase->ask(study, person, /*isAlone=*/true);
}

void SignInPage::choose(const Person& person)
{
    const auto hasPassphrase = m_study->signingIn().hasPassphrase(person.id);
    if (!hasPassphrase)
        return; // nobody is let in unasked; the study says what is wrong
    if (!*hasPassphrase) {
        Q_EMIT signedIn(person.id);
        return;
    }
    m_roster->hide();
    m_passphrase->show();
    m_passphrase->ask(*m_study, person, /*isAlone=*/false);
}

void SignInPage::showRoster()
{
    m_passphrase->stop();
    m_passphrase->hide();
    m_roster->show();
}

void SignInPage::setStudy(Study& study, const std::vector<Person>& people,
                          const std::vector<PersonProgress>& progress)
{
    clear(study);
    showRoster();
    m_offer->setStudy(study);
    m_search->setVisible(people.size() >= SearchFrom);
    m_nobody->setVisible(people.empty());
    m_nobody->setText(tr("Nobody is on the roster of this study yet. Make a study with “New "
                         "study from files”, or add people with\nsubtext-cli roster add STUDY "
                         "CODE NAME"));
    m_typed.clear();
    verticalScrollBar()->setValue(0); // whoever was here before may have scrolled
    addLast(people, progress);
    for (Role role : {Role::Annotator, Role::Adjudicator, Role::Coordinator})
        addGroup(role, people, progress);
    if (m_last)
        m_last->setFocus();
    else if (people.size() >= SearchFrom)
        m_search->setFocus();
    else if (const auto shown = cards(); !shown.empty())
        shown.front()->setFocus();
}

void SignInPage::showWaiting(qint64 files)
{
    m_waiting->setText(subtext::waitingText(files, m_coordinator != nullptr));
    m_waiting->show();
    if (!m_coordinator)
        return;
    m_coordinator->setFocus(Qt::OtherFocusReason);
    // In a long roster it is below the edge, but not before the page is laid out.
    QTimer::singleShot(0, m_coordinator, [this] { showCard(*m_coordinator); });
}

/// The page from its start, where the card is in view so; otherwise from a whole card on.
void SignInPage::showCard(CardButton& card)
{
    constexpr int Around = 6;
    const auto topOf = [this](const CardButton& one) {
        return one.mapTo(widget(), QPoint()).y() - Around;
    };
    QScrollBar& bar = *verticalScrollBar();
    if (topOf(card) + card.height() + 2 * Around <= viewport()->height()) {
        bar.setValue(0);
        return;
    }
    ensureWidgetVisible(&card, 0, Around);
    for (const CardButton* first : cards()) {
        if (!first->isHidden() && topOf(*first) >= bar.value()) {
            bar.setValue(topOf(*first));
            return;
        }
    }
}

QString SignInPage::groupWord(Role role)
{
    switch (role) {
    case Role::Annotator:
        return tr("Annotators");
    case Role::Adjudicator:
        return tr("Adjudicators");
    case Role::Coordinator:
        return tr("Coordinators");
    }
    Q_UNREACHABLE();
}

/// In the order in which they stand.
QList<CardButton*> SignInPage::cards() const
{
    QList<CardButton*> cards;
    for (int i = 0; i < m_list->count(); ++i) {
        if (auto* card = qobject_cast<CardButton*>(m_list->itemAt(i)->widget()))
            cards << card;
    }
    return cards;
}

/// Whoever signed in last on this machine is most often who signs in now.
void SignInPage::addLast(const std::vector<Person>& people,
                         const std::vector<PersonProgress>& progress)
{
    const auto last = std::find_if(people.begin(), people.end(), [this](const Person& person) {
        return !m_lastUuid.isEmpty() && person.uuid.text() == m_lastUuid;
    });
    if (last == people.end())
        return;
    m_list->addWidget(
        makeLabel(tr("You, last time"), theme::TextRole::Caption, LabelTone::Muted, this));
    m_last = addCard(*last, progress);
    if (last->role == Role::Coordinator)
        m_coordinator = m_last;
}

CardButton* SignInPage::addCard(const Person& person, const std::vector<PersonProgress>& progress)
{
    // Names are not in every file of a team.
    const bool isNamed = !person.name.isEmpty();
    auto* card = new CardButton(QString(), isNamed ? person.name : person.code,
                                isNamed ? person.code : QString(), this);
    const auto found = std::find_if(progress.begin(), progress.end(),
                                    [&](const PersonProgress& p) { return p.person == person.id; });
    if (found != progress.end() && found->assigned > 0)
        card->setMark(
            tr("%1 of %2 submitted").arg(found->labelled - found->again).arg(found->assigned));
    connect(card, &CardButton::clicked, this, [this, person] { choose(person); });
    card->installEventFilter(this);
    m_list->addWidget(card);
    return card;
}

/// Letters go to the name that they begin, Home and End to the first and the last.
bool SignInPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !qobject_cast<CardButton*>(watched))
        return CentredPage::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    QList<CardButton*> all = cards();
    all.removeIf([](const CardButton* card) { return card->isHidden(); }); // by the search
    if (key->key() == Qt::Key_Home || key->key() == Qt::Key_End) {
        CardButton* edge = key->key() == Qt::Key_Home ? all.front() : all.back();
        edge->setFocus(Qt::OtherFocusReason);
        showCard(*edge);
        return true;
    }
    const QString text = key->text();
    const bool isTyping = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace() &&
                          !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!isTyping)
        return CentredPage::eventFilter(watched, event);
    if (m_search->isVisible()) {
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->insert(text);
        return true;
    }
    return typeAhead(m_typed + text) || typeAhead(text) || CentredPage::eventFilter(watched, event);
}

bool SignInPage::typeAhead(const QString& typed)
{
    for (CardButton* card : cards()) {
        const QStringList words = card->text().split(u' ');
        const bool isMeant = card->text().startsWith(typed, Qt::CaseInsensitive) ||
                             std::any_of(words.begin(), words.end(), [&](const QString& word) {
                                 return word.startsWith(typed, Qt::CaseInsensitive);
                             });
        if (!isMeant)
            continue;
        m_typed = typed;
        card->setFocus(Qt::OtherFocusReason);
        showCard(*card);
        return true;
    }
    m_typed.clear();
    return false;
}

void SignInPage::addGroup(Role role, const std::vector<Person>& people,
                          const std::vector<PersonProgress>& progress)
{
    bool isFirst = true;
    std::vector<Person> byCode = people;
    std::stable_sort(byCode.begin(), byCode.end(), [](const Person& a, const Person& b) {
        return std::pair(a.code.size(), a.code) < std::pair(b.code.size(), b.code);
    });
    for (const Person& person : byCode) {
        if (person.role != role)
            continue;
        if (isFirst) {
            m_list->addSpacing(10);
            m_list->addWidget(
                makeLabel(groupWord(role), theme::TextRole::Caption, LabelTone::Muted, this));
        }
        isFirst = false;
        CardButton* card = addCard(person, progress);
        if (role == Role::Coordinator && !m_coordinator)
            m_coordinator = card;
    }
}

void SignInPage::filter(const QString& text)
{
    for (CardButton* card : widget()->findChildren<CardButton*>()) {
        const bool isMatch =
            text.trimmed().isEmpty() ||
            card->text().contains(text.trimmed(), Qt::CaseInsensitive) ||
            card->accessibleDescription().startsWith(text.trimmed(), Qt::CaseInsensitive);
        card->setVisible(isMatch);
    }
    // A heading without anybody below it says nothing.
    bool isAnybodyBelow = false;
    bool isAnybody = false;
    for (int i = m_list->count() - 1; i >= 0; --i) {
        QWidget* widget = m_list->itemAt(i)->widget();
        if (!widget)
            continue;
        if (qobject_cast<CardButton*>(widget)) {
            isAnybodyBelow = isAnybodyBelow || !widget->isHidden();
            isAnybody = isAnybody || isAnybodyBelow;
        } else {
            widget->setVisible(isAnybodyBelow);
            isAnybodyBelow = false;
        }
    }
    const bool wasSaid = !m_unknown->isHidden();
    m_unknown->setVisible(!isAnybody && !text.trimmed().isEmpty());
    m_unknown->setText(tr("Nobody of this study has a name or a code with “%1”. Look for another "
                          "spelling, or ask whoever runs the study to add you to the roster.")
                           .arg(text.trimmed()));
    if (!m_unknown->isHidden() && !wasSaid)
        raiseAlert(*m_unknown);
}

} // namespace subtext
