// SPDX-License-Identifier: MIT
#include "ui/norming/normingdialog.h"

#include "core/course/norming.h"
#include "core/standing/studystanding.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/norming/normingfiguresview.h"
#include "ui/norming/normingform.h"
#include "ui/text/normingstatetext.h"
#include "ui/text/standingtext.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// What coordinators do about norming rounds, in the window.
class NormingDialogTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void begin_takesUnlabelledItemsAndTickedPeople();
    void begin_refusesUnknownNames();
    void begin_takesNames();
    void begin_saysThatThereIsNoSplit();
    void onePerson_isRefused();
    void open_namesWhomItLeavesOut();
    void personWithoutName_isTheCode();
    void close_endsTheRound();
    void allIn_isSaidAtHome();
    void lowScreen_hasTheButtonsInView();
};

namespace {

class NormingDeskOfNoor : public CourseDesk
{
public:
    NormingDeskOfNoor()
        : CourseDesk(4, Protocol())
        , dialog(new NormingDialog(study(), prompts, nullptr))
    {
        dialog->show();
    }
    ~NormingDeskOfNoor() { delete dialog; }

    void choose(NormingForm::Items items)
    {
        dialog->form()->items()->setCurrentIndex(static_cast<int>(items));
    }
    void pressBegin(const QString& title)
    {
        dialog->form()->title()->setText(title);
        QTest::mouseClick(dialog->form()->beginButton(), Qt::LeftButton);
    }
    std::vector<NormingStanding> rounds() { return must(study().norming().rounds()); }
    void castFor(const Person& person)
    {
        const NormingStanding standing = rounds().front();
        Ballot ballot{};
        ballot[0] = Choice{0};
        for (const ScenarioId item : standing.scenarios)
            VERIFY_HOLDS(study().norming().vote(person.id, standing.round.uuid, item, ballot));
        VERIFY_HOLDS(study().norming().cast(person.id, standing.round.uuid));
    }

    NormingDialog* dialog;
};

} // namespace

void NormingDialogTest::begin_takesUnlabelledItemsAndTickedPeople()
{
    NormingDeskOfNoor desk;
    QVERIFY(!desk.dialog->form()->beginButton()->isEnabled()); // without a title
    desk.choose(NormingForm::Items::Unlabelled);
    desk.dialog->form()->count()->setValue(3);
    desk.pressBegin(QStringLiteral("First"));
    QCOMPARE(desk.rounds().size(), std::size_t{1});
    QCOMPARE(desk.rounds().front().scenarios.size(), std::size_t{3});
    QCOMPARE(desk.rounds().front().members.size(), std::size_t{2});
    QVERIFY(desk.dialog->stateText().contains(
        QStringLiteral("Waiting for: Robin (%1), Kim (%2).").arg(desk.robin.code, desk.kim.code)));
    QVERIFY(desk.dialog->figures()->isHidden());
}

void NormingDialogTest::begin_refusesUnknownNames()
{
    NormingDeskOfNoor desk;
    desk.choose(NormingForm::Items::Names);
    desk.dialog->form()->names()->setPlainText(QStringLiteral("no-such-item"));
    desk.pressBegin(QStringLiteral("First"));
    QVERIFY(desk.rounds().empty());
    QVERIFY(desk.dialog->report().contains(QStringLiteral("no-such-item")));
}

void NormingDialogTest::begin_takesNames()
{
    NormingDeskOfNoor desk;
    const auto heads = must(desk.study().heads());
    desk.choose(NormingForm::Items::Names);
    desk.dialog->form()->names()->setPlainText(heads.at(2).name() + u'\n' + heads.at(0).name());
    desk.pressBegin(QStringLiteral("First"));
    QCOMPARE(desk.rounds().front().scenarios, (std::vector{heads.at(2).id, heads.at(0).id}));
}

void NormingDialogTest::begin_saysThatThereIsNoSplit()
{
    NormingDeskOfNoor desk;
    desk.choose(NormingForm::Items::Splits);
    desk.pressBegin(QStringLiteral("First"));
    QVERIFY(desk.rounds().empty());
    QVERIFY(!desk.dialog->report().isEmpty());
}

void NormingDialogTest::onePerson_isRefused()
{
    NormingDeskOfNoor desk;
    desk.choose(NormingForm::Items::Unlabelled);
    desk.dialog->form()->people()->item(0)->setCheckState(Qt::Unchecked);
    desk.pressBegin(QStringLiteral("First"));
    QVERIFY(desk.rounds().empty());
    QVERIFY(!desk.dialog->report().isEmpty());
}

