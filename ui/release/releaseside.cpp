// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releaseside.h"

#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/verdictcard.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/scrollarea.h"

#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int SideWidth = 340;
constexpr int NarrowWidth = 232;

} // namespace

ReleaseSide::ReleaseSide(QWidget* parent)
    : QWidget(parent)
    , m_verdict(new VerdictCard(this))
    , m_stack(new PageStack(this))
{
    setFixedWidth(SideWidth);
    QVBoxLayout* column = makeColumn(this, {}, 16);
    column->addWidget(m_verdict);
    m_stack->addWidget(makeOptions());
    m_place = new PlacePanel(m_stack);
    m_stack->addWidget(m_place);
    column->addWidget(m_stack, 1);
}

QWidget* ReleaseSide::makeOptions()
{
    auto* area = makeScrollArea(m_stack);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options = new OptionsPanel(area);
    m_options->setProperty("transparent", true);
    m_options->setContentsMargins(2, 0, 0, 0);
    area->setWidget(m_options);
    keepOffBar(*area, 8);
    return area;
}

void ReleaseSide::setNarrow(bool isNarrow)
{
    setFixedWidth(isNarrow ? NarrowWidth : SideWidth);
}

void ReleaseSide::setDraft(const std::shared_ptr<const ReleaseDraft>& draft)
{
    m_draft = draft;
    m_verdict->showDraft(*draft);
    m_options->showProposal(draft->proposedVersion, versionChangeText(draft->change, !draft->last));
}

void ReleaseSide::forget()
{
    m_draft.reset();
    m_place->setStudy(nullptr);
    m_verdict->setWork({});
    m_verdict->showUnknown();
}

ScenarioId ReleaseSide::scenarioCalled(const QString& name) const
{
    if (m_draft && !name.isEmpty()) {
        for (const Scenario& scenario : m_draft->input.data.scenarios) {
            if (scenario.name() == name)
                return scenario.id;
        }
    }
    return {};
}

void ReleaseSide::showPlace(const QString& gate, const GatePlace& place)
{
    m_place->showPlace(gate, place, scenarioCalled(place.scenario));
    m_stack->setCurrentWidget(m_place);
}

void ReleaseSide::showItem(const QString& name)
{
    m_place->showItem(name, scenarioCalled(name));
    m_stack->setCurrentWidget(m_place);
}

} // namespace subtext
