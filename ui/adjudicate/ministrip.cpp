// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/ministrip.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace subtext {

DeskStrip::DeskStrip(QWidget* parent)
    : QWidget(parent)
    , m_line(makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_switch(makeButton(QString(), ButtonKind::Quiet, this))
    , m_row(new QWidget(this))
{
    QVBoxLayout* column = makeColumn(this, {1, 1, 1, 1}, 0);
    m_head = new QHBoxLayout;
    m_head->setContentsMargins(13, 2, 8, 2);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_line->setObjectName(QStringLiteral("groupLine"));
    m_head->addWidget(m_line, 1);
    m_head->addWidget(m_switch);
    column->addLayout(m_head);
    QHBoxLayout* row = makeRow(m_row, {}, 1);
    for (MiniBars*& chart : m_charts) {
        chart = new MiniBars(m_row);
        row->addWidget(chart, 1);
    }
    column->addWidget(m_row);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_switch, &QPushButton::clicked, this,
            [this] { Q_EMIT talliesRequested(!m_areTalliesShown); });
    setFigures({}, {});
    arrange();
}

void DeskStrip::addControl(QWidget* control)
{
    m_head->insertWidget(m_head->indexOf(m_switch), control);
}

void DeskStrip::setTalliesShown(bool areShown)
{
    if (areShown == m_areTalliesShown)
        return;
    m_areTalliesShown = areShown;
    arrange();
}

void DeskStrip::arrange()
{
    m_row->setVisible(m_areTalliesShown);
    m_switch->setText(m_areTalliesShown ? tr("Hide the tallies") : tr("Tallies"));
    m_switch->setToolTip(plainToolTip(
        m_areTalliesShown ? tr("Only progress and time (Ctrl+T)")
                          : tr("Places picked, hints followed, labels so far (Ctrl+T)")));
    updateGeometry();
    update();
}

void DeskStrip::setFigures(const DeskFigures& figures, const QString& groupWord, const Task& task,
                           QuestionIndex question)
{
    const auto contents = deskCharts(figures, groupWord, task, question);
    for (std::size_t i = 0; i < m_charts.size(); ++i)
        m_charts.at(i)->setContent(contents.at(i));
    const bool hasHints = !task.hints.nearest.empty() || !task.hints.sign.isEmpty();
    if (chart(DeskChart::Hints)->isHidden() == hasHints)
        chart(DeskChart::Hints)->setVisible(hasHints);
    const MiniBars::Content& progress = chart(DeskChart::Progress)->content();
    const MiniBars::Content& time = chart(DeskChart::Time)->content();
    QStringList words{progress.headline};
    if (!progress.note.isEmpty())
        words << progress.note;
    if (!figures.decisionMs.empty())
        words << time.headline;
    m_line->setText(tr("%1: %2").arg(groupWord, listed(words)));
    m_line->setToolTip(plainToolTip(m_line->text()));
    const QString name = groupWord.isEmpty() ? tr("Figures") : tr("Figures, %1").arg(groupWord);
    if (name != accessibleName())
        setAccessibleName(name);
}

MiniBars* DeskStrip::chart(DeskChart chart) const
{
    return m_charts.at(static_cast<std::size_t>(chart));
}

void DeskStrip::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.fillRect(rect(), c.surface);
    painter.setPen(QPen(c.line, 1));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
    if (!m_areTalliesShown)
        return;
    for (std::size_t i = 1; i < m_charts.size(); ++i) {
        if (m_charts.at(i)->isHidden())
            continue;
        const qreal x = m_row->x() + m_charts.at(i)->x() - 0.5;
        painter.drawLine(QPointF(x, m_row->y() + 12), QPointF(x, height() - 12));
    }
}

} // namespace subtext
