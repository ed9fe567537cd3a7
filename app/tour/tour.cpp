// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour.h"

#include "app/tour/fitcheck.h"
#include "app/tour/languagecheck.h"
#include "app/tour/needed.h"
#include "app/tour/spokencheck.h"
#include "app/tour/tourids.h"
#include "app/tour/tourplaces.h"
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/agreement/agreementpage.h"
#include "ui/answer/answerpanel.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/confusionchart.h"
#include "ui/forms/limitsdialog.h"
#include "ui/help/keysdialog.h"
#include "ui/home/homepage.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/palette/palettedialog.h"
#include "ui/prompts/prompts.h"
#include "ui/quality/findingsview.h"
#include "ui/quality/qualitypage.h"
#include "ui/seminar/openseminar.h"
#include "ui/seminar/seminarrow.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/setup/setupwizard.h"
#include "ui/shell/mainwindow.h"
#include "ui/start/startpage.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/text/errortext.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

namespace subtext {
namespace {

// Every look at the clock is a little later: pictures show plausible and repeatable times.
class TourClock : public Clock
{
public:
    qint64 now() const override { return m_now += 600; }

private:
    mutable qint64 m_now = 1'772'445'600'000; // 2 March 2026, 10:00 UTC
};

class Tour
{
public:
    explicit Tour(const TourOptions& options)
        : m_options(options)
        , m_environment{m_clock, m_ids, {}}
        , m_settings(m_temporary.path())
        , m_window(m_settings, m_prompts, m_environment)
    {
        m_window.resize(options.size);
        m_window.show();
        QApplication::setActiveWindow(&m_window);
    }

    bool run()
    {
        m_window.startPage()->offerLabelStudio();
        picture("start-empty");
        note(tourSetup(m_prompts, m_temporary.path(), m_environment, m_take));
        if (!demonstration())
            return false;
        special();
        note(tourRoster(m_window, m_temporary.path(), m_environment, m_take));
        crowds();
        crowdedDesk();
        note(tourRelease(m_window, m_temporary.path(), m_environment,
                         [this](const QByteArray& name) { picture(name); }));
        note(tourCourse(m_options.size, m_temporary.filePath(QStringLiteral("course")),
                        m_environment, m_take));
        note(tourEvidence(m_options.size, m_temporary.filePath(QStringLiteral("evidence")),
                          m_environment, m_take));
        note(tourTeam(m_options.size, m_temporary.filePath(QStringLiteral("team")), m_environment,
                      m_take));
        note(tourTasks(m_window, m_temporary.path(), m_environment, m_take));
        note(tourModels(m_window, m_temporary.path(), m_environment, m_take));
        if (!m_options.study.isEmpty())
            givenStudy();
        if (m_options.isCheck && m_options.isPseudo)
            sayEnglish();
        return m_isGood;
    }

private:
    void note(bool isMade) { m_isGood = m_isGood && isMade; }

    void settle() const
    {
        QApplication::processEvents();
        // A layout that grew asks the one around it to be laid out in turn.
        constexpr int Nested = 8;
        for (int level = 0; level < Nested; ++level) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QApplication::processEvents();
        }
        // The tour runs outside of the event loop, which is what deletes later.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }

    void save(QWidget& widget, const QByteArray& name)
    {
        QApplication::setActiveWindow(&widget); // offscreen nobody else gives it the focus
        // As on a screen of this size; offscreen every screen is small.
        const bool isWizard = qobject_cast<SetupWizard*>(&widget);
        const bool isEditor = qobject_cast<TaskEditor*>(&widget);
        if (qobject_cast<QDialog*>(&widget))
            widget.resize((isEditor   ? m_options.size
                           : isWizard ? QSize(1180, 700)
                                      : widget.size())
                              .boundedTo(m_options.size));
        settle();
        if (m_options.isCheck)
            return check(widget, name);
        const QString path = QDir(m_options.folder)
                                 .filePath(QStringLiteral("%1-%2.png")
                                               .arg(++m_count, 2, 10, QLatin1Char('0'))
                                               .arg(QString::fromLatin1(name)));
        if (!widget.grab().save(path)) {
            std::fprintf(stderr, "cannot write %s\n", qUtf8Printable(path));
            m_isGood = false;
        }
    }

    void check(QWidget& widget, const QByteArray& name)
    {
        const QStringList findings = fitFindings(widget, m_options.size) + spokenFindings(widget);
        for (const QString& finding : findings) {
            std::printf("%s: %s\n", name.constData(), qUtf8Printable(finding));
            m_isGood = false;
        }
        if (m_options.isPseudo)
            m_language.look(widget, name);
    }

