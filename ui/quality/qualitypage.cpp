// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/qualitypage.h"

#include "core/course/roster.h"
#include "core/figures/figures.h"
#include "core/operation/qualitydesk.h"
#include "ui/actions/actionregistry.h"
#include "ui/forms/limitsdialog.h"
#include "ui/quality/annotatordelegate.h"
#include "ui/quality/annotatorflags.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/annotatorroom.h"
#include "ui/quality/dismissalcommand.h"
#include "ui/quality/dismissrow.h"
#include "ui/quality/qualitycharts.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/text/checktext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/elidedheader.h"
#include "ui/widgets/emptynote.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/spokenrole.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

// Of a row, above and below its text.
constexpr int SpareOfPerson = 9;
constexpr int SpareOfFinding = 14;

QTableView* makeTable(const QString& name, const char* objectName, QWidget* parent)
{
    auto* view = new QTableView(parent);
    view->setObjectName(QLatin1String(objectName));
    view->setHorizontalHeader(new ElidedHeader(Qt::ElideRight, view));
    styleTable(*view, name);
    view->setItemDelegate(new TableDelegate(view));
    view->horizontalHeader()->setStretchLastSection(true);
    return view;
}

} // namespace

QualityPage::QualityPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {24, 18, 24, 16}, 10);
    m_head = new PageHead(tr("Quality"), this);
    m_limits = makeButton(tr("Limits…"), ButtonKind::Quiet, m_head);
    m_head->addControl(m_limits);
    connect(m_limits, &QPushButton::clicked, this, &QualityPage::editLimits);
    layout->addWidget(m_head);
    m_notice = new NoticeBar(this);

    auto* splitter = makeSplitter(Qt::Vertical, 8, this);
    m_annotators = makeTable(tr("Annotators"), "annotators", splitter);
    m_annotators->setItemDelegate(new AnnotatorDelegate(m_annotators));
    m_annotatorFit = new ColumnFit(*m_annotators);
    connect(m_annotatorFit, &ColumnFit::fitted, this, &QualityPage::showLead);
    m_annotators->setMinimumHeight(130);
    auto* below = new QWidget(splitter);
    m_below = makeColumn(below, {}, 10);
    m_tabs = new QTabWidget(below);
    m_tabs->setAccessibleName(tr("Findings, charts and flags"));
    setSpokenRole(*m_tabs, QAccessible::Grouping);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->addTab(buildFlags(), tr("Findings"));
    m_charts = new QualityCharts(prompts, this);
    m_tabs->addTab(m_charts->area(), tr("Charts"));
    m_annotatorFlags = new AnnotatorFlags(m_undo, m_tabs);
    m_tabs->addTab(m_annotatorFlags, tr("Annotators’ flags"));
    connect(m_annotatorFlags, &AnnotatorFlags::corrected, this,
            [this](const QString& what) { m_notice->showNotice(NoticeBar::Kind::Info, what); });
    connect(m_annotatorFlags, &AnnotatorFlags::failed, this, &QualityPage::showFailure);
    m_annotators->verticalHeader()->setDefaultSectionSize(m_annotators->fontMetrics().height() +
                                                          SpareOfPerson);
    splitter->addWidget(m_annotators);
    m_below->addWidget(m_tabs, 1);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    m_halves = splitter;
    connect(splitter, &QSplitter::splitterMoved, this, [this] { m_areHalvesDragged = true; });
    layout->addWidget(splitter, 1);
    connect(m_tabs, &QTabWidget::currentChanged, this, &QualityPage::placeNotice);
    placeNotice();
    registerActions(actions);
    m_poll.setInterval(PollMs);
    connect(&m_poll, &QTimer::timeout, this, [this] { // from showEvent() to stop()
        m_live->refresh();
        m_flagModel->refreshDecisions();
    });
    connect(m_charts, &QualityCharts::done, this,
            [this](const QString& what) { m_notice->showNotice(NoticeBar::Kind::Info, what); });
    connect(m_charts, &QualityCharts::itemActivated, this, &QualityPage::showItem);
    connect(m_charts, &QualityCharts::personActivated, this, &QualityPage::showPerson);
    connect(m_annotators, &QTableView::activated, this, [this](const QModelIndex& index) {
        showPerson({index.data(AnnotatorModel::PersonRole).toLongLong()});
    });
}

QualityPage::~QualityPage()
{
    stop();
}

