// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpanel.h"

#include "core/base/filewriter.h"
#include "ui/charts/chartsaving.h"
#include "ui/charts/chartview.h"
#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPen>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int LeastHeight = 260;
// Narrower pictures leave no room for the legend.
constexpr int LeastPictureWidth = 760;

} // namespace

/// The frame around what the keyboard has reached in a chart. It lies over the view, so that it
/// never gets into a picture.
class charts::CursorFrame : public QWidget
{
public:
    using QWidget::QWidget;

    void setColors(const QColor& line, const QColor& halo)
    {
        m_line = line;
        m_halo = halo;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        // The halo keeps the line visible on a ground of its own colour.
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_halo, 5));
        painter.drawRect(QRectF(rect()).adjusted(3, 3, -3, -3));
        painter.setPen(QPen(m_line, 2.5));
        painter.drawRect(QRectF(rect()).adjusted(3, 3, -3, -3));
    }

private:
    QColor m_line;
    QColor m_halo;
};

ChartPanel::ChartPanel(const QString& title, const QString& description, Prompts& prompts,
                       QWidget* parent)
    : QFrame(parent)
    , m_prompts(prompts)
    , m_chart(new Chart)
    , m_view(new charts::FocusChartView(m_chart))
    , m_notes(new ChartNotes(*m_chart, this))
    , m_cursor(new charts::CursorFrame(m_view->viewport()))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView)
    , m_emptyText(makeLines({}, theme::TextRole::Body, LabelTone::Muted, this))
    , m_pages(new QStackedWidget)
    , m_toggle(makeButton({}, ButtonKind::Quiet, this))
    , m_save(makeButton(tr("Save…"), ButtonKind::Quiet, this))
{
    setProperty("card", true);
    QVBoxLayout* column = makeColumn(this, {20, 16, 20, 16}, 10);
    buildHeader();
    buildPages();
    column->addWidget(m_pages, 1);
    setPlotHeight(LeastHeight);
    setHeading(title, description);
    setEmpty(tr("There is nothing to show yet."));
}

void ChartPanel::buildHeader()
{
    m_titleLabel = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, this);
    m_descriptionLabel = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    QVBoxLayout* words = makeColumn(2);
    words->addWidget(m_titleLabel);
    words->addWidget(m_descriptionLabel);
    m_head = new QHBoxLayout;
    m_head->addLayout(words, 1);
    m_head->addWidget(m_toggle, 0, Qt::AlignTop);
    m_head->addWidget(m_save, 0, Qt::AlignTop);
    m_belowHead = makeRow(8);
    m_belowHead->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(m_head);
    static_cast<QVBoxLayout*>(layout())->addLayout(m_belowHead);

    connect(m_toggle, &QPushButton::clicked, this, [this] { setTableShown(!isTableShown()); });
    auto* menu = new QMenu(m_save);
    using charts::FileFormat;
    for (const FileFormat format : {FileFormat::Svg, FileFormat::Pdf, FileFormat::Png,
                                    FileFormat::Csv, FileFormat::Xlsx, FileFormat::Tex})
        connect(menu->addAction(charts::formatWords(format)), &QAction::triggered, this,
                [this, format] { saveWith(format); });
    menu->addSeparator();
    connect(menu->addAction(tr("Copy picture")), &QAction::triggered, this,
            &ChartPanel::copyPicture);
    connect(menu->addAction(tr("Copy table")), &QAction::triggered, this, &ChartPanel::copyTable);
    m_save->setMenu(menu);
}

void ChartPanel::buildPages()
{
    m_chart->setMargins(QMargins());
    m_view->installEventFilter(this);
    m_cursor->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_cursor->setObjectName(QStringLiteral("cursorFrame"));
    m_cursor->hide();
    connect(m_chart, &Chart::plotAreaChanged, this, &ChartPanel::placeCursor);

    m_table->setModel(m_model);
    styleTable(*m_table, QString());
    m_table->setProperty("scrollsSideways", true); // as many figures as the chart has
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { activateRow(index.row()); });

    m_emptyText->setAlignment(Qt::AlignCenter);
    addWidgets(*m_pages, m_view, m_table, m_emptyText);
}

