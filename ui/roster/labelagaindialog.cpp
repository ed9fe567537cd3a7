// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/labelagaindialog.h"

#include "core/course/roster.h"
#include "core/desk/desksearch.h"
#include "core/figures/figures.h"
#include "core/figures/labelagainfigures.h"
#include "core/operation/datalock.h"
#include "core/study/study.h"
#include "ui/help/manual.h"
#include "ui/text/agreementtext.h"
#include "ui/text/errortext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/returnkey.h"
#include "ui/widgets/sceneprose.h"
#include "ui/widgets/tabledelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

namespace subtext {
namespace {

constexpr int LeastRows = 6; // of the table, in view
constexpr int SceneLines = 5;
constexpr int LeastWho = 220; // pixels

} // namespace

LabelAgainDialog::LabelAgainDialog(Study& study, const Environment& environment, PersonId person,
                                   QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_person(person)
    , m_task(shownTask(study).value_or(nullptr))
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_filter(new FilterBox(tr("Which items are listed"), this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableWidget(0, Columns, this))
    , m_fit(new ColumnFit(*m_table))
    , m_sameGuide(makeLines(tr("No guide has changed, as far as is known, since the answers were "
                               "given."),
                            theme::TextRole::Body, LabelTone::Muted, this))
    , m_empty(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_scene(new QPlainTextEdit(this))
    , m_who(new ElidedCombo(this))
    , m_reason(new QLineEdit(this))
    , m_figures(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_fixed(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_takeBack(makeButton(tr("Take back"), ButtonKind::Quiet, this, "takeBack"))
    , m_ask(makeButton(tr("Ask for new labels"), ButtonKind::Primary, this, "ask"))
    , m_thread(study.path(), environment, *this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Label again"));
    offerManual(*this, ManualPlace::LabelAgain);
    build();
    connectFields();
    read();
    if (!isAnyByOldGuide())
        m_filter->setCurrentIndex(static_cast<int>(Shown::All));
    readFigures();
    resizeToRoom(*this, {900, 760});
    m_table->setFocus();
}

void LabelAgainDialog::connectFields()
{
    connect(m_filter, &QComboBox::currentIndexChanged, this, &LabelAgainDialog::showItems);
    connect(m_search, &QLineEdit::textChanged, this, &LabelAgainDialog::showItems);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LabelAgainDialog::showWho);
    connect(m_who, &QComboBox::currentIndexChanged, this, &LabelAgainDialog::updateButtons);
    connect(m_table, &QTableWidget::currentCellChanged, this, &LabelAgainDialog::showScene);
    connect(m_reason, &QLineEdit::textChanged, this, &LabelAgainDialog::updateButtons);
    const auto people = [this] {
        return whom().isValid() ? std::vector{whom()} : std::vector<PersonId>();
    };
    connect(m_ask, &QPushButton::clicked, this, [this, people] {
        const std::vector<ScenarioId> items = chosen(false);
        if (!conclude(m_study.labelAgain().ask(items, m_reason->text(), m_person, people())))
            return;
        m_reason->clear();
        sayAloud(*this, tr("New labels are asked for. Items: %1").arg(items.size()));
    });
    connect(m_takeBack, &QPushButton::clicked, this, [this, people] {
        if (conclude(m_study.labelAgain().takeBack(chosen(true), m_person, people())))
            sayAloud(*this, tr("Taken back."));
    });
    connect(&m_study, &Study::changed, this, &LabelAgainDialog::onStudyChanged);
}

void LabelAgainDialog::onStudyChanged(const ChangeSet& changes)
{
    const ChangeSet::Kinds seen = ChangeSet::FiguresChanged | ChangeSet::CourseChanged;
    if (!(changes.kinds & seen))
        return;
    if (changes.kinds.testFlag(ChangeSet::ScenariosChanged))
        m_scenes.clear();
    read();
    readFigures();
}

void LabelAgainDialog::buildFilters(QVBoxLayout& column)
{
    m_filter->addItems({tr("Answered by an old guide"), tr("To be labelled again"),
                        tr("All items with an answer")});
    m_search->setPlaceholderText(tr("Search items, texts and roles"));
    m_search->setAccessibleName(tr("Search"));
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    QHBoxLayout* row = makeRow(8);
    row->addWidget(m_filter);
    row->addWidget(m_search, 1);
    column.addLayout(row);
    m_sameGuide->setObjectName(QStringLiteral("sameGuide"));
    column.addWidget(m_sameGuide);
}

void LabelAgainDialog::buildTable(QVBoxLayout& column)
{
    m_table->setHorizontalHeaderLabels({tr("Item"), tr("Scene"), tr("Answers"), tr("Old guide"),
                                        tr("Still owed by"), tr("Reason")});
    m_table->setItemDelegate(new TableDelegate(m_table));
    styleTable(*m_table, tr("Items"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              LeastRows * m_table->verticalHeader()->defaultSectionSize());
    column.addWidget(m_table, 1);
    m_empty->setTextFormat(Qt::PlainText); // it may quote what was searched for
    column.addWidget(m_empty);
    m_scene->setReadOnly(true);
    m_scene->setTabChangesFocus(true);
    m_scene->setAccessibleName(tr("The scene, and why it was asked for"));
    m_scene->setPlaceholderText(tr("Choose an item to read its scene."));
    m_scene->setFixedHeight(SceneLines * m_scene->fontMetrics().lineSpacing());
    column.addWidget(m_scene);
}

void LabelAgainDialog::build()
{
    QVBoxLayout* whole = makeColumn(this, {24, 18, 24, 16}, 10);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* column = makeColumn(page, {}, 10);
    m_lead->setTextFormat(Qt::PlainText); // it may name somebody
    column->addWidget(m_lead);
    buildFilters(*column);
    buildTable(*column);
    m_figures->setTextFormat(Qt::PlainText); // it names questions
    column->addWidget(m_figures);
    sayWhatFor();
    limitLine(*m_reason);
    m_who->setAccessibleName(tr("Who is asked"));
    m_who->setMinimumWidth(LeastWho);
    QHBoxLayout* asking = makeRow(8);
    asking->addWidget(m_who);
    asking->addWidget(m_reason, 1);
    whole->addWidget(new FittedPage(page, this), 1);
    whole->addLayout(asking); // in view, however low the window: nothing is asked without it
    m_fixed->hide();
    whole->addWidget(m_fixed);
    m_report->hide();
    whole->addWidget(m_report);
    auto* close = makeButton(tr("Close"), ButtonKind::Quiet, this, "close");
    QHBoxLayout* row = makeRow(8);
    row->addWidget(m_takeBack);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(m_ask);
    whole->addLayout(row);
    QWidget* before = m_scene;
    for (QWidget* next : std::initializer_list<QWidget*>{m_who, m_reason, m_takeBack, close, m_ask})
        setTabOrder(std::exchange(before, next), next);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    letReturnPress(*this, *m_ask);
}

void LabelAgainDialog::sayWhatFor()
{
    const QString what =
        m_isOfFindings ? tr("The items with these findings are selected. Say why they should be "
                            "labelled again, then ask.")
                       : tr("After a clause of the guide changed: choose the items that it "
                            "touches, say what changed, and ask.");
    const QString whose =
        whom().isValid()
            ? tr("They will be open again for %1 only, without the old answer in view. The old "
                 "answers stay, and count until the new ones are there. Whoever works on a file "
                 "needs a new hand-out.")
                  .arg(m_who->currentText())
            : tr("They will be open again for everyone who labelled them, without the old answer "
                 "in view. The old answers stay, and count until the new ones are there. "
                 "People who work on files need a new hand-out.");
    m_lead->setText(saidTogether({what, whose}));
    m_reason->setAccessibleName(m_isOfFindings ? tr("Why") : tr("What changed"));
    m_reason->setPlaceholderText(m_isOfFindings
                                     ? tr("Why, in a sentence that annotators read")
                                     : tr("What changed, in a sentence that annotators read"));
}

/// Return in the search goes to what was found; elsewhere it asks.
bool LabelAgainDialog::eventFilter(QObject* watched, QEvent* event)
{
    const bool isSearched = watched == m_search && event->type() == QEvent::KeyPress &&
                            isReturn(*static_cast<QKeyEvent*>(event));
    if (!isSearched)
        return QDialog::eventFilter(watched, event);
    m_table->setFocus(Qt::OtherFocusReason);
    return true;
}

void LabelAgainDialog::read()
{
    Reads reads;
    std::vector<AgainItem> items = reads.take(m_study.labelAgain().items());
    std::vector<Person> people = reads.take(m_study.roster().people());
    const std::vector<Scenario> scenes =
        m_scenes.isEmpty() ? reads.take(m_study.scenarios()) : std::vector<Scenario>();
    const QString whyNot = reads.take(whyFixed(m_study));
    const bool isLocked = reads.take(m_study.dataLock().isLocked());
    if (!reads.outcome() || !m_task)
        return; // what is shown stays
    m_items = std::move(items);
    m_whyNot = whyNot;
    m_fixed->setText(whyNot);
    m_fixed->setVisible(!whyNot.isEmpty());
    m_table->horizontalHeaderItem(OwingColumn)
        ->setText(isLocked ? tr("Not given by") : tr("Still owed by"));
    m_people = std::move(people);
    for (const Person& person : m_people)
        m_codes.insert(person.id, person.code);
    for (const Scenario& scene : scenes)
        m_scenes.insert(scene.id, scene);
    m_sameGuide->setVisible(!isAnyByOldGuide() && !m_isOfFindings);
    showItems();
}

bool LabelAgainDialog::isAnyByOldGuide() const
{
    return std::any_of(m_items.begin(), m_items.end(),
                       [](const AgainItem& item) { return item.byOldGuide > 0; });
}

void LabelAgainDialog::readFigures()
{
    m_isOutdated = m_isReading;
    if (m_isReading)
        return;
    m_isReading = true;
    const bool isAnyAsked = std::any_of(m_items.begin(), m_items.end(), [](const AgainItem& item) {
        return item.request.has_value();
    });
    if (isAnyAsked && m_figures->text().isEmpty())
        m_figures->setText(tr("Computing how far annotators agree…"));
    // Whoever closes the dialog does not wait for the end of it.
    m_thread.read([cancel = m_thread.begin()](
                      Study& study) { return study.figures().labelAgainFigures(cancel); },
                  [this](const Result<LabelAgainFigures>& figures) { takeFigures(figures); });
}

void LabelAgainDialog::takeFigures(const Result<LabelAgainFigures>& figures)
{
    m_isReading = false;
    if (m_isOutdated)
        return readFigures();
    if (!figures)
        tellAt(*m_report, errorText(figures.error()).oneLine(), LabelTone::Danger);
    else if (m_task)
        m_figures->setText(labelAgainText(*figures, *m_task));
}

bool LabelAgainDialog::isShown(const AgainItem& item) const
{
    const QString words = m_search->text().simplified();
    if (!words.isEmpty() && !findInItem(words, *m_task, m_scenes.value(item.scenario), {}))
        return false;
    switch (static_cast<Shown>(m_filter->currentIndex())) {
    case Shown::OldGuide:
        return item.byOldGuide > 0;
    case Shown::Asked:
        return item.request.has_value();
    case Shown::All:
        break;
    }
    return true;
}

QString LabelAgainDialog::emptyWords() const
{
    if (!m_search->text().simplified().isEmpty())
        return tr("The search finds no item here. Change or clear it, or list all items with an "
                  "answer.");
    switch (static_cast<Shown>(m_filter->currentIndex())) {
    case Shown::OldGuide:
        return tr("No answer is known to have been given by another guide than the present one.");
    case Shown::Asked:
        return tr("No item is to be labelled again.");
    case Shown::All:
        break;
    }
    return tr("No item has an answer yet.");
}

QString LabelAgainDialog::sceneText() const
{
    return m_scene->toPlainText();
}

/// Whole, as the table has room for a few words of it.
void LabelAgainDialog::showScene()
{
    const auto row = static_cast<std::size_t>(m_table->currentRow()); // −1 is past all
    if (row >= m_rows.size() || !m_task)
        return m_scene->clear();
    QStringList parts;
    if (const auto& request = m_rows[row].request)
        parts << tr("Asked for because: %1").arg(request->reason);
    parts << wholeScene(*m_task, m_scenes.value(m_rows[row].scenario));
    m_scene->setPlainText(parts.join(QStringLiteral("\n\n")));
}

/// What was chosen stays chosen where it is still listed.
void LabelAgainDialog::showItems()
{
    const std::vector<ScenarioId> before = chosen(false);
    const std::set<ScenarioId> wanted(before.begin(), before.end());
    m_rows.clear();
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(m_rows),
                 [this](const AgainItem& item) { return isShown(item); });
    const QSignalBlocker quiet(m_table);
    m_table->clearSelection();
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    QItemSelection selection;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const AgainItem& item = m_rows[static_cast<std::size_t>(row)];
        showRow(row, item);
        if (wanted.count(item.scenario) > 0)
            selection.select(m_table->model()->index(row, 0),
                             m_table->model()->index(row, Columns - 1));
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::Select);
    fitColumns();
    m_empty->setText(m_rows.empty() ? emptyWords() : QString());
    m_empty->setVisible(m_rows.empty());
    showScene();
    showWho();
}

/// The scene of the chosen item stands whole below the table.
void LabelAgainDialog::fitColumns()
{
    constexpr int SceneLetters = 44;
    m_fit->measure();
    const int words = SceneLetters * m_table->fontMetrics().averageCharWidth();
    m_table->setColumnWidth(SceneColumn, std::min(m_table->columnWidth(SceneColumn), words));
    m_fit->fit({AnswersColumn, OldColumn, ReasonColumn, SceneColumn});
}

void LabelAgainDialog::showRow(int row, const AgainItem& item)
{
    QStringList codes;
    for (const PersonId person : item.notGiven)
        codes << m_codes.value(person);
    QString owed;
    if (item.request)
        owed = codes.isEmpty() ? tr("nobody") : listed(codes);
    const QString said = m_task ? heroOf(*m_task, m_scenes.value(item.scenario)).text : QString();
    const QString reason = item.request ? item.request->reason : QString();
    const QStringList cells{item.name,
                            said.simplified(),
                            QString::number(item.answers),
                            QString::number(item.byOldGuide),
                            owed,
                            reason.simplified()};
    for (int column = 0; column < Columns; ++column) {
        auto* cell = new QTableWidgetItem(cells.at(column));
        if (column == ItemColumn || column == SceneColumn)
            cell->setToolTip(plainToolTip(said));
        else if (column == ReasonColumn)
            cell->setToolTip(plainToolTip(reason));
        m_table->setItem(row, column, cell);
    }
}

/// Whoever was chosen stays chosen where they are still offered.
void LabelAgainDialog::showWho()
{
    QHash<PersonId, qsizetype> labelled; // of the chosen items
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : rows) {
        for (const PersonId person : m_rows.at(static_cast<std::size_t>(index.row())).labelledBy)
            ++labelled[person];
    }
    const PersonId before = whom();
    {
        const QSignalBlocker quiet(m_who);
        m_who->clear();
        m_who->addItem(tr("Everybody who labelled them"), qint64{0});
        for (const Person& person : m_people) {
            if (!rows.isEmpty() && labelled.value(person.id) == rows.size())
                m_who->addItem(personWords(person.name, person.code), person.id.value);
        }
        m_who->setCurrentIndex(std::max(0, m_who->findData(before.value)));
    }
    updateButtons();
}

PersonId LabelAgainDialog::whom() const
{
    return {m_who->currentData().toLongLong()};
}

void LabelAgainDialog::choose(const std::vector<ScenarioId>& items, PersonId person)
{
    m_isOfFindings = true;
    sayWhatFor();
    m_sameGuide->hide();
    m_search->clear();
    m_filter->setCurrentIndex(static_cast<int>(Shown::All));
    QItemSelection selection;
    for (int row = m_table->rowCount() - 1; row >= 0; --row) {
        const ScenarioId item = m_rows[static_cast<std::size_t>(row)].scenario;
        if (std::find(items.begin(), items.end(), item) == items.end())
            continue;
        selection.select(m_table->model()->index(row, 0),
                         m_table->model()->index(row, Columns - 1));
        m_table->setCurrentCell(row, ItemColumn); // the first of them in the end
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_who->setCurrentIndex(std::max(0, m_who->findData(person.value)));
    if (m_reason->isEnabled())
        m_reason->setFocus(); // all that is missing
}

std::vector<ScenarioId> LabelAgainDialog::chosen(bool isAsked) const
{
    const PersonId person = whom();
    const auto isOwed = [&](const AgainItem& item) {
        return person.isValid()
                   ? std::find(item.owing.begin(), item.owing.end(), person) != item.owing.end()
                   : item.request.has_value();
    };
    std::vector<ScenarioId> items;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < m_rows.size() && (!isAsked || isOwed(m_rows[row])))
            items.push_back(m_rows[row].scenario);
    }
    return items;
}

void LabelAgainDialog::updateButtons()
{
    sayWhatFor();
    offer(*m_who, m_whyNot);
    const QString reason = m_reason->text();
    const bool isCut = m_reason->fontMetrics().horizontalAdvance(reason) > m_reason->width();
    offer(*m_reason, m_whyNot, isCut ? reason : QString());
    offer(*m_ask, m_whyNot, {}, !chosen(false).empty() && !reason.trimmed().isEmpty());
    offer(*m_takeBack, m_whyNot, {}, !chosen(true).empty());
}

bool LabelAgainDialog::conclude(const Result<ChangeSet>& done)
{
    if (!done) {
        tellAt(*m_report, errorText(done.error()).oneLine(), LabelTone::Danger);
        return false;
    }
    m_report->hide();
    return true;
}

} // namespace subtext
