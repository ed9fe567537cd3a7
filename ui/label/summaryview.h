// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/labelling.h"
#include "ui/widgets/centredpage.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class EmotionBars;

/// The end of an annotator's work: what was done, what is open, and the hand-in.
class SummaryView : public CentredPage
{
    Q_OBJECT
public:
    explicit SummaryView(QWidget* parent = nullptr);

    void setSummary(const WorkSummary& summary, const QString& studyPath);
    QPushButton* handInButton() const { return m_handIn; }

Q_SIGNALS:
    void itemRequested(subtext::ScenarioId scenario);
    void backRequested();
    void handInRequested();
    void showFolderRequested();

private:
    QLabel* addFigure(QLayout* row, const QString& caption);
    void showOpenItems(const WorkSummary& summary);

    QLabel* m_title;
    QLabel* m_lead;
    QLabel* m_submitted;
    QLabel* m_time;
    QLabel* m_median;
    QLabel* m_flagged;
    QLabel* m_revised;
    QWidget* m_work; ///< Everything below the lead; not shown where nothing is assigned.
    EmotionBars* m_bars;
    QVBoxLayout* m_openItems;
    QLabel* m_openTitle;
    QLabel* m_handInText;
    QPushButton* m_handIn;
    QPushButton* m_showFolder;
};

} // namespace subtext
