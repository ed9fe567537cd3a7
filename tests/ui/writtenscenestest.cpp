// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/net/networktransport.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/uiharness.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/asking/scenesdialog.h"
#include "ui/models/modelspage.h"
#include "ui/widgets/figuretable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

using namespace subtext;
using namespace subtext::test;

/// Scenes that models write, in the real window: asked of a server on this machine, read, taken in,
/// mended and refused.
class WrittenScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scenes_areWrittenOnlyIntoTheListAndTakenIn();
    void faultyScene_needsAReasonOrMending();
    void refusedScene_isGoneFromWhatWaits();
    void rejectedScene_canStillBeAccepted();
    void editedScene_staysOpenWhenTheListChanges();
    void whatIsTyped_outlivesARejectionElsewhere();
    void drafts_stayWithTheirScenesAndClosingAsksOnce();
    void otherHost_isSentNothingBeforeSomebodyAgrees();
    void closedInTheMiddle_goesOnWithWhatIsMissing();
    void whatWasAskedBefore_isAskedAgainOnlyOnDemand();
    void template_isShownFilledInAndAsked();
    void temperatureAndTokens_areThoseOfTheFields();
    void taskWithoutStories_offersNoScenes();
};

namespace {

const QString SoundScene = QStringLiteral(
    "Mara runs across the wet square and waves at the red lights of the bus. The driver looks "
    "ahead and pulls away from the stop. She stands still with her hand raised and lets it sink "
    "slowly. Then she kicks a bottle against the wall and dials the number of her brother.");

ServerAnswer writing(const QString& text)
{
    const QJsonObject message{{QStringLiteral("content"), text}};
    return answerWith(
        200, QJsonDocument(QJsonObject{{QStringLiteral("choices"),
                                        QJsonArray{QJsonObject{{QStringLiteral("message"), message},
                                                               {QStringLiteral("finish_reason"),
                                                                QStringLiteral("stop")}}}}})
                 .toJson());
}

/// Needs none.
class NoKeyRing : public llm::KeyRing
{
public:
    void find(const llm::Profile& /*profile*/, QObject* context, Found found) override
    {
        QTimer::singleShot(0, context, [found] { found(QByteArray()); });
    }
    void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
               Stored /*stored*/) override
    {}
    void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}
};

/// The window of a coordinator with a study of two stories open, and the scenes.
class ScenesDesk
{
public:
    ScenesDesk()
    {
        auto study = makeEmoSceneStudy(path(), {desk.clock, desk.ids, {}}, agreedOn({1, 2}));
        m_person = must(study->roster().add({{{}, QStringLiteral("Somebody"), Role::Coordinator}}))
                       .front()
                       .id;
        desk.window().modelsPage()->setAccess(
            {m_folder.filePath(QStringLiteral("settings")), &m_keys,
             [](const Clock& clock) { return std::make_unique<NetworkTransport>(clock); }});
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(study));
        desk.window().signIn(m_person);
        desk.window().showPlace(MainWindow::Place::Models);
        desk.window().modelsPage()->showView(ModelsPage::View::Asking);
    }

    RunsView& view() { return *desk.window().modelsPage()->asking(); }
    ScenesPanel& dialog()
    {
        if (!view().scenesDialog())
            child<QPushButton>(view(), "scenes")->click();
        settle();
        return *view().scenesDialog()->panel();
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!view().scenesDialog()->panel()->isWorking(), 20'000);
    }
    WriteScenesDialog& fill(const QString& address, int events)
    {
        ScenesPanel& scenes = dialog();
        child<QPushButton>(scenes, "write")->click();
        WriteScenesDialog& of = *scenes.writing();
        enter(*of.form()->nameField(), QStringLiteral("p"));
        enter(*child<QLineEdit>(of.form(), "address"), address);
        enter(*of.form()->modelField(), QStringLiteral("m"));
        child<QSpinBox>(of, "limit")->setValue(events);
        planned(of);
        return of;
    }
    static void planned(const WriteScenesDialog& of)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!of.isPlanning(), 20'000);
    }
    void write(const ScriptedServer& server, int events)
    {
        WriteScenesDialog& of = fill(server.address(QStringLiteral("/v1")), events);
        QVERIFY2(of.problem().isEmpty(), qPrintable(of.problem()));
        child<QPushButton>(of, "send")->click();
        ScenesPanel& scenes = *view().scenesDialog()->panel();
        QTRY_VERIFY_WITH_TIMEOUT(!scenes.isWriting() && !scenes.report().isEmpty(), 60'000);
        settle();
    }
    static void enter(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    QString path() const { return m_folder.filePath(QStringLiteral("stories.subtext")); }
    PersonId person() const { return m_person; }
    std::size_t scenarios() { return must(desk.study().scenarios()).size(); }
    std::vector<WrittenScene> written() { return must(desk.study().generatedScenes().scenes()); }

private:
    QTemporaryDir m_folder; // outlives the window
    NoKeyRing m_keys;
    PersonId m_person;

public:
    Desk desk;
};

} // namespace

