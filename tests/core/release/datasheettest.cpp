// SPDX-License-Identifier: MIT
#include "core/release/datasheet.h"

#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <set>

using namespace subtext;
using namespace subtext::test;

class DatasheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sections_areThoseOfThePaper();
    void questions_haveTokensOfTheirOwn();
    void withoutAnswers_itSaysSo();
    void answers_standUnderTheirQuestion();
    void study_fillsInWhatItKnows();
    void partsOfItsOwn_areNotSaidToBeDrawn();
    void unstatedBasis_isExplainedForBothItsCases();
    void refusedScenes_areCountedByReason();
    void questionsAboutItems_areCounted();
    void importedAnnotations_areNotClaimed();
    void revisedImports_areCountedOnceAndSaid();
    void names_areOwnedUpTo();

private:
    static QByteArray sheet(const ReleaseInput& input);
};

QByteArray DatasheetTest::sheet(const ReleaseInput& input)
{
    return datasheet(input, input.data, agreementOf(input.data));
}

void DatasheetTest::sections_areThoseOfThePaper()
{
    QByteArrayList sections;
    for (const QByteArray& line : sheet(sampleInput()).split('\n')) {
        if (line.startsWith("## "))
            sections << line.mid(3);
    }
    QCOMPARE(sections.join('|'),
             QByteArray("Motivation|Composition|Collection process|Preprocessing, cleaning and "
                        "labeling|Uses|Distribution|Maintenance"));
}

void DatasheetTest::questions_haveTokensOfTheirOwn()
{
    std::set<QString> tokens;
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        QVERIFY2(tokens.insert(question.token).second, qUtf8Printable(question.token));
        QVERIFY(!question.section.isEmpty() && question.text.contains(u'?'));
    }
    for (const char* token : {"creators", "url", "doi"}) // other files use these
        QVERIFY2(tokens.count(QString::fromLatin1(token)) == 1, token);
}

void DatasheetTest::withoutAnswers_itSaysSo()
{
    QCOMPARE(sheet(sampleInput()).count("\n\n*Unanswered.*\n"),
             static_cast<qsizetype>(datasheetQuestions().size()));
}

void DatasheetTest::answers_standUnderTheirQuestion()
{
    ReleaseInput input = sampleInput();
    for (const DatasheetQuestion& question : datasheetQuestions())
        input.answers[question.token] = QStringLiteral(" Answer\r\nto ") + question.token + u'\n';
    const QByteArray text = sheet(input);
    QVERIFY(!text.contains("Unanswered") && !text.contains('\r'));
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        QVERIFY(text.contains("\n**" + question.text.toUtf8() + "**\n\nAnswer\nto " +
                              question.token.toUtf8() + "\n"));
    }
    QCOMPARE(answerTo(input.answers, QStringLiteral("nobody asked")), QString());
}

void DatasheetTest::study_fillsInWhatItKnows()
{
    const QByteArray text = sheet(sampleInput());
    QVERIFY(text.startsWith("# Datasheet: Between the lines\n"));
    for (const char* part :
         {"4 scenarios (2 mixed-signals, 2 sarcasm-irony) with 12 annotations by 3 people.",
          "3 peer, 1 high-to-low", "4 of 4 scenarios; 1 with a note",
          "The domain of 3 scenarios is not known; the power relation of 2 was derived from words "
          "in the roles, and assumed to be peer in ",
          " scenarios where no rule about roles matched.",
          "1 are unanimous, 1 have a majority and 2 are split", "seed 42.",
          "Version 1.0.0, 2026-03-01.", "CC-BY-4.0",
          "in an order drawn at random for each of them"})
        QVERIFY2(text.contains(part), part);
}

