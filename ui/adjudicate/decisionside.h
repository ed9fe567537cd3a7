// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <array>

class QHBoxLayout;
class QLabel;

namespace subtext {

class DecisionPanel;
class FittedPage;

/// The side of the desk where it is decided. What decides scrolls where it is too high; the note
/// and what saves it stay in view. It is never so narrow that its words are cut, however large they
/// are.
class DecisionSide : public QFrame
{
    Q_OBJECT
public:
    explicit DecisionSide(QWidget* parent);

    DecisionPanel* panel() const { return m_panel; }
    /// Without an item there is nothing to fill in, and a sentence says so.
    void setOffered(bool isOffered);
    /// Looks anew at how wide the panel has to be.
    void fit();

Q_SIGNALS:
    /// It was fitted to another size of text, or to other looks.
    void fitted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What scrolls is never higher than what is in it.
    void fitArea();

    DecisionPanel* m_panel = nullptr;
    FittedPage* m_area = nullptr;
    std::array<QHBoxLayout*, 4> m_below{}; ///< Note, tools, what is replaced, save.
    QLabel* m_nothing = nullptr;
};

} // namespace subtext
