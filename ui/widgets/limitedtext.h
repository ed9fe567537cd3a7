// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/texts.h"

#include <QPlainTextEdit>
#include <QPointer>

class QLabel;
class QLineEdit;

namespace subtext {

/// Says at a field that it takes no more, for as long as that is so and somebody is there.
class LimitNote : public QObject
{
    Q_OBJECT
public:
    explicit LimitNote(QWidget& field);
    ~LimitNote() override;

    void show(const QString& text);
    void hide();
    QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget& m_field;
    QPointer<QLabel> m_label; // of the window
};

/// A field for a text of some lines that takes what the study takes. At the limit keys do nothing,
/// and a paste that does not fit is not taken at all: it is still in the clipboard. Each time a
/// note says so. A longer text that is there already is shown whole and can be shortened.
class LimitedTextEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit LimitedTextEdit(QWidget* parent, qsizetype longest = LongestText);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    bool hasRoomFor(qsizetype length) const;
    void refuse(qsizetype length);

    qsizetype m_longest;
    LimitNote* m_note;
};

/// The same for a line. What does not fit of a paste is left out; a note says so.
LimitNote* limitLine(QLineEdit& line, qsizetype longest = LongestText);

} // namespace subtext
