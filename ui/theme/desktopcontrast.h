// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QPalette>
#include <QProcessEnvironment>
#include <QVariant>

namespace subtext::theme {

/// What the desktop's portal tells of its settings: by namespace, then by key.
using PortalSettings = QMap<QString, QVariantMap>;

/// Whether the desktop asks for high contrast, by any of the places where desktops say so: the
/// settings of the portal (GNOME, KDE), the name of the GTK theme in the environment, or a palette
/// of nothing but black and white, which is what Windows and the themes for high contrast give.
bool systemWantsHighContrast(const QPalette& desktop, const QProcessEnvironment& environment,
                             const PortalSettings& settings);

/// Asks the portal, and waits for it a fraction of a second at most; nothing where there is none.
PortalSettings portalSettings();

} // namespace subtext::theme
