// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/study/demonstration/demonstration.h"
#include "core/study/demonstration/demonstrationanswers.h"
#include "core/travel/importing.h"
#include "ui/release/answeredit.h"
#include "ui/release/checklistview.h"
#include "ui/release/datasheetform.h"
#include "ui/release/filesview.h"
#include "ui/release/gaterow.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/release/releasepage.h"
#include "ui/release/reportview.h"
#include "ui/shell/mainwindow.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>

#include <limits>

namespace subtext {
namespace {

constexpr int Everything = std::numeric_limits<int>::max();

// Damage, a formula and an address, in scenes that nobody is to label.
constexpr const char* LeakyScenes =
    "id,speaker_role,listener_role,context,utterance,power_relation\n"
    "901,host,guest,\"The guest leaves before the cake.\",\"No, goÉ we will manage.\",peer\n"
    "902,clerk,clerk,\"The list was sent to desk@example.org again.\",\"=Perfect, as "
    "ever.\",peer\n";

class ReleaseTour
{
public:
    ReleaseTour(MainWindow& window, QString folder, const Environment& environment,
                const std::function<void(const QByteArray&)>& picture)
        : m_window(window)
        , m_folder(std::move(folder))
        , m_environment(environment)
        , m_picture(picture)
    {}

    bool run()
    {
        if (!openStudy(QStringLiteral("leaky.subtext"), /*isLeaky=*/true))
            return false;
        failing();
        if (!openStudy(QStringLiteral("sound.subtext"), /*isLeaky=*/false))
            return false;
        passing();
        datasheet();
        files();
        report();
        writing();
        nextVersion();
        m_window.closeStudy();
        return true;
    }

private:
    ReleasePage& page() { return *m_window.releasePage(); }

