// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"

#include <QDialog>

#include <vector>

class QScrollArea;

namespace subtext {

/// Every key that can be pressed, on one page. It opens at the section `place`, where it has one.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    KeysDialog(const std::vector<ActionRegistry::Section>& sections, QWidget* parent,
               const QString& place = {});

protected:
    void showEvent(QShowEvent* event) override;

private:
    QScrollArea* m_area;
    QWidget* m_start = nullptr; ///< The head of that section.
};

} // namespace subtext
