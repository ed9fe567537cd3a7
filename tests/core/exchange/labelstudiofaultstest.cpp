// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/study/study.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/labelstudiosamples.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/support/writtentables.h"

using namespace subtext;
using namespace subtext::test;

/// What exports of Label Studio say of people, times, gold and changes: nothing of it is lost or
/// taken for something else without a word.
class LabelStudioFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void revisedScenes_areNamedOnce();
    void onePersonByNumberAndAddress_isOne();
    void numberBesideAddresses_isAsked();
    void saidPerson_isTheOneOfTheRoster();
    void groundTruth_isGoldWhereThatIsSaid();
    void twoTruths_areNotSettledByTheirOrder();
    void whatIsLeftOut_isCounted();
    void goldOfAFlatExport_isNotTaken();
    void refusedAnswer_leavesItsSceneAndSaysWhere();
    void cancelledAlone_isADraftWhereThatIsSaid_data();
    void cancelledAlone_isADraftWhereThatIsSaid();
    void impossibleTime_doesNotCostTheAnswer();
    void flagWithoutReason_isKept();
    void timesOfSubtext_surviveLabelStudio();
    void unknownTimes_stayEmpty();
    void changedAnswer_isALaterRevision();
    void olderExport_changesNothing();
    void numberedScene_isRecognisedByItsTexts();
    void anInterface_isNoData();
    void unknownControlAndField_areAnsweredWithWhatThereIs();
    void textsThatLookLikeJson_stayTexts_data();
    void textsThatLookLikeJson_stayTexts();
    void ownInterface_hasKeysAndWords();
};

namespace {

qint64 countOf(const std::vector<ImportWarning>& warnings, ImportNotice notice)
{
    for (const ImportWarning& warning : warnings) {
        if (warning.notice == notice)
            return warning.count;
    }
    return 0;
}

Result<ImportedFile> readExport(const QByteArray& bytes, const ImportOptions& options)
{
    const QTemporaryDir folder;
    return readImportFile(writeFile(folder.filePath(latin("export.json")), bytes), options);
}

QJsonObject by(const QJsonValue& completedBy, const char* emotion = "joy", int number = 101)
{
    return with(annotation("x@example.org", wholeAnswer(emotion), number), "completed_by",
                completedBy);
}

QJsonObject account(int number, const char* email, const char* first, const char* last)
{
    return {{latin("id"), number},
            {latin("email"), latin(email)},
            {latin("first_name"), latin(first)},
            {latin("last_name"), latin(last)}};
}

} // namespace

void LabelStudioFaultsTest::onePersonByNumberAndAddress_isOne()
{
    StudyOf study(defaultTask());
    const QJsonObject ann = account(3, "ann@example.org", "Ann", "Lee");
    const auto report =
        study.take(json({task(sceneData("6"), {by(3)}), task(sceneData("7"), {by(ann)}),
                         task(sceneData("8"), {by(3), by(ann, "fear", 102)})}));
    VERIFY_HOLDS(report);
    QVERIFY(report->refused.empty());
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.people.size(), std::size_t{1});
    QCOMPARE(data.people.front().name, latin("ann@example.org"));
    QCOMPARE(data.annotations.size(), std::size_t{3}); // of two on one scene the later
    QCOMPARE(countOf(report->warnings, ImportNotice::EarlierAnswers), 1);
}

void LabelStudioFaultsTest::numberBesideAddresses_isAsked()
{
    StudyOf study(defaultTask());
    must(study.take(json({task(sceneData("6"), {by(account(3, "ann@example.org", "", ""))})})));
    const auto report = must(study.take(json({task(sceneData("7"), {by(3)})})));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, RefusalReason::UnclearPerson);
    QCOMPARE(report.scenarios, 1);
    QCOMPARE(must(study->snapshot()).people.size(), std::size_t{1});

    ImportOptions options;
    options.people.insert(latin("3"), latin("ann@example.org"));
    const auto said = must(study.take(json({task(sceneData("7"), {by(3)})}), options));
    QVERIFY(said.refused.empty());
    QCOMPARE(said.annotations, 1);
    QCOMPARE(must(study->snapshot()).people.size(), std::size_t{1});

    options.people = {{latin("4"), latin("4")}}; // somebody new, who is called so
    must(study.take(json({task(sceneData("7"), {by(4)})}), options));
    QCOMPARE(must(study->snapshot()).people.size(), std::size_t{2});
}