void DatasheetTest::partsOfItsOwn_areNotSaidToBeDrawn()
{
    StudyData data = sampleData();
    data.parts = {{data.scenarios[0].id, Partition::Train},
                  {data.scenarios[1].id, Partition::Train},
                  {data.scenarios[2].id, Partition::Test}};
    const QByteArray text = sheet(sampleInput(data));
    QVERIFY2(text.contains("Yes: the parts that came with the data, in splits.json: 2 train, 0 "
                           "validation and 1 test; 1 scenarios belong to no part."),
             text.constData());
    QVERIFY(!text.contains("70 % train") && !text.contains("seed 42"));
    const QByteArray checklist = bytesOf(sampleFiles(data), QStringLiteral("REPRODUCIBILITY.md"));
    QVERIFY2(checklist.contains("the parts that came with the data"), checklist.constData());
    QVERIFY(!checklist.contains("70 % train"));
}

void DatasheetTest::unstatedBasis_isExplainedForBothItsCases()
{
    const QByteArray text = sheet(sampleInput());
    const qsizetype at = text.indexOf("\"unstated\"");
    QVERIFY(at > 0);
    const QByteArray sentence = text.mid(at, text.indexOf('.', at) - at);
    QVERIFY2(sentence.contains("kept as ambiguous"), sentence.constData());
    QVERIFY2(sentence.contains("imported data"), sentence.constData());
}

void DatasheetTest::refusedScenes_areCountedByReason()
{
    StudyData data = sampleData();
    QVERIFY(!sheet(sampleInput(data)).contains("were written"));
    data.refused = {{QStringLiteral("Too long"), 2}, {QStringLiteral("Unclear"), 1}};
    Erratum leftOut;
    leftOut.isLeftOut = true; // it was kept, and labelled
    data.errata = {leftOut};
    QVERIFY(sheet(sampleInput(data))
                .contains("8 scenes were written and 5 kept. Refused before labelling: 2 (Too "
                          "long), 1 (Unclear)."));
}

void DatasheetTest::questionsAboutItems_areCounted()
{
    ReleaseInput input = sampleInput();
    const QByteArray without = sheet(input);
    QVERIFY(!without.contains("Questions asked"));
    input.questions = QuestionCounts{7, 5};
    const QByteArray with = sheet(input);
    QVERIFY2(with.contains("Questions asked: 7; answered: 5."), with.constData());
    input.questions = QuestionCounts{};
    QVERIFY(sheet(input).contains("Questions asked: 0; answered: 0."));
}

void DatasheetTest::importedAnnotations_areNotClaimed()
{
    ReleaseInput input = sampleInput();
    input.data.annotations[0].origin = Origin::Imported;
    QVERIFY(sheet(input).contains("1 of 12 annotations were imported"));
    for (Annotation& annotation : input.data.annotations)
        annotation.origin = Origin::Imported;
    const QByteArray text = sheet(input);
    QVERIFY(text.contains("12 of 12 annotations were imported"));
    QVERIFY(!text.contains("who did not see each other's answers"));
}

void DatasheetTest::revisedImports_areCountedOnceAndSaid()
{
    ReleaseInput input = sampleInput();
    const QByteArray without = sheet(input);
    for (Annotation& annotation : input.data.annotations)
        annotation.origin = Origin::Imported;
    for (std::size_t i = 0; i < 5; ++i)
        input.data.annotations[i].origin = Origin::Entered;
    input.revisedImports = 5;
    const QByteArray text = sheet(input);
    QVERIFY2(text.contains("12 of 12 annotations were imported from files (5 of them revised in "
                           "the study since); the study does not record"),
             text.constData());
    QVERIFY(!without.contains("revised in the study since"));
}

void DatasheetTest::names_areOwnedUpTo()
{
    ReleaseInput input = sampleInput();
    QVERIFY(sheet(input).contains("The annotators are identified by codes"));
    input.options.names = ReleaseNames::Names;
    QVERIFY(sheet(input).contains("The annotators are identified by name."));
}

SUBTEXT_TEST(DatasheetTest)
#include "datasheettest.moc"
