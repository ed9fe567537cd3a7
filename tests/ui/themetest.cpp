// SPDX-License-Identifier: MIT
#include "ui/theme/theme.h"

#include "tests/support/registeredtest.h"
#include "tests/ui/contrast.h"
#include "tests/ui/themerows.h"
#include "ui/theme/controlstyle.h"
#include "ui/theme/stylesheet.h"
#include "ui/widgets/tabledelegate.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QFontDatabase>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolTip>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int Side = 20;

void useTheme(const theme::Colors& colors)
{
    theme::apply(*qApp, colors);
}

const theme::Colors& current()
{
    return theme::colors(QApplication::palette());
}

/// An indicator in a state, on the ground of a window.
QImage indicator(QStyle::PrimitiveElement element, QStyle::State state, qreal scale = 1)
{
    QImage image(QSize(Side, Side) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(current().window);
    QStyleOptionButton option;
    option.rect = QRect(0, 0, Side, Side);
    option.palette = QApplication::palette();
    option.state = state;
    QPainter painter(&image);
    QApplication::style()->drawPrimitive(element, &option, &painter);
    return image;
}

/// The best contrast that any pixel of the middle row or column has with the ground of the window.
double contrastOf(const QImage& image)
{
    double best = 1;
    for (int i = 0; i < Side; ++i) {
        best = std::max(best, contrast(image.pixelColor(i, Side / 2), current().window));
        best = std::max(best, contrast(image.pixelColor(Side / 2, i), current().window));
    }
    return best;
}

/// What outlines and the focus have to have.
double leastContrast(const theme::Colors& colors)
{
    return colors.isContrast ? 4.5 : 3;
}

} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outlinesOfControls_haveContrast_data();
    void outlinesOfControls_haveContrast();
    void arrows_haveTheColourOfTheTheme_data() { addThemeRows(); }
    void arrows_haveTheColourOfTheTheme();
    void indicators_areSeenAndToldApart_data();
    void indicators_areSeenAndToldApart();
    void rowsThatCanBeTicked_lookLikeCheckBoxes();
    void indicator_growsWithTheText();
    void indicator_isSharpAtEveryScale();
    void focusOfCheckBox_isSeen_data() { addThemeRows(); }
    void focusOfCheckBox_isSeen();
    void focusOfTicks_goesRoundTheWords_data() { addThemeRows(); }
    void focusOfTicks_goesRoundTheWords();
    void focusOfARowToTick_goesRoundTheWords_data() { addThemeRows(); }
    void focusOfARowToTick_goesRoundTheWords();
    void placeholder_hasContrast_data() { addThemeRows(); }
    void placeholder_hasContrast();
    void fontsOfAFolder_areKnown();
    void focusFrameOfViews_isWhole_data() { addThemeRows(); }
    void focusFrameOfViews_isWhole();
    void focusFrameOfTabs_goesRoundTheWord_data() { addThemeRows(); }
    void focusFrameOfTabs_goesRoundTheWord();
    void cellThatIsCut_tellsItsText();
    void transparentWidget_hasTheColoursOfTheTheme_data() { addThemeRows(); }
    void transparentWidget_hasTheColoursOfTheTheme();
};

void ThemeTest::outlinesOfControls_haveContrast_data()
{
    QTest::addColumn<QColor>("line");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const theme::Colors* c : allThemes()) {
        const QByteArray name = themeName(*c) + ' ';
        const double least = leastContrast(*c);
        for (const auto& [ground, groundName] :
             {std::pair{c->window, "window"}, std::pair{c->surface, "surface"},
              std::pair{c->raised, "raised"}, std::pair{c->accentSoft, "accent soft"}}) {
            QTest::newRow((name + "control on " + groundName).constData())
                << c->control << ground << least;
            QTest::newRow((name + "accent on " + groundName).constData())
                << c->accent << ground << least;
        }
        QTest::newRow((name + "tick on accent").constData()) << c->onAccent << c->accent << least;
        QTest::newRow((name + "focus round accent").constData()) << c->text << c->window << least;
    }
}

