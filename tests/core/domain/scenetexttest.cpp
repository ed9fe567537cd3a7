// SPDX-License-Identifier: MIT
#include "core/domain/scenetext.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// What a scene says inside what is asked of it.
class SceneTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fieldText_isTheWordOfAChoice();
    void filledIn_namesWhatTheSceneSays();
    void fieldsAskedAbout_areThoseInBraces();
    void placesOfName_areWholeWords_data();
    void placesOfName_areWholeWords();
};

using Places = std::vector<std::pair<qsizetype, qsizetype>>;
Q_DECLARE_METATYPE(Places)

void SceneTextTest::fieldText_isTheWordOfAChoice()
{
    Scenario scene;
    scene.fields[0] = QStringLiteral("hand-blender");
    scene.fields[2] = QStringLiteral("Ida");
    QCOMPARE(fieldText(thirdTask(), scene, FieldIndex{0}), QStringLiteral("Hand blender"));
    QCOMPARE(fieldText(thirdTask(), scene, FieldIndex{2}), QStringLiteral("Ida"));
    QCOMPARE(fieldText(thirdTask(), scene, FieldIndex{3}), QString());
}

void SceneTextTest::filledIn_namesWhatTheSceneSays()
{
    Scenario scene;
    scene.fields[2] = QStringLiteral(" Ida  Marr ");
    QCOMPARE(filledIn(QStringLiteral("How does {customer} sound?"), thirdTask(), scene),
             QStringLiteral("How does Ida Marr sound?"));
    QCOMPARE(filledIn(QStringLiteral("And {agent}? {nobody}"), thirdTask(), scene),
             QStringLiteral("And Agent? {nobody}")); // the field is empty; there is no such field
    QCOMPARE(filledIn(QStringLiteral("Plain."), thirdTask(), scene), QStringLiteral("Plain."));
}

void SceneTextTest::fieldsAskedAbout_areThoseInBraces()
{
    QVERIFY(fieldsAskedAbout(*builtInTask(u"emoscene")) == std::vector{FieldIndex{0}});
    QVERIFY(fieldsAskedAbout(thirdTask()) == std::vector{FieldIndex{2}});
    QVERIFY(fieldsAskedAbout(*builtInTask(u"cei")).empty());
}

void SceneTextTest::placesOfName_areWholeWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Places>("places");
    QTest::newRow("twice") << "Mara waits. Then Mara goes."
                           << "Mara" << Places{{0, 4}, {17, 4}};
    QTest::newRow("with an apostrophe") << "Mara's and Mara’s"
                                        << "Mara" << Places{{0, 4}, {11, 4}};
    QTest::newRow("inside a word") << "Maraschino, Tamara"
                                   << "Mara" << Places{};
    QTest::newRow("case counts") << "He will go, Will said."
                                 << "Will" << Places{{12, 4}};
    QTest::newRow("small at a beginning") << "The nurse and the nurse"
                                          << "the nurse" << Places{{0, 9}, {14, 9}};
    QTest::newRow("beyond Latin") << "Иван и Иванов"
                                  << "Иван" << Places{{0, 4}};
    QTest::newRow("stray spaces of the field") << "An Li is here"
                                               << " An  Li " << Places{{0, 5}};
    QTest::newRow("no name") << "Anybody"
                             << " " << Places{};
    QTest::newRow("longer than the text") << "Ann"
                                          << "Annabel" << Places{};
    QTest::newRow("no text") << ""
                             << "Ann" << Places{};
}

void SceneTextTest::placesOfName_areWholeWords()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(Places, places);
    QVERIFY(placesOfName(text, name) == places);
}

SUBTEXT_TEST(SceneTextTest)

#include "scenetexttest.moc"
