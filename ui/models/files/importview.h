// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/files/foundpredictions.h"

#include <QLabel>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace subtext {

class FigureTable;
class ImportSource;
class Prompts;
class Study;

/// Files of predictions on their way in: read first, with what is in them and what of it cannot be
/// used, and taken in when somebody says so, since what is kept stays. Below, the sets that the
/// study keeps.
class ImportView : public QWidget
{
    Q_OBJECT
public:
    ImportView(Prompts& prompts, QWidget* parent);

    /// `whyNot`: why this person may take nothing in; empty: they may.
    void setStudy(Study* study, PersonId person, const QString& whyNot = {});
    void setKept(const std::vector<SetCount>& kept);

    void ask();
    void takeRead(const FilesRead& files);
    void setReading(bool isReading);

    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    QPushButton* askButton() const { return m_ask; }
    QLineEdit* modelField() const { return m_model; }
    FigureTable* found() const { return m_found; }
    FigureTable* problems() const { return m_problems; }
    /// The labels that are none of the options.
    FigureTable* outside() const { return m_outside; }
    FigureTable* gold() const { return m_gold; }
    FigureTable* kept() const { return m_kept; }
    ImportSource* source() const { return m_source; }

Q_SIGNALS:
    /// They are to be read, beside the window.
    void filesChosen(const subtext::PredictionFiles& files);

private:
    QWidget* buildIntake();
    QLayout* buildNames();
    QLayout* buildButtons();
    void askAgain();
    void take();
    void discard();
    void showFound();
    void showProblems();
    void showOutside();
    void showGold();
    void showTaking();
    void refuse(const Error& error);
    PredictionFiles filesOf(const QStringList& paths) const;

    Prompts& m_prompts;
    Study* m_study = nullptr;
    PersonId m_person;
    bool m_mayTake = false;
    QStringList m_asked; ///< Chosen last, whether they can be read or not.
    QStringList m_paths; ///< Read, and not yet taken in.
    std::shared_ptr<const FoundPredictions> m_read; ///< In them.
    QLineEdit* m_model = nullptr;
    QLineEdit* m_mode = nullptr;
    QLineEdit* m_run = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_discard = nullptr;
    QLabel* m_report = nullptr;
    FigureTable* m_found = nullptr;
    FigureTable* m_problems = nullptr;
    QLabel* m_warnings = nullptr; ///< Of no single row; above the others.
    FigureTable* m_outside = nullptr;
    FigureTable* m_gold = nullptr;
    FigureTable* m_kept = nullptr;
    QLabel* m_needed = nullptr;
    ImportSource* m_source = nullptr;
    QLabel* m_about = nullptr;
    QWidget* m_intake = nullptr; ///< All that is for whoever may take something in.
};

} // namespace subtext
