// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/modelsharness.h"
#include "ui/models/board/stratumbox.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/widgets/itempanel.h"

using namespace subtext;
using namespace subtext::test;
using namespace subtext::entanglement;

/// The board of models that answer in vectors, limited to a part of the scenarios.
class BoardStrataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stratum_limitsTheRuns();
};

// Every third scenario is for testing: 14 of 44.
void BoardStrataTest::stratum_limitsTheRuns()
{
    std::vector<Partition> parts;
    for (std::size_t i = 0; i < variedGold().size(); ++i)
        parts.push_back(i % 3 == 2 ? Partition::Test : Partition::Train);
    ModelsDesk at([&](ModelsDesk& made) {
        return makeEmoSceneStudy(made.file(QStringLiteral("stories.subtext")),
                                 {made.desk.clock, made.desk.ids, {}}, agreedOn(variedGold()),
                                 parts);
    });
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    StratumBox& box = *child<StratumBox>(at.board(), "vectorStratum");
    const auto offered = [&] {
        QStringList texts;
        for (int i = 0; i < box.count(); ++i)
            texts << box.itemText(i);
        return texts;
    };
    QCOMPARE(offered(),
             (QStringList{QStringLiteral("All items (n = 44)"), QStringLiteral("office (n = 44)"),
                          QStringLiteral("Split: train (n = 30)"),
                          QStringLiteral("Split: test (n = 14)")}));
    box.setCurrentIndex(3);
    ScenarioChart& runs = *at.board().runsChart();
    const QStringList after{QStringLiteral("even:cot"), QStringLiteral("After MAP")};
    const StratumScores& scores = at.figures().runs.front().strata.at(2);
    QCOMPARE(scores.name, QStringLiteral("test"));
    const VectorMetrics& expected =
        scores.protocols.at(indexOf(EvaluationProtocol::InSample))->full;
    QCOMPARE(cellOf(runs, after, QStringLiteral("Scenarios")), QStringLiteral("14"));
    QCOMPARE(cellOf(runs, after, QStringLiteral("Macro-F1")),
             QString::number(*expected.macroF1(), 'f', 4));
    openRow(runs, rowNamed(runs, after));
    QCOMPARE(at.views().itemPanel()->count(), static_cast<int>(14 - expected.equalVectors));
    // What is held out measures nothing for training; the choice stays.
    at.views().choose(0, EvaluationProtocol::HeldOut);
    QCOMPARE(offered(),
             (QStringList{QStringLiteral("All items (n = 14)"), QStringLiteral("office (n = 14)"),
                          QStringLiteral("Split: test (n = 14)")}));
    QCOMPARE(box.currentIndex(), 2);
}

SUBTEXT_TEST(BoardStrataTest)
#include "boardstratatest.moc"
