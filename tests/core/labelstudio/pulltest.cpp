// SPDX-License-Identifier: MIT
#include "tests/core/labelstudio/bridging.h"

using namespace subtext;
using namespace subtext::test;

/// Taking a project of a running server, again and again.
class PullTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void project_comesWithScenesPeopleAndAnswers();
    void pulledAgain_changesNoByte();
    void changedThere_isOneRevisionMore();
    void newAnswer_isTakenBesideTheOthers();
    void newAddress_isTheSamePerson();
    void numberOfAnotherServer_isNobodyKnown();
    void person_isWhoeverSomebodySays();
    void draft_isADraftOfWhoHasNoAnswer();
    void draft_isOverWhenItsAnswerComes();
    void draftThatWentOnHere_stays();
    void skippedTask_isCountedByPerson();
    void skippedTask_becomesADraftWithAFlag();
    void skippedTask_staysOneUntilSomebodySaysOtherwise();
    void skippedTask_leavesDraftsAndAnswersAsTheyAre();
    void skippedAfterAll_isOverWhenItsAnswerComes();
    void groundTruth_isNobodysAnswer();
    void predictions_areCounted();
    void dryRun_saysAllAndWritesNothing();
    void mapping_isKeptForTheNextTime();
    void oldServer_isReadWithoutASnapshot();
    void snapshot_isRemoved();
    void snapshotOfAKilledPull_isRemovedByTheNext();
    void list_comesPageByPage();

private:
    void fillStudio();
    int skip(int task, int person);
    /// That skipped tasks become drafts.
    static PullWishes flagging();
};

namespace {

const QString AnHourLater = QStringLiteral("2026-03-02T10:00:00.000000Z");

qint64 countOf(const ImportReport& report, ImportNotice notice)
{
    for (const ImportWarning& warning : report.warnings) {
        if (warning.notice == notice)
            return warning.count;
    }
    return 0;
}

} // namespace

void PullTest::init()
{
    m_studio = std::make_unique<PlayedStudio>();
    m_waits.clear();
    m_address = exampleServer();
    fillStudio();
}

/// Three tasks; ann labels two of them, ben one.
void PullTest::fillStudio()
{
    m_studio->addPerson(1, QStringLiteral("boss@example.org"));
    m_studio->addPerson(2, QStringLiteral("ann@example.org"));
    m_studio->addPerson(3, QStringLiteral("ben@example.org"));
    m_project =
        m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    for (int i = 1; i <= 3; ++i)
        m_studio->addTask(m_project,
                          ceiData(QString::number(i), QStringLiteral("Great, number %1.").arg(i)));
    m_studio->annotate(1, 2, said("joy"));
    m_studio->annotate(2, 2, said("anger"));
    m_studio->annotate(1, 3, said("fear"));
}

void PullTest::project_comesWithScenesPeopleAndAnswers()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.scenarios, 3);
    QCOMPARE(report.annotations, 3);
    QCOMPARE(report.people, 2);
    QVERIFY(report.refused.empty());
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.people.size(), std::size_t{2});
    QCOMPARE(data.people.front().name, QStringLiteral("ann@example.org"));
    const Annotation& first = data.annotations.front();
    QCOMPARE(first.submittedAt, std::optional<qint64>(1'772'359'200'000));
    QCOMPARE(first.timings->wallMs, 12'500);
    for (const HttpRequest& request : transport.asked) {
        QCOMPARE(request.headers.front().value, "Token " + m_token);
        QVERIFY(!request.url.toString().contains(QString::fromLatin1(m_token)));
    }
}

void PullTest::pulledAgain_changesNoByte()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    m_studio->draft(3, 2, {chosen("emotion", "joy")}, AnHourLater);
    must(pull(study.study(), transport, m_project));
    const QByteArray before = bytesOf(study);
    const ImportReport again = must(pull(study.study(), transport, m_project));
    QVERIFY(!again.isNew());
    QCOMPARE(countOf(again, ImportNotice::KeptAnnotations), 3);
    QVERIFY(bytesOf(study) == before);
}

void PullTest::changedThere_isOneRevisionMore()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    m_studio->change(2, said("sadness"), AnHourLater, 2);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.revisions, 1);
    const auto all = must(study->annotationsAfter({}));
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all.back().revision, 2);
    QCOMPARE(all.back().answer.ballot[0], std::optional<Choice>(Emotion::Sadness));
    QVERIFY(!must(pull(study.study(), transport, m_project)).isNew());
}

void PullTest::newAnswer_isTakenBesideTheOthers()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    m_studio->annotate(3, 3, said("trust"), AnHourLater);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.people, 0);
}

void PullTest::newAddress_isTheSamePerson()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    m_studio->addPerson(2, QStringLiteral("ann.other@example.org"));
    m_studio->annotate(3, 2, said("trust"), AnHourLater);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.annotations, 1);
    QCOMPARE(must(study->snapshot()).people.size(), std::size_t{2});
}

