// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelbar.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace subtext {
namespace {

constexpr int LeastSubmit = 120;

} // namespace

LabelBar::LabelBar(QWidget* parent)
    : QFrame(parent)
{
    setProperty("bar", true);
    QHBoxLayout* layout = makeRow(this, {16, 9, 16, 9}, 8);
    m_list = addButton(tr("Items"), tr("Show the item list (F2)"), true);
    m_back = addButton(tr("Back"), tr("Previous item (Ctrl+Left)"), false);
    m_forward = addButton(tr("Next"), tr("Next item (Ctrl+Right)"), false);
    layout->addSpacing(10);
    m_position = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, this);
    layout->addWidget(m_position);
    m_ending = makeButton(QString(), ButtonKind::Normal, this, "ending");
    m_ending->hide();
    layout->addWidget(m_ending); // before what gives way to a notice
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(150, 6);
    m_progress->setAccessibleName(tr("Submitted items"));
    layout->addWidget(m_progress);
    m_done = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    layout->addWidget(m_done);
    layout->addStretch(1);
    m_saved = new ElidedLabel(this);
    m_saved->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTone(m_saved, LabelTone::Muted);
    m_saved->setObjectName(QStringLiteral("saveState"));
    layout->addWidget(m_saved);
    layout->addSpacing(8);
    m_flag = addButton(tr("Flag"), tr("The item is broken or unclear (Ctrl+M)"), true);
    m_dock = addButton(tr("Guide"), tr("Guideline and definitions (F1)"), true);
    m_submit = makeButton(tr("Submit"), ButtonKind::Primary, this, "submit");
    m_submit->setToolTip(tr("Submit and go to the next open item (Ctrl+Enter)"));
    m_submit->setMinimumWidth(LeastSubmit);
    layout->addWidget(m_submit);

    constexpr int SayMs = 2'000;
    m_sayTimer.setObjectName(QStringLiteral("say"));
    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(SayMs);
    connect(&m_sayTimer, &QTimer::timeout, this, [this] {
        m_said.clear();
        showState();
    });
    connect(m_list, &QPushButton::clicked, this, &LabelBar::itemListToggled);
    connect(m_dock, &QPushButton::clicked, this, &LabelBar::dockToggled);
    connect(m_back, &QPushButton::clicked, this, &LabelBar::backRequested);
    connect(m_forward, &QPushButton::clicked, this, &LabelBar::forwardRequested);
    connect(m_flag, &QPushButton::clicked, this, &LabelBar::flagRequested);
    connect(m_submit, &QPushButton::clicked, this, &LabelBar::submitRequested);
    connect(m_ending, &QPushButton::clicked, this, &LabelBar::endingRequested);
}

QPushButton* LabelBar::addButton(const QString& text, const QString& tip, bool isCheckable)
{
    auto* button = makeButton(text, ButtonKind::Quiet, this);
    button->setToolTip(plainToolTip(tip));
    button->setCheckable(isCheckable);
    layout()->addWidget(button);
    return button;
}

void LabelBar::showItem(const LabelSession& session)
{
    const ItemState& item = session.item();
    m_submit->setText(item.submitted ? tr("Update") : tr("Submit"));
    m_submit->setEnabled(!session.isReadOnly());
    m_back->setEnabled(item.position > 1);
    m_forward->setEnabled(item.position < static_cast<int>(session.items().size()));
    setFlagged(session.answer().isFlagged);
    showProgress(session);
}

void LabelBar::showProgress(const LabelSession& session)
{
    const int total = static_cast<int>(session.items().size());
    if (session.isShowing())
        m_position->setText(tr("%1 of %2").arg(session.item().position).arg(total));
    m_progress->setRange(0, std::max(1, total));
    m_progress->setValue(session.submittedCount());
    m_done->setText(tr("%1 submitted").arg(session.submittedCount()));
    const bool isHandInNext = !session.isReadOnly() && session.submittedCount() == total;
    m_ending->setText(session.isLocked() ? tr("Final labels") : tr("Hand in"));
    m_ending->setToolTip(plainToolTip(session.isLocked() ? tr("Your labels beside the final ones")
                                                         : tr("Summary and hand-in (F4)")));
    m_ending->setVisible(total > 0 && (session.isLocked() || isHandInNext));
    placeNotice();
}

void LabelBar::showSubmitted(int position)
{
    m_said = tr("Item %1 saved").arg(position);
    m_sayTimer.start();
    showState();
}

void LabelBar::showAnswered()
{
    m_said = tr("All answered. Ctrl+Enter submits.");
    m_sayTimer.start();
    showState();
}

void LabelBar::showSaveState(SaveState state)
{
    m_state = state;
    if (state == SaveState::Saving || state == SaveState::Failed)
        m_said.clear();
    showState();
}

