// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/gates.h"
#include "ui/release/statemark.h"

#include <QFrame>
#include <QLabel>

class QBoxLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace subtext {

/// One check of the release: its state, what it found, the places on demand, and an override with
/// its reason. A new state leaves open what is open, and the focus where it is.
class GateRow : public QFrame
{
    Q_OBJECT
public:
    /// Longer lists of places are cut: whoever mends so many does not go through a list.
    static constexpr std::size_t MostPlaces = 500;

    GateRow(GateKind kind, QWidget* parent);

    void setGate(const Gate& gate);
    /// Empty: not overridden.
    void setReason(const QString& reason);
    void setChangeable(bool isChangeable);
    /// What can be done stands below the words instead of beside them.
    void setNarrow(bool isNarrow);
    /// Neither state nor places.
    void forget();

    GateKind kind() const { return m_gate.kind; }
    StateMark::State state() const { return m_mark->state(); }
    QString message() const { return m_message->text(); }
    QListWidget* places() const { return m_places; }
    QPushButton* overrideButton() const { return m_overrideButton; }
    QLineEdit* reasonEdit() const { return m_reasonEdit; }
    void setPlacesShown(bool areShown);
    /// Of words that may be names, where they are open: chooses the one that is to be judged next,
    /// from the marked one on.
    void showAsked();

Q_SIGNALS:
    void placeChosen(subtext::GateKind kind, const subtext::GatePlace& place);
    /// By key: where its line is in this row.
    void placeReached(const QRect& line);
    void overridden(subtext::GateKind kind, const QString& reason);
    void withdrawn(subtext::GateKind kind);
    /// Of the findings of the checks: they are looked at where they stand.
    void qualityRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildReason();
    bool isToKnow() const;
    bool isOfFindings() const;
    bool isNameAsked() const;
    bool isOverrideOffered() const;
    void show();
    void fillPlaces();
    void choosePlace();
    void askForReason(bool isAsked);
    void giveReason();

    Gate m_gate;
    bool m_isKnown = false;
    bool m_isChangeable = true;
    QString m_reason;
    StateMark* m_mark;
    QBoxLayout* m_head = nullptr; ///< The words, and what can be done.
    QWidget* m_buttons;
    QBoxLayout* m_reasonLines = nullptr; ///< The field, and its buttons.
    QLabel* m_title;
    QLabel* m_message;
    QPushButton* m_placesButton;
    QPushButton* m_quality;
    QPushButton* m_overrideButton;
    QListWidget* m_places;
    QWidget* m_reasonRow;
    QLineEdit* m_reasonEdit = nullptr;
    QPushButton* m_confirm = nullptr;
};

} // namespace subtext