void ChartPanel::setHeading(const QString& title, const QString& description)
{
    m_title = title;
    m_description = description;
    m_titleLabel->setText(title);
    m_descriptionLabel->setText(description);
    m_view->setAccessibleName(tr("Chart: %1").arg(title));
    m_table->setAccessibleName(tr("Table: %1").arg(title));
    m_save->setAccessibleName(tr("Save: %1").arg(title));
    showPage();
}

void ChartPanel::wrapTitle()
{
    m_titleLabel->setWordWrap(true);
}

bool ChartPanel::isTableShown() const
{
    return m_pages->currentWidget() == m_table;
}

void ChartPanel::setTableShown(bool isShown)
{
    m_isTableWanted = isShown;
    if (!m_isEmpty)
        m_pages->setCurrentWidget(m_isTableWanted ? static_cast<QWidget*>(m_table) : m_view);
    showPage();
}

void ChartPanel::showPage()
{
    // The button says what a press brings.
    m_toggle->setText(isTableShown() ? tr("Chart") : tr("Table"));
    m_toggle->setAccessibleName(isTableShown() ? tr("Show the chart: %1").arg(m_title)
                                               : tr("Show the table: %1").arg(m_title));
    m_toggle->setEnabled(!m_isEmpty);
    m_save->setEnabled(!m_isEmpty);
    if (std::exchange(m_wasTableShown, isTableShown()) != isTableShown())
        Q_EMIT pageTurned(this);
}

void ChartPanel::clearChart()
{
    m_notes->clear();
    // Deleted later: new data may come in answer to a click that one of these reports.
    for (Series* series : m_chart->series()) {
        m_chart->removeSeries(series);
        series->disconnect();
        series->deleteLater();
    }
    for (Axis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        axis->deleteLater();
    }
}

bool ChartPanel::updateTable(const QStringList& header, const std::vector<QStringList>& rows)
{
    if (m_isEmpty || m_model->rowCount() != static_cast<int>(rows.size()) ||
        m_model->columnCount() != header.size())
        return false;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_model->horizontalHeaderItem(column)->setText(header.at(column));
        m_model->horizontalHeaderItem(column)->setData({}, charts::FileHeaderRole);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            QStandardItem* item = m_model->item(row, column);
            const QString& text = rows[static_cast<std::size_t>(row)].at(column);
            if (item->text() != text)
                item->setText(text);
        }
    }
    return true;
}

void ChartPanel::setTable(const QStringList& header, const std::vector<QStringList>& rows)
{
    // Figures that change while somebody reads must not move the table or its selected row.
    if (updateTable(header, rows))
        return;
    m_model->clear();
    m_model->setHorizontalHeaderLabels(header);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const QStringList& cells : rows) {
        QList<QStandardItem*> items;
        for (const QString& cell : cells) {
            items << new QStandardItem(cell);
            items.back()->setEditable(false);
        }
        m_model->appendRow(items);
    }
    // The first column names the row.
    for (int column = 1; column < m_model->columnCount(); ++column) {
        if (charts::isOfWords(rows, column))
            continue;
        m_model->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (int row = 0; row < m_model->rowCount(); ++row)
            m_model->item(row, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    // A figure at the far right would be away from the column before it.
    m_table->horizontalHeader()->setStretchLastSection(charts::isOfWords(rows, header.size() - 1));
    if (m_isEmpty)
        m_pages->setCurrentWidget(m_isTableWanted ? static_cast<QWidget*>(m_table) : m_view);
    m_isEmpty = false;
    m_emptyText->clear();
    showPage();
}

void ChartPanel::setShownHeader(const QStringList& header)
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        QStandardItem* item = m_model->horizontalHeaderItem(column);
        if (item->text() == header.at(column))
            continue;
        item->setData(item->text(), charts::FileHeaderRole);
        item->setText(header.at(column));
    }
}

