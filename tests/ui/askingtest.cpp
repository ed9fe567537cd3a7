// SPDX-License-Identifier: MIT
#include "core/models/modelanswers.h"
#include "core/net/networktransport.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"
#include "ui/models/asking/askdialog.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/asking/secretfield.h"
#include "ui/models/files/hiding.h"
#include "ui/models/modelspage.h"
#include "ui/widgets/figuretable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>

using namespace subtext;
using namespace subtext::test;

/// Asking models in the real window: a server on this machine answers, or another that is played.
class AskingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void run_goesFromTheDialogToTheLeaderboard();
    void otherHost_isSentNothingBeforeSomebodyAgrees();
    void agreement_isAskedOnceAHost();
    void returnInAField_sendsNothing();
    void keyThatIsNotThere_isSaidAndNothingBegins();
    void fieldsWait_whileTheKeyIsLookedUp();
    void openConnection_isRefusedWithARemedy();
    void cancelled_waitsForWhatIsOpenAndGoesOn();
    void closedInTheMiddle_keepsWhatCameAndGoesOn();
    void failures_areShownWithTheirWords();
    void failedRun_isHiddenFromTheListOnly();
    void storedAnswers_areReadAgainWithoutSending();
    void profileOfAnotherRun_doesNotGoOn();
    void key_isNowhere();
    void typedKey_goesIntoTheKeychainOnly();
    void adjudicator_seesNoRequests();
    void keyToAsk_worksInEveryView();
    void advancedFields_areFoldedUntilTheyMatter();
    void withoutAccess_nothingIsOffered();
};

namespace {

using View = ModelsPage::View;

/// A server far away: every request is answered with fear.
class PlayedTransport : public HttpTransport
{
public:
    explicit PlayedTransport(std::atomic<int>& sent)
        : m_sent(sent)
    {}
    Id send(const HttpRequest& /*request*/, Done done) override
    {
        ++m_sent;
        QTimer::singleShot(0, &m_home, [done = std::move(done)] {
            done({200, {}, said("fear"), HttpFault::None, {}, 1});
        });
        return ++m_last;
    }
    void cancel(Id /*id*/) override {}

private:
    std::atomic<int>& m_sent;
    QObject m_home;
    Id m_last = 0;
};

/// Says what it found when a test lets it.
class HeldKeys : public llm::KeyRing
{
public:
    void find(const llm::Profile& /*profile*/, QObject* /*context*/, Found found) override
    {
        ++asked;
        say = std::move(found);
    }
    void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
               Stored /*stored*/) override
    {}
    void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}

    int asked = 0;
    Found say;
};

QString consents(const QString& path)
{
    return RawSql(path).value(
        QStringLiteral("SELECT count(*) FROM audit WHERE action = 'llm.consent'"));
}

} // namespace

void AskingTest::run_goesFromTheDialogToTheLeaderboard()
{
    AskingDesk at(5);
    ScriptedServer server(fear);
    at.open();
    QVERIFY(!at.figures().hasSets());
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
    QVERIFY(dialog.consentBox()->isHidden()); // this machine
    QVERIFY2(dialog.estimate().startsWith(QLatin1String("5 requests")),
             qPrintable(dialog.estimate()));
    const QString shown = dialog.example();
    QSignalSpy updated(&at.page(), &ModelsPage::updated);
    at.send(dialog);
    QTRY_VERIFY(updated.count() > 0 && at.figures().hasSets());
    QCOMPARE(server.asked().size(), std::size_t{5});
    const QByteArray first = server.asked().at(0).body;
    QVERIFY2(shown.endsWith(QString::fromUtf8(first)), "what was shown is what was sent");
    QCOMPARE(at.view().runs()->rowText(0).section(u'|', 0, 2),
             QStringLiteral("m:zero-shot:1|complete|5 of 5"));
    QVERIFY(at.view().report().contains(QLatin1String("Everything was asked")));
    QCOMPARE(at.view().requests()->table()->model()->rowCount(), 5);
    child<QPushButton>(at.view(), "set")->click();
    QCOMPARE(at.page().view(), View::Set);
    VERIFY_HOLDS(at.study().verifyAudit());
}