void LabelStudioFaultsTest::saidPerson_isTheOneOfTheRoster()
{
    StudyOf study(defaultTask());
    VERIFY_HOLDS(study->roster().add({{latin("A07"), latin("Ann Lee"), Role::Annotator}}));
    const QByteArray bytes =
        json({task(sceneData("7"), {by(account(3, "ann@example.org", "Ann", "Lee"))})});
    // Two people may have one name.
    QCOMPARE(must(study.take(bytes)).refused.front().reason, RefusalReason::UnclearPerson);
    ImportOptions options;
    options.people.insert(latin("ann@example.org"), latin("A07"));
    QCOMPARE(must(study.take(bytes, options)).annotations, 1);
    // What was said of an address holds for the next export, too.
    const auto again = must(study.take(
        json({task(sceneData("8"), {by(account(3, "ann@example.org", "Ann", "Lee"))})})));
    QCOMPARE(again.annotations, 1);
    QCOMPARE(must(study->snapshot()).people.size(), std::size_t{1});
}

void LabelStudioFaultsTest::groundTruth_isGoldWhereThatIsSaid()
{
    const QByteArray bytes =
        json({task(sceneData("7"), {by(3), with(by(4, "fear", 102), "ground_truth", true)})});
    StudyOf left(defaultTask());
    const auto report = must(left.take(bytes));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(report.adjudications, 0);
    QCOMPARE(countOf(report.warnings, ImportNotice::GroundTruthLeft), 1);

    StudyOf taken(defaultTask());
    ImportOptions options;
    options.groundTruth = GroundTruth::Gold;
    const auto withGold = must(taken.take(bytes, options));
    QCOMPARE(withGold.annotations, 1);
    QCOMPARE(withGold.adjudications, 1);
    const Decision decision = must(taken->snapshot()).decisions.front();
    QVERIFY(decision.label() == Emotion::Fear);
    QCOMPARE(decision.basis, Basis::Unstated);

    StudyOf answers(defaultTask());
    options.groundTruth = GroundTruth::Answer;
    QCOMPARE(must(answers.take(bytes, options)).annotations, 2);
}

void LabelStudioFaultsTest::twoTruths_areNotSettledByTheirOrder()
{
    StudyOf study(defaultTask());
    ImportOptions options;
    options.groundTruth = GroundTruth::Gold;
    const auto report = must(
        study.take(json({task(sceneData("7"), {with(by(3, "joy"), "ground_truth", true),
                                               with(by(4, "fear", 102), "ground_truth", true)})}),
                   options));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, RefusalReason::UnclearGold);
    QCOMPARE(report.refused.front().value, latin("fear"));
}

void LabelStudioFaultsTest::whatIsLeftOut_isCounted()
{
    StudyOf study(defaultTask());
    QJsonArray results = wholeAnswer();
    QJsonObject filled = results[0].toObject();
    filled[latin("origin")] = latin("prediction-changed");
    results[0] = filled;
    const QJsonObject changed = with(annotation("ann@example.org", results), "updated_by", 9);
    const QJsonObject asked =
        with(task(sceneData("7"), {changed}), "drafts", QJsonArray{QJsonObject(), QJsonObject()});
    const auto report = must(study.take(json({asked})));
    QCOMPARE(countOf(report.warnings, ImportNotice::Drafts), 2);
    QCOMPARE(countOf(report.warnings, ImportNotice::Predictions), 1);
    QCOMPARE(countOf(report.warnings, ImportNotice::ChangedByOthers), 1);
    QCOMPARE(countOf(report.warnings, ImportNotice::PreFilled), 1);
    QCOMPARE(report.annotations, 1);
}

