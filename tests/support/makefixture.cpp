// SPDX-License-Identifier: MIT
// Makes a file for tests/fixtures, named after the schema of today, which later versions must
// always be able to open, and a hand-out of it that came back half-way. It has rows in every table
// but those of a team. Once a schema was released its files are never made again.
// Usage: subtext-make-fixture OUT HANDOUT
#include "core/course/aboutreaders.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/course/practice.h"
#include "core/course/questions.h"
#include "core/course/repeats.h"
#include "core/course/shortdrafts.h"
#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/topics.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/storage/database.h"
#include "core/storage/decisionstore.h"
#include "core/storage/generatedscenestore.h"
#include "core/storage/rowstamps.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/releases.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

bool addWorkInProgress(TestStudy& study)
{
    Draft draft;
    draft.answer = completeAnswer(Emotion::Trust, QStringLiteral("Half a thought"));
    draft.answer.seconds.set(FirstQuestion, SecondAnswer::nothing());
    draft.answer.guesses.set(FirstQuestion, Emotion::Joy);
    const auto drafted = study.labelling().saveDraft(study.person(2), study.scenario(1), draft);
    const auto checked =
        study.labelling().noteSelfCheck(study.person(1), study.scenario(1),
                                        QualityCode::ContradictionPositive, SelfCheckAction::Kept);
    const auto handedIn = study.labelling().handIn(study.person(1));
    return drafted && checked && handedIn;
}

/// A decision of the desk, one taken back, a draft, and a lock that was
/// opened again.
bool addTheDesk(TestStudy& study)
{
    const auto added =
        study.roster().add({{QStringLiteral("K01"), QStringLiteral("Keeper"), Role::Adjudicator}});
    if (!added)
        return false;
    const PersonId keeper = added->front().id;
    Deciding& deciding = study->deciding();
    DataLock& dataLock = study->dataLock();
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Sadness});
    verdict.basis = Basis::VadFit;
    verdict.note = QStringLiteral("Kept: “ü”");
    verdict.firstPicks = picksOf(Pick{Emotion::Anger});
    verdict.hints = ShownHints{QStringLiteral("negative"), Emotion::Sadness, Emotion::Fear};
    verdict.activeMs = 4'200;
    const auto decided = deciding.decide(keeper, must(study->scenarios()).back().id, verdict);
    const auto second = deciding.decide(keeper, study.scenario(2), verdict);
    const auto undone = deciding.undo(keeper);
    DeskDraft draft;
    draft.firstPicks = picksOf(Pick{Emotion::Disgust});
    draft.picks = picksOf(Pick{Emotion::Fear, true});
    draft.note = QStringLiteral("Later");
    draft.isHeld = true;
    draft.activeMs = 700;
    const auto drafted = deciding.saveDraft(keeper, study.scenario(1), draft);
    const auto locked = dataLock.lock(QStringLiteral("Counted."), keeper);
    const auto unlocked = dataLock.unlock(QStringLiteral("Counted wrongly."), {});
    return decided && second && undone && drafted && locked && unlocked;
}

/// An answer for the datasheet that was changed once, and a release.
bool addRelease(TestStudy& study)
{
    Releasing& releasing = study->releasing();
    ReleaseDrafting& releaseDrafting = study->releaseDrafting();
    const auto answered = releasing.answer(QStringLiteral("creators"), QStringLiteral("We"), {});
    const auto changed =
        releasing.answer(QStringLiteral("creators"), QStringLiteral("Kept: “å”"), {});
    ReleaseOptions options;
    options.version = QStringLiteral("1.2.3");
    options.date = QStringLiteral("2026-03-01");
    const auto draft = releaseDrafting.draft(options, {});
    return answered && changed && draft && releasing.record(*draft, filesOf(*draft), {});
}

