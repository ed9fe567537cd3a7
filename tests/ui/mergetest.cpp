// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/questions.h"
#include "core/travel/importing.h"
#include "tests/support/madearchive.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/quality/qualitypage.h"
#include "ui/roster/collectview.h"
#include "ui/roster/peopleview.h"
#include "ui/text/coursetext.h"
#include "ui/text/mergetext.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace subtext;
using namespace subtext::test;

/// Hand-outs go out and come back, in the Roster place.
class MergeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingHandedOut_isNoMatterForATeam();
    void handOuts_areWrittenForEveryAnnotator();
    void returnedWork_saysHowManyPracticeLabelsFit();
    void handOuts_listTheirMailTexts();
    void laterHandOut_hasAMailOfItsOwn();
    void handOuts_goIntoAFolderForEach();
    void handOutsThatCannotBeWritten_saySo();
    void droppedFiles_areTakenInAndReported();
    void aFolder_standsForTheFilesInIt();
    void aFolderForEachPerson_isMergedAsFarAsItIsNew();
    void anArchive_standsForTheStudiesInIt();
    void theSameFileTwice_changesNothing();
    void untouchedFile_isTheEmptyOne();
    void foreignFiles_areRefusedWithTheReason();
    void quality_followsAtOnce();
    void history_outlastsTheSession();
    void history_isInTheOrderOfTime();
    void readOnlyStudy_takesNothingIn();
    void refusedLines_groupByKindAndReason();
    void refusedLines_ofManyRows_nameTheFirst();
    void mergedFile_isSaidInOneSentence();
    void questions_areSaidWithTheFile();
    void questions_areInTheReport();
    void refusedFile_isMarkedInTheHistory();

private:
    /// A hand-out of a study called "Elsewhere".
    static QString foreignHandOut(RosterDesk& at);
    static void drop(RosterPage& page, const QStringList& paths);
    static QString shown(RosterDesk& at, PeopleModel::Column column, int number);
};

QString MergeTest::foreignHandOut(RosterDesk& at)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Elsewhere");
    auto study = Study::create(at.study.filePath(QStringLiteral("elsewhere.subtext")), setup,
                               at.study.environment());
    Q_ASSERT(study);
    const auto imported =
        (*study)->importing().importFiles({writeScenes(at.study.folder(), 2)}, {});
    const auto added = (*study)->roster().add({{{}, QStringLiteral("Ann"), Role::Annotator}});
    const auto assigned = (*study)->assigning().assign(1, 42);
    const QString path = at.study.filePath(QStringLiteral("foreign.subtext"));
    if (!imported || !added || !assigned || !(*study)->handouts().write(added->front().id, path))
        qFatal("foreign study");
    return path;
}

void MergeTest::drop(RosterPage& page, const QStringList& paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPoint middle = page.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &dropped);
    QVERIFY(dropped.isAccepted());
}

QString MergeTest::shown(RosterDesk& at, PeopleModel::Column column, int number)
{
    const PeopleModel& model = at.page().people()->model();
    return model.index(model.rowOf(at.study.person(number)), column).data().toString();
}

void MergeTest::nothingHandedOut_isNoMatterForATeam()
{
    DeskStudy study{1};
    CollectView view(nullptr);
    const auto said = [&] {
        view.read(*study.operator->());
        QString text = view.reportText();
        for (const QLabel* label : view.findChildren<QLabel*>())
            text += label->text();
        return text;
    };
    QVERIFY2(said().contains(QStringLiteral("Write the hand-outs")), qPrintable(said()));
    must(study->syncing().join(teamMembershipOf(study)));
    QVERIFY2(!said().contains(QStringLiteral("Write the hand-outs")), qPrintable(said()));
    QVERIFY(said().contains(QStringLiteral("the team’s answers arrive by themselves")));
}

