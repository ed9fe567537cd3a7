// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/support/timers.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>

using namespace subtext;
using namespace subtext::test;

/// The keys of the desk, pressed in the real window, and what they leave on the disk.
class DeskKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void letters_takeTheLabelInThatPlace();
    void letterWithoutAColumn_takesNothing();
    void digits_meanTheEmotionsOfLabel_data();
    void digits_meanTheEmotionsOfLabel();
    void controlB_keepsTheDistribution();
    void basisKeys_setTheBasis();
    void basisList_hasWhatCanHold();
    void basisThatCannotHold_isRefusedWithAReason();
    void basisInDoubt_isAskedAboutAndTaken();
    void againstTheVotes_needsANote();
    void nextAndPrevious_goThroughTheList();
    void typedDigits_areTextInTheNote();
    void typedDigits_areTextInTheSearch();
    void saving_leavesTheNote();
    void hold_putsAsideAndGoesOn();
    void chosenButtonAgain_staysChosen();

    void saveWithoutPick_saysSoAndStays();
    void saveWithoutBasis_saysSoAndStays();
    void itemByRule_isPassedBy();
    void decidedItemWithNote_isPassedBy();

    void change_isOnTheDiskWithin300Ms();
    void restart_bringsTheHalfFinishedItemBack();
    void restart_beginsAtTheHardestOpenItem();
    void firstPickAndLaterPick_areBothStored();
    void undo_doesNotHideTheHints();
    void label_canBeMarkedAsAmbiguous();
    void undo_goesThroughTheItem();
};

namespace {

constexpr auto Ctrl = Qt::ControlModifier;
constexpr auto Shift = Qt::ShiftModifier;

const QString ByRule = QStringLiteral("mixed-signals/7");

/// An item that nine people rated; two of them share an emotion.
std::vector<DeskPlan> ninePlans()
{
    DeskPlan plan;
    plan.votes.assign(AllEmotions.begin(), AllEmotions.end());
    plan.votes.push_back(Emotion::Joy);
    return {plan};
}

} // namespace

void DeskKeysTest::letters_takeTheLabelInThatPlace()
{
    DeskWindow at(ninePlans());
    at.page().queue()->setFilter(QueueFilter::All); // two of nine agree: by rule
    at.list()->setFocus();
    const auto labels = at.columnLabels();
    QCOMPARE(labels.size(), std::size_t{9});
    const std::array keys{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F, Qt::Key_G,
                          Qt::Key_H, Qt::Key_J, Qt::Key_K, Qt::Key_L};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        at.press(keys.at(i));
        QVERIFY(at.chosen() == Pick{labels.at(i)});
    }
}

void DeskKeysTest::letterWithoutAColumn_takesNothing()
{
    DeskWindow at;
    at.goTo(Split);
    for (int place = 4; place <= 9; ++place)
        at.take(place);
    QVERIFY(!at.chosen());
    QVERIFY(at.hintLines().isEmpty());
}

void DeskKeysTest::digits_meanTheEmotionsOfLabel_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("as in Label") << Qt::KeyboardModifiers(Qt::NoModifier);
    QTest::newRow("as it was before") << Qt::KeyboardModifiers(Qt::ShiftModifier);
}

void DeskKeysTest::digits_meanTheEmotionsOfLabel()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    DeskWindow at;
    at.goTo(Split);
    for (Choice emotion : AllEmotions) {
        at.press(static_cast<Qt::Key>(Qt::Key_1 + indexOf(emotion)), modifiers);
        QVERIFY(at.chosen() == Pick{emotion});
        // What the button says is the key that was pressed.
        QVERIFY(pickButton(at.page().decision(), {emotion})
                    ->text()
                    .startsWith(QString::number(indexOf(emotion) + 1)));
    }
    at.press(Qt::Key_9);
    QVERIFY(at.chosen() == Pick{Emotion::Anticipation}); // no ninth emotion
}

void DeskKeysTest::controlB_keepsTheDistribution()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_B, Ctrl);
    QVERIFY(at.chosen() == Pick{});
    at.press(Qt::Key_1, Ctrl); // keeping the distribution rests on nothing else
    QCOMPARE(at.basis(), QString());
    at.save();
    QVERIFY(at.itemName() != Split);
    const auto decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().isAmbiguous() && !decisions.front().label());
    QCOMPARE(decisions.front().basis, Basis::Unstated);
}

