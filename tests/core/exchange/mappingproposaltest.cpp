// SPDX-License-Identifier: MIT
#include "core/exchange/rows/mappingproposal.h"

#include "core/exchange/cei/ceiguess.h"
#include "core/exchange/columnsurvey.h"
#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

class MappingProposalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tokensAndWords_areProposedByName();
    void columnsWithoutAName_areProposedByWhatTheyHold();
    void refAndVia_areProposed();
    void germanWords_areProposed();
    void numbersOfItems_areProposed_data();
    void numbersOfItems_areProposed();
    void idAndGroup_areProposedByWhatTheyHold();
    void whatTwoFieldsCouldSay_isLeftOpen();
    void foreignWords_areProposedWhereOneIsMeant();
    void fieldsOfCei_keepTheirWordsInAnotherTask();
    void nothing_proposesNothing();
    void survey_proposesForAnyTask();
    void proposal_readsTheFile();
};

namespace {

QStringList columnsOf(const char* text)
{
    return latin(text).split(u',');
}

} // namespace

void MappingProposalTest::tokensAndWords_areProposedByName()
{
    const auto proposal = proposeMapping(
        thirdTask(), columnsOf("Item,Channel,CUSTOMER,Earlier mail,Rater,Tone,other"), {});
    QCOMPARE(proposal.columns.value(latin("id")), latin("Item"));
    QCOMPARE(proposal.columns.value(latin("channel")), latin("Channel"));
    QCOMPARE(proposal.columns.value(latin("customer")), latin("CUSTOMER"));
    QCOMPARE(proposal.columns.value(latin("earlier")), latin("Earlier mail"));
    QCOMPARE(proposal.columns.value(latin("annotator")), latin("Rater"));
    QCOMPARE(proposal.columns.value(latin("tone")), latin("Tone"));
    QCOMPARE(proposal.columns.size(), 6);
}

void MappingProposalTest::columnsWithoutAName_areProposedByWhatTheyHold()
{
    const auto proposal =
        proposeMapping(thirdTask(), columnsOf("q1,s1,body"),
                       {{latin("Calm"), latin("bitter"), latin("The kettle was broken again.")},
                        {latin("cross"), latin("2"), latin("Where is my order, please?")}});
    QCOMPARE(proposal.columns.value(latin("tone")), latin("q1"));
    QCOMPARE(proposal.columns.value(latin("mood")), latin("s1"));
    QCOMPARE(proposal.columns.value(latin("message")), latin("body"));
}

void MappingProposalTest::refAndVia_areProposed()
{
    const auto proposal = proposeMapping(thirdTask(), columnsOf("ref,via,who,body"), {});
    QCOMPARE(proposal.columns.value(latin("id")), latin("ref"));
    QCOMPARE(proposal.columns.value(latin("channel")), latin("via"));
}

void MappingProposalTest::germanWords_areProposed()
{
    const QStringList columns =
        QStringLiteral("Szene,Kategorie,Annotierende,Begründung").split(u',');
    const auto proposal = proposeMapping(thirdTask(), columns, {});
    QCOMPARE(proposal.columns.value(latin("id")), columns[0]);
    QCOMPARE(proposal.columns.value(latin("channel")), columns[1]);
    QCOMPARE(proposal.columns.value(latin("annotator")), columns[2]);
    QCOMPARE(proposal.columns.value(latin("explanation")),
             thirdTask().explanation ? columns[3] : QString());
}

void MappingProposalTest::numbersOfItems_areProposed_data()
{
    QTest::addColumn<QString>("column");
    for (const char* column : {"No.", "Nr.", "Item no.", "Item Nr.", "Item number", "Lfd. Nr."})
        QTest::newRow(column) << latin(column);
}

void MappingProposalTest::numbersOfItems_areProposed()
{
    QFETCH(QString, column);
    const auto proposal = proposeMapping(thirdTask(), {column, latin("body")}, {});
    QCOMPARE(proposal.columns.value(latin("id")), column);
}

void MappingProposalTest::idAndGroup_areProposedByWhatTheyHold()
{
    const std::vector<QStringList> rows{
        {latin("m-1"), latin("mail"), latin("The kettle was broken again.")},
        {latin("m-2"), latin("phone"), latin("Where is my order, please?")},
        {latin("m-3"), latin("mail"), latin("Thank you, it works again.")}};
    const auto proposal = proposeMapping(thirdTask(), columnsOf("x1,x2,body"), rows);
    QCOMPARE(proposal.columns.value(latin("id")), latin("x1"));
    QCOMPARE(proposal.columns.value(latin("channel")), latin("x2"));
    // Of two columns that could be it neither is.
    std::vector<QStringList> more = rows;
    for (QStringList& row : more)
        row << row[0].toUpper() << row[1].toUpper();
    const auto unclear = proposeMapping(thirdTask(), columnsOf("x1,x2,body,y1,y2"), more);
    QVERIFY(!unclear.columns.contains(latin("id")));
    QVERIFY(!unclear.columns.contains(latin("channel")));
}

