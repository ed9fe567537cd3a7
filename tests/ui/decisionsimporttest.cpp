// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "tests/ui/rosterharness.h"
#include "ui/roster/decisionsdialog.h"
#include "ui/roster/importdialog.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/sheetchoice.h"

#include <QComboBox>
#include <QPushButton>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// Decisions made elsewhere, on their way into a study.
class DecisionsImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decisions_areShownAndThenImported();
    void decisionsOfSomebody_areTheirs();
    void badRow_keepsAllOut_data();
    void badRow_keepsAllOut();
    void basisThatTheVotesDeny_keepsAllOut();
    void workbook_offersItsSheets();
    void lockedStudy_takesNone();
    void annotator_importsNone();

private:
    static QString nameOf(RosterDesk& at, int item)
    {
        return must(at.open().scenario(at.study.scenario(item)))->name();
    }
    static QString fileOf(RosterDesk& at, const QString& rows)
    {
        return written(at.desk, "scenario,gold,basis,ambiguous,note\n" + rows.toUtf8(),
                       QStringLiteral("decisions.csv"));
    }
    static DecisionsDialog* openedDialog(RosterDesk& at)
    {
        at.page().askForDecisions();
        auto* dialog = at.page().findChild<DecisionsDialog*>();
        if (!dialog)
            qFatal("no dialog");
        return dialog;
    }
    static std::size_t decided(RosterDesk& at) { return must(at.open().decisions()).size(); }
};

void DecisionsImportTest::decisions_areShownAndThenImported()
{
    RosterDesk at;
    at.page().askForImport();
    auto* other = at.page().findChild<ImportDialog*>();
    QVERIFY(other);
    child<QPushButton>(other, "decisions")->click();
    QVERIFY(!other->isVisible());
    auto* dialog = at.page().findChild<DecisionsDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(!child<QPushButton>(dialog, "import")->isEnabled());
    at.desk.prompts.paths = {
        fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,misreading,,\"Heard so, twice\"\n") +
                       nameOf(at, 2) + QStringLiteral(",,,yes,\n"))};
    child<QPushButton>(dialog, "choose")->click();
    const QTableWidget& table = *dialog->table();
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.item(0, 0)->text(), nameOf(at, 1));
    QCOMPARE(table.item(0, 1)->text().toLower(), QStringLiteral("joy"));
    QCOMPARE(table.item(0, 2)->text(), QStringLiteral("misreading"));
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("Heard so, twice"));
    QCOMPARE(table.item(1, 1)->text(), QStringLiteral("Ambiguous"));
    QCOMPARE(decided(at), std::size_t{0}); // nothing is written yet
    QVERIFY2(dialog->problem().isEmpty(), qPrintable(dialog->problem()));
    child<QPushButton>(dialog, "import")->click();
    QVERIFY(!dialog->isVisible());
    QCOMPARE(decided(at), std::size_t{2});
    for (const Decision& decision : must(at.open().decisions()))
        QVERIFY(!decision.person.isValid());
    QCOMPARE(at.page().notice()->text(), QStringLiteral("2 decisions imported."));
}

void DecisionsImportTest::decisionsOfSomebody_areTheirs()
{
    RosterDesk at;
    const auto judge =
        must(at.roster().add({{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}}))
            .front();
    DecisionsDialog* dialog = openedDialog(at);
    QCOMPARE(dialog->whose()->count(), 3); // nobody, the coordinator, the adjudicator
    dialog->whose()->setCurrentIndex(dialog->whose()->findData(judge.id.value));
    dialog->readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,,,\n")));
    child<QPushButton>(dialog, "import")->click();
    const std::vector<Decision> decisions = must(at.open().decisions());
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().person == judge.id);
    QCOMPARE(at.page().notice()->text(), QStringLiteral("1 decision imported."));
}

