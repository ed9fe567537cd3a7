// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/inventedmodels.h"
#include "core/study/demonstration/inventedrun.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/models/asking/askdialog.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/board/itemsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/board/leaderboardview.h"
#include "ui/models/board/modelitempanel.h"
#include "ui/models/board/setview.h"
#include "ui/models/files/importview.h"
#include "ui/models/modelspage.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/figuretable.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

#include <limits>

namespace subtext {
namespace {

constexpr int AllItems = std::numeric_limits<int>::max();

const char PredictionLines[] = "scenario,model,emotion,valence\n"
                               "sarcasm-irony/1,fulmar,anger,-0.6\n"
                               "sarcasm-irony/2,fulmar,disgust,-0.4\n"
                               "sarcasm-irony/3,fulmar,joy,rather\n"
                               "sarcasm-irony/999,fulmar,joy,0.2\n"
                               "deflection/1,fulmar,fear,\n";

class ModelsTour
{
public:
    ModelsTour(MainWindow& window, const TakePicture& save)
        : m_window(window)
        , m_save(save)
    {}

    bool run(std::unique_ptr<Study> study, const QString& folder)
    {
        std::vector<PersonId> annotators;
        PersonId adjudicator;
        PersonId coordinator;
        for (const Person& person : needed(study->roster().people())) {
            if (person.role == Role::Annotator)
                annotators.push_back(person.id);
            else
                (person.role == Role::Adjudicator ? adjudicator : coordinator) = person.id;
        }
        if (!simulateLabelling(*study, annotators, AllItems, 42) ||
            !simulateAdjudication(*study, adjudicator, 8, 42))
            return false;
        m_window.adopt(std::move(study));
        m_window.signIn(coordinator);
        m_window.showPlace(MainWindow::Place::Models);
        settle();
        picture("empty");
        importing(folder);
        if (!simulateModels(*m_window.study(), 42))
            return false;
        leaderboard();
        set();
        items();
        asking(folder);
        m_window.signIn(adjudicator);
        m_window.showPlace(MainWindow::Place::Models);
        page().showView(ModelsPage::View::Items);
        settle();
        picture("items-adjudicator");
        m_window.closeStudy();
        m_window.modelsPage()->setAccess({}); // the keys end here
        return true;
    }

private:
    ModelsPage& page() { return *m_window.modelsPage(); }
    LabelViews& views() { return *page().labels(); }
    void picture(const QByteArray& name) { m_save(m_window, "models-" + name); }

    void settle()
    {
        awaitDone([&] { return page().shown() && !page().isWorking(); });
    }

    void importing(const QString& folder)
    {
        const QString path = QDir(folder).filePath(QStringLiteral("fulmar.csv"));
        writeFile(path, PredictionLines);
        page().showView(ModelsPage::View::Import);
        Q_EMIT page().import()->filesChosen({{path}, {}, {}});
        settle();
        picture("import");
    }

    void leaderboard()
    {
        page().showView(ModelsPage::View::Leaderboard);
        settle();
        picture("leaderboard");
        bottom();
        picture("leaderboard-table");
        views().area()->verticalScrollBar()->setValue(0);
        views().leaderboard()->metricBox()->setCurrentIndex(4);
        settle();
        picture("leaderboard-votes");
    }

    void set()
    {
        page().showView(ModelsPage::View::Set);
        picture("set");
        QScrollBar& bar = *views().area()->verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        picture("set-confusion");
        bottom();
        picture("set-end");
        Q_EMIT views().set()->answers()->cellActivated(3, 3);
        picture("set-items");
        views().closeItems();
    }

    void items()
    {
        page().showView(ModelsPage::View::Items);
        picture("items");
        views().items()->filterBox()->setCurrentIndex(4);
        Q_EMIT views().items()->itemsRequested(QStringLiteral("Item"), {0});
        views().panel()->wordsBox()->setChecked(true);
        picture("items-words");
        views().closeItems();
    }

    /// An invented run, and the dialog that would begin another: nothing can be sent from here.
    void asking(const QString& folder)
    {
        if (!simulateRun(*m_window.study(), 42))
            qFatal("the invented run could not be kept");
        m_window.modelsPage()->setAccess(
            {folder, &m_keys, [](const Clock&) { return std::unique_ptr<HttpTransport>(); }});
        page().showView(ModelsPage::View::Asking);
        RunsView& view = *page().asking();
        const auto await = [&] {
            do
                settle();
            while (!view.shown() || view.shown()->runs.empty() || view.isWorking());
        };
        await();
        picture("asking");
        view.openRun(0);
        await();
        Q_EMIT view.requests()->rowActivated(0);
        picture("asking-run");
        view.ask();
        AskDialog& dialog = *view.dialog();
        dialog.form()->nameField()->setText(QStringLiteral("mini"));
        dialog.form()->modelField()->setText(QStringLiteral("gpt-5-mini"));
        dialog.form()->keySourceBox()->setCurrentIndex(2);
        dialog.form()->keyNameField()->setText(QStringLiteral("openai"));
        Q_EMIT dialog.form()->edited();
        awaitDone([&] { return !dialog.isPlanning(); });
        m_save(dialog, "models-ask");
        dialog.reject();
    }

    void bottom()
    {
        QScrollBar& bar = *views().area()->verticalScrollBar();
        bar.setValue(bar.maximum());
    }

    class NoKeys : public llm::KeyRing
    {
    public:
        void find(const llm::Profile& /*profile*/, QObject* /*context*/, Found /*found*/) override
        {}
        void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
                   Stored /*stored*/) override
        {}
        void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}
    };

    MainWindow& m_window;
    NoKeys m_keys;
    const TakePicture& m_save;
};

} // namespace

bool tourModels(MainWindow& window, const QString& folder, const Environment& environment,
                const TakePicture& picture)
{
    auto made =
        makeDemonstration(QDir(folder).filePath(QStringLiteral("models.subtext")), environment);
    return made && ModelsTour(window, picture).run(std::move(*made), folder);
}

} // namespace subtext
