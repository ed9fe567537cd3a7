// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/filepreview.h"

#include "core/exchange/tables/recordtable.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/release/svgview.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int WidestColumn = 320;

/// The header and so many rows: cut at a line end that is not inside quotation marks.
QByteArray firstRows(const QByteArray& csv, int rows)
{
    bool isQuoted = false;
    int lines = 0;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        if (csv.at(i) == '"')
            isQuoted = !isQuoted;
        else if (csv.at(i) == '\n' && !isQuoted && ++lines > rows)
            return csv.left(i + 1);
    }
    return csv;
}

/// Whole lines, so that no character is cut in two.
QByteArray firstBytes(const QByteArray& bytes, qsizetype most)
{
    if (bytes.size() <= most)
        return bytes;
    const qsizetype end = bytes.lastIndexOf('\n', most);
    return bytes.left(end > 0 ? end + 1 : most);
}

/// The block of YAML before a text as code: Qt would take its last line for that of a heading.
QString withFrontMatterAsCode(const QString& markdown)
{
    const QLatin1String fence("---\n");
    const qsizetype end = markdown.indexOf(QLatin1String("\n---\n"));
    if (!markdown.startsWith(fence) || end < 0)
        return markdown;
    return QStringLiteral("```yaml\n") + markdown.mid(fence.size(), end + 1 - fence.size()) +
           QStringLiteral("```\n") + markdown.mid(end + 1 + fence.size());
}

} // namespace

FilePreview::FilePreview(QWidget* parent)
    : QFrame(parent)
    , m_name(new ElidedLabel(this))
    , m_about(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_notice(makeLines(QString(), theme::TextRole::Small, LabelTone::Warning, this))
    , m_stack(new PageStack(this))
    , m_table(new QTableWidget(m_stack))
    , m_prose(makeReader(m_stack))
    , m_plain(new QPlainTextEdit(m_stack))
    , m_picture(new SvgView(m_stack))
    , m_nothing(new QWidget(m_stack))
{
    setProperty("card", true);
    QVBoxLayout* column = makeColumn(this, {18, 14, 14, 14}, 4);
    m_name->setFont(theme::font(theme::TextRole::Strong));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidgets(*column, m_name, m_about, m_notice);
    column->addSpacing(6);
    column->addWidget(m_stack, 1);

    m_table->setAccessibleName(tr("Contents as a table"));
    m_table->setProperty("scrollsSideways", true); // as wide as the file
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegate(new TableDelegate(m_table));
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_prose->setAccessibleName(tr("Contents as text"));
    m_prose->setProperty("scrollsSideways", true); // a README has tables
    m_plain->setAccessibleName(tr("Contents as they are"));
    m_plain->setReadOnly(true);
    m_plain->setTabChangesFocus(true);
    m_plain->setLineWrapMode(QPlainTextEdit::NoWrap);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
    m_plain->setFont(mono);
    m_picture->setAccessibleName(tr("Contents as a picture"));
    addWidgets(*m_stack, m_table, m_prose, m_plain, m_picture, m_nothing);
    showNothing();
}

void FilePreview::showNothing()
{
    m_look = Look::Nothing;
    m_name->setLine(tr("No file chosen"));
    m_about->clear();
    setNotice({});
    m_stack->setCurrentWidget(m_nothing);
}

void FilePreview::setNotice(const QString& text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

void FilePreview::showFile(const ReleaseFile& file, const QString& about, const QByteArray& picture)
{
    m_name->setLine(file.path + QStringLiteral("  ·  ") + sizeWords(file.bytes.size()));
    m_about->setText(about);
    m_about->setVisible(!m_about->text().isEmpty());
    setNotice({});
    if (file.path.endsWith(QLatin1String(".csv")))
        showTable(file.bytes);
    else if (file.path.endsWith(QLatin1String(".md")))
        showProse(file.bytes);
    else if (file.path.endsWith(QLatin1String(".svg")))
        showPicture(file.bytes);
    else if (!file.path.endsWith(QLatin1String(".pdf")))
        showPlain(file.bytes);
    else if (!picture.isEmpty())
        showPicture(picture);
    else
        showNothing();
}

void FilePreview::showTable(const QByteArray& csv)
{
    const QByteArray beginning = firstRows(csv, MostRows);
    const auto table = readCsv(beginning);
    if (!table) {
        showPlain(csv);
        return;
    }
    if (beginning.size() < csv.size())
        setNotice(tr("The first %1 rows").arg(MostRows));
    m_look = Look::Table;
    m_table->clear();
    m_table->setRowCount(static_cast<int>(table->rows.size()));
    m_table->setColumnCount(static_cast<int>(table->columns.size()));
    m_table->setHorizontalHeaderLabels(table->columns);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList& cells = table->rows[static_cast<std::size_t>(row)].cells;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells.value(column));
            item->setToolTip(plainToolTip(item->text()));
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), WidestColumn));
    m_table->scrollToTop();
    m_stack->setCurrentWidget(m_table);
}

void FilePreview::showProse(const QByteArray& markdown)
{
    const QByteArray beginning = firstBytes(markdown, MostBytes);
    if (beginning.size() < markdown.size())
        setNotice(tr("The first %1").arg(sizeWords(beginning.size())));
    m_look = Look::Prose;
    showMarkdown(m_prose, withFrontMatterAsCode(QString::fromUtf8(beginning)));
    m_stack->setCurrentWidget(m_prose);
}

void FilePreview::showPlain(const QByteArray& bytes)
{
    const QByteArray beginning = firstBytes(bytes, MostBytes);
    if (beginning.size() < bytes.size())
        setNotice(tr("The first %1").arg(sizeWords(beginning.size())));
    m_look = Look::Plain;
    m_plain->setPlainText(QString::fromUtf8(beginning));
    m_stack->setCurrentWidget(m_plain);
}

void FilePreview::showPicture(const QByteArray& svg)
{
    m_look = Look::Picture;
    m_picture->showSvg(svg);
    m_stack->setCurrentWidget(m_picture);
}

QString FilePreview::text() const
{
    switch (m_look) {
    case Look::Prose:
        return m_prose->toPlainText();
    case Look::Plain:
        return m_plain->toPlainText();
    case Look::Nothing:
    case Look::Table:
    case Look::Picture:
        break;
    }
    return {};
}

} // namespace subtext
