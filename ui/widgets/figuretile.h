// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace subtext {

class ElidedLabel;

/// One headline figure: what it is, the number large, and what goes with it small.
class FigureTile : public QFrame
{
    Q_OBJECT
public:
    FigureTile(const QString& caption, QWidget* parent);

    void setFigure(const QString& value, const QString& note);
    QString value() const;
    QString note() const;

private:
    QString m_caption;
    QLabel* m_value;
    ElidedLabel* m_note;
};

} // namespace subtext
