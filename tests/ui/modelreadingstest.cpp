// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/labelling.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/models/board/setview.h"
#include "ui/widgets/figuretable.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// How far a set is from votes and second readings, on its page.
class ModelReadingsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void card_isThereWhereItemsHaveSecondReadings();
};

namespace {

FigureTable& softCard(LabelModelsDesk& at)
{
    return *child<FigureTable>(*at.views().set(), "soft");
}

/// Whoever labels the first item first says fear beside joy.
void sayFearToo(Study& study)
{
    const std::vector<Scenario> scenes = must(study.scenarios());
    const Scenario& scene = *std::find_if(scenes.begin(), scenes.end(), [](const Scenario& each) {
        return each.name() == QLatin1String("mixed-signals/1");
    });
    Answer answer = completeAnswer(Emotion::Joy);
    answer.seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Fear));
    must(study.labelling().submit(must(study.raters(scene.id)).front(), scene.id,
                                  submissionOf(answer)));
}

} // namespace

void ModelReadingsTest::card_isThereWhereItemsHaveSecondReadings()
{
    LabelModelsDesk at;
    at.take();
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(at.views().set()->isVisible());
    QVERIFY(!softCard(at).isVisible());
    at.after([&] {
        Protocol rules = must(at.desk.study().protocol());
        rules.secondReading = SecondReading::Option;
        must(at.desk.study().courseRules().setProtocol(rules));
    });
    QVERIFY(!softCard(at).isVisible()); // nobody said anything
    at.desk.clock().advance(60'000);
    at.after([&] { sayFearToo(at.desk.study()); });
    QVERIFY(softCard(at).isVisible());
    // wren says joy of the first item: all voted so, and joy has (2/3 + 1 + 1) / 3 of its soft
    // label. m is 17/18 and 1/18; no answer has probabilities.
    QCOMPARE(softCard(at).table()->model()->rowCount(), 2);
    QVERIFY2(softCard(at).rowText(0).startsWith(QStringLiteral("Votes|")),
             qPrintable(softCard(at).rowText(0)));
    QCOMPARE(softCard(at).rowText(1), QStringLiteral("Second readings|1|0.058|0.025|–|0"));
}

SUBTEXT_TEST(ModelReadingsTest)
#include "modelreadingstest.moc"
