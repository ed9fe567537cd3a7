// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/models/files/modelviews.h"

#include <array>

namespace subtext {

class ActionRegistry;
class ImportView;
class LabelViews;
class PageStack;
class Prompts;
class RunsView;
class Settings;
class TopicsView;
class VectorViews;
struct ModelAccess;
struct PredictionFiles;

/// The place that shows how models do on what people of the study were asked: the views that its
/// task has, of labels or of vectors, how predictions get here, asking models, and the topics of
/// the scenes. Follows the work as it goes on; computes beside the window.
class ModelsPage : public FiguresPlace<ModelsRequest, ModelsResult>
{
    Q_OBJECT
public:
    using View = ModelView;

    ModelsPage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
               QWidget* parent = nullptr);
    ~ModelsPage() override;

    /// What it takes to ask models; before a study is started. Without it none can be asked.
    void setAccess(const ModelAccess& access);
    /// Of the two kinds of studies that have models. Once it is started it asks the study.
    void offerKind(bool areVectors);

    /// What is on the screen; none before the first result.
    const ModelsResult* shown() const { return m_result.get(); }
    View view() const { return m_view; }
    void showView(View view);

    LabelViews* labels() const { return m_labels; }
    VectorViews* vectors() const { return m_vectors; }
    ImportView* import() const { return m_import; }
    RunsView* asking() const { return m_asking; }
    TopicsView* topics() const { return m_topics; }

Q_SIGNALS:
    /// Of what was written; to be shown outside the window.
    void folderRequested(const QString& folder);
    /// A new study is there, and somebody wants to go on in it.
    void studyMade(const QString& path);

private:
    void buildHead();
    void connectViews(ModelViews& views);
    void registerActions();

    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    ModelsRequest request() override;
    void take() override;
    /// Where they are on the screen, and not those of the last figures.
    void readTopics();
    void showLead();
    void goTo(View view);
    void focusChoice();
    std::array<ModelViews*, 2> kinds() const;
    void readFiles(const PredictionFiles& files);
    void exportSet(const SetName& name, QuestionIndex question, PredictionFormat format);
    void writeSubmission(const SetName& name);
    /// And take whole sets out: both tell of any item.
    bool mayImport() const;

    ActionRegistry& m_actions;
    Prompts& m_prompts;
    PageStack* m_stack = nullptr;
    LabelViews* m_labels = nullptr;
    VectorViews* m_vectors = nullptr;
    ModelViews* m_views = nullptr; ///< Of the kind of the study, or of the last.
    ImportView* m_import = nullptr;
    RunsView* m_asking = nullptr;
    TopicsView* m_topics = nullptr;
    bool m_areTopicsRead = false;
    View m_view = View::Leaderboard;
    QString m_settingsFolder; ///< Of profiles and prices; empty: there is none.
};

} // namespace subtext
