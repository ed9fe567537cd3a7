// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importform.h"

#include "core/exchange/cei/assumedpowers.h"
#include "core/exchange/rows/columns.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "ui/forms/columnmapping.h"
#include "ui/forms/exportmeanings.h"
#include "ui/forms/filelines.h"
#include "ui/forms/importpreview.h"
#include "ui/forms/importsides.h"
#include "ui/forms/powerlist.h"
#include "ui/forms/unknowngroups.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/sheetchoice.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// What was said of columns, in the names of another task that asks the same. Of groups nothing is
/// left.
ImportOptions withNamesOf(const Task& now, const Task& before, ImportOptions options)
{
    const ColumnNames old(before);
    const ColumnNames names(now);
    QMap<QString, QString> columns;
    for (auto said = options.columns.cbegin(); said != options.columns.cend(); ++said) {
        const auto field = old.named(said.key());
        if (const QString token = field ? names.tokenOf(*field) : QString(); !token.isEmpty())
            columns.insert(token, said.value());
    }
    options.columns = columns;
    options.values.remove(old.tokenOf(Field::Group));
    options.group.reset();
    return options;
}

} // namespace

ImportForm::ImportForm(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(makeButton(tr("&Add files…"), ButtonKind::Normal, this))
    , m_remove(makeButton(tr("Remove"), ButtonKind::Quiet, this))
    , m_stop(makeButton(QString(), ButtonKind::Quiet, this))
    , m_sheet(new SheetChoice(this))
    , m_take(makeLabel(tr("Use from them"), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_labels(new QCheckBox(this))
    , m_gold(new QCheckBox(this))
    , m_stack(new QStackedWidget(this))
    , m_preview(makeReader(this))
    , m_choose(makeButton(QString(), ButtonKind::Quiet, this, "chooseColumns"))
    , m_takeGroups(makeButton(QString(), ButtonKind::Normal, this, "takeGroups"))
    , m_refused(makeButton(tr("Show the refused rows"), ButtonKind::Quiet, this, "showRefused"))
    , m_mapping(new ColumnMapping(m_stack))
    , m_views(new SegmentBar(tr("What is shown of the files"), this))
    , m_meanings(new ExportMeanings(prompts, m_stack))
    , m_powers(new PowerList(this))
    , m_task(std::make_shared<const Task>(defaultTask()))
{
    m_gold->setObjectName(QStringLiteral("gold"));
    m_labels->setObjectName(QStringLiteral("labels"));
    setAcceptDrops(true);
    QVBoxLayout* rows = makeColumn(this, {}, 16);
    QWidget* files = buildFiles(prompts);
    m_sides = new ImportSides(files, buildFound(), this);
    m_sides->setShares(2, 3);
    rows->addWidget(m_sides, 1);
    rows->addWidget(m_powers, 1);
    connect(m_remove, &QPushButton::clicked, this, &ImportForm::removeChosen);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (isReading())
            stopReading();
        else
            readFiles();
    });
    connect(m_choose, &QPushButton::clicked, this, &ImportForm::askForColumns);
    connect(m_takeGroups, &QPushButton::clicked, this, [this] {
        m_list->setFocus(Qt::OtherFocusReason); // the button goes
        Q_EMIT groupsOfFilesWanted();
    });
    connect(m_refused, &QPushButton::clicked, this, &ImportForm::showRefused);
    connect(m_meanings, &ExportMeanings::changed, this, &ImportForm::readFiles);
    connect(m_mapping, &ColumnMapping::accepted, this, &ImportForm::useMapping);
    connect(m_mapping, &ColumnMapping::changed, this, &ImportForm::markFiles);
    connect(m_mapping, &ColumnMapping::changed, this, &ImportForm::changed);
    connect(m_powers, &PowerList::changed, this, &ImportForm::showPreview);
    for (QCheckBox* tick : {m_labels, m_gold}) {
        tick->setChecked(true);
        connect(tick, &QCheckBox::clicked, this, &ImportForm::readFiles);
    }
    // The views are younger than what stands below them.
    orderTabs({m_gold, m_views->button(0), m_views->button(1), m_preview, m_refused, m_takeGroups,
               m_choose});
    refresh();
}

QWidget* ImportForm::buildFiles(Prompts& prompts)
{
    auto* side = new QWidget(this);
    QVBoxLayout* left = makeColumn(side, {}, 10);
    m_list->setAccessibleName(tr("Files"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    showFileLines(*m_list);
    left->addWidget(m_list, 1);
    m_empty = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_list->viewport());
    m_empty->setTextFormat(Qt::PlainText); // words of a task
    m_empty->setObjectName(QStringLiteral("noFiles"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(m_list->viewport());
    over->addWidget(m_empty);
    auto* buttons = new QHBoxLayout;
    addWidgets(*buttons, m_add, m_remove, m_stop);
    buttons->addStretch(1);
    left->addLayout(buttons);
    m_again = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, side);
    m_again->hide();
    addWidgets(*left, m_again, m_sheet, m_take, m_labels, m_gold);
    m_labels->setToolTip(tr("They bring their people and who labelled what. Without them your "
                            "roster labels the scenes."));
    m_labels->setAccessibleDescription(m_labels->toolTip());
    m_gold->setToolTip(tr("Without them everything is still to be adjudicated."));
    m_gold->setAccessibleDescription(m_gold->toolTip());
    connect(m_list, &QListWidget::currentRowChanged, this, &ImportForm::showSheets);
    connect(m_sheet, &SheetChoice::sheetChosen, this, &ImportForm::chooseSheet);
    connect(m_add, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFiles(this, tr("Add files"),
                          tr("Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt *.xml *.xlsx "
                             "*.xls)"),
                          [this](const QStringList& paths) { addFiles(paths); });
    });
    return side;
}

QWidget* ImportForm::buildFound()
{
    auto* card = makeCard(m_stack);
    QVBoxLayout* inside = makeColumn(card, {20, 16, 8, 12}, 6);
    inside->addWidget(
        makeLabel(tr("What the importer found"), theme::TextRole::Caption, LabelTone::Muted, card));
    m_preview->setAccessibleName(tr("What the importer found"));
    inside->addWidget(m_preview, 1);
    inside->addWidget(m_refused, 0, Qt::AlignLeft);
    inside->addWidget(m_takeGroups, 0, Qt::AlignLeft);
    inside->addWidget(m_choose, 0, Qt::AlignLeft);
    addWidgets(*m_stack, static_cast<QWidget*>(card), static_cast<QWidget*>(m_mapping),
               static_cast<QWidget*>(m_meanings));
    auto* side = new QWidget(this);
    QVBoxLayout* right = makeColumn(side, {}, 8);
    right->addWidget(m_views, 0, Qt::AlignLeft);
    right->addWidget(m_stack, 1);
    m_views->beTabs();
    for (const QString& view : {tr("What is imported"), tr("Meanings")})
        m_views->addSegment(view);
    m_views->setCurrent(0);
    connect(m_views, &SegmentBar::chosen, this, &ImportForm::showView);
    return side;
}

/// The columns of a file that cannot be read without a word go before all else.
void ImportForm::showView()
{
    const bool hasExports = m_found.exports.has_value();
    m_views->setVisible(hasExports && !m_found.survey);
    const int view = hasExports && m_views->current() == 1 ? 2 : 0;
    m_stack->setCurrentIndex(m_found.survey ? 1 : view);
    // Each column of the file has its menu, or each word: the list gives its room to them.
    const bool isWide = m_stack->currentIndex() != 0;
    m_sides->setShares(isWide ? 1 : 2, isWide ? 4 : 3);
}

void ImportForm::setPeople(std::vector<Person> people)
{
    m_meanings->setPeople(std::move(people));
}

ImportForm::~ImportForm()
{
    abandonWorker();
}

void ImportForm::setTask(std::shared_ptr<const Task> task)
{
    const std::shared_ptr<const Task> before = std::exchange(m_task, std::move(task));
    m_mapping->setTask(m_task);
    if (before->scene != m_task->scene || before->questions != m_task->questions ||
        before->scales != m_task->scales) {
        m_options.clear(); // columns of another task
        m_meanings->forget();
    }
    for (ImportOptions& options : m_options)
        options = withNamesOf(*m_task, *before, options);
    m_asked.clear();
    if (m_list->count() > 0)
        readFiles();
    else
        refresh();
}

void ImportForm::addFiles(const QStringList& paths)
{
    QStringList again;
    for (const QString& path : paths) {
        if (isListed(path)) {
            again << QFileInfo(path).fileName();
            continue;
        }
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_list);
        item->setData(Qt::UserRole, path);
        item->setToolTip(plainToolTip(path));
    }
    m_list->setCurrentRow(m_list->count() - 1);
    m_again->setText(again.isEmpty() ? QString()
                                     : tr("%1 was on the list already. It is read again, and "
                                          "counts once.")
                                           .arg(listed(again)));
    m_again->setVisible(!again.isEmpty());
    readFiles();
}

/// Under whatever name leads to it.
bool ImportForm::isListed(const QString& path) const
{
    for (int i = 0; i < m_list->count(); ++i) {
        const QString listed = m_list->item(i)->data(Qt::UserRole).toString();
        if (listed == path || QFileInfo(listed) == QFileInfo(path))
            return true;
    }
    return false;
}

void ImportForm::removeChosen()
{
    m_again->hide();
    if (QListWidgetItem* item = m_list->takeItem(m_list->currentRow())) {
        const QString path = item->data(Qt::UserRole).toString();
        m_options.remove(path);
        m_sheets.remove(path);
        m_chosenSheets.remove(path);
        if (m_asked == path)
            m_asked.clear();
        delete item;
    }
    readFiles();
}

/// Another sheet has columns of its own.
void ImportForm::chooseSheet(const QString& sheet)
{
    const QString path = currentPath();
    m_chosenSheets.insert(path, sheet);
    m_options.remove(path);
    if (m_asked == path)
        m_asked.clear();
    readFiles();
}

/// While files are read, what is known of them stays.
void ImportForm::showSheets()
{
    const QString path = currentPath();
    m_sheet->setSheets(m_sheets.value(path), m_chosenSheets.value(path));
}

QComboBox* ImportForm::sheets() const
{
    return m_sheet->box();
}

QString ImportForm::currentPath() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void ImportForm::readFiles()
{
    ImportRequest request;
    for (int i = 0; i < m_list->count(); ++i)
        request.paths << m_list->item(i)->data(Qt::UserRole).toString();
    request.options = m_options;
    request.sheets = m_chosenSheets;
    request.asked = m_asked;
    request.task = m_task;
    request.known = m_known;
    request.exports = m_meanings->wishes();
    request.withLabels = m_labels->isChecked();
    request.withGold = m_gold->isChecked();
    abandonWorker(); // files come one dialog at a time; a second worker is not worth its care
    ImportFindings before = std::exchange(m_found, {});
    m_found.contents = before.contents;          // the ticks keep their words meanwhile, …
    m_found.exports = std::move(before.exports); // … and what is being said its menus
    m_isStopped = false;
    m_cancel = {};
    m_worker.reset(QThread::create([this, request = std::move(request), cancel = m_cancel] {
        m_fromWorker = readImport(request, cancel);
    }));
    // What an abandoned worker still had to say may arrive while the next one is at work.
    connect(m_worker.get(), &QThread::finished, this, [this] {
        if (m_worker && m_worker->isFinished())
            takeFromWorker();
    });
    m_worker->start();
    refresh();
}

void ImportForm::takeFromWorker()
{
    if (!m_worker || !m_worker->wait())
        return;
    m_worker.reset();
    m_found = std::exchange(m_fromWorker, {});
    m_sheets = m_found.sheets;
    for (const QString& path : std::as_const(m_found.overtaken))
        m_options.remove(path);
    m_hasOtherGroups = !unknownGroups(m_found.files, *m_task).empty();
    showSheets();
    if (m_found.survey)
        m_mapping->show(m_found.surveyed, *m_found.survey);
    if (m_meanings->show(m_found.exports, m_task))
        m_views->setCurrent(m_found.exports->isClear ? 0 : 1);
    listAssumedPowers();
    markFiles();
    refresh();
}

/// What was said before of the same scenes stays, also while a file cannot be used.
void ImportForm::listAssumedPowers()
{
    if (!m_found.errors.empty())
        return;
    std::vector<Scenario> scenes = scenesOfAssumedPower(m_found.files);
    if (m_scenarios)
        std::erase_if(
            scenes, [this](const Scenario& scene) { return m_scenarios->contains(scene.name()); });
    m_powers->setScenes(std::move(scenes));
}

const SaidPowers& ImportForm::powers() const
{
    return m_powers->said();
}

/// A file whose columns are being matched has no fault, but something left to do.
void ImportForm::markFiles()
{
    const QString mended = m_found.survey && m_mapping->isComplete() ? m_found.surveyed : QString();
    QHash<QString, QString> reasons;
    for (const Error& error : m_found.errors) {
        if (error.file == mended)
            continue;
        Error named = error;
        named.file = QFileInfo(error.file).fileName();
        reasons.insert(error.file, errorText(named).what);
    }
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem& line = *m_list->item(i);
        const QString path = line.data(Qt::UserRole).toString();
        const bool isMatched = m_found.survey && path == m_found.surveyed;
        const QString reason = isMatched && reasons.contains(path)
                                   ? tr("Its columns are still to be matched.")
                                   : reasons.value(path);
        markFile(line, reason, isMatched ? LabelTone::Muted : LabelTone::Danger);
        line.setToolTip(plainToolTip(reason.isEmpty() ? path : path + u'\n' + reason));
    }
}

