// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releaseside.h"

#include "ui/release/modelspanel.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/verdictcard.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/scrollarea.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int SideWidth = 340;
constexpr int NarrowWidth = 232;
constexpr int OffBar = 8;

} // namespace

ReleaseSide::ReleaseSide(QWidget* parent)
    : QWidget(parent)
    , m_verdict(new VerdictCard(this))
    , m_stack(new PageStack(this))
{
    QVBoxLayout* column = makeColumn(this, {}, 16);
    column->addWidget(m_verdict);
    m_stack->addWidget(makeOptions());
    m_placeArea = makeScrollArea(m_stack);
    m_placeArea->setObjectName(QStringLiteral("releasePlace"));
    m_placeArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_place = new PlacePanel(m_placeArea);
    m_place->setProperty("transparent", true);
    m_placeArea->setWidget(m_place);
    keepOffBar(*m_placeArea, OffBar);
    m_stack->addWidget(m_placeArea);
    column->addWidget(m_stack, 1);
    fit();
}

QWidget* ReleaseSide::makeOptions()
{
    auto* area = makeScrollArea(m_stack);
    area->setObjectName(QStringLiteral("releaseOptions"));
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options = new OptionsPanel(area);
    m_options->setProperty("transparent", true);
    m_options->setContentsMargins(2, 0, 0, 0);
    area->setWidget(m_options);
    const ModelsPanel* models = m_options->models();
    connect(models, &ModelsPanel::setReached, area, [this, area, models](const QRect& line) {
        const QPoint middle = models->mapTo(m_options, line.center());
        area->ensureVisible(0, middle.y(), 0, line.height());
    });
    keepOffBar(*area, OffBar);
    return area;
}

void ReleaseSide::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    fit();
}

/// Wide enough for the button, whose words are cut at both ends where there is no room, and for the
/// options, which do not scroll sideways.
void ReleaseSide::fit()
{
    m_verdict->writeButton()->ensurePolished();
    const QMargins around = m_verdict->layout()->contentsMargins();
    const int button = m_verdict->writeButton()->sizeHint().width();
    const int needed = button + around.left() + around.right() + 2 * m_verdict->frameWidth();
    const int options = m_options->minimumSizeHint().width() -
                        m_options->contentsMargins().right() + OffBar +
                        m_placeArea->verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max({m_isNarrow ? NarrowWidth : SideWidth, needed, options}));
}

void ReleaseSide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QTimer::singleShot(0, this, &ReleaseSide::fit); // when the button has them, too
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

/// From its top: what was read before may have been scrolled.
void ReleaseSide::showPanel()
{
    m_placeArea->verticalScrollBar()->setValue(0);
    m_stack->setCurrentWidget(m_placeArea);
}

void ReleaseSide::showPlace(GateKind gate, const GatePlace& place)
{
    m_place->showPlace(gate, place, scenarioCalled(place.scenario));
    showPanel();
}

void ReleaseSide::showItem(const QString& name)
{
    m_place->showItem(name, scenarioCalled(name));
    showPanel();
}

} // namespace subtext