/// Own texts, consent, practice, a repeat, a passphrase, and
/// somebody who dropped out. Person 1 has submitted everything after it.
bool addCourse(TestStudy& study)
{
    CourseRules& courseRules = study->courseRules();
    Consents& consents = study->consents();
    Practice& practice = study->practice();
    Repeats& repeats = study->repeats();
    Protocol rules = must(study->protocol());
    rules.isPracticeAsked = true;
    rules.isConsentRequired = true;
    rules.repeats = 1;
    rules.readerForm = aReaderForm();
    const auto ruled = courseRules.setProtocol(rules);
    const auto guided = courseRules.setGuideline(QStringLiteral("# Kept: “ø”"));
    const auto asked = consents.setText(QStringLiteral("Do you agree?"));
    const auto agreed = consents.record(study.person(1), true);
    const auto said =
        study->readers().answer(study.person(1), {{QStringLiteral("age"), QStringLiteral("28-37")},
                                                  {QStringLiteral("first_language"), QString()}});
    const Answer answer = completeAnswer(Emotion::Surprise);
    const CalibrationItem& scene = ceiPractice().items.front();
    Answer marked = answer;
    marked.cues =
        withWordsToggled({}, ScenePart::Utterance, scene.scenario.text(ScenePart::Utterance), 0, 1);
    const auto practised = practice.record(study.person(1), scene.id, marked, 9'000);
    // One answer says what else it could be, what others say, and in which language it was given.
    Protocol secondRules = rules;
    secondRules.secondReading = SecondReading::Option;
    secondRules.guessShare = 100;
    const auto asksMore = courseRules.setProtocol(secondRules);
    Answer fear = completeAnswer(Emotion::Fear, QString(u'x'));
    fear.seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Sadness));
    fear.guesses.set(FirstQuestion, Emotion::Anger);
    Labelling::Submission submission = submissionOf(fear);
    submission.language = QStringLiteral("de");
    const auto submitted = study.labelling().submit(study.person(1), study.scenario(2), submission);
    const auto asksLess = courseRules.setProtocol(rules);
    const std::vector<ScenarioId> due = must(repeats.due(study.person(1)));
    if (due.size() != 1)
        return false;
    const auto repeated = repeats.record(study.person(1), due.front(), answer, 8'000);
    const auto closed = study.signingIn().setPassphrase(study.person(1), QStringLiteral("sesame"));
    const auto dropped = study.roster().add({{QStringLiteral("A09"), QStringLiteral("Gone"), {}}});
    return ruled && said && asksMore && asksLess && guided && asked && agreed && practised &&
           submitted && repeated && closed && dropped &&
           study.assigning().withdraw(dropped->front().id);
}

/// A practice scene that is half answered.
bool addShortDraft(TestStudy& study)
{
    ShortDraft draft;
    draft.item = ShortItem::practice(ceiPractice().items.at(1).id);
    draft.answer.ballot[0] = Emotion::Joy;
    draft.answer.scale(Dimension::Valence) = 2;
    draft.answer.cues =
        withWordsToggled({}, ScenePart::Utterance,
                         ceiPractice().items.at(1).scenario.text(ScenePart::Utterance), 0, 0);
    draft.activeMs = 3'000;
    return study->shortDrafts().save(study.person(1), draft).has_value();
}

/// A text that was corrected, and an item that was left out for a while.
bool addSceneChanges(TestStudy& study)
{
    Corrections& corrections = study->corrections();
    const QString reason = QStringLiteral("Kept: “ß”");
    return corrections.correct(study.scenario(1), {{ScenePart::Context, QStringLiteral("Mended.")}},
                               reason, {}) &&
           corrections.leaveOut(study.scenario(2), reason, {}) &&
           corrections.takeBackIn(study.scenario(2), reason, {});
}

/// Texts that go with the task, and what the columns of a foreign file meant.
bool addTaskTexts(TestStudy& study)
{
    const QString foreign = writeFile(study.filePath(QStringLiteral("foreign.csv")),
                                      "Nr,Kind,who,whom,before,said,power_relation\n"
                                      "11,sarcasm-irony,a,b,Context.,Kept.,peer\n");
    ImportOptions options;
    options.columns = {{QStringLiteral("id"), QStringLiteral("Nr")},
                       {QStringLiteral("subtype"), QStringLiteral("Kind")},
                       {QStringLiteral("speaker_role"), QStringLiteral("who")},
                       {QStringLiteral("listener_role"), QStringLiteral("whom")},
                       {QStringLiteral("context"), QStringLiteral("before")},
                       {QStringLiteral("utterance"), QStringLiteral("said")}};
    return study->courseRules().setText(TaskText::CheatSheet, QStringLiteral("Kept: “ñ”")) &&
           study->importing().importFiles({foreign}, options);
}

