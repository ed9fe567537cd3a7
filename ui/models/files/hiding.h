// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QAction;
class QCheckBox;
class QPushButton;

namespace subtext {

class Settings;

/// What of a list somebody does not want to see on this machine: a button that hides the chosen row
/// or shows it again, and a tick that shows them all. Nothing is deleted.
class Hiding : public QWidget
{
    Q_OBJECT
public:
    struct Words
    {
        QString list; ///< What the settings call it.
        QString hide;
        QString showAgain;
        QString about; ///< What hiding does, and what it leaves as it is.
    };
    Hiding(const Words& words, Settings& settings, QWidget* parent);

    void start(const QString& study);
    /// Everything that is there to be listed.
    void setRows(const QStringList& rows);
    /// Says what the button is about, and what that is called; nothing: there is no button.
    void choose(const QString& row = {}, const QString& name = {});

    const QStringList& hidden() const { return m_hidden; }
    bool isHidden(const QString& row) const { return m_hidden.contains(row); }
    bool areShown() const;
    bool isLeftOut(const QString& row) const { return isHidden(row) && !areShown(); }
    /// Whether a row that is there is hidden.
    bool hasSome() const { return m_count > 0; }

    /// The same as the button, for a menu.
    QAction* action() const { return m_action; }
    QPushButton* button() const { return m_button; }
    QCheckBox* tick() const { return m_tick; }

Q_SIGNALS:
    void changed();

private:
    void turn();
    void count();
    void showState();

    const Words m_words;
    Settings& m_settings;
    QString m_study;
    QStringList m_rows;
    QStringList m_hidden;
    QString m_row;
    QString m_name;
    qsizetype m_count = 0; ///< Rows that are there and hidden.
    QAction* m_action;
    QPushButton* m_button;
    QCheckBox* m_tick;
};

} // namespace subtext
