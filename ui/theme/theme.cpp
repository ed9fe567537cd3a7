// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/plot/svgpicture.h"
#include "ui/theme/controlstyle.h"
#include "ui/theme/desktoptheme.h"
#include "ui/theme/styledparts.h"
#include "ui/theme/stylesheet.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QPixmapCache>
#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

namespace subtext::theme {
namespace {

QPalette paletteOf(const Colors& c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.surface);
    p.setColor(QPalette::AlternateBase, c.raised);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::Button, c.surface);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::ToolTipBase, c.text);
    p.setColor(QPalette::ToolTipText, c.surface);
    p.setColor(QPalette::PlaceholderText, c.muted);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.onAccent);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, c.control);
    for (QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        p.setColor(QPalette::Disabled, role, c.muted);
    return p;
}

Colors makeLight()
{
    Colors c;
    c.isDark = false;
    c.window = QColor(0xF7F5F1);
    c.surface = QColor(0xFFFFFF);
    c.raised = QColor(0xEFECE6);
    c.text = QColor(0x1D2127);
    c.muted = QColor(0x5A616B);
    c.line = QColor(0xDFDAD1);
    c.control = QColor(0x7F848C);
    c.accent = QColor(0x0F6B6B);
    c.onAccent = QColor(0xFFFFFF);
    c.accentSoft = QColor(0xE3F0EF);
    c.danger = QColor(0xA8261C);
    c.warning = QColor(0x8A5300);
    c.success = QColor(0x2B6B34);
    c.emotions = {QColor(0xC38900), QColor(0x68A355), QColor(0x288A5D), QColor(0x2694CB),
                  QColor(0x3F63C3), QColor(0x5D2E90), QColor(0xCB1231), QColor(0xBC6507)};
    return c;
}

Colors makeDark()
{
    Colors c;
    c.isDark = true;
    c.window = QColor(0x16191D);
    c.surface = QColor(0x1E2227);
    c.raised = QColor(0x111417);
    c.text = QColor(0xE9E6E0);
    c.muted = QColor(0xA4ABB5);
    c.line = QColor(0x30363D);
    c.control = QColor(0x737B86);
    c.accent = QColor(0x5CC7BF);
    c.onAccent = QColor(0x0C1F1E);
    c.accentSoft = QColor(0x1B302F);
    c.danger = QColor(0xFF8E80);
    c.warning = QColor(0xE9B45C);
    c.success = QColor(0x86CB8F);
    c.emotions = {QColor(0xF5CB3F), QColor(0xAAE384), QColor(0x48BD84), QColor(0x78C4EE),
                  QColor(0x7297EE), QColor(0x9353D6), QColor(0xF36665), QColor(0xEF900D)};
    return c;
}

/// Black on white. The emotions' hues are made for white, and told apart there as in makeLight().
Colors makeContrastLight()
{
    Colors c = makeLight();
    c.isContrast = true;
    c.focusWidth = 3;
    c.window = c.surface = c.raised = QColor(0xFFFFFF);
    c.text = QColor(Qt::black);
    c.muted = QColor(0x333333);
    c.line = QColor(0x767676);
    c.control = QColor(Qt::black);
    c.accent = QColor(0x001F73);
    c.onAccent = QColor(0xFFFFFF);
    c.accentSoft = QColor(0xB8D4FF);
    c.danger = QColor(0x780000);
    c.warning = QColor(0x553000);
    c.success = QColor(0x003F18);
    return c;
}

/// White on black. On black the emotions' hues of makeDark() have more contrast than there.
Colors makeContrastDark()
{
    Colors c = makeDark();
    c.isContrast = true;
    c.focusWidth = 3;
    c.window = c.surface = c.raised = QColor(Qt::black);
    c.text = QColor(0xFFFFFF);
    c.muted = QColor(0xE0E0E0);
    c.line = QColor(0x767676);
    c.control = QColor(0xFFFFFF);
    c.accent = QColor(0xFFE100);
    c.onAccent = QColor(Qt::black);
    c.accentSoft = QColor(0x002B6E);
    c.danger = QColor(0xFFB8B0);
    c.warning = QColor(0xFFC66E);
    c.success = QColor(0x8CF09A);
    return c;
}

