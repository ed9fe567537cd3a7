// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagehead.h"

#include "ui/actions/actionregistry.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

constexpr int HeadGap = 18;

} // namespace

PageHead::PageHead(const QString& title, QWidget* parent)
    : PageHead(title, {}, {}, parent)
{}

PageHead::PageHead(const QString& title, const QString& about, const QStringList& views,
                   QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_viewNames(views)
    , m_row(new QHBoxLayout)
    , m_titleLabel(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, this))
    , m_controls(new QWidget(this))
    , m_lead(new ElidedLabel(this))
{
    m_lead->setFont(theme::font(theme::TextRole::Body));
    setTone(m_lead, LabelTone::Muted);
    QVBoxLayout* rows = makeColumn(this, {}, 12);
    rows->addLayout(m_row);
    m_parts = new FlowLayout(FlowLayout::Spread::AtEnd, HeadGap, m_controls);
    m_row->setSpacing(HeadGap);
    m_row->addWidget(m_titleLabel);
    if (views.isEmpty()) {
        m_lead->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never widens
        m_lead->setMinimumHeight(m_lead->fontMetrics().height() + 6);
        m_row->addWidget(m_lead, 1);
        m_row->addWidget(m_controls);
        m_leadRow = new QHBoxLayout;
        rows->addLayout(m_leadRow);
        return;
    }
    m_switchRow = new QHBoxLayout;
    m_switchRow->addStretch(1);
    rows->addLayout(m_switchRow);
    m_below = new QHBoxLayout;
    rows->addLayout(m_below);
    m_leadRow = new QHBoxLayout;
    rows->addLayout(m_leadRow);
    m_views = new SegmentBar(about, this);
    m_views->beTabs();
    m_views->letWrap();
    for (const QString& view : views)
        m_views->addSegment(view);
    m_row->addWidget(m_views);
    m_row->addStretch(1);
    m_row->addWidget(m_controls);
    m_lead->hide(); // until it says something
    m_below->addWidget(m_lead, 1);
    connect(m_views, &SegmentBar::chosen, this, &PageHead::viewChosen);
}

int PageHead::firstRowWidth() const
{
    return m_titleLabel->sizeHint().width() + (m_views ? HeadGap + m_views->looseWidth() : 0);
}

QSize PageHead::minimumSizeHint() const
{
    const int title = m_titleLabel->sizeHint().width();
    const int controls = m_controls->minimumSizeHint().width();
    return {m_views ? std::max({title, m_views->leastWidth(), controls})
                    : title + 2 * HeadGap + controls,
            QWidget::minimumSizeHint().height()};
}

void PageHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitViews();
    if (!m_views)
        placeLeadBeside(event->oldSize().width() != width());
    placeParts();
}

bool PageHead::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        if (isVisible()) // before, it has no width yet, and a style sheet is costly to apply
            fitViews();
        if (!m_views)
            placeLeadBeside(false);
        placeParts(); // a control came or went, or the text has another size
    }
    return isDone;
}

void PageHead::fitViews()
{
    if (m_views)
        m_views->setTight(m_views->looseWidth() > width());
}

/// They wrap only where all of the row is too narrow: what says how things stand gives way to them.
void PageHead::keepControlsTogether()
{
    const bool isLeadBeside =
        m_views ? !m_isLeadWhole && !m_lead->isHidden() : m_row->indexOf(m_lead) >= 0;
    const int title = m_views ? 0 : m_titleLabel->sizeHint().width() + HeadGap;
    const int lead = isLeadBeside ? m_lead->minimumSizeHint().width() + HeadGap : 0;
    const int room = std::max(width() - title - lead, m_controls->minimumSizeHint().width());
    m_controls->setMinimumWidth(std::min(m_controls->sizeHint().width(), room));
}

void PageHead::placeParts()
{
    keepControlsTogether();
    if (!m_views)
        return;
    const auto move = [](QWidget* part, QHBoxLayout* from, QHBoxLayout* to, int place,
                         Qt::Alignment alignment = {}) {
        if (from->indexOf(part) < 0)
            return;
        from->removeWidget(part);
        to->insertWidget(place, part, 0, alignment);
    };
    const bool isTitleAlone = firstRowWidth() > width();
    if (isTitleAlone)
        move(m_views, m_row, m_switchRow, 0);
    else
        move(m_views, m_switchRow, m_row, 1);
    const int first = isTitleAlone ? m_titleLabel->sizeHint().width() : firstRowWidth();
    if (first + HeadGap + m_controls->sizeHint().width() > width())
        move(m_controls, m_row, m_below, -1, Qt::AlignRight);
    else
        move(m_controls, m_below, m_row, -1);
    placeLead();
}

