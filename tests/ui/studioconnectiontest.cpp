// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/owntemporaries.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/newstudiodesk.h"
#include "tests/ui/studiodesk.h"
#include "ui/models/asking/secretfield.h"
#include "ui/text/labelstudiotext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace subtext;
using namespace subtext::test;

/// Whoever connects to a running Label Studio: the address, what does not answer, what is said
/// then, and what stays on this machine.
class StudioConnectionTest : public QObject
{
    Q_OBJECT
    using At = StudioDialog::Step;

private Q_SLOTS:
    void address_isTakenAsItIsWritten();
    void projectOfTheAddress_isChosen();
    void projectThatWasPulled_isChosenTheNextTime();
    void whatIsNoAddress_saysWhy_data();
    void whatIsNoAddress_saysWhy();
    void serverWithoutTls_isSaidToBeOne();
    void waiting_saysHowLong();
    void keyThatCannotBeStored_isSaidToBe();
    void variableThatIsNotThere_isSaid();
    void missingKey_isSaidAfterAWrongAddress();
    void missingKeychain_isSaidInPlainWords();
    void keychain_isSpokenOfOnce();
    void server_cannotBeChangedWhileItIsAsked();
    void portThatIsNotTheUsualOne_isNamed();
    void largeProjects_haveGroupedCounts();
    void typedKey_isShownAsDotsUntilSomebodyLooks();
    void typedKey_isTheOneToConnectWith_data();
    void typedKey_isTheOneToConnectWith();
    void stoppedByHand_isNoFault();
    void addressThatAnswered_isOfferedTheNextTime();
    void newStudy_isOfferedTheAddressToo();
    void addressOfTheStudysOwnProject_comesFirst();
    void fetchedProject_isNobodyElses();
};

void StudioConnectionTest::address_isTakenAsItIsWritten()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    const QString place = at.server->address().section(QStringLiteral("//"), 1);
    dialog.server()->setAddress(place + QStringLiteral("/projects/1/data?tab=3"));
    QVERIFY(dialog.server()->fault().isEmpty());
    QVERIFY(dialog.actButton()->isEnabled());
    dialog.actButton()->click();
    at.settle(dialog);
    QVERIFY2(dialog.step() == At::Projects, qPrintable(dialog.problem()));
}

void StudioConnectionTest::projectOfTheAddress_isChosen()
{
    StudioDesk at;
    const int own = at.addOwnProject();
    at.addForeignProject();
    StudioDialog& dialog = at.open();
    const auto chosen = [&](const QString& page) {
        at.connectTo(dialog, at.server->address() + page);
        const QString row = child<QListWidget>(dialog, "projects")->currentItem()->text();
        dialog.backButton()->click();
        return row;
    };
    for (const int project : {own, 2}) {
        const QString row = chosen(QStringLiteral("/projects/%1/data?tab=3").arg(project));
        QVERIFY2(row.startsWith(QStringLiteral("%1 · ").arg(project)), qPrintable(row));
    }
    // One that the key does not see is none.
    const QString first = chosen(QString());
    QCOMPARE(chosen(QStringLiteral("/projects/99/")), first);
}

void StudioConnectionTest::projectThatWasPulled_isChosenTheNextTime()
{
    StudioDesk at;
    for (int i = 0; i < 3; ++i)
        at.studio.addProject(QStringLiteral("Another"), QStringLiteral("<View/>"));
    const int own = at.addOwnProject();
    at.studio.addProject(QStringLiteral("Another"), QStringLiteral("<View/>"));
    const QString page = QStringLiteral("/projects/%1/").arg(own);
    StudioDialog& dialog = at.open();
    at.connectTo(dialog, at.server->address() + page);
    dialog.actButton()->click();
    at.settle(dialog);
    at.take(dialog);
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    StudioDialog& again = at.open();
    at.connectTo(again);
    const QString row = child<QListWidget>(again, "projects")->currentItem()->text();
    QVERIFY2(row.startsWith(QStringLiteral("%1 · ").arg(own)), qPrintable(row));
}

