// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktoptheme.h"

#include "core/task/editing/colourchecks.h"

#include <QOperatingSystemVersion>
#include <QSettings>

#ifdef SUBTEXT_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#endif

namespace subtext::theme {
namespace {

constexpr double ContrastOfHighContrast = 15;

QString appearanceNamespace()
{
    return QStringLiteral("org.freedesktop.appearance");
}

/// For portals from before `contrast` was among the settings of all desktops.
QString gnomeNamespace()
{
    return QStringLiteral("org.gnome.desktop.a11y.interface");
}

QString colorSchemeKey()
{
    return QStringLiteral("color-scheme");
}

DesktopSettings windowsSettings()
{
    const QSettings personal(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\"
                                            "CurrentVersion\\Themes\\Personalize"),
                             QSettings::NativeFormat);
    const QVariant isLight = personal.value(QStringLiteral("AppsUseLightTheme"));
    if (!isLight.isValid())
        return {};
    return {{appearanceNamespace(), {{colorSchemeKey(), isLight.toBool() ? 2U : 1U}}}};
}

bool isBlackOrWhite(const QColor& color)
{
    return color == QColor(Qt::black) || color == QColor(Qt::white);
}

/// The window, too: grey windows round white fields with black text are usual.
bool isOfHighContrast(const QPalette& palette)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    return isBlackOrWhite(window) && isBlackOrWhite(palette.color(QPalette::Base)) &&
           contrastRatio(text.name(), window.name()) >= ContrastOfHighContrast;
}

} // namespace

bool systemWantsHighContrast(const QPalette& desktop, const QProcessEnvironment& environment,
                             const DesktopSettings& settings)
{
    const QVariantMap appearance = settings.value(appearanceNamespace());
    if (appearance.value(QStringLiteral("contrast")).toUInt() == 1)
        return true;
    if (settings.value(gnomeNamespace()).value(QStringLiteral("high-contrast")).toBool())
        return true;
    const QString theme = environment.value(QStringLiteral("GTK_THEME"));
    return theme.startsWith(QLatin1String("HighContrast")) || isOfHighContrast(desktop);
}

bool systemWantsDark(const QPalette& desktop, const DesktopSettings& settings)
{
    constexpr uint PrefersDark = 1;
    constexpr uint PrefersLight = 2;
    const uint scheme = settings.value(appearanceNamespace()).value(colorSchemeKey()).toUInt();
    if (scheme == PrefersDark || scheme == PrefersLight)
        return scheme == PrefersDark;
    return desktop.color(QPalette::Window).lightness() < 128;
}

DesktopSettings desktopSettings()
{
    if (QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows)
        return windowsSettings();
#ifdef SUBTEXT_DBUS
    // Without an address Qt would start a bus.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return {};
    constexpr int MostMilliseconds = 300;
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"),
        QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("ReadAll"));
    question << QStringList{appearanceNamespace(), gnomeNamespace()};
    const QDBusMessage answer =
        QDBusConnection::sessionBus().call(question, QDBus::Block, MostMilliseconds);
    if (answer.type() == QDBusMessage::ReplyMessage &&
        answer.signature() == QLatin1String("a{sa{sv}}"))
        return qdbus_cast<DesktopSettings>(answer.arguments().constFirst());
#endif
    return {};
}

} // namespace subtext::theme
