// SPDX-License-Identifier: MIT
#include "core/course/practice.h"
#include "core/course/shortdrafts.h"
#include "core/desk/deciding.h"
#include "core/domain/texts.h"
#include "core/domain/vocabulary.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/storage/database.h"
#include "core/task/builtintasks.h"
#include "core/travel/mergingrules.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// What one machine takes, merging takes too: there is one limit.
class TextLengthTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answerAtTheLimit_isTakenAndCanBeMerged();
    void longerAnswer_isRefusedEverywhere_data();
    void longerAnswer_isRefusedEverywhere();
    void longerNotesAndReasons_areRefused();

private:
    template <typename T> static void compareTooLong(const Result<T>& result, const char* text)
    {
        COMPARE_ERROR(result, ErrorCode::InvalidValue);
        QCOMPARE(result.error().detail, QStringLiteral("length"));
        QCOMPARE(result.error().value, QString::fromLatin1(text));
    }
};

/// Whether a returned file may bring the one answer of the study with an explanation of that
/// length.
static bool isAllowed(TestStudy& study, qsizetype length)
{
    study.close();
    const auto database = Database::open(study.path(), Database::Mode::ReadOnly);
    const PortableTable& table = portableTable(records::Annotations);
    const MergingRules rules(MergingRules::From::HandOut, FixedClock::Start, 1,
                             std::make_shared<const Task>(defaultTask()));
    const auto allowed = (*database)->read([&] {
        Record row = Records(**database).all(table).at(0);
        row.values[table.place(QLatin1String("explanation"))] = QString(length, u'x');
        return rules.allow(table, row);
    });
    return must(allowed);
}

void TextLengthTest::answerAtTheLimit_isTakenAndCanBeMerged()
{
    TestStudy study(TestStudy::single());
    const Answer answer = completeAnswer(Emotion::Joy, QString(LongestText, u'x'));
    const auto submitted =
        study.labelling().submit(study.person(1), study.scenario(1), submissionOf(answer));
    VERIFY_HOLDS(submitted);
    QCOMPARE(submitted->answer.explanation.size(), LongestText);
    QVERIFY(isAllowed(study, answer.explanation.size()));
    QVERIFY(!isAllowed(study, answer.explanation.size() + 1));
    QCOMPARE(MergingRules::LongestText, LongestText);
}

void TextLengthTest::longerAnswer_isRefusedEverywhere_data()
{
    QTest::addColumn<bool>("isFlag");
    QTest::newRow("explanation") << false;
    QTest::newRow("flag") << true;
}

void TextLengthTest::longerAnswer_isRefusedEverywhere()
{
    QFETCH(bool, isFlag);
    TestStudy study(TestStudy::single());
    const PersonId person = study.person(1);
    const ScenarioId scenario = study.scenario(1);
    Answer answer = completeAnswer();
    answer.isFlagged = isFlag;
    (isFlag ? answer.flagReason : answer.explanation) = QString(LongestText + 1, u'x');
    const char* text = QTest::currentDataTag();
    compareTooLong(study.labelling().submit(person, scenario, submissionOf(answer)), text);
    Draft draft;
    draft.answer = answer;
    compareTooLong(study.labelling().saveDraft(person, scenario, draft), text);
    compareTooLong(study.labelling().leave(person, scenario, draft, Visit{}), text);
    const QString item = ceiPractice().items.front().id;
    compareTooLong(study->practice().record(person, item, answer, 1'000), text);
    ShortDraft half;
    half.item = ShortItem::practice(item);
    half.answer = answer;
    compareTooLong(study->shortDrafts().save(person, half), text);
    QCOMPARE(must(study->counts()).annotations, 0);
}

void TextLengthTest::longerNotesAndReasons_areRefused()
{
    TestStudy study(TestStudy::single());
    const auto added = study.roster().add({{{}, QStringLiteral("Mo"), Role::Adjudicator}});
    VERIFY_HOLDS(added);
    const PersonId mo = added->front().id;
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    const QString longer(LongestText + 1, u'x');
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Fear});
    verdict.basis = Basis::Misreading;
    verdict.note = longer;
    Deciding& deciding = study->deciding();
    DataLock& dataLock = study->dataLock();
    compareTooLong(deciding.decide(mo, study.scenario(1), verdict), "note");
    DeskDraft draft;
    draft.note = longer;
    compareTooLong(deciding.saveDraft(mo, study.scenario(1), draft), "note");
    compareTooLong(dataLock.lock(longer, mo), "reason");
    compareTooLong(study->quality().dismiss({}, longer, mo), "reason");
    verdict.note = QString(LongestText, u'x');
    VERIFY_HOLDS(deciding.decide(mo, study.scenario(1), verdict));
}

SUBTEXT_TEST(TextLengthTest)
#include "textlengthtest.moc"
