// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace subtext {

class Prompts;
class SegmentBar;
class TextReader;

/// A text that everybody is shown: the built-in one or the study's own, as Markdown, which can be
/// typed, pasted or taken from a file, with a view of how it will be read.
class TextChoice : public QWidget
{
    Q_OBJECT
public:
    /// `name` says what the text is, for screen readers and file dialogs.
    TextChoice(const QString& name, Prompts& prompts, QWidget* parent);

    /// What ships with the task; empty: there is none, and it may be done without.
    void setBuiltIn(const QString& markdown);
    /// Empty: the built-in text.
    void setText(const QString& markdown);
    /// What to keep: empty where the built-in text is chosen or the own one is blank.
    QString text() const;
    bool isOwn() const;
    bool hasBuiltIn() const { return !m_builtIn.isEmpty(); }
    Result<void> readFile(const QString& path);
    QWidget* firstField() const;

    SegmentBar* source() const { return m_source; }
    QPlainTextEdit* edit() const { return m_edit; }
    TextReader* reader() const { return m_reader; }

Q_SIGNALS:
    void changed();

private:
    void refresh();

    QString m_name;
    QString m_builtIn;
    SegmentBar* m_source;
    QPushButton* m_file;
    QLabel* m_problem;
    QPlainTextEdit* m_edit;
    QWidget* m_card; ///< With the reader.
    TextReader* m_reader;
};

} // namespace subtext
