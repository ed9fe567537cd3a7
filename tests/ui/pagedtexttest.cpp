// SPDX-License-Identifier: MIT
#include "ui/widgets/pagedtext.h"

#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "ui/roster/mirrordocument.h"
#include "ui/text/mirrortext.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPageRanges>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

using namespace subtext;
using namespace subtext::test;

/// Where the pages of a text end that goes to paper.
class PagedTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mirror_isTornNowhere_data();
    void mirror_isTornNowhere();
    void plainLayout_tearsSomeMirror();
    void sceneOfAMirror_staysWithItsTextAndItsLabels_data() { mirror_isTornNowhere_data(); }
    void sceneOfAMirror_staysWithItsTextAndItsLabels();
    void sceneLongerThanAPage_isStillPrinted();
    void longTable_saysItsHeadAgain_andCutsNoRow();
    void longTable_beginsBelowItsHeading();
    void rowLongerThanAPage_isStillPrinted();
    void firstPage_isNotEmpty();
    void pages_areThoseThatAreAskedFor();
};

namespace {

constexpr int Lengths = 40; // of the explanation over which the tables move down a page

/// A mirror of three scenes, long and short ones, whose explanations have so many lines.
Mirrors mirrorOf(int lines)
{
    Mirrors mirrors;
    mirrors.title = QStringLiteral("Letters");
    mirrors.task = std::make_shared<const Task>(thirdTask());
    Mirror& mirror = mirrors.people.emplace_back();
    mirror.rater.code = QStringLiteral("A01");
    mirror.figures.scales.resize(mirrors.task->scales.size());
    for (const Question& question : mirrors.task->questions) {
        MirrorQuestion& figures = mirror.figures.questions.emplace_back();
        figures.own.assign(question.options.size(), 3);
        figures.others.assign(question.options.size(), 5);
    }
    for (int place = 0; place < 3; ++place) {
        MirrorScene& scene = mirror.scenes.emplace_back();
        scene.scenario.sourceId = QString::number(place + 1);
        for (std::size_t i = 0; i < mirrors.task->questions.size(); ++i) {
            scene.own.ballot.at(i) = Choice{0};
            scene.gold.at(i) = Pick{Choice{1}};
            scene.votes.emplace_back(mirrors.task->questions[i].options.size(), 1);
        }
        scene.own.explanation = QStringLiteral("She asks twice.");
        if (place != 1)
            scene.own.explanation += QStringLiteral("\nHe waits.").repeated(lines);
    }
    return mirrors;
}

/// The same with texts of several lines in the scenes, as long as they are asked for.
Mirrors mirrorWithTexts(int lines, int words)
{
    Mirrors mirrors = mirrorOf(lines);
    const std::vector<SceneField>& asked = mirrors.task->scene;
    for (MirrorScene& scene : mirrors.people.front().scenes) {
        for (std::size_t i = 0; i < asked.size(); ++i)
            scene.scenario.fields.at(i) =
                asked[i].options.empty() ? QStringLiteral("Nobody had said so. ").repeated(words)
                                         : asked[i].options.front().token;
    }
    return mirrors;
}

void read(QTextDocument& text, const Mirrors& mirrors)
{
    text.setHtml(mirrorHtml(mirrors, mirrors.people.front()));
}

/// Pages of a text as it is laid out, from 0.
class Pages
{
public:
    explicit Pages(const QTextDocument& text)
        : m_text(text)
    {}

    /// The pages of the first and last line.
    std::pair<int, int> of(const QTextBlock& block) const
    {
        const QTextLayout& layout = *block.layout();
        const qreal top = m_text.documentLayout()->blockBoundingRect(block).top();
        const QTextLine last = layout.lineAt(layout.lineCount() - 1);
        return {at(top + layout.lineAt(0).y()), at(top + last.y() + last.height())};
    }
    std::pair<int, int> ofRow(const QTextTable& table, int row) const
    {
        std::pair<int, int> pages{std::numeric_limits<int>::max(), 0};
        for (int column = 0; column < table.columns(); ++column) {
            const auto [first, last] = of(table.cellAt(row, column).firstCursorPosition().block());
            pages = {std::min(pages.first, first), std::max(pages.second, last)};
        }
        return pages;
    }
    qreal topOfRow(const QTextTable& table, int row) const
    {
        const QTextBlock block = table.cellAt(row, 0).firstCursorPosition().block();
        return m_text.documentLayout()->blockBoundingRect(block).top() +
               block.layout()->lineAt(0).y();
    }

private:
    int at(qreal y) const { return static_cast<int>(y / m_text.pageSize().height()); }

