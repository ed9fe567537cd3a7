// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <array>

namespace subtext {

/// The keys of the annotators' places at the desk, first place first: letters under the left and
/// the right hand, because the digits mean what they mean in Label, the emotions.
inline constexpr std::array PlaceKeys{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F, Qt::Key_G,
                                      Qt::Key_H, Qt::Key_J, Qt::Key_K, Qt::Key_L};

/// "A" for place 1; empty beyond the last that has a key.
inline QString placeKeyText(int place)
{
    const bool hasKey = place >= 1 && place <= static_cast<int>(PlaceKeys.size());
    return hasKey ? QKeySequence(PlaceKeys.at(static_cast<std::size_t>(place - 1))).toString()
                  : QString();
}

} // namespace subtext
