// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/placepanel.h"

#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/itemcard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

PlacePanel::PlacePanel(QWidget* parent)
    : QWidget(parent)
    , m_heading(makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_problem(makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_close(makeButton(tr("Close"), ButtonKind::Quiet, this))
    , m_way(makeButton(QString(), ButtonKind::Normal, this))
    , m_card(new ItemCard(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    m_heading->setWordWrap(true);
    head->addWidget(m_heading, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    column->addLayout(head);
    m_problem->setWordWrap(true);
    column->addWidget(m_problem);
    column->addWidget(m_way);
    column->addWidget(m_card, 1);
    connect(m_close, &QPushButton::clicked, this, &PlacePanel::closeRequested);
    connect(m_way, &QPushButton::clicked, this, &PlacePanel::go);
}

void PlacePanel::setStudy(Study* study)
{
    m_study = study;
    m_scenario = {};
    m_card->showNothing();
}

PlacePanel::Way PlacePanel::wayFrom(const QString& gate, const GatePlace& place)
{
    if (place.field.startsWith(QLatin1String("answer:")))
        return Way::Answer;
    if (gate == QLatin1String("labelled") || gate == QLatin1String("schema"))
        return Way::Quality;
    return place.scenario.isEmpty() ? Way::None : Way::Desk;
}

void PlacePanel::showPlace(const QString& gate, const GatePlace& place, ScenarioId scenario)
{
    m_answer = place.field.mid(QStringLiteral("answer:").size());
    setWay(wayFrom(gate, place));
    show(gateTitle(gate), gatePlaceText(place), scenario);
}

void PlacePanel::showItem(const QString& name, ScenarioId scenario)
{
    setWay(scenario.isValid() ? Way::Desk : Way::None);
    show(name, {}, scenario);
}

void PlacePanel::show(const QString& heading, const QString& problem, ScenarioId scenario)
{
    m_scenario = scenario;
    m_heading->setText(heading);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_card->setVisible(scenario.isValid());
    if (m_study && scenario.isValid())
        m_card->showItem(*m_study, scenario, {});
}

void PlacePanel::setWay(Way way)
{
    m_kind = way;
    m_way->setVisible(way != Way::None);
    switch (way) {
    case Way::None:
        break;
    case Way::Desk:
        m_way->setText(tr("Open at the desk"));
        break;
    case Way::Quality:
        m_way->setText(tr("See who is behind"));
        break;
    case Way::Answer:
        m_way->setText(tr("To the answer"));
        break;
    }
}

void PlacePanel::go()
{
    if (m_kind == Way::Desk)
        Q_EMIT deskRequested(m_scenario);
    else if (m_kind == Way::Quality)
        Q_EMIT qualityRequested();
    else if (m_kind == Way::Answer)
        Q_EMIT answerRequested(m_answer);
}

QString PlacePanel::problem() const
{
    return m_problem->text();
}

} // namespace subtext
