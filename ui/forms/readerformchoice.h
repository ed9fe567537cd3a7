// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/readerform.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace subtext {

class Prompts;

/// The form that asks annotators about themselves: a file, and what it asks.
class ReaderFormChoice : public QWidget
{
    Q_OBJECT
public:
    ReaderFormChoice(Prompts& prompts, QWidget* parent);

    void setForm(const ReaderForm& form);
    const ReaderForm& form() const { return m_form; }
    /// Takes the form of a file, or says what is wrong with it.
    void readFile(const QString& path);

    /// What the form asks, for a place of its own; empty where there is none.
    QLabel* words() const { return m_words; }

Q_SIGNALS:
    void changed();

private:
    void refresh();

    Prompts& m_prompts;
    ReaderForm m_form;
    QPushButton* m_file;
    QPushButton* m_remove;
    QLabel* m_words;
};

} // namespace subtext
