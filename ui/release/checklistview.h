// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releasedrafting.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace subtext {

class GateRow;

/// The checks of a release, one below the other, and the notes that it will rewrite.
class ChecklistView : public QScrollArea
{
    Q_OBJECT
public:
    explicit ChecklistView(QWidget* parent);

    void setDraft(const ReleaseDraft& draft);
    void setOverrides(const std::vector<OverriddenGate>& overridden);
    void setChangeable(bool isChangeable);
    void forget();

    const std::vector<GateRow*>& rows() const { return m_rows; }
    GateRow* row(GateKind kind) const;

Q_SIGNALS:
    void placeChosen(subtext::GateKind kind, const subtext::GatePlace& place);
    void overridden(subtext::GateKind kind, const QString& reason);
    void withdrawn(subtext::GateKind kind);
    void qualityRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRows();
    /// Gives the line above it; none above the first.
    QWidget* addRow(GateKind kind);
    void hideWarnings();
    void showNotes();

    struct Warning
    {
        GateRow* row;
        QWidget* line;

        void setShown(bool isShown) const;
    };

    std::vector<GateRow*> m_rows;
    std::vector<Warning> m_warnings;
    QFrame* m_card;
    QVBoxLayout* m_gates;
    QFrame* m_notesCard;
    QLabel* m_notesTitle;
    QLabel* m_notes;
    std::vector<NoteChange> m_changes;
};

} // namespace subtext
