// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/checklistview.h"

#include "ui/release/gaterow.h"
#include "ui/release/notechangeshtml.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

QFrame* makeHairline(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(1);
    return line;
}

} // namespace

ChecklistView::ChecklistView(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* column = makeColumn(page, {}, 14);
    m_card = makeCard(page);
    m_gates = makeColumn(m_card, {0, 4, 0, 4}, 0);
    column->addWidget(m_card);
    makeRows();

    m_notesCard = makeCard(page);
    QVBoxLayout* notes = makeColumn(m_notesCard, {18, 16, 18, 16}, 3);
    m_notesTitle = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, m_notesCard);
    notes->addWidget(m_notesTitle);
    notes->addWidget(makeLines(tr("They name people on the roster. The release has codes in their "
                                  "place; the study keeps every note as it is."),
                               theme::TextRole::Body, LabelTone::Muted, m_notesCard));
    notes->addSpacing(8);
    m_notes = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, m_notesCard);
    m_notes->setObjectName(QStringLiteral("changedNotes"));
    m_notes->setTextFormat(Qt::RichText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    notes->addWidget(m_notes);
    column->addWidget(m_notesCard);
    column->addStretch(1);
    setWidget(page);
    keepOffBar(*this, 6);
    m_notesCard->hide();
}

void ChecklistView::resizeEvent(QResizeEvent* event)
{
    constexpr int LettersBesideButtons = 66;
    const bool isNarrow =
        viewport()->width() < LettersBesideButtons * fontMetrics().averageCharWidth();
    for (GateRow* row : m_rows)
        row->setNarrow(isNarrow);
    QScrollArea::resizeEvent(event);
}

void ChecklistView::makeRows()
{
    // The gates of nothing are all gates there are, but the warnings.
    for (const Gate& gate : releaseGates({}))
        addRow(gate.kind);
    for (const GateKind kind :
         {GateKind::OpenFlags, GateKind::Places, GateKind::Findings, GateKind::Again,
          GateKind::Outdated, GateKind::Team, GateKind::Parts, GateKind::Datasheet}) {
        QWidget* line = addRow(kind);
        m_warnings.push_back({m_rows.back(), line});
    }
    hideWarnings();
}

QWidget* ChecklistView::addRow(GateKind kind)
{
    QWidget* line = nullptr;
    if (!m_rows.empty()) {
        line = makeHairline(m_card);
        m_gates->addWidget(line);
    }
    auto* row = new GateRow(kind, m_card);
    connect(row, &GateRow::placeChosen, this, &ChecklistView::placeChosen);
    connect(row, &GateRow::placeReached, this, [this, row](const QRect& line) {
        constexpr int Margin = 12;
        const QPoint middle = row->mapTo(widget(), line.center());
        ensureVisible(0, middle.y(), 0, line.height() / 2 + Margin);
    });
    connect(row, &GateRow::overridden, this, &ChecklistView::overridden);
    connect(row, &GateRow::withdrawn, this, &ChecklistView::withdrawn);
    connect(row, &GateRow::qualityRequested, this, &ChecklistView::qualityRequested);
    m_gates->addWidget(row);
    m_rows.push_back(row);
    return line;
}

void ChecklistView::hideWarnings()
{
    for (const Warning& warning : m_warnings)
        warning.setShown(false);
}

void ChecklistView::Warning::setShown(bool isShown) const
{
    row->setVisible(isShown);
    line->setVisible(isShown);
}

void ChecklistView::setDraft(const ReleaseDraft& draft)
{
    std::vector<Gate> gates = draft.gates;
    for (Gate& notice : draft.notices())
        gates.push_back(std::move(notice));
    for (const Gate& gate : gates) {
        if (GateRow* row = this->row(gate.kind))
            row->setGate(gate);
    }
    for (const Warning& warning : m_warnings) {
        warning.setShown(std::any_of(gates.begin(), gates.end(), [&](const Gate& gate) {
            return gate.kind == warning.row->kind();
        }));
    }
    setOverrides(draft.input.overridden);
    m_changes = draft.changedNotes;
    showNotes();
}

void ChecklistView::setOverrides(const std::vector<OverriddenGate>& overridden)
{
    for (GateRow* row : m_rows) {
        QString reason;
        for (const OverriddenGate& gate : overridden) {
            if (gate.gate == gateToken(row->kind()))
                reason = gate.reason;
        }
        row->setReason(reason);
    }
}

void ChecklistView::setChangeable(bool isChangeable)
{
    for (GateRow* row : m_rows)
        row->setChangeable(isChangeable);
}

void ChecklistView::forget()
{
    for (GateRow* row : m_rows)
        row->forget();
    hideWarnings();
    m_changes.clear();
    showNotes();
}

GateRow* ChecklistView::row(GateKind kind) const
{
    for (GateRow* row : m_rows) {
        if (row->kind() == kind)
            return row;
    }
    return nullptr;
}

void ChecklistView::showNotes()
{
    m_notesCard->setVisible(!m_changes.empty());
    m_notesTitle->setText(tr("%n notes will be changed", nullptr, plural(std::ssize(m_changes))));
    m_notes->setText(noteChangesHtml(m_changes, theme::colors(QGuiApplication::palette())));
}

void ChecklistView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showNotes();
    QScrollArea::changeEvent(event);
}

} // namespace subtext