/// Files that call their columns alike mean the same.
void ImportForm::useMapping()
{
    if (!m_found.survey)
        return;
    ImportOptions options;
    options.columns = m_mapping->columns();
    options.unused = m_mapping->unused();
    options.group = m_mapping->subtype();
    options.values = m_mapping->values();
    m_options.insert(m_found.surveyed, options);
    m_asked.clear();
    readFiles();
}

void ImportForm::askForColumns()
{
    m_asked = fileWithLeftColumns();
    readFiles();
}

/// The first file of which a column was left out without anybody's word.
QString ImportForm::fileWithLeftColumns() const
{
    const auto hasLeft = [this](const ImportedFile& file) {
        return !m_options.contains(file.path) && file.format < FileFormat::LabelStudioJson &&
               std::any_of(file.warnings.begin(), file.warnings.end(),
                           [](const ImportWarning& warning) {
                               return warning.notice == ImportNotice::IgnoredColumn;
                           });
    };
    const auto found = std::find_if(m_found.files.begin(), m_found.files.end(), hasLeft);
    return found == m_found.files.end() ? QString() : found->path;
}

void ImportForm::abandonWorker()
{
    if (!m_worker)
        return;
    m_cancel.cancel();
    m_worker->wait();
    m_worker.reset();
}

void ImportForm::stopReading()
{
    if (!isReading())
        return;
    abandonWorker();
    m_isStopped = true;
    refresh();
}

