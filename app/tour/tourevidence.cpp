// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/courserules.h"
#include "core/course/labelling.h"
#include "core/course/practice.h"
#include "core/course/questions.h"
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/desk/secondlooks.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "core/study/demonstration/demonstration.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/deskquestions.h"
#include "ui/adjudicate/practicenote.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/secondlookdialog.h"
#include "ui/adjudicate/secondlookoffer.h"
#include "ui/adjudicate/secondlookpicks.h"
#include "ui/label/labelpage.h"
#include "ui/label/labelquestions.h"
#include "ui/prompts/prompts.h"
#include "ui/questions/questiondialog.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/roster/mirrorsdialog.h"
#include "ui/roster/practicedialog.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/reasondialog.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <limits>
#include <utility>

namespace subtext {
namespace {

/// A clock that is behind another by three days.
class DaysAgo : public Clock
{
public:
    explicit DaysAgo(const Clock& of)
        : m_of(of)
    {}
    qint64 now() const override { return m_of.now() - Behind; }

private:
    static constexpr qint64 Behind = SecondLooks::LeastAgeMs * 3 / 2;
    const Clock& m_of;
};

class EvidenceTour
{
public:
    EvidenceTour(QSize size, QString folder, const Environment& environment,
                 const TakePicture& picture)
        : m_folder(std::move(folder))
        , m_environment(environment)
        , m_take(picture)
        , m_settings(m_folder)
        , m_window(m_settings, m_prompts, environment)
    {
        m_window.resize(size);
        m_window.show();
    }

    bool run()
    {
        if (!make())
            return false;
        signIn(m_coordinator);
        roster(RosterPage::View::Questions);
        picture("roster-questions-empty");
        const bool isGood = asking() && replied() && desk() && answering() && again() &&
                            secondReading() && guess() && settled();
        m_window.closeStudy();
        return isGood;
    }

private:
    Study& study() { return *m_window.study(); }
    RosterPage& page() { return *m_window.rosterPage(); }
    LabelSession& session() { return *m_window.labelPage()->session(); }
    void picture(const QByteArray& name) { m_take(m_window, name); }
    void signIn(const Person& person) { m_window.signIn(person.id); }

    void roster(RosterPage::View view)
    {
        m_window.showPlace(MainWindow::Place::Roster);
        page().showView(view);
        awaitDone([this] { return !page().isWorking(); });
    }

    template <typename Dialog> Dialog* opened(QWidget* in)
    {
        const auto all = in->findChildren<Dialog*>();
        return all.isEmpty() ? nullptr : all.back();
    }

    /// A study that takes cue words, questions and second looks. All but the first annotator have
    /// labelled everything, and they a few; two splits were decided days ago.
    bool make()
    {
        DaysAgo before(m_environment.clock);
        const QString path = QDir(m_folder).filePath(QStringLiteral("evidence.subtext"));
        auto made = makeDemonstration(path, {before, m_environment.ids, {}});
        if (!made)
            return false;
        Protocol protocol = needed((*made)->protocol());
        protocol.areCuesAsked = true;
        protocol.areQuestionsAllowed = true;
        protocol.secondLooks = 100;
        std::vector<PersonId> others;
        for (const Person& person : needed((*made)->roster().people())) {
            if (person.role == Role::Annotator && m_annotator.id.isValid())
                others.push_back(person.id);
            else if (person.role == Role::Annotator)
                m_annotator = person;
        }
        m_adjudicator = needed((*made)->roster().byCode(QStringLiteral("M01"))).value();
        m_coordinator = needed((*made)->roster().byCode(QStringLiteral("C01"))).value();
        constexpr int Everything = std::numeric_limits<int>::max();
        if (!(*made)->courseRules().setProtocol(protocol) ||
            !simulateLabelling(**made, others, Everything, 42) ||
            !simulateLabelling(**made, {m_annotator.id}, 4, 42) || !decideTwo(**made))
            return false;
        made->reset();
        auto opened = Study::open(path, Study::Access::Write, m_environment);
        if (!opened)
            return false;
        m_window.adopt(std::move(*opened));
        return true;
    }