void DeskKeysTest::basisKeys_setTheBasis()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_8); // nobody's, so that an override can hold, and no misreading
    const std::vector<std::pair<Qt::Key, QString>> keys{
        {Qt::Key_1, QStringLiteral("Valence polarity")},
        {Qt::Key_2, QStringLiteral("Valence polarity")},
        {Qt::Key_3, QStringLiteral("VAD fit")},
        {Qt::Key_4, QStringLiteral("Override")}};
    for (const auto& [key, word] : keys) {
        at.press(key, Ctrl);
        QCOMPARE(at.basis(), word);
    }
}

void DeskKeysTest::basisList_hasWhatCanHold()
{
    DeskWindow at;
    at.goTo(Split);
    const BasisBox& box = *at.page().decision()->basisBox();
    const auto listed = [&] {
        QStringList words;
        for (int row = 0; row < box.count(); ++row)
            words << box.itemText(row) + u' ' + box.itemData(row, BasisBox::KeyRole).toString();
        return words.join(u'|');
    };
    at.take(1);
    QCOMPARE(listed(), QStringLiteral("Valence polarity Ctrl+1|Misreading Ctrl+2|VAD fit Ctrl+3"));
    for (int row = 0; row < box.count(); ++row)
        QVERIFY(!box.itemData(row, BasisBox::HelpRole).toString().isEmpty());
    QCOMPARE(box.maxVisibleItems(), 3); // the whole list at once
    at.press(Qt::Key_8);
    QVERIFY(listed().endsWith(QStringLiteral("|Override Ctrl+4")));
    at.press(Qt::Key_4, Ctrl);
    at.take(2); // somebody's label: no override any more
    QCOMPARE(at.basis(), QString());
    at.goTo(ByRule);
    at.press(Qt::Key_7); // Anger, what the majority says
    QCOMPARE(listed(), QStringLiteral("Majority Ctrl+6"));
    QCOMPARE(at.basis(), QStringLiteral("Majority"));
}

void DeskKeysTest::basisThatCannotHold_isRefusedWithAReason()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(1);
    at.press(Qt::Key_6, Ctrl); // a majority, where there is none
    QCOMPARE(at.basis(), QString());
    QVERIFY2(
        at.missing().contains(QStringLiteral("“Majority” does not apply here: the votes alone do "
                                             "not give this label.")),
        qPrintable(at.missing()));
    at.press(Qt::Key_4, Ctrl);
    QVERIFY2(at.missing().endsWith(QStringLiteral("nothing to override.")),
             qPrintable(at.missing()));
    at.press(Qt::Key_2, Ctrl);
    QCOMPARE(at.missing(), QString());
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.goTo(QStringLiteral("mixed-signals/1"));
    at.press(Qt::Key_8); // nobody's
    at.press(Qt::Key_2, Ctrl);
    QVERIFY2(at.missing().contains(QStringLiteral("“Misreading” does not apply here: nobody chose "
                                                  "this label")),
             qPrintable(at.missing()));
}

void DeskKeysTest::basisInDoubt_isAskedAboutAndTaken()
{
    // The first two lie at both ends of valence.
    DeskPlan plan = DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger);
    plan.isWide = true;
    DeskWindow at({plan, DeskPlan::split(Emotion::Joy, Emotion::Fear, Emotion::Anger)});
    const auto question = [&] {
        for (const QLabel* label : at.page().decision()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(QStringLiteral("still the basis?")))
                return label->text();
        }
        return QString();
    };
    at.goTo(QStringLiteral("deflection-misdirection/1"));
    at.take(1);
    at.press(Qt::Key_2, Ctrl);
    QCOMPARE(question(), QString());
    at.press(Qt::Key_1, Ctrl);
    QVERIFY2(question().contains(QStringLiteral("differ in sign")), qPrintable(question()));
    at.save(); // it was a question
    QCOMPARE(at.decisionsOnDisk().front().basis, Basis::ValencePolarity);
}

