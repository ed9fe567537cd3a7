// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/partform.h"

#include "ui/taskeditor/formrows.h"
#include "ui/taskeditor/partfields.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QVBoxLayout>

namespace subtext {

PartForm::PartForm(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PartForm::show(const Task& task, TaskPart part)
{
    const QString shape = partShape(task, part);
    const QString place = placeOf(task, part);
    // A board has its place by its first word; what is typed there keeps the field until it is
    // left.
    const bool isMoved = m_rows && place != m_place && m_rows->placeInFocus().isEmpty();
    if (!m_rows || !(part == m_part) || shape != m_shape || isMoved) {
        const bool isSamePart = m_rows && part == m_part;
        const QString focused = isSamePart ? m_rows->placeInFocus() : QString();
        m_part = part;
        m_shape = shape;
        m_place = place;
        QWidget* page = makePage(nullptr);
        m_rows = new FormRows(page);
        addPartFields(*m_rows, task, part);
        m_rows->addStretch();
        connect(m_rows, &FormRows::edited, this, &PartForm::edited);
        connect(m_rows, &FormRows::settled, this, &PartForm::settled);
        if (QWidget* before = takeWidget())
            before->deleteLater(); // one of its fields may be telling of an edit
        setWidget(page);
        keepRightEdge(*this);
        page->show();
        m_rows->refresh(task);
        if (!focused.isEmpty())
            focusPlace(focused);
    }
    m_rows->refresh(task);
}

QWidget* PartForm::controlOf(const QString& place) const
{
    return m_rows ? m_rows->controlOf(place) : nullptr;
}

void PartForm::focusPlace(const QString& place)
{
    if (QWidget* control = controlOf(place)) {
        control->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(control);
    }
}

} // namespace subtext