void MergeTest::handOuts_areWrittenForEveryAnnotator()
{
    RosterDesk at;
    QCOMPARE(shown(at, PeopleModel::HandOutColumn, 1), QStringLiteral("not written"));
    const QString folder = at.study.filePath(QStringLiteral("out"));
    QDir().mkpath(folder);
    at.desk.prompts.paths = {folder};
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.subtext")}, QDir::Files).size(), 6);
    QVERIFY(QFile::exists(at.pathOf(1, folder)));
    QCOMPARE(must(at.open().handouts().records()).size(), std::size_t{6});
    at.settle();
    QVERIFY(shown(at, PeopleModel::HandOutColumn, 1) != QStringLiteral("not written"));
    QCOMPARE(shown(at, PeopleModel::ReturnedColumn, 1), QStringLiteral("not back yet"));
    QVERIFY2(
        at.page().notice()->text().contains(QStringLiteral("6 hand-outs written to ") + folder),
        qPrintable(at.page().notice()->text()));
    QSignalSpy asked(&at.page(), &RosterPage::folderRequested);
    for (QPushButton* button : at.page().notice()->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Open folder"))
            button->click();
    }
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toString(), folder);
}

void MergeTest::returnedWork_saysHowManyPracticeLabelsFit()
{
    WorkSummary work;
    work.submitted = 14;
    work.assigned = 14;
    PracticeResult practice;
    practice.first.accepted = 1;
    practice.first.labels = 8;
    const QString text = returnedWorkText(QStringLiteral("Ada Novak"), work, practice);
    QVERIFY2(text.startsWith(
                 QStringLiteral("Ada Novak: 14 of 14 items, 1 of 8 practice labels match, ")),
             qPrintable(text));
    // A revision is nobody's wish but theirs.
    work.revised = 1;
    work.labelledAgain = 2;
    const QString more = returnedWorkText(QStringLiteral("Ada Novak"), work, {});
    QVERIFY2(
        more.startsWith(QStringLiteral("Ada Novak: 14 of 14 items, 1 revised, 2 labelled again, ")),
        qPrintable(more));
}

namespace {

QString copiedMails(RosterDesk& at)
{
    child<QPushButton>(at.page().files(), "copyReport")->click();
    return QApplication::clipboard()->text();
}

} // namespace

void MergeTest::handOuts_listTheirMailTexts()
{
    RosterDesk at;
    at.handOut();
    const QString mails = copiedMails(at);
    for (int number = 1; number <= 6; ++number) {
        QVERIFY(mails.contains(QStringLiteral("Dear %1,").arg(at.person(number).name)));
        QVERIFY(mails.contains(HandOuts::fileName(at.person(number))));
    }
    QVERIFY(mails.contains(QStringLiteral("Zora Quill"))); // who sends them
    QVERIFY(mails.contains(QStringLiteral("It holds 4 items")));
    QVERIFY(mails.contains(QStringLiteral("Attached is your file for")));
}

/// Nobody practises, or gets a first file, twice.
void MergeTest::laterHandOut_hasAMailOfItsOwn()
{
    RosterDesk at;
    Protocol protocol = must(at.open().protocol());
    protocol.isPracticeAsked = true;
    must(at.open().courseRules().setProtocol(protocol));
    at.settle();
    at.handOut();
    const QString practice = QStringLiteral("It begins with a few practice scenes");
    const QString place = QStringLiteral("It takes the place of the file that you had");
    const QString first = copiedMails(at);
    QVERIFY2(first.contains(practice), qPrintable(first));
    QVERIFY(!first.contains(place));
    for (int number = 1; number <= 6; ++number)
        at.label(number, 1);
    at.handOut();
    const QString later = copiedMails(at);
    QVERIFY2(!later.contains(practice), qPrintable(later));
    QCOMPARE(later.count(place), qsizetype{6});
    QVERIFY(later.contains(QStringLiteral("3. Read the replies to your questions")));
}