void MappingProposalTest::whatTwoFieldsCouldSay_isLeftOpen()
{
    // Three questions know yes and no.
    const auto proposal =
        proposeMapping(thirdTask(), columnsOf("q1"), {{latin("yes")}, {latin("no")}});
    QVERIFY(proposal.columns.isEmpty());
    // The last of them is the only one left.
    const auto last = proposeMapping(thirdTask(), columnsOf("refund,repair,q3"),
                                     {{latin("no"), latin("no"), latin("yes")}});
    QCOMPARE(last.columns.value(latin("apology")), latin("q3"));
}

void MappingProposalTest::foreignWords_areProposedWhereOneIsMeant()
{
    const auto proposal = proposeMapping(thirdTask(), columnsOf("refund,tone"),
                                         {{latin("y"), latin("c")}, {latin("N"), latin("worr")}});
    QCOMPARE(proposal.values.value(latin("refund")).value(latin("y")), latin("yes"));
    QCOMPARE(proposal.values.value(latin("refund")).value(latin("N")), latin("no"));
    QCOMPARE(proposal.values.value(latin("tone")).value(latin("worr")), latin("worried"));
    QVERIFY(!proposal.values.value(latin("tone")).contains(latin("c"))); // calm or cross
}

void MappingProposalTest::fieldsOfCei_keepTheirWordsInAnotherTask()
{
    Task copy = *builtInTask(u"cei");
    takeGroupsFromFiles(copy);
    QCOMPARE(copy.layout, TaskLayout::Tidy);
    const QStringList columns = columnsOf("nr,kind,who,hearer,situation,line");
    const auto known = guessFieldsOfCei(ColumnNames(copy), columns);
    const auto proposal = proposeMapping(copy, columns, {}, known);
    QCOMPARE(proposal.columns.value(latin("context")), latin("situation"));
    QCOMPARE(proposal.columns.value(latin("utterance")), latin("line"));
    QCOMPARE(proposal.columns.value(latin("speaker_role")), latin("who"));
    QCOMPARE(proposal.columns.value(latin("listener_role")), latin("hearer"));
    QVERIFY(guessFieldsOfCei(ColumnNames(thirdTask()), columns).isEmpty());
}

void MappingProposalTest::nothing_proposesNothing()
{
    QCOMPARE(proposeMapping(thirdTask(), {}, {}), MappingProposal());
    QCOMPARE(proposeMapping(thirdTask(), columnsOf("a,b"), {{QString(), QString()}}),
             MappingProposal());
}

void MappingProposalTest::survey_proposesForAnyTask()
{
    const QTemporaryDir folder;
    const QString path = writeFile(
        folder.filePath(latin("x.csv")),
        "nr,theme,who it is about,story\n1,market,Samir,Samir laughed out loud at that.\n");
    const auto survey = must(surveyColumns(path, {}, builtInTask(u"emoscene")));
    QCOMPARE(survey.guess.value(latin("id")), latin("nr"));
    QCOMPARE(survey.guess.value(latin("text")), latin("story"));
    QVERIFY(!survey.hasGroup);
    QCOMPARE(survey.rows.size(), std::size_t{1});
    QCOMPARE(missingFields(survey.columns, survey.guess, builtInTask(u"emoscene")),
             columnsOf("subject"));
}

void MappingProposalTest::proposal_readsTheFile()
{
    const QByteArray file("item,channel,customer,body,rater,q1,refund,repair,apology,mood,effort\n"
                          "1,mail,A,Where is my order now?,Ann,Calm,y,n,n,0,1\n"
                          "2,mail,B,I have waited for weeks.,Ann,Cross,n,n,y,-2,1\n");
    StudyOf study(thirdTask());
    const QString path = writeFile(study.filePath(latin("x.csv")), file);
    const auto survey = must(surveyColumns(path, {}, &thirdTask()));
    ImportOptions options;
    options.columns = survey.guess;
    options.values = survey.values;
    const auto taken = must(study->importing().importFiles({path}, options));
    QVERIFY(taken.refused.empty());
    QCOMPARE(taken.annotations, 2);
}

SUBTEXT_TEST(MappingProposalTest)
#include "mappingproposaltest.moc"
