// SPDX-License-Identifier: MIT
#include "core/exchange/mappingfile.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "tests/ui/studiodesk.h"
#include "ui/forms/exportmeanings.h"
#include "ui/forms/importform.h"
#include "ui/forms/mappingfiles.h"
#include "ui/roster/importdialog.h"
#include "ui/widgets/segmentbar.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QListWidget>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What an exported file of Label Studio means in the study, as somebody says it in Import….
class ImportMeaningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignControls_areMappedByHand();
    void whatWasSaid_isKnownOfTheNextFile();
    void flatExport_isMappedByHand();
    void controlOfOneFileAlone_isNotMissedInTheOther();
    void controlOfTheInterfaceAlone_isNotMissedInTheExport();
    void labelsLeftOut_canBeTakenAgain();
    void faultOfATable_doesNotLeadToTheMeanings();
    void interfaceAddedLater_isProposedBesideWhatWasSaid();
    void numberByItself_goesBeforeWhatTheNumbersCount();
    void people_areChosenFromTheRoster();
    void personCalledByCode_isNotOfferedAsNew();
    void groundTruth_isLeftOutOrGold();
    void skippedTasks_areCountedOrFlagged();
    void mapping_goesIntoAFileAndComesBack();
    void otherFiles_haveNoMeanings();
};

namespace {

struct Given
{
    int id;
    QJsonArray answer;
    bool isTruth = false;
};

QByteArray exportOf(const std::vector<Given>& answers,
                    const QString& email = QStringLiteral("ann@example.org"))
{
    QJsonArray tasks;
    for (const Given& given : answers) {
        const QJsonObject by{{QStringLiteral("id"), 2}, {QStringLiteral("email"), email}};
        const QJsonObject annotation{{QStringLiteral("id"), 5000 + given.id},
                                     {QStringLiteral("completed_by"), by},
                                     {QStringLiteral("ground_truth"), given.isTruth},
                                     {QStringLiteral("result"), given.answer}};
        tasks.append(QJsonObject{
            {QStringLiteral("id"), given.id},
            {QStringLiteral("data"),
             sceneData(QString::number(given.id), QStringLiteral("Line %1").arg(given.id))},
            {QStringLiteral("annotations"), QJsonArray{annotation}}});
    }
    return QJsonDocument(tasks).toJson();
}

/// A scene that nobody has answered.
QByteArray unansweredExport(int id)
{
    return QJsonDocument(QJsonArray{QJsonObject{
                             {QStringLiteral("id"), id},
                             {QStringLiteral("data"),
                              sceneData(QString::number(id), QStringLiteral("Line %1").arg(id))},
                             {QStringLiteral("annotations"), QJsonArray()}}})
        .toJson();
}

QByteArray foreignExport()
{
    return exportOf({{901, foreignAnswer("glad")}, {902, foreignAnswer("anger")}});
}

class ImportDesk
{
public:
    ImportDialog& open()
    {
        roster.page().askForImport();
        auto* dialog = roster.page().findChild<ImportDialog*>();
        if (dialog == nullptr)
            qFatal("no dialog");
        return *dialog;
    }
    ImportForm& openWith(const QByteArray& bytes, const char* name = "export.json")
    {
        ImportForm& form = *open().form();
        take(form, written(roster.desk, bytes, QString::fromLatin1(name)));
        return form;
    }
    static void choose(ImportForm& form, const char* of, const char* token)
    {
        QComboBox* box = form.meanings()->tree()->choice(QString::fromLatin1(of));
        QVERIFY2(box, of);
        const int index = box->findData(QString::fromLatin1(token));
        QVERIFY2(index >= 0, token);
        box->setCurrentIndex(index);
        form.finishReading();
    }
    static QString chosen(const ImportForm& form, const char* of)
    {
        const QComboBox* box = form.meanings()->tree()->choice(QString::fromLatin1(of));
        return box ? box->currentData().toString() : QStringLiteral("no such row");
    }
    static void chooseAll(ImportForm& form)
    {
        choose(form, "feeling", "emotion");
        choose(form, "feeling: glad", "joy");
        choose(form, "valence: numbers", "7..1");
        for (const char* scale : {"arousal: numbers", "dominance: numbers", "confidence: numbers"})
            choose(form, scale, "1..7");
    }
    void import()
    {
        auto* dialog = roster.page().findChild<ImportDialog*>();
        QVERIFY2(child<QPushButton>(dialog, "import")->isEnabled(), qPrintable(dialog->problem()));
        child<QPushButton>(dialog, "import")->click();
        QTRY_VERIFY(!roster.page().findChild<ImportDialog*>());
    }
    StudyData data() { return must(roster.open().snapshot()); }