void StudioConnectionTest::whatIsNoAddress_saysWhy_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said"); // empty: nothing
    const auto row = [](const char* text, const char* said) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromUtf8(said);
    };
    row("", "");
    row("http", "");
    row("https:/", "");
    row("https://", "");
    row("two words", "“two words” is not the address of a server");
    row("ftp://label.example.org", "neither https:// nor http://");
    row("https://me:secret@label.example.org", "has a user or a password in it");
    row("https://label.example.org/?token=1", "no “?” and no “#”");
}

void StudioConnectionTest::whatIsNoAddress_saysWhy()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    StudioDesk at;
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(text);
    const QString fault = dialog.server()->fault();
    QCOMPARE(fault.isEmpty(), said.isEmpty());
    QVERIFY2(fault.contains(said), qPrintable(fault));
    QVERIFY(!fault.contains(QLatin1String("secret")));
    QVERIFY(fault.isEmpty() || !dialog.actButton()->isEnabled());
    dialog.server()->setAddress(QStringLiteral("label.example.org"));
    QVERIFY(dialog.server()->fault().isEmpty());
}

/// Only on this machine may the connection be an open one.
void StudioConnectionTest::serverWithoutTls_isSaidToBeOne()
{
    const auto said = [](const char* origin) {
        return labelStudioErrorText({ErrorCode::ServerUntrusted, QString::fromLatin1(origin), 0, 0,
                                     httpFaultToken(HttpFault::NoTls), QStringLiteral("words")})
            .oneLine();
    };
    const QString here = said("https://localhost:8080");
    QVERIFY2(here.contains(QLatin1String("without encryption")), qPrintable(here));
    QVERIFY2(here.contains(QLatin1String("http://")), qPrintable(here));
    const QString far = said("https://label.example.org:8080");
    QVERIFY2(far.contains(QLatin1String("without encryption")), qPrintable(far));
    QVERIFY2(!far.contains(QLatin1String("http://")), qPrintable(far));
    for (const QString& text : {here, far})
        QVERIFY2(!text.contains(QLatin1String("certificate")), qPrintable(text));
}

void StudioConnectionTest::waiting_saysHowLong()
{
    StudioDesk at;
    at.spoil = [](const AskedOfServer&) { return std::optional(noAnswer()); };
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    QCOMPARE(dialog.work(), QStringLiteral("Asking %1 (at most 30 s)…").arg(at.server->address()));
    child<QPushButton>(dialog, "cancel")->click();
    at.settle(dialog);
    QVERIFY(dialog.work().isEmpty());
}

void StudioConnectionTest::keyThatCannotBeStored_isSaidToBe()
{
    StudioDesk at;
    at.keys.refusal = QStringLiteral("it is locked");
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    dialog.server()->keyBox()->setCurrentIndex(1);
    SecretField& secret = *dialog.server()->secret();
    secret.field()->setText(QString::fromLatin1(StudioKey));
    secret.keepButton()->click();
    QTRY_VERIFY(!secret.report().isEmpty());
    QVERIFY2(secret.report().contains(QLatin1String("could not be put into the keychain")),
             qPrintable(secret.report()));
    QVERIFY2(secret.report().contains(at.keys.refusal), qPrintable(secret.report()));
    QVERIFY(!secret.report().contains(QString::fromLatin1(StudioKey)));
    QVERIFY(at.keys.held.second.isEmpty()); // there is a keychain
}

