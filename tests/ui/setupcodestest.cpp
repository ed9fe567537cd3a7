// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupdraft.h"

#include <QCheckBox>
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
    QVERIFY(page.randomCodes()->isHidden());
    draft.files = filesWithLabels(folder);
    page.enter(draft);
    QVERIFY(!page.randomCodes()->isHidden());
    page.apply(draft);
    QVERIFY(!draft.hasRandomCodes);
    page.randomCodes()->setChecked(true);
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

SUBTEXT_TEST(SetupCodesTest)
#include "setupcodestest.moc"