    const QTextDocument& m_text;
};

bool hasLargeLetters(const QTextBlock& block)
{
    const auto first = block.begin();
    return !first.atEnd() &&
           first.fragment().charFormat().intProperty(QTextFormat::FontSizeAdjustment) > 0;
}

/// What is torn of a text whose tables are all shorter than a page, in words.
QStringList tornIn(const QTextDocument& text)
{
    const Pages pages(text);
    QStringList torn;
    std::optional<std::pair<QString, int>> heading; // that waits for what follows, and its page
    const auto follows = [&](int page) {
        if (heading && heading->second != page)
            torn << heading->first;
        heading.reset();
    };
    for (auto it = text.rootFrame()->begin(); !it.atEnd(); ++it) {
        if (auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
            const int first = pages.ofRow(*table, 0).first;
            const int last = pages.ofRow(*table, table->rows() - 1).second;
            if (first != last)
                torn << table->firstCursorPosition().block().text();
            follows(first);
        } else if (const QTextBlock block = it.currentBlock(); block.length() > 1) {
            const auto [first, last] = pages.of(block);
            follows(first);
            if (hasLargeLetters(block))
                heading.emplace(block.text(), last);
        }
    }
    return torn;
}

/// Headings over tables that begin on another page, or have a paragraph between on another one.
QStringList headingsWithoutTheirTable(const QTextDocument& text)
{
    const Pages pages(text);
    QStringList torn;
    std::optional<std::pair<QString, int>> heading; // the last, and its page
    for (auto it = text.rootFrame()->begin(); !it.atEnd(); ++it) {
        const QTextBlock block = it.currentBlock();
        if (auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
            if (heading && heading->second != pages.ofRow(*table, 0).first)
                torn << heading->first;
            heading.reset();
        } else if (block.length() > 1 && hasLargeLetters(block)) {
            heading.emplace(block.text(), pages.of(block).first);
        }
    }
    return torn;
}

/// Rows of two cells, of which each second one is several lines high.
QString longTable(int rows)
{
    QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">"
                                  "<tr><th>Scene</th><th>Words</th></tr>");
    for (int row = 1; row <= rows; ++row)
        html += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                    .arg(row)
                    .arg(QStringLiteral("one<br>").repeated(row % 5) + QStringLiteral("end"));
    return html + QStringLiteral("</table>");
}

/// Paper that nobody prints on.
struct Paper
{
    explicit Paper(QPageSize::PageSizeId size = QPageSize::A4)
        : writer(&buffer)
    {
        writer.setPageSize(QPageSize(size));
    }

    QBuffer buffer;
    QPdfWriter writer;
};

QTextTable* tableIn(const QTextDocument& text)
{
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame))
            return table;
    }
    return nullptr;
}

int rowsCut(const QTextDocument& text, const QTextTable& table)
{
    int cut = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const auto [first, last] = Pages(text).ofRow(table, row);
        cut += first == last ? 0 : 1;
    }
    return cut;
}

} // namespace

void PagedTextTest::mirror_isTornNowhere_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("A4") << int{QPageSize::A4};
    QTest::newRow("Letter") << int{QPageSize::Letter};
}

void PagedTextTest::mirror_isTornNowhere()
{
    QFETCH(const int, size);
    for (int lines = 0; lines < Lengths; ++lines) {
        Paper paper(static_cast<QPageSize::PageSizeId>(size));
        QTextDocument text;
        read(text, mirrorOf(lines));
        QVERIFY(hasLargeLetters(text.begin())); // else no heading is looked for
        layOutOnPages(text, paper.writer);
        const QStringList torn = tornIn(text);
        QVERIFY2(torn.isEmpty(), qPrintable(QStringLiteral("%1 lines: ").arg(lines) +
                                            torn.join(QStringLiteral(" | "))));
        QVERIFY(text.pageCount() >= 2);
    }
}

// What is looked for is found where nobody breaks pages.
void PagedTextTest::plainLayout_tearsSomeMirror()
{
    int torn = 0;
    for (int lines = 0; lines < Lengths; ++lines) {
        QTextDocument text;
        read(text, mirrorOf(lines));
        text.setPageSize(QSizeF(700, 990));
        torn += text.pageCount() > 1 && !tornIn(text).isEmpty() ? 1 : 0;
    }
    QVERIFY(torn > 0);
}

void PagedTextTest::sceneOfAMirror_staysWithItsTextAndItsLabels()
{
    QFETCH(const int, size);
    constexpr int Words = 8; // two lines or three a text: a scene has room on a page
    for (int lines = 0; lines < Lengths; ++lines) {
        const Mirrors mirrors = mirrorWithTexts(lines, Words);
        Paper paper(static_cast<QPageSize::PageSizeId>(size));
        QTextDocument text;
        readMirror(text, mirrors, mirrors.people.front());
        layOutOnPages(text, paper.writer);
        const QStringList torn = headingsWithoutTheirTable(text) + tornIn(text);
        QVERIFY2(torn.isEmpty(), qPrintable(QStringLiteral("%1 lines: ").arg(lines) +
                                            torn.join(QStringLiteral(" | "))));
    }
}