void LabelStudioFaultsTest::goldOfAFlatExport_isNotTaken()
{
    const auto row = [](const char* who, int number, const char* gold) {
        QJsonObject flat = with(minimal(who, number), "gold", latin(gold));
        flat[latin("arousal")] = latin("calm");
        return with(flat, "note", latin("because"));
    };
    const QByteArray bytes =
        json({row("ann@example.org", 101, "fear"), row("bob@example.org", 102, "joy")});
    StudyOf study(defaultTask());
    const auto report = must(study.take(bytes));
    QCOMPARE(report.annotations, 2);
    QCOMPARE(report.adjudications + report.notes, 0);
    const auto said =
        std::find_if(report.warnings.begin(), report.warnings.end(),
                     [](const auto& w) { return w.notice == ImportNotice::UnclearColumns; });
    QVERIFY(said != report.warnings.end());
    QCOMPARE(said->value, latin("gold, note"));

    // Whoever says that it is gold is believed, but not by the order of the rows.
    StudyOf other(defaultTask());
    ImportOptions options;
    options.columns.insert(latin("gold"), latin("gold"));
    const auto asked = must(other.take(bytes, options));
    QCOMPARE(asked.adjudications, 1);
    QCOMPARE(asked.refused.front().reason, RefusalReason::UnclearGold);
}

void LabelStudioFaultsTest::refusedAnswer_leavesItsSceneAndSaysWhere()
{
    StudyOf study(defaultTask());
    const auto report = must(study.take(
        json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer("envy"))})})));
    QCOMPARE(report.scenarios, 1);
    QCOMPARE(report.annotations, 0);
    QCOMPARE(report.refused.size(), std::size_t{1});
    const Refusal& refusal = report.refused.front();
    QCOMPARE(refusal.scenario, latin("sarcasm-irony/7"));
    QCOMPARE(refusal.origin->task, latin("11"));
    QCOMPARE(refusal.origin->annotation, latin("101"));
    QCOMPARE(refusal.origin->person, latin("ann@example.org"));
}

void LabelStudioFaultsTest::cancelledAlone_isADraftWhereThatIsSaid_data()
{
    QTest::addColumn<QString>("control"); // of a question, as a mapping has it
    QTest::newRow("by the question's name") << QString();
    QTest::newRow("by a control that nobody answered") << QStringLiteral("feeling");
}

void LabelStudioFaultsTest::cancelledAlone_isADraftWhereThatIsSaid()
{
    QFETCH(QString, control);
    // What was chosen before it was skipped is nobody's answer.
    const QJsonObject cancelled =
        with(annotation("ann@example.org", {choice("valence", "pleasant")}), "was_cancelled", true);
    ImportOptions options;
    options.flagsSkipped = true;
    if (!control.isEmpty())
        options.columns.insert(QStringLiteral("emotion"), control);
    const auto file = readExport(
        json({task(sceneData("7"), {cancelled, annotation("bob@example.org", {})})}), options);
    VERIFY_HOLDS(file);
    QVERIFY(file->refused.empty());
    QCOMPARE(countOf(file->warnings, ImportNotice::SkippedAnswers), 1); // bob submitted nothing
    QCOMPARE(file->records.size(), std::size_t{1});
    QVERIFY(file->records.at(0).answers.empty());
    QCOMPARE(file->records.at(0).drafts.size(), std::size_t{1});
    const ImportedAnswer& draft = file->records.at(0).drafts.front();
    QCOMPARE(draft.annotator, QStringLiteral("ann@example.org"));
    QVERIFY(draft.answer.isFlagged);
    QVERIFY(!draft.answer.scale(Dimension::Valence));
    options.kind = ImportKind::Scenarios;
    options.columns.clear();
    const auto scenes = readExport(json({task(sceneData("7"), {cancelled})}), options);
    VERIFY_HOLDS(scenes);
    QVERIFY(scenes->records.at(0).drafts.empty());
}

void LabelStudioFaultsTest::impossibleTime_doesNotCostTheAnswer()
{
    for (const auto& [key, value] :
         {std::pair{"lead_time", QJsonValue(-3)}, std::pair{"lead_time", QJsonValue(latin("soon"))},
          std::pair{"created_at", QJsonValue(latin("yesterday"))}}) {
        StudyOf study(defaultTask());
        const auto report = must(study.take(json({task(
            sceneData("7"), {with(annotation("ann@example.org", wholeAnswer()), key, value)})})));
        QCOMPARE(report.annotations, 1);
        QVERIFY(report.refused.empty());
        QCOMPARE(countOf(report.warnings, ImportNotice::DroppedTimes), 1);
    }
}