void AskingTest::otherHost_isSentNothingBeforeSomebodyAgrees()
{
    AskingDesk at(3);
    std::atomic<int> sent = 0;
    at.access.transport = [&](const Clock&) { return std::make_unique<PlayedTransport>(sent); };
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("https://models.invalid/v1"));
    QVERIFY(dialog.consentBox()->isVisible());
    QVERIFY(dialog.consentBox()->text().contains(QLatin1String("https://models.invalid")));
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
    QCOMPARE(child<QPushButton>(dialog, "send")->text(), QStringLiteral("Send to models.invalid"));
    child<QPushButton>(dialog, "send")->click();
    child<QPushButton>(dialog, "cancel")->click();
    QTRY_VERIFY(!at.view().dialog());
    QCOMPARE(sent.load(), 0);
    QCOMPARE(at.states().size(), std::size_t{0});
    QCOMPARE(consents(at.path()), QStringLiteral("0"));
}

void AskingTest::agreement_isAskedOnceAHost()
{
    AskingDesk at(3);
    std::atomic<int> sent = 0;
    at.access.transport = [&](const Clock&) { return std::make_unique<PlayedTransport>(sent); };
    at.open();
    AskDialog& first = at.fill(QStringLiteral("https://models.invalid/v1"));
    first.consentBox()->setChecked(true);
    // Another host is another question.
    AskingDesk::enter(*child<QLineEdit>(first.form(), "address"),
                      QStringLiteral("https://other.invalid/v1"));
    AskingDesk::planned(first);
    QVERIFY(!first.consentBox()->isChecked());
    QVERIFY(!child<QPushButton>(first, "send")->isEnabled());
    first.consentBox()->setChecked(true);
    at.send(first);
    QCOMPARE(sent.load(), 3);
    QCOMPARE(consents(at.path()), QStringLiteral("1"));
    AskDialog& second = at.fill(QStringLiteral("https://other.invalid/v1"));
    QVERIFY(second.consentBox()->isHidden());
    QVERIFY(child<QPushButton>(second, "send")->isEnabled());
    // Worded otherwise it is another question as well.
    child<QComboBox>(second, "mode")->setCurrentIndex(1);
    AskingDesk::planned(second);
    QVERIFY(second.consentBox()->isVisible());
    QVERIFY(!child<QPushButton>(second, "send")->isEnabled());
}

void AskingTest::returnInAField_sendsNothing()
{
    AskingDesk at(2);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(child<QPushButton>(dialog, "send")->isEnabled());
    dialog.form()->modelField()->setFocus();
    at.desk.press(Qt::Key_Return);
    QTRY_VERIFY(!dialog.form()->modelField()->hasFocus()); // on to the next one
    QVERIFY(at.view().dialog());                           // nothing that was typed is lost
    QCOMPARE(at.states().size(), std::size_t{0});
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void AskingTest::keyThatIsNotThere_isSaidAndNothingBegins()
{
    AskingDesk at(2);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    dialog.form()->keySourceBox()->setCurrentIndex(1);
    AskingDesk::enter(*dialog.form()->keyNameField(), QStringLiteral("NO_SUCH"));
    AskingDesk::planned(dialog);
    child<QPushButton>(dialog, "send")->click();
    QTRY_VERIFY(dialog.problem().contains(QLatin1String("NO_SUCH")));
    QCOMPARE(at.states().size(), std::size_t{0});
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void AskingTest::fieldsWait_whileTheKeyIsLookedUp()
{
    HeldKeys keys; // outlives the window
    AskingDesk at(2);
    at.access.keys = &keys;
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("http://127.0.0.1:9/v1"));
    child<QPushButton>(dialog, "send")->click();
    QCOMPARE(keys.asked, 1);
    QVERIFY(!dialog.form()->isEnabled() && !child<QComboBox>(dialog, "mode")->isEnabled());
    QVERIFY2(dialog.whyNot().contains(QLatin1String("being looked up")),
             qPrintable(dialog.whyNot()));
    // Changed all the same, what was to be sent is not what is filled in: nothing begins.
    child<QComboBox>(dialog, "mode")->setCurrentIndex(1);
    keys.say(QByteArray());
    QCOMPARE(at.states().size(), std::size_t{0});
    AskingDesk::planned(dialog);
    QVERIFY(dialog.form()->isEnabled() && child<QComboBox>(dialog, "mode")->isEnabled());
    QVERIFY(child<QPushButton>(dialog, "send")->isEnabled());
    child<QPushButton>(dialog, "send")->click();
    QCOMPARE(keys.asked, 2);
    child<QPushButton>(dialog, "cancel")->click();
    keys.say(QByteArray()); // the window is closed, and not yet gone
    QCOMPARE(at.states().size(), std::size_t{0});
    QTRY_VERIFY(!at.view().dialog());
}

void AskingTest::openConnection_isRefusedWithARemedy()
{
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("http://models.invalid/v1"));
    dialog.form()->keySourceBox()->setCurrentIndex(1);
    AskingDesk::enter(*dialog.form()->keyNameField(), QStringLiteral("entry"));
    AskingDesk::planned(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("https://")), qPrintable(dialog.problem()));
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
}