void NormingDialogTest::open_namesWhomItLeavesOut()
{
    NormingDeskOfNoor desk;
    const Person lee =
        must(desk.study().roster().add({{{}, QStringLiteral("Lee"), Role::Annotator}})).front();
    NewNormingRound wanted;
    wanted.title = QStringLiteral("First");
    wanted.items = {must(desk.study().heads()).front().id};
    wanted.people = {desk.robin.id, desk.kim.id, lee.id};
    VERIFY_HOLDS(desk.study().norming().begin(wanted));
    desk.castFor(desk.robin);
    desk.castFor(desk.kim);
    desk.prompts.choices = {-1};
    QTest::mouseClick(desk.dialog->openButton(), Qt::LeftButton);
    QVERIFY(desk.prompts.said.back().contains(QStringLiteral("Lee (%1)").arg(lee.code)));
    QVERIFY(!desk.prompts.said.back().contains(desk.kim.code));
    QCOMPARE(desk.rounds().front().phase, NormingPhase::Sealed);
    desk.prompts.choices = {0};
    QTest::mouseClick(desk.dialog->openButton(), Qt::LeftButton);
    QCOMPARE(desk.rounds().front().phase, NormingPhase::Open);
    QVERIFY(desk.rounds().front().members.at(2).isLeftOut);
    QVERIFY(desk.dialog->stateText().contains(QStringLiteral("Left out: Lee (%1).").arg(lee.code)));
    QVERIFY(!desk.dialog->figures()->isHidden());
}

void NormingDialogTest::personWithoutName_isTheCode()
{
    NormingStanding standing;
    standing.members.emplace_back().code = QStringLiteral("A01");
    NormingMember& named = standing.members.emplace_back();
    named.code = QStringLiteral("A02");
    named.name = QStringLiteral("Kim");
    QCOMPARE(normingWaitedFor(standing, CalledBy::Name),
             (QStringList{QStringLiteral("A01"), QStringLiteral("Kim (A02)")}));
    QCOMPARE(normingWaitedFor(standing, CalledBy::Code),
             (QStringList{QStringLiteral("A01"), QStringLiteral("A02")}));
    named.fault = NormingFault::Changed;
    QVERIFY(normingStateText(standing, CalledBy::Name).contains(QStringLiteral("Kim (A02): the")));
}

void NormingDialogTest::close_endsTheRound()
{
    NormingDeskOfNoor desk;
    desk.choose(NormingForm::Items::Unlabelled);
    desk.pressBegin(QStringLiteral("First"));
    desk.castFor(desk.robin);
    desk.castFor(desk.kim);
    desk.prompts.choices = {0, 0};
    QTest::mouseClick(desk.dialog->openButton(), Qt::LeftButton);
    QVERIFY(!child<QPushButton>(desk.dialog, "closeRound")->isHidden());
    QTest::mouseClick(child<QPushButton>(desk.dialog, "closeRound"), Qt::LeftButton);
    QCOMPARE(desk.rounds().front().phase, NormingPhase::Closed);
    QVERIFY(child<QPushButton>(desk.dialog, "closeRound")->isHidden());
    QVERIFY(!desk.dialog->figures()->isHidden());
    QCOMPARE(desk.dialog->figures()->moves().size(), std::size_t{1});
}

void NormingDialogTest::allIn_isSaidAtHome()
{
    NormingDeskOfNoor desk;
    const QString waits = QStringLiteral("Norming rounds to open: 1");
    const auto lines = [&desk] {
        return stageLines(StudyStage::Label, must(studyStanding(desk.study())));
    };
    desk.choose(NormingForm::Items::Unlabelled);
    desk.pressBegin(QStringLiteral("First"));
    desk.castFor(desk.robin);
    QVERIFY(!lines().contains(waits)); // for Kim
    desk.castFor(desk.kim);
    QVERIFY(lines().contains(waits));
    VERIFY_HOLDS(desk.study().norming().open(desk.rounds().front().round.uuid));
    QVERIFY(!lines().contains(waits));
    QVERIFY(!lines().contains(QStringLiteral("Norming rounds to close: 1")));
}

void NormingDialogTest::lowScreen_hasTheButtonsInView()
{
    constexpr QSize Low(620, 492); // what a screen of 540 has beside its frame
    NormingDeskOfNoor desk;
    const auto isInView = [&desk](const QPushButton* button) {
        const QRect at(button->mapTo(desk.dialog, QPoint()), button->size());
        return button->isVisible() && desk.dialog->rect().contains(at);
    };
    desk.choose(NormingForm::Items::Names);
    desk.dialog->resize(Low);
    QCoreApplication::processEvents();
    QCOMPARE(desk.dialog->height(), Low.height());
    QVERIFY(isInView(desk.dialog->form()->beginButton()));
    desk.choose(NormingForm::Items::Unlabelled);
    desk.pressBegin(QStringLiteral("First"));
    QVERIFY(desk.dialog->form()->beginButton()->isHidden());
    desk.castFor(desk.robin);
    desk.castFor(desk.kim);
    VERIFY_HOLDS(desk.study().norming().open(desk.rounds().front().round.uuid));
    QCoreApplication::processEvents();
    QVERIFY(!desk.dialog->figures()->isHidden());
    QCOMPARE(desk.dialog->height(), Low.height());
    QVERIFY(isInView(desk.dialog->findChild<QPushButton*>(QStringLiteral("done"))));
}

SUBTEXT_TEST(NormingDialogTest)
#include "normingdialogtest.moc"
