// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/setname.h"
#include "core/release/layout/release.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;

namespace subtext {

/// What of models a release has: nothing until somebody chooses it, or where the last release had
/// it. Shown where the study has something of models to release.
class ModelsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ModelsPanel(QWidget* parent);

    void start(bool hasVectors);
    /// The sets that the study holds; what was chosen of them stays.
    void setSets(const std::vector<SetName>& sets);
    /// Those that somebody hid in Models, by SetName::text(): marked so, and chosen as any other.
    void markHidden(const QStringList& hidden);
    /// As the last release had it, unless somebody has chosen something else since.
    void propose(const ModelChoice& choice);

    ModelChoice choice() const;
    /// In a sentence; empty where nothing is wrong.
    QString problem() const;

    QListWidget* sets() const { return m_sets; }
    /// In the order of the keys.
    std::vector<QWidget*> fields() const;

Q_SIGNALS:
    void changed();
    void setReached(const QRect& line); ///< By key: where its line is in the panel.

private:
    void showChoice(const ModelChoice& choice);
    void nameSets();
    void adapt();
    void onChosen();
    int checkedSets() const;

    std::vector<SetName> m_names;
    QStringList m_hidden;
    ModelChoice m_proposed;
    bool m_isChosen = false;
    bool m_hasVectors = false;
    QLabel* m_caption;
    QCheckBox* m_predictions;
    QListWidget* m_sets;
    QCheckBox* m_raw;
    QCheckBox* m_entanglement;
    QDoubleSpinBox* m_smoothing; ///< Of the priors.
};

} // namespace subtext
