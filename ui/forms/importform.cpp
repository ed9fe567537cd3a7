// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importform.h"

#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "ui/forms/columnmapping.h"
#include "ui/forms/importpreview.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

ImportForm::ImportForm(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(makeButton(tr("&Add files…"), ButtonKind::Normal, this))
    , m_remove(makeButton(tr("Remove"), ButtonKind::Quiet, this))
    , m_stop(makeButton(QString(), ButtonKind::Quiet, this))
    , m_take(makeLabel(tr("Take from them"), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_labels(new QCheckBox(this))
    , m_gold(new QCheckBox(this))
    , m_stack(new QStackedWidget(this))
    , m_preview(makeReader(this))
    , m_mapping(new ColumnMapping(m_stack))
    , m_task(std::make_shared<const Task>(defaultTask()))
{
    setAcceptDrops(true);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(24);
    across->addWidget(buildFiles(prompts), 2);
    across->addWidget(buildFound(), 3);
    connect(m_remove, &QPushButton::clicked, this, &ImportForm::removeChosen);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (isReading())
            stopReading();
        else
            readFiles();
    });
    connect(m_mapping, &ColumnMapping::accepted, this, &ImportForm::useMapping);
    connect(m_mapping, &ColumnMapping::changed, this, &ImportForm::changed);
    for (QCheckBox* tick : {m_labels, m_gold}) {
        tick->setChecked(true);
        connect(tick, &QCheckBox::clicked, this, &ImportForm::readFiles);
    }
    refresh();
}

QWidget* ImportForm::buildFiles(Prompts& prompts)
{
    auto* side = new QWidget(this);
    auto* left = new QVBoxLayout(side);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(10);
    m_list->setAccessibleName(tr("Files"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setItemDelegate(new LineDelegate(m_list));
    left->addWidget(m_list, 1);
    m_empty = makeLabel(tr("No files yet. Add them, or drop them here."), theme::TextRole::Body,
                        LabelTone::Muted, m_list->viewport());
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(m_list->viewport());
    over->addWidget(m_empty);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_stop);
    buttons->addStretch(1);
    left->addLayout(buttons);
    m_again = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, side);
    m_again->setWordWrap(true);
    m_again->hide();
    left->addWidget(m_again);
    left->addWidget(m_take);
    left->addWidget(m_labels);
    left->addWidget(m_gold);
    m_labels->setToolTip(tr("They bring their people and who labelled what. Without them your "
                            "roster labels the scenes."));
    m_labels->setAccessibleDescription(m_labels->toolTip());
    m_gold->setToolTip(tr("Without them everything is still to be adjudicated."));
    m_gold->setAccessibleDescription(m_gold->toolTip());
    connect(m_add, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFiles(this, tr("Add files"),
                          tr("Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt)"),
                          [this](const QStringList& paths) { addFiles(paths); });
    });
    return side;
}

QWidget* ImportForm::buildFound()
{
    auto* card = makeCard(m_stack);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(20, 16, 8, 12);
    inside->setSpacing(6);
    inside->addWidget(
        makeLabel(tr("What the importer found"), theme::TextRole::Caption, LabelTone::Muted, card));
    m_preview->setAccessibleName(tr("What the importer found"));
    inside->addWidget(m_preview, 1);
    m_stack->addWidget(card);
    m_stack->addWidget(m_mapping);
    return m_stack;
}

ImportForm::~ImportForm()
{
    abandonWorker();
}

void ImportForm::setTask(std::shared_ptr<const Task> task)
{
    m_task = std::move(task);
    m_mapping->setTask(m_task);
    m_options.clear(); // columns of another task
    if (m_list->count() > 0)
        readFiles();
    else
        refresh();
}

void ImportForm::setKnownMappings(std::vector<ImportMapping> mappings)
{
    m_known = std::move(mappings);
}

void ImportForm::setKnownScenarios(QSet<QString> names)
{
    m_scenarios = std::move(names);
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
                                           .arg(again.join(QStringLiteral(", "))));
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
        m_options.remove(item->data(Qt::UserRole).toString());
        delete item;
    }
    readFiles();
}

/// What was said before goes first; of the rest what is guessed.
static void propose(const ImportMapping& before, ColumnSurvey& survey)
{
    QMap<QString, QString> columns = before.columns;
    for (auto guess = survey.guess.begin(); guess != survey.guess.end(); ++guess) {
        const bool isSaid = before.unused.contains(guess.value()) ||
                            columns.values().contains(guess.value()) ||
                            columns.contains(guess.key());
        if (!isSaid)
            columns.insert(guess.key(), guess.value());
    }
    survey.guess = columns;
    for (auto words = before.values.begin(); words != before.values.end(); ++words)
        survey.values.insert(words.key(), words.value());
    survey.group = before.group;
}

