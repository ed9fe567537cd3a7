// SPDX-License-Identifier: MIT
#include "core/task/editing/colourchecks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/contrast.h"
#include "tests/ui/themerows.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/theme/desktoptheme.h"

#include <QApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// High contrast: when it is chosen, and what it promises beyond what the tests of all themes ask.
class HighContrastTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { theme::apply(*qApp, theme::Mode::Light); }
    void system_asksForIt_data();
    void system_asksForIt();
    void desktop_isDarkAsItSays_data();
    void desktop_isDarkAsItSays();
    void key_goesThroughAllThemes();
    void choice_isKept_data();
    void choice_isKept();
    void ground_isThatOfTheDesktop();
    void lines_areSeen_data() { addContrastRows(); }
    void lines_areSeen();
    void disabledText_canBeRead_data() { addContrastRows(); }
    void disabledText_canBeRead();
    void emotions_areSeenAndToldApart_data() { addThemeRows(); }
    void emotions_areSeenAndToldApart();
    void chosenRow_isBetweenLines_data() { addContrastRows(); }
    void chosenRow_isBetweenLines();
    void card_hasTheColoursOfTheTheme_data() { addThemeRows(); }
    void card_hasTheColoursOfTheTheme();
    void pickThatIsNotOffered_hasABrokenFrame_data() { addContrastRows(); }
    void pickThatIsNotOffered_hasABrokenFrame();

private:
    static void addContrastRows();
};

namespace {

QPalette paletteWith(const char* window, const char* base, const char* text)
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(QLatin1String(window)));
    palette.setColor(QPalette::Base, QColor(QLatin1String(base)));
    palette.setColor(QPalette::WindowText, QColor(QLatin1String(text)));
    return palette;
}

QPalette usualPalette()
{
    return paletteWith("#efefef", "#ffffff", "#000000");
}

} // namespace

void HighContrastTest::addContrastRows()
{
    QTest::addColumn<const theme::Colors*>("colors");
    for (const theme::Colors* colors : allThemes()) {
        if (colors->isContrast)
            QTest::newRow(themeName(*colors).constData()) << colors;
    }
}

void HighContrastTest::system_asksForIt_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<QString>("gtkTheme");
    QTest::addColumn<QString>("space"); // of the setting
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("asks");
    const auto ofPalette = [](const char* name, const QPalette& palette, bool asks) {
        QTest::newRow(name) << palette << QString() << QString() << QString() << QVariant() << asks;
    };
    ofPalette("black on grey and white", usualPalette(), false);
    ofPalette("black on white", paletteWith("#ffffff", "#ffffff", "#000000"), true);
    ofPalette("white on black", paletteWith("#000000", "#000000", "#ffffff"), true);
    ofPalette("yellow on black", paletteWith("#000000", "#000000", "#ffff00"), true);
    ofPalette("grey on white", paletteWith("#ffffff", "#ffffff", "#404040"), false);
    ofPalette("grey on black", paletteWith("#000000", "#000000", "#b0b0b0"), false);
    ofPalette("white on a dark grey", paletteWith("#101010", "#000000", "#ffffff"), false);
    const auto ofTheme = [](const char* name, bool asks) {
        QTest::newRow(name) << usualPalette() << QString::fromLatin1(name) << QString() << QString()
                            << QVariant() << asks;
    };
    ofTheme("HighContrast", true);
    ofTheme("HighContrastInverse", true);
    ofTheme("Adwaita:dark", false);
    const auto ofSetting = [](const char* name, const char* space, const char* key,
                              const QVariant& value, bool asks) {
        QTest::newRow(name) << usualPalette() << QString() << QString::fromLatin1(space)
                            << QString::fromLatin1(key) << value << asks;
    };
    const char* const appearance = "org.freedesktop.appearance";
    const char* const gnome = "org.gnome.desktop.a11y.interface";
    ofSetting("higher contrast", appearance, "contrast", 1U, true);
    ofSetting("no preference", appearance, "contrast", 0U, false);
    ofSetting("unknown contrast", appearance, "contrast", 7U, false);
    ofSetting("dark", appearance, "color-scheme", 1U, false);
    ofSetting("switch of GNOME on", gnome, "high-contrast", true, true);
    ofSetting("switch of GNOME off", gnome, "high-contrast", false, false);
}