/// The palette before apply() set one of ours: what the desktop asked for.
const QPalette& desktopPalette()
{
    static const QPalette palette = QApplication::palette();
    return palette;
}

const Colors& colorsFor(Mode mode)
{
    const QPalette& desktop = desktopPalette();
    const bool isFollowing = mode == Mode::System || mode == Mode::Contrast;
    const DesktopSettings settings = isFollowing ? desktopSettings() : DesktopSettings();
    const bool isContrast =
        mode == Mode::Contrast ||
        (mode == Mode::System &&
         systemWantsHighContrast(desktop, QProcessEnvironment::systemEnvironment(), settings));
    const bool desktopIsDark = systemWantsDark(desktop, settings);
    if (isContrast)
        return desktopIsDark ? contrastDarkColors() : contrastLightColors();
    const bool isDark = mode == Mode::Dark || (mode == Mode::System && desktopIsDark);
    return isDark ? darkColors() : lightColors();
}

// The application's own size before apply() changed the family: what the desktop asked for.
qreal baseSize()
{
    static const qreal size = [] {
        const qreal points = QApplication::font().pointSizeF();
        return points > 0 ? std::max(points, 10.0) : 10.0;
    }();
    return size;
}

// Where Qt keeps the font that a widget had before a style sheet came to it.
constexpr const char* FontBeforeSheet = "_q_styleSheetWidgetFont";

/// Kept among Qt's pixmaps: another theme, and back, draws none of them twice.
QPixmap drawnIcon(const QString& path, const QColor& ink, int side)
{
    const QString key = QStringLiteral("subtext:%1:%2:%3").arg(path, ink.name()).arg(side);
    QPixmap drawn;
    if (QPixmapCache::find(key, &drawn))
        return drawn;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    SvgPicture picture(file.readAll().replace("currentColor", ink.name().toLatin1()));
    drawn = QPixmap(side, side);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    picture.render(&painter);
    painter.end();
    QPixmapCache::insert(key, drawn);
    return drawn;
}

} // namespace

const Colors& lightColors()
{
    static const Colors colors = makeLight();
    return colors;
}

const Colors& darkColors()
{
    static const Colors colors = makeDark();
    return colors;
}

const Colors& contrastLightColors()
{
    static const Colors colors = makeContrastLight();
    return colors;
}

const Colors& contrastDarkColors()
{
    static const Colors colors = makeContrastDark();
    return colors;
}

const Colors& colors(const QPalette& palette)
{
    QColor window = palette.color(QPalette::Window);
    // A widget that a style sheet makes transparent has a black without any opacity there.
    if (window.alpha() == 0)
        window = QGuiApplication::palette().color(QPalette::Window);
    const bool isDark = window.lightness() < 128;
    // A style sheet leaves this one alone: a card of the light theme is as white as high contrast.
    const QColor control = palette.color(QPalette::Dark);
    if (control == contrastLightColors().control || control == contrastDarkColors().control)
        return isDark ? contrastDarkColors() : contrastLightColors();
    return isDark ? darkColors() : lightColors();
}

QColor optionColor(const QPalette& palette, const QString& colour, const QString& colourDark,
                   int place)
{
    const Colors& c = colors(palette);
    const QString& own = c.isDark && !colourDark.isEmpty() ? colourDark : colour;
    if (!own.isEmpty())
        return QColor(own);
    return c.emotions.at(static_cast<std::size_t>(place) % c.emotions.size());
}

int addFonts(const QString& folder)
{
    QFontDatabase::families(); // reads the system's, which would otherwise come after these
    int count = 0;
    const QDir fonts(folder);
    for (const QString& name : fonts.entryList(
             {QStringLiteral("Inter-Bold.otf"), QStringLiteral("Inter-Italic.otf"),
              QStringLiteral("Inter-Regular.otf"), QStringLiteral("Inter-SemiBold.otf")},
             QDir::Files, QDir::Name)) {
        QFile file(fonts.filePath(name));
        if (file.open(QIODevice::ReadOnly) &&
            QFontDatabase::addApplicationFontFromData(file.readAll()) >= 0)
            ++count;
    }
    return count;
}

void apply(QApplication& application, Mode mode, int textSize)
{
    apply(application, colorsFor(mode), textSize);
}