    RosterDesk roster;
};

} // namespace

void ImportMeaningsTest::foreignControls_areMappedByHand()
{
    ImportDesk at;
    ImportForm& form = at.openWith(foreignExport());
    QVERIFY(form.views()->isVisibleTo(&form));
    QCOMPARE(form.views()->current(), 1); // there is something to say
    QVERIFY(form.meanings()->isVisibleTo(&form));
    QVERIFY2(form.obstacle().contains(QLatin1String("Meanings")), qPrintable(form.obstacle()));
    QVERIFY2(!form.previewText().contains(QLatin1String("--")), qPrintable(form.previewText()));
    at.choose(form, "feeling", "emotion");
    QCOMPARE(at.chosen(form, "feeling: glad"), QString()); // nobody knows what it means
    QCOMPARE(at.chosen(form, "feeling: anger"), QStringLiteral("anger"));
    QCOMPARE(at.chosen(form, "valence: numbers"), QString()); // nor what is the lowest
    QCOMPARE(form.contents().annotations, 0);
    QVERIFY2(form.previewText().contains(QLatin1String("2 rows refused")),
             qPrintable(form.previewText()));
    at.chooseAll(form);
    QCOMPARE(form.contents().annotations, 2);
    QVERIFY2(form.previewText().contains(QLatin1String("The first answers")),
             qPrintable(form.previewText()));
    QVERIFY2(form.previewText().contains(QLatin1String("sarcasm-irony/901, ann@example.org")),
             qPrintable(form.previewText()));
    at.import();
    const StudyData data = at.data();
    QCOMPARE(data.annotations.size(), std::size_t{2});
    for (const Annotation& annotation : data.annotations) {
        QCOMPARE(annotation.answer.scale(Dimension::Valence), std::optional(-3));
        QCOMPARE(annotation.answer.scale(Dimension::Arousal), std::optional(3));
    }
    QVERIFY(std::any_of(data.annotations.begin(), data.annotations.end(), [](const auto& one) {
        return one.answer.ballot[0] == std::optional<Choice>(Emotion::Joy);
    }));
}

void ImportMeaningsTest::whatWasSaid_isKnownOfTheNextFile()
{
    ImportDesk at;
    at.chooseAll(at.openWith(foreignExport()));
    at.import();
    ImportForm& form = at.openWith(exportOf({{903, foreignAnswer("glad")}}), "later.json");
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.contents().annotations, 1);
    QCOMPARE(form.views()->current(), 0); // nothing is left to say
    QCOMPARE(at.chosen(form, "feeling"), QStringLiteral("emotion"));
    QCOMPARE(at.chosen(form, "feeling: glad"), QStringLiteral("joy"));
    QCOMPARE(at.chosen(form, "valence: numbers"), QStringLiteral("7..1"));
    const auto people = at.data().people;
    const auto ann = std::find_if(people.begin(), people.end(), [](const Person& person) {
        return person.name == QLatin1String("ann@example.org");
    });
    QVERIFY(ann != people.end());
    QCOMPARE(at.chosen(form, "person: ann@example.org"), ann->code);
    at.import();
    QCOMPARE(at.data().annotations.size(), std::size_t{3});
}

void ImportMeaningsTest::flatExport_isMappedByHand()
{
    QJsonArray rows;
    for (const int id : {901, 902}) {
        QJsonObject row = sceneData(QString::number(id), QStringLiteral("Line %1").arg(id));
        row.insert(QStringLiteral("id"), id);
        row.insert(QStringLiteral("annotation_id"), 5000 + id);
        row.insert(QStringLiteral("annotator"), 2);
        row.insert(QStringLiteral("lead_time"), 4.5);
        row.insert(QStringLiteral("feeling"),
                   id == 901 ? QStringLiteral("glad") : QStringLiteral("anger"));
        row.insert(QStringLiteral("why"), QStringLiteral("They smile."));
        for (const char* scale : {"valence", "arousal", "dominance", "confidence"})
            row.insert(QString::fromLatin1(scale),
                       QJsonArray{QJsonObject{{QStringLiteral("rating"), 7}}});
        rows.append(row);
    }
    ImportDesk at;
    ImportForm& form = at.openWith(QJsonDocument(rows).toJson(), "min.json");
    QCOMPARE(form.views()->current(), 1);
    at.choose(form, "why", "explanation");
    at.chooseAll(form);
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.contents().annotations, 2);
    const auto& records = form.files().front().records;
    QCOMPARE(records.size(), std::size_t{2});
    QCOMPARE(records.front().answers.front().answer.scale(Dimension::Valence), std::optional(-3));
    QCOMPARE(records.front().answers.front().answer.ballot[0], std::optional<Choice>(Emotion::Joy));
    QCOMPARE(records.front().answers.front().answer.explanation, QStringLiteral("They smile."));
}

