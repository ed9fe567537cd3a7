// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace subtext {

/// Asks why something is done that goes into the study with its reason: to one thing, or to one of
/// a list.
class ReasonDialog : public QDialog
{
    Q_OBJECT
public:
    struct Words
    {
        QString title;
        QString about;
        QString action; ///< Of the button that confirms.
        QString why;    ///< Stands in the line while it is empty.
    };
    ReasonDialog(const Words& words, QWidget* parent);

    /// What there is to choose from; only looked at where not writable.
    void setLines(const QString& name, const QStringList& lines, bool isWritable);
    /// Opens it at what is to be said first.
    void ask();
    /// Closes where there is no refusal; else the reason stays, and the refusal below it.
    void conclude(const QString& refusal);

    QLabel* refusal() const { return m_refusal; }
    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* confirmButton() const { return m_confirm; }
    /// None where it is about one thing only.
    QListWidget* lines() const { return m_lines; }

Q_SIGNALS:
    /// `line` is 0 without a list. Whoever does it concludes the dialog.
    void confirmed(int line, const QString& reason);

private:
    int line() const;
    void refresh();

    QVBoxLayout* m_column;
    QListWidget* m_lines = nullptr;
    QLineEdit* m_reason;
    QLabel* m_refusal;
    QPushButton* m_confirm;
};

} // namespace subtext
