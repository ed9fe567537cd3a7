// SPDX-License-Identifier: MIT
#include "core/study/demonstration.h"

#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"
#include "core/exchange/exporter.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>

using namespace subtext;
using namespace subtext::test;

class DemonstrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void demonstration_isWhatItSays();
    void scenarios_areClean();
    void simulation_isSeededAndLimited();

private:
    struct Made
    {
        QTemporaryDir folder;
        FixedClock clock;
        CountingIds ids;
        std::unique_ptr<Study> study;
    };
    static std::unique_ptr<Made> make();
};

std::unique_ptr<DemonstrationTest::Made> DemonstrationTest::make()
{
    auto made = std::make_unique<Made>();
    auto study = makeDemonstration(made->folder.filePath(QStringLiteral("d.subtext")),
                                   {made->clock, made->ids, {}});
    if (!study)
        qFatal("%s", describe(study).constData());
    made->study = std::move(*study);
    return made;
}

void DemonstrationTest::demonstration_isWhatItSays()
{
    const auto made = make();
    Study& study = *made->study;
    QCOMPARE(must(study.counts()).scenarios, 60);
    QCOMPARE(must(study.counts()).annotations, 0);
    for (const auto& [subtype, count] : must(study.groupCounts()))
        QCOMPARE(count, 12);
    std::map<Role, int> roles;
    for (const Person& person : must(study.roster().people()))
        ++roles[person.role];
    QCOMPARE(roles[Role::Annotator], 15);
    QCOMPARE(roles[Role::Adjudicator], 1);
    QCOMPARE(roles[Role::Coordinator], 1);
    for (const Scenario& scenario : must(study.scenarios()))
        QCOMPARE(must(study.raters(scenario.id)).size(), std::size_t{3});
    VERIFY_HOLDS(study.verifyAudit());
    COMPARE_ERROR(makeDemonstration(study.path(), {made->clock, made->ids, {}}),
                  ErrorCode::FileExists);
}

void DemonstrationTest::scenarios_areClean()
{
    const auto made = make();
    for (const Scenario& scenario : must(made->study->scenarios())) {
        for (const QString& text :
             {scenario.text(ScenePart::Context), scenario.text(ScenePart::Utterance),
              scenario.text(ScenePart::SpeakerRole), scenario.text(ScenePart::ListenerRole)}) {
            QVERIFY2(findDamage(text).empty(), qUtf8Printable(scenario.name()));
            QVERIFY2(text == text.trimmed(), qUtf8Printable(scenario.name()));
        }
        QVERIFY2(!scenario.isGuessed(ScenePart::PowerRelation) &&
                     domainOf(scenario) != Domain::Unknown,
                 qUtf8Printable(scenario.name()));
    }
}

void DemonstrationTest::simulation_isSeededAndLimited()
{
    const auto labelled = [](quint32 seed, int most) {
        const auto made = make();
        const auto people = must(made->study->roster().people());
        std::vector<PersonId> two{people.at(0).id, people.at(1).id};
        const auto done = simulateLabelling(*made->study, two, most, seed);
        if (!done)
            qFatal("%s", describe(done).constData());
        if (!made->study->verifyAudit())
            qFatal("audit");
        return std::pair(must(made->study->counts()).annotations,
                         tidyCsv(must(made->study->snapshot())));
    };
    const auto once = labelled(42, 5);
    QCOMPARE(once.first, 10);
    QVERIFY(labelled(42, 5) == once);
    QVERIFY(labelled(43, 5).second != once.second);
    QCOMPARE(labelled(42, 1000).first, 24); // twelve items each, and no more
}

SUBTEXT_TEST(DemonstrationTest)

#include "demonstrationtest.moc"
