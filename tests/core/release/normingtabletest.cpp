// SPDX-License-Identifier: MIT
#include "core/release/normingtable.h"

#include "core/release/outgoingtexts.h"
#include "tests/core/exchange/jsontables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What a release says of norming rounds.
class NormingTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votes_haveARowEachInOrder();
    void withoutRounds_thereIsNoTable();
    void roundWithoutReleasedScenario_isNone();
    void randomCodes_areThoseOfAnnotations();
    void release_mentionsIt();
    void title_isLookedThroughForNames();
};

namespace {

ClosedNorming::Vote castVote(qint64 scenario, qint64 person, NormingPass pass, Choice choice)
{
    ClosedNorming::Vote vote;
    vote.scenario = {scenario};
    vote.person = {person};
    vote.pass = pass;
    vote.ballot[0] = choice;
    return vote;
}

ReleaseInput inputWithRound()
{
    ReleaseInput input = sampleInput();
    ClosedNorming& round = input.norming.emplace_back();
    round.title = QStringLiteral("Week 1, \"first\"");
    round.number = 2;
    round.questions = {FirstQuestion};
    round.votes = {castVote(2, 1, NormingPass::First, Emotion::Anger),
                   castVote(1, 2, NormingPass::Second, Emotion::Joy),
                   castVote(1, 2, NormingPass::First, Emotion::Fear),
                   castVote(1, 1, NormingPass::First, Emotion::Joy),
                   castVote(99, 1, NormingPass::First, Emotion::Joy)}; // left out of the release
    return input;
}

QByteArrayList rowsOf(const ReleaseInput& input, const StudyData& publicData)
{
    const StudyIndex index(publicData);
    const auto table = normingTable(input, index);
    if (!table)
        return {};
    QByteArrayList rows;
    const QByteArray bytes =
        collected([&](const ByteSink& sink) { return table->write(index, sink); });
    for (const QByteArray& line : bytes.trimmed().split('\n'))
        rows << line.trimmed();
    return rows;
}

} // namespace

void NormingTableTest::votes_haveARowEachInOrder()
{
    const ReleaseInput input = inputWithRound();
    const QByteArray question = usualTask()->questions[0].token.toUtf8();
    const auto row = [&](const char* scene, const char* rest, Choice option) {
        return QByteArray("\"Week 1, \"\"first\"\"\",2,") + scene + ',' + rest + ',' + question +
               ',' + usualTask()->questions[0].options.at(slotOf(option)).token.toUtf8();
    };
    QCOMPARE(rowsOf(input, input.data),
             (QByteArrayList{"round,round_number,scenario,annotator,pass,question,option",
                             row("mixed-signals/007", "A01,1", Emotion::Joy),
                             row("mixed-signals/007", "A02,1", Emotion::Fear),
                             row("mixed-signals/007", "A02,2", Emotion::Joy),
                             row("sarcasm-irony/008", "A01,1", Emotion::Anger)}));
}

void NormingTableTest::withoutRounds_thereIsNoTable()
{
    const ReleaseInput input = sampleInput();
    QVERIFY(!normingTable(input, input.data));
    for (const ReleaseFile& file : sampleFiles())
        QVERIFY2(!file.bytes.contains("norming"), qPrintable(file.path));
}

void NormingTableTest::roundWithoutReleasedScenario_isNone()
{
    ReleaseInput input = inputWithRound();
    input.norming[0].votes = {castVote(99, 1, NormingPass::First, Emotion::Joy)};
    QCOMPARE(releasedNormingRounds(input, input.data), qsizetype(0));
    QVERIFY(!normingTable(input, input.data));
}

void NormingTableTest::randomCodes_areThoseOfAnnotations()
{
    ReleaseInput input = inputWithRound();
    input.options.names = ReleaseNames::Codes;
    input.randomCodes = {{PersonId{1}, QStringLiteral("R03")},
                         {PersonId{2}, QStringLiteral("R01")},
                         {PersonId{3}, QStringLiteral("R02")}};
    const QByteArrayList rows = rowsOf(input, publicData(input));
    QCOMPARE(rows.size(), 5);
    QVERIFY2(rows[1].contains(",mixed-signals/007,R01,1,"), rows[1]);
    QVERIFY2(rows[2].contains(",mixed-signals/007,R01,2,"), rows[2]);
    QVERIFY2(rows[3].contains(",mixed-signals/007,R03,1,"), rows[3]);
    QVERIFY(!rows.join('\n').contains("A0"));
}

void NormingTableTest::release_mentionsIt()
{
    const ReleaseInput input = inputWithRound();
    const auto files = releaseFiles(input, input.data, agreementOf(input.data));
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(bytesOf(files, QLatin1String(path)).contains("norming.csv"), path);
    QVERIFY(bytesOf(files, QStringLiteral("DATASHEET.md"))
                .contains("In a norming round annotators voted on some scenarios by themselves"));
}

void NormingTableTest::title_isLookedThroughForNames()
{
    const ReleaseInput input = inputWithRound();
    const std::vector<OutgoingText> texts = OutgoingTexts(input).aboutTheStudy();
    QVERIFY(std::any_of(texts.begin(), texts.end(), [&](const OutgoingText& text) {
        return text.text == input.norming[0].title;
    }));
}

SUBTEXT_TEST(NormingTableTest)
#include "normingtabletest.moc"
