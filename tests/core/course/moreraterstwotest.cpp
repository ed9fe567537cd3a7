// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/course/courserules.h"
#include "core/course/labelling.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "core/task/taskreader.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;
using namespace subtext::test;

namespace {

Task heatAndWish()
{
    const auto task = readTask(R"({"schema": "subtext.task/1", "token": "heat-and-wish",
        "title": "Heat and wish", "version": "1", "scene": [{"token": "note", "word": "Note",
        "kind": "text", "place": "hero", "required": true}],
        "questions": [{"token": "heat", "word": "Heat", "ask": "How heated?", "options": [
            {"token": "cold", "word": "Cold"}, {"token": "warm", "word": "Warm"},
            {"token": "hot", "word": "Hot"}, {"token": "searing", "word": "Searing"}]},
          {"token": "wish", "word": "Wish", "ask": "What is asked for?", "options": [
            {"token": "nothing", "word": "Nothing"}, {"token": "help", "word": "Help"},
            {"token": "refund", "word": "A refund"}, {"token": "reply", "word": "A reply"},
            {"token": "talk", "word": "A talk"}]}]})");
    if (!task)
        qFatal("task: %s", qPrintable(task.error().front().place));
    return *task;
}

/// One item that three people answer, and a fourth who may be asked.
class OneItemOfTwoQuestions : public StudyOf
{
public:
    OneItemOfTwoQuestions()
        : StudyOf(heatAndWish())
    {
        Study& study = *operator->();
        must(take("id,note\n11,Thank you so much.\n", {}, QStringLiteral("notes.csv")));
        Protocol rules = must(study.protocol());
        rules.moreRaters = 1;
        must(study.courseRules().setProtocol(rules));
        for (const char* code : {"X01", "X02", "X03"})
            addWho(code);
        must(study.assigning().assign(3, 42));
        addWho("X04");
    }

    void votes(std::size_t person, int heat, int wish)
    {
        Labelling::Submission submission;
        submission.answer.ballot[0] = static_cast<Choice>(heat);
        submission.answer.ballot[1] = static_cast<Choice>(wish);
        const ScenarioId scenario = must(operator->()->scenarios()).front().id;
        must(operator->()->labelling().submit(m_people.at(person), scenario, submission));
    }
    MoreRatersState state() { return must(operator->()->moreRaters().state()); }

private:
    void addWho(const char* code)
    {
        const QString name = QStringLiteral("Person %1").arg(QLatin1String(code));
        const auto added =
            must(operator->()->roster().add({{QLatin1String(code), name, Role::Annotator}}));
        m_people.push_back(added.front().id);
    }

    std::vector<PersonId> m_people;
};

} // namespace

/// Items of which more than one question splits.
class MoreRatersTwoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSplit_oneOfThemIsToChange();
    void oneSplits_itAloneCounts();
    void eitherChanging_changesTheItem();
};

// No other item: each of K options counts as chosen once, so that after a 1-1-1 one of the three
// comes next with the probability 6/(K + 3), which is 6/7 of four options and 3/4 of five.
void MoreRatersTwoTest::bothSplit_oneOfThemIsToChange()
{
    OneItemOfTwoQuestions study;
    for (int i = 0; i < 3; ++i)
        study.votes(static_cast<std::size_t>(i), i, i);
    QVERIFY(std::abs(study.state().items.at(0).gain - (1 - 1.0 / 7 * 1 / 4)) < 1e-12);
}

void MoreRatersTwoTest::oneSplits_itAloneCounts()
{
    OneItemOfTwoQuestions study;
    for (int i = 0; i < 3; ++i)
        study.votes(static_cast<std::size_t>(i), i % 2, i);
    QVERIFY(std::abs(study.state().items.at(0).gain - 3.0 / 4) < 1e-12);
}

void MoreRatersTwoTest::eitherChanging_changesTheItem()
{
    OneItemOfTwoQuestions study;
    for (int i = 0; i < 3; ++i)
        study.votes(static_cast<std::size_t>(i), i, i);
    QCOMPARE(must(study->moreRaters().assign()), qint64{1});
    study.votes(3, 3, 2); // a fourth heat, and a wish that somebody has
    const MoreRatersState found = study.state();
    QCOMPARE(found.answered.items, std::size_t{1});
    QCOMPARE(found.changed, 1);
}

SUBTEXT_TEST(MoreRatersTwoTest)
#include "moreraterstwotest.moc"