void apply(QApplication& application, const Colors& c, int textSize)
{
    desktopPalette(); // while it is the desktop's
    const qreal size = baseSize() * textSize / 100;
    // Each of these goes through every widget; the style draws in whatever colours there are.
    static QPointer<ControlStyle> style;
    if (!style) {
        style = new ControlStyle;
        application.setStyle(style); // which owns it
    }
    application.setPalette(paletteOf(c));
    // Widgets have it before they are styled, not with the events that follow.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationPaletteChange);
    // Beside the program, where it does not come with the system's packages.
    static bool hasOwnFonts = false;
    if (!std::exchange(hasOwnFonts, true))
        addFonts(QCoreApplication::applicationDirPath() + QStringLiteral("/fonts"));
    QFont base = QApplication::font();
    if (QFontDatabase::families().contains(QStringLiteral("Inter")))
        base.setFamily(QStringLiteral("Inter"));
    base.setPointSizeF(size);
    if (base != QApplication::font())
        application.setFont(base);
    setSheet(styleSheet(c));
}

void setTextSize(QApplication& application, int textSize)
{
    QFont base = QApplication::font();
    const qreal size = baseSize() * textSize / 100;
    if (qFuzzyCompare(size, base.pointSizeF()))
        return; // laying out every place anew takes a second
    const qreal ratio = size / base.pointSizeF();
    // Those that have a font of their own keep its size when the application's changes. Some make
    // their parts anew with another font: what is gone by then is passed over.
    std::vector<std::pair<QPointer<QWidget>, QFont>> own;
    std::vector<QPointer<QWidget>> widgets;
    for (QWidget* widget : QApplication::allWidgets()) {
        widgets.emplace_back(widget);
        QFont font = widget->font();
        const bool isOwn = widget->testAttribute(Qt::WA_SetFont) &&
                           (font.resolveMask() & QFont::SizeResolved) != 0;
        if (isOwn && font.pointSizeF() > 0) {
            font.setPointSizeF(font.pointSizeF() * ratio);
            own.emplace_back(widget, font);
        }
    }
    base.setPointSizeF(size);
    application.setFont(base);
    for (const auto& [widget, font] : own) {
        if (!widget)
            continue;
        widget->setFont(font);
        widget->setProperty(FontBeforeSheet, QVariant()); // or the sheet would put it back
    }
    renewSheet();
    for (const QPointer<QWidget>& widget : widgets) {
        if (widget)
            widget->updateGeometry();
    }
}

QFont font(TextRole role)
{
    QFont f = QApplication::font();
    const qreal base = f.pointSizeF() > 0 ? f.pointSizeF() : baseSize();
    switch (role) {
    case TextRole::Body:
        f.setPointSizeF(base);
        break;
    case TextRole::Strong:
        f.setPointSizeF(base);
        f.setWeight(QFont::DemiBold);
        break;
    case TextRole::Small:
        f.setPointSizeF(base * 0.88);
        break;
    case TextRole::Caption:
        f.setPointSizeF(base * 0.92);
        f.setWeight(QFont::DemiBold);
        break;
    case TextRole::Title:
        f.setPointSizeF(base * 1.6);
        f.setWeight(QFont::DemiBold);
        break;
    case TextRole::Display:
        f.setPointSizeF(base * 2.8);
        f.setWeight(QFont::Bold);
        f.setLetterSpacing(QFont::PercentageSpacing, 97);
        break;
    case TextRole::Scene:
        f.setPointSizeF(base * 1.25);
        break;
    case TextRole::Utterance:
        f.setPointSizeF(base * 2.1);
        f.setWeight(QFont::DemiBold);
        f.setLetterSpacing(QFont::PercentageSpacing, 98);
        break;
    }
    return f;
}

QIcon icon(const QString& name, const QColor& color, const QColor& selected)
{
    const QString path = QStringLiteral(":/subtext/icons/%1.svg").arg(name);
    if (!QFile::exists(path))
        return {};
    QIcon result;
    for (int side : {20, 24, 40, 48}) {
        result.addPixmap(drawnIcon(path, color, side), QIcon::Normal, QIcon::Off);
        if (selected.isValid())
            result.addPixmap(drawnIcon(path, selected, side), QIcon::Normal, QIcon::On);
    }
    return result;
}

} // namespace subtext::theme
