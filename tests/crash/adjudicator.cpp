// SPDX-License-Identifier: MIT
//
// Adjudicates the study given as an argument through the real window, by key events, until it is
// killed. What it has been promised is reported on standard output at once, one line each:
//   ready ITEM                the item that the desk began with
//   draft ITEM DIGEST VERDICT  what stands on screen, and as a decision
//   kept                      the screen said that what stands on it is on the disk
//   hints ITEM PICK           the hints are open; the pick was made before
//   decided ITEM UUID         the screen said that a decision, or its undo, is saved
#include "core/study/demonstration/demonstration.h"
#include "tests/crash/deskdigest.h"
#include "tests/crash/scripted.h"
#include "tests/support/must.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QListView>
#include <QPlainTextEdit>
#include <QRandomGenerator>

#include <array>

using namespace subtext;
using namespace subtext::test;

namespace {

class Adjudicator
{
public:
    explicit Adjudicator(MainWindow& window)
        : m_window(window)
        , m_page(*window.deskPage())
        , m_session(*m_page.session())
        , m_random(static_cast<quint32>(getpid()))
    {
        QObject::connect(&m_session.editing(), &DeskEditing::draftChanged, &window, [this] {
            reportHints();
            reportDraft(); // before a held item gives way to the next
        });
        QObject::connect(&m_session.editing(), &DeskEditing::itemShown, &window,
                         [this] { reportDraft(); });
        QObject::connect(&m_session.editing(), &DeskEditing::draftKept, &window, [this] {
            reportDraft();
            report("kept");
        });
        QObject::connect(&m_session, &DeskSession::decided, &window,
                         [this](ScenarioId scenario) { reportDecision(scenario); });
        QObject::connect(&m_session, &DeskSession::returnedByUndo, &window,
                         [this] { reportDecision(m_session.editing().item().scenario.id); });
        report("ready " + QByteArray::number(m_session.editing().item().scenario.id.value));
        reportDraft();
    }

    void workOnAnItem()
    {
        for (int step = below(4); step > 0; --step)
            key(Qt::Key_J, Qt::ControlModifier);
        m_page.queue()->view()->setFocus();
        if (below(8) == 0)
            key(Qt::Key_H, Qt::ControlModifier);
        pick();
        if (below(3) == 0) {
            pick();
            key(Qt::Key_Z, Qt::ControlModifier); // the second pick
        }
        key(Qt::Key_1 + below(3), Qt::ControlModifier); // a basis that can hold
        writeNote();
        if (below(8) == 0)
            key(Qt::Key_K, Qt::ControlModifier); // gone without saving
        else
            key(Qt::Key_Return, Qt::ControlModifier);
        if (below(6) == 0)
            key(Qt::Key_Z, Qt::ControlModifier); // the decision
    }

private:
    int below(int bound) { return static_cast<int>(m_random.bounded(bound)); }

    void key(int code, Qt::KeyboardModifiers modifiers, const QString& text = {})
    {
        press(m_window, code, modifiers, text);
        reportDraft();
        QTest::qWait(below(25));
    }

    void pick()
    {
        if (below(6) == 0)
            key(Qt::Key_B, Qt::ControlModifier);
        else // the label in one of the places: with anybody else's a note would be due
            key(std::array{Qt::Key_A, Qt::Key_S, Qt::Key_D}.at(static_cast<std::size_t>(below(3))),
                Qt::NoModifier);
    }

    void writeNote()
    {
        m_page.decision()->noteEdit()->setFocus();
        const QString words = QStringLiteral("Note %1. “Häh?” ").arg(m_random.generate());
        for (QChar letter : words) {
            reportLetter(letter);
            press(m_window, Qt::Key_unknown, Qt::NoModifier, QString(letter));
            reportDraft();
            QTest::qWait(below(8));
        }
    }

    /// What will stand there with the letter: a draft that is overdue is written while the letter
    /// is taken in, and the kill may come between the two.
    void reportLetter(QChar letter)
    {
        if (!m_session.editing().isShowing())
            return;
        const QPlainTextEdit& edit = *m_page.decision()->noteEdit();
        DeskDraft draft = m_session.editing().draft();
        draft.note = edit.toPlainText().insert(edit.textCursor().position(), letter);
        reportDraft(draft);
    }

    void reportDraft()
    {
        if (m_session.editing().isShowing())
            reportDraft(m_session.editing().draft());
    }

    void reportDraft(const DeskDraft& draft)
    {
        const QByteArray what =
            QByteArray::number(m_session.editing().item().scenario.id.value) + ' ' +
            digestOf(draft) + ' ' +
            verdictDigest(m_session.editing().pick(),
                          m_session.editing().basis().value_or(Basis::Unstated), draft.note);
        if (what == m_reported)
            return;
        m_reported = what;
        report("draft " + what);
    }

    void reportHints()
    {
        if (m_session.editing().hints() && m_session.editing().draft().firstPicks.front())
            report("hints " + QByteArray::number(m_session.editing().item().scenario.id.value) +
                   ' ' + pickWordOf(m_session.editing().draft().firstPicks.front()));
    }

    void reportDecision(ScenarioId scenario)
    {
        const auto found = m_session.study().deskQueue().load(m_session.adjudicator(), scenario);
        if (found && !found->history.empty())
            report("decided " + QByteArray::number(scenario.value) + ' ' +
                   found->history.back().uuid.text().toLatin1());
    }

    MainWindow& m_window;
    DeskPage& m_page;
    DeskSession& m_session;
    QRandomGenerator m_random;
    QByteArray m_reported;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    installPlurals(application);
    if (argc < 3)
        return 2;
    theme::apply(application, theme::Mode::Light);
    SystemClock clock;
    RandomIds ids;
    Settings settings(QString::fromLocal8Bit(argv[2]));
    ScriptedPrompts prompts;
    MainWindow window(settings, prompts, {clock, ids, settings.backupFolder()});
    window.show();
    QApplication::setActiveWindow(&window);
    window.openStudy(QString::fromLocal8Bit(argv[1]));
    if (!window.study())
        return 4;
    for (const Person& person : must(window.study()->roster().people())) {
        if (person.role == Role::Adjudicator)
            window.signIn(person.id);
    }
    if (!window.deskPage()->session())
        return 5;
    window.deskPage()->queue()->setFilter(QueueFilter::All);
    Adjudicator adjudicator(window);
    for (;;)
        adjudicator.workOnAnItem();
}
