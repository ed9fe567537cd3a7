// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/rosteredit.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupdraft.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include <map>

using namespace subtext;
using namespace subtext::test;

/// Codes of the annotators whom files bring.
class SetupCodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tick_isThereWhereFilesBringPeople();
    void tickedCodes_areAtRandom();
    void whoIsTypedAndInAFile_isOnePerson();
    void columnThatIsNotTaken_isNamed();
};

namespace {

/// One item with labels of twenty people, whose names follow the alphabet.
std::vector<ImportedFile> filesWithLabels(const QTemporaryDir& folder, bool hasLabels = true)
{
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                     "valence,arousal,dominance,confidence\n";
    for (char name = 'A'; name <= 'T'; ++name) {
        csv += "1,sarcasm-irony,a,b,c,u,Name" + QByteArray(1, name) +
               ",joy,neutral,calm,in control,unsure\n";
    }
    ImportOptions options;
    options.kind = hasLabels ? ImportKind::Auto : ImportKind::Scenarios;
    auto files =
        readImportFiles({writeFile(folder.filePath(QStringLiteral("x.csv")), csv)}, options);
    if (!files)
        qFatal("files: %s", describe(files).constData());
    return std::move(*files);
}

/// In the order of the names.
QStringList codesOf(Study& study)
{
    std::map<QString, QString> byName;
    for (const Person& person : must(study.roster().people())) {
        if (person.role == Role::Annotator)
            byName[person.name] = person.code;
    }
    QStringList codes;
    for (const auto& of : byName)
        codes << of.second;
    return codes;
}

} // namespace

void SetupCodesTest::tick_isThereWhereFilesBringPeople()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    PeoplePage page(prompts, nullptr);
    SetupDraft draft;
    page.enter(draft);
    QVERIFY(child<QCheckBox>(page, "randomCodes")->isHidden());
    draft.files = filesWithLabels(folder);
    page.enter(draft);
    QVERIFY(!child<QCheckBox>(page, "randomCodes")->isHidden());
    page.apply(draft);
    QVERIFY(!draft.hasRandomCodes);
    child<QCheckBox>(page, "randomCodes")->setChecked(true);
    page.apply(draft);
    QVERIFY(draft.hasRandomCodes);
}

void SetupCodesTest::tickedCodes_areAtRandom()
{
    QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    SetupDraft draft;
    draft.title = QStringLiteral("T");
    draft.coordinator = QStringLiteral("Zora Quill");
    draft.files = filesWithLabels(folder);
    for (bool isRandom : {false, true}) {
        draft.hasRandomCodes = isRandom;
        const QString path = folder.filePath(isRandom ? QStringLiteral("random.subtext")
                                                      : QStringLiteral("plain.subtext"));
        auto study = makeStudy(draft, path, {clock, ids, {}});
        QVERIFY(study.has_value());
        const QStringList codes = codesOf(**study);
        QCOMPARE(codes.size(), 20);
        QStringList sorted = codes;
        sorted.sort();
        QCOMPARE(sorted.front(), QStringLiteral("A01"));
        QCOMPARE(codes != sorted, isRandom);
    }
}

void SetupCodesTest::whoIsTypedAndInAFile_isOnePerson()
{
    Desk desk;
    PeoplePage page(desk.prompts, nullptr);
    page.coordinator()->setText(QStringLiteral("Ada Coleman"));
    page.roster()->setText(QStringLiteral("Ann Low\nBo Kay"));
    VERIFY_HOLDS(page.roster()->readFile(
        writeFile(desk.filePath(QStringLiteral("roster.csv")),
                  "id,name,role\nA07,Ann Low,\nC05,Ada Coleman,coordinator\n")));
    SetupDraft draft;
    page.apply(draft);
    QStringList people;
    for (const Roster::NewPerson& person : rosterOf(draft))
        people << person.code + u'|' + person.name;
    QCOMPARE(people.join(u';'), QStringLiteral("A07|Ann Low;A01|Bo Kay;C05|Ada Coleman"));
    const QString shown = page.roster()->shownText();
    QVERIFY2(shown.contains(QStringLiteral("one person each: Ann Low.")), qPrintable(shown));
    QVERIFY(!child<QLabel>(page, "listed")->isHidden());
    page.coordinator()->setText(QStringLiteral("Eve Coleman"));
    QVERIFY(child<QLabel>(page, "listed")->isHidden());
}

void SetupCodesTest::columnThatIsNotTaken_isNamed()
{
    Desk desk;
    PeoplePage page(desk.prompts, nullptr);
    const QByteArray numbers = "id,name\n4471920,Ann Low\n";
    VERIFY_HOLDS(
        page.roster()->readFile(writeFile(desk.filePath(QStringLiteral("roster.csv")), numbers)));
    const auto saysIt = [&] {
        return page.roster()->shownText().contains(QStringLiteral("Not imported: “id”."));
    };
    QVERIFY2(saysIt(), qPrintable(page.roster()->shownText()));
    QCOMPARE(page.roster()->people().front().code, QString());
    page.roster()->setText(QString());
    page.roster()->setText(QString::fromUtf8(numbers)); // pasted
    QVERIFY2(saysIt(), qPrintable(page.roster()->shownText()));
    page.roster()->setText(QString());
    page.roster()->setText(QStringLiteral("Ann Low"));
    QVERIFY(!saysIt());
}

SUBTEXT_TEST(SetupCodesTest)
#include "setupcodestest.moc"
