// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/exporter.h"
#include "core/study/study.h"

#include <QDialog>
#include <QLabel>

class QButtonGroup;
class QCheckBox;
class QPushButton;

namespace subtext {

class Prompts;

/// A working export of everything in the study, in the formats of the command line. Not a release:
/// explanations and, in most formats, names are in it, and the dialog says so.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ExportDialog(Prompts& prompts, Study& study, QWidget* parent);

    void choose(ExportFormat format);
    /// Writes to `path`, a file or for CEI's layout a folder, where it asks before files of that
    /// name are replaced; what went wrong stays on the screen.
    void writeTo(const QString& path);

    QString problem() const { return m_problem->text(); }

Q_SIGNALS:
    /// The paths, and what a spreadsheet would compute in them.
    void exported(const QStringList& paths, const QString& warning);

private:
    ExportFormat format() const;
    void refresh();
    void askForPath();
    QStringList filesInTheWay(const StudyData& snapshot, const QString& path) const;
    void write(const StudyData& snapshot, const QString& path);
    void showProblem(const Error& error);

    Prompts& m_prompts;
    Study& m_study;
    QButtonGroup* m_formats;
    QCheckBox* m_formulas;
    QLabel* m_problem;
    QPushButton* m_export;
};

} // namespace subtext
