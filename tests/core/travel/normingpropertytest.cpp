// SPDX-License-Identifier: MIT
#include "core/course/norming.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/studycopies.h"
#include "tests/support/registeredtest.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr std::uint32_t NormingPeople = 3;

/// Somebody's first votes are of their own options alone, so that they are known wherever they are
/// read: 0 and 3 of the first person, 1 and 4 of the second, 2 and 5 of the third.
bool isVoteOf(std::size_t person, const Ballot& ballot)
{
    return ballot.front() && slotOf(*ballot.front()) % NormingPeople == person;
}

TestStudy::Shape twoScenesOfOneGroup()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    return shape;
}

/// A study in which three people are to vote on its two scenes.
class RoundInCopies
{
public:
    RoundInCopies()
        : study(twoScenesOfOneGroup())
    {
        for (int person = 1; person <= static_cast<int>(NormingPeople); ++person)
            people.push_back(study.person(person));
        must(begin(study.study(), QStringLiteral("First")));
        study.close();
    }

    Result<Uuid> begin(Study& at, const QString& title) const
    {
        return at.norming().begin({title, {}, {study.scenario(1), study.scenario(2)}, people});
    }
    std::unique_ptr<StudyCopy> copyIn(const QTemporaryDir& folder, int number, quint32 seed) const
    {
        const QString path = folder.filePath(QStringLiteral("copy%1.subtext").arg(number));
        if (!QFile::copy(study.path(), path))
            qFatal("no copy: %s", qPrintable(path));
        return std::make_unique<StudyCopy>(path, seed);
    }

    TestStudy study;
    std::vector<PersonId> people;
};

/// Votes, openings and closings in one file, whatever the random numbers say. What is refused (the
/// wrong phase, votes that are missing) is no business of this test.
class AtTheRounds
{
public:
    AtTheRounds(Study& study, const RoundInCopies& of, PythonRandom& random)
        : m_study(study)
        , m_of(of)
        , m_random(random)
    {}

    void step()
    {
        const auto round = anyRound();
        switch (m_random.below(10)) {
        case 0:
            if (must(m_study.norming().rounds()).size() < 2)
                must(m_of.begin(m_study, QStringLiteral("Another")));
            break;
        case 1:
        case 2:
            static_cast<void>(m_study.norming().open(round));
            break;
        case 3:
            static_cast<void>(m_study.norming().open(round, {m_of.people.at(anybody())}));
            break;
        case 4:
            static_cast<void>(m_study.norming().close(round));
            break;
        default:
            castAs(anybody(), round);
            break;
        }
    }

    /// On both items, or, now and then, on one of them, which is not enough.
    void castAs(std::size_t person, const Uuid& round)
    {
        const PersonId who = m_of.people.at(person);
        for (const NormingBooth& booth : must(m_study.norming().booths(who))) {
            if (booth.round.uuid != round || !booth.isDue())
                continue;
            for (const ScenarioId scenario : booth.scenarios) {
                if (m_random.below(10) > 0)
                    must(m_study.norming().vote(who, round, scenario, anyVote(person, booth)));
            }
            static_cast<void>(m_study.norming().cast(who, round));
        }
    }

private:
    std::size_t anybody() { return m_random.below(NormingPeople); }
    Uuid anyRound()
    {
        const auto rounds = must(m_study.norming().rounds());
        return rounds.at(m_random.below(static_cast<std::uint32_t>(rounds.size()))).round.uuid;
    }
    Ballot anyVote(std::size_t person, const NormingBooth& booth)
    {
        Ballot ballot{};
        ballot.front() = static_cast<Choice>(booth.phase == NormingPhase::Open
                                                 ? m_random.below(EmotionCount)
                                                 : person + NormingPeople * m_random.below(2));
        return ballot;
    }

    Study& m_study;
    const RoundInCopies& m_of;
    PythonRandom& m_random;
};

/// Who reads what they must not; empty where nobody does.
QString whatIsTold(Study& study, const std::vector<PersonId>& people)
{
    for (const NormingStanding& standing : must(study.norming().rounds())) {
        if (standing.phase == NormingPhase::Sealed &&
            !(standing.counts.empty() && standing.first.empty() && standing.second.empty()))
            return QStringLiteral("the coordinator");
    }
    for (std::size_t person = 0; person < people.size(); ++person) {
        for (const NormingBooth& booth : must(study.norming().booths(people[person]))) {
            const bool isOwn =
                std::all_of(booth.first.begin(), booth.first.end(),
                            [&](const auto& vote) { return isVoteOf(person, vote.second); });
            const bool isSealed = booth.phase == NormingPhase::Sealed;
            if (!isOwn || (isSealed && !(booth.counts.empty() && booth.second.empty())))
                return QStringLiteral("person %1").arg(person + 1);
        }
    }
    return {};
}