void WrittenScenesTest::scenes_areWrittenOnlyIntoTheListAndTakenIn()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    WriteScenesDialog& asked = at.fill(server.address(QStringLiteral("/v1")), 1);
    QVERIFY(asked.consentBox()->isHidden()); // this machine
    QVERIFY2(asked.estimate().startsWith(QLatin1String("1 request")), qPrintable(asked.estimate()));
    const QString shown = asked.example();
    child<QPushButton>(asked, "send")->click();
    ScenesPanel& dialog = *at.view().scenesDialog()->panel();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isWriting() && !dialog.report().isEmpty(), 60'000);
    at.settle();
    QCOMPARE(shown.toUtf8(), server.asked().at(0).body); // what was shown is what was sent
    QCOMPARE(at.scenarios(), std::size_t{2});
    QCOMPARE(dialog.text()->toPlainText(), SoundScene);
    QVERIFY(dialog.source().contains(QLatin1String("Mara misses the last bus home")));
    QVERIFY2(dialog.warnings().isEmpty(), qPrintable(dialog.warnings()));
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.text(), Qt::Key_Return, Qt::ControlModifier);
    at.settle();
    QCOMPARE(at.scenarios(), std::size_t{3});
    QCOMPARE(must(at.desk.study().scenarios()).back().text(FieldIndex{1}), SoundScene);
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Accepted);
    QCOMPARE(dialog.list()->table()->model()->rowCount(), 0);
    child<QComboBox>(dialog, "filter")->setCurrentIndex(1);
    QVERIFY(dialog.list()->rowText(0).contains(QLatin1String("|accepted|")));
    VERIFY_HOLDS(at.desk.study().verifyAudit());
}

void WrittenScenesTest::faultyScene_needsAReasonOrMending()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return writing(QStringLiteral("Mara is late.")); });
    ScenesDesk at;
    at.write(server, 2);
    ScenesPanel& dialog = at.dialog();
    QVERIFY(dialog.warnings().contains(QLatin1String("it is too short: 3 words")));
    child<QPushButton>(dialog, "accept")->click();
    QCOMPARE(at.scenarios(), std::size_t{2});
    QVERIFY(dialog.report().contains(QLatin1String("say why")));
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(child<QLineEdit>(dialog, "reason")));
    // Mended, it is checked anew and taken in as it is then.
    dialog.text()->setPlainText(SoundScene);
    at.settle();
    QVERIFY2(dialog.warnings().isEmpty(), qPrintable(dialog.warnings()));
    child<QPushButton>(dialog, "accept")->click();
    at.settle();
    QCOMPARE(at.scenarios(), std::size_t{3});
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Edited);
    QCOMPARE(at.written().at(0).text, QStringLiteral("Mara is late.")); // what came stays
    // The next is open; with a reason it is taken as it came.
    ScenesDesk::enter(*child<QLineEdit>(dialog, "reason"), QStringLiteral("short on purpose"));
    child<QPushButton>(dialog, "accept")->click();
    at.settle();
    QCOMPARE(at.scenarios(), std::size_t{4});
    QCOMPARE(at.written().at(1).verdict->reason, QStringLiteral("short on purpose"));
}

void WrittenScenesTest::refusedScene_isGoneFromWhatWaits()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    at.write(server, 2);
    ScenesPanel& dialog = at.dialog();
    QCOMPARE(dialog.list()->table()->model()->rowCount(), 2);
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.text(), Qt::Key_R, Qt::ControlModifier);
    at.settle();
    QCOMPARE(dialog.list()->table()->model()->rowCount(), 1);
    QCOMPARE(at.scenarios(), std::size_t{2});
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Refused);
    QVERIFY(!at.written().at(1).verdict);
}

