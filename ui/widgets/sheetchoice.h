// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;

namespace subtext {

/// Which sheet of a workbook is read; on the screen where it has several.
class SheetChoice : public QWidget
{
    Q_OBJECT
public:
    /// `workbook`: its name, where others stand beside it.
    explicit SheetChoice(QWidget* parent, const QString& workbook = {});

    /// `chosen` is current, or the first of them. Tells nobody.
    void setSheets(const QStringList& sheets, const QString& chosen = {});
    QComboBox* box() const { return m_box; }

Q_SIGNALS:
    void sheetChosen(const QString& sheet);

private:
    QComboBox* m_box;
};

} // namespace subtext
