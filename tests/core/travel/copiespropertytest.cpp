// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/agreement/agreementreport.h"
#include "core/base/pythonrandom.h"
#include "core/course/courserules.h"
#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/exporter.h"
#include "core/figures/figures.h"
#include "core/operation/corrections.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasedrafting.h"
#include "core/publishing/releasing.h"
#include "tests/core/travel/studycopies.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/teststudy.h"

#include <QFileInfo>

using namespace subtext;
using namespace subtext::test;

/// Copies of one study that were worked on apart come to the same study, whoever merges whom and
/// how often: the same exports, agreement and release from each.
class CopiesPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void copiesThatAreMerged_areTheSameStudy();
    void peopleWithOneCode_getTheSameOnesEverywhere();
    void itemTakenFromSomebody_countsNowhere();
};

namespace {

struct Shown
{
    QStringList names;
    std::vector<QByteArray> bytes;

    void add(const QString& name, const QByteArray& content)
    {
        names << name;
        bytes.push_back(content);
    }
    /// The name of the first thing that differs; empty where all is the same.
    QString differenceFrom(const Shown& other) const
    {
        if (names != other.names)
            return QStringLiteral("names");
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            if (bytes[i] != other.bytes[i])
                return names.at(static_cast<qsizetype>(i));
        }
        return {};
    }
};

/// Everything that anybody gets out of a study.
Shown shownBy(StudyCopy& copy)
{
    const auto study = copy.open(Study::Access::Read);
    Shown shown;
    const StudyData data = must(study->snapshot());
    const QTemporaryDir folder;
    for (const auto& [name, format] : {std::pair{"tidy.csv", ExportFormat::TidyCsv},
                                       {"lines.jsonl", ExportFormat::JsonLines},
                                       {"decisions.csv", ExportFormat::Decisions},
                                       {"tasks.json", ExportFormat::LabelStudio}}) {
        const QString out = folder.filePath(QLatin1String(name));
        must(exportStudy(data, format, out));
        shown.add(QLatin1String(name), readFile(out));
    }
    const auto report = computeAgreement(must(study->figures().agreementInput()));
    shown.add(QStringLiteral("agreement"), report ? agreementJson(*report) : QByteArray());
    ReleaseOptions options;
    options.date = QStringLiteral("2027-01-15");
    const ReleaseDraft draft = must(study->releaseDrafting().draft(options, {}));
    for (const ReleaseFile& file : filesOf(draft))
        shown.add(file.path, file.bytes);
    QString people;
    for (const Person& person : must(study->roster().people()))
        people += person.code + u' ' + person.name + u' ' + QString(roleToken(person.role)) + u'\n';
    shown.add(QStringLiteral("people"), people.toUtf8());
    must(study->verifyAudit());
    return shown;
}

/// Somebody at work in a copy: whatever the random numbers say, as far as the study lets them.
class Worker
{
public:
    Worker(Study& study, FixedClock& clock, PythonRandom& random)
        : m_study(study)
        , m_clock(clock)
        , m_random(random)
        , m_people(must(study.roster().people()))
        , m_scenarios(must(study.scenarios()))
    {}

    void work(std::uint32_t steps)
    {
        for (std::uint32_t i = 0; i < steps; ++i) {
            // Several things at one moment, and a clock that is set back.
            m_clock.advance(static_cast<qint64>(below(4)) - 1);
            step();
        }
    }

private:
    std::uint32_t below(std::uint32_t limit) { return m_random.below(limit); }
    PersonId anybody()
    {
        return m_people.at(below(static_cast<std::uint32_t>(m_people.size()))).id;
    }
    ScenarioId anything()
    {
        return m_scenarios.at(below(static_cast<std::uint32_t>(m_scenarios.size()))).id;
    }
    Choice anyEmotion() { return static_cast<Choice>(below(EmotionCount)); }

    Verdict verdict()
    {
        Verdict verdict;
        if (below(5) > 0)
            verdict.picks = picksOf(Pick{anyEmotion()});
        verdict.basis = Basis::Override;
        verdict.note = QStringLiteral("Note %1").arg(below(100));
        return verdict;
    }

