// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/findingsview.h"

#include "core/course/roster.h"
#include "core/operation/qualitydesk.h"
#include "ui/quality/dismissalcommand.h"
#include "ui/quality/dismissrow.h"
#include "ui/quality/qualitytable.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/text/checktext.h"
#include "ui/text/plurals.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/emptynote.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/offering.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

// Of a row, above and below its text.
constexpr int SpareOfFinding = 14;

} // namespace

FindingsView::FindingsView(QUndoStack& undo, NoticeBar& notice, QWidget* parent)
    : QWidget(parent)
    , m_undo(undo)
    , m_notice(notice)
{
    QVBoxLayout* layout = makeColumn(this, {0, 10, 0, 0}, 8);
    buildFilters(*layout);
    buildList(*layout);
    m_notice.setHome([this] {
        if (m_table->isVisible()) // not from another tab
            m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(m_again, &QPushButton::clicked, this, &FindingsView::askForLabelsAgain);
    connect(m_dismissing, &DismissRow::dismissRequested, this, &FindingsView::dismissChosen);
    connect(m_dismissing, &DismissRow::bringBackRequested, this, &FindingsView::restoreChosen);
}

FindingsView::~FindingsView() = default;

void FindingsView::buildFilters(QVBoxLayout& column)
{
    // The button goes below them only where they cannot be narrower.
    auto* row = new FlowLayout(FlowLayout::Spread::AtStart, 8);
    row->squeezeFirst();
    const auto combo = [&](const QString& name) {
        auto* box = new FilterBox(name, this);
        row->addWidget(box);
        return box;
    };
    m_personFilter = combo(tr("Annotator"));
    m_codeFilter = combo(tr("Finding"));
    m_stateFilter = combo(tr("State"));
    m_again = makeButton(tr("Label again…"), ButtonKind::Normal, this, "labelAgain");
    row->addWidget(m_again);
    row->setAlignment(m_again, Qt::AlignRight);
    column.addLayout(row);
}

void FindingsView::buildList(QVBoxLayout& column)
{
    auto* split = makeSplitter(Qt::Horizontal, 10, this);
    auto* list = new QWidget(split);
    m_list = makeColumn(list, {}, 10);
    m_table = makeQualityTable(tr("Findings"), "flags", list);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_noFindings = new EmptyNote(*m_table, tr("There are no findings."),
                                 tr("No finding matches these filters."));
    m_fit = new ColumnFit(*m_table);
    m_list->addWidget(m_table, 1);
    split->addWidget(list);
    auto* side = new QWidget(split);
    QVBoxLayout* sideLayout = makeColumn(side, {}, 8);
    m_item = new ItemCard(side);
    sideLayout->addWidget(m_item, 1);
    m_dismissing = new DismissRow(side);
    sideLayout->addWidget(m_dismissing);
    split->addWidget(side);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    column.addWidget(split, 1);
}

void FindingsView::start(Study& study, LiveQuality& live, PersonId person,
                         const Environment& environment)
{
    stop();
    m_study = &study;
    m_live = &live;
    m_person = person;
    m_environment.emplace(environment);
    m_model = std::make_unique<FlagModel>(study, live);
    m_filter = std::make_unique<FlagFilter>();
    m_filter->setSourceModel(m_model.get());
    m_table->setModel(m_filter.get());
    m_noFindings->follow();
    m_table->resizeColumnsToContents();
    fillFilters();
    connect(m_model.get(), &FlagModel::countsChanged, this, [this] {
        if (!m_isFitted)
            fitColumns();
    });
    const auto* chosen = m_table->selectionModel();
    connect(chosen, &QItemSelectionModel::currentRowChanged, this, &FindingsView::onChosen);
    connect(chosen, &QItemSelectionModel::selectionChanged, this, &FindingsView::showDismissing);
    connect(m_model.get(), &FlagModel::countsChanged, this, &FindingsView::countsChanged);
    connect(m_model.get(), &FlagModel::countsChanged, this, &FindingsView::onChosen);
    connect(&study, &Study::changed, m_model.get(), [this](const ChangeSet& changes) {
        if (changes.kinds & ChangeSet::StudyChanged)
            showDismissing(); // it may be locked
    });
    onChosen();
}

void FindingsView::stop()
{
    qDeleteAll(findChildren<LabelAgainDialog*>()); // they work on the study
    m_whyNot.clear();
    m_isFitted = false;
    m_table->setModel(nullptr);
    m_filter.reset();
    m_model.reset();
    m_live = nullptr;
    m_study = nullptr;
}

void FindingsView::refresh()
{
    m_model->refreshDecisions();
}

int FindingsView::openCount() const
{
    return m_model ? m_model->openCount() : 0;
}

void FindingsView::showPerson(PersonId person)
{
    m_personFilter->setCurrentIndex(std::max(0, m_personFilter->findData(person.value)));
}

void FindingsView::showItem(PersonId person, ScenarioId scenario)
{
    m_item->showItem(*m_study, scenario, person);
}

void FindingsView::fillFilters()
{
    for (QComboBox* box : {m_personFilter, m_codeFilter, m_stateFilter}) {
        disconnect(box, &QComboBox::currentIndexChanged, nullptr, nullptr);
        box->clear();
    }
    m_personFilter->addItem(tr("All annotators"), qint64{-1});
    const auto people = m_study->roster().people();
    for (const Person& person : people.value_or(std::vector<Person>())) {
        if (person.role == Role::Annotator)
            m_personFilter->addItem(person.name, person.id.value);
    }
    m_codeFilter->addItem(tr("All findings"), -1);
    for (const QualityCode code : checkedCodes(m_live->task()))
        m_codeFilter->addItem(qualityWord(code, m_live->task()), static_cast<int>(code));
    m_stateFilter->addItems({tr("Open", "Of findings"), tr("Dismissed"), tr("All", "Of findings")});
    connect(m_personFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this] { m_filter->setPerson(m_personFilter->currentData().toLongLong()); });
    connect(m_codeFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this] { m_filter->setCode(m_codeFilter->currentData().toInt()); });
    connect(m_stateFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this](int index) { m_filter->setState(static_cast<FlagFilter::State>(index)); });
}