ImportForm::Found ImportForm::read(const QStringList& paths, const OptionsOf& options,
                                   const std::shared_ptr<const Task>& task,
                                   const std::vector<ImportMapping>& known, bool withLabels,
                                   bool withGold, const CancelToken& cancel)
{
    Found found;
    bool takesLabels = true;
    bool takesGold = true;
    const auto readAll = [&]() -> Result<std::vector<ImportedFile>> {
        std::vector<ImportedFile> files;
        for (const QString& path : paths) {
            ImportOptions of = options.value(path);
            of.task = task;
            of.kind = takesLabels ? ImportKind::Auto : ImportKind::Scenarios;
            of.withGold = takesGold;
            auto file = readImportFile(path, of, cancel);
            if (!file)
                return fail(file.error());
            files.push_back(std::move(*file));
        }
        return files;
    };
    auto all = readAll();
    if (all)
        found.contents = importContents(*all);
    // The tick of labels is hidden where the files have none, and says nothing then.
    takesLabels = withLabels || (all && found.contents.annotations == 0);
    takesGold = withGold && takesLabels;
    auto taken = !all || (takesLabels && takesGold) ? std::move(all) : readAll();
    if (taken) {
        found.files = std::move(*taken);
        return found;
    }
    found.error = taken.error();
    const bool isOfColumns = isAboutColumns(*found.error);
    auto survey = isOfColumns ? surveyColumns(found.error->file, cancel, task.get())
                              : fail(ErrorCode::UnknownFormat);
    if (isOfColumns && !survey)
        found.error = survey.error(); // no choice of columns mends that
    if (!survey)
        return found;
    // What menus above the columns cannot mend is an error as any other. One column is no table of
    // scenes, whatever it is called.
    const auto chosen = options.value(found.error->file).columns;
    const bool canBeMended = found.error->code == ErrorCode::UnknownSubtype ||
                             found.error->detail == QLatin1String("group") ||
                             !missingFields(survey->columns, chosen, task.get()).isEmpty();
    if (!canBeMended || survey->columns.size() < 2)
        return found;
    if (const ImportMapping* before = mappingFor(survey->columns, known))
        propose(*before, *survey);
    found.survey = std::move(*survey);
    return found;
}

void ImportForm::readFiles()
{
    QStringList paths;
    for (int i = 0; i < m_list->count(); ++i)
        paths << m_list->item(i)->data(Qt::UserRole).toString();
    abandonWorker(); // files come one dialog at a time; a second worker is not worth its care
    m_read.clear();
    m_error.reset();
    m_survey.reset();
    m_cancel = {};
    const bool withLabels = m_labels->isChecked();
    const bool withGold = m_gold->isChecked();
    m_worker.reset(QThread::create([this, paths, options = m_options, task = m_task,
                                    known = m_known, withLabels, withGold, cancel = m_cancel] {
        m_fromWorker = read(paths, options, task, known, withLabels, withGold, cancel);
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
    m_read = std::move(m_fromWorker.files);
    m_contents = m_fromWorker.contents;
    m_error = m_fromWorker.error;
    m_survey = std::move(m_fromWorker.survey);
    m_fromWorker = {};
    if (m_survey)
        m_mapping->show(m_error->file, *m_survey);
    refresh();
}

/// Files that call their columns alike mean the same.
void ImportForm::useMapping()
{
    if (!m_survey || !m_error)
        return;
    ImportOptions options;
    options.columns = m_mapping->columns();
    options.unused = m_mapping->unused();
    options.group = m_mapping->subtype();
    options.values = m_mapping->values();
    m_options.insert(m_error->file, options);
    readFiles();
}

void ImportForm::finishReading()
{
    takeFromWorker();
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
    m_error = Error{ErrorCode::Cancelled, {}, 0, 0, {}, {}};
    refresh();
}

bool ImportForm::isStopped() const
{
    return m_error && m_error->code == ErrorCode::Cancelled;
}

QString ImportForm::previewText() const
{
    return m_preview->toPlainText();
}

void ImportForm::showTicks()
{
    const bool hasLabels = m_contents.annotations > 0;
    const bool hasGold = m_contents.gold + m_contents.notes > 0;
    const bool isKnown = !m_error && m_list->count() > 0;
    m_take->setVisible(isKnown && (hasLabels || hasGold));
    m_labels->setVisible(isKnown && hasLabels);
    m_gold->setVisible(isKnown && hasGold);
    m_labels->setText(
        tr("The labels of %1").arg(counted(m_contents.people, tr("1 person"), tr("%1 people"))));
    m_gold->setText(
        counted(m_contents.gold, tr("1 gold label, with notes"), tr("%1 gold labels, with notes")));
    m_gold->setEnabled(m_labels->isChecked() || !hasLabels);
}

void ImportForm::refresh()
{
    m_remove->setEnabled(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    m_stop->setVisible(isReading() || isStopped());
    m_stop->setText(isReading() ? tr("Stop reading") : tr("Read again"));
    m_stack->setCurrentIndex(m_survey ? 1 : 0);
    if (!isReading())
        showTicks(); // else they would come and go with every reading
    if (isReading())
        m_preview->setPlainText(tr("Reading the files…"));
    else if (isStopped())
        m_preview->setPlainText(tr("The reading was stopped."));
    else if (m_error)
        m_preview->setHtml(errorHtml(*m_error));
    else
        m_preview->setHtml(previewHtml(m_read, m_task.get(), m_scenarios));
    Q_EMIT changed();
}

QString ImportForm::obstacle() const
{
    if (isReading())
        return tr("Reading the files…");
    if (isStopped())
        return tr("The files were not read to the end. Read them again, or remove them.");
    if (m_survey && m_mapping->isComplete())
        return tr("Read %1 with these columns.").arg(QFileInfo(m_error->file).fileName());
    if (m_survey)
        return tr("Say what the columns of %1 are.").arg(QFileInfo(m_error->file).fileName());
    if (m_error && m_error->file.isEmpty())
        return errorText(*m_error).oneLine();
    if (m_error) // what is wrong with it stands beside the list
        return tr("Mend %1, or remove it.").arg(QFileInfo(m_error->file).fileName());
    if (m_read.empty())
        return tr("Add the files that hold the scenarios.");
    const bool hasRecords = std::any_of(m_read.begin(), m_read.end(),
                                        [](const auto& file) { return !file.records.empty(); });
    return hasRecords ? QString() : tr("No row of these files can be used.");
}

void ImportForm::focusField()
{
    m_add->setFocus(Qt::OtherFocusReason);
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
