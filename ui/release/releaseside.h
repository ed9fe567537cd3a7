// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releasedrafting.h"

#include <QStackedWidget>
#include <QWidget>

#include <memory>

class QScrollArea;

namespace subtext {

class OptionsPanel;
class PlacePanel;
class VerdictCard;

/// What stands beside every view of the release: the verdict, and below it the options, or the item
/// behind a place until it is closed.
class ReleaseSide : public QWidget
{
    Q_OBJECT
public:
    explicit ReleaseSide(QWidget* parent);

    void setNarrow(bool isNarrow);
    void setDraft(const std::shared_ptr<const ReleaseDraft>& draft);
    /// Back to nothing known, of no study.
    void forget();

    void showOptions() { m_stack->setCurrentIndex(0); }
    void showPlace(GateKind gate, const GatePlace& place);
    void showItem(const QString& name);

    VerdictCard* verdict() const { return m_verdict; }
    OptionsPanel* options() const { return m_options; }
    PlacePanel* place() const { return m_place; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();
    QWidget* makeOptions();
    void showPanel();
    ScenarioId scenarioCalled(const QString& name) const;

    std::shared_ptr<const ReleaseDraft> m_draft;
    VerdictCard* m_verdict;
    QStackedWidget* m_stack;
    OptionsPanel* m_options;
    QScrollArea* m_placeArea; ///< What the panel is in.
    PlacePanel* m_place;
    bool m_isNarrow = false;
};

} // namespace subtext
