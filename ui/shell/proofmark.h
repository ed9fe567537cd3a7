// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QString;
class QWidget;

namespace subtext {

class Study;

/// Names the study in the title of its window, and there says that it is being checked, for as
/// long as the proof of its file goes on (Study::isProven).
class ProofMark
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ProofMark)
public:
    static void set(QWidget& window, Study& study, const QString& title);
};

} // namespace subtext
