// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"
#include "core/desk/deskqueue.h"
#include "core/stats/dawidskene.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <algorithm>
#include <map>

using namespace subtext;
using namespace subtext::test;

/// What the hints of the desk say on the published three-way splits, and how often that is the
/// published label; beside it the one-coin model that stood there before. Run it by hand with -v1
/// for the table.
class PublishedHintsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneCoin_trustsOnePersonInThreeSubtypes();
    void nearestVote_favoursNoPlace();
    void precedents_areTheSimilarOnes();

private:
    /// Of the splits: how often a hint names the label of each seat, no label, and the right one.
    struct Count
    {
        std::array<int, 3> seats{};
        int none = 0;
        int right = 0;

        void add(std::optional<Choice> said, const AgreementItem& item);
        QString text() const;
    };

    std::unique_ptr<TestStudy> m_study;
    std::map<QString, AgreementInput> m_inputs;
    std::vector<DeskItem> m_queue;
};

void PublishedHintsTest::Count::add(std::optional<Choice> said, const AgreementItem& item)
{
    if (!said) {
        ++none;
        return;
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        seats.at(seat) += item.ratings.at(seat).ballot[0] == said ? 1 : 0;
    right += said == item.gold[0] ? 1 : 0;
}

QString PublishedHintsTest::Count::text() const
{
    return QStringLiteral("%1/%2/%3, none %4, right %5")
        .arg(seats[0])
        .arg(seats[1])
        .arg(seats[2])
        .arg(none)
        .arg(right);
}

void PublishedHintsTest::initTestCase()
{
    if (publishedData().size() != 5)
        QSKIP("the published data is not there");
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    m_study = std::make_unique<TestStudy>(empty);
    VERIFY_HOLDS((*m_study)->importing().importFiles(publishedData(), {}));
    const auto judge = m_study->roster().add(
        {{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}});
    VERIFY_HOLDS(judge);
    m_queue = must((*m_study)->deskQueue().items(judge->front().id));
    for (const QLatin1String subtype : AllSubtypes)
        m_inputs[subtype] = must((*m_study)->deskQueue().hintInput(subtype, m_queue));
}

namespace {

bool isSplit(const AgreementItem& item)
{
    std::vector<Choice> votes;
    for (const AgreementRating& rating : item.ratings)
        votes.push_back(rating.ballot[0].value());
    return countVotes(votes).pattern == Pattern::Split;
}

stats::LabelList labelsOf(const AgreementInput& input)
{
    stats::LabelList list{0, static_cast<int>(input.raters.size()), EmotionCount, {}};
    for (const AgreementItem& item : input.items) {
        for (const AgreementRating& rating : item.ratings)
            list.labels.push_back({list.items, rating.rater, indexOf(rating.ballot[0].value())});
        ++list.items;
    }
    return list;
}

} // namespace

void PublishedHintsTest::oneCoin_trustsOnePersonInThreeSubtypes()
{
    Count all;
    int certain = 0;
    int boundaries = 0;
    for (const auto& [subtype, input] : m_inputs) {
        stats::DawidSkeneOptions options;
        options.model = stats::DawidSkeneModel::OneCoin;
        options.tolerance = 1e-6;
        options.maxIterations = 200;
        const auto fit = stats::fitDawidSkene(labelsOf(input), options);
        QVERIFY(fit.has_value());
        boundaries +=
            static_cast<int>(std::count_if(fit->accuracy.begin(), fit->accuracy.end(),
                                           [](double accuracy) { return accuracy >= 0.995; }));
        for (std::size_t i = 0; i < input.items.size(); ++i) {
            const AgreementItem& item = input.items[i];
            if (!isSplit(item))
                continue;
            const auto first =
                fit->posterior.begin() + static_cast<std::ptrdiff_t>(i) * EmotionCount;
            const auto top = std::max_element(first, first + EmotionCount);
            certain += *top >= 0.99 ? 1 : 0;
            all.add(emotionAt(static_cast<int>(top - first)), item);
        }
    }
    qInfo("one-coin Dawid-Skene: %s; at least 99 %% sure in %d; %d raters at the boundary",
          qUtf8Printable(all.text()), certain, boundaries);
    QCOMPARE(all.seats[0] + all.seats[1] + all.seats[2] + all.none, 94);
    QCOMPARE(boundaries, 3);
    QCOMPARE(certain, 59);
}

void PublishedHintsTest::nearestVote_favoursNoPlace()
{
    // Before any split is decided, as an adjudicator meets them; and with all of them decided.
    for (const bool isDecided : {false, true}) {
        Count all;
        std::map<Polarity, int> polarities;
        double margins = 0;
        int clear = 0;
        Count ofClear;
        for (const auto& [subtype, input] : m_inputs) {
            AgreementInput given = input;
            for (AgreementItem& item : given.items) {
                if (isSplit(item) && !isDecided)
                    item.gold[0].reset();
            }
            const HintModel model(given, subtype);
            for (const AgreementItem& item : input.items) {
                if (!isSplit(item))
                    continue;
                const auto hints = model.hintsFor(item.scenario);
                QVERIFY(hints.has_value());
                QCOMPARE(hints->distances.size(), std::size_t{3});
                all.add(hints->nearest, item);
                ++polarities[hints->polarity];
                margins += hints->margin;
                if (hints->margin >= 0.1) {
                    ++clear;
                    ofClear.add(hints->nearest, item);
                }
            }
        }
        qInfo("nearest of the votes, %s: %s; mean margin %.3f; of %d with a margin from 0.10: %s; "
              "signs shared in %d of 94",
              isDecided ? "all splits decided" : "no split decided", qUtf8Printable(all.text()),
              margins / 94, clear, qUtf8Printable(ofClear.text()),
              94 - polarities[Polarity::Mixed]);
        QCOMPARE(all.seats[0] + all.seats[1] + all.seats[2] + all.none, 94);
        // No place has half of them, as the first has of the published labels.
        for (int seat : all.seats)
            QVERIFY(seat < 47);
    }
}

void PublishedHintsTest::precedents_areTheSimilarOnes()
{
    std::map<ScenarioId, const AgreementItem*> items;
    for (const auto& [subtype, input] : m_inputs) {
        for (const AgreementItem& item : input.items)
            items[item.scenario] = &item;
    }
    // One after the other in the order of the queue, each decided as it was published.
    std::vector<Precedent> own;
    Count nearest;
    int amongThree = 0;
    int withVote = 0;
    int none = 0;
    int asked = 0;
    for (const DeskItem& line : m_queue) {
        if (!line.isSplit())
            continue;
        const AgreementItem& item = *items.at(line.scenario);
        const Scenario scene = must((*m_study)->scenario(line.scenario)).value();
        std::vector<Annotation> answers;
        for (const AgreementRating& rating : item.ratings) {
            Annotation annotation;
            annotation.answer.ballot[0] = rating.ballot[0];
            annotation.answer.scales = rating.points;
            answers.push_back(annotation);
        }
        Precedent here;
        here.scenario = line.scenario;
        here.ordinal = line.scenario.value;
        here.profile = profileOf(*builtInTask(u"cei"), scene, answers);
        here.picks = picksOf(Pick{item.gold[0]});
        const auto shown = nearestPrecedents(line.scenario, here.profile, own);
        const auto similar = std::count_if(own.begin(), own.end(), [&](const Precedent& each) {
            return profileDistance(here.profile, each.profile) < FarthestPrecedent + 1e-9;
        });
        QCOMPARE(shown.size(), std::min(static_cast<std::size_t>(similar), PrecedentsShown));
        none += own.empty() || similar > 0 ? 0 : 1;
        if (!shown.empty()) {
            ++asked;
            nearest.add(shown.front().picks.front()->label, item);
            const auto isGold = [&](const Precedent& each) {
                return each.picks.front()->label == item.gold[0];
            };
            amongThree += std::any_of(shown.begin(), shown.end(), isGold) ? 1 : 0;
            const auto isVoted = [&](const AgreementRating& rating) {
                return rating.ballot[0] == shown.front().picks.front()->label;
            };
            withVote += std::any_of(item.ratings.begin(), item.ratings.end(), isVoted) ? 1 : 0;
        }
        own.push_back(here);
    }
    qInfo(
        "nearest precedent's pick, of %d: seats %s; it is one of the votes in %d; among the three "
        "shown is the published label in %d; %d have no similar one",
        asked, qUtf8Printable(nearest.text()), withVote, amongThree, none);
    QCOMPARE(asked + none, 93);
    QVERIFY(none > 0 && asked > 47); // neither a filter of nothing nor one of most
}

SUBTEXT_TEST(PublishedHintsTest)
#include "publishedhintstest.moc"