void WrittenScenesTest::rejectedScene_canStillBeAccepted()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return writing(QStringLiteral("Mara is late.")); });
    ScenesDesk at;
    at.write(server, 1);
    ScenesPanel& dialog = at.dialog();
    auto* reason = child<QLineEdit>(dialog, "reason");
    ScenesDesk::enter(*reason, QStringLiteral("Too little happens"));
    child<QPushButton>(dialog, "refuse")->click();
    at.settle();
    QCOMPARE(dialog.list()->table()->model()->rowCount(), 0);
    child<QComboBox>(dialog, "filter")->setCurrentIndex(1); // all
    QTableView& table = *dialog.list()->table();
    table.setCurrentIndex(table.model()->index(0, 0));
    QVERIFY2(dialog.verdict().endsWith(QLatin1String("Too little happens")),
             qPrintable(dialog.verdict()));
    QVERIFY(!child<QPushButton>(dialog, "refuse")->isEnabled());
    QVERIFY(reason->text().isEmpty()); // it speaks against the scene
    at.settle();
    QVERIFY(dialog.warnings().contains(QLatin1String("it is too short: 3 words")));
    child<QPushButton>(dialog, "accept")->click();
    QCOMPARE(at.scenarios(), std::size_t{2});
    dialog.text()->setPlainText(SoundScene);
    child<QPushButton>(dialog, "accept")->click();
    at.settle();
    QCOMPARE(at.scenarios(), std::size_t{3});
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Edited);
    QVERIFY(dialog.verdict().isEmpty());
}

void WrittenScenesTest::editedScene_staysOpenWhenTheListChanges()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    at.write(server, 2);
    ScenesPanel& dialog = at.dialog();
    child<QPushButton>(dialog, "refuse")->click();
    at.settle();
    QTableView& table = *dialog.list()->table();
    QCOMPARE(table.model()->rowCount(), 1);
    table.setCurrentIndex(table.model()->index(0, 0)); // the second scene, in the first row
    QTest::keyClicks(dialog.text(), QStringLiteral("Then"));
    at.settle();
    // The first row is the rejected scene now.
    child<QComboBox>(dialog, "filter")->setCurrentIndex(1);
    QCOMPARE(table.model()->rowCount(), 2);
    QVERIFY(dialog.list()->rowText(0).contains(QLatin1String("|rejected|")));
    QCOMPARE(dialog.text()->toPlainText(), QStringLiteral("Then") + SoundScene);
    QCOMPARE(table.currentIndex().row(), 1);
    ScenesDesk::enter(*child<QLineEdit>(dialog, "reason"), QStringLiteral("a check complains"));
    child<QPushButton>(dialog, "accept")->click();
    at.settle();
    QVERIFY(at.written().at(1).verdict->kind == SceneVerdictKind::Edited);
}

void WrittenScenesTest::whatIsTyped_outlivesARejectionElsewhere()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    at.write(server, 1);
    ScenesPanel& dialog = at.dialog();
    QTest::keyClicks(dialog.text(), QStringLiteral("Then"));
    at.settle();
    VERIFY_HOLDS(at.desk.study().generatedScenes().reject(at.written().at(0).request,
                                                          QStringLiteral("dull"), at.person()));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.verdict().isEmpty(), 20'000);
    QCOMPARE(dialog.text()->toPlainText(), QStringLiteral("Then") + SoundScene);
}

void WrittenScenesTest::drafts_stayWithTheirScenesAndClosingAsksOnce()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    at.write(server, 2);
    ScenesPanel& dialog = at.dialog();
    QTableView& table = *dialog.list()->table();
    const QString draft = QStringLiteral("Then") + SoundScene;
    QTest::keyClicks(dialog.text(), QStringLiteral("Then"));
    QTest::keyClicks(child<QLineEdit>(dialog, "reason"), QStringLiteral("why"));
    table.setCurrentIndex(table.model()->index(1, 0));
    QCOMPARE(dialog.text()->toPlainText(), SoundScene);
    QVERIFY(child<QLineEdit>(dialog, "reason")->text().isEmpty());
    table.setCurrentIndex(table.model()->index(0, 0));
    QCOMPARE(dialog.text()->toPlainText(), draft);
    QCOMPARE(child<QLineEdit>(dialog, "reason")->text(), QStringLiteral("why"));
    at.settle();
    table.setCurrentIndex(table.model()->index(1, 0)); // also where another scene is open
    const QStringList before = at.desk.prompts.said;
    child<QPushButton>(dialog, "close")->click();
    QCOMPARE(at.desk.prompts.said.size(), before.size() + 1);
    QVERIFY2(at.desk.prompts.said.back().contains(QLatin1String("1 scene")),
             qPrintable(at.desk.prompts.said.back()));
    QVERIFY(dialog.isVisible());
    at.desk.prompts.choices << 0;
    child<QPushButton>(dialog, "close")->click();
    QTRY_VERIFY(!at.view().scenesDialog());
}