/// Nobody can set one of a program that runs.
void StudioConnectionTest::variableThatIsNotThere_isSaid()
{
    StudioDesk at;
    at.keys.key.clear();
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(0);
    at.connectTo(dialog);
    QVERIFY2(dialog.problem().startsWith(QLatin1String("The variable SUBTEXT_LABELSTUDIO_TOKEN")),
             qPrintable(dialog.problem()));
    QVERIFY2(dialog.problem().contains(QStringLiteral("type the key under “New key”")),
             qPrintable(dialog.problem()));
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(dialog.server()->keyBox()));
    for (const AskedOfServer& asked : at.server->asked()) // whether it is there
        QCOMPARE(asked.path, QByteArray("/api/version"));
}

void StudioConnectionTest::missingKey_isSaidAfterAWrongAddress()
{
    StudioDesk at;
    at.keys.key.clear();
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(1);
    at.connectTo(dialog, QStringLiteral("http://127.0.0.1:1")); // nobody is there
    QVERIFY2(dialog.problem().contains(QLatin1String("cannot be reached")),
             qPrintable(dialog.problem()));
    at.spoil = [](const AskedOfServer&) {
        return std::optional(answerWith(200, "<!doctype html>", {}, "text/html"));
    };
    at.connectTo(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("answered with a web page")),
             qPrintable(dialog.problem()));
    at.spoil = nullptr;
    at.connectTo(dialog);
    QVERIFY2(dialog.problem().startsWith(QLatin1String("The keychain has no key")),
             qPrintable(dialog.problem()));
    for (const AskedOfServer& asked : at.server->asked())
        QVERIFY(asked.header("Authorization").isEmpty());
}

/// What became of the last key and what is wrong with this one are not said side by side.
void StudioConnectionTest::keychain_isSpokenOfOnce()
{
    StudioDesk at;
    at.keys.key.clear();
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    dialog.server()->keyBox()->setCurrentIndex(1);
    SecretField& secret = *dialog.server()->secret();
    at.keys.refusal = QStringLiteral("it is locked");
    secret.field()->setText(QString::fromLatin1(StudioKey));
    at.connectTo(dialog);
    QVERIFY2(secret.report().contains(at.keys.refusal), qPrintable(secret.report()));
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
    QVERIFY(at.server->asked().empty());
    at.keys.refusal.clear();
    at.connectTo(dialog);
    QVERIFY2(!dialog.problem().isEmpty(), "there is no key");
    QVERIFY2(secret.report().isEmpty(), qPrintable(secret.report()));
    secret.field()->setText(QString::fromLatin1(StudioKey));
    secret.keepButton()->click();
    QTRY_VERIFY(!secret.report().isEmpty());
    dialog.server()->setAddress(QStringLiteral("https://other.example.org")); // of another key
    QVERIFY2(secret.report().isEmpty(), qPrintable(secret.report()));
}

void StudioConnectionTest::server_cannotBeChangedWhileItIsAsked()
{
    StudioDesk at;
    at.spoil = [](const AskedOfServer&) { return std::optional(noAnswer()); };
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    QVERIFY(dialog.server()->addressField()->isEnabled());
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    QVERIFY(!dialog.server()->addressField()->isEnabled());
    child<QPushButton>(dialog, "cancel")->click();
    at.settle(dialog);
    QVERIFY(dialog.server()->addressField()->isEnabled());
}

void StudioConnectionTest::portThatIsNotTheUsualOne_isNamed()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    const auto offered = [&](const char* address) {
        dialog.server()->setAddress(QString::fromLatin1(address));
        return dialog.actButton()->text();
    };
    QCOMPARE(offered("localhost:8080"), QStringLiteral("Connect to localhost:8080"));
    QCOMPARE(offered("https://label.example.org:443/projects/3"),
             QStringLiteral("Connect to label.example.org"));
    QCOMPARE(offered("http://[::1]:8081"), QStringLiteral("Connect to [::1]:8081"));
}

void StudioConnectionTest::largeProjects_haveGroupedCounts()
{
    StudioProject project;
    project.tasks = 13'000;
    project.annotations = 1;
    QCOMPARE(projectCounts(project), QStringLiteral("13,000 tasks, 1 annotation"));
}

