// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace subtext {

struct TourOptions
{
    QString folder; ///< Where the pictures go; made if need be.
    QSize size{1366, 768};
    QString study;         ///< A study to take pictures of as well; a copy is used.
    bool isCheck = false;  ///< Say what does not fit instead of taking pictures.
    bool isPseudo = false; ///< The PseudoLanguage is spoken: a check says what is English.
};

/// Goes through every place with the demonstration study and writes a PNG of each state, in a
/// temporary folder and with a clock of its own: nothing of the user's is read or written.
/// Returns the program's exit status: 1 where something could not be made, or a check found
/// something.
int runTour(const TourOptions& options);

} // namespace subtext
