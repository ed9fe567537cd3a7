// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace subtext {

/// A colour as "#rrggbb", typed or picked, with a patch that shows it; empty: the program chooses.
class ColourField : public QWidget
{
    Q_OBJECT
public:
    ColourField(const QString& name, QWidget* parent);

    /// Without edited(). `shown` is what the program chooses where `colour` is empty.
    void setColour(const QString& colour, const QString& shown);
    QString colour() const;

    QLineEdit* line() const { return m_line; }

Q_SIGNALS:
    void edited(const QString& colour);

private:
    void pick();
    void showPatch();

    QString m_name;
    QString m_shown;
    QLineEdit* m_line;
    QPushButton* m_pick;
};

} // namespace subtext