void DeskKeysTest::againstTheVotes_needsANote()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_8); // nobody's
    at.press(Qt::Key_4, Ctrl);
    at.save();
    QCOMPARE(at.itemName(), Split);
    QVERIFY2(at.missing().contains(QStringLiteral("Explain why in the note")),
             qPrintable(at.missing()));
    QVERIFY(at.page().decision()->noteEdit()->hasFocus());
    QVERIFY(at.decisionsOnDisk().empty());
    at.type(QStringLiteral("Irony."));
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    // Where the study does not ask for one, none is needed.
    QualityProtocol rules = must(at.study().quality().protocol());
    rules.thresholds.needsOverrideNote = false;
    VERIFY_HOLDS(at.study().quality().setProtocol(rules));
    at.goTo(QStringLiteral("mixed-signals/1"));
    at.press(Qt::Key_8);
    at.press(Qt::Key_4, Ctrl);
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{2});
}

void DeskKeysTest::nextAndPrevious_goThroughTheList()
{
    DeskWindow at;
    const QStringList names = at.listed();
    at.goTo(names.front());
    for (int i = 1; i < names.size(); ++i) {
        at.press(Qt::Key_J, Ctrl);
        QCOMPARE(at.itemName(), names.at(i));
    }
    at.press(Qt::Key_J, Ctrl);
    QCOMPARE(at.itemName(), names.back());
    at.press(Qt::Key_K, Ctrl);
    QCOMPARE(at.itemName(), names.at(names.size() - 2));
}

void DeskKeysTest::typedDigits_areTextInTheNote()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Ctrl);
    QVERIFY(at.page().decision()->noteEdit()->hasFocus());
    at.type(QStringLiteral("1 of 3! (2)"));
    QCOMPARE(at.note(), QStringLiteral("1 of 3! (2)"));
    QVERIFY(!at.chosen());
    at.undo(); // of the typing
    QVERIFY(at.note() != QStringLiteral("1 of 3! (2)"));
    QCOMPARE(at.itemName(), Split);
    at.press(Qt::Key_L, Ctrl);
    QVERIFY(!at.page().decision()->noteEdit()->hasFocus());
    at.take(1);
    QVERIFY(at.chosen().has_value());
}

void DeskKeysTest::typedDigits_areTextInTheSearch()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_F, Ctrl);
    QVERIFY(at.page().queue()->search()->hasFocus());
    at.type(QStringLiteral("number 1"));
    QCOMPARE(at.page().queue()->search()->text(), QStringLiteral("number 1"));
    QVERIFY(!at.chosen());
    QVERIFY(runOut(timerOf(*at.page().queue(), "search")));
    QCOMPARE(at.listed().size(), 3); // to look at are 1, 10 and 11
    at.press(Qt::Key_1, Ctrl);       // not text: a basis, which waits for its pick
    QVERIFY(!at.chosen());
}

void DeskKeysTest::saving_leavesTheNote()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(1);
    at.press(Qt::Key_1, Ctrl);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Tone."));
    at.save();
    QVERIFY(at.itemName() != Split);
    at.take(2); // a pick for the next item, not a word about it
    QCOMPARE(at.note(), QString());
    QVERIFY(at.chosen().has_value());
    QCOMPARE(at.decisionsOnDisk().front().note, QStringLiteral("Tone."));
}

void DeskKeysTest::hold_putsAsideAndGoesOn()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_H, Ctrl);
    QVERIFY(at.itemName() != Split);
    QCOMPARE(at.stateWord(), QStringLiteral("open")); // the next keys are for another item
    QCOMPARE(at.waiting(), 7);                        // put aside, not settled
    at.goTo(Split);
    QCOMPARE(at.stateWord(), QStringLiteral("held"));
    at.restart();
    at.goTo(Split);
    QCOMPARE(at.stateWord(), QStringLiteral("held"));
    at.press(Qt::Key_H, Ctrl); // taken up again: it stays
    QTRY_COMPARE(at.stateWord(), QStringLiteral("open"));
    QCOMPARE(at.itemName(), Split);
}