void AskingTest::cancelled_waitsForWhatIsOpenAndGoesOn()
{
    AskingDesk at(6);
    std::atomic<bool> isHolding = true;
    ScriptedServer server(
        [&](const AskedOfServer& asked) { return isHolding ? noAnswer() : fear(asked); });
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(2);
    AskingDesk::planned(dialog);
    QSignalSpy finished(&at.view().host(), &RunHost::finished);
    child<QPushButton>(dialog, "send")->click();
    QTRY_COMPARE(server.waiting(), 2);
    QVERIFY(at.view().host().isRunning());
    child<QPushButton>(at.view(), "cancel")->click();
    isHolding = false;
    server.answerWaiting(answerWith(200, said("fear")));
    QTRY_COMPARE(finished.count(), 1);
    at.settle();
    QCOMPARE(at.view().runs()->rowText(0).section(u'|', 1, 2), QStringLiteral("cancelled|2 of 6"));
    AskDialog& again = at.goOn();
    QVERIFY2(again.estimate().startsWith(QLatin1String("4 requests")),
             qPrintable(again.estimate()));
    at.send(again);
    QCOMPARE(at.view().runs()->rowText(0).section(u'|', 1, 2), QStringLiteral("complete|6 of 6"));
    QSet<QByteArray> bodies;
    for (const AskedOfServer& asked : server.asked())
        bodies.insert(asked.body);
    QCOMPARE(server.asked().size(), std::size_t{6});
    QCOMPARE(bodies.size(), qsizetype{6});
    QCOMPARE(at.states().size(), std::size_t{1});
}

void AskingTest::closedInTheMiddle_keepsWhatCameAndGoesOn()
{
    AskingDesk at(6);
    std::atomic<int> answered = 0;
    ScriptedServer server([&](const AskedOfServer& asked) {
        return answered++ < 3 || answered > 5 ? fear(asked) : noAnswer();
    });
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(2);
    AskingDesk::planned(dialog);
    child<QPushButton>(dialog, "send")->click();
    QTRY_COMPARE(server.waiting(), 2);
    at.desk.window().closeStudy();
    QVERIFY(!at.desk.window().study());
    at.open();
    const RunState state = at.states().at(0);
    QCOMPARE(state.counts.answered, qint64{3});
    QCOMPARE(state.lastEnd, QStringLiteral("cancelled"));
    VERIFY_HOLDS(at.study().verifyAudit());
    answered = 100;
    at.send(at.goOn());
    QCOMPARE(at.states().at(0).counts.answered, qint64{6});
    QCOMPARE(server.asked().size(), std::size_t{3 + 2 + 3});
}

void AskingTest::failures_areShownWithTheirWords()
{
    AskingDesk at(3);
    std::atomic<int> asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        return asked++ == 1 ? answerWith(400, R"({"error":{"message":"too long for me"}})")
                            : fear(of);
    });
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(1);
    AskingDesk::planned(dialog);
    at.send(dialog);
    const QString row = at.view().runs()->rowText(0);
    QVERIFY2(row.contains(QStringLiteral("|asked, some failed|2 of 3|1 × HTTP 400|")),
             qPrintable(row));
    child<QCheckBox>(at.view(), "failures")->setChecked(true);
    at.settle();
    QCOMPARE(at.view().requests()->table()->model()->rowCount(), 1);
    QTableView& table = *at.view().requests()->table();
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, 0));
    QTest::keyClick(&table, Qt::Key_Return);
    QVERIFY(at.view().words().contains(QLatin1String("too long for me")));
    QVERIFY(at.view().words().contains(QString::fromUtf8(server.asked().at(1).body)));
}

