// SPDX-License-Identifier: MIT
#include "core/generation/sceneprompt.h"
#include "core/operation/curation.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/scenecorrection.h"
#include "ui/models/asking/scenespanel.h"
#include "ui/roster/assignmentview.h"
#include "ui/roster/choosescenesdialog.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Choosing among scenes of the study and scenes that a model wrote, in one window of the Roster
/// place.
class GeneratedScenesViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptedScene_isCountedAtOnceAndSaysWhereItIsFrom();
    void editedScene_saysSo();
    void refusedAccepting_showsTheReasonThatItAsksFor();
    void rejectedScene_isNotInTheStudy();
    void draft_isNotLostUnasked();
    void noScenes_offersWriting();
    void programWithoutNetwork_cannotOfferWriting();
    void readOnlyStudy_canBeLookedAtOnly();
    void taskWithoutStories_hasOnePage();
    void keys_editAndRefuseInTheStudy();
};

namespace {

const QString SoundScene = QStringLiteral(
    "Mara runs across the wet square and waves at the red lights of the bus. The driver looks "
    "ahead and pulls away from the stop. She stands still with her hand raised and lets it sink "
    "slowly. Then she kicks a bottle against the wall and dials the number of her brother.");

class NoKeyRing : public llm::KeyRing
{
public:
    void find(const llm::Profile& /*profile*/, QObject* /*context*/, Found /*found*/) override {}
    void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
               Stored /*stored*/) override
    {}
    void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}
};

QString answerOf(const QString& text)
{
    const QJsonObject message{{QStringLiteral("content"), text}};
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{{QStringLiteral("choices"),
                                   QJsonArray{QJsonObject{{QStringLiteral("message"), message}}}}})
            .toJson(QJsonDocument::Compact));
}

/// The event that SoundScene tells of, in the group of the study's two stories.
generation::SceneEvent lateBus()
{
    generation::SceneEvent event = generation::shippedEvents().events.front();
    event.group = QStringLiteral("office");
    return event;
}

/// The window of a coordinator with a study of two stories open.
class CurationDesk
{
public:
    explicit CurationDesk(const QStringList& written, Study::Access access = Study::Access::Write)
    {
        const Environment environment{desk.clock, desk.ids, {}};
        auto study = makeEmoSceneStudy(path(), environment, agreedOn({1, 2}));
        m_person = must(study->roster().add({{{}, QStringLiteral("Somebody"), Role::Coordinator}}))
                       .front()
                       .id;
        must(study->curation().setTargets({SceneTarget{{}, 12}}, m_person));
        if (!written.isEmpty())
            write(*study, written);
        study.reset();
        desk.window().resize(1366, 768);
        desk.window().adopt(must(Study::open(path(), access, environment)));
        desk.window().signIn(m_person);
        desk.window().showPlace(MainWindow::Place::Roster);
        page().showView(RosterPage::View::Assignment);
    }

    RosterPage& page() { return *desk.window().rosterPage(); }
    Study& study() { return desk.study(); }
    /// Opened where it is not.
    ChooseScenesDialog& dialog()
    {
        if (!page().findChild<ChooseScenesDialog*>())
            child<QPushButton>(page().assignment(), "scenes")->click();
        auto* dialog = page().findChild<ChooseScenesDialog*>();
        if (!dialog)
            qFatal("no window of scenes");
        settle(*dialog);
        return *dialog;
    }
    /// The same, with what the model wrote on the screen and its keys.
    ScenesPanel& generated()
    {
        ChooseScenesDialog& of = dialog();
        of.activateWindow();
        if (!QTest::qWaitForWindowActive(&of))
            qFatal("the window is not active");
        QTest::keyClick(&of, Qt::Key_2, Qt::ControlModifier);
        if (!of.generated() || !of.generated()->isVisible())
            qFatal("what the model wrote is not on the screen");
        return *of.generated();
    }
    static void settle(ChooseScenesDialog& dialog)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isWorking(), RosterDesk::LongestWait);
    }
    QString path() const { return m_folder.filePath(QStringLiteral("stories.subtext")); }
    std::vector<WrittenScene> written() { return must(study().generatedScenes().scenes()); }

private:
    static void write(Study& study, const QStringList& written)
    {
        SceneRun run;
        run.model = QStringLiteral("mini");
        run.host = QStringLiteral("https://models.invalid");
        run.kind = QStringLiteral("openai");
        run.templateSha256 = generation::sceneTemplate().sha256();
        run.parameters = QStringLiteral("{}");
        const Uuid uuid = must(study.generatedScenes().begin(run)).uuid;
        for (const QString& text : written) {
            SceneRequest request;
            request.event = lateBus().id;
            request.source = generation::eventJson(lateBus());
            request.promptSha256 = run.templateSha256;
            request.headers = QStringLiteral("{}");
            request.status = 200;
            request.answer = answerOf(text);
            request.finish = QStringLiteral("stop");
            must(study.generatedScenes().record(uuid, request));
        }
    }

    QTemporaryDir m_folder; // outlives the window
    PersonId m_person;

public:
    Desk desk;
};

