// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/base/filewriter.h"
#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "core/travel/handouts.h"
#include "ui/forms/courseform.h"
#include "ui/forms/importform.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/scenecorrection.h"
#include "ui/forms/textchoice.h"
#include "ui/home/homepage.h"
#include "ui/prompts/prompts.h"
#include "ui/release/exportdialog.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/roster/decisionsdialog.h"
#include "ui/roster/importdialog.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/persondialogs.h"
#include "ui/roster/rosterpage.h"
#include "ui/roster/settingsview.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/rulespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/segmentbar.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <limits>

namespace subtext {
namespace {

const char CourseList[] = "Maya Ortiz\nSam Weller\nIngrid Falk\nTomasz Lis\nPriya Raman\n"
                          "M01, Ruth Adler, adjudicator\n";

const char ForeignColumns[] =
    "no,who,heard by,situation,text\n"
    "1,manager,intern,The report is late again.,Take all the time you need.\n"
    "2,sister,brother,He has eaten the last piece.,I was not hungry anyway.\n";

void awaitRoster(RosterPage& page)
{
    awaitDone([&] { return !page.isWorking(); });
}

} // namespace

bool tourSetup(Prompts& prompts, const QString& folder, const Environment& environment,
               const TakePicture& picture)
{
    const QString good = QDir(folder).filePath(QStringLiteral("workshop_sarcasm-irony.csv"));
    const QString bad = QDir(folder).filePath(QStringLiteral("workshop_mixed-signals.csv"));
    const QString foreign = QDir(folder).filePath(QStringLiteral("somebody-elses.csv"));
    writeTourCsv(good, bad);
    SetupWizard wizard(prompts, environment);
    wizard.setAttribute(Qt::WA_DeleteOnClose, false);
    wizard.show();
    wizard.task()->title()->setText(QStringLiteral("Pragmatics workshop"));
    picture(wizard, "setup-task");
    tourTaskEditor(wizard, prompts, folder, picture);
    wizard.next();
    picture(wizard, "setup-files-empty");
    wizard.next();
    writeFile(foreign, ForeignColumns);
    wizard.files()->addFiles({foreign});
    wizard.files()->finishReading();
    picture(wizard, "setup-columns");
    wizard.files()->removeChosen();
    wizard.files()->addFiles({good, bad});
    wizard.files()->finishReading();
    picture(wizard, "setup-files");
    wizard.next();
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(
        QStringLiteral("Maya Ortiz\nA07, Sam Weller\nA07, Ingrid Falk"));
    picture(wizard, "setup-people-error");
    wizard.people()->roster()->setText(QString::fromLatin1(CourseList));
    picture(wizard, "setup-people");
    wizard.next();
    picture(wizard, "setup-assignment");
    wizard.next();
    picture(wizard, "setup-rules");
    wizard.next();
    wizard.course()->form()->consent()->button(0)->click();
    wizard.course()->form()->practice()->button(0)->click();
    wizard.course()->form()->repeats()->setValue(4);
    picture(wizard, "setup-consent");
    wizard.course()->form()->text()->setText(
        QStringLiteral("# Before you begin\n\nThis is a course at the *evening school*.\n\n- It "
                       "takes an hour.\n"));
    picture(wizard, "setup-consent-own");
    wizard.next();
    picture(wizard, "setup-summary");
    return wizard.step() == SetupStep::Summary;
}

namespace {

class RosterTour
{
public:
    RosterTour(MainWindow& window, const QString& folder, const Environment& environment,
               const TakePicture& take)
        : m_window(window)
        , m_folder(folder)
        , m_environment(environment)
        , m_take(take)
    {}

    bool run()
    {
        const QString path = QDir(m_folder).filePath(QStringLiteral("course.subtext"));
        auto made = makeDemonstration(path, m_environment);
        if (!made)
            return false;
        m_window.adopt(std::move(*made));
        const auto coordinator = needed(study().roster().byCode(QStringLiteral("C01")));
        if (!coordinator)
            return false;
        m_window.signIn(coordinator->id);
        HomePage& home = *m_window.homePage();
        awaitDone([&] { return home.shown() && !home.isWorking(); });
        picture("home-hand-out");
        m_window.showPlace(MainWindow::Place::Roster);
        picture("roster-people");
        if (!handOut())
            return false;
        collect();
        page().showView(RosterPage::View::Assignment);
        picture("roster-assignment");
        static_cast<void>(study().assigning().withdraw(needed(study().roster().people()).at(5).id));
        awaitRoster(page());
        picture("roster-assignment-missing");
        page().showView(RosterPage::View::People);
        picture("roster-people-back");
        settings();
        dialogs(*coordinator);
        scenes(*coordinator);
        tourLabelStudio(study(), *coordinator, m_environment, m_take);
        m_window.closeStudy();
        return true;
    }

private:
    Study& study() { return *m_window.study(); }
    RosterPage& page() { return *m_window.rosterPage(); }
    void picture(const QByteArray& name) { m_take(m_window, name); }
    QString outFolder() const { return QDir(m_folder).filePath(QStringLiteral("hand-outs")); }