void AskingTest::failedRun_isHiddenFromTheListOnly()
{
    AskingDesk at(2);
    ScriptedServer server([](const AskedOfServer&) { return answerWith(401, "no"); });
    at.open();
    at.send(at.fill(server.address(QStringLiteral("/v1"))));
    Hiding& hiding = *at.view().hiding();
    const QAbstractItemModel& list = *at.view().runs()->table()->model();
    QCOMPARE(list.rowCount(), 1);
    at.view().runs()->table()->setCurrentIndex(list.index(0, 0));
    at.view().openRun(0);
    at.settle();
    QCOMPARE(hiding.button()->text(), QStringLiteral("Hide run"));
    hiding.button()->click();
    QCOMPARE(list.rowCount(), 0);
    QVERIFY(!at.view().requests()->isVisible());  // what was open of it went too
    QCOMPARE(at.states().size(), std::size_t{1}); // the study keeps it
    QCOMPARE(hiding.tick()->text(), QStringLiteral("Show hidden (1)"));
    hiding.tick()->setChecked(true);
    QCOMPARE(at.view().runs()->rowText(0).section(u'|', 0, 0),
             QStringLiteral("m:zero-shot:1 (hidden)"));
    at.view().runs()->table()->setCurrentIndex(list.index(0, 0));
    QCOMPARE(hiding.button()->text(), QStringLiteral("Show run again"));
    hiding.button()->click();
    hiding.tick()->setChecked(false);
    QCOMPARE(at.view().runs()->rowText(0).section(u'|', 0, 0), QStringLiteral("m:zero-shot:1"));
    VERIFY_HOLDS(at.study().verifyAudit());
}

void AskingTest::storedAnswers_areReadAgainWithoutSending()
{
    AskingDesk at(3);
    ScriptedServer server(fear);
    at.open();
    at.send(at.fill(server.address(QStringLiteral("/v1"))));
    QSignalSpy updated(&at.page(), &ModelsPage::updated);
    child<QPushButton>(at.view(), "reread")->click();
    QTRY_VERIFY(at.view().report().startsWith(QLatin1String("3 answers of m:zero-shot:1")));
    QTRY_VERIFY(updated.count() > 0);
    QCOMPARE(server.asked().size(), std::size_t{3});
}

void AskingTest::profileOfAnotherRun_doesNotGoOn()
{
    AskingDesk at(2);
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(400, R"({"error":{"message":"no"}})"); });
    at.open();
    at.send(at.fill(server.address(QStringLiteral("/v1"))));
    AskDialog& dialog = at.goOn();
    QVERIFY(child<QPushButton>(dialog, "send")->isEnabled());
    AskingDesk::enter(*dialog.form()->modelField(), QStringLiteral("another"));
    AskingDesk::planned(dialog);
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
    QVERIFY(!dialog.problem().isEmpty());
}

void AskingTest::key_isNowhere()
{
    AskingDesk at(4);
    std::atomic<int> asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        const QByteArray echo = of.header("Authorization");
        return asked++ == 1 ? answerWith(400, "{\"error\":{\"message\":\"" + echo + "\"}}",
                                         "x-request-id: " + echo + "\r\n")
                            : fear(of);
    });
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    dialog.form()->keySourceBox()->setCurrentIndex(2);
    AskingDesk::enter(*dialog.form()->keyNameField(), QStringLiteral("entry"));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(1);
    AskingDesk::planned(dialog);
    at.send(dialog);
    QCOMPARE(server.asked().at(0).header("Authorization"), "Bearer " + Key);
    child<QCheckBox>(at.view(), "failures")->setChecked(true);
    at.settle();
    at.view().openRun(0);
    at.settle();
    const QString key = QString::fromLatin1(Key);
    const QStringList texts = textsOf(at.desk.window()) + spokenTexts(at.desk.window());
    QVERIFY(!texts.join(u'\n').contains(key));
    at.desk.window().closeStudy();
    int files = 0;
    for (const QString& folder : {at.folder(), at.desk.settings().folder()}) {
        QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            QVERIFY2(!readFile(path).contains(Key), qPrintable(path));
            ++files;
        }
    }
    QVERIFY(files >= 3); // the study, the profiles, the settings
}

void AskingTest::typedKey_goesIntoTheKeychainOnly()
{
    AskingDesk at(1);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("https://models.invalid/v1"));
    ProfileForm& form = *dialog.form();
    form.keySourceBox()->setCurrentIndex(2);
    AskingDesk::enter(*form.keyNameField(), QStringLiteral("entry"));
    const SecretField& secret = *form.findChild<SecretField*>();
    AskingDesk::enter(*secret.field(), QString::fromLatin1(Key));
    const QString shown = secret.field()->displayText(); // dots
    QCOMPARE(shown.size(), Key.size());
    for (const char letter : Key)
        QVERIFY(!shown.contains(QLatin1Char(letter)));
    secret.keepButton()->click();
    QTRY_COMPARE(at.keys.kept.second, Key);
    QCOMPARE(at.keys.kept.first, QStringLiteral("entry"));
    QVERIFY(secret.field()->text().isEmpty());
    QTRY_VERIFY(!secret.report().isEmpty());
    QVERIFY(!form.profile().keyName.contains(QString::fromLatin1(Key)));
}

