// SPDX-License-Identifier: MIT
#include "ui/widgets/tilerow.h"

#include "tests/support/registeredtest.h"
#include "ui/theme/theme.h"
#include "ui/widgets/figuretile.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QScopeGuard>

#include <algorithm>

using namespace subtext;

/// Headline figures in little room.
class TileRowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }
    void tile_saysWhatItIsAbout();
    void wideWindow_hasOneRow();
    void narrowWindow_cutsNoCaption_data();
    void narrowWindow_cutsNoCaption();
    void longNote_isShownWhole_data();
    void longNote_isShownWhole();
    void longWord_makesItsTilesWider();
    void lastTile_fillsItsRow();
};

namespace {

/// Five tiles, the last with the longest caption.
struct FiveTiles
{
    FiveTiles()
        : row(nullptr)
    {
        for (const char* caption :
             {"First", "Second", "Third", "Fourth", "Unanimous, majority and split"})
            tiles.push_back(row.add(QString::fromLatin1(caption), QStringLiteral("Why <it>")));
        row.show();
    }
    void resize(int width)
    {
        row.resize(width, 800);
        QCoreApplication::processEvents();
    }
    int widest() const { return tiles.back()->wantedWidth(); }

    TileRow row;
    std::vector<FigureTile*> tiles;
};

} // namespace

void TileRowTest::tile_saysWhatItIsAbout()
{
    const FiveTiles five;
    QCOMPARE(five.tiles.front()->accessibleDescription(), QStringLiteral("Why <it>"));
    QCOMPARE(five.tiles.front()->toolTip(), plainToolTip(QStringLiteral("Why <it>")));
}

void TileRowTest::wideWindow_hasOneRow()
{
    FiveTiles five;
    five.resize(2 * five.widest());
    QVERIFY(five.tiles.back()->y() > five.tiles.front()->y());
    five.resize(6 * five.widest());
    for (const FigureTile* tile : five.tiles)
        QCOMPARE(tile->y(), five.tiles.front()->y());
}

void TileRowTest::narrowWindow_cutsNoCaption_data()
{
    QTest::addColumn<double>("captions");
    QTest::newRow("one") << 1.2;
    QTest::newRow("two") << 2.4;
    QTest::newRow("three") << 3.5;
    QTest::newRow("four") << 4.6;
    QTest::newRow("five") << 5.5;
}

void TileRowTest::narrowWindow_cutsNoCaption()
{
    QFETCH(double, captions);
    FiveTiles five;
    five.resize(static_cast<int>(captions * five.widest()));
    for (const FigureTile* tile : five.tiles) {
        QVERIFY(tile->width() >= tile->wantedWidth());
        QVERIFY(five.row.rect().contains(tile->geometry()));
    }
}

void TileRowTest::longNote_isShownWhole_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("960") << 700;
    QTest::newRow("1350") << 1090;
    QTest::newRow("1920") << 1660;
}

/// In German, at larger text.
void TileRowTest::longNote_isShownWhole()
{
    QFETCH(int, width);
    constexpr int Larger = 150;
    theme::setTextSize(*qApp, Larger);
    const auto usual = qScopeGuard([] { theme::setTextSize(*qApp, 100); });
    FiveTiles five;
    for (FigureTile* tile : five.tiles)
        tile->setFigure(QStringLiteral("0,725"), QStringLiteral("0,61 bis 0,82"));
    five.tiles.back()->setFigure(QStringLiteral("120 · 45 · 13"),
                                 QStringLiteral("zu wenige Items, um Effekte nachzuweisen"));
    five.resize(width);
    for (const FigureTile* tile : five.tiles) {
        QVERIFY(five.row.rect().contains(tile->geometry()));
        for (const QLabel* label : tile->findChildren<QLabel*>()) {
            QVERIFY2(tile->rect().contains(label->geometry()), qPrintable(label->text()));
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
            if (!label->wordWrap())
                QVERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(label->text()),
                         qPrintable(label->text()));
        }
    }
}

void TileRowTest::longWord_makesItsTilesWider()
{
    FiveTiles five;
    const int before = five.tiles.front()->wantedWidth();
    five.tiles.front()->setFigure(
        QStringLiteral("1"), QStringLiteral("von Übereinstimmungswahrscheinlichkeiten und mehr"));
    const int word = QFontMetrics(theme::font(theme::TextRole::Small))
                         .horizontalAdvance(QStringLiteral("Übereinstimmungswahrscheinlichkeiten"));
    QVERIFY(five.tiles.front()->wantedWidth() > before);
    QVERIFY(five.tiles.front()->wantedWidth() > word);
    QVERIFY(five.tiles.front()->wantedWidth() < 2 * word);
}

void TileRowTest::lastTile_fillsItsRow()
{
    FiveTiles five;
    five.resize(static_cast<int>(3.5 * five.widest())); // three, then two
    QCOMPARE(five.tiles.at(3)->x(), five.tiles.front()->x());
    QCOMPARE(five.tiles.back()->geometry().right(), five.tiles.at(2)->geometry().right());
}

SUBTEXT_TEST(TileRowTest)
#include "tilerowtest.moc"