/// Predictions of a model, withdrawn and restored.
bool addPredictions(TestStudy& study)
{
    const SetName set{QStringLiteral("model"), QStringLiteral("cot"), QStringLiteral("1")};
    const QString reason = QStringLiteral("Kept: “œ”");
    const QJsonObject answer{{QStringLiteral("label"), QStringLiteral("joy")},
                             {QStringLiteral("raw_response"), QStringLiteral("Kept: “õ”")}};
    ModelAnswers& answers = study->modelAnswers();
    return answers.take({{set, QStringLiteral("answers.csv"), {{study.scenario(1), answer}}}}) &&
           answers.withdraw(set, reason) && answers.restore(set, reason);
}

/// A run of a model with a try that failed and one that was answered, and
/// the consent to it.
bool addModelRun(TestStudy& study)
{
    ModelRuns& runs = study->modelRuns();
    const QString host = QStringLiteral("https://models.example.org");
    const auto agreed = runs.consent(host, QByteArray(64, 'a'), {});
    ModelRuns::NewRun about;
    about.model = QStringLiteral("asked");
    about.host = host;
    about.parameters = {{QStringLiteral("temperature"), 0}};
    const auto run = runs.begin(about);
    if (!agreed || !run)
        return false;
    ModelRequest request;
    request.at = study.clock.now();
    request.scenario = study.scenario(1);
    request.question = QStringLiteral("emotion");
    request.request = QStringLiteral("{}");
    request.headers = QStringLiteral("{}");
    request.fault = QStringLiteral("unreachable");
    const auto failed = runs.record(run->uuid, request);
    request.tries = 2;
    request.fault.clear();
    request.status = 200;
    request.answer = QStringLiteral(
        "{\"choices\":[{\"message\":{\"content\":\"Kept: joy\"},\"finish_reason\":\"stop\"}]}");
    request.finish = QStringLiteral("stop");
    request.inputTokens = 30;
    request.outputTokens = 4;
    return failed && runs.record(run->uuid, request) && runs.end(run->uuid);
}

/// An embedding, and topics of it.
bool addTopics(TestStudy& study)
{
    const auto recorded = study->topics().record({{study.scenario(1),
                                                   study.clock.now(),
                                                   QStringLiteral("places"),
                                                   QStringLiteral("https://models.example.org"),
                                                   QByteArray(64, 'd'),
                                                   {0.25F, -1.0F}}});
    return recorded &&
           study->topics().keep(
               QStringLiteral("places"), {{QStringLiteral("k"), 1}},
               {{QStringLiteral("Kept: “ą”"), {QStringLiteral("word")}, {study.scenario(1)}}});
}

/// A scene that a model wrote. A study of CEI has none, so its rows are made as the store makes
/// them; the next entry of the chain covers them.
bool addWrittenScene(TestStudy& study)
{
    study.close();
    auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    if (!database)
        return false;
    const auto written = (*database)->write([&] {
        (*database)->stamps().use(study.clock);
        GeneratedSceneStore scenes(**database);
        const Uuid run = study.ids.next();
        scenes.insert({run, 1, QStringLiteral("writer"), QStringLiteral("https://m.example.org"),
                       QStringLiteral("openai"), QByteArray(64, 'b'), QStringLiteral("{}")},
                      {});
        SceneRequest request;
        request.uuid = study.ids.next();
        request.event = QStringLiteral("e1");
        request.source = QStringLiteral("{\"id\":\"e1\",\"event\":\"Rain\",\"subject\":\"Ann\"}");
        request.promptSha256 = QByteArray(64, 'c');
        request.headers = QStringLiteral("{}");
        request.status = 200;
        request.finish = QStringLiteral("stop");
        scenes.insert(run, request);
        scenes.insert(
            study.ids.next(),
            {request.uuid, 1, SceneVerdictKind::Refused, {}, QStringLiteral("Kept."), std::nullopt},
            {});
    });
    study.reopen();
    return written.has_value();
}

/// What somebody picked when an item came back to them. None here is a split that is two days old,
/// so its row is made as the store makes it; the next entry of the chain covers it.
bool addSecondLook(TestStudy& study)
{
    study.close();
    auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    if (!database)
        return false;
    const auto written = (*database)->write([&] {
        (*database)->stamps().use(study.clock);
        DecisionStore decisions(**database);
        const std::vector<Decision> all = decisions.all();
        const Decision& first = *std::find_if(all.begin(), all.end(), [](const Decision& each) {
            return each.person.isValid() && each.isDecided(); // an imported one is nobody's
        });
        SecondLook look;
        look.uuid = study.ids.next();
        look.at = study.clock.now();
        look.scenario = first.scenario;
        look.person = first.person;
        look.decision = first.uuid;
        look.picks = picksOf(Pick{Emotion::Fear});
        look.shownOrder = {2, 1};
        look.activeMs = 3'100;
        decisions.insert(look);
    });
    study.reopen();
    return written.has_value();
}