void HighContrastTest::system_asksForIt()
{
    QFETCH(QPalette, palette);
    QFETCH(QString, gtkTheme);
    QFETCH(QString, space);
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(bool, asks);
    QProcessEnvironment environment;
    if (!gtkTheme.isEmpty())
        environment.insert(QStringLiteral("GTK_THEME"), gtkTheme);
    theme::DesktopSettings settings;
    if (!space.isEmpty())
        settings[space][key] = value;
    QCOMPARE(theme::systemWantsHighContrast(palette, environment, settings), asks);
}

void HighContrastTest::desktop_isDarkAsItSays_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<QVariant>("scheme");
    QTest::addColumn<bool>("isDark");
    const QPalette light = usualPalette();
    const QPalette dark = paletteWith("#202020", "#101010", "#e0e0e0");
    QTest::newRow("light palette, nothing said") << light << QVariant() << false;
    QTest::newRow("dark palette, nothing said") << dark << QVariant() << true;
    QTest::newRow("light palette, no preference") << light << QVariant(0U) << false;
    QTest::newRow("dark palette, no preference") << dark << QVariant(0U) << true;
    QTest::newRow("light palette, dark wanted") << light << QVariant(1U) << true;
    QTest::newRow("dark palette, light wanted") << dark << QVariant(2U) << false;
    QTest::newRow("unknown scheme") << light << QVariant(9U) << false;
}

void HighContrastTest::desktop_isDarkAsItSays()
{
    QFETCH(QPalette, palette);
    QFETCH(QVariant, scheme);
    QFETCH(bool, isDark);
    theme::DesktopSettings settings;
    if (scheme.isValid())
        settings[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("color-scheme")] =
            scheme;
    QCOMPARE(theme::systemWantsDark(palette, settings), isDark);
}

void HighContrastTest::key_goesThroughAllThemes()
{
    Desk desk; // opens in the light theme
    desk.startLabelling(1);
    const auto next = [&desk] {
        desk.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        return themeName(theme::colors(desk.window().palette()));
    };
    QCOMPARE(next(), QByteArray("dark"));
    QCOMPARE(desk.settings().themeMode(), theme::Mode::Dark);
    QVERIFY(next().startsWith("high contrast"));
    QCOMPARE(desk.settings().themeMode(), theme::Mode::Contrast);
    QCOMPARE(next(), QByteArray("light"));
    QCOMPARE(desk.settings().themeMode(), theme::Mode::Light);
}

void HighContrastTest::choice_isKept_data()
{
    QTest::addColumn<theme::Mode>("mode");
    QTest::newRow("system") << theme::Mode::System;
    QTest::newRow("light") << theme::Mode::Light;
    QTest::newRow("dark") << theme::Mode::Dark;
    QTest::newRow("contrast") << theme::Mode::Contrast;
}

void HighContrastTest::choice_isKept()
{
    QFETCH(theme::Mode, mode);
    const QTemporaryDir folder;
    {
        Settings settings(folder.path());
        QCOMPARE(settings.themeMode(), theme::Mode::System);
        settings.setThemeMode(mode);
    }
    QCOMPARE(Settings(folder.path()).themeMode(), mode);
}

void HighContrastTest::ground_isThatOfTheDesktop()
{
    theme::apply(*qApp, theme::Mode::Contrast);
    const QByteArray first = themeName(theme::colors(QApplication::palette()));
    theme::apply(*qApp, theme::Mode::Dark);
    theme::apply(*qApp, theme::Mode::Contrast); // not that of the theme before
    QCOMPARE(themeName(theme::colors(QApplication::palette())), first);
    QVERIFY(theme::colors(QApplication::palette()).isContrast);
}

