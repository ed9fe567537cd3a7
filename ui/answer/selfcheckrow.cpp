// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/selfcheckrow.h"

#include "ui/widgets/controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {

SelfCheckRow::SelfCheckRow(QWidget* parent)
    : QFrame(parent)
    , m_text(makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this))
{
    m_text->setObjectName(QStringLiteral("selfCheck"));
    QHBoxLayout* layout = makeRow(this, {8, 0, 8, 0}, 6);
    auto* keep = makeButton(tr("Keep"), ButtonKind::Quiet, this);
    auto* change = makeButton(tr("Change"), ButtonKind::Quiet, this);
    layout->addWidget(m_text, 1);
    layout->addWidget(keep);
    layout->addWidget(change);
    hide();
    connect(keep, &QPushButton::clicked, this, &SelfCheckRow::kept);
    connect(change, &QPushButton::clicked, this, &SelfCheckRow::changeRequested);
}

void SelfCheckRow::ask(const QString& question)
{
    m_text->setText(question);
    fitLines();
    setVisible(!question.isEmpty());
}

void SelfCheckRow::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitLines();
}

bool SelfCheckRow::event(QEvent* event)
{
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitLines(); // its letters may be larger
    return isDone;
}

/// Before it is shown for the first time it has no width of its own yet.
void SelfCheckRow::fitLines()
{
    const QLayout* around = parentWidget()->layout();
    const int room = around ? around->contentsRect().width() : 0;
    const int wide = room > 0 ? room : width();
    setMinimumHeight(layout()->hasHeightForWidth() ? layout()->totalMinimumHeightForWidth(wide)
                                                   : layout()->totalMinimumSize().height());
}

} // namespace subtext