QWidget* QualityPage::buildFlags()
{
    auto* page = new QWidget(this);
    QVBoxLayout* layout = makeColumn(page, {0, 10, 0, 0}, 8);
    QHBoxLayout* filters = makeRow(8);
    const auto combo = [&](const QString& name) {
        auto* box = new ElidedCombo(page);
        box->setAccessibleName(name);
        box->setMinimumWidth(170);
        filters->addWidget(box);
        return box;
    };
    m_personFilter = combo(tr("Annotator"));
    m_codeFilter = combo(tr("Finding"));
    m_stateFilter = combo(tr("State"));
    filters->addStretch(1);
    m_again = makeButton(tr("Label again…"), ButtonKind::Normal, page, "labelAgain");
    filters->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, &QualityPage::askForLabelsAgain);
    layout->addLayout(filters);

    auto* split = makeSplitter(Qt::Horizontal, 10, page);
    auto* list = new QWidget(split);
    m_list = makeColumn(list, {}, 10);
    m_flags = makeTable(tr("Findings"), "flags", list);
    m_flags->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_noFlags = new EmptyNote(*m_flags, tr("There are no findings."),
                              tr("No finding matches these filters."));
    m_flagFit = new ColumnFit(*m_flags);
    m_list->addWidget(m_flags, 1);
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
    layout->addWidget(split, 1);

    m_notice->setHome([this] {
        if (m_flags->isVisible()) // not from another tab
            m_flags->setFocus(Qt::OtherFocusReason);
    });
    connect(m_dismissing, &DismissRow::dismissRequested, this, &QualityPage::dismissChosen);
    connect(m_dismissing, &DismissRow::bringBackRequested, this, &QualityPage::restoreChosen);
    return page;
}

void QualityPage::showPerson(PersonId person)
{
    m_personFilter->setCurrentIndex(std::max(0, m_personFilter->findData(person.value)));
    m_tabs->setCurrentIndex(0);
}

void QualityPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Quality");
    actions.note(place, tr("Show only one annotator’s findings"),
                 tr("Return on the annotator’s row"));
    actions.add(this, place, tr("Undo a dismissal or a closed flag"),
                {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] { undo(); });
    actions.add(this, place, tr("Redo a dismissal or a closed flag"),
                {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}, [this] { redo(); });
    actions.add(this, place, tr("Limits and self-check"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
                [this] { editLimits(); });
    actions.addViews(this, place, {tr("Findings"), tr("Charts"), tr("Annotators’ flags")},
                     [this](int tab) { m_tabs->setCurrentIndex(tab); });
    actions.add(
        this, place, tr("Findings, charts or flags"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [this] { m_tabs->setCurrentIndex((m_tabs->currentIndex() + 1) % m_tabs->count()); });
}

void QualityPage::start(Study& study, PersonId person, const Environment& environment)
{
    stop();
    m_person = person;
    m_study = &study;
    m_environment.emplace(environment);
    m_live = study.figures().liveQuality();
    m_annotatorModel = std::make_unique<AnnotatorModel>(study, *m_live);
    m_flagModel = std::make_unique<FlagModel>(study, *m_live);
    m_filter = std::make_unique<FlagFilter>();
    m_filter->setSourceModel(m_flagModel.get());
    m_annotators->setModel(m_annotatorModel.get());
    showCourseColumns();
    connect(m_annotatorModel.get(), &AnnotatorModel::courseChanged, this,
            &QualityPage::showCourseColumns);
    m_flags->setModel(m_filter.get());
    m_noFlags->follow();
    m_flags->resizeColumnsToContents();
    fillFilters();
    connect(m_flagModel.get(), &FlagModel::countsChanged, this, [this] {
        if (!m_areFlagsFitted)
            fitFlags();
    });
    const auto* chosen = m_flags->selectionModel();
    connect(chosen, &QItemSelectionModel::currentRowChanged, this, &QualityPage::onChosen);
    connect(chosen, &QItemSelectionModel::selectionChanged, this, &QualityPage::showDismissing);
    connect(m_flagModel.get(), &FlagModel::countsChanged, this, &QualityPage::updateCounts);
    connect(m_flagModel.get(), &FlagModel::countsChanged, this, &QualityPage::onChosen);
    connect(&study, &Study::changed, m_flagModel.get(), [this](const ChangeSet& changes) {
        if (changes.kinds & ChangeSet::StudyChanged)
            showDismissing(); // it may be locked
    });
    m_charts->start(study, *m_live);
    m_annotatorFlags->start(study, m_person);
    m_annotators->setFocus(Qt::OtherFocusReason);
    updateCounts();
    onChosen();
}

void QualityPage::showCourseColumns()
{
    fitAnnotators();
    m_annotatorFit->measure();
    m_annotatorFit->fit(showColumnsOfCourse(*m_annotators, *m_annotatorModel));
}

void QualityPage::stop()
{
    m_poll.stop();
    qDeleteAll(findChildren<LabelAgainDialog*>()); // they work on the study
    m_annotatorFlags->stop();
    m_charts->stop();
    m_undo.clear();
    m_whyNot.clear();
    m_notice->dismiss();
    m_areFlagsFitted = false;
    m_flags->setModel(nullptr);
    m_annotators->setModel(nullptr);
    m_filter.reset();
    m_flagModel.reset();
    m_annotatorModel.reset();
    m_live.reset();
    m_study = nullptr;
}

void QualityPage::fillFilters()
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
    m_stateFilter->addItems({tr("Open"), tr("Dismissed"), tr("All")});
    connect(m_personFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this] { m_filter->setPerson(m_personFilter->currentData().toLongLong()); });
    connect(m_codeFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this] { m_filter->setCode(m_codeFilter->currentData().toInt()); });
    connect(m_stateFilter, &QComboBox::currentIndexChanged, m_filter.get(),
            [this](int index) { m_filter->setState(static_cast<FlagFilter::State>(index)); });
}

