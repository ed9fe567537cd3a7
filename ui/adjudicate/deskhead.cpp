// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskhead.h"

#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace subtext {
namespace {

constexpr int HeadGap = 8;

/// Of a widget that is in the layout; of one that is hidden nothing, with the gap before it.
int widthWithGap(const QWidget& widget)
{
    return widget.isHidden() ? 0 : widget.sizeHint().width() + HeadGap;
}

} // namespace

DeskHead::DeskHead(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_unfold(makeButton(tr("Queue"), ButtonKind::Normal, this))
    , m_name(new ElidedLabel(this))
    , m_line(makeRow(HeadGap))
    , m_study(makePage(this))
    , m_looks(makeButton(QString(), ButtonKind::Quiet, m_study, "secondLooks"))
    , m_leftOut(makeButton(QString(), ButtonKind::Quiet, m_study, "leftOut"))
    , m_lock(makeButton(QString(), ButtonKind::Quiet, m_study, "lock"))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(HeadGap);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_unfold->setCheckable(true);
    m_unfold->setToolTip(tr("The list of items, and the search in it (Ctrl+F)"));
    m_unfold->hide();
    m_name->setObjectName(QStringLiteral("item"));
    m_name->setFont(theme::font(theme::TextRole::Caption));
    setTone(m_name, LabelTone::Muted);
    m_leftOut->setToolTip(tr("Items left out of all figures, and how to include them again"));
    m_leftOut->hide();
    m_looks->setToolTip(tr("Splits that you decided, for another look (F9)"));
    m_looks->hide();
    m_lock->setAutoDefault(true); // Return takes it where it has the keys
    auto* study = new FlowLayout(FlowLayout::Spread::AtEnd, HeadGap, m_study);
    addWidgets(*study, m_looks, m_leftOut, m_lock);
    m_grid->addWidget(m_unfold, 0, 0);
    m_line->addWidget(m_name);
    m_grid->addLayout(m_line, 0, 1);
    m_grid->addWidget(m_study, 0, 2);
    connect(m_unfold, &QPushButton::clicked, this, &DeskHead::unfolded);
    connect(m_looks, &QPushButton::clicked, this, &DeskHead::secondLooksRequested);
    connect(m_leftOut, &QPushButton::clicked, this, &DeskHead::leftOutRequested);
    connect(m_lock, &QPushButton::clicked, this, &DeskHead::lockRequested);
    showLock();
}

void DeskHead::setItem(const QString& name)
{
    m_name->setLine(name);
    fit();
}

void DeskHead::setNotice(NoticeBar& notice, QBoxLayout& row)
{
    m_notice = &notice;
    m_noticeRow = &row;
    connect(&notice, &NoticeBar::worded, this, &DeskHead::placeNotice);
    placeNotice();
}

void DeskHead::placeNotice()
{
    if (!m_notice)
        return;
    constexpr int Stretch = 100; // all that is free
    // In the line it has two lines; what does not go into them has a row of its own, where it
    // wraps.
    const QFontMetrics letters(theme::font(theme::TextRole::Small));
    const int needed =
        m_notice->leastWidthInLine() + letters.horizontalAdvance(m_notice->wording()) / 2 + HeadGap;
    const bool isHere = m_notice->kind() == NoticeBar::Kind::Info && m_isInOneLine &&
                        width() - widthInOneLine() >= needed;
    if (m_line->indexOf(m_notice) >= 0 ? isHere : !isHere && m_noticeRow->indexOf(m_notice) >= 0)
        return;
    QWidget* keys = QApplication::focusWidget();
    const bool hasKeys = m_notice->isAncestorOf(keys);
    const bool isShown = !m_notice->isHidden();
    m_notice->setInLine(isHere);
    if (isHere)
        m_line->addWidget(m_notice, Stretch);
    else
        m_noticeRow->addWidget(m_notice);
    m_notice->setVisible(isShown);
    if (hasKeys)
        keys->setFocus(Qt::OtherFocusReason); // which a new parent takes away
}

void DeskHead::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    m_unfold->setVisible(isNarrow);
    showLock();
}

void DeskHead::setLeftOut(qint64 count)
{
    m_leftOut->setText(tr("Left out: %1…").arg(count));
    m_leftOut->setVisible(count > 0);
    fit();
}

void DeskHead::setSecondLooks(int count)
{
    m_looks->setText(tr("Second looks: %1…").arg(count));
    m_looks->setVisible(count > 0);
    fit();
}

void DeskHead::setLock(bool isLocked, bool isOffered, const QString& whyNot)
{
    m_isLocked = isLocked;
    m_whyNoLock = whyNot;
    m_lock->setVisible(isOffered);
    m_lock->setEnabled(whyNot.isEmpty());
    m_lock->setAccessibleDescription(whyNot);
    showLock();
}

void DeskHead::showLock()
{
    const QString whole = m_isLocked ? tr("Unlock…") : tr("Lock the study…");
    m_lock->setText(m_isNarrow && !m_isLocked ? tr("Lock…") : whole);
    m_lock->setAccessibleName(whole);
    const QString unsaid = m_lock->text() == whole ? QString() : whole;
    m_lock->setToolTip(plainToolTip(m_whyNoLock.isEmpty() ? unsaid : m_whyNoLock));
    fit();
}

int DeskHead::widthInOneLine() const
{
    return widthWithGap(*m_unfold) + m_name->sizeHint().width() + widthWithGap(*m_looks) +
           widthWithGap(*m_leftOut) + widthWithGap(*m_lock);
}

int DeskHead::leastWidth() const
{
    const int name = widthWithGap(*m_unfold) + m_name->minimumSizeHint().width();
    const int study =
        std::max({widthWithGap(*m_looks), widthWithGap(*m_leftOut), widthWithGap(*m_lock)});
    return std::max(name, study - HeadGap);
}

void DeskHead::fit()
{
    setMinimumWidth(leastWidth()); // in either arrangement: else it could not change to two lines
    const bool isInOneLine = widthInOneLine() <= width();
    if (isInOneLine == m_isInOneLine)
        return placeNoticeLater();
    m_isInOneLine = isInOneLine;
    m_grid->removeWidget(m_study);
    if (isInOneLine)
        m_grid->addWidget(m_study, 0, 2);
    else
        m_grid->addWidget(m_study, 1, 0, 1, 3, Qt::AlignRight);
    placeNoticeLater();
}

/// The row that the notice may go to is one of the layout that gives this head its size: it must
/// have done so first.
void DeskHead::placeNoticeLater()
{
    if (m_notice)
        QMetaObject::invokeMethod(this, &DeskHead::placeNotice, Qt::QueuedConnection);
}

void DeskHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void DeskHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QTimer::singleShot(0, this, &DeskHead::fit); // when the buttons have the font, too
}

} // namespace subtext
