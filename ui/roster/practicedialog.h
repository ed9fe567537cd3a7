// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/calibration.h"
#include "core/study/study.h"
#include "ui/widgets/discardguard.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace subtext {

/// The practice scenes of a study: their order, what each is about and teaches, and which there
/// are. Nothing is written before all of it is saved, as one operation. Where the scenes change
/// elsewhere meanwhile, they are read anew; what was edited stays, and is not saved over them.
class PracticeDialog : public QDialog
{
    Q_OBJECT
public:
    /// `scenes` are those of the study as of now, one at least.
    PracticeDialog(Study& study, const PracticeScenes& scenes, QWidget* parent);

    QListWidget* list() const { return m_list; }
    QPlainTextEdit* note() const { return m_note; }
    /// Why it was not saved; empty where nothing stands against it.
    QString problem() const;

    /// What is edited is discarded at the second time only.
    void reject() override;

Q_SIGNALS:
    void saved();

private:
    void build();
    QWidget* buildList();
    QWidget* buildItem();
    void onStudyChanged(const ChangeSet& changes);
    void readAgain(const QString& own);
    bool isEdited() const;
    void fill(int row);
    void showItem();
    /// Takes over what stands in the fields.
    void keepItem();
    void move(int by);
    void remove();
    void takeBuiltIn();
    void save();
    void updateButtons();
    void showProblem(const QString& text);
    /// None while the list is empty or filled anew.
    CalibrationItem* current();

    QPointer<Study> m_study;
    PracticeScenes m_scenes;
    QString m_read;           ///< The study's own text as it was read; empty: what ships.
    QByteArray m_shown;       ///< What was read, as a document.
    PracticeScenes m_builtIn; ///< Those that ship; empty where none do.
    bool m_isBuiltIn = false; ///< What stands here is what ships.
    DiscardGuard m_guard;
    bool m_isOvertaken = false; ///< The study has others than those that were read and edited.
    bool m_isShowing = false;   ///< The fields are being filled.
    QListWidget* m_list;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_remove;
    QPushButton* m_useBuiltIn;
    QPushButton* m_save;
    QLabel* m_scene;
    QLabel* m_reference;
    QLineEdit* m_boundary;
    QPlainTextEdit* m_note;
    QPlainTextEdit* m_careful;
    QLabel* m_problem;
};

} // namespace subtext
