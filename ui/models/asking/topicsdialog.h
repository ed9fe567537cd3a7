// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/embedder.h"
#include "core/models/topicfinding.h"
#include "core/study/studybytopics.h"
#include "ui/models/asking/embeddialog.h"

#include <QLabel>
#include <QPointer>

#include <memory>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace subtext {

class FigureTable;
class LineChart;
class Prompts;
class ScatterChart;

/// What the scenes of a study are about: topics of texts whose embeddings are near each other, as
/// many as the elbow says or somebody wants, with their keywords and a flat map to look at. What is
/// found becomes the study's when somebody keeps it. Closing ends what is being asked.
class TopicsDialog : public QDialog
{
    Q_OBJECT
public:
    TopicsDialog(Study& study, const Environment& environment, const ModelAccess& access,
                 Prompts& prompts, PersonId person, QWidget* parent);
    ~TopicsDialog() override;

    EmbedDialog* embedding() const { return m_dialog; }
    QPushButton* findButton() const { return m_find; }
    FigureTable* list() const { return m_list; }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    bool isAsking() const { return m_embedder != nullptr; }
    bool isFinding() const { return m_isFinding; }
    const std::optional<TopicFinding>& found() const { return m_found; }

Q_SIGNALS:
    /// A study that is grouped by the topics is there, and somebody wants to go on in it.
    void studyMade(const QString& path);

private:
    QLayout* buildHead();
    void fillModels();
    void showKept();
    void askForEmbeddings();
    void begin(const EmbeddingPlan& plan);
    void conclude(const RunOutcome& outcome);
    void find();
    void take(const TopicFinding& found);
    void keep();
    void chooseNewStudy();
    void makeNewStudy(const QString& path);
    void offerToOpen(const QString& path, const MadeByTopics& made);
    void updateButtons();
    void tell(const QString& text, bool isBad);

    Study& m_study;
    Environment m_environment;
    const ModelAccess& m_access;
    Prompts& m_prompts;
    PersonId m_person;
    std::optional<TopicFinding> m_found;
    bool m_isFinding = false;
    bool m_isKept = false;  ///< Of what was found.
    bool m_hasKept = false; ///< The study has topics.
    bool m_hasOpenGroups = true;
    bool m_isGrouping = false;
    QPointer<EmbedDialog> m_dialog;
    std::unique_ptr<HttpTransport> m_transport;
    std::unique_ptr<Embedder> m_embedder; // before its transport

    QComboBox* m_model = nullptr;
    QSpinBox* m_count = nullptr;
    QPushButton* m_embed = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_find = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_group = nullptr;
    QPushButton* m_close = nullptr;
    QLabel* m_report = nullptr;
    FigureTable* m_list = nullptr;
    LineChart* m_elbow = nullptr;
    ScatterChart* m_map = nullptr;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
