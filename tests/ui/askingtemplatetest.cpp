// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/llm/modelsettings.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"
#include "ui/models/asking/templatefield.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// A template and top p in the dialog that asks a model: what is shown of them before anything is
/// sent, and what the run keeps.
class AskingTemplateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void template_isShownFilledInAndAsked();
    void missingPlace_isSaidWithARemedy();
    void fileThatCannotBeRead_isSaid();
    void resumedRun_asksWithItsOwnTemplate();
    void whomItAsksAbout_isKeptAndComesBack();
    void topP_isSentWhereItIsSet();
    void temperature_isThatOfTheProfile();

private:
    static void choose(AskingDesk& at, AskDialog& dialog, const QByteArray& bytes);
    static TemplateField& fieldOf(AskDialog& dialog) { return *dialog.findChild<TemplateField*>(); }
};

namespace {

const QByteArray OwnWords = "{context}\n{utterance}\nOne of {options}?\n";

} // namespace

void AskingTemplateTest::choose(AskingDesk& at, AskDialog& dialog, const QByteArray& bytes)
{
    at.desk.prompts.paths = {
        writeFile(QDir(at.folder()).filePath(QStringLiteral("mine.txt")), bytes)};
    child<QPushButton>(dialog, "chooseTemplate")->click();
    AskingDesk::planned(dialog);
}

void AskingTemplateTest::template_isShownFilledInAndAsked()
{
    AskingDesk at(2);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    const QString usual = dialog.example();
    QVERIFY(child<QPushButton>(dialog, "withoutTemplate")->isHidden());
    choose(at, dialog, OwnWords);
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
    QCOMPARE(fieldOf(dialog).said(), QStringLiteral("mine.txt"));
    QVERIFY2(dialog.example().startsWith(QLatin1String("The prompt:\n")) &&
                 dialog.example().contains(QLatin1String("\nOne of joy, trust, ")),
             qPrintable(dialog.example()));
    // Back to what ships, and to the file again.
    child<QPushButton>(dialog, "withoutTemplate")->click();
    AskingDesk::planned(dialog);
    QCOMPARE(dialog.example(), usual);
    choose(at, dialog, OwnWords);
    at.send(dialog);
    QCOMPARE(server.asked().size(), std::size_t{2});
    QVERIFY(server.asked().at(0).body.contains("\\nOne of joy, trust, "));
    const RunState state = at.states().at(0);
    QCOMPARE(state.ownTemplate(), QString::fromLatin1(sha256Of(OwnWords)));
    QCOMPARE(state.parameters[QLatin1String("template_text")].toString().toUtf8(), OwnWords);
}

void AskingTemplateTest::missingPlace_isSaidWithARemedy()
{
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("http://127.0.0.1:9/v1"));
    choose(at, dialog, "{context} {options}");
    QVERIFY2(dialog.problem().contains(QLatin1String("{scene} {utterance}")),
             qPrintable(dialog.problem()));
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
    choose(at, dialog, "{scene}\n{emotions}");
    QVERIFY2(dialog.problem().contains(QStringLiteral("line 2, column 1: “{emotions}”")),
             qPrintable(dialog.problem()));
    choose(at, dialog, OwnWords);
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
    QVERIFY(child<QPushButton>(dialog, "send")->isEnabled());
}

void AskingTemplateTest::fileThatCannotBeRead_isSaid()
{
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("http://127.0.0.1:9/v1"));
    choose(at, dialog, QByteArray(10'000'000, 'x'));
    QVERIFY2(dialog.problem().contains(QLatin1String("10,000,000 bytes")),
             qPrintable(dialog.problem()));
    QVERIFY(!child<QPushButton>(dialog, "send")->isEnabled());
}

void AskingTemplateTest::resumedRun_asksWithItsOwnTemplate()
{
    AskingDesk at(2);
    RefusingServer refusing;
    ScriptedServer& server = refusing.server;
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    child<QSpinBox>(dialog.form(), "concurrency")->setValue(1);
    choose(at, dialog, OwnWords);
    at.send(dialog);
    refusing.isBroken = false;
    QFile::remove(QDir(at.folder()).filePath(QStringLiteral("mine.txt"))); // the run has its text
    AskDialog& again = at.goOn();
    QVERIFY2(again.problem().isEmpty(), qPrintable(again.problem()));
    QVERIFY(child<QPushButton>(again, "chooseTemplate")->isHidden());
    at.send(again);
    QCOMPARE(server.asked().at(0).body, server.asked().at(2).body);
    QCOMPARE(at.states().size(), std::size_t{1});
}

void AskingTemplateTest::whomItAsksAbout_isKeptAndComesBack()
{
    AskingDesk at(1);
    RefusingServer refusing;
    ScriptedServer& server = refusing.server;
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(!child<QLineEdit>(dialog, "about")->isVisibleTo(&dialog));
    choose(at, dialog, OwnWords);
    QLineEdit& about = *child<QLineEdit>(dialog, "about");
    QVERIFY(about.isVisibleTo(&dialog));
    QCOMPARE(about.maxLength(), 60);
    QTest::keyClicks(&about, QStringLiteral("listener"));
    AskingDesk::planned(dialog);
    at.send(dialog);
    QCOMPARE(at.states().at(0).askedAbout(), QStringLiteral("listener"));
    refusing.isBroken = false;
    AskDialog& again = at.goOn();
    QVERIFY2(again.problem().isEmpty(), qPrintable(again.problem()));
    QCOMPARE(child<QLineEdit>(again, "about")->text(), QStringLiteral("listener"));
    QVERIFY(!child<QLineEdit>(again, "about")->isEnabled());
    at.send(again);
    QCOMPARE(at.states().size(), std::size_t{1});
}

void AskingTemplateTest::topP_isSentWhereItIsSet()
{
    AskingDesk at(1);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(!dialog.example().contains(QLatin1String("top_p")));
    child<QDoubleSpinBox>(dialog.form(), "topP")->setValue(0.9);
    AskingDesk::planned(dialog);
    at.send(dialog);
    const QJsonObject body = QJsonDocument::fromJson(server.asked().at(0).body).object();
    QCOMPARE(body[QLatin1String("top_p")].toDouble(), 0.9);
    QCOMPARE(at.states().at(0).topP(), std::optional(0.9));
    QVERIFY(!at.states().at(0).seed());
    QCOMPARE(must(llm::loadProfiles(at.settings())).front().topP, std::optional(0.9));
}

void AskingTemplateTest::temperature_isThatOfTheProfile()
{
    AskingDesk at(1);
    ScriptedServer server(fear);
    at.open();
    AskDialog& dialog = at.fill(server.address(QStringLiteral("/v1")));
    auto* temperature = child<QDoubleSpinBox>(dialog.form(), "temperature");
    auto* none = child<QCheckBox>(dialog.form(), "ownTemperature");
    none->setChecked(true);
    QVERIFY(!temperature->isEnabled());
    none->setChecked(false);
    QVERIFY(temperature->isEnabled());
    temperature->setValue(0.7);
    AskingDesk::planned(dialog);
    at.send(dialog);
    const QJsonObject body = QJsonDocument::fromJson(server.asked().at(0).body).object();
    QCOMPARE(body[QLatin1String("temperature")].toDouble(), 0.7);
    QCOMPARE(at.states().at(0).temperature(), std::optional(0.7));
    QCOMPARE(must(llm::loadProfiles(at.settings())).front().temperature, 0.7);
}

SUBTEXT_TEST(AskingTemplateTest)
#include "askingtemplatetest.moc"