void ChartPanel::setEmpty(const QString& why)
{
    clearChart();
    m_model->clear();
    m_isEmpty = true;
    m_emptyText->setText(why);
    m_pages->setCurrentWidget(m_emptyText);
    setSummary(why);
    showPage();
}

void ChartPanel::setSummary(const QString& summary)
{
    m_summary = summary;
    m_table->setAccessibleDescription(summary);
    describe();
}

void ChartPanel::describe()
{
    m_view->setAccessibleDescription(m_isCursorUsed && !m_isEmpty ? cursorText() : m_summary);
}

void ChartPanel::setPlotHeight(int pixels, bool isMost)
{
    const int least = std::max(pixels, LeastHeight);
    m_view->setMinimumHeight(least);
    m_view->setMaximumHeight(isMost ? least : QWIDGETSIZE_MAX);
    m_pages->updateGeometry(); // a page that is not shown tells nobody of its size
}

void ChartPanel::applyTheme()
{
    style(theme::colors(palette()));
}

void ChartPanel::style(const theme::Colors& colors)
{
    const QFont small = charts::textFont(theme::TextRole::Small);
    for (Axis* axis : m_chart->axes()) {
        axis->setLabelsFont(small);
        axis->setLabelsColor(colors.muted);
        axis->setTitleFont(small);
        axis->setTitleBrush(colors.muted);
        axis->setLinePen(QPen(colors.control, 1));
        axis->setGridLinePen(QPen(colors.line, 1));
    }
    m_chart->legend()->setFont(small);
    m_chart->legend()->setLabelColor(colors.text);
    m_view->setColors(colors.surface, colors.accent);
    m_cursor->setColors(colors.text, colors.surface);
    m_notes->setGround(colors.surface);
    styleChart(colors);
    placeCursor();
}

void ChartPanel::styleChart(const theme::Colors& /*colors*/) {}

void ChartPanel::activateRow(int /*row*/) {}

void ChartPanel::addControl(QWidget* control)
{
    m_head->insertWidget(m_head->indexOf(m_toggle), control, 0, Qt::AlignTop);
    m_controls.push_back(control);
}

void ChartPanel::placeControls()
{
    constexpr int LeastForWords = 240;
    const QMargins beside = layout()->contentsMargins();
    int words = width() - beside.left() - beside.right();
    for (const QWidget* button : {m_toggle, m_save})
        words -= button->sizeHint().width() + m_head->spacing();
    for (const QWidget* control : m_controls)
        words -= control->sizeHint().width() + m_head->spacing();
    const bool isBelow = words < LeastForWords;
    for (QWidget* control : m_controls) {
        if ((m_belowHead->indexOf(control) >= 0) == isBelow)
            continue;
        (isBelow ? m_head : m_belowHead)->removeWidget(control);
        if (isBelow)
            m_belowHead->insertWidget(m_belowHead->count() - 1, control); // before the stretch
        else
            m_head->insertWidget(m_head->indexOf(m_toggle), control, 0, Qt::AlignTop);
    }
}

void ChartPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeControls();
}

void ChartPanel::addAbove(QWidget* widget, Qt::Alignment alignment)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, widget, 0, alignment);
}

void ChartPanel::cursorPut()
{
    m_isCursorUsed = m_isCursorUsed || m_view->hasFocus(); // a row of the table moves it as well
    describe();
    placeCursor();
}

void ChartPanel::cursorMoved()
{
    m_isCursorUsed = true;
    cursorPut();
    if (m_cursor->isVisible())
        showPlainToolTip(m_cursor->mapToGlobal(m_cursor->rect().bottomLeft()), cursorText(),
                         m_cursor);
}

void ChartPanel::placeCursor()
{
    const QRectF place = m_view->hasFocus() && !m_isEmpty ? cursorPlace() : QRectF();
    if (!place.isNull()) {
        const QPolygonF onScene = m_chart->mapToScene(place);
        m_cursor->setGeometry(m_view->mapFromScene(onScene).boundingRect().adjusted(-3, -3, 3, 3));
    }
    m_cursor->setVisible(!place.isNull());
}

