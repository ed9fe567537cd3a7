// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr Choice No{0};
constexpr Choice Yes{1};

/// One story about Mara: on joy the four raters tie, that she fears something all say, that she is
/// not sad three of four.
class StoryStudy : public TestStudy
{
public:
    StoryStudy()
        : TestStudy(shape())
    {
        ImportedFile file;
        ImportedRecord& record = file.records.emplace_back();
        record.line = 1;
        record.scenario = storiesAboutMara(1).front();
        must(study().importing().apply({file}));
        must(assigning().assign(4, 42));
        m_story = must(study().scenarios()).front();
        for (int rater = 1; rater <= 4; ++rater) {
            Answer answer;
            for (std::size_t row = 0; row < 8; ++row)
                answer.ballot.at(row) = No;
            answer.ballot.at(0) = rater < 3 ? Yes : No;
            answer.ballot.at(2) = Yes;
            answer.ballot.at(4) = rater < 4 ? No : Yes;
            must(labelling().submit(person(rater), m_story.id, submissionOf(answer)));
        }
        m_judge = must(roster().add(
                           {{QStringLiteral("J1"), QStringLiteral("Morgan"), Role::Adjudicator}}))
                      .front()
                      .id;
    }

    Result<Changed<Decision>> decide(const Picks& picks, Basis basis)
    {
        Verdict verdict;
        verdict.picks = picks;
        verdict.basis = basis;
        verdict.note = QStringLiteral("Heard so.");
        return study().deciding().decide(m_judge, m_story.id, verdict);
    }

    Result<qint64> decideAll(const Picks& picks)
    {
        return study().deciding().decideAll({{m_story.name(), picks, {}, {}, 1}}, {}, {});
    }

private:
    static Shape shape()
    {
        Shape shape;
        shape.perSubtype = 0;
        shape.annotators = 4;
        shape.ratersPerItem = 0;
        shape.task = *builtInTask(u"emoscene");
        return shape;
    }

    Scenario m_story;
    PersonId m_judge;
};

/// Of joy, fear and sadness.
Picks picksOfThree(std::optional<Pick> joy, std::optional<Pick> fear, std::optional<Pick> sadness)
{
    Picks picks{};
    picks[0] = joy;
    picks[2] = fear;
    picks[4] = sadness;
    return picks;
}

const Pick Ambiguous{};

} // namespace

/// One basis for picks on several questions.
class DecidingQuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void basisByVotes_isTheWeakestOfItsPicks();
    void basisByVotes_isRefusedWhereAPickRestsOnLess();
    void bulk_findsTheWeakestBasis();
};

void DecidingQuestionsTest::basisByVotes_isTheWeakestOfItsPicks()
{
    StoryStudy study;
    VERIFY_HOLDS(study.decide(picksOfThree({}, Pick{Yes}, Pick{No}), Basis::Majority));
    VERIFY_HOLDS(study.decide(picksOfThree(Ambiguous, Pick{Yes}, {}), Basis::Unanimous));
    VERIFY_HOLDS(study.decide(picksOfThree(Ambiguous, Pick{Yes}, Pick{No}), Basis::Majority));
    VERIFY_HOLDS(study->verifyAudit());
}

void DecidingQuestionsTest::basisByVotes_isRefusedWhereAPickRestsOnLess()
{
    StoryStudy study;
    const auto isRefused = [&](const Picks& picks, Basis basis) {
        const auto decided = study.decide(picks, basis);
        return !decided && decided.error().code == ErrorCode::InvalidValue &&
               decided.error().detail == QLatin1String("basis");
    };
    QVERIFY(isRefused(picksOfThree({}, Pick{Yes}, Pick{No}), Basis::Unanimous));
    QVERIFY(isRefused(picksOfThree({}, Pick{Yes}, {}), Basis::Majority));
    QVERIFY(isRefused(picksOfThree({}, Pick{Yes}, Pick{Yes}), Basis::Majority));
    QVERIFY(isRefused(picksOfThree(Pick{Yes}, {}, Pick{No}), Basis::Majority)); // joy is a tie
    QVERIFY(isRefused(picksOfThree(Ambiguous, {}, {}), Basis::Majority));
}

void DecidingQuestionsTest::bulk_findsTheWeakestBasis()
{
    StoryStudy study;
    VERIFY_HOLDS(study.decideAll(picksOfThree(Ambiguous, Pick{Yes}, Pick{No})));
    QVERIFY(must(study->decisions()).front().basis == Basis::Majority);
}

SUBTEXT_TEST(DecidingQuestionsTest)
#include "decidingquestionstest.moc"