QString cell(const ChooseScenesDialog& dialog, int row, int column)
{
    return dialog.table()->item(row, column)->text();
}

} // namespace

void GeneratedScenesViewTest::acceptedScene_isCountedAtOnceAndSaysWhereItIsFrom()
{
    CurationDesk at({SoundScene});
    ChooseScenesDialog& dialog = at.dialog();
    QVERIFY2(dialog.lead().startsWith(QLatin1String("2 written, 2 kept")),
             qPrintable(dialog.lead()));
    QVERIFY(dialog.counts().isEmpty()); // the kinds of the page are counted in its choice
    auto* filter = child<QComboBox>(dialog, "filter");
    QCOMPARE(filter->findText(QStringLiteral("Generated")), -1);
    ScenesPanel& panel = at.generated();
    QVERIFY(!dialog.table()->isVisible());
    QVERIFY(!filter->isVisible());
    QCOMPARE(panel.text()->toPlainText(), SoundScene);
    QVERIFY(panel.source().contains(lateBus().event));
    QCOMPARE(dialog.counts(),
             QStringLiteral("All kinds: 2 of 2 kept, target 12 · office: 2 of 2 kept"));
    QTest::keyClick(panel.text(), Qt::Key_Return, Qt::ControlModifier);
    CurationDesk::settle(dialog);
    QVERIFY2(dialog.lead().startsWith(QLatin1String("3 written, 3 kept")),
             qPrintable(dialog.lead()));
    // Nothing waits to be read: of no group there is anything to say.
    QCOMPARE(dialog.counts(), QStringLiteral("All kinds: 3 of 3 kept, target 12"));
    QTest::keyClick(&dialog, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(dialog.table()->isVisible());
    QCOMPARE(dialog.views()->current(), 0);
    QCOMPARE(dialog.table()->rowCount(), 3);
    filter->setCurrentIndex(filter->findText(QStringLiteral("Generated")));
    QCOMPARE(dialog.table()->rowCount(), 1);
    QCOMPARE(cell(dialog, 0, 0), must(at.study().scenarios()).back().name());
    QCOMPARE(dialog.state(), QStringLiteral("Generated by mini from “%1”.").arg(lateBus().event));
    VERIFY_HOLDS(at.study().verifyAudit());
}

void GeneratedScenesViewTest::editedScene_saysSo()
{
    CurationDesk at({QStringLiteral("Mara is late.")});
    ChooseScenesDialog& dialog = at.dialog();
    ScenesPanel& panel = at.generated();
    QVERIFY(panel.warnings().contains(QLatin1String("it is too short: 3 words")));
    panel.text()->setPlainText(SoundScene);
    child<QPushButton>(panel, "accept")->click();
    CurationDesk::settle(dialog);
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Edited);
    dialog.views()->button(0)->click();
    dialog.table()->setCurrentCell(2, 0);
    QVERIFY2(dialog.state().endsWith(QLatin1String("and edited before it was accepted.")),
             qPrintable(dialog.state()));
    dialog.table()->setCurrentCell(0, 0);
    QVERIFY(!dialog.state().contains(QLatin1String("Generated by")));
}