void LabelStudioFaultsTest::flagWithoutReason_isKept()
{
    StudyOf study(defaultTask());
    QJsonArray results = wholeAnswer();
    results.append(choice("flagged", "yes"));
    const auto report =
        must(study.take(json({task(sceneData("7"), {annotation("ann@example.org", results)})})));
    QCOMPARE(report.annotations, 1);
    QCOMPARE(countOf(report.warnings, ImportNotice::MissingReasons), 1);
    const Answer answer = must(study->snapshot()).annotations.front().answer;
    QVERIFY(answer.isFlagged);
    QCOMPARE(answer.flagReason, latin("(no reason given)"));
}

namespace {

/// A table of one answer with everything that Subtext measures.
const QByteArray
    Measured("subtype,id,speaker_role,listener_role,context,utterance,annotator,"
             "emotion,valence,arousal,dominance,confidence,submitted_at,active_ms,"
             "wall_ms,visits,focus_losses\n"
             "sarcasm-irony,7,boss,clerk,A late evening.,How very kind.,Ann,joy,"
             "pleasant,calm,in control,unsure,2026-01-02T03:04:05.678Z,1200,1500,2,3\n");

/// As Label Studio has it after its import: the times are its own.
QJsonArray afterImport(StudyOf& study)
{
    const QByteArray bytes = labelStudioTasks(must(study->snapshot()));
    QJsonArray tasks = QJsonDocument::fromJson(bytes).array();
    QJsonObject first = tasks.first().toObject();
    QJsonObject given = first.value(latin("annotations")).toArray().first().toObject();
    given[latin("created_at")] = latin("2026-05-05T05:05:05Z");
    given[latin("updated_at")] = latin("2026-05-05T05:05:05Z");
    given[latin("completed_by")] = 1;
    given[latin("id")] = 900;
    first[latin("annotations")] = QJsonArray{given};
    tasks[0] = first;
    return tasks;
}

/// Somebody chose another emotion there.
QJsonArray changedThere(const QJsonArray& tasks, const char* emotion, const char* when)
{
    QJsonObject first = tasks.first().toObject();
    QJsonObject given = first.value(latin("annotations")).toArray().first().toObject();
    QJsonArray results = given.value(latin("result")).toArray();
    QJsonObject chosen = results.first().toObject();
    chosen[latin("value")] = QJsonObject{{latin("choices"), QJsonArray{latin(emotion)}}};
    results[0] = chosen;
    given[latin("result")] = results;
    given[latin("updated_by")] = 2;
    given[latin("updated_at")] = latin(when);
    first[latin("annotations")] = QJsonArray{given};
    return QJsonArray{first};
}

} // namespace

void LabelStudioFaultsTest::timesOfSubtext_surviveLabelStudio()
{
    StudyOf study(defaultTask());
    must(study.take(Measured));
    StudyOf other(defaultTask());
    must(other.take(json(afterImport(study))));
    const Annotation before = must(study->snapshot()).annotations.front();
    const Annotation after = must(other->snapshot()).annotations.front();
    QCOMPARE(after.submittedAt, before.submittedAt);
    QCOMPARE(after.timings->activeMs, 1200);
    QCOMPARE(after.timings->wallMs, 1500);
    QCOMPARE(after.timings->visits, 2);
    QCOMPARE(after.timings->focusLosses, 3);
}

void LabelStudioFaultsTest::unknownTimes_stayEmpty()
{
    // The published data have no times: what Label Studio puts there is none of theirs.
    QByteArray untimed = Measured;
    untimed.replace("2026-01-02T03:04:05.678Z,1200,1500,2,3", ",,,,");
    StudyOf study(defaultTask());
    must(study.take(untimed));
    StudyOf other(defaultTask());
    must(other.take(json(afterImport(study))));
    QCOMPARE(other.table(), study.table());
    QVERIFY(!must(other->snapshot()).annotations.front().submittedAt);

    // Lead time alone is wall time; nobody measured active time or visits.
    StudyOf foreign(defaultTask());
    must(
        foreign.take(json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer())})})));
    QVERIFY2(foreign.table().contains(",,4288,,"), foreign.table().constData());
    QCOMPARE(must(foreign->snapshot()).annotations.front().timings->wallMs, 4288);
}

