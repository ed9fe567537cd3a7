// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/roster.h"

#include <QSet>
#include <QWidget>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace subtext {

class Prompts;
class TextReader;

/// A roster as one types or pastes it, one person a line, or takes it from a CSV file; beside it
/// who it will be, or the first line that cannot be used and why.
class RosterEdit : public QWidget
{
    Q_OBJECT
public:
    RosterEdit(Prompts& prompts, QWidget* parent);

    /// Codes that are given away already.
    void setTaken(const QSet<QString>& codes);
    /// False where annotators get their codes later.
    void setAnnotatorsCoded(bool areCoded);
    void setText(const QString& text);
    Result<void> readFile(const QString& path);

    /// As typed; empty while there is an error.
    const std::vector<Roster::NewPerson>& people() const { return m_people; }
    const std::optional<Error>& error() const { return m_error; }
    /// The error as a sentence, or who it will be.
    QString shownText() const;
    QPlainTextEdit* edit() const { return m_edit; }

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void markLine(qint64 line);
    void showPeople();

    QSet<QString> m_taken; ///< What the codes look like.
    bool m_areAnnotatorsCoded = true;
    std::vector<Roster::NewPerson> m_people;
    std::optional<Error> m_error;
    QPlainTextEdit* m_edit;
    QPushButton* m_file;
    QLabel* m_state;
    TextReader* m_reader;
};

} // namespace subtext