void AskingTest::adjudicator_seesNoRequests()
{
    AskingDesk at(2, Role::Adjudicator);
    {
        auto study =
            must(Study::open(at.path(), Study::Access::Write, {at.desk.clock, at.desk.ids, {}}));
        ModelRuns::NewRun about;
        about.model = QStringLiteral("m");
        about.host = QStringLiteral("http://127.0.0.1");
        const Uuid run = must(study->modelRuns().begin(about)).uuid;
        ModelRequest request;
        request.scenario = must(study->heads()).front().id;
        request.question = must(study->task())->questions.front().token;
        request.request = QStringLiteral("{}");
        request.headers = QStringLiteral("{}");
        request.answer = QStringLiteral("secret words of a model");
        VERIFY_HOLDS(study->modelRuns().record(run, request));
    }
    at.open();
    QCOMPARE(at.view().runs()->table()->model()->rowCount(), 1);
    at.view().openRun(0);
    at.settle();
    QVERIFY(!at.view().askButton()->isVisible());
    QCOMPARE(at.view().requests()->table()->model()->rowCount(), 0);
    QVERIFY(at.view().words().isEmpty());
    at.desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!at.view().dialog());
}

void AskingTest::keyToAsk_worksInEveryView()
{
    AskingDesk at(3);
    at.open();
    for (const View view : {View::Leaderboard, View::Set, View::Items, View::Import}) {
        at.page().showView(view);
        QVERIFY(!at.view().isVisible());
        at.desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        AskDialog* dialog = at.view().dialog();
        QVERIFY2(dialog, qPrintable(QString::number(static_cast<int>(view))));
        QVERIFY(dialog->isVisible());
        QVERIFY(at.view().isVisible()); // where the run will be seen
        dialog->reject();
        QTRY_VERIFY(!at.view().dialog());
        at.desk.window().activateWindow();
        QTRY_VERIFY(at.desk.window().isActiveWindow());
    }
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!at.view().dialog());
}

void AskingTest::advancedFields_areFoldedUntilTheyMatter()
{
    AskingDesk at(2);
    at.open();
    at.view().askButton()->click();
    AskDialog& dialog = *at.view().dialog();
    const ProfileForm& form = *dialog.form();
    QVERIFY(!child<QSpinBox>(form, "concurrency")->isVisibleTo(&dialog));
    QVERIFY(form.keySourceBox()->isVisibleTo(&dialog));
    QVERIFY(child<QPushButton>(dialog, "send")->isVisible() &&
            dialog.rect().contains(child<QPushButton>(dialog, "send")->geometry()));
    child<QPushButton>(form, "advanced")->setFocus();
    QTest::keyClick(child<QPushButton>(form, "advanced"), Qt::Key_Space);
    for (const QWidget* field :
         {static_cast<const QWidget*>(child<QSpinBox>(form, "concurrency")),
          static_cast<const QWidget*>(child<QDoubleSpinBox>(form, "priceIn")),
          static_cast<const QWidget*>(child<QSpinBox>(form, "logProbabilities"))})
        QVERIFY(field->isVisibleTo(&dialog));
    // They stand further in than the fields that everybody fills in.
    QVERIFY(child<QSpinBox>(form, "concurrency")->mapTo(&dialog, QPoint()).x() >
            form.keySourceBox()->mapTo(&dialog, QPoint()).x());
    llm::Profile own;
    own.name = QStringLiteral("own");
    own.model = QStringLiteral("m");
    own.takesTemperature = false;
    own.scoring = llm::Scoring::Completion;
    dialog.form()->setProfiles({llm::Profile(), own});
    QVERIFY(!child<QSpinBox>(form, "concurrency")->isVisibleTo(&dialog));
    QVERIFY(dialog.form()->choose(own.name, own.model));
    QVERIFY(child<QCheckBox>(form, "ownTemperature")->isVisibleTo(&dialog));
    QVERIFY(form.profile().scoring == llm::Scoring::Completion);
    QComboBox* scoring = child<QComboBox>(form, "scoring");
    scoring->setCurrentIndex(0);
    QVERIFY(form.profile().scoring == llm::Scoring::Answer);
}

void AskingTest::withoutAccess_nothingIsOffered()
{
    AskingDesk at(1);
    at.access = {at.settings(), nullptr, {}};
    at.open();
    QVERIFY(!at.view().askButton()->isEnabled());
    QVERIFY(!at.view().askButton()->toolTip().isEmpty());
    at.desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!at.view().dialog());
}

SUBTEXT_TEST(AskingTest)
#include "askingtest.moc"
