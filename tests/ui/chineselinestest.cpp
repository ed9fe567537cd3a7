// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "ui/help/manualpages.h"
#include "ui/help/manualreader.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

using namespace subtext;

/// Chinese has no blanks to break a line at: it breaks between characters, but not before what
/// closes a sentence, a clause or a quotation, nor after what opens one.
class ChineseLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void label_breaksWithinTheText_data();
    void label_breaksWithinTheText();
    void pageOfTheManual_breaksWithinTheText_data();
    void pageOfTheManual_breaksWithinTheText();
};

namespace {

const QString Closing = QStringLiteral("。，、；：！？”’）》");
const QString Opening = QStringLiteral("“‘（《");

/// `text`: what was laid out; the layout of a block does not keep it.
QStringList linesIn(const QTextLayout& layout, const QString& text)
{
    QStringList lines;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        lines << text.mid(line.textStart(), line.textLength());
    }
    return lines;
}

/// As a label breaks it, which lays its text out so to paint it.
QStringList linesOf(const QLabel& label, int width)
{
    QTextLayout layout(label.text(), label.font());
    QTextOption option;
    option.setWrapMode(label.wordWrap() ? QTextOption::WordWrap : QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    return linesIn(layout, label.text());
}

/// Empty where every line may begin and end as it does.
QString badBreakIn(const QStringList& lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        if (line.isEmpty() || (i > 0 && Closing.contains(line.front())) ||
            (i + 1 < lines.size() && Opening.contains(line.back())))
            return lines.join(u'\n');
    }
    return {};
}

} // namespace

void ChineseLinesTest::init()
{
    if (QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty())
        QSKIP("not there: a font that has Chinese");
    theme::apply(*qApp, theme::Mode::Light);
    setLanguage(*qApp, QStringLiteral("zh_CN"));
}

void ChineseLinesTest::label_breaksWithinTheText_data()
{
    QTest::addColumn<int>("letters");
    for (int letters = 6; letters < 18; ++letters) // so that each mark comes to an edge
        QTest::addRow("%d letters wide", letters) << letters;
}

void ChineseLinesTest::label_breaksWithinTheText()
{
    QFETCH(int, letters);
    const QString text = QStringLiteral(
        "你第一次的答案会保留，并在你提交新答案之前隐藏起来，好让你重新读这个场景；场景上方会显示"
        "“重新标注”以及改了什么（规则或文本）。再次给出同样的答案，也算作答！要继续吗？");
    QVERIFY(!text.contains(u' '));
    QWidget window;
    const QLabel* label = makeLines(text, theme::TextRole::Body, LabelTone::Normal, &window);
    const int width = letters * label->fontMetrics().horizontalAdvance(u'标');
    const int heightOfOne = label->heightForWidth(QWIDGETSIZE_MAX);

    const QStringList lines = linesOf(*label, width);
    QVERIFY(lines.size() > 3);
    QCOMPARE(lines.join(QString()), text);
    for (const QString& line : lines)
        QVERIFY2(label->fontMetrics().horizontalAdvance(line) <= width + 1, qUtf8Printable(line));
    const QString bad = badBreakIn(lines);
    QVERIFY2(bad.isEmpty(), qUtf8Printable(bad));
    // The label itself has the height of so many.
    QVERIFY(label->heightForWidth(width) > heightOfOne * (static_cast<int>(lines.size()) - 1));
}

void ChineseLinesTest::pageOfTheManual_breaksWithinTheText_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {360, 500, 640, 780})
        QTest::addRow("%d wide", width) << width;
}

void ChineseLinesTest::pageOfTheManual_breaksWithinTheText()
{
    QFETCH(int, width);
    ManualReader reader(nullptr);
    reader.showPage(*manualPage(QStringLiteral("annotator.md")));
    const auto page = reader.printed();
    page->setTextWidth(width);
    QVERIFY(page->documentLayout()->documentSize().height() > width); // which lays it out
    int broken = 0;
    for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
        // A cell of a table may be narrower than a key that stands there.
        if (block.text().isEmpty() || QTextCursor(block).currentTable())
            continue;
        const QStringList lines = linesIn(*block.layout(), block.text());
        broken += lines.size() > 1 ? 1 : 0;
        const QString bad = badBreakIn(lines);
        QVERIFY2(bad.isEmpty(), qUtf8Printable(bad));
    }
    QVERIFY(broken > 10);
}

SUBTEXT_TEST(ChineseLinesTest)
#include "chineselinestest.moc"
