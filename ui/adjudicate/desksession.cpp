// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/desksession.h"

#include "core/study/datalock.h"

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

std::size_t slotOf(Subtype subtype)
{
    return static_cast<std::size_t>(std::find(AllSubtypes.begin(), AllSubtypes.end(), subtype) -
                                    AllSubtypes.begin());
}

} // namespace

DeskSession::DeskSession(Study& study, PersonId adjudicator, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_study(study)
    , m_deciding(study.deciding().askedBy(this))
    , m_adjudicator(adjudicator)
    , m_clock(clock)
{
    reload();
    m_draftTimer.setObjectName(QStringLiteral("draft"));
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(DraftDelayMs);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] { flush(); });
    connect(&m_study, &Study::changed, this, &DeskSession::onStudyChanged);
}

DeskSession::~DeskSession()
{
    end();
}

void DeskSession::reload()
{
    Reads reads;
    const bool isLocked = reads.take(m_study.dataLock().isLocked());
    const bool areNamesShown = reads.take(m_study.deskQueue().areNamesShown());
    std::vector<DeskItem> queue = reads.take(m_study.deskQueue().items(m_adjudicator));
    auto comparison = reads.take(m_study.comparing().comparison());
    if (!reads.outcome())
        return; // what is shown stays
    m_isLocked = isLocked;
    m_areNamesShown = areNamesShown;
    m_queue = std::move(queue);
    m_comparison = std::move(comparison);
    m_models.clear();
    m_tallies = {};
    for (const DeskItem& item : m_queue)
        tally(item.subtype).add(item);
    m_rows.clear();
    m_rows.reserve(static_cast<qsizetype>(m_queue.size()));
    for (std::size_t row = 0; row < m_queue.size(); ++row)
        m_rows.insert(m_queue[row].scenario, static_cast<int>(row));
}

void DeskSession::follow(const ChangeSet& changes, Change change)
{
    for (const ScenarioId scenario : changes.scenarios)
        refresh(scenario, change);
}

void DeskSession::refresh(ScenarioId scenario, Change change)
{
    const int row = rowOf(scenario);
    const auto item = m_study.deskQueue().item(m_adjudicator, scenario, m_comparison);
    if (row < 0 || !item || !*item)
        return;
    DeskItem& held = m_queue[static_cast<std::size_t>(row)];
    tally(held.subtype).remove(held);
    held = **item;
    tally(held.subtype).add(held);
    if (const auto model = m_models.find(held.subtype); model != m_models.end())
        model->second.setGold(scenario, held.gold.label);
    if (followComparison(scenario, change)) {
        Q_EMIT itemChanged(row);
        return;
    }
    reload();
    Q_EMIT queueReset();
}

bool DeskSession::followComparison(ScenarioId changed, Change change)
{
    if (change == Change::Held)
        return true;
    if (!m_comparison) {
        const auto both = m_study.comparing().comparison();
        return both && !*both; // with the first decision of a second adjudicator there is one
    }
    if (change == Change::Settled) { // what either had said stays said
        std::erase_if(m_comparison->differences,
                      [&](const auto& difference) { return difference.scenario == changed; });
        return true;
    }
    // Who differs with whom is known when both have decided every split.
    const bool isOneOfThem =
        m_comparison->first == m_adjudicator || m_comparison->second == m_adjudicator;
    if (!isOneOfThem || m_comparison->isReady || waitingCount() == 0)
        return false;
    const auto decided = m_study.comparing().decidedByBoth(*m_comparison, changed);
    if (decided)
        m_comparison->decidedByBoth = *decided;
    return decided.has_value();
}

DeskFigures DeskSession::figures(std::optional<Subtype> subtype) const
{
    return subtype ? m_tallies.at(slotOf(*subtype)).figures() : deskFigures(m_queue, subtype);
}

DeskTally& DeskSession::tally(Subtype subtype)
{
    return m_tallies.at(slotOf(subtype));
}

qint64 DeskSession::flaggedCount() const
{
    return std::accumulate(
        m_tallies.begin(), m_tallies.end(), qint64{0},
        [](qint64 sum, const DeskTally& ofSubtype) { return sum + ofSubtype.flagged(); });
}

qint64 DeskSession::waitingCount() const
{
    return std::accumulate(
        m_tallies.begin(), m_tallies.end(), qint64{0},
        [](qint64 sum, const DeskTally& ofSubtype) { return sum + ofSubtype.waiting(); });
}

void DeskSession::begin()
{
    ScenarioId start = m_deciding.lastDraft(m_adjudicator).value_or(ScenarioId());
    if (!start.isValid())
        start = nextWaiting();
    if (!start.isValid() && !m_visible.empty())
        start = m_visible.front();
    if (!start.isValid() && !m_queue.empty())
        start = m_queue.front().scenario;
    if (start.isValid())
        show(start);
}

bool DeskSession::end()
{
    if (!isShowing())
        return true;
    if (!leave())
        return false;
    m_case = {};
    return true;
}

bool DeskSession::leave()
{
    if (!isWritable() || m_draft == DeskDraft{})
        return true;
    m_draft.activeMs = activeMs();
    m_timer.start(m_clock.now(), 0, m_isWindowActive);
    return flush();
}

bool DeskSession::show(ScenarioId scenario)
{
    if (isShowing() && m_case.scenario.id == scenario)
        return true;
    if (isShowing() && !leave())
        return false;
    auto loaded = m_study.deskQueue().load(m_adjudicator, scenario);
    if (!loaded)
        return fail(loaded.error());
    showCase(std::move(*loaded));
    return true;
}