void PullTest::numberOfAnotherServer_isNobodyKnown()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    m_address = QUrl(QStringLiteral("https://other.example.org"));
    m_studio->addPerson(2, QStringLiteral("zoe@example.org"));
    m_studio->annotate(3, 2, said("trust"), AnHourLater);
    must(pull(study.study(), transport, m_project));
    const auto people = must(study->snapshot()).people;
    QCOMPARE(people.size(), std::size_t{3});
    QCOMPARE(people.back().name, QStringLiteral("zoe@example.org"));
}

void PullTest::person_isWhoeverSomebodySays()
{
    TestStudy::Shape shape = emptyShape();
    shape.annotators = 1;
    TestStudy study(shape);
    PlayedTransport transport(*m_studio);
    PullWishes wishes;
    wishes.mapping.people.insert(QStringLiteral("2"), QStringLiteral("A01"));
    must(pull(study.study(), transport, m_project, wishes));
    const auto answers = must(study->annotations());
    QCOMPARE(std::count_if(answers.begin(), answers.end(),
                           [&](const Annotation& of) { return of.person == study.person(1); }),
             2);
    // It was said once.
    QVERIFY(!must(pull(study.study(), transport, m_project)).isNew());
}

void PullTest::draft_isADraftOfWhoHasNoAnswer()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    m_studio->draft(3, 2, {chosen("emotion", "joy"), chosen("valence", "pleasant")}, AnHourLater);
    m_studio->draft(1, 2, {chosen("emotion", "fear")}, AnHourLater); // has an answer
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.drafts, 1);
    QCOMPARE(countOf(report, ImportNotice::DraftsTaken), 1);
    QCOMPARE(countOf(report, ImportNotice::Drafts), 1);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.annotations.size(), std::size_t{3});
    const ItemState item =
        must(study->labelling().load(data.people.front().id, data.scenarios.back().id));
    QVERIFY(!item.submitted && item.draft);
    QCOMPARE(item.draft->answer.ballot[0], std::optional<Choice>(Emotion::Joy));
    QVERIFY(item.draft->answer.scale(Dimension::Valence) &&
            !item.draft->answer.scale(Dimension::Arousal));
}

void PullTest::draft_isOverWhenItsAnswerComes()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    m_studio->draft(3, 2, {chosen("emotion", "joy")}, AnHourLater);
    must(pull(study.study(), transport, m_project));
    m_studio->annotate(3, 2, said("fear"), QStringLiteral("2026-03-03T10:00:00.000000Z"));
    QCOMPARE(must(pull(study.study(), transport, m_project)).annotations, 1);
    const StudyData data = must(study->snapshot());
    const ItemState item =
        must(study->labelling().load(data.people.front().id, data.scenarios.back().id));
    QVERIFY(item.submitted && !item.draft);
}

void PullTest::draftThatWentOnHere_stays()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    m_studio->draft(3, 2, {chosen("emotion", "joy")}, AnHourLater);
    must(pull(study.study(), transport, m_project));
    const StudyData data = must(study->snapshot());
    Draft mine;
    mine.answer.ballot[0] = Emotion::Trust;
    must(study->labelling().saveDraft(data.people.front().id, data.scenarios.back().id, mine));
    must(pull(study.study(), transport, m_project));
    const ItemState item =
        must(study->labelling().load(data.people.front().id, data.scenarios.back().id));
    QCOMPARE(item.draft->answer.ballot[0], std::optional<Choice>(Emotion::Trust));
}

void PullTest::skippedTask_isCountedByPerson()
{
    QJsonObject skipped = m_studio->annotation(m_studio->annotate(3, 3, {}, AnHourLater));
    skipped[QStringLiteral("was_cancelled")] = true;
    m_studio->setAnnotation(skipped);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.scenarios, 3);
    QCOMPARE(report.annotations, 3);
    const auto said =
        std::find_if(report.warnings.begin(), report.warnings.end(), [](const auto& warning) {
            return warning.notice == ImportNotice::SkippedAnswers;
        });
    QVERIFY(said != report.warnings.end());
    QCOMPARE(said->value, QStringLiteral("ben@example.org 1"));
}

PullWishes PullTest::flagging()
{
    PullWishes wishes;
    wishes.flagsSkipped = true;
    return wishes;
}

int PullTest::skip(int task, int person)
{
    const int number = m_studio->annotate(task, person, {}, AnHourLater);
    QJsonObject skipped = m_studio->annotation(number);
    skipped[QStringLiteral("was_cancelled")] = true;
    m_studio->setAnnotation(skipped);
    return number;
}

