// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/annotatorflags.h"

#include "core/course/roster.h"
#include "core/operation/corrections.h"
#include "core/operation/qualitydesk.h"
#include "ui/forms/scenecorrection.h"
#include "ui/quality/flagclosingcommand.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QUndoStack>
#include <QVBoxLayout>

#include <set>

namespace subtext {
namespace {

enum FlaggedColumn { FlaggedItem, FlaggedBy, FlagReason, FlagState, FlaggedColumns };

} // namespace

AnnotatorFlags::AnnotatorFlags(QUndoStack& undo, QWidget* parent)
    : QWidget(parent)
    , m_undo(undo)
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_table(new QTableWidget(0, FlaggedColumns, this))
    , m_correct(makeButton(tr("Correct, leave out or close…"), ButtonKind::Normal, this, "correct"))
{
    QVBoxLayout* layout = makeColumn(this, {0, 10, 0, 0}, 8);
    auto* head = new QHBoxLayout;
    head->addWidget(m_lead, 1);
    head->addWidget(m_correct);
    layout->addLayout(head);
    m_table->setHorizontalHeaderLabels({tr("Item"), tr("Flagged by"), tr("Why"), tr("State")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Flags of the annotators"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(FlagReason, QHeaderView::Stretch);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    connect(m_table, &QTableWidget::currentCellChanged, this, &AnnotatorFlags::refresh);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { correct(row); });
    connect(m_correct, &QPushButton::clicked, this, [this] { correct(m_table->currentRow()); });
}

void AnnotatorFlags::start(Study& study, PersonId by)
{
    stop();
    m_study = &study;
    m_by = by;
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (isVisible() &&
            changes.kinds & (ChangeSet::AnnotationChanged | ChangeSet::ScenariosChanged |
                             ChangeSet::QualityChanged))
            read();
    });
    if (isVisible())
        read();
}

void AnnotatorFlags::stop()
{
    qDeleteAll(findChildren<SceneCorrection*>()); // they work on the study
    if (m_study)
        disconnect(m_study, nullptr, this, nullptr);
    m_study = nullptr;
    m_rows.clear();
    m_table->setRowCount(0);
}

void AnnotatorFlags::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    read();
}

void AnnotatorFlags::read()
{
    if (!m_study)
        return;
    Reads reads;
    const auto annotations = reads.take(m_study->annotations());
    const auto people = reads.take(m_study->roster().people());
    const auto scenes = reads.take(m_study->scenarios());
    const auto leftOut = reads.take(m_study->corrections().leftOut());
    const auto changes = reads.take(m_study->corrections().changes());
    const auto closed = reads.take(m_study->quality().closedFlags());
    if (const auto outcome = reads.outcome(); !outcome) {
        m_lead->setText(errorText(outcome.error()).oneLine());
        return; // what is shown stays
    }
    QHash<PersonId, QString> names;
    for (const Person& person : people)
        names.insert(person.id, person.name);
    QHash<ScenarioId, QString> items;
    for (const Scenario& scene : scenes)
        items.insert(scene.id, scene.name());
    QHash<ScenarioId, bool> corrected;
    for (const SceneChange& change : changes)
        corrected[change.scenario] = corrected.value(change.scenario) || change.part;
    const int row = m_table->currentRow();
    m_rows.clear();
    m_table->setRowCount(0);
    std::set<ScenarioId> flagged;
    qint64 open = 0;
    for (const Annotation& annotation : annotations) {
        if (!annotation.answer.isFlagged)
            continue;
        const ScenarioId item = annotation.scenario;
        const bool isOpen =
            leftOut.count(item) == 0 && !corrected.value(item) && isFlagOpen(annotation, closed);
        open += isOpen ? 1 : 0;
        const QString state = isOpen                    ? tr("open")
                              : leftOut.count(item) > 0 ? tr("left out")
                              : corrected.value(item)   ? tr("corrected")
                                                        : tr("nothing wrong");
        const QString why = annotation.answer.flagReason.simplified();
        addRow(item, why, {items.value(item), names.value(annotation.person), why, state});
        flagged.insert(item);
    }
    const auto byAnnotators = static_cast<qint64>(m_rows.size());
    // What was left out at the desk has its way back here, too.
    for (const auto& [item, change] : leftOut) {
        if (flagged.count(item) == 0)
            addRow(item, {},
                   {items.value(item), QStringLiteral("–"), change.reason.simplified(),
                    tr("left out")});
    }
    showLead(byAnnotators, open);
    if (!m_rows.empty())
        m_table->setCurrentCell(std::min(std::max(row, 0), m_table->rowCount() - 1), 0);
    refresh();
}

void AnnotatorFlags::addRow(ScenarioId item, const QString& reason, const QStringList& cells)
{
    const int at = m_table->rowCount();
    m_table->insertRow(at);
    for (int column = 0; column < FlaggedColumns; ++column)
        m_table->setItem(at, column, new QTableWidgetItem(cells.at(column)));
    m_rows.emplace_back(item, reason);
}

void AnnotatorFlags::showLead(qint64 byAnnotators, qint64 open)
{
    QString lead = byAnnotators == 0 ? tr("No annotator has flagged an item.")
                                     : tr("Annotators have flagged %n items as broken or unclear.",
                                          nullptr, plural(byAnnotators));
    if (byAnnotators > open)
        lead = saidTogether({lead, tr("Flags still open: %1.").arg(open)});
    if (const auto others = static_cast<qint64>(m_rows.size()) - byAnnotators; others > 0)
        lead =
            saidTogether({lead, tr("%n more are left out of the data.", nullptr, plural(others))});
    m_lead->setText(lead);
}

void AnnotatorFlags::refresh()
{
    m_correct->setVisible(!m_rows.empty());
    m_table->setVisible(!m_rows.empty());
    m_correct->setEnabled(m_study && m_study->access() == Study::Access::Write &&
                          m_table->currentRow() >= 0);
}

void AnnotatorFlags::correct(int row)
{
    if (!m_correct->isEnabled() || row < 0 || row >= static_cast<int>(m_rows.size()))
        return;
    const auto& [item, reason] = m_rows[static_cast<std::size_t>(row)];
    const QString problem = reason.isEmpty() ? QString() : tr("Flagged: “%1”.").arg(reason);
    auto* dialog = new SceneCorrection(*m_study, item, m_by, problem, this);
    connect(dialog, &SceneCorrection::corrected, this, &AnnotatorFlags::corrected);
    connect(dialog, &SceneCorrection::flagsClosed, this, &AnnotatorFlags::keepClosing);
    dialog->open();
}

/// It is in the study already; from now on it can be undone.
void AnnotatorFlags::keepClosing(ScenarioId scenario, const std::vector<PersonId>& annotators,
                                 const QString& reason)
{
    if (!m_study)
        return;
    const auto scene = m_study->scenario(scenario);
    const QString name = scene && *scene ? (*scene)->name() : QString();
    m_undo.push(new FlagClosingCommand(
        m_study->quality(), scenario, annotators, reason, m_by,
        [this, name](bool isClosed, const Result<ChangeSet>& written) {
            if (written)
                Q_EMIT corrected((isClosed ? tr("The flag of %1 is closed again.")
                                           : tr("The flag of %1 is open again."))
                                     .arg(name));
            else
                Q_EMIT failed(written.error());
        }));
}

} // namespace subtext
