// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/figures/figures.h"
#include "core/figures/labelagainfigures.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A request to label again goes to whoever works at home, and the new answer comes back.
class LabelAgainTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void request_goesIntoTheHandOut_andTheAnswerComesBack();
    void handOutFromBefore_doesNotAnswerIt();
    void requestToOne_goesIntoTheirHandOutAlone();
    void copiesThatAskedApart_comeToTheSame_data();
    void copiesThatAskedApart_comeToTheSame();

private:
    /// A copy of the study in the hands of somebody else who may ask.
    struct Office
    {
        Office(const QString& file, int source, qint64 now)
            : path(file)
            , ids(source)
        {
            clock.set(now);
            study = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
        }
        std::set<PersonId> owing() const
        {
            std::set<PersonId> people;
            for (const AgainItem& item : must(study->labelAgain().requests()))
                people.insert(item.owing.begin(), item.owing.end());
            return people;
        }

        QString path;
        FixedClock clock;
        NumberedIds ids;
        std::unique_ptr<Study> study;
    };
    static LabelAgain& again(TestStudy& study) { return study->labelAgain(); }
    static void submit(TestStudy& study, int item, int person = 1)
    {
        study.clock.advance(1'000);
        must(study.labelling().submit(study.person(person), study.scenario(item),
                                      submissionOf(completeAnswer(Emotion::Joy))));
    }
    static void ask(TestStudy& study, int item)
    {
        study.clock.advance(1'000);
        must(again(study).ask({study.scenario(item)}, QStringLiteral("§2"), {}));
    }
    static QString handOut(TestStudy& study, int person = 1)
    {
        const QString path = study.filePath(QStringLiteral("home%1.subtext").arg(person));
        must(study->handouts().write(study.person(person), path));
        return path;
    }
};

void LabelAgainTravelTest::request_goesIntoTheHandOut_andTheAnswerComesBack()
{
    TestStudy study;
    submit(study, 1);
    submit(study, 2);
    ask(study, 1);
    const QString path = handOut(study);
    {
        AtHome home(path, 1);
        int asked = 0;
        for (const ItemSummary& item : must(home->labelling().items(home.owner()))) {
            if (item.labelAgain.isEmpty())
                continue;
            QCOMPARE(item.labelAgain, QStringLiteral("§2"));
            QCOMPARE(asked, 0);
            asked = item.position;
        }
        QVERIFY(asked > 0);
        QVERIFY(!must(home->labelling().load(home.owner(), home.item(asked))).submitted);
        const Result<Annotation> anew = home.label(asked, Emotion::Fear);
        VERIFY_HOLDS(anew);
        QCOMPARE(anew->revision, 2);
        VERIFY_HOLDS(home.handIn());
        // Nobody asks for anything from a file that is for one annotator.
        COMPARE_ERROR(home->labelAgain().ask({home.item(asked)}, QStringLiteral("§3"), {}),
                      ErrorCode::InHandOut);
    }
    VERIFY_HOLDS(study->merging().merge({path}));
    const auto requests = must(again(study).requests());
    QCOMPARE(requests.size(), 1U);
    QVERIFY(requests.front().owing.empty());
    QCOMPARE(must(study->figures().labelAgainFigures()).answered, 1);
    QCOMPARE(must(study.labelling().history(study.person(1), study.scenario(1))).size(), 2U);
    VERIFY_HOLDS(study->verifyAudit());
}

void LabelAgainTravelTest::handOutFromBefore_doesNotAnswerIt()
{
    TestStudy study;
    const QString path = handOut(study);
    {
        AtHome home(path, 5); // on the same clock as the study
        for (int position = 1; position <= 10; ++position)
            VERIFY_HOLDS(home.label(position, Emotion::Joy));
    }
    study.clock.advance(3'600'000);
    ask(study, 1);
    QVERIFY(must(again(study).requests()).front().owing.empty()); // nothing of it is here
    VERIFY_HOLDS(study->merging().merge({path}));
    QCOMPARE(must(again(study).requests()).front().owing, std::vector{study.person(1)});
}

void LabelAgainTravelTest::requestToOne_goesIntoTheirHandOutAlone()
{
    TestStudy study;
    for (const int person : {1, 2})
        submit(study, 1, person);
    study.clock.advance(1'000);
    must(again(study).ask({study.scenario(1)}, QStringLiteral("§2"), {}, {study.person(2)}));
    for (const int person : {1, 2}) {
        const QString path = handOut(study, person);
        {
            AtHome home(path, person);
            int asked = 0;
            for (const ItemSummary& item : must(home->labelling().items(home.owner())))
                asked += item.labelAgain.isEmpty() ? 0 : 1;
            QCOMPARE(asked, person == 2 ? 1 : 0);
        }
        QCOMPARE(RawSql(path).value(QStringLiteral("SELECT count(*) FROM label_again")),
                 QString::number(person == 2 ? 1 : 0));
        VERIFY_HOLDS(study->merging().merge({path}));
    }
    QCOMPARE(must(again(study).requests()).front().owing, std::vector{study.person(2)});
}

void LabelAgainTravelTest::copiesThatAskedApart_comeToTheSame_data()
{
    QTest::addColumn<qint64>("laterMs"); // the second office, than the first
    QTest::addColumn<bool>("isBackwards");
    QTest::newRow("taken back from one after all were asked") << qint64{60'000} << false;
    QTest::newRow("the same, merged the other way") << qint64{60'000} << true;
    QTest::newRow("all asked after it was taken back") << qint64{-60'000} << false;
    QTest::newRow("the same, the other way") << qint64{-60'000} << true;
}

// In the first all are asked; in the second one is, and that is taken back.
void LabelAgainTravelTest::copiesThatAskedApart_comeToTheSame()
{
    QFETCH(qint64, laterMs);
    QFETCH(bool, isBackwards);
    TestStudy study;
    for (const int person : {1, 2})
        submit(study, 1, person);
    const qint64 moment = study.clock.now() + 3'600'000;
    study.close();
    const QString paths[]{study.filePath(QStringLiteral("first.subtext")),
                          study.filePath(QStringLiteral("second.subtext"))};
    for (const QString& path : paths)
        QVERIFY(QFile::copy(study.path(), path));
    Office first(paths[0], 1, moment);
    Office second(paths[1], 2, moment + laterMs);
    const std::vector<ScenarioId> items{study.scenario(1)};
    const std::vector<PersonId> one{study.person(1)};
    must(first.study->labelAgain().ask(items, QStringLiteral("§2"), {}));
    must(second.study->labelAgain().ask(items, QStringLiteral("§3"), {}, one));
    second.clock.advance(1'000);
    must(second.study->labelAgain().takeBack(items, {}, one));
    Office& here = isBackwards ? second : first;
    Office& there = isBackwards ? first : second;
    there.study.reset();
    QVERIFY(mergeOne(*here.study, there.path).isSound());
    there.study = must(Study::open(there.path, Study::Access::Write, {there.clock, there.ids, {}}));
    here.study.reset();
    QVERIFY(mergeOne(*there.study, here.path).isSound());
    here.study = must(Study::open(here.path, Study::Access::Read, {here.clock, here.ids, {}}));
    const std::set<PersonId> expected =
        laterMs > 0 ? std::set{study.person(2)} : std::set{study.person(1), study.person(2)};
    QVERIFY(here.owing() == expected);
    QVERIFY(there.owing() == expected);
}

SUBTEXT_TEST(LabelAgainTravelTest)
#include "labelagaintraveltest.moc"
