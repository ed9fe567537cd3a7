// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/travel/importing.h"

#include <QDialog>
#include <QLabel>

class QPushButton;
class QStackedWidget;

namespace subtext {

class ImportForm;
class Prompts;
class Study;
class TextReader;

/// Scenes, labels and gold for a study that exists. What contradicts the study is refused row by
/// row, with its place and why; the rest is taken, or after an error nothing.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ImportDialog(Prompts& prompts, Study& study, QWidget* parent);

    ImportForm* form() const { return m_form; }
    QString problem() const { return m_problem->text(); }
    /// What was taken and refused; empty before.
    QString reportText() const;

Q_SIGNALS:
    void imported(const QString& what);
    /// Decisions are to be imported instead; this closes.
    void decisionsWanted();

private:
    void refresh();
    void import();
    void showReport(const ImportReport& report);

    Study& m_study;
    ImportForm* m_form;
    QStackedWidget* m_stack;
    TextReader* m_report;
    QLabel* m_problem;
    QPushButton* m_decisions;
    QPushButton* m_cancel;
    QPushButton* m_import;
};

} // namespace subtext
