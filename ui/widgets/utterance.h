// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace subtext {

/// In quotation marks, which are the page's and not the data's: one that brings its own keeps them.
QString quotedUtterance(const QString& utterance);

/// The direction of a scene: that of what is said in it. Its head, roles and arrow follow.
Qt::LayoutDirection readingDirection(const QString& utterance);

/// The font of an utterance of so many characters: a long one is set smaller, so that it still
/// reads as one thought. `scale` is 1 for the page whose hero it is.
QFont utteranceFont(qsizetype length, qreal scale);

} // namespace subtext
