// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/reportview.h"

#include "core/base/filenames.h"
#include "core/base/filewriter.h"
#include "core/models/goldvectors.h"
#include "core/study/study.h"
#include "ui/charts/chartsaving.h"
#include "ui/prompts/prompts.h"
#include "ui/release/markerrow.h"
#include "ui/release/reportcard.h"
#include "ui/release/reportsaving.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/reporttext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

enum KindColumn { KindName, KindWhat, KindColumns };
constexpr int LackRole = Qt::UserRole + 2; // whether it cannot be made
constexpr int ComputingSteps = 100;

/// What cannot be made is in the quieter colour, in which it can still be read.
class KindDelegate : public TableDelegate
{
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        if (!index.data(LackRole).toBool())
            return TableDelegate::paint(painter, option, index);
        painter->save();
        paintBackground(*painter, option, index);
        const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
        painter->setFont(theme::font(theme::TextRole::Body));
        painter->setPen(theme::colors(option.palette).muted);
        painter->drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(shownText(index), Qt::ElideRight, area.width()));
        painter->restore();
    }
};

QString madeWords(const ReportResult& result)
{
    const auto made = std::count_if(result.entries.begin(), result.entries.end(),
                                    [](const ReportEntry& entry) { return !entry.lack; });
    if (made == std::ssize(result.entries))
        return ReportView::tr("The study has data for every table and figure.");
    return ReportView::tr("%n of the tables and figures can be made. The others say what the study "
                          "lacks.",
                          nullptr, plural(made));
}

} // namespace

ReportView::ReportView(Prompts& prompts, QWidget* parent)
    : FiguresPlace(reportResult,
                   ChangeSet::FiguresChanged | ChangeSet::QualityChanged |
                       ChangeSet::ModelsChanged | ChangeSet::RunsChanged | ChangeSet::CourseChanged,
                   parent)
    , m_prompts(prompts)
{
    layout()->setContentsMargins(0, 0, 0, 0);
    m_notice = new NoticeBar(this);
    column()->addWidget(m_notice);
    buildHead();
    buildMarkers();
    buildList();
    fillList();
    showSummary();
}

ReportView::~ReportView()
{
    stop();
}

void ReportView::buildHead()
{
    QHBoxLayout* head = makeRow(8);
    m_summary = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    head->addWidget(m_summary, 1);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, ComputingSteps);
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(24);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Progress of the computation"));
    m_progress->hide();
    head->addWidget(m_progress);
    m_cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this, "cancel");
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, this, &ReportView::cancel);
    head->addWidget(m_cancel);
    m_saveAll = makeButton(tr("Save all in a folder…"), ButtonKind::Quiet, this, "save-all");
    connect(m_saveAll, &QPushButton::clicked, this, &ReportView::saveAll);
    head->addWidget(m_saveAll);
    column()->addLayout(head);
}

void ReportView::buildMarkers()
{
    m_markers = new MarkerRow(m_prompts, this);
    m_markers->hide();
    column()->addWidget(m_markers);
    connect(m_markers, &MarkerRow::changed, this, [this] {
        m_result.reset(); // it is not the study that has changed
        fillList();
        ask();
        showSummary();
        showChosen();
        Q_EMIT markersChanged();
    });
    connect(m_markers, &MarkerRow::refused, this, &ReportView::tellFailure);
}

ReportRequest ReportView::request()
{
    ReportRequest request;
    if (!markers().isEmpty())
        request.forwardMarkers = markers();
    return request;
}

const QStringList& ReportView::markers() const
{
    return m_markers->words();
}

void ReportView::buildList()
{
    m_splitter = makeSplitter(Qt::Horizontal, 12, this);
    m_list = new QTableWidget(0, KindColumns, m_splitter);
    styleTable(*m_list, tr("Tables and figures"));
    m_list->setHorizontalHeaderLabels({tr("Name"), tr("What it shows")});
    m_list->horizontalHeader()->setSectionResizeMode(KindName, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(KindWhat, QHeaderView::Stretch);
    m_list->setItemDelegate(new KindDelegate(m_list));
    m_list->setMinimumWidth(250);
    m_card = new ReportCard(m_splitter);
    addWidgets(*m_splitter, m_list, m_card);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({420, 560});
    column()->addWidget(m_splitter, 1);
    connect(m_list, &QTableWidget::currentCellChanged, this, &ReportView::showChosen);
    connect(m_card, &ReportCard::copyRequested, this, &ReportView::copy);
    connect(m_card, &ReportCard::saveRequested, this, &ReportView::saveWith);
    for (const ReportKind& kind : reportKinds()) {
        const int row = m_list->rowCount();
        m_list->insertRow(row);
        m_list->setItem(row, KindName, new QTableWidgetItem(QString::fromLatin1(kind.name)));
        m_list->setItem(row, KindWhat, new QTableWidgetItem);
    }
}

void ReportView::resizeEvent(QResizeEvent* event)
{
    constexpr int RoomForBoth = 640;
    FiguresPlace::resizeEvent(event);
    const auto along = width() < RoomForBoth ? Qt::Vertical : Qt::Horizontal;
    if (m_splitter->orientation() == along)
        return; // what somebody dragged stays
    m_splitter->setOrientation(along);
    m_splitter->setSizes(along == Qt::Vertical ? QList<int>{180, 320} : QList<int>{420, 560});
}

void ReportView::showStudy(const Environment& /*environment*/)
{
    const auto task = m_study->task();
    m_markers->setVisible(task && hasVectors(**task));
    fillList();
    m_list->setCurrentCell(0, KindName);
    showChosen();
}

void ReportView::forgetStudy()
{
    m_markers->forget();
    fillList();
    m_card->showWords({}, {});
    m_isWriting = false;
    showSummary();
}

void ReportView::take()
{
    fillList();
    showChosen();
    showSummary();
    Q_EMIT updated();
}

void ReportView::showProgress(std::optional<double> part)
{
    if (part)
        m_progress->setValue(qRound(*part * ComputingSteps));
    m_progress->setVisible(part.has_value());
    m_cancel->setVisible(part.has_value());
    showSummary();
    if (!m_result)
        showChosen(); // whether it is being made
}

void ReportView::showSummary()
{
    m_saveAll->setEnabled(m_result && !m_isWriting);
    if (isComputing())
        m_summary->setText(m_result ? tr("The study has changed; making them again…")
                                    : tr("Making the tables and figures…"));
    else if (m_result)
        m_summary->setText(madeWords(*m_result));
    else
        m_summary->clear();
}

void ReportView::fillList()
{
    const std::span<const ReportKind> kinds = reportKinds();
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const QString title = reportTitle(kinds[place]);
        QString lack; // empty where it can be made
        if (m_result && m_result->entries.at(place).lack)
            lack = reportLackText(*m_result->entries.at(place).lack);
        QTableWidgetItem& what = *m_list->item(row, KindWhat);
        what.setText(lack.isEmpty() ? title : QStringLiteral("– ") + lack);
        for (QTableWidgetItem* item : {m_list->item(row, KindName), &what}) {
            item->setData(LackRole, !lack.isEmpty());
            item->setToolTip(
                plainToolTip(lack.isEmpty() ? title : QStringLiteral("%1. %2").arg(title, lack)));
        }
    }
}

