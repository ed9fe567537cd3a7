// SPDX-License-Identifier: MIT
#include "ui/forms/powerlist.h"

#include "core/domain/ceiscene.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/importform.h"
#include "ui/forms/rosteredit.h"
#include "ui/roster/importdialog.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskpage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedheader.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace subtext;
using namespace subtext::test;

/// Who has more power, where no rule about roles matches, is asked before an import.
class PowerListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assumedPowers_areSaidInTheWizardByKeys();
    void assumedPowers_areSaidBeforeAnImportByKeys();
    void whatIsSaidOfPowers_staysWithItsScenes();
    void powersThatAreKnown_areNotAskedFor();
    void headings_areWholeOrHaveDots();
};

namespace {

/// Scenes between friends: no rule about roles matches.
QByteArray scenesOfFriends(int count)
{
    QByteArray rows("id,subtype,speaker_role,listener_role,context,utterance\n");
    for (int i = 1; i <= count; ++i)
        rows += QByteArray::number(i) + ",sarcasm-irony,friend,friend,c,u" + QByteArray::number(i) +
                '\n';
    return rows;
}

std::optional<Scenario> sceneNamed(Study& study, const char* name)
{
    for (const Scenario& scene : must(study.scenarios())) {
        if (scene.name() == QLatin1String(name))
            return scene;
    }
    return std::nullopt;
}

} // namespace

void PowerListTest::assumedPowers_areSaidInTheWizardByKeys()
{
    constexpr int Scenes = 300;
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    ImportForm& form = *wizard.files()->form();
    QVERIFY(form.findChild<PowerList*>()->isHidden());
    const QByteArray derived = "x,sarcasm-irony,boss,intern,c,u\n";
    take(form, written(desk, scenesOfFriends(Scenes) + derived));
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Cy\nDee\nEve"));
    wizard.showStep(SetupStep::Files);
    wizard.show();
    QVERIFY(form.findChild<PowerList*>()->isVisible());
    QVERIFY2(form.findChild<PowerList*>()->about().startsWith(
                 QStringLiteral("The roles of 300 scenarios match")),
             qPrintable(form.findChild<PowerList*>()->about()));
    QTableView& table = *form.findChild<PowerList*>()->table();
    QCOMPARE(table.model()->rowCount(), Scenes);
    QVERIFY(table.findChildren<QComboBox*>().isEmpty()); // none before it is opened
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_S);
    QTest::keyClick(&table, Qt::Key_Down);
    QTest::keyClick(&table, Qt::Key_N);
    QTest::keyClick(&table, Qt::Key_End);
    QTest::keyClick(&table, Qt::Key_L);
    QCOMPARE(form.powers().size(), 3);
    const QModelIndex last = table.model()->index(Scenes - 1, table.model()->columnCount() - 1);
    QCOMPARE(last.data().toString(), QStringLiteral("Listener"));
    QCOMPARE(last.siblingAtRow(0).data().toString(), QStringLiteral("Speaker"));
    QCOMPARE(last.siblingAtRow(1).data().toString(), QStringLiteral("Neither (peers)"));
    QCOMPARE(last.siblingAtRow(2).data().toString(), QStringLiteral("Unstated (assumed: peer)"));
    QVERIFY2(form.previewText().contains(QStringLiteral("297 scenarios have no power relation")),
             qPrintable(form.previewText()));

    const auto study = wizard.make(desk.filePath(QStringLiteral("powers.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    const auto holds = [&](const char* name, PowerRelation power, PowerSource source) {
        const auto scene = sceneNamed(*study, name);
        return scene && powerOf(*scene) == power && powerSourceOf(*scene) == source;
    };
    QVERIFY(holds("sarcasm-irony/1", PowerRelation::HighToLow, PowerSource::Given));
    QVERIFY(holds("sarcasm-irony/2", PowerRelation::Peer, PowerSource::Given));
    QVERIFY(holds("sarcasm-irony/3", PowerRelation::Peer, PowerSource::Assumed));
    QVERIFY(holds("sarcasm-irony/300", PowerRelation::LowToHigh, PowerSource::Given));
    QVERIFY(holds("sarcasm-irony/x", PowerRelation::HighToLow, PowerSource::Derived));
}

void PowerListTest::assumedPowers_areSaidBeforeAnImportByKeys()
{
    RosterDesk at;
    at.page().askForImport();
    auto* dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    QByteArray rows = scenesOfFriends(2);
    rows.replace("\n1,", "\nnew1,").replace("\n2,", "\nnew2,");
    take(*dialog->form(), written(at.desk, rows));
    QTableView& table = *dialog->form()->findChild<PowerList*>()->table();
    QVERIFY(table.isVisible());
    QTest::keyClick(&table, Qt::Key_Down);
    QTest::keyClick(&table, Qt::Key_L);
    QVERIFY(dialog->isVisible());
    child<QPushButton>(dialog, "import")->click();
    const auto first = sceneNamed(at.open(), "sarcasm-irony/new1");
    const auto second = sceneNamed(at.open(), "sarcasm-irony/new2");
    QVERIFY(first && second);
    QCOMPARE(powerSourceOf(*first), PowerSource::Assumed);
    QCOMPARE(powerSourceOf(*second), PowerSource::Given);
    QCOMPARE(powerOf(*second), PowerRelation::LowToHigh);
}

void PowerListTest::whatIsSaidOfPowers_staysWithItsScenes()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.show();
    const QString path = written(desk, scenesOfFriends(2));
    take(form, path);
    QTableView& table = *form.findChild<PowerList*>()->table();
    const QModelIndex utterance = table.model()->index(0, 2);
    QCOMPARE(utterance.data(Qt::DisplayRole).toString(), QStringLiteral("u1"));
    QVERIFY(!utterance.data(Qt::ToolTipRole).toString().isEmpty());
    QTest::keyClick(&table, Qt::Key_S);
    QCOMPARE(form.powers().size(), 1);
    // The files are read again whenever one is added.
    take(form, written(desk,
                       "id,subtype,speaker_role,listener_role,context,utterance\n"
                       "9,sarcasm-irony,aunt,uncle,c,u\n",
                       QStringLiteral("more.csv")));
    QCOMPARE(table.model()->rowCount(), 3);
    QCOMPARE(form.powers().value(QStringLiteral("sarcasm-irony/1"), PowerRelation::Peer),
             PowerRelation::HighToLow);
    // Under the name of the scene stands another one now: of that nobody has said anything.
    QVERIFY(!written(desk, scenesOfFriends(2).replace(",u1\n", ",other\n")).isEmpty());
    form.addFiles({path});
    form.finishReading();
    QCOMPARE(table.model()->rowCount(), 3);
    QVERIFY(form.powers().isEmpty());

    QTest::keyClick(&table, Qt::Key_N);
    QCOMPARE(form.powers().size(), 1);
    QVERIFY(form.findChild<PowerList*>()->reset()->isEnabled());
    form.findChild<PowerList*>()->reset()->click();
    QVERIFY(form.powers().isEmpty() && !form.findChild<PowerList*>()->reset()->isEnabled());
    QVERIFY2(form.previewText().contains(QStringLiteral("2 scenarios have no power relation")),
             qPrintable(form.previewText()));
}

