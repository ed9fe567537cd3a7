// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/forms/importreading.h"

#include <QWidget>

class QComboBox;

namespace subtext {

class MappingFiles;
class MeaningTree;
class Prompts;

/// What the exports of Label Studio among files to be imported mean in the study: their texts,
/// controls, words, numbers and people, and what becomes of their ground truth.
class ExportMeanings : public QWidget
{
    Q_OBJECT
public:
    ExportMeanings(Prompts& prompts, QWidget* parent);

    /// What becomes of annotations that Label Studio calls ground truth, also where it is asked of
    /// a server.
    static void offerGroundTruth(QComboBox& choice);
    static GroundTruth groundTruthIn(const QComboBox& choice);
    /// The same of tasks that somebody skipped.
    static void offerSkipped(QComboBox& choice);
    static bool flagsSkippedIn(const QComboBox& choice);
    /// Shows what a mapping says, and does not tell of it.
    static void showSkipped(QComboBox& choice, bool areFlagged);

    /// Whom the people of the files can be; without any they are new.
    void setPeople(std::vector<Person> people) { m_people = std::move(people); }
    /// True where it is about other files, controls or questions than before. What was said of
    /// those stays as far as it is about these; without exports it is forgotten.
    bool show(const std::optional<ExportFindings>& exports, std::shared_ptr<const Task> task);
    void forget();
    ExportWishes wishes() const;

    MeaningTree* tree() const { return m_tree; }
    MappingFiles* mappingFiles() const { return m_files; }

Q_SIGNALS:
    /// The files are to be read again.
    void changed();

private:
    void fill(ImportMapping mapping);
    ImportMapping mapping() const;
    QString knownCode(const QString& who) const;

    MeaningTree* m_tree;
    MappingFiles* m_files;
    QComboBox* m_groundTruth;
    QComboBox* m_skipped;
    std::vector<Person> m_people;
    std::shared_ptr<const Task> m_task;
    std::optional<ExportFindings> m_shown;
    bool m_isSaid = false;
    bool m_isSkippedSaid = false;
};

} // namespace subtext