void LabelStudioFaultsTest::changedAnswer_isALaterRevision()
{
    // Of an answer that Label Studio has from Subtext, whether times are known or not …
    for (const QByteArray& table :
         {Measured, QByteArray(Measured).replace("2026-01-02T03:04:05.678Z", "")}) {
        StudyOf study(defaultTask());
        must(study.take(table));
        const QJsonArray changed =
            changedThere(afterImport(study), "anger", "2026-06-06T06:06:06Z");
        const auto report = must(study.take(json(changed)));
        QVERIFY(report.refused.empty());
        QCOMPARE(countOf(report.warnings, ImportNotice::NewRevisions), 1);
        const Annotation now = must(study->snapshot()).annotations.front();
        QCOMPARE(now.revision, 2);
        QVERIFY(now.answer.ballot[0] == Emotion::Anger);
        QCOMPARE(isoTime(now.submittedAt), latin("2026-06-06T06:06:06.000Z"));
        // Once more: nothing changes.
        QCOMPARE(must(study.take(json(changed))).annotations, 0);
        VERIFY_HOLDS(study->verifyAudit());
    }
    // … and of one that was given there.
    StudyOf study(defaultTask());
    must(study.take(
        json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer("joy"))})})));
    const QJsonObject later = with(annotation("ann@example.org", wholeAnswer("fear")), "updated_at",
                                   latin("2025-04-01T00:00:00Z"));
    QCOMPARE(must(study.take(json({task(sceneData("7"), {later})}))).annotations, 1);
    QCOMPARE(must(study->snapshot()).annotations.front().revision, 2);
}

void LabelStudioFaultsTest::olderExport_changesNothing()
{
    StudyOf study(defaultTask());
    must(study.take(Measured));
    const QJsonArray early = afterImport(study);
    must(study.take(json(changedThere(early, "anger", "2026-06-06T06:06:06Z"))));
    const QByteArray before = study.table();
    const auto report = must(study.take(json(early)));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.annotations, 0);
    QCOMPARE(countOf(report.warnings, ImportNotice::EarlierAnswers), 1);
    QCOMPARE(study.table(), before);
}

void LabelStudioFaultsTest::numberedScene_isRecognisedByItsTexts()
{
    StudyOf study(defaultTask());
    must(study.take(json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer())})})));
    QJsonObject row = with(minimal("bob@example.org", 102), "id", 11);
    row[latin("arousal")] = latin("calm");
    const auto report = must(study.take(json({row})));
    QCOMPARE(report.scenarios, 0);
    QCOMPARE(report.annotations, 1);
    QCOMPARE(countOf(report.warnings, ImportNotice::RecognisedScenes), 1);
    QCOMPARE(countOf(report.warnings, ImportNotice::NumberedScenes), 1);
    const StudyData data = must(study->snapshot());
    QCOMPARE(data.scenarios.size(), std::size_t{1});
    QCOMPARE(data.scenarios.front().sourceId, latin("7"));
    // By what the file tells: who stands above whom was said when the scene was taken in.
    StudyOf said(defaultTask());
    ImportOptions options;
    options.powers = {{latin("sarcasm-irony/7"), PowerRelation::HighToLow}};
    const QJsonObject friends = with(with(sceneData("7"), "speaker_role", latin("friend")),
                                     "listener_role", latin("friend"));
    must(said.take(json({task(friends, {annotation("ann@example.org", wholeAnswer())})}), options));
    const QJsonObject again =
        with(with(row, "speaker_role", latin("friend")), "listener_role", latin("friend"));
    QCOMPARE(countOf(must(said.take(json({again}))).warnings, ImportNotice::RecognisedScenes), 1);
    QVERIFY(powerOf(must(said->scenarios()).front()) == PowerRelation::HighToLow);
    // Two tasks with one text are two scenes of their own.
    StudyOf other(defaultTask());
    const QJsonObject twin = with(with(row, "id", 12), "annotation_id", 103);
    QCOMPARE(must(other.take(json({row, twin}))).scenarios, 2);
}

