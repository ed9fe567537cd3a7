// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/base/builtin.h"
#include "core/base/sha256.h"
#include "core/course/assigning.h"
#include "core/course/practice.h"
#include "core/course/roster.h"
#include "core/generation/sceneprompt.h"
#include "core/models/goldvectors.h"
#include "core/models/predictionreading.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/inventedmodels.h"
#include "core/study/demonstration/inventedrun.h"
#include "core/study/demonstration/inventedvectors.h"
#include "core/task/taskreader.h"
#include "core/travel/importing.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/agreement/agreementpage.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/shortanswer.h"
#include "ui/charts/chartboard.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/linechart.h"
#include "ui/entanglement/entanglementpage.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/asking/scenesdialog.h"
#include "ui/models/asking/topicsdialog.h"
#include "ui/models/asking/topicsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/files/importview.h"
#include "ui/models/modelspage.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/models/vectors/scenarioscore.h"
#include "ui/models/vectors/vectorboard.h"
#include "ui/models/vectors/vectorviews.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/beforework.h"
#include "ui/shell/mainwindow.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <limits>

namespace subtext {
namespace {

constexpr int Everything = std::numeric_limits<int>::max();

const char Mails[] = R"json([
{"id": "1", "channel": "mail", "product": "kettle", "customer": "a night porter", "agent": "Ida",
 "earlier": "The kettle came on Monday, with a dent beside the spout.",
 "message": "I have the tea of eleven people to make, so tell me which day, and I will wait."},
{"id": "2", "channel": "mail", "product": "toaster", "customer": "a teacher", "agent": "Ida",
 "message": "It toasts one side and apologises with the other. I have grown fond of it."},
{"id": "3", "channel": "chat", "product": "hand-blender", "customer": "a cook", "agent": "Joris",
 "message": "Third time. I am not sending a photograph again."},
{"id": "4", "channel": "chat", "product": "kettle", "customer": "a widower", "agent": "Joris",
 "earlier": "He asked whether the old model is still made.",
 "message": "It is only that she liked the sound of it."},
{"id": "5", "channel": "telephone", "product": "toaster", "customer": "a student", "agent": "Ida",
 "message": "Could you say that more slowly? I would like to get the number right this time."},
{"id": "6", "channel": "telephone", "customer": "a shopkeeper", "agent": "Joris",
 "message": "Then put me through to somebody who has ever held one in his hands."}
])json";

Result<Task> manualTask()
{
    const QByteArray page = builtIn(QStringLiteral(":/subtext/tour/task.md"));
    const qsizetype begin = page.indexOf("```json\n") + 8;
    auto task = readTask(page.mid(begin, page.indexOf("```", begin) - begin));
    if (!task)
        return fail(ErrorCode::MalformedFile);
    return std::move(*task);
}

Result<std::unique_ptr<Study>> makeMailStudy(const QString& path, const Environment& environment)
{
    const QString mails = path + QStringLiteral(".json");
    writeFile(mails, Mails);
    Study::Setup setup;
    setup.title = QStringLiteral("How customers sound");
    setup.task = needed(manualTask());
    setup.protocol.order = ItemOrder::File;
    setup.protocol.ratersPerItem = 4;
    auto study = Study::create(path, setup, environment);
    if (!study)
        return study;
    if (const auto imported = (*study)->importing().importFiles({mails}, {}); !imported)
        return fail(imported.error());
    std::vector<Roster::NewPerson> people{
        {QStringLiteral("M01"), QStringLiteral("Wanda Ostrow"), Role::Adjudicator},
        {QStringLiteral("C01"), QStringLiteral("Lionel Prat"), Role::Coordinator}};
    for (const char* name : {"Abel Moss", "Bettina Ray", "Carlo Finch", "Dora Lund", "Emil Sand"})
        people.push_back({{}, QString::fromLatin1(name), Role::Annotator});
    if (const auto added = (*study)->roster().add(people); !added)
        return fail(added.error());
    if (const auto assigned = (*study)->assigning().assign(4, 42); !assigned)
        return fail(assigned.error());
    return study;
}

class TasksTour
{
public:
    TasksTour(MainWindow& window, QByteArray name, const TakePicture& save)
        : m_window(window)
        , m_name(std::move(name))
        , m_save(save)
    {}

