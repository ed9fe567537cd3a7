// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

namespace subtext {

/// One headline figure: what it is, the number large, and what goes with it small, on as many lines
/// as it takes.
class FigureTile : public QFrame
{
    Q_OBJECT
public:
    FigureTile(const QString& caption, QWidget* parent);

    void setFigure(const QString& value, const QString& note);
    QString value() const { return m_value->text(); }
    QString note() const { return m_note->text(); }
    /// So that its caption is whole on one line, and no word or number is cut.
    int wantedWidth() const;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr int Padding = 14;
    void fitValue();

    QString m_caption;
    QLabel* m_head;
    QLabel* m_value;
    QLabel* m_note;
};

} // namespace subtext