void PullTest::skippedTask_becomesADraftWithAFlag()
{
    skip(3, 3);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const ImportReport report = must(pull(study.study(), transport, m_project, flagging()));
    QCOMPARE(report.annotations, 3);
    QCOMPARE(report.drafts, 1);
    QCOMPARE(report.skippedBy, (std::map<QString, qint64>{{QStringLiteral("ben@example.org"), 1}}));
    QCOMPARE(countOf(report, ImportNotice::SkippedFlagged), 1);
    QCOMPARE(countOf(report, ImportNotice::SkippedAnswers), 0);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.annotations.size(), std::size_t{3});
    const ItemState item =
        must(study->labelling().load(data.people.back().id, data.scenarios.back().id));
    QVERIFY(!item.submitted && item.draft);
    Answer flag;
    flag.isFlagged = true;
    flag.flagReason = QStringLiteral("Skipped in Label Studio");
    QCOMPARE(item.draft->answer, flag);
}

void PullTest::skippedTask_staysOneUntilSomebodySaysOtherwise()
{
    skip(3, 3);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    PullWishes wishes = flagging();
    must(pull(study.study(), transport, m_project, wishes));
    const QByteArray before = bytesOf(study);
    const ImportReport again = must(pull(study.study(), transport, m_project)); // it is kept
    QVERIFY(!again.isNew());
    QCOMPARE(countOf(again, ImportNotice::SkippedLeft), 1);
    QVERIFY(bytesOf(study) == before);
    skip(3, 2);
    wishes.flagsSkipped = false;
    QCOMPARE(must(pull(study.study(), transport, m_project, wishes)).drafts, 0);
    const ImportReport counted = must(pull(study.study(), transport, m_project));
    QCOMPARE(counted.drafts, 0);
    QCOMPARE(countOf(counted, ImportNotice::SkippedAnswers), 2);
}

void PullTest::skippedTask_leavesDraftsAndAnswersAsTheyAre()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    const StudyData data = must(study->snapshot());
    const PersonId ann = data.people.front().id;
    const ScenarioId third = data.scenarios.back().id;
    m_studio->draft(3, 2, {chosen("emotion", "joy")}, AnHourLater);
    skip(3, 2); // beside a draft there
    skip(1, 2); // beside an answer
    const ImportReport report = must(pull(study.study(), transport, m_project, flagging()));
    QVERIFY(report.skippedBy.empty());
    QCOMPARE(report.drafts, 1);
    QCOMPARE(countOf(report, ImportNotice::SkippedLeft), 2);
    const ItemState begun = must(study->labelling().load(ann, third));
    QVERIFY(begun.draft && !begun.draft->answer.isFlagged);
    QCOMPARE(begun.draft->answer.ballot[0], std::optional<Choice>(Emotion::Joy));
    const ItemState answered = must(study->labelling().load(ann, data.scenarios.front().id));
    QVERIFY(answered.submitted && !answered.draft);
}

void PullTest::skippedAfterAll_isOverWhenItsAnswerComes()
{
    const int number = skip(3, 3);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project, flagging()));
    QJsonObject taken = m_studio->annotation(number);
    taken[QStringLiteral("was_cancelled")] = false;
    m_studio->setAnnotation(taken);
    m_studio->change(number, said("fear"), QStringLiteral("2026-03-03T10:00:00.000000Z"), 3);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.draftsEnded, 1);
    const StudyData data = must(study->snapshot());
    const ItemState item =
        must(study->labelling().load(data.people.back().id, data.scenarios.back().id));
    QVERIFY(item.submitted && !item.draft && !item.submitted->answer.isFlagged);
}

void PullTest::groundTruth_isNobodysAnswer()
{
    QJsonObject truth = m_studio->annotation(3);
    truth[QStringLiteral("ground_truth")] = true;
    m_studio->setAnnotation(truth);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    PullWishes wishes;
    wishes.groundTruth = GroundTruth::Gold;
    const ImportReport report = must(pull(study.study(), transport, m_project, wishes));
    QCOMPARE(report.annotations, 2);
    QCOMPARE(report.adjudications, 1);
    QVERIFY(!must(pull(study.study(), transport, m_project, wishes)).isNew());
}

void PullTest::predictions_areCounted()
{
    QJsonObject task = m_studio->task(2);
    task[QStringLiteral("predictions")] =
        QJsonArray{QJsonObject{{QStringLiteral("id"), 1}, {QStringLiteral("result"), said("joy")}}};
    m_studio->setTask(task);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(countOf(report, ImportNotice::Predictions), 1);
    QCOMPARE(report.annotations, 3);
}

void PullTest::dryRun_saysAllAndWritesNothing()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const QByteArray before = bytesOf(study);
    const QTemporaryDir folder;
    const FetchedProject fetched = must(fetch(transport, m_project, folder.path()));
    ImportOptions options = optionsOf(study.study(), fetched);
    options.isDryRun = true;
    const ImportReport report = must(study->importing().importFiles({fetched.file}, options));
    QCOMPARE(report.annotations, 3);
    QVERIFY(bytesOf(study) == before);
}

