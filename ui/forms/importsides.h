// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/besideorbelow.h"

namespace subtext {

/// The files to be imported and, beside them, what was found in them; below them where there is no
/// room for both.
class ImportSides : public BesideOrBelow
{
    Q_OBJECT
public:
    ImportSides(QWidget* files, QWidget* found, QWidget* parent);

    /// How the width is shared while they stand beside each other, and the height otherwise.
    void setShares(int files, int found);

protected:
    int leastBeside() const override;
    int leastBelow() const override;
    void fitParts(bool isBeside) override;

private:
    QWidget* m_files;
    QWidget* m_found;
};

} // namespace subtext