void DecisionsImportTest::badRow_keepsAllOut_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such scenario")
        << QStringLiteral("mixed-signals/none,joy,,,\n") << QStringLiteral("mixed-signals/none");
    QTest::newRow("no such label")
        << QStringLiteral("mixed-signals/x,bliss,,,\n") << QStringLiteral("bliss");
}

void DecisionsImportTest::badRow_keepsAllOut()
{
    QFETCH(QString, row);
    QFETCH(QString, said);
    RosterDesk at;
    DecisionsDialog* dialog = openedDialog(at);
    dialog->readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,,,\n") + row));
    QVERIFY2(dialog->problem().contains(said), qPrintable(dialog->problem()));
    QVERIFY2(dialog->problem().contains(QStringLiteral("3")), qPrintable(dialog->problem()));
    QVERIFY(!child<QPushButton>(dialog, "import")->isEnabled());
    dialog->readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,,,\n"))); // the next is good
    QVERIFY2(dialog->problem().isEmpty(), qPrintable(dialog->problem()));
    QVERIFY(child<QPushButton>(dialog, "import")->isEnabled());
    dialog->reject();
    QCOMPARE(decided(at), std::size_t{0});
}

void DecisionsImportTest::basisThatTheVotesDeny_keepsAllOut()
{
    RosterDesk at;
    DecisionsDialog* dialog = openedDialog(at);
    dialog->readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,misreading,,\n") +
                                    nameOf(at, 2) + QStringLiteral(",joy,unanimous,,\n")));
    child<QPushButton>(dialog, "import")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->problem().isEmpty());
    QCOMPARE(decided(at), std::size_t{0});
    dialog->reject();
}

void DecisionsImportTest::workbook_offersItsSheets()
{
    RosterDesk at;
    const auto sheet = [&](const char* label) {
        return MadeWorkbook::row({QStringLiteral("scenario"), QStringLiteral("gold")}) +
               MadeWorkbook::row({nameOf(at, 1), QString::fromLatin1(label)});
    };
    MadeWorkbook made;
    made.sheets = {{"Draft", sheet("bliss")}, {"Final", sheet("joy")}};
    DecisionsDialog* dialog = openedDialog(at);
    QVERIFY(dialog->sheets()->isHidden());
    dialog->readFile(written(at.desk, made.bytes(), QStringLiteral("decisions.xlsx")));
    QVERIFY(!dialog->sheets()->isHidden());
    QVERIFY(!child<QPushButton>(dialog, "import")->isEnabled()); // the first has no such label
    dialog->sheets()->box()->setCurrentIndex(1);
    QVERIFY2(dialog->problem().isEmpty(), qPrintable(dialog->problem()));
    QCOMPARE(dialog->table()->rowCount(), 1);
    child<QPushButton>(dialog, "import")->click();
    QCOMPARE(decided(at), std::size_t{1});
}

void DecisionsImportTest::lockedStudy_takesNone()
{
    RosterDesk at;
    DecisionsDialog* dialog = openedDialog(at);
    must(at.open().dataLock().lock(QStringLiteral("Done."), {})); // meanwhile
    dialog->readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,,,\n")));
    child<QPushButton>(dialog, "import")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->problem().contains(QStringLiteral("locked")), qPrintable(dialog->problem()));
    QCOMPARE(decided(at), std::size_t{0});
    dialog->reject();
}

void DecisionsImportTest::annotator_importsNone()
{
    RosterDesk at;
    DecisionsDialog dialog(at.desk.prompts, at.open(), at.person(1), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY2(dialog.problem().contains(at.person(1).code), qPrintable(dialog.problem()));
    QVERIFY(!child<QPushButton>(dialog, "choose")->isEnabled());
    dialog.readFile(fileOf(at, nameOf(at, 1) + QStringLiteral(",joy,,,\n")));
    QVERIFY(!child<QPushButton>(dialog, "import")->isEnabled());
    QVERIFY(!dialog.problem().isEmpty());
}

SUBTEXT_TEST(DecisionsImportTest)
#include "decisionsimporttest.moc"