void PullTest::mapping_isKeptForTheNextTime()
{
    // Theirs calls the question otherwise, and its words too.
    const QString foreign =
        QString::fromUtf8(labelStudioConfig())
            .replace(QStringLiteral("name=\"emotion\""), QStringLiteral("name=\"q1\""))
            .replace(QStringLiteral("value=\"joy\""), QStringLiteral("value=\"bliss\""));
    const int project = m_studio->addProject(QStringLiteral("Foreign"), foreign);
    const int task =
        m_studio->addTask(project, ceiData(QStringLiteral("9"), QStringLiteral("Oh.")));
    QJsonArray results = said("joy");
    results[0] = chosen("q1", "bliss");
    m_studio->annotate(task, 2, results);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    const auto refused = pull(study.study(), transport, project);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::MissingColumn);
    PullWishes wishes;
    wishes.mapping.columns.insert(QStringLiteral("emotion"), QStringLiteral("q1"));
    wishes.mapping.values[QStringLiteral("emotion")].insert(QStringLiteral("bliss"),
                                                            QStringLiteral("joy"));
    QCOMPARE(must(pull(study.study(), transport, project, wishes)).annotations, 1);
    m_studio->annotate(task, 3, results, AnHourLater);
    QCOMPARE(must(pull(study.study(), transport, project)).annotations, 1);
}

void PullTest::oldServer_isReadWithoutASnapshot()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    transport.spoil = [&](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path().endsWith(QLatin1String("/exports/"))) {
            reply.status = 404;
            reply.body = "<!doctype html>";
        } else if (request.url.path().endsWith(QLatin1String("/export"))) {
            // People are numbers there.
            reply.status = 200;
            reply.body = QJsonDocument(m_studio->tasksOf(m_project)).toJson();
        }
    };
    const ImportReport report = must(pull(study.study(), transport, m_project));
    QCOMPARE(report.annotations, 3);
    QCOMPARE(must(study->snapshot()).people.front().name, QStringLiteral("ann@example.org"));
}

void PullTest::snapshot_isRemoved()
{
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    must(pull(study.study(), transport, m_project));
    QCOMPARE(m_studio->exportCount(), 0);
}

void PullTest::snapshotOfAKilledPull_isRemovedByTheNext()
{
    const int other = m_studio->addProject(QStringLiteral("Other"), QStringLiteral("<View/>"));
    const QString ours = QStringLiteral("subtext-pull");
    m_studio->leaveExport(m_project, ours);
    m_studio->leaveExport(m_project, ours + QStringLiteral(" 0123456789ab"),
                          QStringLiteral("failed"));
    // None of these is known to be ours to remove.
    m_studio->leaveExport(m_project, QStringLiteral("subtext-pull of mine"));
    m_studio->leaveExport(m_project, ours, QStringLiteral("in_progress"));
    m_studio->leaveExport(other, ours);
    TestStudy study(emptyShape());
    PlayedTransport transport(*m_studio);
    // It need not be a pull that comes to its end.
    transport.spoil = [](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path() == QLatin1String("/api/users/"))
            reply.status = 403;
    };
    QVERIFY(!pull(study.study(), transport, m_project));
    QCOMPARE(m_studio->exportCount(), 3);
    transport.spoil = nullptr;
    must(pull(study.study(), transport, m_project));
    QCOMPARE(m_studio->exportCount(), 3);
    // A server that does not list them keeps them, and the pull is none the worse for it.
    m_studio->leaveExport(m_project, ours);
    transport.spoil = [](const HttpRequest& request, HttpReply& reply) {
        if (request.method == "GET" && request.url.path().endsWith(QLatin1String("/exports/")))
            reply.status = 500;
    };
    m_waits.clear();
    must(pull(study.study(), transport, m_project));
    QCOMPARE(m_studio->exportCount(), 4);
    QVERIFY(m_waits.empty());
}

void PullTest::list_comesPageByPage()
{
    for (int i = 0; i < 6; ++i)
        m_studio->addProject(QStringLiteral("More %1").arg(i), QStringLiteral("<View/>"));
    m_studio->largestPage = 3;
    PlayedTransport transport(*m_studio);
    LabelStudioClient client(m_address, m_token, ports(transport));
    ProjectList list(client);
    std::optional<Result<std::vector<StudioProject>>> listed;
    list.start([&](const Result<std::vector<StudioProject>>& of) { listed = of; });
    QCOMPARE(must(waited(listed)).size(), std::size_t{7});
    QCOMPARE(transport.asked.size(), std::size_t{3});
}

SUBTEXT_TEST(PullTest)
#include "pulltest.moc"