    bool decideTwo(Study& made)
    {
        int decided = 0;
        for (const DeskItem& item : needed(made.deskQueue().items(m_adjudicator.id))) {
            if (!item.isWaiting() || decided == 2)
                continue;
            const DeskCase split = needed(made.deskQueue().load(m_adjudicator.id, item.scenario));
            Verdict verdict;
            verdict.picks = picksOf(Pick{split.raters.front().annotation.answer.ballot.front()});
            verdict.basis = Basis::Misreading;
            if (!made.deciding().decide(m_adjudicator.id, item.scenario, verdict))
                return false;
            ++decided;
        }
        return decided == 2;
    }

    /// In the Label place: words are marked, and a question is written.
    bool asking()
    {
        signIn(m_annotator);
        const Scenario& scene = session().item().scenario;
        Answer answer;
        answer.cues =
            withWordsToggled({}, ScenePart::Utterance, scene.text(ScenePart::Utterance), 1, 2);
        session().edit(answer, {});
        session().flush();
        auto* line = m_window.labelPage()->findChild<LabelQuestions*>();
        line->open();
        auto* dialog = opened<QuestionDialog>(m_window.labelPage());
        if (!dialog)
            return false;
        dialog->textEdit()->setPlainText(
            QStringLiteral("Do both of them know what happened before, or only one of them?"));
        m_take(*dialog, "label-question-dialog");
        dialog->sendButton()->click();
        picture("label-question");
        return line->latestText().contains(QStringLiteral("Do both of them know"));
    }

    /// The same item when the reply is there.
    bool replied()
    {
        const auto own = needed(study().questions().ofPerson(m_annotator.id));
        if (own.empty() ||
            !study().questions().reply(
                m_coordinator.id, own.back().question.uuid,
                QStringLiteral("Label by what the scene says. It does not say that both know.")))
            return false;
        picture("label-question-replied");
        m_window.labelPage()->findChild<LabelQuestions*>()->open();
        auto* dialog = opened<QuestionDialog>(m_window.labelPage());
        if (!dialog)
            return false;
        m_take(*dialog, "label-question-reply");
        dialog->reject();
        return true;
    }

    /// A split about which somebody asked, and an item that others can practise with.
    bool desk()
    {
        signIn(m_adjudicator);
        DeskPage& desk = *m_window.deskPage();
        desk.secondLooks()->open();
        SecondLookDialog* look = desk.secondLooks()->dialog();
        if (!look)
            return false;
        look->picks()->chooseAt(1, false);
        m_take(*look, "adjudicate-second-look");
        look->reject();
        desk.queue()->setFilter(QueueFilter::Waiting);
        if (desk.queue()->visible().empty())
            return false;
        const ScenarioId item = desk.queue()->visible().front();
        desk.session()->show(item);
        if (!study().questions().ask(needed(study().raters(item)).front(), item,
                                     QStringLiteral("Is the laugh meant, or is it for the others "
                                                    "in the room?")))
            return false;
        picture("adjudicate-question");
        desk.asked()->open();
        auto* dialog = opened<QuestionDialog>(&desk);
        if (!dialog)
            return false;
        dialog->textEdit()->setPlainText(
            QStringLiteral("Take the one whom the task asks about, and leave the others."));
        m_take(*dialog, "adjudicate-question-reply");
        dialog->done(QDialog::Rejected); // what is written in it is not asked about
        return practice();
    }

    bool practice()
    {
        DeskPage& desk = *m_window.deskPage();
        desk.queue()->setFilter(QueueFilter::ByRule);
        if (desk.queue()->visible().empty())
            return false;
        desk.session()->show(desk.queue()->visible().front());
        askToUseAsPractice(desk);
        auto* note = opened<ReasonDialog>(&desk);
        if (!note)
            return false;
        note->reasonEdit()->setText(QStringLiteral("The thanks are for what was not done."));
        m_take(*note, "adjudicate-practice");
        note->confirmButton()->click();
        picture("adjudicate-practice-added");
        return true;
    }

    /// Those that wait and those that are answered, and the practice scenes.
    bool answering()
    {
        signIn(m_coordinator);
        roster(RosterPage::View::Questions);
        picture("roster-questions");
        PracticeDialog practice(study(), needed(study().practice().scenes()), nullptr);
        practice.setAttribute(Qt::WA_DeleteOnClose, false);
        practice.show();
        m_take(practice, "roster-practice");
        return true;
    }

