// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/rosterlines.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSet>
#include <QWidget>

#include <optional>

class QPushButton;
class QTableView;

namespace subtext {

class Prompts;
class RosterModel;
class SheetChoice;

/// A roster as one types or pastes it, one person a line, or takes it from a file; beside it who it
/// will be, as a table whose cells can be corrected. A correction is written into the text, which
/// is what counts.
class RosterEdit : public QWidget
{
    Q_OBJECT
public:
    RosterEdit(Prompts& prompts, QWidget* parent);

    void setTaken(const QSet<QString>& codes);
    /// False where annotators get their codes later.
    void setAnnotatorsCoded(bool areCoded);
    void setText(const QString& text) { m_edit->setPlainText(text); }
    /// Beside what is there; as long as nobody changes the text, another sheet can be chosen.
    Result<void> readFile(const QString& path);

    /// As typed; empty while there is an error.
    const std::vector<Roster::NewPerson>& people() const { return m_people; }
    const std::optional<Error>& error() const { return m_error; }
    /// The first error as a sentence, or how many of whom it will be.
    QString shownText() const { return m_state->text(); }
    QPlainTextEdit* edit() const { return m_edit; }
    SheetChoice* sheets() const { return m_sheets; }
    QTableView* table() const { return m_table; }
    RosterModel* model() const { return m_model; }

Q_SIGNALS:
    void changed();

private:
    Result<void> readSheet(const QString& sheet);
    void showFault(const Error& error);
    void refresh();
    void markLine(qint64 line);
    void showPeople();
    void writeText(const std::vector<RosterEntry>& entries);

    QSet<QString> m_taken; ///< What the codes look like.
    bool m_areAnnotatorsCoded = true;
    std::vector<RosterEntry> m_entries;
    QString m_path;                    ///< Of the last file.
    std::vector<RosterEntry> m_before; ///< What was there before it.
    bool m_isReading = false;
    QString m_ofFile; ///< What is worth knowing of the last file, whose columns the text lost.
    std::vector<Roster::NewPerson> m_people;
    std::optional<Error> m_error;
    QPlainTextEdit* m_edit;
    QPushButton* m_file;
    SheetChoice* m_sheets;
    QLabel* m_state;
    RosterModel* m_model;
    QTableView* m_table;
};

} // namespace subtext
