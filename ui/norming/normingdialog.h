// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/norming.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace subtext {

class NormingFiguresView;
class NormingForm;
class Prompts;
class Study;
struct ChangeSet;

/// Begins norming rounds, says how each stands, opens and closes them, and shows what they come to;
/// follows the study.
class NormingDialog : public QDialog
{
    Q_OBJECT
public:
    /// `study` must outlive it.
    NormingDialog(Study& study, Prompts& prompts, QWidget* parent);

    NormingForm* form() const { return m_form; }
    QComboBox* rounds() const { return m_rounds; }
    QPushButton* openButton() const { return m_open; }
    QString stateText() const;
    QString report() const;
    /// Of the round that is chosen; hidden while it is sealed.
    NormingFiguresView* figures() const { return m_figures; }

private:
    void build();
    void read();
    void showRound();
    void setFormShown(bool isShown);
    const NormingStanding* shown() const;
    void begin(const NewNormingRound& wanted);
    void askToOpen();
    void openRound(const Uuid& round, const std::vector<PersonId>& without);
    void askToClose();
    void conclude(const Result<ChangeSet>& done, const QString& what);

    Study& m_study;
    Prompts& m_prompts;
    std::vector<NormingStanding> m_standings;
    bool m_isBeginning = false; ///< Another round, while there is one.
    NormingForm* m_form;
    QScrollArea* m_formArea;
    QComboBox* m_rounds;
    QLabel* m_state;
    QPushButton* m_another;
    QPushButton* m_open;
    QPushButton* m_close;
    NormingFiguresView* m_figures;
    QLabel* m_report;
};

} // namespace subtext