    bool run(std::unique_ptr<Study> study)
    {
        m_window.adopt(std::move(study));
        std::vector<PersonId> others;
        PersonId first;
        PersonId adjudicator;
        PersonId coordinator;
        for (const Person& person : needed(m_window.study()->roster().people())) {
            if (person.role == Role::Adjudicator)
                adjudicator = person.id;
            else if (person.role == Role::Coordinator)
                coordinator = person.id;
            else if (!first.isValid())
                first = person.id;
            else
                others.push_back(person.id);
        }
        labelling(first);
        Study& open = *m_window.study();
        if (!simulateLabelling(open, others, Everything, 42) ||
            !simulateLabelling(open, {first}, Everything, 42))
            return false;
        adjudicating(adjudicator);
        if (!simulateAdjudication(open, adjudicator, Everything, 42))
            return false;
        coordinating(coordinator);
        m_window.closeStudy();
        return true;
    }

private:
    void picture(const char* name) { m_save(m_window, m_name + '-' + name); }

    void labelling(PersonId person)
    {
        m_window.signIn(person);
        picture("label-empty");
        LabelPage& label = *m_window.labelPage();
        LabelSession& session = *label.session();
        Answer answer;
        answer.ballot[0] = Choice{1};
        session.edit(answer, Steps(session.task()).all());
        session.flush();
        picture("label-half-answered");
        for (std::size_t i = 1; i < session.task().questions.size(); ++i)
            answer.ballot.at(i) = Choice{0};
        for (std::size_t i = 0; i < session.task().scales.size(); ++i)
            answer.scales.at(i) = session.task().scales[i].points.back().value;
        session.edit(answer, Steps(session.task()).all());
        session.flush();
        label.setItemListShown(true);
        label.setDockShown(true);
        picture("label-items-and-guide");
        label.setItemListShown(false);
        label.setDockShown(false);
        session.submit();
        label.ending()->showSummary();
        picture("summary");
        m_window.showPlace(MainWindow::Place::Guidelines);
        picture("guidelines");
        m_window.showPlace(MainWindow::Place::Label);
        if (!needed(m_window.study()->practice().scenes()).isEmpty())
            practising();
    }

