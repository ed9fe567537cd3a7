// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagehead.h"

#include "ui/actions/actionregistry.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QVBoxLayout>

namespace subtext {
PageHead::PageHead(const QString& title, QWidget* parent)
    : PageHead(title, {}, {}, parent)
{}

PageHead::PageHead(const QString& title, const QString& about, const QStringList& views,
                   QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_viewNames(views)
    , m_row(new QHBoxLayout)
    , m_lead(new ElidedLabel(this))
{
    m_lead->setFont(theme::font(theme::TextRole::Body));
    setTone(m_lead, LabelTone::Muted);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    rows->addLayout(m_row);
    m_row->setSpacing(18);
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
    m_row->addWidget(control);
}

void PageHead::addControls(QLayout* controls)
{
    m_row->addLayout(controls);
}

} // namespace subtext