    bool handOut()
    {
        QDir().mkpath(outFolder());
        page().writeHandOuts(outFolder());
        picture("roster-hand-outs");
        return !needed(study().handouts().records()).empty();
    }

    /// Three hand-outs that were worked on, and a file that is none.
    void collect()
    {
        QStringList back;
        for (const HandOutRecord& record : needed(study().handouts().records())) {
            if (back.size() == 3)
                break;
            const QString path = QDir(outFolder()).filePath(record.file);
            auto copy = Study::open(path, Study::Access::Write, m_environment);
            if (!copy)
                continue;
            const auto owner = needed((*copy)->handouts().owner());
            if (owner)
                static_cast<void>(
                    simulateLabelling(**copy, {*owner}, std::numeric_limits<int>::max(), 42));
            back << path;
        }
        back << QDir(m_folder).filePath(QStringLiteral("workshop_mixed-signals.csv"));
        page().takeIn(back);
        awaitRoster(page());
        picture("roster-merged");
    }

    void settings()
    {
        page().showView(RosterPage::View::Settings);
        picture("roster-settings");
        auto* area = page().settings()->findChild<QScrollArea*>();
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum() / 2);
        picture("roster-settings-middle");
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        picture("roster-settings-end");
    }

    void dialogs(const Person& person)
    {
        PassphraseDialog passphrase(person, true, nullptr);
        passphrase.setAttribute(Qt::WA_DeleteOnClose, false);
        passphrase.show();
        m_take(passphrase, "roster-passphrase");
    }

    /// What is done about scenes: more of them, one that is broken, and all of them elsewhere.
    void scenes(const Person& coordinator)
    {
        DialogPrompts prompts;
        ImportDialog import(prompts, study(), nullptr);
        import.setAttribute(Qt::WA_DeleteOnClose, false);
        import.form()->addFiles(
            {QDir(m_folder).filePath(QStringLiteral("workshop_sarcasm-irony.csv"))});
        import.form()->finishReading();
        import.show();
        m_take(import, "roster-import");
        decisions(prompts, coordinator);
        const ModelAccess access;
        ChooseScenesDialog choosing(study(), m_environment, access, prompts, coordinator.id,
                                    nullptr);
        choosing.setAttribute(Qt::WA_DeleteOnClose, false);
        choosing.show();
        awaitDone([&] { return !choosing.isWorking(); });
        m_take(choosing, "roster-scenes");
        SceneCorrection correction(study(), needed(study().scenarios()).front().id, coordinator.id,
                                   QStringLiteral("“É” looks damaged; probably “…”."), nullptr);
        correction.setAttribute(Qt::WA_DeleteOnClose, false);
        correction.show();
        m_take(correction, "release-correction");
        ExportDialog exporting(prompts, study(), nullptr);
        exporting.setAttribute(Qt::WA_DeleteOnClose, false);
        exporting.show();
        m_take(exporting, "release-export");
    }

    void decisions(Prompts& prompts, const Person& coordinator)
    {
        const auto scenes = needed(study().scenarios());
        const QByteArray rows = "scenario,gold,basis,ambiguous,note\n" +
                                scenes.at(0).name().toUtf8() + ",anger,,,\n" +
                                scenes.at(1).name().toUtf8() +
                                ",sadness,misreading,,Only what came before gives it away.\n";
        const QString path = QDir(m_folder).filePath(QStringLiteral("decisions.csv"));
        if (!writeWholeFile(path, rows, Readers::Owner))
            return;
        DecisionsDialog dialog(prompts, study(), coordinator, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.readFile(path);
        dialog.show();
        m_take(dialog, "roster-decisions");
    }

    MainWindow& m_window;
    QString m_folder;
    Environment m_environment;
    const TakePicture& m_take;
};

} // namespace

bool tourRoster(MainWindow& window, const QString& folder, const Environment& environment,
                const TakePicture& picture)
{
    return RosterTour(window, folder, environment, picture).run();
}

} // namespace subtext
