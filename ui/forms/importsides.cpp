// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importsides.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr int BetweenSides = 24;
constexpr int LeastLinesOfFiles = 14; // with the buttons, where both stand below each other

} // namespace

ImportSides::ImportSides(QWidget* files, QWidget* found, QWidget* parent)
    : BesideOrBelow(BetweenSides, parent)
    , m_files(files)
    , m_found(found)
{
    parts().addWidget(files);
    parts().addWidget(found);
}

void ImportSides::setShares(int files, int found)
{
    parts().setStretch(0, files);
    parts().setStretch(1, found);
}

int ImportSides::leastBeside() const
{
    return m_files->minimumSizeHint().width() + BetweenSides + m_found->minimumSizeHint().width();
}

int ImportSides::leastBelow() const
{
    return std::max(m_files->minimumSizeHint().width(), m_found->minimumSizeHint().width());
}

void ImportSides::fitParts(bool isBeside)
{
    m_files->setMinimumHeight(isBeside ? 0 : LeastLinesOfFiles * fontMetrics().height());
}

} // namespace subtext