void DeskSession::showCase(DeskCase loaded)
{
    m_case = std::move(loaded);
    m_draft = m_case.draft.value_or(DeskDraft{});
    if (const Decision* own = ownDecision(); own && !m_case.draft)
        m_draft.note = own->note;
    m_past.clear();
    m_future.clear();
    m_isDecisionDue = false;
    m_timer.start(m_clock.now(), 0, m_isWindowActive);
    m_saveState = restingState();
    updateHints();
    Q_EMIT itemShown();
    Q_EMIT saveStateChanged();
}

void DeskSession::setVisible(const std::vector<ScenarioId>& scenarios)
{
    m_visible = scenarios;
}

bool DeskSession::showNext()
{
    const auto at = std::find(m_visible.begin(), m_visible.end(), m_case.scenario.id);
    if (at == m_visible.end())
        return !m_visible.empty() && show(m_visible.front());
    return at + 1 != m_visible.end() && show(*(at + 1));
}

bool DeskSession::showPrevious()
{
    const auto at = std::find(m_visible.begin(), m_visible.end(), m_case.scenario.id);
    return at != m_visible.end() && at != m_visible.begin() && show(*(at - 1));
}

const Decision* DeskSession::ownDecision() const
{
    const Decision* own = nullptr;
    for (const Decision& decision : m_case.history) {
        if (decision.person == m_adjudicator && !decision.isFinal)
            own = decision.isDecided() ? &decision : nullptr;
    }
    return own;
}

std::optional<Pick> DeskSession::pick() const
{
    if (m_draft.pick)
        return m_draft.pick;
    const auto decision = resolveDecisions(m_case.history).decision;
    return decision && decision->isDecided() ? std::optional<Pick>(decision->pick()) : std::nullopt;
}

std::optional<Basis> DeskSession::basis() const
{
    if (m_draft.pick || m_draft.basis)
        return m_draft.basis;
    const auto decision = resolveDecisions(m_case.history).decision;
    return decision && decision->isDecided() ? std::optional<Basis>(decision->basis) : std::nullopt;
}

bool DeskSession::isSettling() const
{
    const int row = rowOf(m_case.scenario.id);
    return row >= 0 && m_queue[static_cast<std::size_t>(row)].state == DeskState::Disputed;
}

std::optional<Pick> DeskSession::firstPick() const
{
    // What was picked before the hints stays that, also after the decision was taken back.
    for (const Decision& decision : m_case.history) {
        if (decision.person == m_adjudicator && decision.firstPick)
            return decision.firstPick;
    }
    return m_draft.firstPick;
}

bool DeskSession::areHintsOpen() const
{
    return firstPick().has_value();
}

HintModel* DeskSession::model(Subtype subtype)
{
    if (const auto found = m_models.find(subtype); found != m_models.end())
        return &found->second;
    const auto input = m_study.deskQueue().hintInput(subtype, m_queue);
    if (!input)
        return nullptr;
    return &m_models.emplace(subtype, HintModel(*input, subtype)).first->second;
}

void DeskSession::updateHints()
{
    m_hints.reset();
    if (!areHintsOpen())
        return;
    if (HintModel* hints = model(m_case.scenario.subtype)) // else they stay closed
        m_hints = hints->hintsFor(m_case.scenario.id);
}

VadPrototypes DeskSession::prototypes() const
{
    const auto found = m_models.find(m_case.scenario.subtype);
    return m_hints && found != m_models.end() ? found->second.prototypesWithout(m_case.scenario.id)
                                              : VadPrototypes();
}

ShownHints DeskSession::shownHints() const
{
    return {polarityToken(m_hints->polarity), m_hints->nearest, m_hints->likeliest};
}

void DeskSession::noteInput()
{
    m_timer.input(m_clock.now());
}

void DeskSession::setWindowActive(bool isActive)
{
    if (isActive == m_isWindowActive)
        return;
    m_isWindowActive = isActive;
    if (isActive)
        m_timer.windowActivated(m_clock.now());
    else
        m_timer.windowDeactivated(m_clock.now());
}

DeskSession::SaveState DeskSession::restingState() const
{
    if (m_draft.pick || m_draft.isHeld || m_draft.firstPick)
        return SaveState::Draft;
    const Decision* own = ownDecision();
    if (own && own->note == m_draft.note)
        return SaveState::Decided;
    return m_draft.note.isEmpty() ? SaveState::Untouched : SaveState::Draft;
}

void DeskSession::setSaveState(SaveState state)
{
    if (state == m_saveState)
        return;
    m_saveState = state;
    Q_EMIT saveStateChanged();
}

bool DeskSession::fail(const Error& error)
{
    setSaveState(SaveState::Failed);
    Q_EMIT failed(error);
    return false;
}

void DeskSession::onStudyChanged(const ChangeSet& changes)
{
    if (changes.askedBy == this)
        return; // followed where it was asked for, without a reload
    const auto ofInterest = ChangeSet::StudyChanged | ChangeSet::ScenariosChanged |
                            ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
                            ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged |
                            ChangeSet::QualityChanged;
    if (!(changes.kinds & ofInterest))
        return;
    const bool wasLocked = m_isLocked;
    m_isLocked = m_study.dataLock().isLocked().value_or(m_isLocked);
    if (isWritable())
        flush();
    reload();
    std::optional<DeskCase> fresh;
    if (isShowing()) {
        if (auto loaded = m_study.deskQueue().load(m_adjudicator, m_case.scenario.id)) {
            fresh = std::move(*loaded);
            m_case = {};
        } // else what is shown stays
    }
    Q_EMIT queueReset();
    Q_EMIT figuresChanged();
    if (fresh)
        showCase(std::move(*fresh));
    if (wasLocked != m_isLocked)
        Q_EMIT lockChanged();
}

} // namespace subtext
