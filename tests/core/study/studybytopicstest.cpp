// SPDX-License-Identifier: MIT
#include "core/study/studybytopics.h"

#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/models/modelanswers.h"
#include "core/models/topics.h"
#include "core/operation/corrections.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// A new study of the scenes of another, with their topics as groups.
class StudyByTopicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newStudy_hasTopicsAsGroups();
    void newStudy_hasTextsRulesAndPartsButNoPeople();
    void correctedTexts_goAlong();
    void sceneWithoutTopic_staysBehind();
    void sceneThatIsLeftOut_isNotMissed();
    void taskWithoutGroups_getsThem();
    void listedGroups_areRefused();
    void withoutTopics_isRefused();
    void twoScenesOfOneName_areRefused();
    void fileThatIsThere_isNotTouched();
};

namespace {

/// Four stories, with topics kept of the first three.
class Stories
{
public:
    explicit Stories(const std::vector<Partition>& parts = {})
        : study(makeEmoSceneStudy(path(QStringLiteral("stories.subtext")), environment(),
                                  agreedOn({1, 2, 4, 8}), parts))
        , scenes(must(study->scenarios()))
    {}

    Environment environment() { return {clock, ids, {}}; }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void keep(const std::vector<NamedTopic>& topics)
    {
        must(study->topics().keep(QStringLiteral("m"), {}, topics));
    }
    void keepTwo()
    {
        keep({{QStringLiteral("rain"), {}, {scenes[1].id, scenes[0].id}},
              {QStringLiteral("mail"), {}, {scenes[2].id}}});
    }
    Result<MadeByTopics> make(const QString& name = QStringLiteral("new.subtext"))
    {
        return makeStudyByTopics(*study, path(name), environment());
    }
    std::unique_ptr<Study> made(const QString& name = QStringLiteral("new.subtext"))
    {
        return must(Study::open(path(name), Study::Access::Write, environment()));
    }
    QString idOf(int scene) const
    {
        return QString(scenes.at(static_cast<std::size_t>(scene)).name()).replace(u'/', u'-');
    }

private:
    QTemporaryDir m_folder;

public:
    FixedClock clock;
    CountingIds ids;
    std::unique_ptr<Study> study;
    std::vector<Scenario> scenes;
};

QStringList namesIn(const Study& study)
{
    QStringList names;
    for (const Scenario& scene : must(study.scenarios()))
        names << scene.name();
    return names;
}

} // namespace

void StudyByTopicsTest::newStudy_hasTopicsAsGroups()
{
    Stories from;
    from.keep({{QStringLiteral("rain"), {}, {from.scenes[1].id, from.scenes[3].id}},
               {QStringLiteral("mail"), {}, {from.scenes[0].id, from.scenes[2].id}}});
    const auto made = from.make();
    VERIFY_HOLDS(made);
    QCOMPARE(made->scenes, 4);
    QCOMPARE(made->topics, 2);
    QCOMPARE(made->without, 0);
    const auto study = from.made();
    QCOMPARE(namesIn(*study), (QStringList{QStringLiteral("mail/") + from.idOf(0),
                                           QStringLiteral("rain/") + from.idOf(1),
                                           QStringLiteral("mail/") + from.idOf(2),
                                           QStringLiteral("rain/") + from.idOf(3)}));
    QCOMPARE(must(study->groupCounts()),
             (std::map<QString, qint64>{{QStringLiteral("mail"), 2}, {QStringLiteral("rain"), 2}}));
    QCOMPARE(must(study->scenarios())[2].fields, from.scenes[2].fields);
    VERIFY_HOLDS(study->verifyAudit());
    // What was there is as it was.
    QCOMPARE(must(from.study->scenarios()), from.scenes);
}

void StudyByTopicsTest::newStudy_hasTextsRulesAndPartsButNoPeople()
{
    Stories from({Partition::Test, Partition::Train, Partition::Train, Partition::Validation});
    Protocol protocol = must(from.study->protocol());
    protocol.isExplanationRequired = false;
    protocol.areCuesAsked = true;
    must(from.study->courseRules().setProtocol(protocol));
    must(from.study->courseRules().setGuideline(QStringLiteral("Read *slowly*.")));
    must(from.study->consents().setText(QStringLiteral("You may stop at any time.")));
    from.keepTwo();
    VERIFY_HOLDS(from.make());
    const auto study = from.made();
    QCOMPARE(must(study->protocol()), protocol);
    QCOMPARE(must(study->courseRules().guideline()), QStringLiteral("Read *slowly*."));
    QCOMPARE(must(study->courseRules().ownText(TaskText::Consent)),
             QStringLiteral("You may stop at any time."));
    QVERIFY(must(study->courseRules().ownText(TaskText::CheatSheet)).isEmpty());
    const auto parts = must(study->modelAnswers().parts());
    const std::vector<Scenario> scenes = must(study->scenarios());
    QCOMPARE(parts.size(), qsizetype{3});
    QCOMPARE(parts.value(scenes[0].id), Partition::Test);
    QCOMPARE(parts.value(scenes[1].id), Partition::Train);
    QVERIFY(must(study->roster().people()).empty());
    QVERIFY(must(study->annotations()).empty());
    QVERIFY(!must(from.study->annotations()).empty());
}

