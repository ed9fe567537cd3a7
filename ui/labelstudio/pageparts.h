// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QVBoxLayout;
class QWidget;

namespace subtext {

/// The rows of a page of a dialog: nothing around them, one below the other.
QVBoxLayout* pageRows(QWidget& page);
/// A paragraph a line, letter by letter.
QString linesHtml(const QStringList& lines);

} // namespace subtext