    /// Reads the studies as files: none is open any more.
    void sayEnglish()
    {
        if (m_window.study())
            m_window.closeStudy();
        settle();
        for (const QString& finding : m_language.findings(m_temporary.path())) {
            std::printf("%s\n", qUtf8Printable(finding));
            m_isGood = false;
        }
    }

    void picture(const QByteArray& name) { save(m_window, name); }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {})
    {
        QWidget* target = m_window.focusWidget() ? m_window.focusWidget() : &m_window;
        QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
        QApplication::sendEvent(target, &down);
        settle();
    }

    void pressDigits(const char* digits)
    {
        for (const char* at = digits; *at != '\0'; ++at)
            press(*at, Qt::NoModifier, QString(QLatin1Char(*at)));
    }

    void type(const QString& text)
    {
        for (QChar c : text)
            press(0, Qt::NoModifier, QString(c));
    }

    LabelPage& label() { return *m_window.labelPage(); }
    LabelSession& session() { return *label().session(); }

    void signIn(const char* code)
    {
        m_window.signIn(needed(m_window.study()->roster().byCode(QLatin1String(code)))->id);
    }

    Person personAt(std::size_t index)
    {
        return needed(m_window.study()->roster().people()).at(index);
    }

    bool demonstration()
    {
        m_window.openDemonstration();
        if (!m_window.study())
            return false;
        m_window.refreshStart();
        picture("sign-in");
        m_window.closeStudy();
        picture("start-recent");
        m_window.openDemonstration();
        m_window.signIn(personAt(0).id);
        picture("label-empty");
        pressDigits("754");
        session().flush();
        picture("label-half-answered");
        pressDigits("26");
        type(
            QStringLiteral("The praise is too precise to be praise. The last words take it back."));
        session().flush();
        picture("label-answered");
        answerFlagged();
        submitIncomplete();
        selfCheck();
        revise();
        panels();
        summaries();
        quality();
        m_window.showPlace(MainWindow::Place::Guidelines);
        picture("guidelines");
        m_window.showPlace(MainWindow::Place::Label);
        KeysDialog keys(m_window.actions().sectionsFor(Role::Coordinator), nullptr);
        keys.setAttribute(Qt::WA_DeleteOnClose, false);
        keys.show();
        save(keys, "keys");
        goTo();
        return true;
    }

    void goTo()
    {
        m_window.askWhereTo();
        auto* palette = m_window.findChild<PaletteDialog*>();
        note(palette != nullptr);
        if (!palette)
            return;
        palette->field()->setText(QStringLiteral("item"));
        save(*palette, "keys-go-to");
        palette->reject();
        settle();
        QApplication::setActiveWindow(&m_window);
    }

    void answerFlagged()
    {
        label().answerPanel()->toggleFlag();
        type(QStringLiteral("The context does not say who is on the phone."));
        session().flush();
        picture("label-flagged");
        label().answerPanel()->toggleFlag();
    }

    void submitIncomplete()
    {
        session().submit(); // item 1, complete
        pressDigits("5");
        session().flush();
        session().submit();
        picture("label-missing");
        session().undoStack().undo();
        label().notice()->dismiss();
    }

    void selfCheck()
    {
        Answer contradictory = session().answer();
        contradictory.ballot[0] = Emotion::Joy;
        contradictory.scale(Dimension::Valence) = -2;
        session().edit(contradictory, Steps(session().task()).all());
        session().flush();
        picture("label-self-check");
        session().undoStack().undo();
        session().flush();
    }

    void revise()
    {
        session().showPrevious();
        Answer changed = session().answer();
        changed.scale(Dimension::Valence) = -3;
        session().edit(changed, Steps(session().task()).all());
        session().flush();
        picture("label-changed-not-updated");
        session().submit();
        label().showItem(session().items().front().scenario);
        picture("label-revised");
    }

    void panels()
    {
        label().showHistory();
        picture("label-history");
        label().answerPanel()->stepWidget(Step::Valence)->setFocus();
        label().setDockShown(true);
        m_window.labelPage()->itemList()->setFilter(ItemFilter::All);
        label().setItemListShown(true);
        picture("label-items-and-guide");
        label().setItemListShown(false);
        label().setDockShown(false);
        label().findChild<GuidelineDock*>()->showTab(GuidelineDock::Tab::CheatSheet);
        label().setDockShown(true);
        picture("label-cheat-sheet");
        label().setDockShown(false);
        label().setItemListShown(true);
        picture("label-items");
        label().setItemListShown(false);
        label().notice()->showNotice(
            NoticeBar::Kind::Danger,
            LabelPage::tr("Not saved. Your answer is still on the screen. %1")
                .arg(errorText({ErrorCode::DiskFull, m_window.study()->path(), 0, 0, {}, {}})
                         .oneLine()),
            LabelPage::tr("Try again"));
        picture("label-not-saved");
        label().notice()->dismiss();
    }