void PageHead::placeLead()
{
    if (!m_isLeadWhole)
        return;
    const bool isBesideControls = m_below->indexOf(m_controls) >= 0;
    const int both = m_lead->sizeHint().width() + HeadGap + m_controls->sizeHint().width();
    QHBoxLayout* to = isBesideControls && both > width() ? m_leadRow : m_below;
    if (to->indexOf(m_lead) >= 0)
        return;
    (to == m_below ? m_leadRow : m_below)->removeWidget(m_lead);
    to->insertWidget(0, m_lead, 1);
}

/// Without views: a lead that is below goes back in a window of another width only. Otherwise the
/// whole page would move up and down with each control that comes and goes.
void PageHead::placeLeadBeside(bool mayGoBack)
{
    if (!m_isLeadWhole)
        return;
    const int lead = m_lead->fontMetrics().horizontalAdvance(m_lead->text());
    const int all = m_titleLabel->sizeHint().width() + HeadGap + lead + HeadGap +
                    m_controls->sizeHint().width();
    const bool isBelow = m_leadRow->indexOf(m_lead) >= 0;
    const bool fits = all < width(); // advances are rounded
    const bool mayMove = !isBelow || mayGoBack || m_lead->text().isEmpty();
    if (fits == !isBelow || !mayMove)
        return;
    (isBelow ? m_leadRow : m_row)->removeWidget(m_lead);
    m_lead->setWordWrap(!isBelow);
    if (isBelow)
        m_row->insertWidget(1, m_lead, 1);
    else
        m_leadRow->addWidget(m_lead, 1);
    m_row->setStretchFactor(m_titleLabel, isBelow ? 0 : 1); // the controls stay at the right
}

void PageHead::keepLeadWhole()
{
    m_isLeadWhole = true;
    placeParts();
}

void PageHead::registerViews(ActionRegistry& actions, QWidget* page)
{
    std::vector<int> all(static_cast<std::size_t>(m_viewNames.size()));
    std::iota(all.begin(), all.end(), 0);
    registerViews(actions, page, all, {});
}

void PageHead::registerViews(ActionRegistry& actions, QWidget* page, const std::vector<int>& views,
                             const QString& only)
{
    QStringList names;
    for (const int view : views)
        names << m_viewNames.at(view);
    actions.addViews(
        page, m_title, names,
        [this, views](int i) { Q_EMIT viewChosen(views.at(static_cast<std::size_t>(i))); }, only);
}

void PageHead::offerViews(const std::vector<int>& views)
{
    for (int view = 0; view < m_viewNames.size(); ++view)
        m_views->button(view)->setVisible(std::find(views.begin(), views.end(), view) !=
                                          views.end());
}

void PageHead::setView(int view)
{
    m_views->setCurrent(view);
    FittedPage::showStart(*this);
}

void PageHead::goTo(int view, const std::function<void()>& show,
                    const std::function<void()>& focusView)
{
    const bool isInSwitch = m_views->isAncestorOf(QApplication::focusWidget());
    show();
    if (isInSwitch)
        m_views->button(view)->setFocus(Qt::OtherFocusReason);
    else
        focusView();
}

void PageHead::setLead(const QString& text)
{
    m_lead->setLine(text);
    if (m_views)
        m_lead->setVisible(!text.isEmpty());
}

QString PageHead::lead() const
{
    return m_lead->text();
}

void PageHead::takeNotice(NoticeBar& notice)
{
    if (m_row->indexOf(&notice) >= 0)
        return;
    Q_ASSERT(!m_views);
    notice.installEventFilter(this);
    const bool isShown = !notice.isHidden();
    notice.setInLine(true);
    m_row->insertWidget(m_row->indexOf(m_lead) + 1, &notice, 1);
    notice.setVisible(isShown); // a widget with another parent is hidden
}

bool PageHead::eventFilter(QObject* watched, QEvent* event)
{
    auto* notice = qobject_cast<NoticeBar*>(watched);
    const bool hasChanged = event->type() == QEvent::ShowToParent ||
                            event->type() == QEvent::HideToParent ||
                            event->type() == QEvent::ParentChange;
    if (notice && hasChanged)
        m_lead->setVisible(notice->isHidden() || m_row->indexOf(notice) < 0);
    return QWidget::eventFilter(watched, event);
}

void PageHead::addControl(QWidget* control)
{
    m_parts->addWidget(control);
}

void PageHead::addControls(QLayout* controls)
{
    m_parts->addLayout(controls);
}

} // namespace subtext