void HighContrastTest::lines_areSeen()
{
    QFETCH(const theme::Colors*, colors);
    for (const QColor& ground : {colors->window, colors->surface, colors->raised})
        QVERIFY(contrast(colors->line, ground) >= 4.5);
    // What fills a bar is told from the rest of its track.
    QVERIFY(contrast(colors->accent, colors->line) >= 3);
    QVERIFY(colors->focusWidth > theme::lightColors().focusWidth);
}

void HighContrastTest::disabledText_canBeRead()
{
    QFETCH(const theme::Colors*, colors);
    theme::apply(*qApp, *colors);
    for (const char* kind : {"", "primary", "quiet"}) {
        QWidget window;
        window.resize(160, 40);
        QPushButton button(QStringLiteral("Hand in"), &window);
        button.setProperty("kind", QLatin1String(kind));
        button.setEnabled(false);
        button.resize(window.size());
        const QImage image = window.grab().toImage();
        const QColor ground = image.pixelColor(8, 20);
        double best = 1;
        for (int x = 16; x < 144; ++x) {
            for (int y = 8; y < 32; ++y)
                best = std::max(best, contrast(image.pixelColor(x, y), ground));
        }
        QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
    }
}

void HighContrastTest::emotions_areSeenAndToldApart()
{
    QFETCH(const theme::Colors*, colors);
    std::vector<QString> hues;
    for (const QColor& hue : colors->emotions) {
        const double ratio = contrast(hue, colors->surface);
        QVERIFY2(ratio >= 3, qPrintable(hue.name() + QStringLiteral(": %1").arg(ratio)));
        hues.push_back(hue.name());
    }
    for (const AlikePair& pair : alikePairs(hues))
        QFAIL(qPrintable(hues.at(pair.first) + u' ' + hues.at(pair.second)));
}

void HighContrastTest::chosenRow_isBetweenLines()
{
    QFETCH(const theme::Colors*, colors);
    theme::apply(*qApp, *colors);
    QTableWidget table(3, 2);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.verticalHeader()->hide();
    table.resize(300, 200);
    // selectRow() goes by the keys that the test before held.
    table.selectionModel()->select(table.model()->index(1, 0),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    const QImage image = table.grab().toImage();
    const auto cell = [&table](int row, int column) {
        const QRect inside = table.visualRect(table.model()->index(row, column));
        return inside.translated(table.viewport()->mapTo(&table, QPoint(0, 0)));
    };
    for (const int column : {0, 1}) {
        const QRect chosen = cell(1, column);
        const int x = chosen.center().x();
        QCOMPARE(image.pixelColor(x, chosen.top()), colors->accent);
        QCOMPARE(image.pixelColor(x, chosen.bottom()), colors->accent);
        QCOMPARE(image.pixelColor(x, chosen.center().y()), colors->accentSoft);
        QCOMPARE(image.pixelColor(x, cell(2, column).bottom()), colors->surface);
    }
}

void HighContrastTest::card_hasTheColoursOfTheTheme()
{
    QFETCH(const theme::Colors*, colors);
    theme::apply(*qApp, *colors);
    QFrame card; // its ground, by the style sheet, is another than that of the window
    card.setProperty("card", true);
    card.ensurePolished();
    QCOMPARE(&theme::colors(card.palette()), colors);
}

void HighContrastTest::pickThatIsNotOffered_hasABrokenFrame()
{
    QFETCH(const theme::Colors*, colors);
    theme::apply(*qApp, *colors);
    PickButton button({Emotion::Joy}, nullptr);
    button.resize(160, 32);
    const auto hasGaps = [&] {
        const QImage image = button.grab().toImage();
        int gaps = 0;
        for (int x = 16; x < image.width() - 16; ++x)
            gaps += image.pixelColor(x, 1) == colors->surface ? 1 : 0;
        return gaps > 0;
    };
    QVERIFY(!hasGaps());
    button.setEnabled(false);
    QVERIFY(hasGaps());
    QCOMPARE(button.cursor().shape(), Qt::ArrowCursor);
}

SUBTEXT_TEST(HighContrastTest)
#include "highcontrasttest.moc"
