// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/reportcard.h"

#include "ui/charts/chartsaving.h"
#include "ui/release/reportsaving.h"
#include "ui/release/svgview.h"
#include "ui/text/reporttext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int WidestCell = 320;
constexpr int LeastHeight = 120; // of a table: its header and a few rows

} // namespace

ReportCard::ReportCard(QWidget* parent)
    : QFrame(parent)
{
    setProperty("card", true);
    makeColumn(this, {18, 14, 14, 14}, 8);
    buildHead();
    buildPages();
}

void ReportCard::buildHead()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    m_title = makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, this);
    column->addWidget(m_title);
    m_controls = makeRow(8);
    m_choice = new FilterBox(tr("Which of them"), this);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ReportCard::showDocument);
    m_controls->addWidget(m_choice);
    m_controls->addStretch(1);
    m_toggle = makeButton(QString(), ButtonKind::Quiet, this, "toggle");
    m_toggle->hide();
    connect(m_toggle, &QPushButton::clicked, this, [this] { setTableShown(!isTableShown()); });
    m_copy = makeButton(tr("Copy"), ButtonKind::Quiet, this, "copy");
    connect(m_copy, &QPushButton::clicked, this, &ReportCard::copyRequested);
    m_save = makeButton(tr("Save as…"), ButtonKind::Quiet, this, "save");
    m_save->setMenu(new QMenu(m_save));
    addWidgets(*m_controls, m_toggle, m_copy, m_save);
    column->addLayout(m_controls);
}

void ReportCard::buildPages()
{
    // With large text in a small window a caption needs more than there is: it scrolls.
    auto* area = new FittedPage(nullptr, this);
    auto* body = area->put<QWidget>();
    area->setMinimumHeight(LeastHeight);
    static_cast<QVBoxLayout*>(layout())->addWidget(area, 1);
    QVBoxLayout* column = makeColumn(body, {}, 8);
    m_pages = new PageStack(body);
    m_pages->setMinimumHeight(LeastHeight);
    m_model = new QStandardItemModel(this);
    m_table = new QTableView(m_pages);
    m_table->setModel(m_model);
    styleTable(*m_table, tr("Table"));
    m_table->setProperty("scrollsSideways", true); // as wide as the paper's
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_words = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_pages);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_picture = new SvgView(m_pages);
    addWidgets(*m_pages, m_table, m_picture, m_words);
    column->addWidget(m_pages, 1);
    m_caption = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, body);
    column->addWidget(m_caption);
}

void ReportCard::offerFormats()
{
    const ReportDocument* shown = document();
    m_copy->setEnabled(shown != nullptr);
    m_save->setEnabled(shown != nullptr);
    m_copy->setAccessibleName(tr("Copy the table: %1").arg(title()));
    m_save->setAccessibleName(tr("Save: %1").arg(title()));
    m_save->menu()->clear();
    if (!shown)
        return;
    for (const charts::FileFormat format : formatsOf(*shown))
        connect(m_save->menu()->addAction(charts::formatWords(format)), &QAction::triggered, this,
                [this, format] { Q_EMIT saveRequested(format); });
}

void ReportCard::showWords(const QString& title, const QString& words)
{
    m_result.reset();
    m_entry = nullptr;
    m_shownStem.clear();
    m_title->setText(title);
    m_choice->hide();
    m_model->clear();
    m_words->setText(words);
    m_pages->setCurrentWidget(m_words);
    m_toggle->hide();
    m_caption->clear();
    m_caption->hide();
    offerFormats();
}

