// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// The form of the answers in the dialog that asks a model, and what the view says of it.
class AskingAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void form_isSentAndKeptByTheRun();
    void scoredThoughts_areRefusedWithARemedy();
    void resumedRun_asksInItsForm();
    void scales_areAskedForByATick();
    void confidence_isAskedForByATick();
    void firstAnswersOfNoOption_areSaidAtOnce_data();
    void firstAnswersOfNoOption_areSaidAtOnce();
};

namespace {

void chooseForm(AskDialog& dialog, llm::AnswerForm form)
{
    QComboBox& box = *child<QComboBox>(dialog, "answers");
    box.setCurrentIndex(box.findData(static_cast<int>(form)));
    AskingDesk::planned(dialog);
}

} // namespace

void AskingAnswerTest::form_isSentAndKeptByTheRun()
{
    AskingDesk at(1);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(!dialog.example().contains(QLatin1String("response_format")));
    chooseForm(dialog, llm::AnswerForm::Constrained);
    QVERIFY(dialog.example().contains(QLatin1String("response_format")));
    at.send(dialog);
    QVERIFY(server.asked().at(0).body.contains("\"response_format\""));
    QVERIFY(at.states().at(0).answerForm() == llm::AnswerForm::Constrained);
}

void AskingAnswerTest::scoredThoughts_areRefusedWithARemedy()
{
    AskingDesk at(1);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("http://127.0.0.1:9/v1"));
    child<QComboBox>(dialog, "mode")->setCurrentIndex(1);
    chooseForm(dialog, llm::AnswerForm::Scored);
    QVERIFY2(dialog.problem().contains(QLatin1String("chain of thought")),
             qPrintable(dialog.problem()));
    // Few-shot is taken too; and no option of the command is named where none can be typed.
    QVERIFY2(dialog.problem().endsWith(
                 QLatin1String("Ask zero-shot or few-shot, or for constrained answers.")),
             qPrintable(dialog.problem()));
    chooseForm(dialog, llm::AnswerForm::Constrained);
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
}

void AskingAnswerTest::resumedRun_asksInItsForm()
{
    AskingDesk at(1);
    RefusingServer refusing;
    ScriptedServer& server = refusing.server;
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    chooseForm(dialog, llm::AnswerForm::Scored);
    at.send(dialog);
    refusing.isBroken = false;
    AskDialog& again = at.goOn();
    QVERIFY2(again.problem().isEmpty(), qPrintable(again.problem()));
    QVERIFY(!child<QComboBox>(again, "answers")->isEnabled());
    at.send(again);
    QCOMPARE(server.asked().at(0).body, server.asked().at(1).body);
    QCOMPARE(at.states().size(), std::size_t{1});
}

void AskingAnswerTest::scales_areAskedForByATick()
{
    AskingDesk at(1);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(!dialog.example().contains(QLatin1String("scale_valence")));
    QCheckBox& scales = *child<QCheckBox>(dialog, "scales");
    QVERIFY(scales.isVisibleTo(&dialog));
    scales.setChecked(true);
    AskingDesk::planned(dialog);
    QVERIFY(dialog.example().contains(QLatin1String("scale_valence")));
    chooseForm(dialog, llm::AnswerForm::Scored);
    QVERIFY2(dialog.problem().contains(QLatin1String("scales")), qPrintable(dialog.problem()));
    chooseForm(dialog, llm::AnswerForm::Free);
    at.send(dialog);
    QCOMPARE(at.states().at(0).scales().size(), qsizetype{3});
}

void AskingAnswerTest::confidence_isAskedForByATick()
{
    AskingDesk at(1);
    RefusingServer refusing;
    ScriptedServer& server = refusing.server;
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    const QString line = QStringLiteral("no other answer is thinkable");
    QVERIFY(!dialog.example().contains(line));
    child<QCheckBox>(dialog, "confidence")->setChecked(true);
    AskingDesk::planned(dialog);
    QVERIFY(dialog.example().contains(line));
    chooseForm(dialog, llm::AnswerForm::Scored);
    QVERIFY2(dialog.problem().contains(QLatin1String("confidence")), qPrintable(dialog.problem()));
    chooseForm(dialog, llm::AnswerForm::Free);
    at.send(dialog);
    QCOMPARE(at.states().at(0).rubrics(), QStringList{QStringLiteral("option-confidence/1")});
    refusing.isBroken = false;
    AskDialog& again = at.goOn();
    QVERIFY2(again.problem().isEmpty(), qPrintable(again.problem()));
    QVERIFY(child<QCheckBox>(again, "confidence")->isChecked());
    QVERIFY(!child<QCheckBox>(again, "confidence")->isEnabled());
}

void AskingAnswerTest::firstAnswersOfNoOption_areSaidAtOnce_data()
{
    QTest::addColumn<llm::AnswerForm>("form");
    QTest::addColumn<llm::SchemaForm>("schema");
    QTest::addColumn<int>("unusable");
    QTest::addColumn<QString>("notice");
    const auto usual = llm::SchemaForm::JsonSchema;
    const QString notice =
        QStringLiteral("The first five answers are none of the options. The run continues; "
                       "another one with “%1” answers may do better.");
    QTest::newRow("free") << llm::AnswerForm::Free << usual << 5
                          << notice.arg(llm::answerFormToken(llm::AnswerForm::Constrained));
    // Scored answers would have the same schema, which the server ignores.
    for (const auto form : {llm::AnswerForm::Constrained, llm::AnswerForm::Scored})
        QTest::addRow("%s", llm::answerFormToken(form).data())
            << form << usual << 5
            << QStringLiteral("The first five answers are none of the options. The run continues; "
                              "the server seems to ignore the schema. Another form of it in the "
                              "profile may do better: --schema json-object or --schema grammar, "
                              "in the window “Constrained answers”.");
    QTest::newRow("constrained, in another form of the schema")
        << llm::AnswerForm::Constrained << llm::SchemaForm::JsonObject << 5
        << notice.arg(llm::answerFormToken(llm::AnswerForm::Scored));
    QTest::newRow("the fifth is one") << llm::AnswerForm::Free << usual << 4 << QString();
}

// The sixth answer is held back: what is said before it comes is said while the run goes on.
void AskingAnswerTest::firstAnswersOfNoOption_areSaidAtOnce()
{
    QFETCH(llm::AnswerForm, form);
    QFETCH(llm::SchemaForm, schema);
    QFETCH(int, unusable);
    QFETCH(QString, notice);
    AskingDesk at(6);
    std::atomic<int> asked = 0;
    ScriptedServer server([&](const AskedOfServer&) {
        const int place = asked++;
        return place == 5 ? noAnswer()
                          : answerWith(200, said(place < unusable ? "perplexity" : "fear"));
    });
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(1);
    auto* schemas = child<QComboBox>(dialog.form(), "schemaForm");
    schemas->setCurrentIndex(schemas->findData(static_cast<int>(schema)));
    chooseForm(dialog, form);
    QSignalSpy finished(&at.view().host(), &RunHost::finished);
    child<QPushButton>(dialog, "send")->click();
    QTRY_COMPARE_WITH_TIMEOUT(at.view().host().progress().answered, std::size_t{5}, 20'000);
    QVERIFY(at.view().host().isRunning());
    QCOMPARE(at.view().report(), notice);
    QTRY_COMPARE_WITH_TIMEOUT(server.waiting(), 1, 20'000);
    server.answerWaiting(answerWith(200, said("fear")));
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20'000);
    at.settle();
    QCOMPARE(at.states().at(0).counts.answered, qint64{6});
}

SUBTEXT_TEST(AskingAnswerTest)
#include "askinganswertest.moc"