void MergeTest::handOuts_goIntoAFolderForEach()
{
    RosterDesk at;
    at.desk.prompts.paths = {at.study.folder()};
    at.desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    const QString file = HandOuts::fileName(at.person(1));
    QVERIFY(QFile::exists(at.study.filePath(HandOuts::folderName(at.person(1)) + u'/' + file)));
    QVERIFY(!QFile::exists(at.study.filePath(file)));
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("each in a folder of its own")),
             qPrintable(at.page().notice()->text()));
    const QString mails = copiedMails(at);
    QVERIFY2(mails.contains(QStringLiteral("is in the folder that I share with you: ") + file),
             qPrintable(mails));
    QVERIFY(mails.contains(QStringLiteral("beside yours, in the same folder")));
    QVERIFY(!mails.contains(QStringLiteral("attached")));
    QVERIFY(!at.page().files()->reportText().contains(QStringLiteral("Mail each")));
}

void MergeTest::handOutsThatCannotBeWritten_saySo()
{
    RosterDesk at;
    at.page().writeHandOuts(at.study.filePath(QStringLiteral("no/such/folder")));
    QVERIFY(at.page().notice()->kind() == NoticeBar::Kind::Danger);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("no folder")),
             qPrintable(at.page().notice()->text()));
    QVERIFY(must(at.open().handouts().records()).empty());
}

void MergeTest::droppedFiles_areTakenInAndReported()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder));
    at.workOn(at.pathOf(5, folder));
    QSignalSpy collected(&at.page(), &RosterPage::collected);
    drop(at.page(), {at.pathOf(5, folder), at.pathOf(1, folder)});
    QVERIFY(at.page().isWorking());
    at.settle();
    QCOMPARE(collected.size(), 1);
    QCOMPARE(at.labelledBy(1), 4);
    QCOMPARE(at.labelledBy(5), 4);
    QCOMPARE(at.labelledBy(2), 0);
    QCOMPARE(at.page().views()->current(), static_cast<int>(RosterPage::View::Files));
    const QString report = at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("2 files read")), qPrintable(report));
    QVERIFY2(report.contains(HandOuts::fileName(at.person(1))), qPrintable(report));
    QVERIFY2(!report.contains(QStringLiteral("refused")), qPrintable(report));
    QVERIFY2(report.contains(at.person(1).name + QStringLiteral(": 4 of 4 items, ")),
             qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("handed in ")), qPrintable(report));
    QCOMPARE(shown(at, PeopleModel::LabelledColumn, 1), QStringLiteral("4 of 4"));
    QCOMPARE(shown(at, PeopleModel::LabelledColumn, 2), QStringLiteral("0 of 4"));
    QVERIFY(shown(at, PeopleModel::ReturnedColumn, 5) != QStringLiteral("not back yet"));
    QVERIFY2(at.page().leadText().contains(QStringLiteral("8 of 24 answers in · 2 files are back")),
             qPrintable(at.page().leadText()));
}

void MergeTest::aFolder_standsForTheFilesInIt()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(2, folder));
    at.page().takeIn({folder});
    at.settle();
    QCOMPARE(at.labelledBy(2), 4);
    QCOMPARE(must(at.open().merging().records()).size(), std::size_t{6});
    const QString empty = at.study.filePath(QStringLiteral("empty"));
    QDir().mkpath(empty);
    at.page().takeIn({empty});
    QVERIFY(!at.page().isWorking());
    QVERIFY(at.page().notice()->text().contains(QStringLiteral("no file that ends in .subtext")));
}

void MergeTest::aFolderForEachPerson_isMergedAsFarAsItIsNew()
{
    RosterDesk at;
    const QString folder = at.study.filePath(QStringLiteral("shared"));
    QVERIFY(QDir().mkpath(folder));
    at.page().writeHandOuts(folder, HandOuts::Layout::FolderEach);
    at.workOn(at.pathOf(2, QDir(folder).filePath(HandOuts::folderName(at.person(2)))));
    at.page().takeIn({folder});
    at.settle();
    QCOMPARE(at.labelledBy(2), 4);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("1 file read")),
             qPrintable(at.page().notice()->text()));
    QVERIFY(!at.page().files()->reportText().contains(QStringLiteral("empty file")));
    at.page().takeIn({folder});
    at.settle();
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("Nothing in the folders is new")),
             qPrintable(at.page().notice()->text()));
    QCOMPARE(must(at.open().merging().records()).size(), std::size_t{1});
}

