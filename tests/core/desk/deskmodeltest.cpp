// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Decisions, undo, redo, settling and bulk decisions in any order, against a model in memory.
class DeskModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomWork_endsAsAModelSays_data();
    void randomWork_endsAsAModelSays();
};

namespace {

/// What two adjudicators and a bulk file come to, without a database.
class Model
{
public:
    struct Move
    {
        int item = 0;
        Pick pick;
        bool isFinal = false; ///< Settles the item; no voice.
    };

    void decide(int judge, const Move& move)
    {
        m_done[judge].push_back(move);
        m_undone[judge].clear();
    }
    void putAside(const Move& move)
    {
        m_aside[move.item] = move.pick;
        for (int judge : {1, 2}) {
            const auto isOfItem = [&](const Move& m) { return m.item == move.item; };
            std::erase_if(m_done[judge], isOfItem);
            std::erase_if(m_undone[judge], isOfItem);
        }
    }
    void settle(int judge, const Move& move)
    {
        putAside(move);
        m_done[judge].push_back({move.item, move.pick, true});
        m_undone[judge].clear();
    }
    /// Taking a settlement back is another test's (settlingtest.cpp).
    bool isSettlementNext(int judge)
    {
        return !m_done[judge].empty() && m_done[judge].back().isFinal;
    }
    bool undo(int judge) { return shift(m_done[judge], m_undone[judge]); }
    bool redo(int judge) { return shift(m_undone[judge], m_done[judge]); }
    bool canUndo(int judge) { return !m_done[judge].empty(); }
    bool canRedo(int judge) { return !m_undone[judge].empty(); }

    std::optional<Pick> voice(int judge, int item)
    {
        std::optional<Pick> pick;
        for (const Move& move : m_done[judge])
            pick = move.item == item && !move.isFinal ? move.pick : pick;
        return pick;
    }
    bool isDisputed(int item)
    {
        return voice(1, item) && voice(2, item) && voice(1, item) != voice(2, item);
    }
    /// `judge` 0: as the study says.
    QString gold(int judge, const QStringList& rules)
    {
        QStringList names;
        for (int item = 1; item <= rules.size(); ++item) {
            std::optional<Pick> pick = voice(judge == 2 ? 2 : 1, item);
            if (judge == 0 && isDisputed(item)) {
                names << QStringLiteral("-");
                continue;
            }
            if (judge == 0 && !pick)
                pick = voice(2, item);
            if (!pick && m_aside.count(item) > 0)
                pick = m_aside[item];
            names << (pick ? QString(pickToken(*pick)) : rules.at(item - 1));
        }
        return names.join(u' ');
    }

private:
    static bool shift(std::vector<Move>& from, std::vector<Move>& to)
    {
        if (from.empty())
            return false;
        to.push_back(from.back());
        from.pop_back();
        return true;
    }

    std::map<int, std::vector<Move>> m_done;
    std::map<int, std::vector<Move>> m_undone;
    std::map<int, Pick> m_aside;
};

} // namespace

void DeskModelTest::randomWork_endsAsAModelSays_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
}

void DeskModelTest::randomWork_endsAsAModelSays()
{
    QFETCH(quint64, seed);
    PythonRandom random(seed);
    DeskStudy study(4);
    const QStringList votes{QStringLiteral("jta"), QStringLiteral("jtf"), QStringLiteral("jja"),
                            QStringLiteral("jt-")};
    for (int item = 1; item <= 4; ++item)
        study.label(item, votes.at(item - 1));
    const QStringList rules{QStringLiteral("-"), QStringLiteral("-"), QStringLiteral("joy"),
                            QStringLiteral("-")};
    Model model;
    for (int step = 0; step < 70; ++step) {
        const int judge = 1 + static_cast<int>(random.below(2));
        const PersonId who = study.judge(judge);
        const int item = 1 + static_cast<int>(random.below(4));
        const Pick pick =
            random.below(4) == 0 ? Pick{} : Pick{static_cast<Choice>(random.below(EmotionCount))};
        Verdict choice;
        choice.note = QStringLiteral("Heard so.");
        choice.picks = picksOf(pick);
        choice.basis = Basis::Misreading;
        switch (random.below(10)) {
        case 0:
        case 1:
        case 2:
            VERIFY_HOLDS(study.deciding().decide(who, study.scenario(item), choice));
            model.decide(judge, {item, pick, false});
            break;
        case 3:
        case 4:
        case 5:
            if (!model.isSettlementNext(judge))
                QCOMPARE(study.deciding().undo(who).has_value(), model.undo(judge));
            break;
        case 6:
        case 7:
            QCOMPARE(study.deciding().redo(who).has_value(), model.redo(judge));
            break;
        case 8:
            QCOMPARE(study.deciding().settle(who, study.scenario(item), choice).has_value(),
                     model.isDisputed(item));
            if (model.isDisputed(item))
                model.settle(judge, {item, pick, true});
            break;
        default:
            if (random.below(3) == 0) {
                VERIFY_HOLDS(study.deciding().decideAll(
                    {{QStringLiteral("sarcasm-irony/%1").arg(item), picksOf(pick), {}, {}, 1}}, {},
                    {}));
                model.putAside({item, pick, false});
            } else {
                study.reopen();
            }
        }
        QCOMPARE(study.gold(), model.gold(0, rules));
        for (int number : {1, 2}) {
            QCOMPARE(study.goldSeenBy(number), model.gold(number, rules));
            QCOMPARE(must(study.deciding().canUndo(study.judge(number))), model.canUndo(number));
            QCOMPARE(must(study.deciding().canRedo(study.judge(number))), model.canRedo(number));
        }
        if (step % 10 == 9)
            VERIFY_HOLDS(study->verifyAudit());
    }
    const std::vector<Decision> history = must(study->decisionHistory());
    VERIFY_HOLDS(study->verifyAudit());
    study.reopen(Study::Access::Read);
    QVERIFY(must(study->decisionHistory()) == history);
    QCOMPARE(study.gold(), model.gold(0, rules));
}

SUBTEXT_TEST(DeskModelTest)

#include "deskmodeltest.moc"