    void summaries()
    {
        m_window.signIn(personAt(1).id);
        label().ending()->showSummary();
        picture("summary-open-items");
        m_window.signIn(personAt(2).id);
        picture("summary-complete");
        static_cast<void>(m_window.study()->labelling().handIn(personAt(2).id));
        label().ending()->showSummary();
        picture("summary-handed-in");
    }

    void quality()
    {
        signIn("C01");
        const HomePage& home = *m_window.homePage();
        awaitDone([&] { return home.shown() && !home.isWorking(); });
        picture("home");
        m_window.showPlace(MainWindow::Place::Quality);
        QualityPage& page = *m_window.qualityPage();
        page.findings()->choose(0);
        picture("quality-flags");
        page.findings()->dismissChosen(
            QStringLiteral("Checked with the annotator: a slip of the finger."));
        page.findings()->choose(3);
        picture("quality-dismissed-one");
        page.tabs()->setCurrentIndex(1);
        picture("quality-charts");
        page.tabs()->setCurrentIndex(2);
        picture("quality-annotators-flags");
        page.tabs()->setCurrentIndex(0);
        LimitsDialog limits({});
        limits.show();
        save(limits, "quality-limits");
        seminar();
        tourNorming(m_window, m_prompts, {personAt(0).id, personAt(1).id, personAt(2).id}, m_take);
        signIn("C01");
        agreement("agreement");
        adjudicate();
        m_window.showPlace(MainWindow::Place::Label);
        picture("label-nothing-assigned");
    }

    void seminar()
    {
        const Person coordinator =
            *needed(m_window.study()->roster().byCode(QStringLiteral("C01")));
        const std::unique_ptr<SeminarWindow> window(
            needed(openSeminar(*m_window.study(), coordinator, m_prompts, nullptr)));
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(m_options.size);
        window->QWidget::show();
        save(*window, "seminar-scene");
        window->goOn();
        for (const std::size_t row : {0U, 3U, 3U, 3U, 4U, 4U})
            Q_EMIT window->rows().at(row)->voted(1);
        save(*window, "seminar-votes");
        window->goOn();
        save(*window, "seminar-answers");
        window->goOn();
        save(*window, "seminar-note");
        QApplication::setActiveWindow(&m_window);
    }

    /// The first annotator with a label that is not the final one: another has an empty list.
    Person whoDiffers()
    {
        const auto people = needed(m_window.study()->roster().people());
        const auto found = std::find_if(people.begin(), people.end(), [this](const Person& person) {
            const auto labels = needed(m_window.study()->labelling().finalLabels(person.id));
            return std::any_of(labels.begin(), labels.end(),
                               [](const FinalLabel& label) { return label.isDifferent(); });
        });
        return found == people.end() ? people.front() : *found;
    }

    void adjudicate()
    {
        signIn("M01");
        tourDesk(m_window, m_take);
        m_window.signIn(whoDiffers().id);
        label().showFinalLabels();
        picture("final-labels");
        signIn("C01");
        m_window.deskPage()->setLocked(false, QStringLiteral("Continue with the tour."));
    }

    /// The place from top to bottom, a table, and the items behind a mark.
    void agreement(const QByteArray& name)
    {
        AgreementPage& page = *m_window.agreementPage();
        m_window.showPlace(MainWindow::Place::Agreement);
        awaitFigures();
        QScrollBar& bar = *page.chartArea()->verticalScrollBar();
        settle();
        for (int part = 1; part < 9; ++part) {
            picture(name + "-" + QByteArray::number(part));
            if (bar.value() == bar.maximum())
                break;
            bar.setValue(bar.value() + bar.pageStep() * 9 / 10);
        }
        bar.setValue(0);
        if (page.shown()) {
            Q_EMIT page.findChild<ConfusionChart*>()->pairActivated(Emotion::Fear,
                                                                    Emotion::Surprise);
            picture(name + "-items");
        }
        page.charts().front()->setTableShown(true);
        page.setFilter({Subtype::SarcasmIrony, std::nullopt, std::nullopt});
        if (page.shown())
            Q_EMIT page.itemPanel()->closeRequested();
        picture(name + "-filtered-table");
        page.setFilter({});
        page.charts().front()->setTableShown(false);
        settle();
    }