void ReportView::showChosen()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const ReportKind& kind = reportKinds()[static_cast<std::size_t>(row)];
    if (m_result)
        m_card->showEntry(m_result, kind);
    else
        m_card->showWords(reportTitle(kind), isComputing() ? tr("It is being made…") : QString());
}

void ReportView::choose(const QString& name)
{
    for (int row = 0; row < m_list->rowCount(); ++row) {
        if (m_list->item(row, KindName)->text() == name)
            m_list->setCurrentCell(row, KindName);
    }
}

void ReportView::copy()
{
    const ReportDocument* document = m_card->document();
    if (!document)
        return;
    QApplication::clipboard()->setMimeData(charts::tableMime(*m_card->table()->model()).release());
    tell(tr("%1 is copied as a table.").arg(document->stem));
}

void ReportView::saveWith(charts::FileFormat format)
{
    const ReportDocument* shown = m_card->document();
    if (!shown)
        return;
    charts::askWhereTo(
        m_prompts, this, tr("Save the table or the figure"), shown->stem, format,
        [this, document = *shown](const QString& path) { saveTo(path, document); },
        [this](const QString& why) { tellFailure(why); });
}

void ReportView::saveTo(const QString& path, const ReportDocument& document)
{
    const std::vector<charts::FileFormat> formats = formatsOf(document);
    const auto format = charts::formatOf(path);
    if (!format || std::find(formats.begin(), formats.end(), *format) == formats.end()) {
        QStringList endings;
        for (const charts::FileFormat of : formats)
            endings << u'.' + charts::suffixOf(of);
        tellFailure(tr("%1 can be saved as %2, but the file was to be called %3.")
                        .arg(document.stem, listed(endings), QFileInfo(path).fileName()));
        return;
    }
    const auto bytes = bytesOf(document, *format);
    const auto written =
        bytes ? writeWholeFile(path, *bytes, Readers::Anyone) : Result<void>(fail(bytes.error()));
    if (!written) {
        Error error = written.error();
        if (error.file.isEmpty())
            error.file = QDir::toNativeSeparators(path);
        tellFailure(errorText(error).oneLine());
        return;
    }
    tell(tr("%1 is saved as %2.").arg(document.stem, QDir::toNativeSeparators(path)));
}

void ReportView::saveAll()
{
    if (!m_result || m_isWriting)
        return;
    m_prompts.openFolder(this, tr("Choose a folder: a new one will be created in it"),
                         QFileInfo(m_study->path()).absolutePath(), [this](const QString& parent) {
                             if (m_result && !m_isWriting)
                                 writeAll(freeFolder(parent));
                         });
}

void ReportView::writeAll(const QString& folder)
{
    m_isWriting = true;
    showSummary();
    const auto write = [result = m_result, folder](Study& study,
                                                   const CancelToken&) -> Result<void> {
        // What does not hold is not handed on, as on the command line.
        if (const auto verified = study.verifyAudit(); !verified)
            return fail(verified.error());
        return writeReport(folder, result->files());
    };
    read(write, [this, folder, count = m_result->files().size()](const Result<void>& written) {
        m_isWriting = false;
        showSummary();
        if (!written)
            tellFailure(errorText(written.error()).oneLine());
        else
            tell(tr("%n files are written into %1.", nullptr, plural(count))
                     .arg(QDir::toNativeSeparators(folder)));
    });
}

/// Called after the study, with a number where that is taken.
QString ReportView::freeFolder(const QString& parent) const
{
    const QString title =
        fileNamePart(m_study->info().value_or(StudyInfo()).title.toLower()); // a proposal
    const QString name =
        (title.isEmpty() ? QStringLiteral("study") : title) + QStringLiteral("-report");
    QString folder = QDir(parent).filePath(name);
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = QDir(parent).filePath(QStringLiteral("%1-%2").arg(name).arg(number));
    return folder;
}

void ReportView::tellFailure(const QString& what)
{
    m_notice->showNotice(NoticeBar::Kind::Danger, what);
}

QString ReportView::summary() const
{
    return m_summary->text();
}

} // namespace subtext