void ThemeTest::outlinesOfControls_haveContrast()
{
    QFETCH(QColor, line);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double ratio = contrast(line, ground);
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
}

void ThemeTest::arrows_haveTheColourOfTheTheme()
{
    QFETCH(const theme::Colors*, colors);
    const QString scheme = (colors->isContrast ? QStringLiteral("contrast-") : QString()) +
                           (colors->isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    QVERIFY(theme::styleSheet(*colors).contains(QStringLiteral("-%1.svg").arg(scheme)));
    for (const QString& direction : {QStringLiteral("up"), QStringLiteral("down")}) {
        const QString path =
            QStringLiteral(":/subtext/icons/chevron-%1-%2.svg").arg(direction, scheme);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        static const QRegularExpression stroke(QStringLiteral("stroke=\"(#[0-9a-f]{6})\""));
        const QString colour = stroke.match(QString::fromUtf8(file.readAll())).captured(1);
        QCOMPARE(QColor(colour), colors->muted);
    }
}

void ThemeTest::indicators_areSeenAndToldApart_data()
{
    QTest::addColumn<const theme::Colors*>("colors");
    QTest::addColumn<int>("element");
    for (const theme::Colors* colors : allThemes()) {
        const QByteArray name = themeName(*colors) + ' ';
        QTest::newRow((name + "check box").constData())
            << colors << int(QStyle::PE_IndicatorCheckBox);
        QTest::newRow((name + "radio button").constData())
            << colors << int(QStyle::PE_IndicatorRadioButton);
    }
}

void ThemeTest::indicators_areSeenAndToldApart()
{
    QFETCH(const theme::Colors*, colors);
    QFETCH(int, element);
    useTheme(*colors);
    const auto shown = [element](QStyle::State state) {
        return indicator(static_cast<QStyle::PrimitiveElement>(element), state);
    };
    QList<QImage> seen;
    for (const QStyle::State state :
         {QStyle::State_Enabled | QStyle::State_Off, QStyle::State_Enabled | QStyle::State_On,
          QStyle::State_Enabled | QStyle::State_Off | QStyle::State_MouseOver,
          QStyle::State_Enabled | QStyle::State_On | QStyle::State_MouseOver,
          QStyle::State(QStyle::State_Off), QStyle::State(QStyle::State_On)}) {
        const QImage image = shown(state);
        const double ratio = contrastOf(image);
        QVERIFY2(ratio >= leastContrast(*colors), qPrintable(QString::number(ratio)));
        QVERIFY(!seen.contains(image));
        seen << image;
    }
    if (element != QStyle::PE_IndicatorCheckBox)
        return;
    const QImage partly = shown(QStyle::State_Enabled | QStyle::State_NoChange);
    QVERIFY(contrastOf(partly) >= leastContrast(*colors));
    QVERIFY(!seen.contains(partly));
}

void ThemeTest::rowsThatCanBeTicked_lookLikeCheckBoxes()
{
    useTheme(theme::darkColors());
    for (const QStyle::State state :
         {QStyle::State_Enabled | QStyle::State_Off, QStyle::State_Enabled | QStyle::State_On,
          QStyle::State_Enabled | QStyle::State_NoChange})
        QCOMPARE(indicator(QStyle::PE_IndicatorItemViewItemCheck, state),
                 indicator(QStyle::PE_IndicatorCheckBox, state));
}

void ThemeTest::indicator_growsWithTheText()
{
    useTheme(theme::lightColors());
    QFont font = QApplication::font();
    QStyleOptionButton option;
    option.fontMetrics = QFontMetrics(font);
    const int usual =
        QApplication::style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, nullptr);
    font.setPointSizeF(font.pointSizeF() * 2);
    option.fontMetrics = QFontMetrics(font);
    const int large =
        QApplication::style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, nullptr);
    QVERIFY2(large > usual * 3 / 2, qPrintable(QString::number(large)));
    QVERIFY(usual >= 16);
}