/// What somebody's file has of the votes of others.
QString votesOfOthers(const QString& path, int person)
{
    RawSql sql(path);
    const QString others =
        QStringLiteral("person_id NOT IN (SELECT id FROM person WHERE code = 'A%1')")
            .arg(person, 2, 10, QLatin1Char('0'));
    return sql.value(QStringLiteral("SELECT (SELECT count(*) FROM norming_vote WHERE %1) + "
                                    "(SELECT count(*) FROM norming_commitment WHERE %1) + "
                                    "(SELECT count(*) FROM norming_draft WHERE %1)")
                         .arg(others));
}

/// What a copy comes to, without what anybody has begun there and not cast.
struct ComeTo
{
    std::vector<NormingStanding> standings;
    std::vector<NormingBooth> booths; ///< Of all people.

    bool operator==(const ComeTo&) const = default;
};

ComeTo whatCameOf(StudyCopy& copy, const std::vector<PersonId>& people)
{
    const auto study = copy.open(Study::Access::Read);
    ComeTo of;
    of.standings = must(study->norming().rounds());
    for (const PersonId person : people) {
        for (NormingBooth& booth : must(study->norming().booths(person))) {
            if (!booth.isFirstCast)
                booth.first.clear();
            booth.second.clear(); // the standings have what counts of them
            of.booths.push_back(std::move(booth));
        }
    }
    must(study->verifyAudit());
    return of;
}

/// Copies of a study that go their own ways and come together again.
class ApartAndTogether
{
public:
    ApartAndTogether(const RoundInCopies& of, quint32 seed)
        : m_of(of)
        , m_random(seed)
        , m_seed(seed)
    {
        const int count = 2 + static_cast<int>(m_random.below(2));
        for (int i = 0; i < count; ++i) {
            copies.push_back(of.copyIn(m_folder, i, seed * 10 + static_cast<quint32>(i)));
            copies.back()->clock.advance(static_cast<qint64>(m_random.below(10)));
        }
    }

    void workApart()
    {
        for (const auto& copy : copies) {
            const auto study = copy->open();
            for (std::uint32_t left = 6 + m_random.below(10); left > 0; --left) {
                // Several things at one moment, and a clock that is set back.
                copy->clock.advance(static_cast<qint64>(m_random.below(4)) - 1);
                AtTheRounds(*study, m_of, m_random).step();
                note(whatIsTold(*study, m_of.people));
            }
            if (m_random.below(2) == 0)
                workAtHome(*study, copy.get());
        }
    }

    /// Hand-outs come back in any order, some of them twice; then the copies learn of one another.
    void comeTogether()
    {
        m_random.shuffle(m_out);
        for (const auto& [copy, path] : m_out)
            copy->merge(path);
        if (!m_out.empty())
            m_out.front().first->merge(m_out.front().second);
        m_out.clear();
        if (m_random.below(2) == 0)
            std::reverse(copies.begin(), copies.end());
        // There and back: what the first learns of the last goes to all between.
        for (std::size_t i = 1; i < copies.size(); ++i)
            copies[i]->merge(*copies[i - 1]);
        for (std::size_t i = copies.size() - 1; i > 0; --i)
            copies[i - 1]->merge(*copies[i]);
    }

    std::vector<std::unique_ptr<StudyCopy>> copies;
    QString told; ///< What somebody read too early, the first time.

private:
    void note(const QString& what)
    {
        if (told.isEmpty())
            told = what;
    }
    void workAtHome(Study& study, StudyCopy* copy)
    {
        const int person = 1 + static_cast<int>(m_random.below(NormingPeople));
        const QString path = m_folder.filePath(QStringLiteral("out%1.subtext").arg(++m_handedOut));
        const PersonId who = m_of.people.at(static_cast<std::size_t>(person - 1));
        must(study.handouts().write(who, path));
        if (votesOfOthers(path, person) != u"0")
            note(QStringLiteral("hand-out of person %1").arg(person));
        {
            AtHome home(path, static_cast<int>(m_seed) * 1'000 + m_handedOut);
            for (const NormingBooth& booth : must(home->norming().booths(home.owner())))
                castAtHome(home, booth, person);
        }
        m_out.emplace_back(copy, path);
    }
    void castAtHome(AtHome& home, const NormingBooth& booth, int person)
    {
        if (!booth.isDue())
            return;
        Ballot ballot{};
        ballot.front() = static_cast<Choice>(person - 1);
        for (const ScenarioId scenario : booth.scenarios)
            must(home->norming().vote(home.owner(), booth.round.uuid, scenario, ballot));
        must(home->norming().cast(home.owner(), booth.round.uuid));
    }

    const RoundInCopies& m_of;
    PythonRandom m_random;
    quint32 m_seed;
    QTemporaryDir m_folder;
    std::vector<std::pair<StudyCopy*, QString>> m_out;
    int m_handedOut = 0;
};

} // namespace