void ImportMeaningsTest::controlOfOneFileAlone_isNotMissedInTheOther()
{
    ImportDesk at;
    ImportForm& form = at.openWith(exportOf({{901, foreignAnswer("glad")}}), "one.json");
    take(form, written(at.roster.desk, unansweredExport(902), QStringLiteral("two.json")));
    at.chooseAll(form);
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.contents().annotations, 1);
    QCOMPARE(form.contents().scenarios, 2);
}

void ImportMeaningsTest::controlOfTheInterfaceAlone_isNotMissedInTheExport()
{
    ImportDesk at;
    ImportForm& form = at.openWith(unansweredExport(901));
    take(form, written(at.roster.desk, foreignXml().toUtf8(), QStringLiteral("project.xml")));
    at.choose(form, "feeling", "emotion");
    at.choose(form, "feeling: glad", "joy");
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.contents().scenarios, 1);
    QVERIFY2(form.previewText().contains(QLatin1String("project.xml says")),
             qPrintable(form.previewText()));
}

void ImportMeaningsTest::labelsLeftOut_canBeTakenAgain()
{
    ImportDesk at;
    ImportForm& form = at.openWith(exportOf({{901, foreignAnswer("glad")}}));
    at.chooseAll(form);
    auto* labels = child<QCheckBox>(form, "labels");
    QVERIFY(!labels->isHidden());
    labels->click();
    form.finishReading();
    at.choose(form, "feeling: glad", ""); // no label is understood any more
    QVERIFY(!labels->isHidden());
    labels->click();
    form.finishReading();
    at.choose(form, "feeling: glad", "joy");
    QCOMPARE(form.contents().annotations, 1);
    QCOMPARE(form.files().front().records.front().answers.size(), std::size_t{1});
}

void ImportMeaningsTest::faultOfATable_doesNotLeadToTheMeanings()
{
    ImportDesk at;
    ImportForm& form = at.openWith(exportOf({{901, wholeAnswer("anger")}}));
    take(form, written(at.roster.desk, "colour\nred\n", QStringLiteral("table.csv")));
    QVERIFY2(form.obstacle().contains(QLatin1String("table.csv")), qPrintable(form.obstacle()));
    QVERIFY2(!form.obstacle().contains(QLatin1String("Meanings")), qPrintable(form.obstacle()));
}

void ImportMeaningsTest::interfaceAddedLater_isProposedBesideWhatWasSaid()
{
    ImportDesk at;
    ImportForm& form = at.openWith(foreignExport());
    at.choose(form, "feeling", "emotion");
    at.choose(form, "feeling: glad", "joy");
    QCOMPARE(form.contents().annotations, 0);
    take(form, written(at.roster.desk, foreignXml().toUtf8(), QStringLiteral("project.xml")));
    QTRY_COMPARE(at.chosen(form, "valence: numbers"), QStringLiteral("1..7"));
    QTRY_VERIFY(!form.isReading());
    QTRY_COMPARE(form.contents().annotations, 2);
    QCOMPARE(at.chosen(form, "feeling: glad"), QStringLiteral("joy"));
}

void ImportMeaningsTest::numberByItself_goesBeforeWhatTheNumbersCount()
{
    ImportDesk at;
    ImportForm& form = at.openWith(foreignExport());
    at.chooseAll(form);
    at.choose(form, "valence: 7", "2");
    QCOMPARE(form.contents().annotations, 2);
    at.import();
    for (const Annotation& annotation : at.data().annotations)
        QCOMPARE(annotation.answer.scale(Dimension::Valence), std::optional(2));
}

void ImportMeaningsTest::people_areChosenFromTheRoster()
{
    ImportDesk at;
    const Person somebody = at.roster.person(1);
    const std::size_t people = at.data().people.size();
    ImportForm& form = at.openWith(exportOf({{901, wholeAnswer("anger")}}));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.views()->current(), 0);
    at.choose(form, "person: ann@example.org", somebody.code.toLatin1().constData());
    at.import();
    QCOMPARE(at.data().people.size(), people);
    QCOMPARE(at.data().annotations.front().person, somebody.id);
}

