// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagehead.h"

#include "ui/actions/actionregistry.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentbar.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Spacing = 18;

} // namespace

PageHead::PageHead(const QString& title, QWidget* parent)
    : PageHead(title, {}, {}, parent)
{}

PageHead::PageHead(const QString& title, const QString& about, const QStringList& views,
                   QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_viewNames(views)
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_row(new QHBoxLayout)
    , m_controls(new QHBoxLayout)
    , m_lead(new ElidedLabel(this))
{
    m_lead->setFont(theme::font(theme::TextRole::Body));
    setTone(m_lead, LabelTone::Muted);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    rows->addLayout(m_top);
    m_top->setSpacing(Spacing);
    m_top->addLayout(m_row, 1);
    m_top->addLayout(m_controls);
    m_controls->setSpacing(Spacing);
    m_controls->addStretch(1);
    m_row->setSpacing(Spacing);
    m_row->addWidget(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, this));
    if (views.isEmpty()) {
        m_lead->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never widens
        m_lead->setMinimumHeight(m_lead->fontMetrics().height() + 6);
        m_row->addWidget(m_lead, 1);
        return;
    }
    m_views = new SegmentBar(about, this);
    m_views->beTabs();
    for (const QString& view : views)
        m_views->addSegment(view);
    m_row->addWidget(m_views);
    m_row->addStretch(1);
    m_lead->hide(); // until it says something
    rows->addWidget(m_lead);
    connect(m_views, &SegmentBar::chosen, this, &PageHead::viewChosen);
}

void PageHead::registerViews(ActionRegistry& actions, QWidget* page)
{
    for (int view = 0; view < m_viewNames.size(); ++view) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + view);
        actions.add(page, m_title, m_viewNames.at(view), {QKeySequence(Qt::CTRL | key)},
                    [this, view] { Q_EMIT viewChosen(view); });
    }
}

void PageHead::setView(int view)
{
    m_views->setCurrent(view);
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

void PageHead::addControl(QWidget* control)
{
    m_controls->insertWidget(m_controls->count() - 1, control);
}

void PageHead::addControls(QLayout* controls)
{
    m_controls->insertLayout(m_controls->count() - 1, controls);
}

QSize PageHead::minimumSizeHint() const
{
    const int width = std::max(m_row->minimumSize().width(), m_controls->minimumSize().width());
    return {width, QWidget::minimumSizeHint().height()};
}

/// The controls go below the title where both do not fit beside each other.
void PageHead::arrange()
{
    const int both = m_row->minimumSize().width() + m_controls->minimumSize().width() + Spacing;
    m_top->setDirection(width() < both ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PageHead::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

bool PageHead::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

} // namespace subtext