void StudioConnectionTest::missingKeychain_isSaidInPlainWords()
{
    StudioDesk at;
    at.keys.key.clear();
    at.keys.isKeychain = false;
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(1);
    at.connectTo(dialog);
    QCOMPARE(dialog.problem(),
             QStringLiteral("This machine has no keychain that answers. Type the key under “New "
                            "key”: it is kept in memory until the program closes."));
    const auto* problem = child<QLabel>(dialog, "problem");
    QVERIFY2(problem->toolTip().contains(QLatin1String("dbus-launch")),
             qPrintable(problem->toolTip()));
    at.keys.isKeychain = true;
    at.connectTo(dialog); // what the tip says is over with the fault
    QVERIFY2(problem->toolTip().isEmpty(), qPrintable(problem->toolTip()));
}

void StudioConnectionTest::typedKey_isShownAsDotsUntilSomebodyLooks()
{
    StudioDesk at;
    StudioDialog& dialog = at.open();
    dialog.server()->setAddress(at.server->address());
    dialog.server()->keyBox()->setCurrentIndex(1);
    SecretField& secret = *dialog.server()->secret();
    QTest::keyClicks(secret.field(), QStringLiteral("abc"));
    QCOMPARE(secret.field()->displayText().size(), 3);
    QVERIFY(!secret.field()->displayText().contains(u'a'));
    child<QCheckBox>(secret, "showSecret")->click();
    QCOMPARE(secret.field()->displayText(), QStringLiteral("abc"));
    secret.keepButton()->click();
    QTRY_VERIFY(!secret.report().isEmpty());
    QTest::keyClicks(secret.field(), QStringLiteral("abc"));
    QVERIFY(!secret.field()->displayText().contains(u'a')); // the next one is hidden again
}

void StudioConnectionTest::typedKey_isTheOneToConnectWith_data()
{
    QTest::addColumn<bool>("isKeychain");
    QTest::newRow("with a keychain") << true;
    QTest::newRow("without one") << false;
}

void StudioConnectionTest::typedKey_isTheOneToConnectWith()
{
    QFETCH(bool, isKeychain);
    StudioDesk at;
    at.addOwnProject();
    at.keys.key.clear();
    at.keys.isKeychain = isKeychain;
    StudioDialog& dialog = at.open();
    dialog.server()->keyBox()->setCurrentIndex(1);
    dialog.server()->setAddress(at.server->address());
    dialog.server()->secret()->field()->setText(QString::fromLatin1(StudioKey));
    at.connectTo(dialog); // and not first into the keychain by its own button
    QVERIFY2(dialog.step() == At::Projects, qPrintable(dialog.problem()));
    QCOMPARE(isKeychain ? at.keys.kept.second : at.keys.held.second, StudioKey);
    QVERIFY(dialog.server()->secret()->field()->text().isEmpty());
}

void StudioConnectionTest::stoppedByHand_isNoFault()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.open();
    const auto role = [&] { return child<QLabel>(dialog, "problem")->property("role").toString(); };
    at.spoil = [](const AskedOfServer&) { return std::optional(noAnswer()); };
    dialog.server()->setAddress(at.server->address());
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    child<QPushButton>(dialog, "cancel")->click();
    at.settle(dialog);
    QCOMPARE(dialog.problem(), QStringLiteral("Stopped. Nothing was pulled."));
    QCOMPARE(role(), QStringLiteral("muted"));
    at.spoil = [](const AskedOfServer&) { return std::optional(answerWith(401, "{}")); };
    at.connectTo(dialog);
    QVERIFY(!dialog.problem().isEmpty());
    QCOMPARE(role(), QStringLiteral("danger"));
    at.spoil = nullptr;
    at.connectTo(dialog);
    dialog.actButton()->click();
    at.settle(dialog);
    child<QCheckBox>(dialog.pullPage(), "scenes")->click(); // it is read anew
    QVERIFY(dialog.isWorking());
    dialog.reject();
    QCOMPARE(dialog.problem(), QStringLiteral("Stopped. Nothing was pulled."));
    QCOMPARE(role(), QStringLiteral("muted"));
}

