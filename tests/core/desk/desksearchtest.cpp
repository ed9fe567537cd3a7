// SPDX-License-Identifier: MIT
#include "core/desk/desksearch.h"

#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/task/builtintasks.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Where the search of the desk looks, and what it says of it.
class DeskSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void text_isFoundWhereverItStands_data();
    void text_isFoundWhereverItStands();
    void textField_isSearchedAtEveryPlace_data();
    void textField_isSearchedAtEveryPlace();
    void excerpt_isOneLineAroundTheMatch();
    void notesOfOthers_areNotFound();
};

namespace {

Scenario scene()
{
    Scenario scenario;
    scenario.group = Subtype::PassiveAggression;
    scenario.sourceId = QStringLiteral("52");
    scenario.text(ScenePart::SpeakerRole) = QStringLiteral("Shift lead");
    scenario.text(ScenePart::ListenerRole) = QStringLiteral("new clerk");
    scenario.text(ScenePart::Context) =
        QStringLiteral("The whole office knows by now.\nOn Monday the layoff\n of nine people was "
                       "read out in the canteen, between the soup and the weather.");
    scenario.text(ScenePart::Utterance) = QStringLiteral("What a lovely way to start.");
    return scenario;
}

} // namespace

void DeskSearchTest::text_isFoundWhereverItStands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("field"); // −1: nowhere
    using Field = SearchHit::Field;
    const auto row = [](const char* text, int field) {
        QTest::newRow(text) << QString::fromLatin1(text) << field;
    };
    row("aggression/52", static_cast<int>(Field::Name));
    row("LOVELY", static_cast<int>(Field::Hero));
    row("layoff of nine", static_cast<int>(Field::Texts));
    row("lead new", static_cast<int>(Field::Roles));
    row("irony", static_cast<int>(Field::Note));
    row("  lovely ", static_cast<int>(Field::Hero));
    row("strike", -1);
    row("", -1);
    row("   ", -1);
}

void DeskSearchTest::text_isFoundWhereverItStands()
{
    QFETCH(QString, text);
    QFETCH(int, field);
    Decision decision;
    decision.note = QStringLiteral("Irony, surely.");
    const auto hit =
        findInItem(text, *builtInTask(u"cei"), scene(), std::vector<Decision>{decision});
    QCOMPARE(hit ? static_cast<int>(hit->field) : -1, field);
    if (hit)
        QCOMPARE(hit->excerpt.mid(hit->start, hit->length).toLower(), text.simplified().toLower());
}

void DeskSearchTest::textField_isSearchedAtEveryPlace_data()
{
    QTest::addColumn<int>("place");
    const auto row = [](const char* name, FieldPlace place) {
        QTest::newRow(name) << static_cast<int>(place);
    };
    row("paragraph", FieldPlace::Paragraph);
    row("from", FieldPlace::From);
    row("to", FieldPlace::To);
    row("relation", FieldPlace::Relation);
    row("none", FieldPlace::None);
}

void DeskSearchTest::textField_isSearchedAtEveryPlace()
{
    QFETCH(int, place);
    Task task;
    SceneField& field = task.scene.emplace_back();
    field.token = QStringLiteral("sender");
    field.kind = FieldKind::Text;
    field.place = static_cast<FieldPlace>(place);
    Scenario scenario;
    scenario.fields[0] = QStringLiteral("The tall neighbour");
    const auto hit = findInItem(QStringLiteral("neighbour"), task, scenario, {});
    QVERIFY(hit && hit->field == SearchHit::Field::Texts);
}

void DeskSearchTest::excerpt_isOneLineAroundTheMatch()
{
    const auto hit = findInItem(QStringLiteral("layoff"), *builtInTask(u"cei"), scene(), {});
    QVERIFY(hit.has_value());
    QVERIFY2(hit->excerpt.startsWith(QStringLiteral("…On Monday the layoff of nine")),
             qPrintable(hit->excerpt));
    QVERIFY(!hit->excerpt.contains(u'\n'));
    QCOMPARE(hit->excerpt.mid(hit->start, hit->length), QStringLiteral("layoff"));
}

void DeskSearchTest::notesOfOthers_areNotFound()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jta"));
    Verdict choice = verdict(Emotion::Joy);
    choice.note = QStringLiteral("A wink.");
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), choice));
    const auto found = [&](int judge) {
        return must(study.deskQueue().search(study.judge(judge), QStringLiteral("wink"))).size();
    };
    QCOMPARE(found(1), 1);
    QCOMPARE(found(2), 0);
    const auto named = [&] {
        return must(study.deskQueue().search(study.judge(1), QStringLiteral("sarcasm"))).size();
    };
    QCOMPARE(named(), 2);
    VERIFY_HOLDS(study->corrections().leaveOut(study.scenario(1), QStringLiteral("Cut."), {}));
    QCOMPARE(named(), 1);
}

SUBTEXT_TEST(DeskSearchTest)
#include "desksearchtest.moc"
