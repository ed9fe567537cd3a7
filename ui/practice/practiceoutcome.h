// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/practice.h"
#include "core/domain/courserecords.h"
#include "ui/widgets/announcement.h"

#include <vector>

namespace subtext {

/// The end of a calibration round: what came out, and the way on.
class PracticeOutcome : public Announcement
{
    Q_OBJECT
public:
    explicit PracticeOutcome(QWidget* parent = nullptr);

    void setOutcome(const PracticeScenes& scenes, const std::vector<PracticeAnswer>& round);
    /// What the study asks of the round that setOutcome shows, and what follows. Where another
    /// round is asked for, the way on is out.
    void setStanding(const PracticeState& state, bool isRequired);
    void setOnText(const QString& text);
    QString text() const;
    /// One for each scene that is worth another look.
    QList<QPushButton*> links() const;
    QPushButton* onButton() const { return firstButton(); }
    QPushButton* againButton() const { return secondButton(); }
    /// What is advised after this round: to begin; where the study has a bar and the round went
    /// badly, another round.
    QPushButton* advisedButton() const { return m_isAgainAdvised ? againButton() : onButton(); }
    /// On the button on after a round that went well. After another it is on the page, and read
    /// aloud: digits and letters, which one may still be pressing from the last answer, choose
    /// nothing then, and Return does what is advised.
    void takeFocus();
    /// On the link to an item, for whoever comes back from it; where there is none, as takeFocus().
    void focusLink(const QString& item);

Q_SIGNALS:
    void againRequested();
    void onRequested();
    void lookRequested(const subtext::PracticeAnswer& answer);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void advise(bool isAgain);
    void addLink(const QString& boundary, const PracticeAnswer& answer);

    PracticeRound m_counted;
    QLabel* m_bar;    ///< What the study asks for; hidden where that is nothing.
    QLabel* m_mixUps; ///< What was taken for what; hidden where nothing was.
    QWidget* m_links;
    bool m_isWeak = false; ///< The round went badly.
    bool m_isAgainAdvised = false;
};

} // namespace subtext