void StudioConnectionTest::addressThatAnswered_isOfferedTheNextTime()
{
    StudioDesk at;
    Settings& settings = at.roster.desk.settings();
    const auto opened = [&]() -> StudioDialog& {
        if (StudioDialog* before = at.roster.page().findChild<StudioDialog*>())
            before->reject();
        [&] { QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>()); }();
        return at.open();
    };
    StudioDialog& wrong = opened();
    QVERIFY(wrong.server()->addressField()->text().isEmpty());
    at.connectTo(wrong, QStringLiteral("http://127.0.0.1:1")); // nobody is there
    QCOMPARE(wrong.step(), At::Server);
    QVERIFY(settings.studioAddress().isEmpty());
    StudioDialog& refused = opened();
    QVERIFY(refused.server()->addressField()->text().isEmpty());
    at.keys.key = "ffffffffffffffffffffffffffffffffffffffff";
    at.connectTo(refused);
    QCOMPARE(refused.step(), At::Server);
    QCOMPARE(settings.studioAddress(), at.server->address()); // it is the key that is wrong
    StudioDialog& next = opened();
    QCOMPARE(next.server()->addressField()->text(), at.server->address());
    QVERIFY(next.actButton()->isEnabled());
    QDirIterator files(settings.folder(), QDir::Files, QDirIterator::Subdirectories);
    bool isInAFile = false;
    while (files.hasNext()) {
        const QByteArray bytes = readFile(files.next());
        isInAFile = isInAFile || bytes.contains(at.server->address().toUtf8());
        QVERIFY2(!bytes.contains(at.keys.key), qPrintable(files.filePath()));
    }
    QVERIFY(isInAFile);
}

void StudioConnectionTest::newStudy_isOfferedTheAddressToo()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& first = at.open();
    QVERIFY(first.server()->addressField()->text().isEmpty());
    at.connectTo(first);
    QCOMPARE(first.step(), StudioStudyDialog::Step::Projects);
    first.reject();
    QTRY_VERIFY(!at.dialog());
    QCOMPARE(at.open().server()->addressField()->text(), at.server->address());
}

void StudioConnectionTest::addressOfTheStudysOwnProject_comesFirst()
{
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.look();
    at.take(dialog);
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    at.roster.desk.settings().setStudioAddress(QStringLiteral("https://other.example.org"));
    QCOMPARE(at.open().server()->addressField()->text(), at.server->address());
}

/// Nor does anything stay of one that a program was killed over.
void StudioConnectionTest::fetchedProject_isNobodyElses()
{
    const OwnTemporaries temporary;
    const QString left = temporary.filePath(QStringLiteral("subtext-copy-abcDE1"));
    QVERIFY(QDir().mkpath(left));
    writeFile(left + QStringLiteral("/label-studio-project-7.json"), "names");
    const auto fetched = [&] {
        QStringList files;
        QDirIterator all(temporary.path(), {QStringLiteral("label-studio-project-*")}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            files << all.next();
        return files;
    };
    StudioDesk at;
    at.addOwnProject();
    StudioDialog& dialog = at.look();
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(!QFileInfo::exists(left));
    QCOMPARE(fetched().size(), 1);
    struct stat now = {};
    QCOMPARE(::stat(QFile::encodeName(fetched().front()).constData(), &now), 0);
    QCOMPARE(now.st_mode & 0777U, 0600U);
    dialog.reject();
    QTRY_VERIFY(!at.roster.page().findChild<StudioDialog*>());
    QCOMPARE(fetched(), QStringList());
}

SUBTEXT_TEST(StudioConnectionTest)
#include "studioconnectiontest.moc"
