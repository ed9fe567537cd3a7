// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/setname.h"
#include "core/predictions/predictionwriter.h"
#include "ui/models/files/modelsrequest.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace subtext {

class ActionRegistry;
class Hiding;
class PageHead;
class Settings;
class Study;
class Withdrawing;

/// What the place of models can show, in the order of its switch. Import, Asking and Topics are the
/// page's own.
enum class ModelView {
    Leaderboard,
    Set,
    Items,
    Runs,
    Gain,
    Errors,
    Reliability,
    Scenario,
    Import,
    Asking,
    Topics
};
bool isOfPage(ModelView view);

/// The views that a kind of task has of what models say, with their choices in the head of the
/// page. Shows what it is given; the page has it made.
class ModelViews : public QWidget
{
    Q_OBJECT
public:
    /// `kind` is what models give in such a task, by which its keys are listed; `views` are those
    /// of the page where it has this kind.
    ModelViews(const QString& kind, const std::vector<ModelView>& views, Settings& settings,
               PageHead& head, QWidget* parent);

    const QString& kind() const { return m_kind; }
    const std::vector<ModelView>& views() const { return m_views; }
    /// In the head, and on the screen where the study is of this kind; its keys are those of this
    /// widget.
    QWidget* choices() const { return m_choices; }
    /// Lists the keys below those of the page: `focusChoice` is what Ctrl+F does.
    virtual void registerActions(ActionRegistry& actions, const QString& section,
                                 const std::function<void()>& focusChoice) = 0;

    /// `isTheirs`: they may take predictions in, and whole sets out. What models say is withheld
    /// where it is blind.
    virtual void start(Study& study, bool isBlind, bool isTheirs) = 0;
    /// Lets go of the study. Also called where none was started.
    virtual void forget() = 0;
    /// Why who is not the coordinator may take nothing in.
    virtual QString whyNoImport() const = 0;

    virtual void setAnswersShown(bool areShown) = 0;
    virtual void addTo(ModelsRequest& request) const = 0;
    virtual void setResult(const ModelsResult& result) = 0;
    /// How things stand; empty: nothing to say in this view.
    virtual QString lead(ModelView view) const = 0;
    /// What a view shows and how it is read, for whoever has read no more than an abstract; empty:
    /// the view says it itself, or has nothing to show yet.
    virtual QString about(ModelView view) const = 0;
    /// What stands on top of the view on the screen.
    QString said() const;
    /// The sets that somebody does not want on the board; none before the first study of this kind.
    Hiding* hiding() const { return m_hiding; }
    /// The sets that count nowhere in the study; none where hiding() is none.
    Withdrawing* withdrawing() const { return m_withdrawing; }
    /// Also told of the views of the page: not all choices count in them.
    virtual void showView(ModelView view) = 0;
    /// What has the keys first; it may be out of reach.
    virtual QWidget* firstControl(ModelView view) const = 0;
    virtual void closeItems() = 0;
    /// Leads to a set, or says why there is nothing of it yet.
    virtual void showSet(const SetName& name) = 0;

Q_SIGNALS:
    /// Figures by other choices are wanted.
    void chosen();
    void leadChanged();
    void viewWanted(subtext::ModelView view);
    /// The page is to ask for files.
    void filesWanted();
    void exportRequested(const subtext::SetName& set, subtext::QuestionIndex question,
                         subtext::PredictionFormat format);
    void submissionRequested(const subtext::SetName& set);
    void deskRequested(subtext::ScenarioId scenario);
    void told(const QString& what);
    void refused(const QString& why);

protected:
    /// Makes the line on top of the views.
    QWidget* buildTop();
    void showAbout(ModelView view);
    /// Says which set is to be hidden or withdrawn, and what it is called; none: there is none.
    void offer(const std::optional<SetName>& set, const QString& name = {});
    /// Whether the set is withdrawn, or hidden and not shown; then it says so.
    bool isToldLeftOut(const SetName& set);

private:
    const QString m_kind;
    const std::vector<ModelView> m_views;
    QWidget* m_choices;
    QWidget* m_top = nullptr;
    QLabel* m_about = nullptr;
    Settings& m_settings;
    Hiding* m_hiding = nullptr;
    Withdrawing* m_withdrawing = nullptr;
};

} // namespace subtext