    // What is refused (the wrong role, nothing to undo) is refused in every copy alike.
    void step()
    {
        Deciding& desk = m_study.deciding();
        switch (below(18)) {
        case 0:
        case 1:
        case 2:
            submit();
            break;
        case 3:
        case 4:
            static_cast<void>(desk.decide(anybody(), anything(), verdict()));
            break;
        case 5:
            static_cast<void>(desk.undo(anybody()));
            break;
        case 6:
            static_cast<void>(desk.redo(anybody()));
            break;
        case 7:
            static_cast<void>(desk.settle(anybody(), anything(), verdict()));
            break;
        case 8:
            decideInBulk();
            break;
        case 9:
            dismiss();
            break;
        case 10:
            changePeople();
            break;
        case 11:
            static_cast<void>(m_study.assigning().withdraw(anybody()));
            break;
        case 12:
            static_cast<void>(m_study.assigning().readmit(anybody()));
            break;
        case 13:
            static_cast<void>(m_study.assigning().fill(below(100)));
            break;
        case 14:
            static_cast<void>(m_study.releasing().answer(
                QStringLiteral("creators"), QStringLiteral("We, %1").arg(below(100)), {}));
            break;
        case 15:
            static_cast<void>(
                m_study.courseRules().setGuideline(QStringLiteral("# No. %1").arg(below(100))));
            break;
        case 16:
            static_cast<void>(m_study.corrections().correct(
                anything(), {{ScenePart::Context, QStringLiteral("Context %1").arg(below(100))}},
                QStringLiteral("Damaged."), anybody()));
            break;
        case 17:
            static_cast<void>(
                below(3) ? m_study.corrections().takeBackIn(anything(), QStringLiteral("Fits."), {})
                         : m_study.corrections().leaveOut(anything(), QStringLiteral("Cut."), {}));
            break;
        }
    }

    void submit()
    {
        const PersonId who = anybody();
        const auto items = must(m_study.labelling().items(who));
        if (items.empty())
            return;
        const ScenarioId item = items.at(below(static_cast<std::uint32_t>(items.size()))).scenario;
        must(m_study.labelling().submit(
            who, item,
            submissionOf(completeAnswer(anyEmotion(), QStringLiteral("Word %1").arg(below(50))))));
    }

    void decideInBulk()
    {
        BulkDecision bulk;
        bulk.scenario =
            m_scenarios.at(below(static_cast<std::uint32_t>(m_scenarios.size()))).name();
        bulk.picks = picksOf(Pick{anyEmotion()});
        bulk.basis = Basis::Override;
        static_cast<void>(m_study.deciding().decideAll({bulk}, {}, QString()));
    }

    void dismiss()
    {
        const FlagKey flag{QualityCode::TooFast, anybody(), anything(), {}};
        static_cast<void>(below(2) ? m_study.quality().dismiss(flag, QStringLiteral("Seen."), {})
                                   : m_study.quality().restore(flag, {}));
    }

    void changePeople()
    {
        if (below(2) == 0) {
            static_cast<void>(
                m_study.roster().rename(anybody(), QStringLiteral("Renamed %1").arg(below(100))));
            return;
        }
        // Both copies give the next free code to whoever comes.
        must(m_study.roster().add({{{},
                                    QStringLiteral("New %1").arg(below(100)),
                                    below(3) ? Role::Annotator : Role::Adjudicator}}));
        m_people = must(m_study.roster().people());
    }

    Study& m_study;
    FixedClock& m_clock;
    PythonRandom& m_random;
    std::vector<Person> m_people;
    std::vector<Scenario> m_scenarios;
};

/// A study with three annotators, some of whose work is done, and two adjudicators.
void begin(TestStudy& study)
{
    must(study.roster().add({{QStringLiteral("J01"), QStringLiteral("One"), Role::Adjudicator},
                             {QStringLiteral("J02"), QStringLiteral("Two"), Role::Adjudicator}}));
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 2; ++item)
            must(study.labelling().submit(
                study.person(person), study.scenario(item),
                submissionOf(completeAnswer(static_cast<Choice>((person * item) % 8)))));
    }
    study.close();
}

TestStudy::Shape smallShape()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::MixedSignals, Subtype::SarcasmIrony};
    return shape;
}

} // namespace

void CopiesPropertyTest::initTestCase()
{
    // Thousands of files that nobody needs to find on a disk afterwards.
    if (QFileInfo(QStringLiteral("/dev/shm")).isWritable())
        qputenv("TMPDIR", "/dev/shm");
}