std::optional<QualityFlag> FindingsView::chosenFlag() const
{
    const QModelIndex index =
        m_filter ? m_filter->mapToSource(m_table->currentIndex()) : QModelIndex();
    return index.isValid() ? std::optional<QualityFlag>(m_model->flagAt(index.row()))
                           : std::nullopt;
}

/// Each row once, from the top; the current one where nothing is selected.
std::vector<int> FindingsView::chosenRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    if (rows.empty() && m_table->currentIndex().isValid())
        rows.push_back(m_table->currentIndex().row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::map<QString, std::vector<FlagKey>> FindingsView::chosenFlags(bool areDismissed) const
{
    return m_filter->keysAt(chosenRows(), areDismissed);
}

bool FindingsView::isBringingBack() const
{
    return chosenFlags(false).empty() && !chosenFlags(true).empty();
}

void FindingsView::showDismissing()
{
    if (!m_filter)
        return;
    const bool isBack = isBringingBack();
    std::size_t count = 0;
    for (const auto& [reason, flags] : chosenFlags(isBack))
        count += flags.size();
    const bool isReadOnly = m_study->access() == Study::Access::Read;
    m_dismissing->showChosen(isReadOnly ? 0 : static_cast<int>(count), isBack);
    m_whyNot = whyFixed(*m_study).value_or(m_whyNot); // what is shown stays
    Q_EMIT whyFixedRead(m_whyNot);
    offer(*m_again, m_whyNot, tr("Ask for new answers to the items of the chosen findings."),
          !m_filter->itemsAt(chosenRows()).items.empty());
}

void FindingsView::onChosen()
{
    const auto flag = chosenFlag();
    showDismissing();
    if (!flag) {
        m_item->setHead(QString());
        m_item->showNothing(m_model->rowCount() > 0);
        return;
    }
    m_item->setHead(
        keptTogether(saidTogether({findingWord(*flag, m_live->task()) + QStringLiteral(": ") +
                                       ruleText(*flag, m_live->thresholds(), m_live->task()),
                                   tr("Here: %1.").arg(m_model->foundOf(*flag))})));
    if (flag->scenario.isValid())
        m_item->showItem(*m_study, flag->scenario, flag->person);
    else
        m_item->showRule(
            m_table->currentIndex().siblingAtColumn(FlagModel::PersonColumn).data().toString(),
            flagText(*flag, m_live->task()));
}

void FindingsView::choose(int row)
{
    const auto alone = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    m_table->selectionModel()->setCurrentIndex(m_filter->index(row, 0), alone);
}

void FindingsView::dismissChosen(const QString& reason)
{
    auto open = chosenFlags(false);
    if (open.empty())
        return;
    if (reason.trimmed().isEmpty()) {
        m_dismissing->showMissing();
        return;
    }
    std::vector<FlagKey> flags = std::move(open.begin()->second);
    const QString what =
        tr("%n findings dismissed.", nullptr, plural(static_cast<qint64>(flags.size())));
    const int first = chosenRows().front();
    m_dismissing->clear();
    const int before = m_undo.index();
    m_undo.push(new DismissalCommand(m_study->quality(), std::move(flags), true, reason, m_person,
                                     what, [this](const Error& error) { Q_EMIT failed(error); }));
    chooseNear(first);
    if (m_undo.index() > before) // else it failed, and that is said
        offerUndo(what);
}

void FindingsView::restoreChosen()
{
    auto dismissed = chosenFlags(true);
    if (dismissed.empty())
        return;
    qint64 count = 0;
    for (const auto& [reason, flags] : dismissed)
        count += static_cast<qint64>(flags.size());
    const QString what = tr("%n findings brought back.", nullptr, plural(count));
    const int first = chosenRows().front();
    const int before = m_undo.index();
    const bool areSeveral = dismissed.size() > 1; // reasons: one step all the same
    if (areSeveral)
        m_undo.beginMacro(what);
    for (auto& [reason, flags] : dismissed)
        m_undo.push(new DismissalCommand(m_study->quality(), std::move(flags), false, reason,
                                         m_person, what,
                                         [this](const Error& error) { Q_EMIT failed(error); }));
    if (areSeveral)
        m_undo.endMacro();
    chooseNear(first);
    if (m_undo.index() > before && !isRefused())
        offerUndo(what);
}

/// What was chosen has left the list: the row in its place is shown, and Ctrl+Z is not of the text.
void FindingsView::chooseNear(int row)
{
    choose(std::min(row, m_filter->rowCount() - 1));
    onChosen();
    m_table->setFocus(Qt::OtherFocusReason);
}

bool FindingsView::isRefused() const
{
    return !m_notice.isHidden() && m_notice.kind() == NoticeBar::Kind::Danger;
}

void FindingsView::undo()
{
    if (!m_undo.canUndo())
        return m_notice.remark(tr("Nothing to take back."));
    const QString what = m_undo.undoText(); // empty: it tells of itself
    m_undo.undo();
    if (!what.isEmpty() && !isRefused())
        m_notice.showNotice(NoticeBar::Kind::Info, tr("Undone: %1").arg(what));
}

void FindingsView::redo()
{
    const QString what = m_undo.redoText();
    m_undo.redo();
    if (!what.isEmpty() && !isRefused())
        offerUndo(what);
}

/// Of the last step, until the next change.
void FindingsView::offerUndo(const QString& what)
{
    m_notice.showNotice(NoticeBar::Kind::Info, what, tr("Undo"), [this] { undo(); });
}

void FindingsView::askForLabelsAgain()
{
    if (!m_filter || findChild<LabelAgainDialog*>())
        return;
    auto* dialog = new LabelAgainDialog(*m_study, *m_environment, m_person, this);
    const FlaggedItems of = m_filter->itemsAt(chosenRows());
    dialog->choose(of.items, of.person);
    dialog->open();
}

void FindingsView::fitColumns()
{
    const QHeaderView& header = *m_table->horizontalHeader();
    const QAbstractItemView& view = *m_table;
    for (int column = 0; column + 1 < FlagModel::ColumnCount; ++column) {
        const int text = std::max(view.sizeHintForColumn(column), header.sectionSizeHint(column));
        m_table->setColumnWidth(column, std::max(text, m_table->columnWidth(column)));
    }
    // Of several questions the numbers say which it is.
    const bool isOne = !m_live->task() || m_live->task()->questions.size() == 1;
    m_fit->fit(isOne ? std::vector<int>{FlagModel::NumbersColumn, FlagModel::StateColumn,
                                        FlagModel::PersonColumn}
                     : std::vector<int>{FlagModel::StateColumn, FlagModel::NumbersColumn,
                                        FlagModel::PersonColumn});
    m_isFitted = m_model->rowCount() > 0;
}

void FindingsView::fitFont()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() +
                                                     SpareOfFinding);
    fitColumns();
}

} // namespace subtext
