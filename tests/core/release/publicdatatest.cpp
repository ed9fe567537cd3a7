// SPDX-License-Identifier: MIT
#include "core/release/publicdata.h"

#include "core/domain/ceiscene.h"
#include "tests/core/release/gateinput.h"
#include "tests/core/release/publishedstudy.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Every free text of a study, whoever is meant to read it.
QStringList allTexts(const StudyData& data)
{
    QStringList texts{data.info.title};
    for (const Person& p : data.people)
        texts << p.name << p.code;
    for (const Scenario& s : data.scenarios)
        texts << s.sourceId << s.text(ScenePart::SpeakerRole) << s.text(ScenePart::ListenerRole)
              << s.text(ScenePart::Context) << s.text(ScenePart::Utterance);
    for (const Annotation& a : data.annotations)
        texts << a.answer.explanation << a.answer.flagReason;
    for (const ItemGold& item : data.gold)
        texts << item.of().note;
    for (const Decision& d : data.decisions)
        texts << d.note;
    for (const Decision& d : data.decisionHistory)
        texts << d.note;
    return texts;
}

/// The published data as an import of its five files makes it.
ReleaseInput published()
{
    ReleaseInput input;
    input.data = PublishedStudy().data();
    for (const Annotation& annotation : input.data.annotations)
        input.assigned.emplace_back(annotation.scenario, annotation.person);
    return input;
}

} // namespace

class PublicDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changedNotes_showBeforeAndAfter();
    void publicData_holdsNothingPrivate();
    void takenData_areTheSameWithoutACopy();
    void publishedData_underCodes_namesNobody();
    void publishedData_underNames_staysToTheCharacter();
    void manyItems_passAsFewDo();
};

void PublicDataTest::changedNotes_showBeforeAndAfter()
{
    const ReleaseInput input = cleanInput();
    const auto changes = changedNotes(input);
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].scenario, QStringLiteral("sarcasm-irony/2"));
    QCOMPARE(changes[0].before, input.data.decisions[0].note);
    QCOMPARE(changes[0].after, QStringLiteral("As X02\u2019 answer, and X01's"));
    QCOMPARE(changes[0].names.size(), std::size_t{2});
    QCOMPARE(changes[0].names[1].asWritten, QStringLiteral("ann"));
    // The study itself keeps the note; what leaves has it replaced in both places.
    const StudyData data = publicData(input);
    QCOMPARE(data.gold[1].of().note, changes[0].after);
    QCOMPARE(data.decisions[0].note, changes[0].after);
}

void PublicDataTest::publicData_holdsNothingPrivate()
{
    ReleaseInput input = cleanInput();
    input.data.annotations[0].answer.isFlagged = true;
    input.data.annotations[0].answer.flagReason = QStringLiteral("odd");
    for (const ReleaseNames names : {ReleaseNames::Codes, ReleaseNames::Names}) {
        input.options.names = names;
        const StudyData data = publicData(input);
        QVERIFY(data.decisionHistory.empty() && data.selfChecks.empty());
        QVERIFY(data.info.uuid.isNull() && data.info.createdAt == 0);
        QCOMPARE(data.annotations.size(), input.data.annotations.size());
        QVERIFY(data.annotations[0].answer.isFlagged);
        for (std::size_t i = 0; i < data.annotations.size(); ++i) {
            const Annotation& a = data.annotations[i];
            QVERIFY(a.uuid.isNull() && a.answer.explanation.isEmpty() &&
                    a.answer.flagReason.isEmpty() && !a.timings && !a.submittedAt);
            QCOMPARE(a.answer.ballot[0], input.data.annotations[i].answer.ballot[0]);
            QCOMPARE(a.answer.scales, input.data.annotations[i].answer.scales);
        }
        const Decision& decision = data.decisions.at(0);
        QVERIFY(decision.uuid.isNull() && !decision.decidedAt && !decision.activeMs &&
                decision.shownOrder.empty());
        QCOMPARE(decision.label(), std::optional(Emotion::Fear));
        for (const Scenario& s : data.scenarios)
            QVERIFY(s.uuid.isNull());
        for (const Person& p : data.people) {
            QVERIFY(p.uuid.isNull());
            QCOMPARE(p.name == p.code, names == ReleaseNames::Codes);
        }
    }
}

void PublicDataTest::takenData_areTheSameWithoutACopy()
{
    for (const ReleaseNames names : {ReleaseNames::Codes, ReleaseNames::Names}) {
        ReleaseInput input = cleanInput();
        input.options.names = names;
        const StudyData copied = publicData(input);
        QVERIFY(!copied.annotations.empty());
        const StudyData taken = takePublicData(input);
        QVERIFY(input.data.annotations.empty());
        QCOMPARE(taken.annotations, copied.annotations);
        QCOMPARE(taken.people, copied.people);
        QCOMPARE(taken.scenarios, copied.scenarios);
        QCOMPARE(taken.gold, copied.gold);
        QCOMPARE(allTexts(taken), allTexts(copied));
    }
}