/// Rounds of norming that are voted on, opened and closed in several copies of a study come to the
/// same in all of them, and until a round is open nobody reads what others voted.
class NormingPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void copiesThatAreMerged_haveTheSameRounds();
    void openedTwice_theFirstOpeningCounts();
};

void NormingPropertyTest::initTestCase()
{
    // Hundreds of files that nobody needs to find on a disk afterwards.
    if (QFileInfo(QStringLiteral("/dev/shm")).isWritable())
        qputenv("TMPDIR", "/dev/shm");
}

void NormingPropertyTest::copiesThatAreMerged_haveTheSameRounds()
{
    const RoundInCopies of;
    std::array<int, 3> phases{}; // of all rounds, at the end
    const quint32 runs = qEnvironmentVariableIsSet("SUBTEXT_LONG") ? 500 : 8;
    for (quint32 run = 1; run <= runs; ++run) {
        ApartAndTogether study(of, run);
        for (int epoch = 0; epoch < 2; ++epoch) {
            study.workApart();
            study.comeTogether();
        }
        QVERIFY2(study.told.isEmpty(),
                 qPrintable(QStringLiteral("run %1: %2").arg(run).arg(study.told)));
        const ComeTo first = whatCameOf(*study.copies.front(), of.people);
        for (const auto& copy : study.copies)
            QVERIFY2(whatCameOf(*copy, of.people) == first,
                     qPrintable(QStringLiteral("run %1: %2").arg(run).arg(copy->path)));
        for (const NormingStanding& standing : first.standings)
            ++phases.at(static_cast<std::size_t>(standing.phase));
    }
    QVERIFY(phases[1] + phases[2] > 0); // else nothing was opened, and little was tried
}

void NormingPropertyTest::openedTwice_theFirstOpeningCounts()
{
    const RoundInCopies of;
    const QTemporaryDir folder;
    const auto late = of.copyIn(folder, 1, 1);
    const auto early = of.copyIn(folder, 2, 2);
    Uuid round;
    {
        const auto study = late->open();
        round = must(study->norming().rounds()).front().round.uuid;
        for (std::size_t person = 0; person < NormingPeople; ++person) {
            Ballot ballot{};
            ballot.front() = static_cast<Choice>(person);
            for (const int item : {1, 2})
                must(study->norming().vote(of.people[person], round, of.study.scenario(item),
                                           ballot));
            must(study->norming().cast(of.people[person], round));
        }
    }
    early->merge(*late);
    early->clock.advance(50'000);
    late->clock.advance(100'000);
    must(early->open()->norming().open(round, {of.people[2]}));
    {
        const auto study = late->open();
        must(study->norming().open(round));
        for (const int item : {1, 2}) {
            Ballot ballot{};
            ballot.front() = Choice{0};
            must(study->norming().vote(of.people[2], round, of.study.scenario(item), ballot));
        }
        must(study->norming().cast(of.people[2], round));
        must(study->norming().close(round));
        QVERIFY(must(study->norming().rounds()).front().members.back().hasVotedAgain);
    }
    late->merge(*early);
    early->merge(*late);
    const ComeTo first = whatCameOf(*late, of.people);
    QVERIFY(whatCameOf(*early, of.people) == first);
    const NormingStanding& standing = first.standings.front();
    QVERIFY(standing.phase == NormingPhase::Closed);
    QVERIFY(standing.members.back().isLeftOut);
    QVERIFY(!standing.members.back().hasVotedAgain);
    QVERIFY(standing.second.back().empty());
    const std::vector<int> counts = standing.counts.begin()->second.front();
    QCOMPARE(std::count(counts.begin(), counts.end(), 1), 2); // of two people
}

SUBTEXT_TEST(NormingPropertyTest)
#include "normingpropertytest.moc"