    void practising()
    {
        Q_EMIT m_window.labelPage()->practiceRequested();
        PracticePage& page = *m_window.beforeWork()->practice();
        picture("practice-welcome");
        page.welcome()->startButton()->click();
        const PracticeScenes scenes = needed(m_window.study()->practice().scenes());
        bool isFirst = true;
        for (const CalibrationItem& item : scenes.items) {
            Answer answer = item.reference;
            if (isFirst)
                answer.ballot[1] = Choice{answer.ballot[1] == Choice{0}};
            Q_EMIT page.scenes()->answered(answer, 9'000);
            if (isFirst)
                picture("practice-feedback");
            page.scenes()->goOn();
            isFirst = false;
        }
        picture("practice-outcome");
    }

    void adjudicating(PersonId person)
    {
        m_window.signIn(person);
        m_window.showPlace(MainWindow::Place::Adjudicate);
        picture("adjudicate");
        m_window.deskPage()->queue()->setFilter(QueueFilter::All);
        picture("adjudicate-all");
    }

    void coordinating(PersonId person)
    {
        m_window.signIn(person);
        m_window.showPlace(MainWindow::Place::Quality);
        picture("quality");
        m_window.showPlace(MainWindow::Place::Agreement);
        AgreementPage& agreement = *m_window.agreementPage();
        awaitDone([&] { return agreement.shown() && !agreement.isComputing(); });
        picture("agreement");
        QScrollBar& bar = *agreement.chartArea()->verticalScrollBar();
        bar.setValue(bar.maximum());
        picture("agreement-end");
        entanglement();
        models();
        vectorModels();
        m_window.showPlace(MainWindow::Place::Release);
        ReleasePage& release = *m_window.releasePage();
        awaitDone([&] { return release.shown() && !release.isWorking(); });
        picture("release");
        m_window.showPlace(MainWindow::Place::Roster);
        picture("roster");
    }

    /// Where the task has that place: as it is, with the scenarios of a figure, and without
    /// smoothing, which leaves a prior undefined in so few scenarios.
    void entanglement()
    {
        EntanglementPage& page = *m_window.entanglementPage();
        if (!page.isStarted())
            return;
        m_window.showPlace(MainWindow::Place::Entanglement);
        const auto settle = [&] { awaitDone([&] { return page.shown() && !page.isWorking(); }); };
        settle();
        picture("entanglement");
        QScrollBar& bar = *page.board()->area()->verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        picture("entanglement-data");
        bar.setValue(bar.maximum());
        picture("entanglement-marginals");
        page.marginals()->setTableShown(true);
        picture("entanglement-marginals-table");
        page.marginals()->setTableShown(false);
        bar.setValue(0);
        Q_EMIT page.maps().at(1)->cellActivated(0, 1);
        picture("entanglement-scenarios");
        page.board()->closeItems();
        page.setPart(GoldPart::Train);
        page.setSmoothing(0);
        settle();
        bar.setValue(0);
        picture("entanglement-unsmoothed");
    }

    /// Where the task's questions are scored by themselves: the selector, and the second question.
    void models()
    {
        ModelsPage& page = *m_window.modelsPage();
        if (hasVectors(*needed(m_window.study()->task())) || !simulateModels(*m_window.study(), 42))
            return;
        m_window.showPlace(MainWindow::Place::Models);
        const auto settle = [&] { awaitDone([&] { return page.shown() && !page.isWorking(); }); };
        settle();
        page.labels()->questionBox()->setCurrentIndex(1);
        settle();
        picture("models");
        page.showView(ModelsPage::View::Set);
        picture("models-set");
    }

    /// Where the task has vectors: before any predictions, and each view with those of invented
    /// models.
    void vectorModels()
    {
        if (!hasVectors(*needed(m_window.study()->task())))
            return;
        ModelsPage& page = *m_window.modelsPage();
        VectorViews& views = *page.vectors();
        const auto settle = [&] { awaitDone([&] { return page.shown() && !page.isWorking(); }); };
        m_window.showPlace(MainWindow::Place::Models);
        settle();
        picture("models-none");
        Study& study = *m_window.study();
        if (!simulateVectorModels(study, 42))
            qFatal("the invented predictions could not be imported");
        settle();
        QScrollBar& bar = *views.board()->area()->verticalScrollBar();
        using View = ModelsPage::View;
        for (const auto& [view, name] :
             {std::pair(View::Runs, "models-runs"), std::pair(View::Gain, "models-gain"),
              std::pair(View::Errors, "models-errors"),
              std::pair(View::Reliability, "models-reliability")}) {
            page.showView(view);
            picture(name);
            bar.setValue(bar.maximum());
            if (bar.maximum() > 0)
                picture((QByteArray(name) + "-end").constData());
        }
        page.showView(View::Runs);
        views.board()->runsChart()->setTableShown(true);
        picture("models-runs-table");
        views.board()->runsChart()->setTableShown(false);
        page.showView(View::Gain);
        Q_EMIT views.board()->sweepChart()->rowActivated(5);
        picture("models-scenarios");
        page.showView(View::Scenario);
        picture("models-score");
        views.score()->setAlpha(2);
        picture("models-score-moved");
        views.choose(0, entanglement::EvaluationProtocol::Published);
        page.showView(View::Gain);
        picture("models-undefined");
        importing(page);
        settle();
        picture("models-import");
        if (!simulateRun(study, 42))
            qFatal("the invented run could not be kept");
        page.showView(View::Asking);
        awaitDone([&] { return page.asking()->shown() && !page.asking()->isWorking(); });
        picture("models-asking");
        writtenScenes(*page.asking());
        topics(page);
    }

    /// One scene that is sound and one that is not.
    void writtenScenes(RunsView& view)
    {
        GeneratedScenes& scenes = m_window.study()->generatedScenes();
        SceneRun run;
        run.model = QStringLiteral("mini");
        run.host = QStringLiteral("https://models.invalid");
        run.kind = QStringLiteral("openai");
        run.templateSha256 = generation::sceneTemplate().sha256();
        run.parameters = QStringLiteral("{}");
        const Uuid uuid = needed(scenes.begin(run)).uuid;
        const std::vector<generation::SceneEvent> events = generation::shippedEvents().events;
        for (std::size_t i = 0; i < 2; ++i) {
            SceneRequest request;
            request.event = events.at(i).id;
            request.source = generation::eventJson(events.at(i));
            request.promptSha256 = run.templateSha256;
            request.headers = QStringLiteral("{}");
            request.status = 200;
            request.answer =
                QStringLiteral(R"({"choices":[{"message":{"content":"%1 waits at the door."}}]})")
                    .arg(events.at(i).subject);
            request.finish = QStringLiteral("stop");
            if (!scenes.record(uuid, request))
                qFatal("the invented scene could not be kept");
        }
        view.openScenes();
        awaitDone([&] { return !view.scenesDialog()->panel()->isWorking(); });
        m_save(*view.scenesDialog(), m_name + "-models-scenes");
        view.scenesDialog()->reject();
        choosing();
    }

    /// The same scenes beside those of the study, where somebody curates it.
    void choosing()
    {
        m_window.showPlace(MainWindow::Place::Roster);
        RosterPage& page = *m_window.rosterPage();
        awaitDone([&] { return !page.isWorking(); });
        page.askForScenes();
        auto* choosing = page.findChild<ChooseScenesDialog*>();
        if (!choosing)
            qFatal("the scenes of the study did not open");
        awaitDone([&] { return !choosing->isWorking(); });
        m_save(*choosing, m_name + "-roster-scenes");
        choosing->showView(ChooseScenesDialog::View::Generated);
        awaitDone([&] { return !choosing->isWorking(); });
        m_save(*choosing, m_name + "-roster-generated");
        choosing->reject();
        m_window.showPlace(MainWindow::Place::Models);
    }

    /// Of embeddings that are invented: three directions. Before they are found, as they are, and
    /// as they are kept.
    void topics(ModelsPage& page)
    {
        Study& study = *m_window.study();
        RunsView& view = *page.asking();
        const auto settle = [&] { awaitDone([&] { return !page.isWorking(); }); };
        page.showView(ModelsPage::View::Topics);
        settle();
        picture("models-topics-none");
        std::vector<Embedding> embeddings;
        for (const EmbeddedScene& scene : needed(study.topics().scenes(QStringLiteral("places")))) {
            const auto i = embeddings.size();
            std::vector<float> vector{0.01F * static_cast<float>(i % 7), 0.02F,
                                      0.01F * static_cast<float>(i % 5)};
            vector[i % 3] = 1;
            embeddings.push_back({scene.scene.id, 0, QStringLiteral("places"),
                                  QStringLiteral("https://models.invalid"),
                                  sha256Of(scene.text.toUtf8()), vector});
        }
        if (!study.topics().record(embeddings))
            qFatal("the invented embeddings could not be kept");
        view.openTopics();
        TopicsDialog& dialog = *view.topicsDialog();
        dialog.findButton()->click();
        awaitDone([&] { return !dialog.isFinding(); });
        m_save(dialog, m_name + "-models-topics");
        if (!study.topics().keep(QStringLiteral("places"), dialog.found()->parameters(),
                                 dialog.found()->named()))
            qFatal("the invented topics could not be kept");
        dialog.reject();
        settle();
        picture("models-topics-kept");
        page.topics()->list()->setTableShown(false);
        Q_EMIT page.topics()->list()->rowActivated(0);
        picture("models-topics-items");
    }

    /// A file that can be taken in but for two of its values.
    void importing(ModelsPage& page)
    {
        const QString path =
            QFileInfo(m_window.study()->path()).dir().filePath(QStringLiteral("fulmar.csv"));
        const QString name = needed(m_window.study()->scenarios()).front().name();
        writeFile(path, "model,mode,scenario,p_joy,p_trust\nfulmar,cot," + name.toUtf8() +
                            ",0.75,1.5\nfulmar,cot,no-such/1,0.5,0.5\n");
        page.showView(ModelsPage::View::Import);
        Q_EMIT page.import()->filesChosen({{path}, {}, {}});
    }

    MainWindow& m_window;
    QByteArray m_name;
    const TakePicture& m_save;
};

} // namespace

bool tourTasks(MainWindow& window, const QString& folder, const Environment& environment,
               const TakePicture& picture)
{
    const QDir studies(folder);
    const Demonstration& scenes = demonstrations().at(1);
    auto made = makeDemonstration(studies.filePath(QStringLiteral("tasks-") + scenes.file),
                                  environment, scenes);
    if (!made || !TasksTour(window, "emoscene", picture).run(std::move(*made)))
        return false;
    auto mails = makeMailStudy(studies.filePath(QStringLiteral("mails.subtext")), environment);
    return mails && TasksTour(window, "own", picture).run(std::move(*mails));
}

} // namespace subtext
