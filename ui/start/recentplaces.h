// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace subtext {

/// By what files of these paths are told apart, in their order: the folders from where they differ
/// first ("spring/pilot" and "autumn/pilot"), with the file's name where two lie in one folder.
/// Nothing is empty.
QStringList placesApart(const QStringList& paths);

/// For each of studies of these titles and paths what placesApart() says among those of its title;
/// empty where nothing else is called so.
QStringList placesOfNamesakes(const QStringList& titles, const QStringList& paths);

} // namespace subtext
