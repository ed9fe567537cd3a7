// SPDX-License-Identifier: MIT
#include "core/models/vectorstrata.h"

#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// How the scenarios of a study of vectors are cut.
class VectorStrataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strata_areThoseOfGroupsSplitsAndTopics();
    void withoutSplitAndTopics_thereAreGroupsAlone();
    void sets_areScoredOnEachOfThem();

private:
    std::unique_ptr<Study> studyOf(const VectorVotes& votes,
                                   const std::vector<Partition>& parts = {});

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    int m_files = 0;
};

namespace {

/// "split test: 0 1 1"
QStringList described(const std::vector<VectorStratum>& strata)
{
    QStringList lines;
    for (const VectorStratum& stratum : strata) {
        QString line = stratum.scenarios.by + u' ' + stratum.scenarios.name + u':';
        for (const bool isIn : stratum.scenarios.isIn)
            line += isIn ? QStringLiteral(" 1") : QStringLiteral(" 0");
        lines << line;
    }
    return lines;
}

} // namespace

std::unique_ptr<Study> VectorStrataTest::studyOf(const VectorVotes& votes,
                                                 const std::vector<Partition>& parts)
{
    const QString path = m_folder.filePath(QStringLiteral("%1.subtext").arg(++m_files));
    return makeEmoSceneStudy(path, {m_clock, m_ids, {}}, votes, parts);
}

void VectorStrataTest::strata_areThoseOfGroupsSplitsAndTopics()
{
    const auto study =
        studyOf(agreedOn({1, 2, 4}), {Partition::Test, Partition::Train, Partition::Test});
    VectorStudy vectors = must(study->predictions().vectorStudy());
    must(study->topics().keep(QStringLiteral("m"), {},
                              {{QStringLiteral("lift"), {}, {vectors.ids[2]}},
                               {QStringLiteral("bell"), {}, {vectors.ids[0], vectors.ids[1]}}}));
    must(nameTopics(study->topics(), vectors.input));
    const std::vector<VectorStratum> strata = vectorStrata(vectors);
    QCOMPARE(
        described(strata),
        (QStringList{QStringLiteral("group office: 1 1 1"), QStringLiteral("split train: 0 1 0"),
                     QStringLiteral("split test: 1 0 1"), QStringLiteral("topic bell: 1 1 0"),
                     QStringLiteral("topic lift: 0 0 1")}));
    QVERIFY(strata.at(1).cut == evaluation::CutBy::Split);
    QVERIFY(strata.at(4).cut == evaluation::CutBy::Topic);
}

void VectorStrataTest::withoutSplitAndTopics_thereAreGroupsAlone()
{
    const auto study = studyOf(agreedOn({1, 2}));
    QCOMPARE(described(vectorStrata(must(study->predictions().vectorStudy()))),
             QStringList{QStringLiteral("group office: 1 1")});
}

void VectorStrataTest::sets_areScoredOnEachOfThem()
{
    const auto study = studyOf(agreedOn({1, 2}), {Partition::Train, Partition::Test});
    const VectorStudy vectors = must(study->predictions().vectorStudy());
    const std::vector<evaluation::PredictionSet> sets(2);
    auto evaluations = *evaluateVectors(vectors, sets, {}, {});
    const std::vector<VectorStratum> strata = vectorStrata(vectors);
    QVERIFY(evaluations.front().strata.empty());
    scoreStrata(vectors, strata, sets, evaluations);
    for (const entanglement::NamedEvaluation& set : evaluations) {
        QCOMPARE(set.strata.size(), std::size_t{3});
        for (std::size_t i = 0; i < strata.size(); ++i)
            QCOMPARE(set.strata[i].name, strata[i].scenarios.name);
    }
}

SUBTEXT_TEST(VectorStrataTest)
#include "vectorstratatest.moc"