void WrittenScenesTest::otherHost_isSentNothingBeforeSomebodyAgrees()
{
    ScenesDesk at;
    WriteScenesDialog& asked = at.fill(QStringLiteral("https://models.invalid/v1"), 1);
    QVERIFY(asked.consentBox()->isVisible());
    QVERIFY(asked.consentBox()->text().contains(QLatin1String("https://models.invalid")));
    QVERIFY(!child<QPushButton>(asked, "send")->isEnabled());
    QCOMPARE(child<QPushButton>(asked, "send")->text(), QStringLiteral("Send to models.invalid"));
    QVERIFY2(asked.whyNot().contains(QLatin1String("Tick the box above")),
             qPrintable(asked.whyNot()));
    child<QPushButton>(asked, "send")->click();
    child<QPushButton>(asked, "cancel")->click();
    QVERIFY(must(at.desk.study().generatedScenes().runs()).empty());
}

void WrittenScenesTest::closedInTheMiddle_goesOnWithWhatIsMissing()
{
    std::atomic<int> asked = 0;
    ScriptedServer server([&](const AskedOfServer&) {
        return asked++ == 0 || asked > 2 ? writing(SoundScene) : noAnswer();
    });
    ScenesDesk at;
    WriteScenesDialog& first = at.fill(server.address(QStringLiteral("/v1")), 2);
    child<QSpinBox>(first.form(), "concurrency")->setValue(1);
    ScenesDesk::planned(first);
    child<QPushButton>(first, "send")->click();
    QTRY_COMPARE(server.waiting(), 1);
    child<QPushButton>(at.view().scenesDialog(), "close")->click();
    QTRY_VERIFY(!at.view().scenesDialog());
    QCOMPARE(at.written().size(), std::size_t{1});
    asked = 100;
    child<QPushButton>(at.dialog(), "write")->click();
    WriteScenesDialog& again = *at.dialog().writing();
    child<QSpinBox>(again, "limit")->setValue(2);
    ScenesDesk::planned(again);
    QVERIFY(child<QCheckBox>(again, "goOn")->isVisible() &&
            child<QCheckBox>(again, "goOn")->isChecked());
    // It costs what the run lacks; another run costs all of it.
    QVERIFY2(again.estimate().startsWith(QLatin1String("1 request,")),
             qPrintable(again.estimate()));
    const QString second = again.example();
    child<QCheckBox>(again, "goOn")->setChecked(false);
    QVERIFY2(again.estimate().startsWith(QLatin1String("2 requests,")),
             qPrintable(again.estimate()));
    QVERIFY(again.example() != second);
    child<QSpinBox>(again.form(), "concurrency")->setValue(2);
    ScenesDesk::planned(again);
    QVERIFY(child<QCheckBox>(again, "goOn")->isVisible() &&
            !child<QCheckBox>(again, "goOn")->isChecked()); // as it was left
    child<QCheckBox>(again, "goOn")->setChecked(true);
    child<QPushButton>(again, "send")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!at.view().scenesDialog()->panel()->isWriting() &&
                                 !at.view().scenesDialog()->panel()->report().isEmpty(),
                             60'000);
    QCOMPARE(at.written().size(), std::size_t{2});
    QCOMPARE(must(at.desk.study().generatedScenes().runs()).size(), std::size_t{1});
    VERIFY_HOLDS(at.desk.study().verifyAudit());
}