void ThemeTest::indicator_isSharpAtEveryScale()
{
    useTheme(theme::lightColors());
    const QStyle::State state = QStyle::State_Enabled | QStyle::State_On;
    const QImage twice = indicator(QStyle::PE_IndicatorCheckBox, state, 2);
    QImage blown = indicator(QStyle::PE_IndicatorCheckBox, state).scaled(twice.size());
    blown.setDevicePixelRatio(2);
    QVERIFY(twice != blown); // drawn anew, not enlarged
}

void ThemeTest::focusOfCheckBox_isSeen()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QImage image(60, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(current().window);
    QStyleOptionFocusRect option;
    option.rect = image.rect();
    option.palette = QApplication::palette();
    QPainter painter(&image);
    QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter);
    painter.end();
    for (int line = 0; line < colors->focusWidth; ++line)
        QCOMPARE(image.pixelColor(30, line), current().accent);
    QCOMPARE(image.pixelColor(30, 12), current().window);
}

void ThemeTest::focusOfTicks_goesRoundTheWords()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    // Words of nothing but spaces: whatever is in the accent where they stand is the ring.
    QCheckBox box(QString(12, u' '));
    QRadioButton dot(QString(12, u' '));
    for (QAbstractButton* button :
         {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&dot)}) {
        button->show();
        QVERIFY(QTest::qWaitForWindowActive(button));
        button->setFocus();
        button->resize(button->sizeHint());
        QVERIFY(button->hasFocus());
        const QFontMetrics metrics = button->fontMetrics();
        QStyleOptionButton option;
        option.initFrom(button);
        const QRect contents = button->style()->subElementRect(
            button == &box ? QStyle::SE_CheckBoxContents : QStyle::SE_RadioButtonContents, &option,
            button);
        const QRect place(contents.left(), (button->height() - metrics.height()) / 2,
                          metrics.horizontalAdvance(button->text()), metrics.height());
        QVERIFY(place.right() + colors->focusWidth < button->width());
        const QImage image = button->grab().toImage();
        for (int y = place.top(); y <= place.bottom(); ++y) {
            for (int x = place.left(); x <= place.right(); ++x)
                QVERIFY2(image.pixelColor(x, y) != current().accent,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
        }
        button->clearFocus();
        QVERIFY(button->grab().toImage() != image); // it is drawn
        button->hide();
    }
}

void ThemeTest::focusOfARowToTick_goesRoundTheWords()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QListWidget list;
    auto* item = new QListWidgetItem(QString(12, u' '), &list);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    list.setSelectionMode(QAbstractItemView::NoSelection);
    list.resize(300, 120);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home); // the ring is for those who use the keys
    QCOMPARE(list.currentItem(), item);
    const QRect row = list.visualItemRect(item);
    const int height = list.fontMetrics().height();
    QVERIFY(row.height() >= height + 2 * colors->focusWidth);
    const QImage image = list.viewport()->grab().toImage();
    QCOMPARE(image.pixelColor(row.center().x(), row.top()), current().accent);
    QCOMPARE(image.pixelColor(row.center().x(), row.bottom()), current().accent);
    const int top = row.top() + (row.height() - height) / 2;
    for (int y = top; y < top + height; ++y)
        QVERIFY2(image.pixelColor(row.center().x(), y) != current().accent,
                 qPrintable(QString::number(y)));
}

void ThemeTest::placeholder_hasContrast()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QLineEdit line;
    QPlainTextEdit text;
    for (QWidget* field : {static_cast<QWidget*>(&line), static_cast<QWidget*>(&text)}) {
        field->ensurePolished();
        const QColor ink = field->palette().color(QPalette::PlaceholderText);
        QCOMPARE(ink.alpha(), 255);
        QVERIFY(contrast(ink, current().surface) >= (colors->isContrast ? 7 : 4.5));
    }
}