void CopiesPropertyTest::copiesThatAreMerged_areTheSameStudy()
{
    TestStudy origin(smallShape());
    begin(origin);
    const quint32 rounds = qEnvironmentVariableIsSet("SUBTEXT_LONG") ? 1'000 : 40;
    for (quint32 round = 0; round < rounds; ++round) {
        const QTemporaryDir folder;
        PythonRandom random(round);
        std::vector<std::unique_ptr<StudyCopy>> copies;
        const quint32 count = 2 + random.below(2);
        for (quint32 i = 0; i < count; ++i) {
            const QString path = folder.filePath(QStringLiteral("copy%1.subtext").arg(i));
            QVERIFY(QFile::copy(origin.path(), path));
            copies.push_back(std::make_unique<StudyCopy>(path, round * 10 + i));
            copies.back()->clock.advance(static_cast<qint64>(random.below(10)));
        }
        // Twice: what was merged is worked on, and comes together again.
        for (int epoch = 0; epoch < 2; ++epoch) {
            for (const auto& copy : copies) {
                const auto study = copy->open();
                Worker(*study, copy->clock, random).work(1 + random.below(12));
            }
            if (random.below(2) == 0)
                std::reverse(copies.begin(), copies.end());
            // There and back: what the first learns of the last goes to all between.
            for (std::size_t i = 1; i < copies.size(); ++i)
                copies[i]->merge(*copies[i - 1]);
            for (std::size_t i = copies.size() - 1; i > 0; --i)
                copies[i - 1]->merge(*copies[i]);
            if (random.below(4) == 0)
                copies.back()->merge(*copies.front()); // which has nothing new
        }
        const Shown first = shownBy(*copies.front());
        for (const auto& copy : copies) {
            const QString difference = shownBy(*copy).differenceFrom(first);
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QStringLiteral("round %1: %2").arg(round).arg(difference)));
        }
    }
}

void CopiesPropertyTest::peopleWithOneCode_getTheSameOnesEverywhere()
{
    TestStudy origin(smallShape());
    begin(origin);
    const QTemporaryDir folder;
    StudyCopy one(folder.filePath(QStringLiteral("one.subtext")), 1);
    StudyCopy two(folder.filePath(QStringLiteral("two.subtext")), 2);
    for (StudyCopy* copy : {&one, &two})
        QVERIFY(QFile::copy(origin.path(), copy->path));
    one.clock.advance(50);
    two.clock.advance(20);
    must(one.open()->roster().add({{QStringLiteral("N01"), QStringLiteral("Later"), {}}}));
    must(two.open()->roster().add({{QStringLiteral("N01"), QStringLiteral("Earlier"), {}}}));
    one.merge(two);
    two.merge(one);
    for (StudyCopy* copy : {&one, &two}) {
        const auto study = copy->open(Study::Access::Read);
        QCOMPARE(must(study->roster().byCode(QStringLiteral("N01"))).value().name,
                 QStringLiteral("Earlier"));
        QCOMPARE(must(study->roster().byCode(QStringLiteral("N01-2"))).value().name,
                 QStringLiteral("Later"));
    }
}

// Answered in one copy, and taken from the person in another: no answer is lost, and none counts
// that nobody asked for.
void CopiesPropertyTest::itemTakenFromSomebody_countsNowhere()
{
    TestStudy origin(smallShape());
    begin(origin);
    const QTemporaryDir folder;
    StudyCopy one(folder.filePath(QStringLiteral("one.subtext")), 1);
    StudyCopy two(folder.filePath(QStringLiteral("two.subtext")), 2);
    for (StudyCopy* copy : {&one, &two})
        QVERIFY(QFile::copy(origin.path(), copy->path));
    const PersonId person = origin.person(1);
    must(
        one.open()->labelling().submit(person, origin.scenario(3), submissionOf(completeAnswer())));
    must(two.open()->assigning().withdraw(person));
    one.merge(two);
    two.merge(one);
    for (StudyCopy* copy : {&one, &two}) {
        const auto study = copy->open(Study::Access::Read);
        QCOMPARE(must(study->counts()).annotations, 6);
        QCOMPARE(must(study->annotations()).size(), std::size_t{6});
        QVERIFY(must(study->labelling().history(person, origin.scenario(3))).size() == 1);
        must(study->verifyAudit());
    }
}

SUBTEXT_TEST(CopiesPropertyTest)
#include "copiespropertytest.moc"