std::optional<QualityFlag> QualityPage::chosenFlag() const
{
    const QModelIndex index =
        m_filter ? m_filter->mapToSource(m_flags->currentIndex()) : QModelIndex();
    return index.isValid() ? std::optional<QualityFlag>(m_flagModel->flagAt(index.row()))
                           : std::nullopt;
}

/// Each row once, from the top; the current one where nothing is selected.
std::vector<int> QualityPage::chosenRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_flags->selectionModel()->selectedRows())
        rows.push_back(index.row());
    if (rows.empty() && m_flags->currentIndex().isValid())
        rows.push_back(m_flags->currentIndex().row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::map<QString, std::vector<FlagKey>> QualityPage::chosenFlags(bool areDismissed) const
{
    return m_filter->keysAt(chosenRows(), areDismissed);
}

bool QualityPage::isBringingBack() const
{
    return chosenFlags(false).empty() && !chosenFlags(true).empty();
}

void QualityPage::showDismissing()
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
    offer(*m_limits, m_whyNot);
    offer(*m_again, m_whyNot, tr("Ask for new answers to the items of the chosen findings."),
          !m_filter->itemsAt(chosenRows()).items.empty());
}

void QualityPage::onChosen()
{
    const auto flag = chosenFlag();
    showDismissing();
    if (!flag) {
        m_item->setHead(QString());
        m_item->showNothing(m_flagModel->rowCount() > 0);
        return;
    }
    m_item->setHead(keptTogether(qualityWord(flag->code, m_live->task()) + QStringLiteral(": ") +
                                 ruleText(*flag, m_live->thresholds(), m_live->task()) + u' ' +
                                 tr("Here: %1.").arg(m_flagModel->foundOf(*flag))));
    if (flag->scenario.isValid())
        m_item->showItem(*m_study, flag->scenario, flag->person);
    else
        m_item->showRule(
            m_flags->currentIndex().siblingAtColumn(FlagModel::PersonColumn).data().toString(),
            flagText(*flag, m_live->task()));
}

void QualityPage::chooseFlag(int row)
{
    const auto alone = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    m_flags->selectionModel()->setCurrentIndex(m_filter->index(row, 0), alone);
}

void QualityPage::dismissChosen(const QString& reason)
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
                                     what, [this](const Error& error) { showFailure(error); }));
    chooseNear(first);
    if (m_undo.index() > before) // else it failed, and that is said
        offerUndo(what);
}

void QualityPage::restoreChosen()
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
                                         [this](const Error& error) { showFailure(error); }));
    if (areSeveral)
        m_undo.endMacro();
    chooseNear(first);
    if (m_undo.index() > before && !isRefused())
        offerUndo(what);
}

/// What was chosen has left the list: the row in its place is shown, and Ctrl+Z is not of the text.
void QualityPage::chooseNear(int row)
{
    chooseFlag(std::min(row, m_filter->rowCount() - 1));
    onChosen();
    m_flags->setFocus(Qt::OtherFocusReason);
}

bool QualityPage::isRefused() const
{
    return !m_notice->isHidden() && m_notice->kind() == NoticeBar::Kind::Danger;
}

/// Under the list, so that what dismisses findings beside it stays under the hand.
void QualityPage::placeNotice()
{
    m_notice->moveTo(m_tabs->currentIndex() == 0 ? *m_list : *m_below);
}

void QualityPage::undo()
{
    const QString what = m_undo.undoText(); // empty: nothing, or it tells of itself
    m_undo.undo();
    if (!what.isEmpty() && !isRefused())
        m_notice->showNotice(NoticeBar::Kind::Info, tr("Undone: %1").arg(what));
}

void QualityPage::redo()
{
    const QString what = m_undo.redoText();
    m_undo.redo();
    if (!what.isEmpty() && !isRefused())
        offerUndo(what);
}

