// SPDX-License-Identifier: MIT
#include "core/report/submission.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "tests/ui/modelsharness.h"
#include "ui/models/board/setview.h"
#include "ui/models/modelspage.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// One prediction set as a submission, from the Models place.
class ModelSubmissionTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void set_isWrittenAsASubmission();
    void submission_leavesWhatIsThere();
    void submission_ofSeveralQuestionsIsNotOffered();
    void vectors_areWrittenAsASubmission();
};

namespace {

/// The line that says so; null: none does yet.
NoticeBar* noticeSaying(const ModelsPage& page, const char* words)
{
    for (NoticeBar* notice : page.findChildren<NoticeBar*>()) {
        if (notice->text().contains(QLatin1String(words)))
            return notice;
    }
    return nullptr;
}

} // namespace

void ModelSubmissionTest::set_isWrittenAsASubmission()
{
    LabelModelsDesk at;
    at.take();
    at.page().showView(ModelsPage::View::Set);
    QPushButton* button = at.views().set()->submissionButton();
    QVERIFY(button->isVisible() && button->isEnabled());
    const QTemporaryDir folder;
    at.desk.prompts.paths = {folder.path()};
    button->click();
    QTRY_VERIFY(noticeSaying(at.page(), "The submission is in "));
    const QStringList made = QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(made.size(), 1);
    QVERIFY2(made.front().startsWith(QStringLiteral("submission-")), qPrintable(made.front()));
    // Of a set from a file: no prompt is known.
    const QString written = QDir(folder.path()).filePath(made.front());
    QStringList files = QDir(written).entryList(QDir::Files);
    files.sort();
    QCOMPARE(files,
             (QStringList{QStringLiteral("MODEL_CARD.md"), QStringLiteral("checksums.sha256"),
                          QStringLiteral("evaluation.json"), QStringLiteral("predictions.json")}));
    const SetName chosen =
        at.figures()
            .evaluation.sets.at(static_cast<std::size_t>(at.leaderboard().chosenSet()))
            .name;
    const Submission submission = must(readSubmission(at.desk.study(), chosen));
    for (const ReleaseFile& file : submissionFiles(submission, *scoreSubmission(submission)))
        QCOMPARE(readFile(QDir(written).filePath(file.path)), file.bytes);
    QSignalSpy opened(&at.page(), &ModelsPage::folderRequested);
    noticeSaying(at.page(), "The submission is in ")->actionButton()->click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().toString(), written);
}

void ModelSubmissionTest::submission_leavesWhatIsThere()
{
    LabelModelsDesk at;
    at.take();
    at.page().showView(ModelsPage::View::Set);
    const QTemporaryDir folder;
    for (const char* said : {"The submission is in ", "is there already and was left as it is"}) {
        at.desk.prompts.paths = {folder.path()};
        at.views().set()->submissionButton()->click();
        QTRY_VERIFY2(noticeSaying(at.page(), said), said);
    }
    QVERIFY(noticeSaying(at.page(), "was left as it is")->kind() == NoticeBar::Kind::Danger);
}

void ModelSubmissionTest::submission_ofSeveralQuestionsIsNotOffered()
{
    LabelModelsDesk at(Role::Coordinator, twoMails());
    const auto asked = at.figures().task; // outlives the figures
    const QString name = must(at.desk.study().scenarios()).front().name();
    at.take(QStringLiteral("scenario,model,%1\n%2,wren,%3\n")
                .arg(asked->questions[0].token, name, asked->questions[0].options[0].token)
                .toUtf8());
    at.page().showView(ModelsPage::View::Set);
    const QPushButton* button = at.views().set()->submissionButton();
    QVERIFY(button->isVisible() && !button->isEnabled());
    QVERIFY2(button->toolTip().contains(QStringLiteral("asks several questions")),
             qPrintable(button->toolTip()));
}

void ModelSubmissionTest::vectors_areWrittenAsASubmission()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    const QTemporaryDir folder;
    at.desk.prompts.paths = {folder.path()};
    child<QPushButton>(at.page(), "export")
        ->menu()
        ->findChild<QAction*>(QStringLiteral("submission"))
        ->trigger();
    const auto made = [&] {
        return QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    };
    QTRY_COMPARE(made().size(), 1);
    const QDir written(QDir(folder.path()).filePath(made().front()));
    QTRY_COMPARE(written.entryList(QDir::Files, QDir::Name).join(u' '),
                 QStringLiteral("MODEL_CARD.md checksums.sha256 evaluation.json "
                                "predictions.jsonl"));
    const VectorStudy vectors = must(at.study().predictions().vectorStudy());
    const auto sets = must(at.study().predictions().keptVectors(vectors));
    const Submission submission = must(readSubmission(at.study(), sets.front().name));
    for (const ReleaseFile& file : submissionFiles(submission, *scoreSubmission(submission)))
        QCOMPARE(readFile(written.filePath(file.path)), file.bytes);
}

SUBTEXT_TEST(ModelSubmissionTest)
#include "modelsubmissiontest.moc"