    void await()
    {
        awaitDone([&] { return page().shown() && !page().isWorking(); }, 60'000);
    }

    bool openStudy(const QString& name, bool isLeaky)
    {
        auto made = makeDemonstration(QDir(m_folder).filePath(name), m_environment);
        if (!made || !fill(**made, isLeaky))
            return false;
        m_window.adopt(std::move(*made));
        m_coordinator = needed(m_window.study()->roster().byCode(QStringLiteral("C01")))->id;
        m_window.signIn(m_coordinator);
        m_window.showPlace(MainWindow::Place::Release);
        await();
        return true;
    }

    bool fill(Study& study, bool isLeaky)
    {
        PersonId adjudicator;
        std::vector<PersonId> annotators;
        QString name;
        for (const Person& person : needed(study.roster().people())) {
            if (person.role == Role::Adjudicator)
                adjudicator = person.id;
            if (person.role == Role::Annotator) {
                annotators.push_back(person.id);
                name = person.name;
            }
        }
        const PersonId last = annotators.back();
        if (isLeaky)
            annotators.pop_back();
        if (!simulateLabelling(study, annotators, Everything, 42) ||
            (isLeaky && !simulateLabelling(study, {last}, 9, 42)))
            return false;
        if (!note(study, adjudicator, isLeaky, name.section(u' ', 0, 0)))
            return false;
        if (!simulateAdjudication(study, adjudicator, isLeaky ? 4 : Everything, 42))
            return false;
        return !isLeaky || importScenes(study);
    }

    /// Decides the hardest split with a note that names somebody; a leaky one has an address, too.
    static bool note(Study& study, PersonId adjudicator, bool isLeaky, const QString& name)
    {
        for (const DeskItem& item : needed(study.deskQueue().items(adjudicator))) {
            if (!item.isSplit())
                continue;
            Verdict verdict;
            verdict.picks = picksOf(Pick{Emotion::Anger});
            verdict.basis = Basis::Misreading;
            verdict.note =
                QStringLiteral("%1’s reading fits the last words; %2 took the offer at its word.")
                    .arg(name, name.toUpper());
            if (isLeaky)
                verdict.note += QStringLiteral(" See desk@example.org, 2026-02-14 09:30.");
            return study.deciding().decide(adjudicator, item.scenario, verdict).has_value();
        }
        return false;
    }

    bool importScenes(Study& study)
    {
        const QString path = QDir(m_folder).filePath(QStringLiteral("late_sarcasm-irony.csv"));
        writeFile(path, LeakyScenes);
        return study.importing().importFiles({path}, {}).has_value();
    }

    void failing()
    {
        m_picture("release-failing");
        GateRow& labelled = *page().checklist()->row(GateKind::Labelled);
        labelled.setPlacesShown(true);
        GateRow& leaks = *page().checklist()->row(GateKind::Private);
        leaks.setPlacesShown(true);
        m_picture("release-places");
        Q_EMIT leaks.places()->itemClicked(leaks.places()->item(0));
        m_picture("release-item");
        Q_EMIT page().placePanel()->closeRequested();
        labelled.setPlacesShown(false);
        leaks.setPlacesShown(false);
        page().checklist()->row(GateKind::Damage)->overrideButton()->click();
        page()
            .checklist()
            ->row(GateKind::Damage)
            ->reasonEdit()
            ->setText(QStringLiteral("The speaker says a French name."));
        m_picture("release-override");
        page().overrideGate(GateKind::Damage, QStringLiteral("The speaker says a French name."));
        await();
        QScrollBar& bar = *page().checklist()->verticalScrollBar();
        bar.setValue(bar.maximum());
        m_picture("release-notes");
    }

    void passing()
    {
        m_picture("release-passing");
        page().options()->version()->setFocus();
    }

    void datasheet()
    {
        page().showView(ReleasePage::View::Datasheet);
        page().datasheet()->focusFirstOpen();
        m_picture("release-datasheet-empty");
        static_cast<void>(answerDemonstrationDatasheet(*m_window.study(), m_coordinator));
        await();
        page().datasheet()->verticalScrollBar()->setValue(0);
        m_picture("release-datasheet");
    }

    void files()
    {
        page().showView(ReleasePage::View::Files);
        await();
        for (const auto& [path, name] :
             {std::pair{"annotations.csv", "release-file-table"},
              std::pair{"README.md", "release-file-prose"},
              std::pair{"reports/figures/vote-patterns.svg", "release-file-figure"},
              std::pair{"croissant.json", "release-file-json"}}) {
            page().files()->chooseFile(QString::fromLatin1(path));
            m_picture(name);
        }
    }

    void report()
    {
        page().showView(ReleasePage::View::Report);
        ReportView& view = *page().report();
        awaitDone([&] { return view.shown() && !view.isWorking(); }, 60'000);
        for (const auto& [name, picture] : {std::pair{"agreement", "release-report-table"},
                                            std::pair{"label-bars", "release-report-figure"},
                                            std::pair{"leaderboard", "release-report-lacking"}}) {
            view.choose(QString::fromLatin1(name));
            m_picture(picture);
        }
    }

    void writing()
    {
        page().showView(ReleasePage::View::Checklist);
        await();
        page().writeTo(QDir(m_folder).filePath(QStringLiteral("demonstration-1.0.0")));
        m_picture("release-writing");
        await();
        m_picture("release-done");
    }

    void nextVersion()
    {
        const Study& study = *m_window.study();
        for (const Decision& decision : needed(study.decisions())) {
            Verdict verdict;
            verdict.picks =
                picksOf(Pick{decision.label() == Emotion::Fear ? Emotion::Sadness : Emotion::Fear});
            verdict.basis = Basis::Misreading;
            if (m_window.study()
                    ->deciding()
                    .decide(decision.person, decision.scenario, verdict)
                    .has_value() &&
                ++m_changed == 3)
                break;
        }
        await();
        page().showView(ReleasePage::View::Changes);
        m_picture("release-changes");
    }

    MainWindow& m_window;
    QString m_folder;
    Environment m_environment;
    const std::function<void(const QByteArray&)>& m_picture;
    PersonId m_coordinator;
    int m_changed = 0;
};

} // namespace

bool tourRelease(MainWindow& window, const QString& folder, const Environment& environment,
                 const std::function<void(const QByteArray& name)>& picture)
{
    return ReleaseTour(window, folder, environment, picture).run();
}

} // namespace subtext
