// SPDX-License-Identifier: MIT
#include "core/release/publiccodes.h"

#include "core/release/publicdata.h"
#include "tests/core/release/gateinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <set>

using namespace subtext;
using namespace subtext::test;

/// Codes at random, and that nothing else in what leaves tells whose they are.
class PublicCodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybody_getsACode();
    void secret_givesTheOrder();
    void earlierCodes_stay();
    void letterOfTheStudy_isNotTaken();
    void orderOfTheRoster_leavesNoTrace();
    void withoutRandomCodes_nothingMoves();
};

namespace {

std::vector<Person> people(int count, const QString& letter = QStringLiteral("A"))
{
    std::vector<Person> all;
    for (int i = 1; i <= count; ++i) {
        all.push_back({{i},
                       uuidFor(QString::number(i)),
                       letter + QStringLiteral("%1").arg(i, 2, 10, QLatin1Char('0')),
                       QStringLiteral("Name%1").arg(i),
                       Role::Annotator});
    }
    return all;
}

QStringList inOrder(const std::vector<Person>& all, const std::map<Uuid, QString>& codes)
{
    QStringList order;
    for (const Person& person : all)
        order << codes.at(person.uuid);
    return order;
}

/// The clean study with the person numbers exchanged, and everything sorted by the new ones.
ReleaseInput turnedRound(const ReleaseInput& input)
{
    ReleaseInput turned = input;
    const auto of = [](PersonId id) { return id.isValid() ? PersonId{6 - id.value} : id; };
    for (Person& person : turned.data.people)
        person.id = of(person.id);
    std::reverse(turned.data.people.begin(), turned.data.people.end());
    for (Annotation& annotation : turned.data.annotations)
        annotation.person = of(annotation.person);
    std::sort(turned.data.annotations.begin(), turned.data.annotations.end(),
              [](const Annotation& a, const Annotation& b) {
                  return std::pair(a.scenario, a.person) < std::pair(b.scenario, b.person);
              });
    for (Decision& decision : turned.data.decisions)
        decision.person = of(decision.person);
    for (Decision& decision : turned.data.decisionHistory)
        decision.person = of(decision.person);
    for (auto& [scenario, person] : turned.assigned)
        person = of(person);
    settle(turned);
    return turned;
}

void draw(ReleaseInput& input)
{
    const auto codes = randomCodes(input.data.people, {}, QStringLiteral("secret"));
    for (const Person& person : input.data.people)
        input.randomCodes[person.id] = codes.at(person.uuid);
}

} // namespace

void PublicCodesTest::everybody_getsACode()
{
    const auto all = people(120);
    const QStringList order = inOrder(all, randomCodes(all, {}, QStringLiteral("s")));
    const std::set<QString> distinct(order.begin(), order.end());
    QCOMPARE(distinct.size(), all.size());
    QVERIFY(distinct.count(QStringLiteral("R01")) == 1 &&
            distinct.count(QStringLiteral("R120")) == 1);
    QVERIFY(randomCodes({}, {}, QStringLiteral("s")).empty());
}

void PublicCodesTest::secret_givesTheOrder()
{
    const auto all = people(20);
    const QStringList order = inOrder(all, randomCodes(all, {}, QStringLiteral("one")));
    QCOMPARE(inOrder(all, randomCodes(all, {}, QStringLiteral("one"))), order);
    QVERIFY(inOrder(all, randomCodes(all, {}, QStringLiteral("two"))) != order);
    QStringList sorted = order;
    sorted.sort();
    QVERIFY(order != sorted);
}

void PublicCodesTest::earlierCodes_stay()
{
    const auto first = randomCodes(people(5), {}, QStringLiteral("one"));
    const auto second = randomCodes(people(8), first, QStringLiteral("two"));
    QCOMPARE(second.size(), std::size_t{8});
    std::set<QString> distinct;
    for (const auto& [uuid, code] : second) {
        distinct.insert(code);
        if (first.count(uuid) > 0)
            QCOMPARE(code, first.at(uuid));
    }
    QCOMPARE(distinct.size(), std::size_t{8});
}

void PublicCodesTest::letterOfTheStudy_isNotTaken()
{
    const auto codes = randomCodes(people(3, QStringLiteral("r")), {}, QStringLiteral("s"));
    for (const auto& of : codes)
        QVERIFY(of.second.startsWith(u'S'));
}

// The roster follows the alphabet: a list, a column or a number in its order would undo the codes.
void PublicCodesTest::orderOfTheRoster_leavesNoTrace()
{
    ReleaseInput input = cleanInput();
    ReleaseInput turned = turnedRound(input);
    draw(input);
    draw(turned);
    const StudyData one = publicData(input);
    const StudyData two = publicData(turned);
    QCOMPARE(one.people.size(), std::size_t{5});
    for (std::size_t i = 0; i < one.people.size(); ++i) {
        QCOMPARE(one.people[i].code, QStringLiteral("R0%1").arg(i + 1));
        QCOMPARE(one.people[i].name, one.people[i].code);
    }
    QVERIFY(one.people == two.people);
    QVERIFY(one.decisions == two.decisions);
    QCOMPARE(one.annotations.size(), two.annotations.size());
    for (std::size_t i = 0; i < one.annotations.size(); ++i) {
        QCOMPARE(one.annotations[i].id, two.annotations[i].id);
        QCOMPARE(one.annotations[i].person, two.annotations[i].person);
        QCOMPARE(one.annotations[i].answer, two.annotations[i].answer);
    }
    // Everybody keeps their answers.
    const auto ids = releasedIds(input);
    for (const Annotation& annotation : input.data.annotations) {
        const auto same =
            std::find_if(one.annotations.begin(), one.annotations.end(), [&](const Annotation& a) {
                return a.scenario == annotation.scenario &&
                       a.person == ids.value(annotation.person);
            });
        QVERIFY(same != one.annotations.end());
        QCOMPARE(same->answer.ballot[0], annotation.answer.ballot[0]);
    }
}

void PublicCodesTest::withoutRandomCodes_nothingMoves()
{
    const ReleaseInput input = cleanInput();
    const StudyData data = publicData(input);
    for (std::size_t i = 0; i < data.people.size(); ++i) {
        QCOMPARE(data.people[i].id, input.data.people[i].id);
        QCOMPARE(data.people[i].name, input.data.people[i].code);
    }
    QCOMPARE(releasedIds(input).value({3}), (PersonId{3}));
    QVERIFY(peopleToFind(input) == input.data.people);
}

SUBTEXT_TEST(PublicCodesTest)
#include "publiccodestest.moc"