void PagedTextTest::sceneLongerThanAPage_isStillPrinted()
{
    constexpr int Words = 400; // each text alone is a page or more
    const Mirrors mirrors = mirrorWithTexts(0, Words);
    Paper paper;
    QTextDocument text;
    readMirror(text, mirrors, mirrors.people.front());
    layOutOnPages(text, paper.writer);
    for (int page = 0; page < text.pageCount(); ++page) {
        const qreal top = page * text.pageSize().height();
        const QRectF area(0, top, text.pageSize().width(), text.pageSize().height());
        bool isWritten = false;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
            isWritten =
                isWritten || (block.length() > 1 &&
                              text.documentLayout()->blockBoundingRect(block).intersects(area));
        QVERIFY2(isWritten, qPrintable(QString::number(page)));
    }
}

void PagedTextTest::longTable_saysItsHeadAgain_andCutsNoRow()
{
    Paper paper;
    QTextDocument text;
    text.setHtml(longTable(120));
    layOutOnPages(text, paper.writer);
    const QTextTable* table = tableIn(text);
    QVERIFY(table);
    QVERIFY(text.pageCount() >= 3);
    QCOMPARE(table->format().headerRowCount(), 1);
    QCOMPARE(rowsCut(text, *table), 0);
    const Pages pages(text);
    const qreal toFirst = pages.topOfRow(*table, 1) - pages.topOfRow(*table, 0);
    const qreal margin = paper.writer.logicalDpiY() * 2 / 2.54;
    int turned = 0;
    for (int row = 2; row < table->rows(); ++row) {
        const int page = pages.ofRow(*table, row).first;
        if (page == pages.ofRow(*table, row - 1).first)
            continue;
        ++turned;
        const qreal below = pages.topOfRow(*table, row) - page * text.pageSize().height();
        QVERIFY2(below >= margin + toFirst - 1, qPrintable(QString::number(row))); // the head's
    }
    QCOMPARE(turned, text.pageCount() - 1); // no page is left out
}

// Nothing is gained by a new page for a table that has no room on one.
void PagedTextTest::longTable_beginsBelowItsHeading()
{
    for (int before = 0; before < 60; before += 3) {
        Paper paper;
        QTextDocument text;
        text.setHtml(QStringLiteral("<p>before</p>").repeated(before) +
                     QStringLiteral("<h2>Heading</h2>") + longTable(120));
        layOutOnPages(text, paper.writer);
        const QTextTable* table = tableIn(text);
        QVERIFY(table);
        const Pages pages(text);
        QTextBlock heading = text.begin();
        while (heading.isValid() && heading.text() != QLatin1String("Heading"))
            heading = heading.next();
        QVERIFY(heading.isValid());
        QCOMPARE(pages.of(heading).first, pages.ofRow(*table, 0).first);
        QCOMPARE(pages.of(heading).first, pages.ofRow(*table, 1).second);
        if (before <= 9) // there is room for more than half of the first page
            QCOMPARE(pages.of(heading).first, 0);
        QCOMPARE(rowsCut(text, *table), 0);
    }
}

void PagedTextTest::rowLongerThanAPage_isStillPrinted()
{
    Paper paper;
    QTextDocument text;
    text.setHtml(QStringLiteral("<table border=\"1\"><tr><th>Head</th></tr><tr><td>short</td></tr>"
                                "<tr><td>%1end</td></tr><tr><td>after</td></tr></table>")
                     .arg(QStringLiteral("long<br>").repeated(150)));
    layOutOnPages(text, paper.writer);
    QVERIFY(text.pageCount() >= 3);
    QVERIFY(text.pageCount() <= 8);
    QCOMPARE(rowsCut(text, *tableIn(text)), 1);
}

void PagedTextTest::firstPage_isNotEmpty()
{
    Paper paper;
    QTextDocument text;
    text.setHtml(QStringLiteral("<h1>Heading</h1>") + longTable(120));
    layOutOnPages(text, paper.writer);
    QCOMPARE(Pages(text).of(text.begin()).first, 0);
    QCOMPARE(Pages(text).ofRow(*tableIn(text), 1).second, 0);
}

void PagedTextTest::pages_areThoseThatAreAskedFor()
{
    const auto sizeOf = [](const QPageRanges& ranges) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setPageRanges(ranges);
            QTextDocument text;
            text.setHtml(longTable(120));
            printOnPages(text, writer);
        }
        return bytes.count("/Type /Page\n");
    };
    QPageRanges second;
    second.addPage(2);
    QVERIFY(sizeOf({}) >= 3);
    QCOMPARE(sizeOf(second), qsizetype{1});
}

SUBTEXT_TEST(PagedTextTest)
#include "pagedtexttest.moc"