void DeskKeysTest::chosenButtonAgain_staysChosen()
{
    DeskWindow at;
    at.goTo(Split);
    PickButton* fear = pickButton(at.page().decision(), {Emotion::Fear});
    fear->setFocus();
    at.press(Qt::Key_Space);
    QVERIFY(at.chosen() == Pick{Emotion::Fear});
    at.press(Qt::Key_Space);
    QVERIFY(at.chosen() == Pick{Emotion::Fear});
}

void DeskKeysTest::saveWithoutPick_saysSoAndStays()
{
    DeskWindow at;
    at.goTo(Split);
    at.save();
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.missing(), QStringLiteral("Choose a label, or “Ambiguous”, first."));
    at.take(1);
    QCOMPARE(at.missing(), QString()); // that is no longer what is missing
    QVERIFY(at.decisionsOnDisk().empty());
}

void DeskKeysTest::saveWithoutBasis_saysSoAndStays()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(1);
    at.save();
    QCOMPARE(at.itemName(), Split);
    QVERIFY2(at.missing().contains(QStringLiteral("basis")), qPrintable(at.missing()));
    QVERIFY(at.decisionsOnDisk().empty());
    at.press(Qt::Key_3, Ctrl);
    QCOMPARE(at.missing(), QString());
    at.save();
    QCOMPARE(at.decisionsOnDisk().front().basis, Basis::VadFit);
}

void DeskKeysTest::itemByRule_isPassedBy()
{
    DeskWindow at;
    at.goTo(ByRule);
    QCOMPARE(at.stateWord(), QStringLiteral("by rule"));
    const QStringList names = at.listed();
    at.save();
    QCOMPARE(at.itemName(), names.value(names.indexOf(ByRule) + 1, ByRule));
    QVERIFY(at.decisionsOnDisk().empty());
    // Touched, it is decided: here against the votes.
    at.goTo(ByRule);
    at.press(Qt::Key_2, Shift);
    QCOMPARE(at.basis(), QStringLiteral("Override"));
    at.write(QStringLiteral("Irony."));
    at.save();
    QCOMPARE(at.decisionsOnDisk().front().label(), std::optional(Emotion::Trust));
}

void DeskKeysTest::decidedItemWithNote_isPassedBy()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Tone."));
    at.press(Qt::Key_L, Ctrl);
    at.decide(1);
    at.goTo(Split);
    QCOMPARE(at.note(), QStringLiteral("Tone."));
    at.save();
    QVERIFY(at.itemName() != Split);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.goTo(Split);
    QVERIFY(!at.stateWord().contains(QStringLiteral("revisited")));
}

void DeskKeysTest::change_isOnTheDiskWithin300Ms()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Half a th"));
    QCOMPARE(at.saved(), QStringLiteral("Saving…"));
    QTimer& timer = timerOf(*at.page().session(), "draft");
    QVERIFY(timer.interval() < 300);
    QVERIFY(runOut(timer));
    QCOMPARE(at.saved(), QStringLiteral("Draft saved"));
    const auto draft = at.onDisk(Split).draft;
    QVERIFY(draft.has_value());
    QCOMPARE(draft->note, QStringLiteral("Half a th"));
}

void DeskKeysTest::restart_bringsTheHalfFinishedItemBack()
{
    DeskWindow at;
    at.goTo(Split);
    const auto labels = at.columnLabels();
    at.take(2);
    at.take(3);
    at.press(Qt::Key_2, Ctrl);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("It is not  "));
    const QStringList hints = at.hintLines();
    QVERIFY(!hints.isEmpty());
    at.restart();
    QCOMPARE(at.itemName(), Split);
    QVERIFY(at.chosen() == Pick{labels[2]});
    QCOMPARE(at.basis(), QStringLiteral("Misreading"));
    QCOMPARE(at.note(), QStringLiteral("It is not  "));
    QCOMPARE(at.hintLines(), hints);
    QVERIFY(at.onDisk(Split).draft.value_or(DeskDraft()).firstPicks == picksOf(Pick{labels[1]}));
    QCOMPARE(at.columnLabels(), labels);
}

void DeskKeysTest::restart_beginsAtTheHardestOpenItem()
{
    DeskWindow at;
    const QString first = at.itemName();
    at.decide(1);
    const QString second = at.itemName();
    QVERIFY(second != first);
    at.restart();
    QCOMPARE(at.stateWord(), QStringLiteral("open"));
    QCOMPARE(at.itemName(), second);
}