    /// Five annotators, with explanations that do not fit.
    void crowdedDesk()
    {
        auto made =
            makeCrowdStudy(m_temporary.filePath(QStringLiteral("desk.subtext")), 5, m_environment);
        if (!made)
            return note(false);
        const auto added =
            (*made)->roster().add({{{}, QStringLiteral("Rosalind Achebe"), Role::Adjudicator}});
        for (const Person& person : needed((*made)->roster().people())) {
            if (person.role != Role::Annotator)
                continue;
            for (const ItemSummary& item : needed((*made)->labelling().items(person.id))) {
                Answer answer =
                    needed((*made)->labelling().history(person.id, item.scenario)).back().answer;
                answer.explanation = answer.explanation.repeated(7);
                static_cast<void>((*made)->labelling().submit(
                    person.id, item.scenario, {answer, {}, {m_clock.now(), 9'000, 8'000, 0}}));
            }
        }
        m_window.adopt(std::move(*made));
        m_window.signIn(added->front().id);
        m_window.deskPage()->queue()->setFilter(QueueFilter::All);
        picture("adjudicate-five-annotators");
        m_window.closeStudy();
        note(tourSettling(m_window, m_temporary.path(), m_environment, m_take));
    }

    void crowds()
    {
        for (const auto& [annotators, name] :
             {std::pair{0, "agreement-nobody"}, std::pair{1, "agreement-one-rater"},
              std::pair{40, "agreement-forty-raters"}}) {
            auto made = makeCrowdStudy(m_temporary.filePath(QString::fromLatin1(name)), annotators,
                                       m_environment);
            if (!made)
                return note(false);
            m_window.adopt(std::move(*made));
            m_window.signIn(personAt(0).id);
            m_window.showPlace(MainWindow::Place::Agreement);
            awaitFigures();
            picture(name);
            QScrollBar& bar = *m_window.agreementPage()->chartArea()->verticalScrollBar();
            bar.setValue(bar.maximum());
            if (annotators > 1)
                picture(QByteArray(name) + "-end");
        }
        m_window.closeStudy();
    }

    void awaitFigures()
    {
        AgreementPage& page = *m_window.agreementPage();
        awaitDone([&] { return page.shown() && !page.isComputing(); });
    }

    /// Texts that strain the page: long, right to left, roles that do not fit.
    void special()
    {
        const QString path = m_temporary.filePath(QStringLiteral("special.subtext"));
        auto made = makeSpecialStudy(path, m_environment);
        if (!made)
            return note(false);
        m_window.adopt(std::move(*made));
        m_window.signIn(personAt(0).id);
        for (const char* name : {"label-long-context", "label-long-utterance",
                                 "label-right-to-left", "label-long-roles"}) {
            label().answerPanel()->focusFirstOpenStep();
            picture(name);
            session().showNext();
        }
        m_window.closeStudy();
        m_window.openForReading(path);
        m_window.signIn(personAt(0).id);
        picture("label-read-only");
        m_window.closeStudy();
    }

    void givenStudy()
    {
        const QString copy = m_temporary.filePath(QStringLiteral("given.subtext"));
        QFile::copy(m_options.study, copy);
        m_window.openStudy(copy);
        if (!m_window.study()) {
            std::fprintf(stderr, "cannot open %s\n", qUtf8Printable(m_options.study));
            m_isGood = false;
            return;
        }
        picture("given-sign-in");
        if (const auto added = m_window.study()->roster().add(
                {{{}, QStringLiteral("Visiting coordinator"), Role::Coordinator}})) {
            m_window.signIn(added->front().id);
            agreement("given-agreement");
            m_window.showPlace(MainWindow::Place::Adjudicate);
            m_window.deskPage()->setStripAboutAll(true);
            picture("given-adjudicate");
            m_window.deskPage()->setStripAboutAll(false);
        }
        for (const PersonProgress& progress : needed(m_window.study()->roster().progress())) {
            if (progress.assigned == 0)
                continue;
            m_window.signIn(progress.person);
            if (session().items().empty())
                continue; // consent or a form comes first
            if (label().ending()->isSummaryShown())
                picture("given-summary");
            label().showItem(session().items().front().scenario);
            picture("given-label");
            break;
        }
    }

    TourOptions m_options;
    QTemporaryDir m_temporary;
    TourClock m_clock;
    TourIds m_ids;
    Environment m_environment;
    Settings m_settings;
    DialogPrompts m_prompts;
    MainWindow m_window;
    TakePicture m_take = [this](QWidget& widget, const QByteArray& name) { save(widget, name); };
    int m_count = 0;
    LanguageCheck m_language;
    bool m_isGood = true;
};

} // namespace

int runTour(const TourOptions& options)
{
    if (!options.isCheck && !QDir().mkpath(options.folder)) {
        std::fprintf(stderr, "cannot make %s\n", qUtf8Printable(options.folder));
        return 4;
    }
    return Tour(options).run() ? 0 : 1;
}

} // namespace subtext