void StudyByTopicsTest::correctedTexts_goAlong()
{
    Stories from;
    const PersonId by =
        must(from.study->roster().add({{{}, QStringLiteral("C"), Role::Coordinator}})).front().id;
    const Task& task = *must(from.study->task());
    std::size_t field = 0;
    while (task.scene[field].kind != FieldKind::Text)
        ++field;
    const FieldIndex at{static_cast<std::uint8_t>(field)};
    must(from.study->corrections().correct(from.scenes[0].id,
                                           {{at, QStringLiteral("The other text.")}},
                                           QStringLiteral("a slip"), by));
    from.keepTwo();
    VERIFY_HOLDS(from.make());
    QCOMPARE(must(from.made()->scenarios())[0].text(at), QStringLiteral("The other text."));
}

void StudyByTopicsTest::sceneWithoutTopic_staysBehind()
{
    Stories from;
    from.keepTwo();
    const auto made = from.make();
    VERIFY_HOLDS(made);
    QCOMPARE(made->scenes, 3);
    QCOMPARE(made->without, 1);
    QCOMPARE(namesIn(*from.made()).size(), qsizetype{3});
}

void StudyByTopicsTest::sceneThatIsLeftOut_isNotMissed()
{
    Stories from;
    const PersonId by =
        must(from.study->roster().add({{{}, QStringLiteral("C"), Role::Coordinator}})).front().id;
    from.keepTwo();
    for (const int scene : {0, 3})
        must(from.study->corrections().leaveOut(from.scenes.at(static_cast<std::size_t>(scene)).id,
                                                QStringLiteral("broken"), by));
    const auto made = from.make();
    VERIFY_HOLDS(made);
    QCOMPARE(made->scenes, 2);
    QCOMPARE(made->without, 0);
}

void StudyByTopicsTest::taskWithoutGroups_getsThem()
{
    Stories from;
    Study::Setup setup;
    setup.title = QStringLiteral("One heap");
    setup.task = *builtInTask(u"emoscene");
    setup.task->group.reset();
    from.study =
        must(Study::create(from.path(QStringLiteral("heap.subtext")), setup, from.environment()));
    ImportedFile file;
    for (Scenario scene : from.scenes) {
        scene.sourceId = scene.name().replace(u'/', u'-');
        scene.group.clear();
        file.records.emplace_back().scenario = scene;
    }
    QCOMPARE(must(from.study->importing().apply({file})).scenarios, 4);
    const std::vector<Scenario> heap = must(from.study->scenarios());
    from.keep({{QStringLiteral("rain"), {}, {heap[0].id, heap[1].id, heap[2].id, heap[3].id}}});
    VERIFY_HOLDS(from.make());
    const auto study = from.made();
    QCOMPARE(must(study->task())->group->token, QStringLiteral("topic"));
    QCOMPARE(namesIn(*study).front(), QStringLiteral("rain/") + heap[0].sourceId);
}

void StudyByTopicsTest::listedGroups_areRefused()
{
    TestStudy study; // of CEI's task
    must(study->topics().keep(QStringLiteral("m"), {},
                              {{QStringLiteral("mail"), {}, {study.scenario(1)}}}));
    const QString path = study.filePath(QStringLiteral("new.subtext"));
    const auto made = makeStudyByTopics(study.study(), path, study.environment());
    COMPARE_ERROR(made, ErrorCode::InvalidValue);
    QCOMPARE(made.error().detail, QStringLiteral("fixed-groups"));
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY(
        csvOf(must(scenesByTopic(study.study()))).contains("\nmail,")); // as a file they may leave
}

void StudyByTopicsTest::withoutTopics_isRefused()
{
    Stories from;
    const auto made = from.make();
    COMPARE_ERROR(made, ErrorCode::InvalidValue);
    QCOMPARE(made.error().detail, QStringLiteral("no-topics"));
    QVERIFY(!QFileInfo::exists(from.path(QStringLiteral("new.subtext"))));
}

// "a/b-c" and "a-b/c" are two scenes, and "a-b-c" would be one.
void StudyByTopicsTest::twoScenesOfOneName_areRefused()
{
    Stories from;
    ImportedFile file;
    for (const auto& [group, id] : {std::pair("a", "b-c"), std::pair("a-b", "c")}) {
        Scenario scene = from.scenes[0];
        scene.group = QString::fromLatin1(group);
        scene.sourceId = QString::fromLatin1(id);
        file.records.emplace_back().scenario = scene;
    }
    QCOMPARE(must(from.study->importing().apply({file})).scenarios, 2);
    const std::vector<Scenario> scenes = must(from.study->scenarios());
    from.keep({{QStringLiteral("rain"), {}, {scenes[4].id, scenes[5].id}}});
    const auto made = from.make();
    COMPARE_ERROR(made, ErrorCode::InvalidValue);
    QCOMPARE(made.error().detail, QStringLiteral("same-scene"));
    QCOMPARE(made.error().value, QStringLiteral("rain/a-b-c"));
    QVERIFY(!QFileInfo::exists(from.path(QStringLiteral("new.subtext"))));
}

void StudyByTopicsTest::fileThatIsThere_isNotTouched()
{
    Stories from;
    from.keepTwo();
    const QString there = writeFile(from.path(QStringLiteral("new.subtext")), "mine");
    COMPARE_ERROR(from.make(), ErrorCode::FileExists);
    QCOMPARE(readFile(there), QByteArray("mine"));
}

SUBTEXT_TEST(StudyByTopicsTest)

#include "studybytopicstest.moc"
