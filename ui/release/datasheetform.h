// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/operation/changeset.h"
#include "core/release/datasheet.h"

#include <QLabel>
#include <QScrollArea>
#include <QTimer>

#include <functional>

namespace subtext {

class AnswerEdit;

/// The questions of the datasheet that only people can answer, by section. What is typed is kept
/// in the study after a short pause, and when a field is left.
class DatasheetForm : public QScrollArea
{
    Q_OBJECT
public:
    /// Each time is a revision in the study; so not with every key.
    static constexpr int SaveDelayMs = 800;

    using Save = std::function<Result<ChangeSet>(const QString& token, const QString& text)>;

    explicit DatasheetForm(QWidget* parent);

    /// Without `save` nothing can be changed.
    void start(const DatasheetAnswers& answers, const Save& save);
    void stop();
    /// What the study says now; fields with unsaved words keep them.
    void setAnswers(const DatasheetAnswers& answers);
    /// What stands in a field that nobody answered. It becomes an answer where it is changed.
    void setKnown(const DatasheetAnswers& known);
    /// Saves what is not saved; false where it could not be.
    bool flush();

    int questionCount() const { return static_cast<int>(m_fields.size()); }
    int unansweredCount() const;
    AnswerEdit* field(const QString& token) const;
    QString stateText() const { return m_state->text(); }
    void focusFirstOpen();
    void showQuestion(const QString& token);

Q_SIGNALS:
    void countChanged();
    /// The study took none of it. The words stay in their field.
    void failed(const subtext::Error& error);
    void saved();

private:
    struct Field
    {
        QString token;
        QLabel* mark;
        AnswerEdit* edit;
        QString kept; ///< As the study has it, or knows it.
    };

    void addField(const DatasheetQuestion& question, QWidget* page);
    void showState(const QString& text);
    void showMarks();
    /// Scrolls to where somebody writes.
    void showCursor(const AnswerEdit& edit);

    std::vector<Field> m_fields;
    DatasheetAnswers m_answers;
    DatasheetAnswers m_known;
    Save m_save;
    QTimer m_delay;
    QLabel* m_count;
    QLabel* m_state;
};

} // namespace subtext