void MergeTest::anArchive_standsForTheStudiesInIt()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder));
    at.workOn(at.pathOf(2, folder));
    const QString zip =
        writeFile(at.study.filePath(QStringLiteral("back.zip")),
                  zippedBytes({{"A_1/returned.subtext", readFile(at.pathOf(1, folder))},
                               {"B_2/returned.subtext", readFile(at.pathOf(2, folder))},
                               {"C_3/noise.subtext", "noise"},
                               {"C_3/letter.pdf", "p"}}));
    at.page().takeIn({zip});
    at.settle();
    QCOMPARE(at.labelledBy(1), 4);
    QCOMPARE(at.labelledBy(2), 4);
    const QString report = at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("back.zip/C_3/noise.subtext is not a Subtext study")),
             qPrintable(report));
    const QString notice = at.page().notice()->text();
    QVERIFY2(notice.endsWith(QStringLiteral("1 other file in an archive was left aside.")),
             qPrintable(notice));
}

void MergeTest::theSameFileTwice_changesNothing()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder));
    at.page().takeIn({at.pathOf(1, folder), at.pathOf(1, folder)});
    at.settle();
    QCOMPARE(at.labelledBy(1), 4);
    const QString report = at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("Nothing in it is new")), qPrintable(report));
    QCOMPARE(must(at.open().annotations()).size(), std::size_t{4});
}

void MergeTest::untouchedFile_isTheEmptyOne()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.page().takeIn({at.pathOf(2, folder)});
    at.settle();
    const QString report = at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("This is the empty file that you sent to ") +
                             at.person(2).name),
             qPrintable(report));
    // One truth in the history and in People, also when somebody comes back to it.
    at.desk.window().signOut();
    at.desk.window().signIn(must(at.roster().byCode(QStringLiteral("C01")))->id);
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.settle();
    const QString entry = at.page().files()->history()->item(0)->text();
    QVERIFY2(entry.startsWith(QStringLiteral("Returned empty: ")), qPrintable(entry));
    QCOMPARE(shown(at, PeopleModel::ReturnedColumn, 2), QStringLiteral("not back yet"));
}

void MergeTest::foreignFiles_areRefusedWithTheReason()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder));
    const QString foreign = foreignHandOut(at);
    const QString noise =
        writeFile(at.study.filePath(QStringLiteral("noise.subtext")), "not a study at all");
    at.page().takeIn({noise, at.study.path(), foreign, at.pathOf(1, folder)});
    at.settle();
    const QString report = at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("is not a Subtext study")), qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("is a study, not a hand-out")), qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("belongs to another study (“Elsewhere”)")),
             qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("3 files were refused")), qPrintable(report));
    QCOMPARE(at.labelledBy(1), 4); // what is sound is taken
}

void MergeTest::quality_followsAtOnce()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder), Emotion::Sadness);
    LiveQuality* live = at.desk.window().qualityPage()->live();
    QVERIFY(live);
    QSignalSpy updated(live, &LiveQuality::updated);
    QSignalSpy reset(live, &LiveQuality::reset);
    at.page().takeIn({at.pathOf(1, folder)});
    at.settle();
    QVERIFY(updated.size() + reset.size() > 0);
    QCOMPARE(live->monitor().person(at.study.person(1)).labelled, 4);
}