void PublicDataTest::publishedData_underCodes_namesNobody()
{
    SKIP_WITHOUT_SHARED("cei/data_sarcasm-irony.csv");
    const ReleaseInput input = published();
    QCOMPARE(input.data.scenarios.size(), std::size_t{300});
    QCOMPARE(input.data.people.size(), std::size_t{15});
    const auto changes = changedNotes(input);
    // Counted apart from this program: 44 of the 72 notes name annotators, 49 times in all.
    QCOMPARE(changes.size(), std::size_t{44});
    std::size_t hits = 0;
    for (const NoteChange& change : changes)
        hits += change.names.size();
    QCOMPARE(hits, std::size_t{49});

    QStringList names;
    for (const Person& person : input.data.people)
        names << QRegularExpression::escape(person.name);
    const QRegularExpression anyName(QStringLiteral("\\b(?:%1)\\b").arg(names.join(u'|')),
                                     QRegularExpression::CaseInsensitiveOption |
                                         QRegularExpression::UseUnicodePropertiesOption);
    const StudyData data = publicData(input);
    for (const QString& text : allTexts(data))
        QVERIFY2(!anyName.match(text).hasMatch(), qPrintable(text.left(20)));
    // Only notes and names changed.
    int changedNoteCells = 0;
    for (std::size_t i = 0; i < data.gold.size(); ++i) {
        changedNoteCells += data.gold[i].of().note != input.data.gold[i].of().note ? 1 : 0;
        QCOMPARE(data.gold[i].of().label, input.data.gold[i].of().label);
    }
    QCOMPARE(changedNoteCells, 44);

    const auto gates = releaseGates(input);
    QCOMPARE(failed(gates), (QStringList{QStringLiteral("damage"), QStringLiteral("formulas"),
                                         QStringLiteral("places")}));
    QCOMPARE(gates[7].places.size(), std::size_t{66}); // notes that begin with "-"
    for (const GatePlace& place : gates[7].places)
        QCOMPARE(place.field + problemToken(place.problem), QStringLiteral("note-"));
}

void PublicDataTest::publishedData_underNames_staysToTheCharacter()
{
    SKIP_WITHOUT_SHARED("cei/data_sarcasm-irony.csv");
    ReleaseInput input = published();
    input.options.names = ReleaseNames::Names;
    const StudyData data = publicData(input);
    QCOMPARE(data.scenarios.size(), std::size_t{300});
    for (std::size_t i = 0; i < data.scenarios.size(); ++i) {
        Scenario scenario = input.data.scenarios[i];
        scenario.uuid = {};
        QCOMPARE(data.scenarios[i], scenario);
    }
    for (std::size_t i = 0; i < data.people.size(); ++i)
        QCOMPARE(data.people[i].name, input.data.people[i].name);
    QCOMPARE(data.gold, input.data.gold);
    QCOMPARE(data.annotations.size(), std::size_t{900});
    for (std::size_t i = 0; i < data.annotations.size(); ++i)
        QCOMPARE(data.annotations[i].answer, input.data.annotations[i].answer);
    for (std::size_t i = 0; i < data.decisions.size(); ++i)
        QCOMPARE(data.decisions[i].note, input.data.decisions[i].note);
    QVERIFY(releaseGates(input)[4].isPassed);
}

void PublicDataTest::manyItems_passAsFewDo()
{
    ReleaseInput input = cleanInput();
    const ReleaseInput few = input;
    input.data.scenarios.clear();
    input.data.annotations.clear();
    input.data.decisions.clear();
    input.data.decisionHistory.clear();
    input.assigned.clear();
    for (qint64 id = 1; id <= 20000; ++id) {
        Scenario s = few.data.scenarios[0];
        s.id = {id};
        s.sourceId = QString::number(id);
        input.data.scenarios.push_back(s);
        for (qint64 person = 1; person <= 3; ++person) {
            input.data.annotations.push_back(annotationBy({person}, s.id, Emotion::Joy));
            input.assigned.emplace_back(s.id, PersonId{person});
        }
        Decision d = few.data.decisions[0];
        d.scenario = s.id;
        input.data.decisions.push_back(d);
    }
    input.data.decisionHistory = input.data.decisions;
    settle(input);
    QCOMPARE(failed(releaseGates(input)), QStringList{});
    QCOMPARE(publicData(input).gold.size(), std::size_t{20000});
}

SUBTEXT_TEST(PublicDataTest)
#include "publicdatatest.moc"
