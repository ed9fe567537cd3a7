// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/filesview.h"

#include "core/release/licences.h"
#include "ui/release/filepreview.h"
#include "ui/text/filemeaningtext.h"
#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

/// "data/human-gold/"; empty for a file of the release's own folder.
QString folderOf(const QString& path)
{
    return path.left(path.lastIndexOf(u'/') + 1);
}

} // namespace

FilesView::FilesView(QWidget* parent)
    : QWidget(parent)
    , m_lead(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_splitter(makeSplitter(Qt::Horizontal, 12, this))
    , m_preview(nullptr)
{
    QVBoxLayout* column = makeColumn(this, {}, 8);
    column->addWidget(m_lead);
    m_list = new QTableWidget(0, 2, m_splitter);
    m_list->setAccessibleName(tr("Files"));
    m_list->setHorizontalHeaderLabels({tr("File"), tr("Size")});
    m_list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->verticalHeader()->hide();
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setItemDelegate(new TableDelegate(m_list));
    m_list->setMinimumWidth(250);
    m_preview = new FilePreview(m_splitter);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_preview);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({320, 560});
    column->addWidget(m_splitter, 1);
    auto* correct = makeButton(tr("Correct a scene…"), ButtonKind::Quiet, this, "correct");
    correct->setToolTip(tr("A typing error in a scene: choose the scene, then Edit… (F2)"));
    column->addWidget(correct, 0, Qt::AlignLeft);
    connect(correct, &QPushButton::clicked, this, &FilesView::correctionRequested);
    connect(m_list, &QTableWidget::currentCellChanged, this, &FilesView::showChosen);
    forget();
}

void FilesView::resizeEvent(QResizeEvent* event)
{
    constexpr int RoomForBoth = 640;
    QWidget::resizeEvent(event);
    const auto along = width() < RoomForBoth ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() == along)
        return; // what somebody dragged stays
    m_splitter->setOrientation(along);
    m_splitter->setSizes(along == Qt::Vertical ? QList<int>{200, 300} : QList<int>{320, 560});
}

void FilesView::setRelease(const std::shared_ptr<const PreparedRelease>& release)
{
    setStale(false);
    if (release == m_release)
        return;
    const ReleaseFile* before = chosenFile();
    const QString chosen = before ? before->path : QStringLiteral("README.md");
    m_release = release;
    fillList(chosen);
    const qint64 bytes = std::accumulate(
        release->files.begin(), release->files.end(), qint64{0},
        [](qint64 sum, const ReleaseFile& file) { return sum + file.bytes.size(); });
    m_lead->setText(
        tr("%1, %2 together, exactly as they will be written")
            .arg(tr("%n files", nullptr, plural(std::ssize(release->files))), sizeWords(bytes)));
    showChosen();
}

void FilesView::fillList(const QString& chosen)
{
    std::vector<const ReleaseFile*> files;
    for (const ReleaseFile& file : m_release->files)
        files.push_back(&file);
    // What lies in the folder itself comes first; that is what people open.
    std::sort(files.begin(), files.end(), [](const ReleaseFile* a, const ReleaseFile* b) {
        return std::pair(folderOf(a->path), a->path) < std::pair(folderOf(b->path), b->path);
    });
    const QSignalBlocker blocker(m_list);
    m_list->setRowCount(0);
    m_files.clear();
    const auto add = [this](const ReleaseFile* file, const QString& name, const QString& size) {
        const int row = m_list->rowCount();
        m_list->insertRow(row);
        m_list->setItem(row, 0, new QTableWidgetItem(name));
        m_list->setItem(row, 1, new QTableWidgetItem(size));
        m_files.push_back(file);
        return row;
    };
    QString folder;
    int current = 0;
    for (const ReleaseFile* file : files) {
        if (folderOf(file->path) != folder) {
            folder = folderOf(file->path);
            const int row = add(nullptr, folder, {});
            m_list->setSpan(row, 0, 1, 2);
            m_list->item(row, 0)->setFlags(Qt::NoItemFlags);
        }
        const QString name = file->path.mid(folder.size());
        const int row = add(file, folder.isEmpty() ? name : QStringLiteral("    ") + name,
                            sizeWords(file->bytes.size()));
        m_list->item(row, 0)->setToolTip(plainToolTip(file->path));
        if (file->path == chosen)
            current = row;
    }
    m_list->setCurrentCell(current, 0);
}

void FilesView::setStale(bool isStale)
{
    m_list->setEnabled(!isStale || !m_release);
    m_preview->setEnabled(!isStale || !m_release);
    if (isStale)
        m_lead->setText(m_release ? tr("The study has changed; making the files again…")
                                  : tr("Making the files…"));
}

void FilesView::forget()
{
    m_files.clear();
    m_release.reset();
    m_list->setRowCount(0);
    m_preview->showNothing();
    m_lead->setText(tr("Making the files…"));
}

QStringList FilesView::paths() const
{
    QStringList paths;
    for (const ReleaseFile* file : m_files) {
        if (file)
            paths << file->path;
    }
    return paths;
}

void FilesView::chooseFile(const QString& path)
{
    for (std::size_t row = 0; row < m_files.size(); ++row) {
        if (m_files[row] && m_files[row]->path == path)
            m_list->setCurrentCell(static_cast<int>(row), 0);
    }
}

const ReleaseFile* FilesView::chosenFile() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < std::ssize(m_files) ? m_files[static_cast<std::size_t>(row)] : nullptr;
}

void FilesView::showChosen()
{
    const ReleaseFile* file = chosenFile();
    if (!file) {
        m_preview->showNothing();
        return;
    }
    QByteArray picture;
    if (file->path.endsWith(QLatin1String(".pdf"))) {
        const QString twin = file->path.chopped(4) + QStringLiteral(".svg");
        for (const ReleaseFile& other : m_release->files) {
            if (other.path == twin)
                picture = other.bytes;
        }
    }
    const ReleaseDraft& draft = *m_release->draft;
    const QString about =
        fileMeaningText(file->path, taskOf(draft.publicData), licenceOf(draft.input.answers));
    m_preview->showFile(*file, about, picture);
}

} // namespace subtext
