// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/comingsteps.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QWidget>

namespace subtext {
namespace {

constexpr int BesideComing = 8; // as the titles of the steps

} // namespace

ComingSteps::ComingSteps(QWidget& page)
    : QObject(&page)
    , m_page(page)
{
    page.installEventFilter(this);
}

void ComingSteps::add(QWidget& step, const QString& asked)
{
    m_steps.emplace_back(&step, tr("Then: %1", "What is asked next").arg(asked));
}

QString ComingSteps::textFor(const QWidget& step) const
{
    for (const auto& [coming, text] : m_steps) {
        const bool isKept = coming && coming->sizePolicy().retainSizeWhenHidden();
        if (coming == &step && isKept && coming->isHidden())
            return text;
    }
    return {};
}

bool ComingSteps::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_page && event->type() == QEvent::LayoutRequest)
        m_page.update(); // a hidden step may have another place, and says nothing of it
    if (watched == &m_page && event->type() == QEvent::Paint)
        paint();
    return QObject::eventFilter(watched, event);
}

void ComingSteps::paint()
{
    QPainter painter(&m_page);
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(theme::colors(m_page.palette()).muted);
    for (const auto& [step, text] : m_steps) {
        if (!step || textFor(*step).isEmpty())
            continue;
        const QRect place = step->geometry().adjusted(BesideComing, 0, -BesideComing, 0);
        const int align = static_cast<int>(Qt::AlignLeading | Qt::AlignTop);
        painter.drawText(place, align | static_cast<int>(Qt::TextSingleLine),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
    }
}

} // namespace subtext
