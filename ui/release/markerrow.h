// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace subtext {

class Prompts;

/// A line that says by which list words that look forward are counted: the built-in one, or one of
/// a file that somebody chooses, until it is forgotten.
class MarkerRow : public QWidget
{
    Q_OBJECT
public:
    MarkerRow(Prompts& prompts, QWidget* parent);

    /// Of the chosen file; empty: the built-in ones.
    const QStringList& words() const { return m_words; }
    /// Without telling anybody.
    void forget();

    QString text() const;

Q_SIGNALS:
    /// By somebody who chose.
    void changed();
    /// The file cannot be taken; what counted before stays.
    void refused(const QString& why);

private:
    void choose();
    void take(const QString& path);
    void showList();

    Prompts& m_prompts;
    QStringList m_words;
    QString m_name; ///< Of the file.
    QLabel* m_label = nullptr;
    QPushButton* m_choose = nullptr;
    QPushButton* m_builtIn = nullptr; ///< Shown where another list counts.
};

} // namespace subtext
