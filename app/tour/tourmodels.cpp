// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tourmodels.h"

#include "app/tour/needed.h"
#include "core/course/roster.h"
#include "core/study/demonstration.h"
#include "core/study/inventedmodels.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/models/importview.h"
#include "ui/models/itemsview.h"
#include "ui/models/leaderboardview.h"
#include "ui/models/modelboardpage.h"
#include "ui/models/modelitempanel.h"
#include "ui/models/modelspage.h"
#include "ui/models/setview.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
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
    ModelsTour(MainWindow& window, const std::function<void(QWidget&, const QByteArray&)>& save)
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
        m_window.signIn(adjudicator);
        m_window.showPlace(MainWindow::Place::Models);
        page().showView(ModelBoardPage::View::Items);
        settle();
        picture("items-adjudicator");
        m_window.closeStudy();
        return true;
    }

private:
    ModelBoardPage& page() { return *m_window.modelsPage()->board(); }
    void picture(const QByteArray& name) { m_save(m_window, "models-" + name); }

    void settle()
    {
        QElapsedTimer waited;
        waited.start();
        do
            QApplication::processEvents(QEventLoop::AllEvents, 50);
        while ((!page().shown() || page().isWorking()) && waited.elapsed() < 20'000);
    }

    void importing(const QString& folder)
    {
        const QString path = QDir(folder).filePath(QStringLiteral("fulmar.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return;
        file.write(PredictionLines);
        file.close();
        page().showView(ModelBoardPage::View::Import);
        Q_EMIT page().import()->filesChosen({{path}, {}, {}});
        settle();
        picture("import");
    }

    void leaderboard()
    {
        page().showView(ModelBoardPage::View::Leaderboard);
        settle();
        picture("leaderboard");
        bottom();
        picture("leaderboard-table");
        page().area()->verticalScrollBar()->setValue(0);
        page().leaderboard()->metricBox()->setCurrentIndex(4);
        settle();
        picture("leaderboard-votes");
    }

    void set()
    {
        page().showView(ModelBoardPage::View::Set);
        picture("set");
        QScrollBar& bar = *page().area()->verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        picture("set-confusion");
        bottom();
        picture("set-end");
        Q_EMIT page().set()->answers()->cellActivated(3, 3);
        picture("set-items");
        page().closeItems();
    }

    void items()
    {
        page().showView(ModelBoardPage::View::Items);
        picture("items");
        page().items()->filterBox()->setCurrentIndex(4);
        Q_EMIT page().items()->itemsRequested(QStringLiteral("Item"), {0});
        page().panel()->wordsBox()->setChecked(true);
        picture("items-words");
        page().closeItems();
    }

    void bottom()
    {
        QScrollBar& bar = *page().area()->verticalScrollBar();
        bar.setValue(bar.maximum());
    }

    MainWindow& m_window;
    const std::function<void(QWidget&, const QByteArray&)>& m_save;
};

} // namespace

bool tourModels(MainWindow& window, const QString& folder, const Environment& environment,
                const std::function<void(QWidget& widget, const QByteArray& name)>& picture)
{
    auto made =
        makeDemonstration(QDir(folder).filePath(QStringLiteral("models.subtext")), environment);
    return made && ModelsTour(window, picture).run(std::move(*made), folder);
}

} // namespace subtext