void MergeTest::history_outlastsTheSession()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.workOn(at.pathOf(1, folder));
    at.page().takeIn({at.pathOf(1, folder)});
    at.settle();
    const QString progress = QStringLiteral("handed in");
    QVERIFY(at.page().files()->reportText().contains(progress));
    at.desk.window().signOut();
    at.desk.window().signIn(must(at.roster().byCode(QStringLiteral("C01")))->id);
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.settle();
    QListWidget& history = *at.page().files()->history();
    QCOMPARE(history.count(), 8); // the scenes were imported, six went out, one came back
    QVERIFY2(history.item(7)->text().startsWith(QStringLiteral("Imported: ")),
             qPrintable(history.item(7)->text()));
    QVERIFY2(history.item(0)->text().startsWith(QStringLiteral("Returned")),
             qPrintable(history.item(0)->text()));
    history.setCurrentRow(0);
    QVERIFY(at.page().files()->reportText().contains(at.person(1).name));
    QVERIFY(!at.page().files()->reportText().contains(progress)); // which is of another day
}

void MergeTest::history_isInTheOrderOfTime()
{
    RosterDesk at;
    const QString folder = at.handOut();
    at.study.clock.advance(60'000);
    at.workOn(at.pathOf(1, folder));
    at.page().takeIn({at.pathOf(1, folder)});
    at.settle();
    const QListWidget& history = *at.page().files()->history();
    const QStringList expected{QStringLiteral("Merged: "), QStringLiteral("Returned"),
                               QStringLiteral("Written: "), QStringLiteral("Handed out: ")};
    for (int row = 0; row < expected.size(); ++row)
        QVERIFY2(history.item(row)->text().startsWith(expected[row]),
                 qPrintable(history.item(row)->text()));
    const QString written = history.item(2)->data(Qt::AccessibleTextRole).toString();
    const auto records = must(at.open().handouts().records());
    QVERIFY2(written.contains(momentWords(records.back().at)), qPrintable(written));
}

void MergeTest::readOnlyStudy_takesNothingIn()
{
    RosterDesk at(Study::Access::Read);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(at.study.path())});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&at.page(), &enter);
    QVERIFY(!enter.isAccepted());
    for (QPushButton* button : at.page().findChildren<QPushButton*>()) {
        if (button->text().startsWith(QLatin1String("Write hand-outs")) ||
            button->text().startsWith(QLatin1String("Merge returned files")))
            QVERIFY2(!button->isEnabled(), qPrintable(button->text()));
    }
    at.desk.prompts.paths = {at.study.folder()};
    at.page().askForFolder();
    QCOMPARE(at.desk.prompts.paths.size(), 1); // nobody was asked
}

void MergeTest::refusedLines_groupByKindAndReason()
{
    std::vector<RefusedRow> rows;
    for (int i = 1; i <= 8; ++i)
        rows.push_back({QStringLiteral("annotation"),
                        QStringLiteral("mixed-signals/%1").arg(i),
                        QStringLiteral("A01"),
                        QStringLiteral("unassigned"),
                        {}});
    rows.push_back(
        {QStringLiteral("visit"), {}, QStringLiteral("A02"), QStringLiteral("other_person"), {}});
    const QStringList lines = refusedLines(rows);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(QStringLiteral("8 answers: the item was never assigned")),
             qPrintable(lines[0]));
    QVERIFY2(lines[0].endsWith(QStringLiteral("and 2 more)")), qPrintable(lines[0]));
    QCOMPARE(lines[1], QStringLiteral("1 visit: it is not the work of the person whose file this "
                                      "is (A02)"));
    for (const char* reason :
         {"other_person", "unknown_person", "unknown_scenario", "changed_scenario", "unassigned",
          "changed_row", "unknown_text", "malformed"})
        QVERIFY2(refusalReason(QString::fromLatin1(reason)).contains(u' '), reason);
}

// Half a million rows fit into a file that is small enough to be taken in.
void MergeTest::refusedLines_ofManyRows_nameTheFirst()
{
    std::vector<RefusedRow> rows;
    for (int i = 0; i < 200'000; ++i)
        rows.push_back({QStringLiteral("visit"),
                        QStringLiteral("mixed-signals/%1").arg(i / 2),
                        QStringLiteral("A01"),
                        QStringLiteral("malformed"),
                        {}});
    const QStringList lines = refusedLines(rows);
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.front().endsWith(QStringLiteral(
                 "(mixed-signals/0, mixed-signals/1, mixed-signals/2, mixed-signals/3, "
                 "mixed-signals/4, mixed-signals/5 and 99994 more)")),
             qPrintable(lines.front()));
}