    /// A clause of the guide changed: the coordinator asks, and the annotator sees why.
    bool again()
    {
        const QString guideline = needed(study().courseRules().shownText(TaskText::Guideline));
        if (!study().courseRules().setGuideline(
                guideline + QStringLiteral("\n\n## Praise\n\nPraise that nobody earned is read by "
                                           "what is meant.\n")))
            return false;
        const auto items = needed(study().labelling().items(m_annotator.id));
        roster(RosterPage::View::Assignment);
        picture("roster-assignment-again");
        page().askForLabelsAgain();
        auto* dialog = opened<LabelAgainDialog>(&page());
        if (!dialog)
            return false;
        const ScenarioId item = items.front().scenario;
        const QString name = needed(study().scenario(item)).value().name();
        for (int row = 0; row < dialog->table()->rowCount(); ++row) {
            if (dialog->table()->item(row, LabelAgainDialog::ItemColumn)->text() == name)
                dialog->table()->selectRow(row);
        }
        dialog->reasonEdit()->setText(
            QStringLiteral("Praise that nobody earned: by what is meant"));
        m_take(*dialog, "roster-label-again");
        dialog->askButton()->click();
        dialog->filter()->setCurrentIndex(static_cast<int>(LabelAgainDialog::Shown::Asked));
        awaitDone([dialog] { return !dialog->isWorking(); });
        m_take(*dialog, "roster-label-again-asked");
        dialog->reject();
        signIn(m_annotator);
        m_window.labelPage()->showItem(item);
        picture("label-again");
        return true;
    }

    /// What else an answer could be: one more option, and 100 points.
    bool secondReading()
    {
        Protocol protocol = needed(study().protocol());
        const Question& question = session().task().questions.front();
        std::vector<int> points(question.options.size());
        points.at(0) = 60;
        points.at(1) = SharedPoints - points.at(0);
        const std::vector<std::pair<SecondReading, SecondAnswer>> asked{
            {SecondReading::Option, SecondAnswer::of(static_cast<Choice>(1))},
            {SecondReading::Sharing, SecondAnswer::of(points)}};
        for (const auto& [reading, second] : asked) {
            protocol.secondReading = reading;
            if (!study().courseRules().setProtocol(protocol))
                return false;
            signIn(m_annotator);
            Answer answer;
            answer.ballot.at(0) = static_cast<Choice>(0);
            answer.seconds.set(static_cast<QuestionIndex>(0), second);
            session().edit(answer, {StepIndex{0}});
            picture("label-second-" + QByteArray(secondReadingToken(reading).data()));
        }
        protocol.secondReading = SecondReading::Off;
        return study().courseRules().setProtocol(protocol).has_value();
    }

    /// What most others will say.
    bool guess()
    {
        Protocol protocol = needed(study().protocol());
        protocol.guessShare = 100;
        if (!study().courseRules().setProtocol(protocol))
            return false;
        signIn(m_annotator);
        Answer answer;
        answer.ballot.at(0) = static_cast<Choice>(0);
        answer.guesses.set(static_cast<QuestionIndex>(0), static_cast<Choice>(1));
        session().edit(answer, {StepIndex{0}});
        picture("label-guess");
        protocol.guessShare = 0;
        return study().courseRules().setProtocol(protocol).has_value();
    }

    /// After the lock: whose mirrors are made.
    bool settled()
    {
        if (!study().dataLock().lock(QStringLiteral("The term is over."), m_coordinator.id))
            return false;
        signIn(m_coordinator);
        roster(RosterPage::View::People);
        page().askForMirrors();
        auto* dialog = opened<MirrorsDialog>(&page());
        if (!dialog)
            return false;
        m_take(*dialog, "roster-mirrors");
        dialog->reject();
        return true;
    }

    QString m_folder;
    Environment m_environment;
    const TakePicture& m_take;
    Person m_annotator;
    Person m_adjudicator;
    Person m_coordinator;
    Settings m_settings;
    DialogPrompts m_prompts;
    MainWindow m_window;
};

} // namespace

bool tourEvidence(QSize size, const QString& folder, const Environment& environment,
                  const TakePicture& picture)
{
    QDir().mkpath(folder);
    return EvidenceTour(size, folder, environment, picture).run();
}

} // namespace subtext
