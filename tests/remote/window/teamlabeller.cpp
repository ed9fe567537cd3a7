// SPDX-License-Identifier: MIT
//
// Labels in the study given as the first argument, as the person whose code is the third, through
// the real window, by key events, whatever that person has not submitted yet; then waits until the
// team has it, where the study takes part in one. The second argument is a settings folder, the
// fourth the moment of the person's first item (UTC ms), the fifth the longest pause between two
// keys (ms). SUBTEXT_LABELLER_SECRETS has a line with name and secret for each that
// the machine keeps.
//
// What is said and when follows from the code and the item alone, however often the program was
// killed in between: the clock stands still but for Ctrl+Enter. Reported at once, a line each:
//   ready                     the first key is next
//   submitted ITEM REVISION   the screen said "submitted"
//   synced                    everything is submitted, and the server has all of it
//   labelled                  everything is submitted, and there is no team
//   failed WHY
#include "core/remote/serverteam.h"
#include "core/travel/syncing.h"
#include "tests/crash/scripted.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/must.h"
#include "tests/ui/uiharness.h"
#include "ui/team/windowteam.h"
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr qint64 PerItemMs = 60'000;
constexpr qint64 OfWhichAtWorkMs = 20'000;

/// What the file says before the window opens it.
struct Known
{
    qint64 submitted = 0;
    std::optional<TeamMembership> membership;
};

Known knownOf(const QString& path, const QString& code, const Environment& environment)
{
    const auto study = must(Study::open(path, Study::Access::Write, environment));
    const PersonId person = must(study->roster().byCode(code))->id;
    Known known;
    for (const ItemSummary& item : must(study->labelling().items(person)))
        known.submitted += item.isSubmitted() ? 1 : 0;
    known.membership = must(study->syncing().membership());
    return known;
}

/// Digits for the emotion and four scales. A03 alone says something else, so that every item has a
/// majority.
QString digitsOf(const QString& code, const QString& item)
{
    const bool isOdd = item.back().unicode() % 2 == 1;
    const bool differs = code == QLatin1String("A03");
    return (isOdd != differs ? QStringLiteral("2") : QStringLiteral("1")) + QStringLiteral("4334");
}

QString explanationOf(const QString& code, const QString& item)
{
    return QStringLiteral("%1 hears %2 so. It is flat.").arg(code, item);
}

class TeamLabeller
{
public:
    TeamLabeller(MainWindow& window, FixedClock& clock, QString code, int longestPauseMs)
        : m_window(window)
        , m_clock(clock)
        , m_code(std::move(code))
        , m_longestPauseMs(longestPauseMs)
        , m_random(static_cast<quint32>(getpid()))
    {
        QObject::connect(&session(), &LabelSession::submitted, &window,
                         [this](ScenarioId scenario, int revision) {
                             const auto scene = must(m_window.study()->scenario(scenario));
                             report("submitted " + scene->name().toUtf8() + ' ' +
                                    QByteArray::number(revision));
                             m_clock.advance(PerItemMs - OfWhichAtWorkMs); // the next one begins
                         });
    }

    LabelSession& session() const { return *m_window.labelPage()->session(); }
    bool isDone() const
    {
        return session().submittedCount() == static_cast<int>(session().items().size());
    }

    /// False where the window did not take it.
    bool labelItem()
    {
        const QString item = session().item().scenario.name();
        const int before = session().submittedCount();
        m_window.labelPage()->answerPanel()->stepWidget(Step::Emotion)->setFocus();
        for (const QChar digit : digitsOf(m_code, item)) {
            press(m_window, Qt::Key_0 + digit.digitValue(), {}, QString(digit));
            pause();
        }
        // A draft of before it was killed may stand there.
        press(m_window, Qt::Key_A, Qt::ControlModifier);
        const QString explanation = explanationOf(m_code, item);
        for (const QChar letter : explanation) {
            press(m_window, Qt::Key_unknown, {}, QString(letter));
            pause();
        }
        if (session().answer().explanation != explanation)
            return false;
        m_clock.advance(OfWhichAtWorkMs);
        press(m_window, Qt::Key_Return, Qt::ControlModifier);
        return session().submittedCount() == before + 1;
    }

private:
    void pause()
    {
        if (m_longestPauseMs > 0)
            QTest::qWait(static_cast<int>(m_random.bounded(m_longestPauseMs)));
    }

    MainWindow& m_window;
    FixedClock& m_clock;
    QString m_code;
    int m_longestPauseMs;
    QRandomGenerator m_random;
};

int work(MainWindow& window, FixedClock& clock, const QStringList& arguments, bool isInTeam)
{
    constexpr int WhatComesByThen = 300'000;
    window.openStudy(arguments.at(1));
    if (!window.study())
        return 4;
    // A file of one's own asks nobody who they are.
    if (!window.labelPage()->session())
        window.signIn(must(window.study()->roster().byCode(arguments.at(3)))->id);
    if (!window.labelPage()->session())
        return 5;
    TeamLabeller labeller(window, clock, arguments.at(3), arguments.at(5).toInt());
    report("ready");
    while (!labeller.isDone()) {
        const QString item = labeller.session().item().scenario.name();
        if (!labeller.labelItem()) {
            report("failed to label " + item.toUtf8());
            return 6;
        }
    }
    if (!isInTeam) {
        report("labelled");
        return 0;
    }
    const bool isSynced = QTest::qWaitFor(
        [&] {
            return window.team()->link()->state().kind == LinkState::Kind::Current &&
                   must(window.study()->syncing().standing()).waiting == 0;
        },
        WhatComesByThen);
    report(isSynced ? "synced" : "failed to send everything");
    return isSynced ? 0 : 7;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    installPlurals(application);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 6)
        return 2;
    theme::apply(application, theme::Mode::Light);
    FixedClock clock;
    RandomIds ids;
    const Environment environment{clock, ids, {}};
    const Known known = knownOf(arguments.at(1), arguments.at(3), environment);
    clock.set(arguments.at(4).toLongLong() + known.submitted * PerItemMs);

    const QTemporaryDir certificates;
    MachineSecrets secrets;
    if (known.membership)
        secrets.take(qEnvironmentVariable("SUBTEXT_LABELLER_SECRETS"));
    ServerTeam team(secrets, certificates.path());
    Settings settings(arguments.at(2));
    ScriptedPrompts prompts;
    MainWindow window(settings, prompts, environment);
    if (known.membership)
        window.setTeam({&team});
    window.show();
    QApplication::setActiveWindow(&window);
    QCoreApplication::processEvents();
    return work(window, clock, arguments, known.membership.has_value());
}
