// SPDX-License-Identifier: MIT
#include "ui/widgets/matrixview.h"

#include "tests/support/registeredtest.h"
#include "ui/theme/theme.h"
#include "ui/widgets/wrappedheader.h"

#include <QApplication>

using namespace subtext;

/// Who has how much of what, in a table that is as wide as the window lets it be.
class MatrixViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_haveTheirRoomBeforeTheGroups();
    void headings_areWholeOrHaveDots_data();
    void headings_areWholeOrHaveDots();
    void bar_isBelowTheBeginningOfItsText();
};

void MatrixViewTest::names_haveTheirRoomBeforeTheGroups()
{
    MatrixView view(QStringLiteral("Assignment"), nullptr);
    view.resize(900, 300);
    view.show();
    std::vector<ListedWord> groups;
    for (const char* word : {"a", "b", "c", "d", "e"})
        groups.push_back({QString::fromLatin1(word), QString::fromLatin1(word)});
    MatrixModel::Row row{QStringLiteral("A01"),
                         QStringLiteral("Karl Friedrich von Müller-Lüden"),
                         {{QStringLiteral("a"), {3, 0}}}};
    view.matrix().setRows({row}, groups, true);
    QCoreApplication::processEvents();
    const QAbstractItemView& asked = view;
    const int names = asked.sizeHintForColumn(0);
    QVERIFY(names > view.viewport()->width() / 7); // an even share would cut them
    QCOMPARE(view.columnWidth(0), names);
    QCOMPARE(view.horizontalHeader()->length(), view.viewport()->width());
    row.name = row.name.repeated(9);
    view.matrix().setRows({row}, groups, true);
    QCoreApplication::processEvents();
    QCOMPARE(view.columnWidth(0), view.viewport()->width() / 2);
}

void MatrixViewTest::headings_areWholeOrHaveDots_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("words that fit") << 860;
    QTest::newRow("words wider than a column") << 440;
}

void MatrixViewTest::headings_areWholeOrHaveDots()
{
    QFETCH(int, width);
    theme::apply(*qApp, theme::Mode::Light);
    MatrixView view(QStringLiteral("Assignment"), nullptr);
    view.resize(width, 300);
    view.show();
    std::vector<ListedWord> groups;
    for (const char* word : {"Mixed signals", "Deflection and misdirection", "Sarcasm and irony",
                             "Passive aggression", "Strategic politeness"})
        groups.push_back({QString::fromLatin1(word), QString::fromLatin1(word)});
    view.matrix().setRows({{QStringLiteral("A01"), QStringLiteral("Amara"), {}}}, groups, true);
    const auto* header = qobject_cast<const WrappedHeader*>(view.horizontalHeader());
    QVERIFY(header);
    QTRY_VERIFY(header->height() >= header->sizeHint().height());
    QFont font = header->font();
    font.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(font);
    constexpr int PaddingBeside = 18;
    constexpr int PaddingAbove = 12;
    int dots = 0;
    for (int column = 0; column < header->count(); ++column) {
        const int room = header->sectionSize(column) - PaddingBeside;
        const QString shown = header->shownText(column);
        for (const QString& word : shown.split(u' ')) {
            QVERIFY2(metrics.horizontalAdvance(word) <= room, qPrintable(shown));
            dots += word.endsWith(u'…') ? 1 : 0;
        }
        const QRect text = metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, shown);
        QVERIFY2(header->height() >= text.height() + PaddingAbove, qPrintable(shown));
    }
    QCOMPARE(dots > 0, width < 600);
}

// Rows are 14 higher than their text, which stands in the middle.
void MatrixViewTest::bar_isBelowTheBeginningOfItsText()
{
    const int text = QFontMetrics(theme::font(theme::TextRole::Body)).height();
    const QRect cell(100, 40, 300, text + 14);
    const QRectF left = MatrixDelegate::barArea(cell, Qt::AlignLeft | Qt::AlignVCenter);
    QCOMPARE(left.left(), 100.0 + TableDelegate::Padding);
    QVERIFY(left.right() < cell.center().x()); // not under the end of what fills the cell
    QVERIFY(left.top() > cell.top() + 7 + text);
    QVERIFY(left.bottom() < cell.top() + cell.height());
    const QRectF right = MatrixDelegate::barArea(cell, Qt::AlignRight | Qt::AlignVCenter);
    QCOMPARE(right.right(), 400.0 - TableDelegate::Padding);
    const QRect narrow(100, 40, 60, text + 14);
    QCOMPARE(MatrixDelegate::barArea(narrow, Qt::AlignRight).width(),
             60.0 - 2 * TableDelegate::Padding);
}

SUBTEXT_TEST(MatrixViewTest)
#include "matrixviewtest.moc"
