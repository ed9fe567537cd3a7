// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenechange.h"
#include "core/study/study.h"
#include "ui/widgets/discardguard.h"

#include <QDialog>
#include <QLabel>

#include <array>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace subtext {

/// What can be done about a scene that is broken: its texts are corrected, or the item is left out;
/// and where somebody flagged it for nothing, the flag is closed. Each wants a reason and stays in
/// the study with what was there before.
class SceneCorrection : public QDialog
{
    Q_OBJECT
public:
    /// `problem`: what brought somebody here, in a sentence; may be empty. `study` must outlive it.
    SceneCorrection(Study& study, ScenarioId scenario, PersonId by, const QString& problem,
                    QWidget* parent);

    /// A line for a role, else a text of lines.
    QWidget* field(FieldIndex part) const { return m_fields.at(indexOf(part)); }
    QLineEdit* reason() const { return m_reason; }
    QString problem() const { return m_problem->text(); }
    /// Asks once more before it throws away what was written.
    void reject() override;

Q_SIGNALS:
    /// It is in the study; what happened, in a sentence.
    void corrected(const QString& what);
    /// What these annotators had flagged is closed; corrected() follows.
    void flagsClosed(subtext::ScenarioId scenario, const std::vector<subtext::PersonId>& annotators,
                     const QString& reason);

private:
    /// How many have labelled the item.
    qint64 readItem(Reads& reads);
    void wordButtons();
    void buildFields(const Task& task, const Scenario& scene, QVBoxLayout& column);
    QWidget* lastField() const { return m_parts.empty() ? nullptr : field(m_parts.back()); }
    QWidget* buildLine(const QString& text);
    QWidget* buildText(const QString& text, int lines);
    void refresh();
    void fit();
    void showProblem(const QString& text);
    void save();
    void leaveOut();
    void closeFlags();
    void finish(const Result<ChangeSet>& written, const QString& what);
    std::map<FieldIndex, QString> texts() const;

    Study& m_study;
    ScenarioId m_scenario;
    PersonId m_by;
    QString m_whyNot; ///< See whyFixed(): closing a flag can be done all the same.
    Scenario m_scene;
    bool m_isLeftOut = false;
    std::vector<PersonId> m_flaggedBy; ///< Whose flags of the item are open.
    DiscardGuard m_guard;
    std::array<QWidget*, MaxFields> m_fields{};
    std::vector<FieldIndex> m_parts; ///< Those of the fields that are here, in their order.
    QWidget* m_hero = nullptr;       ///< The field of the large text.
    QLineEdit* m_reason;
    QLabel* m_problem;
    QPushButton* m_leaveOut;
    QPushButton* m_nothing; ///< Closes the flags; there only where some are open.
    QPushButton* m_save;
};

} // namespace subtext