void DeskKeysTest::firstPickAndLaterPick_areBothStored()
{
    DeskWindow at;
    at.goTo(Split);
    const auto labels = at.columnLabels();
    QVERIFY(at.hintLines().isEmpty());
    at.take(3);
    QVERIFY(!at.hintLines().isEmpty());
    QVERIFY(at.onDisk(Split).draft.value_or(DeskDraft()).firstPicks == picksOf(Pick{labels[2]}));
    at.press(Qt::Key_B, Ctrl);
    at.take(1);
    at.press(Qt::Key_1, Ctrl);
    at.save();
    const auto decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{1});
    QVERIFY(decisions.front().firstPick() == Pick{labels[2]});
    QCOMPARE(decisions.front().label(), std::optional(labels[0]));
    QVERIFY(decisions.front().hints.has_value());
    QCOMPARE(decisions.front().hints->polarity, QStringLiteral("negative"));
    QCOMPARE(at.chart(DeskChart::Hints).bars.back().value, 1); // changed after the hints
}

void DeskKeysTest::undo_doesNotHideTheHints()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(3);
    const QStringList hints = at.hintLines();
    const auto first = at.chosen();
    at.undo();
    QVERIFY(!at.chosen());
    QCOMPARE(at.hintLines(), hints);
    QTRY_COMPARE(at.saved(), QStringLiteral("Draft saved"));
    at.decide(1);
    QVERIFY(at.decisionsOnDisk().front().firstPick() == first);
    at.undo(); // the decision: what was seen remains seen
    QCOMPARE(at.itemName(), Split);
    const auto haveAllHints = [&] {
        const QStringList shown = at.hintLines();
        return std::all_of(hints.begin(), hints.end(),
                           [&](const QString& line) { return shown.contains(line); });
    };
    QVERIFY(haveAllHints());
    at.restart();
    at.goTo(Split);
    QVERIFY(haveAllHints());
}

void DeskKeysTest::label_canBeMarkedAsAmbiguous()
{
    DeskWindow at;
    at.goTo(Split);
    const auto labels = at.columnLabels();
    at.press(Qt::Key_B, Ctrl | Qt::ShiftModifier);
    QVERIFY(!at.chosen()); // there is no label to mark
    QVERIFY2(at.missing().startsWith(QStringLiteral("Choose a label first")),
             qPrintable(at.missing()));
    at.take(1);
    QCOMPARE(at.missing(), QString());
    at.press(Qt::Key_3, Ctrl);
    at.press(Qt::Key_B, Ctrl | Qt::ShiftModifier);
    QVERIFY(at.chosen() == (Pick{labels[0], true}));
    QCOMPARE(at.basis(), QStringLiteral("VAD fit"));
    at.undo();
    QVERIFY(at.chosen() == Pick{labels[0]});
    at.redo();
    at.take(2);
    QVERIFY(at.chosen() == (Pick{labels[1], true})); // the mark stays with another label
    at.press(Qt::Key_3, Ctrl);
    at.press(Qt::Key_Return, Ctrl);
    const Decision decision = at.decisionsOnDisk().front();
    QVERIFY(decision.label() == labels[1] && decision.isAmbiguous());
    at.restart();
    at.goTo(Split);
    QVERIFY(at.chosen() == (Pick{labels[1], true}));
}

void DeskKeysTest::undo_goesThroughTheItem()
{
    DeskWindow at;
    at.goTo(Split);
    const auto labels = at.columnLabels();
    at.take(1);
    at.take(2);
    at.press(Qt::Key_3, Ctrl);
    at.undo();
    QCOMPARE(at.basis(), QString());
    QVERIFY(at.chosen() == Pick{labels[1]});
    at.undo();
    QVERIFY(at.chosen() == Pick{labels[0]});
    at.undo();
    QVERIFY(!at.chosen());
    for (int i = 0; i < 3; ++i)
        at.redo();
    QVERIFY(at.chosen() == Pick{labels[1]});
    QCOMPARE(at.basis(), QStringLiteral("VAD fit"));
    QCOMPARE(at.itemName(), Split);
}

SUBTEXT_TEST(DeskKeysTest)
#include "deskkeystest.moc"