void ThemeTest::focusFrameOfViews_isWhole()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QTableWidget table(3, 2);
    table.verticalHeader()->hide();
    QListWidget list;
    list.addItems({QStringLiteral("first"), QStringLiteral("second")});
    list.setCurrentRow(0);
    for (QWidget* view : {static_cast<QWidget*>(&table), static_cast<QWidget*>(&list)}) {
        view->resize(300, 200);
        view->show();
        QVERIFY(QTest::qWaitForWindowActive(view));
        view->setFocus();
        const QImage image = view->grab().toImage();
        // Beside the header or the chosen row, too; the corners are round.
        for (const QPoint at :
             {QPoint(150, 0), QPoint(150, 1), QPoint(0, 14), QPoint(1, 14), QPoint(299, 14),
              QPoint(0, 100), QPoint(299, 100), QPoint(150, 199)})
            QCOMPARE(image.pixelColor(at), current().accent);
        // Where a corner turns, neither header nor row lies over it.
        QVERIFY(contrast(image.pixelColor(2, 2), current().surface) >= 2);
        view->hide();
    }
}

void ThemeTest::focusFrameOfTabs_goesRoundTheWord()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QTabBar tabs;
    tabs.setDrawBase(false);
    tabs.addTab(QString(12, u' ')); // nothing but what is drawn round a word
    tabs.resize(200, tabs.sizeHint().height());
    tabs.show();
    QVERIFY(QTest::qWaitForWindowActive(&tabs));
    tabs.setFocus();
    tabs.resize(tabs.width(), tabs.sizeHint().height()); // as it is with the style
    const QImage image = tabs.grab().toImage();
    const QRect tab = tabs.tabRect(0);
    const QColor ground = image.pixelColor(tab.center());
    for (int y = tab.top() + 4; y < tab.bottom() - 4; ++y)
        QCOMPARE(image.pixelColor(tab.center().x(), y), ground);
    QCOMPARE(image.pixelColor(tab.center().x(), tab.top()), current().accent);
    QCOMPARE(image.pixelColor(tab.center().x(), tab.bottom()), current().accent);
    QCOMPARE(image.pixelColor(tab.left(), tab.center().y()), current().accent);
}

void ThemeTest::cellThatIsCut_tellsItsText()
{
    useTheme(theme::lightColors());
    QTableWidget table(1, 2);
    TableDelegate delegate;
    table.setItemDelegate(&delegate);
    const QString whole = QStringLiteral("A name that is far too long for its column");
    table.setItem(0, 0, new QTableWidgetItem(whole));
    table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("no")));
    table.resize(400, 200);
    table.show();
    const auto tipOf = [&](int column) {
        QToolTip::hideText();
        const QModelIndex index = table.model()->index(0, column);
        QStyleOptionViewItem option;
        option.rect = table.visualRect(index);
        const QPoint at = option.rect.center();
        QHelpEvent event(QEvent::ToolTip, at, table.viewport()->mapToGlobal(at));
        return delegate.helpEvent(&event, &table, option, index) ? QToolTip::text() : QString();
    };
    QCOMPARE(tipOf(0), whole);
    QCOMPARE(tipOf(1), QString());
    table.item(0, 0)->setToolTip(QStringLiteral("what the model says"));
    QCOMPARE(tipOf(0), QStringLiteral("what the model says"));
}

void ThemeTest::transparentWidget_hasTheColoursOfTheTheme()
{
    QFETCH(const theme::Colors*, colors);
    useTheme(*colors);
    QTextBrowser reader; // its ground is that of whatever lies below
    reader.ensurePolished();
    QCOMPARE(&theme::colors(reader.palette()), colors);
}

/// As the folder beside the program, where no package of the system brings the font.
void ThemeTest::fontsOfAFolder_areKnown()
{
    const QString font = QStringLiteral("/usr/share/fonts/opentype/inter/Inter-Regular.otf");
    if (!QFile::exists(font))
        QSKIP("Inter is not installed here");
    const QTemporaryDir folder;
    QCOMPARE(theme::addFonts(folder.filePath(QStringLiteral("none"))), 0);
    QVERIFY(QFile::copy(font, folder.filePath(QStringLiteral("Inter-Regular.otf"))));
    writeFile(folder.filePath(QStringLiteral("Inter-Bold.otf")), "no font");
    writeFile(folder.filePath(QStringLiteral("terms.txt")), "no font either");
    QCOMPARE(theme::addFonts(folder.path()), 1);
    QVERIFY(QFontDatabase::hasFamily(QStringLiteral("Inter")));
}

SUBTEXT_TEST(ThemeTest)
#include "themetest.moc"
