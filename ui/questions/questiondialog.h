// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "ui/help/manualplaces.h"
#include "ui/widgets/discardguard.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace subtext {

class LimitedTextEdit;
class TextReader;

/// What was asked and answered so far, and below it room for the next question or reply. Ctrl+Enter
/// sends what is written.
class QuestionDialog : public QDialog
{
    Q_OBJECT
public:
    struct Words
    {
        QString title;
        QString about;      ///< How far what is written goes.
        QString action;     ///< Of the button that sends.
        QString name;       ///< Of the field: "Your question".
        QString scene = {}; ///< As HTML, above what was said: whoever replies reads it again.
        ManualPlace manual = ManualPlace::OwnQuestion;
    };
    /// Without an action it is only looked at.
    QuestionDialog(const Words& words, const std::vector<AskedQuestion>& asked, QWidget* parent);

    /// Closes where there is no refusal; else what is written stays, and the refusal below it.
    void conclude(const QString& refusal);
    void showRefusal(const QString& refusal);
    /// What is written is discarded at the second time only.
    void reject() override;

    TextReader* conversation() const { return m_conversation; }
    LimitedTextEdit* textEdit() const { return m_text; }
    QPushButton* sendButton() const { return m_send; }
    QLabel* refusal() const { return m_refusal; }

Q_SIGNALS:
    /// Whoever keeps it concludes the dialog.
    void said(const QString& text);

private:
    QHBoxLayout* makeCloseRow();
    void send();

    TextReader* m_conversation;
    LimitedTextEdit* m_text;
    QLabel* m_refusal;
    DiscardGuard m_guard;
    QPushButton* m_send;
};

} // namespace subtext