void MergeTest::mergedFile_isSaidInOneSentence()
{
    MergedFile file;
    QCOMPARE(mergedFileText(file), QStringLiteral("Nothing in it is new."));
    file.taken = 1;
    file.known = 3;
    file.refused.resize(2);
    QCOMPARE(mergedFileText(file),
             QStringLiteral("1 new entry was merged, 3 were known already, 2 were refused."));
    file.error = Error{ErrorCode::ForeignStudy, QStringLiteral("f"), 0, 0, QStringLiteral("T"), {}};
    QVERIFY(mergedFileText(file).contains(QStringLiteral("another study")));
}

void MergeTest::questions_areSaidWithTheFile()
{
    MergedFile file;
    file.taken = 9;
    file.questions = 2;
    QCOMPARE(mergedFileText(file), QStringLiteral("9 new entries were merged. 2 questions about "
                                                  "items came in."));
    file.replies = 3;
    QCOMPARE(mergeTotalText({file, file}),
             QStringLiteral("2 files read, 18 new entries merged. 4 questions about items came in. "
                            "6 replies to questions came in."));
}

// As it comes in, and as the history has it when the study is opened again.
void MergeTest::questions_areInTheReport()
{
    RosterDesk at;
    Protocol protocol = must(at.open().protocol());
    protocol.areQuestionsAllowed = true;
    must(at.open().courseRules().setProtocol(protocol));
    const QString path = at.pathOf(1, at.handOut());
    {
        const auto copy = must(Study::open(path, Study::Access::Write, at.study.environment()));
        const PersonId owner = must(copy->handouts().owner()).value();
        const auto items = must(copy->labelling().items(owner));
        for (const std::size_t item : {0U, 1U})
            must(copy->questions().ask(owner, items.at(item).scenario, QStringLiteral("Who?")));
    }
    at.page().takeIn({path});
    at.settle();
    const QString said = QStringLiteral("2 questions about items came in.");
    QVERIFY2(at.page().files()->reportText().count(said) == 2, // in all, and of the file
             qPrintable(at.page().files()->reportText()));
    const auto records = must(at.open().merging().records());
    QCOMPARE(records.size(), std::size_t{1});
    const MergedFile kept = mergedFileOf(records.front());
    QCOMPARE(kept.questions, 2);
    QCOMPARE(kept.taken, records.front().taken);
    QVERIFY2(mergedFileText(kept).endsWith(said), qPrintable(mergedFileText(kept)));
}

void MergeTest::refusedFile_isMarkedInTheHistory()
{
    MergedFile file;
    file.file = QStringLiteral("Zoe-A02.subtext");
    QCOMPARE(returnedFileTitle(file), QStringLiteral("Returned: Zoe-A02.subtext"));
    QVERIFY(refusedPartText(file).isEmpty());
    const RefusedRow forged{QStringLiteral("annotation"),
                            QStringLiteral("mixed-signals/1"),
                            QStringLiteral("A02"),
                            QStringLiteral("malformed"),
                            {}};
    file.refused.assign(8, forged);
    QCOMPARE(returnedFileTitle(file), QStringLiteral("Refused: Zoe-A02.subtext"));
    QCOMPARE(refusedPartText(file), QStringLiteral("8 of 8 answers refused"));
    QVERIFY2(refusedLines(file.refused)
                 .front()
                 .contains(QStringLiteral("8 answers: not written by Subtext")),
             qPrintable(refusedLines(file.refused).front()));
    file.taken = 2;
    QCOMPARE(returnedFileTitle(file), QStringLiteral("Returned: Zoe-A02.subtext"));
    QCOMPARE(refusedPartText(file), QStringLiteral("8 of 10 entries refused"));
}

SUBTEXT_TEST(MergeTest)

#include "mergetest.moc"