void PowerListTest::powersThatAreKnown_areNotAskedFor()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.setKnownScenarios({QStringLiteral("sarcasm-irony/1")});
    const QString path = written(desk, scenesOfFriends(2));
    take(form, path);
    QVERIFY(!form.findChild<PowerList*>()->isHidden());
    QCOMPARE(form.findChild<PowerList*>()->table()->model()->rowCount(), 1);
    form.removeChosen();
    form.finishReading();
    QVERIFY(form.findChild<PowerList*>()->isHidden());
    take(form, written(desk, "id,subtype,speaker_role,listener_role,context,utterance,"
                             "power_relation\n"
                             "5,sarcasm-irony,friend,friend,c,u,peer\n"
                             "6,sarcasm-irony,boss,intern,c,u,\n"));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QVERIFY(form.findChild<PowerList*>()->isHidden()); // given, and derived
}

void PowerListTest::headings_areWholeOrHaveDots()
{
    theme::apply(*qApp, theme::Mode::Light);
    PowerList list(nullptr);
    Scenario scene;
    scene.text(ScenePart::SpeakerRole) = QStringLiteral("a");
    scene.text(ScenePart::ListenerRole) = QStringLiteral("b");
    list.setScenes({scene});
    list.resize(520, 300);
    list.show();
    QCoreApplication::processEvents();
    const auto* table = list.findChild<QTableView*>();
    const auto* header = qobject_cast<const ElidedHeader*>(table->horizontalHeader());
    QVERIFY(header);
    for (int column = 0; column < header->count(); ++column) {
        const QString whole = table->model()->headerData(column, Qt::Horizontal).toString();
        const QString shown = header->shownText(column);
        QVERIFY2(shown == whole || shown.endsWith(u'…'), qPrintable(shown));
        QVERIFY2(header->fontMetrics().horizontalAdvance(shown) < header->sectionSize(column),
                 qPrintable(shown));
    }
}

SUBTEXT_TEST(PowerListTest)
#include "powerlisttest.moc"
