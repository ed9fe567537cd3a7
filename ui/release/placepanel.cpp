// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/placepanel.h"

#include "core/domain/scenechange.h"
#include "core/release/names/names.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

PlacePanel::PlacePanel(QWidget* parent)
    : QWidget(parent)
    , m_heading(makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_close(makeButton(tr("Close"), ButtonKind::Quiet, this))
    , m_way(makeButton(QString(), ButtonKind::Normal, this, "way"))
    , m_correct(makeButton(tr("Correct the text…"), ButtonKind::Normal, this, "correct"))
    , m_verdict(new QWidget(this))
    , m_notName(makeButton(tr("It is not a name"), ButtonKind::Normal, m_verdict, "notName"))
    , m_name(makeButton(tr("It is a name"), ButtonKind::Normal, m_verdict, "name"))
    , m_word(makeButton(tr("Never a name in small letters"), ButtonKind::Normal, m_verdict, "word"))
    , m_card(new ItemCard(this))
{
    QVBoxLayout* column = makeColumn(this, {}, 8);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(m_problem);
    QVBoxLayout* verdict = makeColumn(m_verdict, {}, 8);
    auto* ofText = new FlowLayout(FlowLayout::Spread::Evenly, 8);
    ofText->addWidget(m_notName);
    ofText->addWidget(m_name);
    verdict->addLayout(ofText);
    verdict->addWidget(m_word);
    m_name->setToolTip(tr("In notes a code takes its place; elsewhere it has to be corrected. The "
                          "same is recorded wherever this word is still open."));
    m_name->setAccessibleDescription(m_name->toolTip());
    addWidgets(*column, m_verdict, m_correct, m_way);
    m_card->growWithText(); // the panel stands where it is scrolled
    column->addWidget(m_card);
    column->addStretch(1);
    connect(m_close, &QPushButton::clicked, this, &PlacePanel::closeRequested);
    connect(m_way, &QPushButton::clicked, this, &PlacePanel::go);
    connect(m_correct, &QPushButton::clicked, this,
            [this] { Q_EMIT correctionRequested(m_scenario, gatePlaceText(m_shown)); });
    connect(m_notName, &QPushButton::clicked, this, [this] { judge(false); });
    connect(m_name, &QPushButton::clicked, this, [this] { judge(true); });
    connect(m_word, &QPushButton::clicked, this, [this] {
        const GatePlace place = m_shown; // the receiver closes this panel
        Q_EMIT wordJudged(place);
    });
}

void PlacePanel::setStudy(Study* study)
{
    m_study = study;
    m_scenario = {};
    m_card->showNothing();
}

PlacePanel::Way PlacePanel::wayFrom(GateKind gate, const GatePlace& place)
{
    if (place.field.startsWith(QLatin1String("answer:")))
        return Way::Answer;
    if (gate == GateKind::Labelled || gate == GateKind::Schema)
        return Way::Quality;
    return place.scenario.isEmpty() ? Way::None : Way::Desk;
}

/// Whether somebody wrote it, so that it can be corrected.
bool PlacePanel::isOfScene(const QString& field) const
{
    const auto task = m_study ? m_study->task() : Result<std::shared_ptr<const Task>>();
    return task && *task && correctableField(**task, field).has_value();
}

void PlacePanel::showPlace(GateKind gate, const GatePlace& place, ScenarioId scenario)
{
    m_answer = place.field.mid(QStringLiteral("answer:").size());
    setWay(wayFrom(gate, place));
    show(gateTitle(gate), gatePlaceText(place), scenario);
    m_shown = place;
    showVerdict(place);
    const bool isWritable = m_study && m_study->access() == Study::Access::Write;
    m_verdict->setEnabled(isWritable);
    const bool isCorrectable = isOfScene(place.field) || gate == GateKind::OpenFlags;
    m_correct->setVisible(isWritable && scenario.isValid() && isCorrectable);
}

/// A name is judged in this text alone, so that no other one goes out with it; as a word it can be
/// judged at once for every text, where it is written small.
void PlacePanel::showVerdict(const GatePlace& place)
{
    const bool isFound = isNameFound(place);
    m_notName->setToolTip(plainToolTip(
        isFound ? tr("In this text “%1” stays as it is. You are asked about it in every other.")
                      .arg(place.value)
                : tr("It stays as it is. The same is recorded wherever this word is still open.")));
    m_notName->setAccessibleDescription(m_notName->toolTip());
    m_name->setVisible(canBeNamed(place));
    m_word->setVisible(isFound && isInSmallLetters(place.value));
    m_word->setToolTip(plainToolTip(tr("“%1” stays as it is in every text, now and later. With a "
                                       "capital you are asked about it as before.")
                                        .arg(place.value)));
    m_word->setAccessibleDescription(m_word->toolTip());
    m_verdict->setVisible(isToBeJudged(place));
}

void PlacePanel::showItem(const QString& name, ScenarioId scenario)
{
    setWay(scenario.isValid() ? Way::Desk : Way::None);
    show(name, {}, scenario);
}

void PlacePanel::show(const QString& heading, const QString& problem, ScenarioId scenario)
{
    m_scenario = scenario;
    m_shown = {};
    m_verdict->hide();
    m_correct->hide();
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
        m_way->setText(tr("See who has not finished"));
        break;
    case Way::Answer:
        m_way->setText(tr("To the answer"));
        break;
    }
}

void PlacePanel::judge(bool isName)
{
    const GatePlace place = m_shown; // the receiver closes this panel
    Q_EMIT judged(place, isName);
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

} // namespace subtext