/// A question about an item and its reply, one of each that is half written, and an item to label
/// again.
bool addQuestions(TestStudy& study)
{
    Protocol rules = must(study->protocol());
    rules.areQuestionsAllowed = true;
    const auto keeper = must(study->roster().byCode(QStringLiteral("K01")));
    if (!keeper || !study->courseRules().setProtocol(rules))
        return false;
    const auto asked =
        study->questions().ask(study.person(1), study.scenario(1), QStringLiteral("Kept: “ł”?"));
    return asked &&
           study->questions().saveDraft(study.person(2), study.scenario(1),
                                        QStringLiteral("Kept: “ţ”")) &&
           study->questions().reply(keeper->id, asked->uuid, QStringLiteral("Kept: “ž”")) &&
           study->questions().saveReplyDraft(keeper->id, asked->uuid,
                                             QStringLiteral("Kept: “ż”")) &&
           study->labelAgain().ask({study.scenario(1)}, QStringLiteral("Kept: “ğ”"), {});
}

/// A hand-out of person 2 that came back once, and after that was
/// worked on: a practice answer, an item and a draft that the study does not have.
bool addHandOut(TestStudy& study, const QString& handOutPath)
{
    const QString path = handOut(study, 2, QStringLiteral("handout"));
    {
        AtHome home(path, 50);
        if (!home->consents().record(home.owner(), true) || !home.handIn())
            return false;
    }
    if (!mergeOne(study.study(), path).isSound())
        return false;
    {
        AtHome home(path, 51);
        Draft draft;
        draft.answer.ballot[0] = Emotion::Disgust;
        const auto practised = home->practice().record(home.owner(), ceiPractice().items.front().id,
                                                       completeAnswer(Emotion::Anger), 7'000);
        const auto drafted = home->labelling().saveDraft(home.owner(), home.item(2), draft);
        if (!practised || !drafted || !home.label(1, Emotion::Anticipation))
            return false;
        if (!home->copyTo(study.filePath(QStringLiteral("returned.subtext"))))
            return false;
    }
    writeFile(handOutPath, readFile(study.filePath(QStringLiteral("returned.subtext"))));
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    shape.subtypes = {Subtype::PassiveAggression, Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    const auto submitted = study.labelling().submit(
        study.person(1), study.scenario(1),
        submissionOf(completeAnswer(Emotion::Anger, QStringLiteral("Kept: é … 🙂"))));
    const QString gold = writeFile(study.filePath(QStringLiteral("gold_sarcasm-irony.csv")),
                                   "id,speaker_role,listener_role,context,utterance,"
                                   "power_relation,gold,note\n"
                                   "9,a,b,Context.,Utterance.,peer,fear,Kept too.\n");
    const auto imported = study->importing().importFiles({gold}, {});
    QualityProtocol limits = must(study->quality().protocol());
    limits.thresholds.outlierZ = 3.25;
    const auto limited = study->quality().setProtocol(limits);
    const auto dismissed =
        study->quality().dismiss({QualityCode::TooFast, study.person(1), study.scenario(1), {}},
                                 QStringLiteral("Looked into."), study.person(2));
    if (!submitted || !imported || !limited || !dismissed || !addWorkInProgress(study) ||
        !addTheDesk(study) || !addRelease(study) || !addCourse(study) || !addShortDraft(study) ||
        !addSceneChanges(study) || !addTaskTexts(study) || !addPredictions(study) ||
        !addModelRun(study) || !addWrittenScene(study) || !addTopics(study) ||
        !addHandOut(study, QString::fromLocal8Bit(argv[2])) || !addSecondLook(study) ||
        !addQuestions(study))
        return 1;
    const auto copied = study->copyTo(study.filePath(QStringLiteral("copy.subtext")));
    if (!copied)
        return 1;
    writeFile(QString::fromLocal8Bit(argv[1]),
              readFile(study.filePath(QStringLiteral("copy.subtext"))));
    return 0;
}