bool ChartPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_view)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        m_isCursorUsed = false;
        describe();
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &ChartPanel::placeCursor, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    constexpr auto Others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !press->modifiers().testAnyFlags(Others) && chartKey(press->key());
}

void ChartPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

bool ChartPanel::saveAs(const QString& path)
{
    const auto format = charts::formatOf(path);
    if (!format) {
        tellFailure(
            tr("A chart can be saved as .svg, .pdf, .png, .csv, .xlsx or .tex, but the file "
               "was to be called %1.")
                .arg(QFileInfo(path).fileName()));
        return false;
    }
    if (m_isEmpty) {
        tellFailure(m_emptyText->text());
        return false;
    }
    QByteArray bytes;
    if (format == charts::FileFormat::Csv) {
        bytes = charts::tableCsv(*m_model);
    } else if (format == charts::FileFormat::Xlsx) {
        const auto workbook = charts::tableWorkbook(*m_model);
        if (!workbook) {
            Error error = workbook.error();
            error.file = QDir::toNativeSeparators(path);
            tellFailure(errorText(error).oneLine());
            return false;
        }
        bytes = *workbook;
    } else if (format == charts::FileFormat::Tex) {
        const QString caption =
            m_note.isEmpty() ? m_title : m_title + QStringLiteral(". ") + m_note;
        bytes = charts::tableTex(*m_model, caption, QStringLiteral("tab:") + fileStem());
    } else {
        bytes = paint(*format, pictureSize(), m_description);
    }
    if (bytes.isEmpty() || !writeWholeFile(path, bytes, Readers::Anyone)) {
        tellFailure(
            tr("%1 could not be saved. Check that the folder exists and the disk is not full.")
                .arg(QDir::toNativeSeparators(path)));
        return false;
    }
    Q_EMIT done(tr("%1 is saved as %2.").arg(m_title, QDir::toNativeSeparators(path)));
    return true;
}

QByteArray ChartPanel::pictureBytes(charts::FileFormat format)
{
    if (m_isEmpty)
        return {};
    return paint(format, {LeastPictureWidth, m_view->minimumHeight()}, m_summary);
}

QByteArray ChartPanel::paint(charts::FileFormat format, const QSize& size,
                             const QString& description)
{
    // A picture goes onto paper, whatever the screen looks like.
    style(theme::lightColors());
    const QByteArray bytes =
        charts::picture(*m_chart, size, format, {m_title, description, m_note});
    applyTheme();
    return bytes;
}

QSize ChartPanel::pictureSize() const
{
    return {std::max(m_view->width(), LeastPictureWidth),
            std::max(m_view->height(), m_view->minimumHeight())};
}

void ChartPanel::copyPicture()
{
    if (m_isEmpty)
        return;
    style(theme::lightColors());
    const QImage picture = charts::image(*m_chart, pictureSize(), m_note);
    applyTheme();
    if (picture.isNull())
        return;
    QApplication::clipboard()->setImage(picture);
    Q_EMIT done(tr("%1 is copied as a picture.").arg(m_title));
}

void ChartPanel::copyTable()
{
    if (m_isEmpty)
        return;
    QApplication::clipboard()->setMimeData(charts::tableMime(*m_model).release());
    Q_EMIT done(tr("%1 is copied as a table.").arg(m_title));
}

void ChartPanel::tellFailure(const QString& text)
{
    m_prompts.tell(this, tr("The chart was not saved"), text);
}

QString ChartPanel::fileStem() const
{
    static const QRegularExpression unsafe(QStringLiteral("[^\\w-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return m_title.toLower().replace(unsafe, QStringLiteral("-"));
}

void ChartPanel::saveWith(charts::FileFormat format)
{
    charts::askWhereTo(
        m_prompts, this, tr("Save the chart"), fileStem(), format,
        [this](const QString& path) { saveAs(path); },
        [this](const QString& why) { tellFailure(why); });
}

} // namespace subtext
