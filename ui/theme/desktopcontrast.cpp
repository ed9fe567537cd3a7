// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktopcontrast.h"

#include "core/task/editing/colourchecks.h"

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
                             const PortalSettings& settings)
{
    const QVariantMap appearance = settings.value(appearanceNamespace());
    if (appearance.value(QStringLiteral("contrast")).toUInt() == 1)
        return true;
    if (settings.value(gnomeNamespace()).value(QStringLiteral("high-contrast")).toBool())
        return true;
    const QString theme = environment.value(QStringLiteral("GTK_THEME"));
    return theme.startsWith(QLatin1String("HighContrast")) || isOfHighContrast(desktop);
}

PortalSettings portalSettings()
{
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
        return qdbus_cast<PortalSettings>(answer.arguments().constFirst());
#endif
    return {};
}

} // namespace subtext::theme