QString ImportForm::previewText() const
{
    return m_preview->toPlainText();
}

void ImportForm::showTicks()
{
    const bool hasLabels = m_found.contents.annotations > 0;
    const bool hasGold = m_found.contents.gold + m_found.contents.notes > 0;
    const bool isKnown = !m_isStopped && m_found.errors.empty() && m_list->count() > 0;
    // What a mapping leaves of the labels of exports may be none: the tick can be set again.
    const bool isLeftOut = !m_isStopped && !m_labels->isChecked() && m_found.exports &&
                           !m_found.exports->content.people.isEmpty();
    m_take->setVisible(isLeftOut || (isKnown && (hasLabels || hasGold)));
    m_labels->setVisible(isLeftOut || (isKnown && hasLabels));
    m_gold->setVisible(isKnown && hasGold);
    m_labels->setText(
        tr("The labels of %1").arg(tr("%n people", nullptr, plural(m_found.contents.people))));
    m_gold->setText(tr("%n gold labels, with notes", nullptr, plural(m_found.contents.gold)));
    m_gold->setEnabled(m_labels->isChecked() || !hasLabels);
}

void ImportForm::refresh()
{
    m_remove->setEnabled(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    m_empty->setText((tr("No files yet. Add them, or drop them here.") + QStringLiteral("\n\n") +
                      ColumnMapping::listedValues(*m_task))
                         .trimmed());
    m_stop->setVisible(isReading() || m_isStopped);
    m_stop->setText(isReading() ? tr("Stop reading") : tr("Read again"));
    showView();
    const QString left = fileWithLeftColumns();
    m_choose->setVisible(!left.isEmpty() && !isReading() && !m_isStopped);
    m_choose->setText(tr("Choose the columns of %1…").arg(QFileInfo(left).fileName()));
    m_takeGroups->setText(
        tr("&Take every %1 from the files")
            .arg(groupingWord(inShownWords(*m_task)).replace(u'&', QLatin1String("&&"))));
    m_takeGroups->setVisible(m_offersGroups && m_hasOtherGroups && !isReading() && !m_isStopped);
    m_refused->setVisible(!usedRowsText().isEmpty());
    m_powers->setEnabled(!isReading());
    if (!isReading()) { // else they would come and go with every reading
        showTicks();
        m_powers->setVisible(!m_isStopped && m_found.errors.empty() && !m_found.survey &&
                             !m_powers->isEmpty());
    }
    showPreview();
    Q_EMIT changed();
}

/// Where it was scrolled to, it stays as far as it can.
void ImportForm::showPreview()
{
    const int place = m_preview->verticalScrollBar()->value();
    if (isReading())
        m_preview->setPlainText(tr("Reading the files…"));
    else if (m_isStopped)
        m_preview->setPlainText(tr("The reading was stopped."));
    else if (!m_found.errors.empty())
        m_preview->setHtml(errorsHtml(m_found.errors));
    else
        m_preview->setHtml(interfaceHtml(m_found.interface) +
                           previewHtml(m_found.files, m_task.get(), m_scenarios, powers()) +
                           firstAnswersHtml(m_found.files, *m_task,
                                            [this](const QString& scenario, const QString&) {
                                                return !m_scenarios ||
                                                       !m_scenarios->contains(scenario);
                                            }));
    m_preview->verticalScrollBar()->setValue(place);
}

QString ImportForm::usedRowsText() const
{
    return subtext::usedRowsText(m_found.files);
}

void ImportForm::showRefused()
{
    m_views->setCurrent(0);
    showView();
    m_preview->scrollToAnchor(RefusedAnchor);
    m_preview->setFocus(Qt::OtherFocusReason);
}

QString ImportForm::matchedFile() const
{
    const bool isMatched =
        !isReading() && !m_isStopped && m_found.survey && m_mapping->isComplete();
    return isMatched ? QFileInfo(m_found.surveyed).fileName() : QString();
}

bool ImportForm::hasToBeSeen() const
{
    return !usedRowsText().isEmpty() || !m_powers->isEmpty() ||
           scenesWithoutRelation(m_found.files, *m_task) > 0;
}

QString ImportForm::obstacle() const
{
    if (isReading())
        return tr("Reading the files…");
    if (m_isStopped)
        return tr("The files were not read to the end. Read them again, or remove them.");
    if (const QString matched = matchedFile(); !matched.isEmpty())
        return tr("Read %1 with these columns.").arg(matched);
    if (m_found.survey)
        return tr("Match the columns of %1.").arg(QFileInfo(m_found.surveyed).fileName());
    const bool isOfExport = !m_found.errors.empty() && m_found.exports &&
                            m_found.exports->paths.contains(m_found.errors.front().file);
    if (isOfExport && isAboutColumns(m_found.errors.front()))
        return tr("Choose under “Meanings” what %1 says, or remove it.")
            .arg(QFileInfo(m_found.errors.front().file).fileName());
    if (!m_found.errors.empty()) // what is wrong with it stands beside the list
        return tr("Fix %1, or remove it.").arg(QFileInfo(m_found.errors.front().file).fileName());
    if (m_found.files.empty())
        return tr("Add the files that hold the scenarios.");
    const bool hasRecords = std::any_of(m_found.files.begin(), m_found.files.end(),
                                        [](const auto& file) { return !file.records.empty(); });
    if (!hasRecords && m_offersGroups && m_hasOtherGroups)
        return tr("Take every %1 from the files, or correct the files.")
            .arg(groupingWord(inShownWords(*m_task)));
    return hasRecords ? QString() : tr("No row of these files can be used.");
}

void ImportForm::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void ImportForm::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (!paths.isEmpty())
        addFiles(paths);
    event->acceptProposedAction();
}

} // namespace subtext
