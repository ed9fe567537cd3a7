// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpanel.h"

#include "ui/charts/chartview.h"
#include "ui/prompts/prompts.h"
#include "ui/widgets/controls.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPen>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QAbstractSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>

namespace subtext {
namespace {

constexpr int LeastHeight = 260;
// Narrower pictures leave no room for the legend.
constexpr int LeastPictureWidth = 760;

} // namespace

ChartPanel::ChartPanel(const QString& title, const QString& description, Prompts& prompts,
                       QWidget* parent)
    : QFrame(parent)
    , m_title(title)
    , m_description(description)
    , m_prompts(prompts)
    , m_chart(new QChart)
    , m_view(new charts::FocusChartView(m_chart))
    , m_notes(new ChartNotes(*m_chart, this))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView)
    , m_emptyText(makeLabel({}, theme::TextRole::Body, LabelTone::Muted, this))
    , m_pages(new QStackedWidget)
    , m_toggle(makeButton({}, ButtonKind::Quiet, this))
    , m_save(makeButton(tr("Save…"), ButtonKind::Quiet, this))
{
    setProperty("card", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    buildHeader();
    buildPages();
    column->addWidget(m_pages, 1);
    setPlotHeight(LeastHeight);
    setEmpty(tr("There is nothing to show yet."));
}

void ChartPanel::buildHeader()
{
    auto* titleLabel = makeLabel(m_title, theme::TextRole::Strong, LabelTone::Normal, this);
    auto* text = makeLabel(m_description, theme::TextRole::Small, LabelTone::Muted, this);
    text->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(titleLabel);
    words->addWidget(text);
    auto* row = new QHBoxLayout;
    row->addLayout(words, 1);
    row->addWidget(m_toggle, 0, Qt::AlignTop);
    row->addWidget(m_save, 0, Qt::AlignTop);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);

    connect(m_toggle, &QPushButton::clicked, this, [this] { setTableShown(!isTableShown()); });
    auto* menu = new QMenu(m_save);
    const auto offer = [this, menu](const QString& label, charts::FileFormat format) {
        QAction* action = menu->addAction(label);
        connect(action, &QAction::triggered, this, [this, format] { saveWith(format); });
    };
    offer(tr("Picture to scale (SVG)…"), charts::FileFormat::Svg);
    offer(tr("Page (PDF)…"), charts::FileFormat::Pdf);
    offer(tr("Picture (PNG)…"), charts::FileFormat::Png);
    offer(tr("Table (CSV)…"), charts::FileFormat::Csv);
    m_save->setMenu(menu);
    // The dots say that there is more; the arrow of the style would stand off the line.
    m_save->setStyleSheet(QStringLiteral("QPushButton::menu-indicator { image: none; width: 0; }"));
    m_save->setAccessibleName(tr("Save: %1").arg(m_title));
}

void ChartPanel::buildPages()
{
    m_view->setAccessibleName(tr("Chart: %1").arg(m_title));
    m_chart->setBackgroundVisible(false);
    m_chart->setDropShadowEnabled(false);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setMargins(QMargins());

    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false); // Tab leaves the table; arrows move in it
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAccessibleName(tr("Table: %1").arg(m_title));
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { activateRow(index.row()); });

    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_emptyText);
}

bool ChartPanel::isTableShown() const
{
    return m_pages->currentWidget() == m_table;
}

void ChartPanel::setTableShown(bool isShown)
{
    if (!m_isEmpty)
        m_pages->setCurrentWidget(isShown ? static_cast<QWidget*>(m_table) : m_view);
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
}

void ChartPanel::clearChart()
{
    m_notes->clear();
    // Deleted later: new data may come in answer to a click that one of these reports.
    for (QAbstractSeries* series : m_chart->series()) {
        m_chart->removeSeries(series);
        series->disconnect();
        series->deleteLater();
    }
    for (QAbstractAxis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        axis->deleteLater();
    }
}

void ChartPanel::setTable(const QStringList& header, const std::vector<QStringList>& rows)
{
    m_model->clear();
    m_model->setHorizontalHeaderLabels(header);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const QStringList& cells : rows) {
        QList<QStandardItem*> items;
        for (const QString& cell : cells) {
            auto* item = new QStandardItem(cell);
            item->setEditable(false);
            if (!items.isEmpty()) // the first column names the row, the others are figures
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            items << item;
        }
        m_model->appendRow(items);
    }
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_model->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (m_isEmpty)
        m_pages->setCurrentWidget(m_view);
    m_isEmpty = false;
    showPage();
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
    m_view->setAccessibleDescription(summary);
    m_table->setAccessibleDescription(summary);
}

void ChartPanel::setPlotHeight(int pixels)
{
    m_view->setMinimumHeight(std::max(pixels, LeastHeight));
}

void ChartPanel::applyTheme()
{
    style(theme::colors(palette()));
}

void ChartPanel::style(const theme::Colors& colors)
{
    const QFont small = theme::font(theme::TextRole::Small);
    for (QAbstractAxis* axis : m_chart->axes()) {
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
    styleChart(colors);
}

void ChartPanel::styleChart(const theme::Colors& /*colors*/) {}

void ChartPanel::activateRow(int /*row*/) {}

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
        tellFailure(tr("A chart can be saved as .svg, .pdf, .png or .csv, but the file was to be "
                       "called %1.")
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
    } else {
        // A picture goes onto paper, whatever the screen looks like.
        style(theme::lightColors());
        const QSize size(std::max(m_view->width(), LeastPictureWidth),
                         std::max(m_view->height(), m_view->minimumHeight()));
        bytes = charts::picture(*m_chart, size, *format, {m_title, m_description});
        applyTheme();
    }
    if (bytes.isEmpty() || !charts::writeWhole(path, bytes)) {
        tellFailure(tr("%1 could not be written. Is the folder there, and is there room in it?")
                        .arg(QDir::toNativeSeparators(path)));
        return false;
    }
    return true;
}

void ChartPanel::tellFailure(const QString& text)
{
    m_prompts.tell(this, tr("The chart was not saved"), text);
}

void ChartPanel::saveWith(charts::FileFormat format)
{
    static const QRegularExpression unsafe(QStringLiteral("[^\\w-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QString suffix = u'.' + charts::suffixOf(format);
    const QString name = m_title.toLower().replace(unsafe, QStringLiteral("-")) + suffix;
    const auto save = [this, suffix](QString path) {
        // The dialog adds the suffix of studies where none was typed.
        static const QLatin1String studySuffix(".subtext");
        if (path.endsWith(studySuffix)) {
            path.replace(path.size() - studySuffix.size(), studySuffix.size(), suffix);
            if (QFileInfo::exists(path)) { // which nobody was asked about
                tellFailure(tr("%1 is there already.").arg(QDir::toNativeSeparators(path)));
                return;
            }
        }
        saveAs(path);
    };
    m_prompts.saveFile(this, tr("Save the chart"), name,
                       tr("%1 files (*%2)").arg(suffix.mid(1).toUpper(), suffix), save);
}

} // namespace subtext