void ReportCard::showEntry(const std::shared_ptr<const ReportResult>& result,
                           const ReportKind& kind)
{
    const QString title = reportTitle(kind);
    const auto entry =
        std::find_if(result->entries.begin(), result->entries.end(),
                     [&](const ReportEntry& candidate) { return candidate.kind == &kind; });
    if (entry == result->entries.end())
        return showWords(title, {});
    if (entry->lack)
        return showWords(title, tr("It cannot be made: %1").arg(reportLackText(*entry->lack)));
    m_result = result;
    m_entry = &*entry;
    m_title->setText(title);
    const QString before = m_choice->currentText();
    {
        const QSignalBlocker blocker(m_choice);
        m_choice->clear();
        for (const ReportDocument& document : m_entry->documents)
            m_choice->addItem(document.stem);
        m_choice->setCurrentIndex(std::max(0, m_choice->findText(before)));
    }
    m_choice->setVisible(m_entry->documents.size() > 1);
    showDocument();
}

void ReportCard::showDocument()
{
    const ReportDocument* shown = document();
    if (!shown)
        return;
    showTable(*shown);
    m_table->setAccessibleName(tr("Table: %1").arg(title()));
    const QString caption =
        shown->note.isEmpty() ? shown->caption : shown->caption + u' ' + shown->note;
    m_table->setAccessibleDescription(caption);
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    m_words->clear();
    const QByteArray* svg = shown->file(charts::suffixOf(charts::FileFormat::Svg));
    m_picture->showSvg(svg ? *svg : QByteArray());
    m_picture->setAccessibleName(title());
    m_picture->setAccessibleDescription(caption);
    m_toggle->setVisible(svg != nullptr);
    showPage();
    offerFormats();
}

void ReportCard::setTableShown(bool isShown)
{
    m_isTableWanted = isShown;
    showPage();
}

bool ReportCard::isTableShown() const
{
    return m_pages->currentWidget() == m_table;
}

void ReportCard::showPage()
{
    const ReportDocument* shown = document();
    if (!shown)
        return;
    const bool isPicture =
        shown->file(charts::suffixOf(charts::FileFormat::Svg)) && !m_isTableWanted;
    m_pages->setCurrentWidget(isPicture ? static_cast<QWidget*>(m_picture) : m_table);
    // The button says what a press brings.
    m_toggle->setText(isPicture ? tr("Table") : tr("Picture"));
    m_toggle->setAccessibleName(isPicture ? tr("Show the table: %1").arg(title())
                                          : tr("Show the picture: %1").arg(title()));
}

void ReportCard::showTable(const ReportDocument& shown)
{
    const bool isSame = std::exchange(m_shownStem, shown.stem) == shown.stem;
    const int row = m_table->currentIndex().row();
    const int scrolled = m_table->verticalScrollBar()->value();
    m_model->clear();
    m_model->setHorizontalHeaderLabels(shown.header);
    for (const QStringList& cells : shown.rows) {
        QList<QStandardItem*> items;
        for (const QString& cell : cells) {
            items << new QStandardItem(cell);
            items.back()->setEditable(false);
        }
        m_model->appendRow(items);
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool isLeft =
            column == 0 || charts::isOfWords(shown.rows, column); // the first names rows
        const Qt::Alignment alignment =
            (isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
        m_model->horizontalHeaderItem(column)->setTextAlignment(alignment);
        for (int each = 0; each < m_model->rowCount(); ++each) {
            if (QStandardItem* item = m_model->item(each, column))
                item->setTextAlignment(alignment);
        }
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), WidestCell));
    }
    // Whoever reads it goes on reading where it has other figures.
    if (isSame && row >= 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    m_table->verticalScrollBar()->setValue(isSame ? scrolled : 0);
}

const ReportDocument* ReportCard::document() const
{
    const int place = m_choice->currentIndex();
    if (!m_entry || place < 0 || place >= std::ssize(m_entry->documents))
        return nullptr;
    return &m_entry->documents[static_cast<std::size_t>(place)];
}

QString ReportCard::title() const
{
    return m_title->text();
}

QString ReportCard::words() const
{
    return m_words->text();
}

QString ReportCard::caption() const
{
    return m_caption->text();
}

} // namespace subtext
