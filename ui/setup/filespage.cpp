// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/filespage.h"

#include "core/travel/importing.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/setup/importpreview.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int PageWidth = 1040;

} // namespace

FilesPage::FilesPage(Prompts& prompts, QWidget* parent)
    : SetupPage(tr("Files"),
                tr("CSV files in CEI’s layout, scenarios as CSV, JSON or JSON Lines, or exports of "
                   "Label Studio. They are read and left as they are; nothing is written before "
                   "the last page."),
                PageWidth, parent)
    , m_list(new QListWidget(column()))
    , m_add(makeButton(tr("&Add files…"), ButtonKind::Normal, column()))
    , m_remove(makeButton(tr("Remove"), ButtonKind::Quiet, column()))
    , m_stop(makeButton(QString(), ButtonKind::Quiet, column()))
    , m_preview(makeReader(column()))
{
    setAcceptDrops(true);
    auto* across = new QHBoxLayout;
    across->setSpacing(24);
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    m_list->setAccessibleName(tr("Files"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setItemDelegate(new TableDelegate(m_list));
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
    across->addLayout(left, 2);

    auto* card = makeCard(column());
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(20, 16, 8, 12);
    inside->setSpacing(6);
    inside->addWidget(
        makeLabel(tr("What the importer found"), theme::TextRole::Caption, LabelTone::Muted, card));
    m_preview->setAccessibleName(tr("What the importer found"));
    inside->addWidget(m_preview, 1);
    across->addWidget(card, 3);
    rows()->addLayout(across, 1);

    connect(m_add, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFiles(this, tr("Add files"),
                          tr("Scenarios and labels (*.csv *.json *.jsonl *.tsv *.txt)"),
                          [this](const QStringList& paths) { addFiles(paths); });
    });
    connect(m_remove, &QPushButton::clicked, this, &FilesPage::removeChosen);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (isReading())
            stopReading();
        else
            readFiles();
    });
    refresh();
}

FilesPage::~FilesPage()
{
    abandonWorker();
}

void FilesPage::addFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_list);
        item->setData(Qt::UserRole, path);
        item->setToolTip(plainToolTip(path));
    }
    m_list->setCurrentRow(m_list->count() - 1);
    readFiles();
}

void FilesPage::removeChosen()
{
    delete m_list->takeItem(m_list->currentRow());
    readFiles();
}

void FilesPage::readFiles()
{
    QStringList paths;
    for (int i = 0; i < m_list->count(); ++i)
        paths << m_list->item(i)->data(Qt::UserRole).toString();
    abandonWorker(); // files come one dialog at a time; a second worker is not worth its care
    m_read.clear();
    m_error.reset();
    m_cancel = {};
    m_worker.reset(QThread::create(
        [this, paths, cancel = m_cancel] { m_fromWorker = readImportFiles(paths, {}, cancel); }));
    // What an abandoned worker still had to say may arrive while the next one is at work.
    connect(m_worker.get(), &QThread::finished, this, [this] {
        if (m_worker && m_worker->isFinished())
            takeFromWorker();
    });
    m_worker->start();
    refresh();
}

void FilesPage::takeFromWorker()
{
    if (!m_worker || !m_worker->wait())
        return;
    m_worker.reset();
    if (m_fromWorker)
        m_read = std::move(*m_fromWorker);
    else
        m_error = m_fromWorker.error();
    refresh();
}

void FilesPage::finishReading()
{
    takeFromWorker();
}

void FilesPage::abandonWorker()
{
    if (!m_worker)
        return;
    m_cancel.cancel();
    m_worker->wait();
    m_worker.reset();
}

void FilesPage::stopReading()
{
    if (!isReading())
        return;
    abandonWorker();
    m_error = Error{ErrorCode::Cancelled, {}, 0, 0, {}, {}};
    refresh();
}

bool FilesPage::isStopped() const
{
    return m_error && m_error->code == ErrorCode::Cancelled;
}

QString FilesPage::previewText() const
{
    return m_preview->toPlainText();
}

void FilesPage::refresh()
{
    m_remove->setEnabled(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    m_stop->setVisible(isReading() || isStopped());
    m_stop->setText(isReading() ? tr("Stop reading") : tr("Read again"));
    if (isReading())
        m_preview->setPlainText(tr("Reading the files…"));
    else if (isStopped())
        m_preview->setPlainText(tr("The reading was stopped."));
    else if (m_error)
        m_preview->setHtml(errorHtml(*m_error));
    else
        m_preview->setHtml(previewHtml(m_read));
    Q_EMIT changed();
}

void FilesPage::apply(SetupDraft& draft) const
{
    draft.files = m_read;
}

QString FilesPage::obstacle(const SetupDraft& draft) const
{
    if (isReading())
        return tr("Reading the files…");
    if (isStopped())
        return tr("The files were not read to the end. Read them again, or remove them.");
    if (m_error)
        return errorText(*m_error).oneLine();
    if (draft.files.empty())
        return tr("Add the files that hold the scenarios.");
    const bool hasRecords = std::any_of(draft.files.begin(), draft.files.end(),
                                        [](const auto& file) { return !file.records.empty(); });
    return hasRecords ? QString() : tr("No row of these files can be used.");
}

void FilesPage::focusField()
{
    m_add->setFocus(Qt::OtherFocusReason);
}

void FilesPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void FilesPage::dropEvent(QDropEvent* event)
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