void GeneratedScenesViewTest::refusedAccepting_showsTheReasonThatItAsksFor()
{
    CurationDesk at({QStringLiteral("Mara is late.")});
    ChooseScenesDialog& dialog = at.dialog();
    ScenesPanel& panel = at.generated();
    dialog.resize(1'000, 520); // the scene has to be scrolled
    QCoreApplication::processEvents();
    auto* reason = child<QLineEdit>(panel, "reason");
    const auto isInSight = [&] { return reason->visibleRegion().boundingRect() == reason->rect(); };
    QVERIFY(isInSight());
    auto* accept = child<QPushButton>(panel, "accept");
    QTest::mouseClick(accept, Qt::LeftButton);
    CurationDesk::settle(dialog);
    QCoreApplication::processEvents();
    QVERIFY(!at.written().at(0).verdict);
    QVERIFY(reason->hasFocus());
    QVERIFY(isInSight());
    QTest::keyClicks(reason, QStringLiteral("Short on purpose"));
    QTest::mouseClick(accept, Qt::LeftButton);
    CurationDesk::settle(dialog);
    QCOMPARE(at.written().at(0).verdict->reason, QStringLiteral("Short on purpose"));
}

void GeneratedScenesViewTest::rejectedScene_isNotInTheStudy()
{
    CurationDesk at({SoundScene, QStringLiteral("Mara is late.")});
    ChooseScenesDialog& dialog = at.dialog();
    ScenesPanel& panel = at.generated();
    auto* reason = child<QLineEdit>(panel, "reason");
    QTest::keyClicks(reason, QStringLiteral("Two people could be meant"));
    QTest::keyClick(reason, Qt::Key_R, Qt::ControlModifier);
    CurationDesk::settle(dialog);
    QCOMPARE(at.written().at(0).verdict->reason, QStringLiteral("Two people could be meant"));
    QVERIFY(at.written().at(0).verdict->kind == SceneVerdictKind::Refused);
    QVERIFY2(dialog.lead().startsWith(QLatin1String("2 written, 2 kept, 0 refused")),
             qPrintable(dialog.lead()));
    QCOMPARE(panel.text()->toPlainText(), QStringLiteral("Mara is late.")); // on to the next
    QCOMPARE(panel.list()->table()->model()->rowCount(), 1);
    // It can be accepted after all, and then counts.
    child<QComboBox>(panel, "filter")->setCurrentIndex(1);
    QTableView& table = *panel.list()->table();
    table.setCurrentIndex(table.model()->index(0, 0));
    QVERIFY2(panel.verdict().endsWith(QLatin1String("Two people could be meant")),
             qPrintable(panel.verdict()));
    child<QPushButton>(panel, "accept")->click();
    CurationDesk::settle(dialog);
    QVERIFY2(dialog.lead().startsWith(QLatin1String("3 written, 3 kept, 0 refused")),
             qPrintable(dialog.lead()));
}

void GeneratedScenesViewTest::draft_isNotLostUnasked()
{
    CurationDesk at({SoundScene});
    ChooseScenesDialog& dialog = at.dialog();
    ScenesPanel& panel = at.generated();
    QTest::keyClicks(panel.text(), QStringLiteral("Then "));
    QTest::keyClick(&dialog, Qt::Key_1, Qt::ControlModifier);
    const qsizetype before = at.desk.prompts.said.size();
    child<QPushButton>(dialog, "close")->click();
    QCOMPARE(at.desk.prompts.said.size(), before + 1);
    QVERIFY(dialog.isVisible());
    at.generated();
    QVERIFY(panel.text()->toPlainText().startsWith(QLatin1String("Then ")));
    at.desk.prompts.choices << 0;
    child<QPushButton>(dialog, "close")->click();
    QTRY_VERIFY(!at.page().findChild<ChooseScenesDialog*>());
    QVERIFY(!at.written().at(0).verdict);
}

void GeneratedScenesViewTest::noScenes_offersWriting()
{
    QTemporaryDir settings;
    NoKeyRing keys;
    CurationDesk at(QStringList{});
    at.page().setAccess({settings.path(), &keys,
                         [](const Clock& /*clock*/) { return std::unique_ptr<HttpTransport>(); }});
    ScenesPanel& panel = at.generated();
    const QString said = panel.list()->table()->accessibleDescription();
    QVERIFY2(said.startsWith(QLatin1String("No scene has been generated yet.")), qPrintable(said));
    QVERIFY(!child<QPushButton>(panel, "accept")->isEnabled());
    child<QPushButton>(panel, "write")->click();
    QVERIFY(panel.writing() && panel.writing()->isVisible());
    child<QPushButton>(*panel.writing(), "cancel")->click();
}

void GeneratedScenesViewTest::programWithoutNetwork_cannotOfferWriting()
{
    CurationDesk at(QStringList{});
    at.page().setAccess({});
    auto* write = child<QPushButton>(at.generated(), "write");
    QVERIFY(!write->isEnabled());
    QVERIFY2(write->toolTip().contains(QLatin1String("cannot reach models")),
             qPrintable(write->toolTip()));
}

void GeneratedScenesViewTest::readOnlyStudy_canBeLookedAtOnly()
{
    CurationDesk at({SoundScene}, Study::Access::Read);
    ScenesPanel& panel = at.generated();
    QCOMPARE(panel.text()->toPlainText(), SoundScene);
    QVERIFY(panel.text()->isReadOnly());
    for (const char* name : {"accept", "refuse", "write"})
        QVERIFY2(!child<QPushButton>(panel, name)->isEnabled(), name);
}

void GeneratedScenesViewTest::taskWithoutStories_hasOnePage()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Assignment);
    child<QPushButton>(at.page().assignment(), "scenes")->click();
    auto* dialog = at.page().findChild<ChooseScenesDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QVERIFY(!dialog->generated());
    QVERIFY(!dialog->views()->isVisible());
    dialog->showView(ChooseScenesDialog::View::Generated);
    QVERIFY(dialog->table()->isVisible());
}

void GeneratedScenesViewTest::keys_editAndRefuseInTheStudy()
{
    RosterDesk at;
    at.page().showView(RosterPage::View::Assignment);
    child<QPushButton>(at.page().assignment(), "scenes")->click();
    auto* dialog = at.page().findChild<ChooseScenesDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    auto* reason = child<QLineEdit>(dialog, "reason");
    dialog->table()->setFocus();
    QTest::keyClick(dialog->table(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(reason->hasFocus()); // it lacks one
    QVERIFY(dialog->lead().contains(QLatin1String("0 refused")));
    QTest::keyClicks(reason, QStringLiteral("Too long"));
    QTest::keyClick(reason, Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), RosterDesk::LongestWait);
    QVERIFY2(dialog->lead().contains(QLatin1String("7 kept, 1 refused")),
             qPrintable(dialog->lead()));
    QTest::keyClick(reason, Qt::Key_F2);
    QVERIFY(dialog->findChild<SceneCorrection*>());
}

SUBTEXT_TEST(GeneratedScenesViewTest)
#include "generatedscenesviewtest.moc"
