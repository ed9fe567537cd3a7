// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualwindow.h"

#include "ui/help/manualpages.h"
#include "ui/help/manualreader.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/pagedtext.h"
#include "ui/widgets/spokenrole.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace subtext {
namespace {

constexpr int SideWidth = 220;
constexpr int ManualReadingWidth = 820;
constexpr int LeastLetters = 2; // one letter is everywhere

int rowOf(const QString& file)
{
    const auto& pages = manualPages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&](const ManualPage& page) { return page.file == file; });
    return static_cast<int>(found - pages.begin());
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
{
    setAttribute(Qt::WA_QuitOnClose, false);
    setSpokenRole(*this, QAccessible::Window);
    setWindowTitle(tr("Manual – Subtext"));
    setMinimumHeight(400);
    QHBoxLayout* across = makeRow(this, {}, 0);
    across->addWidget(buildSide(), 1);
    QVBoxLayout* right = makeColumn(10);
    right->setContentsMargins(28, 14, 20, 14);
    right->addLayout(buildBar());
    m_reader = new ManualReader(this);
    m_reader->setAccessibleName(tr("Page of the manual"));
    m_reader->setMaximumWidth(ManualReadingWidth);
    right->addWidget(m_reader, 1);
    across->addLayout(right, 4);
    resizeToRoom(*this, {1120, 760});
    connect(m_reader, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    m_dressing.setSingleShot(true);
    connect(&m_dressing, &QTimer::timeout, this, &ManualWindow::dressAgain);
    registerKeys();
    showHit(-1);
    m_reader->setFocus(Qt::OtherFocusReason);
}

QWidget* ManualWindow::buildSide()
{
    auto* side = new QFrame(this);
    side->setProperty("panel", true);
    side->setMinimumWidth(SideWidth);
    QVBoxLayout* column = makeColumn(side, {14, 16, 14, 14}, 10);
    column->addWidget(makeLabel(tr("Manual"), theme::TextRole::Scene, LabelTone::Normal, side));
    m_search = new QLineEdit(side);
    m_search->setObjectName(QStringLiteral("searchAllPages"));
    m_search->setPlaceholderText(tr("Search all pages"));
    m_search->setAccessibleName(tr("Search all pages"));
    m_search->setToolTip(tr("Ctrl+F"));
    addClearButton(*m_search);
    m_pages = new QListWidget(side);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setWordWrap(true);
    for (const ManualPage& page : manualPages())
        m_pages->addItem(page.title);
    m_nothing =
        makeLines(tr("No page has these words."), theme::TextRole::Body, LabelTone::Muted, side);
    m_nothing->hide();
    addWidgets(*column, m_search, m_nothing);
    column->addWidget(m_pages, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_pages, &QListWidget::currentRowChanged, this, &ManualWindow::choosePage);
    return side;
}

QHBoxLayout* ManualWindow::buildBar()
{
    QHBoxLayout* bar = makeRow(6);
    m_back = makeButton(tr("Back"), ButtonKind::Quiet, this, "back");
    m_back->setToolTip(tr("Alt+Left"));
    m_forward = makeButton(tr("Forward"), ButtonKind::Quiet, this, "forward");
    m_forward->setToolTip(tr("Alt+Right"));
    m_hitText = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_previous = makeButton(tr("Previous"), ButtonKind::Quiet, this, "previous");
    m_previous->setToolTip(tr("Shift+F3"));
    m_previous->setAccessibleDescription(tr("Where the words stand before this"));
    m_next = makeButton(tr("Next"), ButtonKind::Quiet, this, "next");
    m_next->setToolTip(tr("F3, or Enter in the search"));
    m_next->setAccessibleDescription(tr("Where the words stand after this"));
    auto* print = makeButton(tr("Print…"), ButtonKind::Quiet, this, "print");
    print->setToolTip(tr("Ctrl+P: on paper, or into a PDF file"));
    addWidgets(*bar, m_back, m_forward);
    bar->addStretch(1);
    m_hitText->setObjectName(QStringLiteral("hits"));
    addWidgets(*bar, m_hitText, m_previous, m_next, print);
    connect(m_back, &QPushButton::clicked, this, &ManualWindow::back);
    connect(m_forward, &QPushButton::clicked, this, &ManualWindow::forward);
    connect(m_previous, &QPushButton::clicked, this, [this] { stepHit(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { stepHit(1); });
    connect(print, &QPushButton::clicked, this, &ManualWindow::askToPrint);
    return bar;
}

void ManualWindow::registerKeys()
{
    const auto add = [this](const QKeySequence& key, const auto& run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    add(Qt::CTRL | Qt::Key_F, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    add(Qt::Key_F3, [this] { stepHit(1); });
    add(Qt::SHIFT | Qt::Key_F3, [this] { stepHit(-1); });
    add(Qt::ALT | Qt::Key_Left, [this] { back(); });
    add(Qt::ALT | Qt::Key_Right, [this] { forward(); });
    add(Qt::CTRL | Qt::Key_P, [this] { askToPrint(); });
    add(Qt::Key_Escape, [this] { escape(); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { stepHit(1); });
}

void ManualWindow::open(const QString& target)
{
    const QString file = target.section(u'#', 0, 0);
    if (!manualPage(file))
        return;
    leave();
    showPage(file);
    m_reader->showHeading(target.section(u'#', 1));
}

void ManualWindow::follow(const QUrl& link)
{
    if (!link.isRelative()) {
        if (link.scheme() == QLatin1String("https") || link.scheme() == QLatin1String("http"))
            QDesktopServices::openUrl(link);
        return;
    }
    const QString file = link.path().isEmpty() ? m_here.file : link.path();
    open(file + u'#' + link.fragment());
}

void ManualWindow::leave()
{
    if (m_here.file.isEmpty())
        return;
    m_before.push_back({m_here.file, m_reader->topPosition()});
    m_after.clear();
}

void ManualWindow::showPage(const QString& file)
{
    if (file != m_here.file) {
        m_here.file = file;
        m_reader->showPage(*manualPage(file));
        const QSignalBlocker blocker(m_pages);
        m_pages->setCurrentRow(rowOf(file));
    }
    findHits();
    m_back->setEnabled(!m_before.empty());
    m_forward->setEnabled(!m_after.empty());
}

void ManualWindow::goAlong(int by)
{
    std::vector<Where>& from = by < 0 ? m_before : m_after;
    std::vector<Where>& to = by < 0 ? m_after : m_before;
    if (from.empty())
        return;
    to.push_back({m_here.file, m_reader->topPosition()});
    const Where where = from.back();
    from.pop_back();
    showPage(where.file);
    m_reader->scrollToPosition(where.position);
}

/// One who goes to a page while searching wants what was found there.
void ManualWindow::choosePage(int row)
{
    if (row < 0)
        return;
    open(manualPages().at(static_cast<std::size_t>(row)).file);
    if (!m_hits.empty())
        showHit(0);
}

void ManualWindow::search(const QString& words)
{
    const QString simple = words.simplified();
    m_words = simple.size() < LeastLetters ? QString() : simple;
    showCounts();
    if (m_here.file.isEmpty())
        return;
    findHits();
}

void ManualWindow::showCounts()
{
    if (m_texts.empty()) {
        for (const ManualPage& page : manualPages())
            m_texts.push_back(TextReader::plainTextOf(page.markdown));
    }
    bool isAny = false;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const auto count = occurrences(m_texts[i], m_words).size();
        QListWidgetItem* item = m_pages->item(static_cast<int>(i));
        const QString& title = manualPages()[i].title;
        item->setText(m_words.isEmpty() ? title : tr("%1 (%2)").arg(title).arg(count));
        item->setHidden(!m_words.isEmpty() && count == 0);
        isAny = isAny || count > 0;
    }
    m_nothing->setVisible(!m_words.isEmpty() && !isAny);
}

void ManualWindow::findHits()
{
    m_hits.clear();
    if (!m_words.isEmpty())
        m_hits = occurrences(m_texts.at(static_cast<std::size_t>(rowOf(m_here.file))), m_words);
    showHit(-1);
}

void ManualWindow::showHit(int hit)
{
    m_hit = hit;
    m_reader->markHits(m_hits, static_cast<int>(m_words.size()), hit);
    QString text;
    if (!m_hits.empty())
        text = hit < 0 ? tr("%1 on this page").arg(m_hits.size())
                       : tr("%1 of %2").arg(hit + 1).arg(m_hits.size());
    else if (!m_words.isEmpty())
        text = tr("None on this page");
    m_hitText->setText(text);
    m_previous->setEnabled(!m_hits.empty());
    m_next->setEnabled(!m_hits.empty());
}

/// The first that stands at what is read, or behind it; one behind the last where there is none.
int ManualWindow::hitFromHere() const
{
    const auto hit = std::lower_bound(m_hits.begin(), m_hits.end(), m_reader->topPosition());
    return static_cast<int>(hit - m_hits.begin());
}

void ManualWindow::stepHit(int by)
{
    if (!m_hits.empty()) {
        const int count = static_cast<int>(m_hits.size());
        const int from = m_hit < 0 && by < 0 ? hitFromHere() : m_hit;
        showHit(m_hit < 0 && by > 0 ? hitFromHere() % count : (from + by + count) % count);
        sayAloud(*this, m_hitText->text());
        return;
    }
    for (int row = 0; row < m_pages->count(); ++row) {
        if (!m_words.isEmpty() && !m_pages->item(row)->isHidden()) {
            choosePage(row);
            return;
        }
    }
}

/// First the search goes, then the window.
void ManualWindow::escape()
{
    if (m_search->text().isEmpty())
        close();
    else
        m_search->clear();
}

void ManualWindow::printTo(QPagedPaintDevice& device) const
{
    printOnPages(*m_reader->printed(), device);
}

void ManualWindow::askToPrint()
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_pages->currentItem() ? manualPage(m_here.file)->title : QString());
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, printer] { printTo(*printer); });
    dialog->open();
}

/// Fonts and colours are in the text itself.
void ManualWindow::dressAgain()
{
    const int top = m_reader->topPosition();
    m_reader->showPage(*manualPage(m_here.file));
    m_reader->scrollToPosition(top);
    showHit(m_hit);
}

void ManualWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool isLook =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && m_reader && !m_here.file.isEmpty())
        m_dressing.start();
}

} // namespace subtext