void ImportMeaningsTest::personCalledByCode_isNotOfferedAsNew()
{
    ImportDesk at;
    const Person somebody = at.roster.person(1);
    const std::size_t people = at.data().people.size();
    const QString called = somebody.code.toLower();
    ImportForm& form = at.openWith(exportOf({{901, wholeAnswer("anger")}}, called));
    const QByteArray row = "person: " + called.toUtf8();
    QCOMPARE(at.chosen(form, row.constData()), somebody.code);
    const QComboBox* box = form.meanings()->tree()->choice(QString::fromUtf8(row));
    QCOMPARE(box->itemText(0), QStringLiteral("as the study knows them"));
    at.choose(form, row.constData(), "");
    at.import();
    QCOMPARE(at.data().people.size(), people);
    QCOMPARE(at.data().annotations.front().person, somebody.id);
}

void ImportMeaningsTest::groundTruth_isLeftOutOrGold()
{
    ImportDesk at;
    ImportForm& form = at.openWith(
        exportOf({{901, wholeAnswer("anger"), true}, {902, wholeAnswer("fear"), false}}));
    QCOMPARE(form.contents().annotations, 1);
    QCOMPARE(form.contents().gold, 0);
    QVERIFY2(form.previewText().contains(QStringLiteral(
                 "was left out; the menu “Marked as ground truth” can make it a gold label")),
             qPrintable(form.previewText()));
    QVERIFY2(!form.previewText().contains(QLatin1String("--ground-truth")),
             qPrintable(form.previewText()));
    QComboBox* truth = child<QComboBox>(form.meanings(), "truthColumn");
    truth->setCurrentIndex(truth->findData(static_cast<int>(GroundTruth::Gold)));
    form.finishReading();
    QCOMPARE(form.contents().annotations, 1);
    QCOMPARE(form.contents().gold, 1);
    truth->setCurrentIndex(truth->findData(static_cast<int>(GroundTruth::Answer)));
    form.finishReading();
    QCOMPARE(form.contents().annotations, 2);
}

void ImportMeaningsTest::skippedTasks_areCountedOrFlagged()
{
    ImportDesk at;
    QByteArray bytes = exportOf({{901, wholeAnswer("anger")}, {902, wholeAnswer("fear")}});
    const qsizetype last = bytes.lastIndexOf("\"ground_truth\"");
    bytes.insert(last, "\"was_cancelled\": true, ");
    ImportForm& form = at.openWith(bytes);
    QCOMPARE(form.contents().annotations, 1);
    QComboBox* skipped = child<QComboBox>(form.meanings(), "skippedItems");
    QVERIFY(!skipped->currentData().toBool());
    skipped->setCurrentIndex(skipped->findData(true));
    form.finishReading();
    QCOMPARE(form.contents().annotations, 1);
    at.import();
    const StudyData data = at.data();
    QCOMPARE(data.annotations.size(), std::size_t{1});
    const auto them = std::find_if(data.people.begin(), data.people.end(), [](const Person& of) {
        return of.name == QLatin1String("ann@example.org");
    });
    QVERIFY(them != data.people.end());
    const auto scene =
        std::find_if(data.scenarios.begin(), data.scenarios.end(),
                     [](const Scenario& of) { return of.sourceId == QLatin1String("902"); });
    QVERIFY(scene != data.scenarios.end());
    const ItemState item = must(at.roster.open().labelling().load(them->id, scene->id));
    QVERIFY(item.draft && item.draft->answer.isFlagged);
}

void ImportMeaningsTest::mapping_goesIntoAFileAndComesBack()
{
    ImportDesk at;
    ImportForm& form = at.openWith(foreignExport());
    at.chooseAll(form);
    const QString path = at.roster.study.filePath(QStringLiteral("map.json"));
    at.roster.desk.prompts.paths = {path};
    form.meanings()->mappingFiles()->saveButton()->click();
    QVERIFY(must(readMappingOf(path)).scales.value(QStringLiteral("valence")) ==
            (NumberRange{7, 1}));
    at.choose(form, "feeling: glad", "");
    QCOMPARE(form.contents().annotations, 1);
    at.roster.desk.prompts.paths = {path};
    form.meanings()->mappingFiles()->openButton()->click();
    form.finishReading();
    QCOMPARE(at.chosen(form, "feeling: glad"), QStringLiteral("joy"));
    QCOMPARE(form.contents().annotations, 2);
}

void ImportMeaningsTest::otherFiles_haveNoMeanings()
{
    ImportDesk at;
    ImportForm& form = at.openWith(foreignExport());
    QVERIFY(form.views()->isVisibleTo(&form));
    form.list()->setCurrentRow(0);
    form.removeChosen();
    form.finishReading();
    take(form, writeScenes(at.roster.desk.filePath({}), 2));
    QVERIFY(!form.views()->isVisibleTo(&form));
    QVERIFY(!form.meanings()->isVisibleTo(&form));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
}

SUBTEXT_TEST(ImportMeaningsTest)
#include "importmeaningstest.moc"
