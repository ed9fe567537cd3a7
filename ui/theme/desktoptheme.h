// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QPalette>
#include <QProcessEnvironment>
#include <QVariant>

namespace subtext::theme {

/// What the desktop tells of its settings, in the names of the freedesktop portal: by namespace,
/// then by key.
using DesktopSettings = QMap<QString, QVariantMap>;

/// Whether the desktop asks for high contrast, by any of the places where desktops say so: the
/// settings of the portal (GNOME, KDE), the name of the GTK theme in the environment, or a palette
/// of nothing but black and white, which is what Windows and the themes for high contrast give.
bool systemWantsHighContrast(const QPalette& desktop, const QProcessEnvironment& environment,
                             const DesktopSettings& settings);

/// Whether the desktop asks for dark windows: by its settings, and where they say nothing by the
/// lightness of its palette. GNOME from 42 on and Windows say it in their settings only.
bool systemWantsDark(const QPalette& desktop, const DesktopSettings& settings);

/// Asks the portal, and waits for it a fraction of a second at most; on Windows reads what the
/// person has chosen for apps. Nothing where neither is there.
DesktopSettings desktopSettings();

} // namespace subtext::theme