void WrittenScenesTest::whatWasAskedBefore_isAskedAgainOnlyOnDemand()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    at.write(server, 2);
    const std::size_t asked = server.asked().size();
    child<QPushButton>(at.dialog(), "write")->click();
    WriteScenesDialog& again = *at.dialog().writing();
    child<QSpinBox>(again, "limit")->setValue(2);
    ScenesDesk::planned(again);
    QVERIFY(!child<QCheckBox>(again, "goOn")->isVisible()); // nothing is missing
    const qsizetype before = at.desk.prompts.said.size();
    child<QPushButton>(again, "send")->click();
    QTRY_COMPARE(at.desk.prompts.said.size(), before + 1);
    QVERIFY2(at.desk.prompts.said.back().contains(
                 QLatin1String("The same was asked before (2 answers).")),
             qPrintable(at.desk.prompts.said.back()));
    QVERIFY(again.isVisible());
    QCOMPARE(must(at.desk.study().generatedScenes().runs()).size(), std::size_t{1});
    QCOMPARE(server.asked().size(), asked);

    at.desk.prompts.choices << 0;
    child<QPushButton>(again, "send")->click();
    ScenesPanel& scenes = *at.view().scenesDialog()->panel();
    QTRY_VERIFY_WITH_TIMEOUT(at.written().size() == 4 && !scenes.isWriting(), 60'000);
    QCOMPARE(must(at.desk.study().generatedScenes().runs()).size(), std::size_t{2});
}

void WrittenScenesTest::template_isShownFilledInAndAsked()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    WriteScenesDialog& asked = at.fill(server.address(QStringLiteral("/v1")), 1);
    const QString usual = asked.example();
    const QString path = QFileInfo(at.path()).dir().filePath(QStringLiteral("mine.txt"));
    const auto choose = [&](const QByteArray& words) {
        at.desk.prompts.paths = {writeFile(path, words)};
        child<QPushButton>(asked, "chooseTemplate")->click();
        ScenesDesk::planned(asked);
    };
    choose("Write of {subject}.");
    QVERIFY2(asked.problem().contains(QLatin1String("Put {event} where")),
             qPrintable(asked.problem()));
    QVERIFY(!child<QPushButton>(asked, "send")->isEnabled());
    const QByteArray words = "Write of this: {event}.\n";
    choose(words);
    QVERIFY2(asked.problem().isEmpty(), qPrintable(asked.problem()));
    QVERIFY2(asked.example().startsWith(
                 QLatin1String("The prompt:\nWrite of this: Mara misses the last bus home.\n\n")),
             qPrintable(asked.example()));
    child<QPushButton>(asked, "withoutTemplate")->click();
    ScenesDesk::planned(asked);
    QCOMPARE(asked.example(), usual);
    choose(words);
    child<QPushButton>(asked, "send")->click();
    ScenesPanel& dialog = *at.view().scenesDialog()->panel();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isWriting() && !dialog.report().isEmpty(), 60'000);
    at.settle();
    QVERIFY(server.asked().at(0).body.contains("Write of this: Mara misses the last bus home."));
    const auto runs = must(at.desk.study().generatedScenes().runs());
    QCOMPARE(runs.at(0).run.templateSha256, sha256Of(words));
}

void WrittenScenesTest::temperatureAndTokens_areThoseOfTheFields()
{
    ScriptedServer server([](const AskedOfServer&) { return writing(SoundScene); });
    ScenesDesk at;
    WriteScenesDialog& asked = at.fill(server.address(QStringLiteral("/v1")), 1);
    const auto sent = [&] { return QJsonDocument::fromJson(asked.example().toUtf8()).object(); };
    QCOMPARE(sent()[QLatin1String("temperature")].toDouble(), 0.9);
    QCOMPARE(sent()[QLatin1String("max_tokens")].toInt(), 300);
    child<QDoubleSpinBox>(asked, "sceneTemperature")->setValue(0.4);
    child<QSpinBox>(asked, "sceneTokens")->setValue(500);
    child<QDoubleSpinBox>(asked.form(), "topP")->setValue(0.95);
    ScenesDesk::planned(asked);
    QCOMPARE(sent()[QLatin1String("temperature")].toDouble(), 0.4);
    QCOMPARE(sent()[QLatin1String("max_tokens")].toInt(), 500);
    QCOMPARE(sent()[QLatin1String("top_p")].toDouble(), 0.95);
}

void WrittenScenesTest::taskWithoutStories_offersNoScenes()
{
    Desk desk;
    TestStudy made(TestStudy::Shape{});
    const PersonId person =
        must(made.roster().add({{{}, QStringLiteral("Somebody"), Role::Coordinator}})).front().id;
    made.close();
    desk.window().adopt(
        must(Study::open(made.path(), Study::Access::Write, {desk.clock, desk.ids, {}})));
    desk.window().signIn(person);
    desk.window().showPlace(MainWindow::Place::Models);
    QVERIFY(child<QPushButton>(desk.window().modelsPage()->asking(), "scenes")->isHidden());
    desk.window().closeStudy();
}

SUBTEXT_TEST(WrittenScenesTest)
#include "writtenscenestest.moc"