void LabelStudioFaultsTest::anInterface_isNoData()
{
    StudyOf study(defaultTask());
    const auto refused = study.take(labelStudioConfig());
    COMPARE_ERROR(refused, ErrorCode::UnknownFormat);
    QCOMPARE(refused.error().detail, latin("interface"));
}

void LabelStudioFaultsTest::unknownControlAndField_areAnsweredWithWhatThereIs()
{
    StudyOf study(defaultTask());
    const QByteArray bytes =
        json({task(sceneData("7"), {annotation("ann@example.org", {choice("sentiment", "Positive"),
                                                                   choice("tone", "warm")})})});
    const auto refused = study.take(bytes);
    COMPARE_ERROR(refused, ErrorCode::MissingColumn);
    QCOMPARE(refused.error().detail, latin("controls:sentiment, tone"));
    ImportOptions options;
    options.columns.insert(latin("feeling"), latin("sentiment"));
    const auto unknown = study.take(bytes, options);
    COMPARE_ERROR(unknown, ErrorCode::InvalidValue);
    QCOMPARE(unknown.error().value, latin("feeling"));
    QVERIFY(unknown.error().detail.contains(latin("emotion, valence")));
}

void LabelStudioFaultsTest::textsThatLookLikeJson_stayTexts_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("text");
    for (const char* cell : {"[]", "{}", "[1, 2]", R"(["a"])", R"({"text": 1})",
                             R"({"text": ["a"], "more": 1})", R"({"choices": ["a"]})"})
        QTest::newRow(cell) << latin(cell) << latin(cell);
    QTest::newRow("several texts") << latin(R"({"text": ["a", "b"]})") << latin("a\nb");
}

void LabelStudioFaultsTest::textsThatLookLikeJson_stayTexts()
{
    QFETCH(QString, cell);
    QByteArray csv = LabelStudioCsv;
    csv.replace("\"{\"\"text\"\": [\"\"First.\"\", \"\"Second.\"\"]}\"", csvCell(cell));
    csv.replace("\"[{\"\"rating\"\": 3}]\"", "calm");
    StudyOf study(defaultTask());
    must(study.take(csv));
    QTEST(must(study->snapshot()).annotations.front().answer.explanation, "text");
}

void LabelStudioFaultsTest::ownInterface_hasKeysAndWords()
{
    const QByteArray cei = labelStudioConfig();
    for (const char* header :
         {"Speaker: $speaker_role", "Listener: $listener_role", "Power: $power_relation"})
        QVERIFY2(cei.contains("<Header value=\"" + QByteArray(header) + "\"/>"), header);
    QCOMPARE(cei.count("<Choice "), 37);
    QCOMPARE(cei.count("hotkey="), 37);
    QVERIFY(!cei.contains("choice=\"single\""));
    QVERIFY(cei.contains("name=\"explanation\" toName=\"utterance\" rows=\"3\" "
                         "maxSubmissions=\"1\" editable=\"true\" required=\"true\""));
    const QList<const Task*> tasks{&defaultTask(), builtInTask(u"emoscene")};
    for (const Task* task : tasks) {
        QSet<QByteArray> keys;
        const QList<QByteArray> parts = labelStudioConfig(*task).split('"');
        for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
            if (!parts.at(i).endsWith("hotkey="))
                continue;
            QVERIFY2(!keys.contains(parts.at(i + 1)), parts.at(i + 1).constData());
            keys.insert(parts.at(i + 1));
        }
        QVERIFY(keys.size() > 10);
    }
}

/// Answers of a file may be in the order of people, so that each scene comes again.
void LabelStudioFaultsTest::revisedScenes_areNamedOnce()
{
    const auto names = [](const char* list) { return QString::fromLatin1(list).split(u' '); };
    ImportWarning warning;
    nameScenes(warning, names("a b c a b"));
    QCOMPARE(warning.value, QStringLiteral("a, b, c"));
    QVERIFY(warning.detail.isEmpty());
    nameScenes(warning, names("a b c d e f g a g"));
    QCOMPARE(warning.value, QStringLiteral("a, b, c, d, e"));
    QCOMPARE(warning.detail, QStringLiteral("2"));
}

SUBTEXT_TEST(LabelStudioFaultsTest)
#include "labelstudiofaultstest.moc"