/// Of the last step, until the next change.
void QualityPage::offerUndo(const QString& what)
{
    m_notice->showNotice(NoticeBar::Kind::Info, what, tr("Undo"), [this] { undo(); });
}

void QualityPage::showFailure(const Error& error)
{
    m_notice->showNotice(NoticeBar::Kind::Danger, errorText(error).oneLine());
}

void QualityPage::editLimits()
{
    if (m_live && !m_limits->isEnabled())
        m_notice->showNotice(NoticeBar::Kind::Info, m_whyNot); // a key asked
    if (!m_live || !m_limits->isEnabled())
        return;
    const auto protocol = m_study->quality().protocol();
    const auto task = m_study->task();
    if (!protocol || !task)
        return;
    auto* dialog = m_live->task() ? new LimitsDialog(*protocol, **task, this)
                                  : new LimitsDialog(*protocol, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setLimits(dialog->protocol()); });
    dialog->open();
}

void QualityPage::askForLabelsAgain()
{
    if (!m_filter || findChild<LabelAgainDialog*>())
        return;
    auto* dialog = new LabelAgainDialog(*m_study, *m_environment, m_person, this);
    const FlaggedItems of = m_filter->itemsAt(chosenRows());
    dialog->choose(of.items, of.person);
    dialog->open();
}

void QualityPage::setLimits(const QualityProtocol& protocol)
{
    const auto before = m_study->quality().protocol();
    if (!before || protocol == *before)
        return;
    if (const auto set = m_study->quality().setProtocol(protocol); !set)
        showFailure(set.error());
}

void QualityPage::updateCounts()
{
    m_notice->dismiss();
    showLead();
}

void QualityPage::showLead()
{
    if (!m_flagModel)
        return;
    const int open = m_flagModel->openCount();
    QString lead = tr("%n annotators", nullptr, plural(m_annotatorModel->rowCount())) +
                   QStringLiteral(", ") + tr("%n open findings", nullptr, plural(open));
    if (m_study->access() == Study::Access::Read)
        lead += QStringLiteral(" · ") + tr("open for reading only");
    if (const QStringList left = m_annotatorFit->left(); !left.isEmpty())
        lead += QStringLiteral(" · ") + tr("no room for: %1").arg(listed(left));
    m_head->setLead(lead);
}

void QualityPage::showItem(PersonId person, ScenarioId scenario)
{
    m_tabs->setCurrentIndex(0);
    m_item->showItem(*m_study, scenario, person);
}

/// The same for each tab, or the tabs would move under the hand.
void QualityPage::fitAnnotators()
{
    if (m_areHalvesDragged)
        return; // somebody chose
    const int whole = m_halves->height() - m_halves->handleWidth();
    const int annotators = roomForAnnotators(*m_annotators, whole);
    m_halves->setSizes({annotators, whole - annotators});
}

/// Each column has the room of its texts from the first showing on; what was made wider stays so.
void QualityPage::fitFlags()
{
    const QHeaderView& header = *m_flags->horizontalHeader();
    const QAbstractItemView& view = *m_flags;
    for (int column = 0; column + 1 < FlagModel::ColumnCount; ++column) {
        const int text = std::max(view.sizeHintForColumn(column), header.sectionSizeHint(column));
        m_flags->setColumnWidth(column, std::max(text, m_flags->columnWidth(column)));
    }
    // Of several questions the numbers say which it is.
    const bool isOne = !m_live->task() || m_live->task()->questions.size() == 1;
    m_flagFit->fit(isOne ? std::vector<int>{FlagModel::NumbersColumn, FlagModel::StateColumn,
                                            FlagModel::PersonColumn}
                         : std::vector<int>{FlagModel::StateColumn, FlagModel::NumbersColumn,
                                            FlagModel::PersonColumn});
    m_areFlagsFitted = m_flagModel->rowCount() > 0;
}

/// Columns and rows are as large as their texts.
void QualityPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_live)
        return;
    QTimer::singleShot(0, this, [this] { // when the tables have the font, too
        if (!m_live)
            return;
        const int text = m_annotators->fontMetrics().height();
        m_annotators->verticalHeader()->setDefaultSectionSize(text + SpareOfPerson);
        m_flags->verticalHeader()->setDefaultSectionSize(text + SpareOfFinding);
        showCourseColumns();
        fitFlags();
    });
}

void QualityPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitAnnotators();
}

void QualityPage::showEvent(QShowEvent* event)
{
    fitAnnotators();
    if (m_live) {
        showCourseColumns(); // the head has its font only now
        m_live->refresh();
        m_flagModel->refreshDecisions();
        m_poll.start();
        fitFlags();
    }
    QWidget::showEvent(event);
}

void QualityPage::hideEvent(QHideEvent* event)
{
    m_poll.stop();
    QWidget::hideEvent(event);
}

} // namespace subtext