void LabelBar::showState()
{
    if (!m_said.isEmpty()) {
        m_saved->setLine(m_said);
        setTone(m_saved, LabelTone::Success);
        return;
    }
    QString text;
    LabelTone tone = LabelTone::Muted;
    switch (m_state) {
    case SaveState::Untouched:
        text = tr("Not started");
        break;
    case SaveState::Saving:
        text = tr("Saving…");
        break;
    case SaveState::Draft:
        text = tr("Draft saved");
        break;
    case SaveState::Submitted:
        text = tr("Submitted, saved");
        tone = LabelTone::Success;
        break;
    case SaveState::Edited:
        text = tr("Change saved as draft, not updated yet");
        tone = LabelTone::Warning;
        break;
    case SaveState::Failed:
        text = tr("Not saved");
        tone = LabelTone::Danger;
        break;
    }
    m_saved->setLine(text);
    setTone(m_saved, tone);
}

void LabelBar::setNotice(NoticeBar& notice, QBoxLayout& row)
{
    m_notice = &notice;
    m_noticeRow = &row;
    notice.installEventFilter(this);
    connect(&notice, &NoticeBar::worded, this, &LabelBar::placeNotice);
    parentWidget()->installEventFilter(this); // for its height
    placeNotice();
}

LabelBar::NoticePlace LabelBar::placeOfNotice() const
{
    constexpr int LeastLetters = 96; // the buttons, and a notice with two of its own
    constexpr int LeastLines = 32;   // of a page that can spare a row
    if (isHidden())
        return NoticePlace::Row;
    if (width() >= LeastLetters * fontMetrics().averageCharWidth())
        return NoticePlace::Bar;
    const bool isHigh = parentWidget()->height() >= LeastLines * fontMetrics().lineSpacing();
    if (isHigh)
        return NoticePlace::KeptRow;
    // The button of the hand-in stands behind the position and would move with it.
    const bool isRoom =
        m_ending->isHidden() && roomBetweenButtons() >= m_notice->leastWidthInLine();
    return isRoom ? NoticePlace::BarAlone : NoticePlace::Row;
}

/// What is left of the bar where nothing but its buttons stands in it.
int LabelBar::roomBetweenButtons() const
{
    const QMargins around = layout()->contentsMargins();
    int taken = around.left() + around.right();
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem& item = *layout()->itemAt(i);
        const auto* button = qobject_cast<QPushButton*>(item.widget());
        if (item.spacerItem())
            taken += item.spacerItem()->sizeHint().width();
        else if (button && !button->isHidden())
            taken += item.minimumSize().width() + layout()->spacing();
    }
    return width() - taken;
}

void LabelBar::placeNotice()
{
    if (!m_notice)
        return;
    const NoticePlace place = placeOfNotice();
    const bool isKept = place == NoticePlace::KeptRow;
    m_notice->setMinimumHeight(isKept ? m_submit->sizeHint().height() : 0);
    if (m_noticePlace == place)
        return;
    m_noticePlace = place;
    QWidget* keys = QApplication::focusWidget();
    const bool hasKeys = m_notice->isAncestorOf(keys);
    const bool isShown = !m_notice->isHidden();
    m_notice->setInLine(place != NoticePlace::Row);
    QSizePolicy policy = m_notice->sizePolicy();
    policy.setRetainSizeWhenHidden(isKept);
    m_notice->setSizePolicy(policy);
    auto* own = static_cast<QHBoxLayout*>(layout());
    constexpr int Stretch = 100; // all that is free
    if (isInBar() && own->indexOf(m_notice) < 0)
        own->insertWidget(own->indexOf(m_saved), m_notice, Stretch);
    else if (!isInBar() && m_noticeRow->indexOf(m_notice) < 0)
        m_noticeRow->addWidget(m_notice);
    m_notice->setVisible(isShown);
    if (hasKeys)
        keys->setFocus(Qt::OtherFocusReason); // which a new parent takes away
    share();
}

/// What repeats the position gives way to the buttons, and with the save state to a notice; the
/// position itself where there is no other room for that.
void LabelBar::share()
{
    const int letter = fontMetrics().averageCharWidth();
    m_submit->setMinimumWidth(std::max(LeastSubmit, m_submit->sizeHint().width()));
    const bool isSaying = m_notice && isInBar() && !m_notice->isHidden();
    m_position->setVisible(!isSaying || m_noticePlace != NoticePlace::BarAlone);
    m_progress->setVisible(!isSaying && width() > 130 * letter);
    m_done->setVisible(!isSaying && width() > 110 * letter);
    // Last of all the save state: no button is cut for it.
    constexpr int FewestLetters = 7;
    const int beside = roomBetweenButtons() - m_position->sizeHint().width() - layout()->spacing();
    m_saved->setVisible(!isSaying && beside >= FewestLetters * letter);
}

void LabelBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeNotice();
    share();
}

bool LabelBar::event(QEvent* event)
{
    const bool isTaken = QFrame::event(event);
    // With the last, a button has another word, or all of them larger letters.
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ||
        event->type() == QEvent::LayoutRequest) {
        placeNotice();
        share();
    }
    return isTaken;
}

bool LabelBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShowing =
        event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_notice && isShowing)
        share();
    else if (watched == parentWidget() && event->type() == QEvent::Resize)
        placeNotice();
    return QFrame::eventFilter(watched, event);
}

} // namespace subtext
