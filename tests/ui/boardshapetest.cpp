// SPDX-License-Identifier: MIT
#include "ui/answer/boardshape.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <QApplication>

using namespace subtext;

/// Where the parts of a board are, without a window.
class BoardShapeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widths_followTheFont();
    void columns_followTheFont();
    void buttons_stayBesideTheNames();

private:
    static BoardShape shape() { return BoardShape(builtInTask(u"emoscene")->questions, true); }
    /// Runs with the application's text at twice its size.
    template <typename Work> static void withLargeText(const Work& work)
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        work();
        QApplication::setFont(usual);
    }
};

void BoardShapeTest::widths_followTheFont()
{
    const BoardShape board = shape();
    const QSize usual = board.least();
    QSize large;
    withLargeText([&] { large = board.least(); });
    QVERIFY(large.width() > usual.width());
    QVERIFY(large.height() > usual.height());
    QCOMPARE(board.least(), usual);
}

void BoardShapeTest::columns_followTheFont()
{
    BoardShape board = shape();
    board.setLook(StepLook::Row);
    board.setPlace({2 * board.least().width() + 40, 400}, Qt::LeftToRight);
    const int last = board.rows() - 1;
    QVERIFY(board.row(last).left() > board.row(0).left());
    QRectF large;
    withLargeText([&] { large = board.row(last); });
    QCOMPARE(large.left(), board.row(0).left()); // one column: two have no room
}

void BoardShapeTest::buttons_stayBesideTheNames()
{
    BoardShape board = shape();
    // With no more room than is needed a row takes all of it.
    const int least = board.least().width();
    board.setPlace({least, 400}, Qt::LeftToRight);
    const QRectF narrow = board.row(0);
    QVERIFY(narrow.right() > least - 10);
    board.setPlace({5 * least, 400}, Qt::LeftToRight);
    const QRectF wide = board.row(0);
    QCOMPARE(wide.left(), narrow.left());
    QVERIFY(wide.width() > narrow.width());
    QVERIFY2(wide.width() < 2 * narrow.width(), qPrintable(QString::number(wide.width())));
    for (int option = 0; option < board.options(); ++option)
        QVERIFY(wide.contains(board.option(0, option)));
    // From right to left it stands at the other edge.
    board.setPlace({5 * least, 400}, Qt::RightToLeft);
    QCOMPARE(board.row(0).width(), wide.width());
    QCOMPARE(5 * least - board.row(0).right(), wide.left());
}

SUBTEXT_TEST(BoardShapeTest)
#include "boardshapetest.moc"
