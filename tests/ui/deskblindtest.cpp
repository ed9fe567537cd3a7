// SPDX-License-Identifier: MIT
#include "core/adjudication/positions.h"
#include "core/exchange/decisioncsv.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/writtentables.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/agreement/agreementpage.h"
#include "ui/start/signinpage.h"
#include "ui/text/desktext.h"
#include "ui/widgets/textreader.h"

#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QSet>
#include <QSignalSpy>

#include <numeric>

using namespace subtext;
using namespace subtext::test;

/// What must not be known at the desk is in no widget and nowhere in what a screen reader finds.
class DeskBlindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beforeTheFirstPick_thereIsNoHintAnywhere();
    void nobodyIsNamed_beforeTheLock();
    void afterTheLock_namesAreShown();
    void secondAdjudicator_seesNothingOfTheFirst();
    void secondAdjudicator_seesNothingOfTheFirstInAgreement();

    void columns_standInTheirSeededOrder();
    void columns_differByItemAndAdjudicatorAndStayAfterRestart();
    void exportedDecisions_carryTheOrder();
};

namespace {

/// Everything that can be read in the window. The sign-in page lists the roster to choose from and
/// says nothing about any answer.
QStringList everything(DeskWindow& at)
{
    const QObject* signIn = at.window().signInPage();
    return textsOf(at.window(), signIn) + spokenTexts(at.window(), signIn);
}

/// Texts with one of these words in them.
QStringList among(const QStringList& texts, const QStringList& words)
{
    QStringList found;
    for (const QString& text : texts) {
        for (const QString& word : words) {
            if (text.contains(word))
                found << text;
        }
    }
    return found;
}

QStringList onlyIn(const QStringList& these, const QStringList& those)
{
    const QSet<QString> known(those.begin(), those.end());
    QStringList rest;
    for (const QString& text : these) {
        if (!known.contains(text))
            rest << text;
    }
    return rest;
}

/// What only a hint about an item says.
QStringList hintWords()
{
    QStringList words{QStringLiteral("Nearest of the voted labels"), QStringLiteral("equally near"),
                      QStringLiteral("have a gold label to compare the votes"),
                      QStringLiteral("Your own decisions"), QStringLiteral("no other item yet")};
    for (Polarity polarity :
         {Polarity::Negative, Polarity::Neutral, Polarity::Positive, Polarity::Mixed})
        words << polarityWords(polarity, defaultTask()).mid(1); // with either first letter
    return words;
}

QStringList annotatorWords(Study& study)
{
    QStringList words;
    for (const Person& person : must(study.roster().people())) {
        if (person.role == Role::Annotator)
            words << person.name << person.code;
    }
    return words;
}

/// The words in the columns, first place first.
QStringList explanations(DeskWindow& at)
{
    QStringList texts;
    for (int place = 1; place <= at.page().columns()->count(); ++place)
        texts << at.page().columns()->column(place)->explanation()->toPlainText();
    return texts;
}

QStringList orderOnScreen(DeskWindow& at)
{
    QStringList order;
    for (const QString& name : at.listed()) {
        at.goTo(name);
        order << name + u' ' + explanations(at).join(u'|');
    }
    return order;
}

/// The first adjudicator decides every split, with words that nobody else uses.
void decideAllAsFirst(DeskWindow& at)
{
    for (int i = 0; i < 20 && at.waiting() > 0; ++i) {
        if (at.stateWord() == QStringLiteral("open")) {
            at.press(Qt::Key_L, Qt::ControlModifier);
            at.type(QStringLiteral("Morgan thinks so"));
            at.press(Qt::Key_L, Qt::ControlModifier);
            at.press(static_cast<Qt::Key>(Qt::Key_1 + i % 8), Qt::ShiftModifier);
            at.press(Qt::Key_3, Qt::ControlModifier);
        }
        at.save();
    }
    QCOMPARE(at.waiting(), 0);
}

/// What the second adjudicator can read at every item of the queue; without how many items both
/// have decided, which says nothing about any of them, and the paths of the study.
QStringList seenBySecond(DeskWindow& at)
{
    const QString folder = QFileInfo(at.study().path()).absolutePath();
    const QObject* signIn = at.window().signInPage();
    QStringList seen;
    const auto add = [&](const QString& where, const QStringList& texts) {
        for (const QString& text : texts) {
            if (!text.startsWith(QStringLiteral("Two adjudicators")) && !text.contains(folder))
                seen << where + text;
        }
    };
    for (const QString& name : at.listed()) {
        at.goTo(name);
        add(name + QStringLiteral(": "), textsOf(at.window(), signIn));
        add(name + QStringLiteral(", spoken: "), spokenTexts(at.window(), signIn));
    }
    return seen;
}

/// What the second adjudicator can read before anything, and after decisions and hints of their
/// own.
struct SecondView
{
    QStringList before;
    QStringList after;
};

SecondView viewOfSecond(bool hasFirstDecided)
{
    DeskWindow at;
    if (hasFirstDecided)
        decideAllAsFirst(at);
    at.window().signOut();
    at.signIn(2);
    SecondView view{seenBySecond(at), {}};
    at.goTo(at.listed().front());
    at.decide(2);
    at.decide(1);
    at.take(1);
    view.after << at.hintLines() << at.counts() << seenBySecond(at);
    return view;
}

/// How many gold labels the place Agreement counts; −1 where it shows nothing.
qint64 goldLabelsInAgreement(DeskWindow& at)
{
    AgreementPage& agreement = *at.window().agreementPage();
    QSignalSpy updated(&agreement, &AgreementPage::updated);
    at.window().showPlace(MainWindow::Place::Agreement);
    if ((updated.isEmpty() && !updated.wait(10'000)) || !agreement.shown())
        return -1;
    const auto& counts = agreement.shown()->overall.goldCounts;
    return std::accumulate(counts.begin(), counts.end(), qint64{0});
}

} // namespace

void DeskBlindTest::beforeTheFirstPick_thereIsNoHintAnywhere()
{
    DeskWindow at;
    at.decide(1); // hints were there, about another item
    QCOMPARE(among(everything(at), hintWords()), QStringList());
    int words = 0;
    for (const QLabel* label :
         at.page().decision()->findChild<HintsView*>()->findChildren<QLabel*>())
        words += label->text().isEmpty() ? 0 : 1;
    QCOMPARE(words, 1); // that they will unfold
    at.take(1);
    const QStringList there = among(everything(at), hintWords());
    QVERIFY(at.page().session()->editing().hints().has_value());
    const QString polarity =
        polarityWords(at.page().session()->editing().hints()->polarity, defaultTask()).mid(1);
    QVERIFY2(!among(there, {polarity}).isEmpty(), qPrintable(there.join(u'|')));
    QVERIFY(!among(there,
                   {QStringLiteral("Nearest of the voted labels"), QStringLiteral("equally near"),
                    QStringLiteral("have a gold label to compare the votes")})
                 .isEmpty());
    QVERIFY(!among(there, {QStringLiteral("Your own decisions")}).isEmpty()); // the one before
    at.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(among(everything(at), hintWords()), QStringList());
}

void DeskBlindTest::nobodyIsNamed_beforeTheLock()
{
    DeskWindow at;
    const QStringList names = annotatorWords(at.study());
    QCOMPARE(names.size(), 6);
    for (const QString& item : at.listed()) {
        at.goTo(item);
        const QStringList texts = everything(at);
        QCOMPARE(among(texts, names), QStringList());
        for (const QString& text : texts)
            QVERIFY2(!text.contains(QStringLiteral("seat"), Qt::CaseInsensitive), qPrintable(text));
        for (int place = 1; place <= 3; ++place)
            QCOMPARE(at.page().columns()->column(place)->accessibleName(), placeWord(place));
    }
    at.decide(1);
    at.undo();
    QCOMPARE(among(everything(at), names), QStringList());
}

void DeskBlindTest::afterTheLock_namesAreShown()
{
    DeskWindow at;
    at.page().setLocked(true, QStringLiteral("All is decided."));
    const auto raters = at.onDisk(at.itemName()).raters;
    QCOMPARE(raters.size(), std::size_t{3});
    for (int place = 1; place <= 3; ++place) {
        const auto person =
            must(at.study().roster().person(raters.at(static_cast<std::size_t>(place - 1)).person));
        QVERIFY(person.has_value());
        QCOMPARE(at.page().columns()->column(place)->accessibleName(), person->name);
    }
    QVERIFY(!among(spokenTexts(at.window(), at.window().signInPage()), {QStringLiteral("Person 1")})
                 .isEmpty());
    at.page().setLocked(false, QStringLiteral("One more."));
    QCOMPARE(among(everything(at), annotatorWords(at.study())), QStringList());
}

void DeskBlindTest::secondAdjudicator_seesNothingOfTheFirst()
{
    // The same study twice; in one of them the first adjudicator has decided everything.
    const SecondView decided = viewOfSecond(true);
    const SecondView untouched = viewOfSecond(false);
    QVERIFY(decided.before.size() > 1'000);
    QCOMPARE(among(decided.before, {QStringLiteral("Morgan thinks so")}), QStringList());
    QCOMPARE(among(decided.after, {QStringLiteral("Morgan thinks so")}), QStringList());
    QCOMPARE(onlyIn(decided.before, untouched.before).join(u'\n'), QString());
    QCOMPARE(onlyIn(untouched.before, decided.before).join(u'\n'), QString());
    QCOMPARE(decided.before, untouched.before);
    QCOMPARE(onlyIn(decided.after, untouched.after).join(u'\n'), QString());
    QCOMPARE(onlyIn(untouched.after, decided.after).join(u'\n'), QString());
    QCOMPARE(decided.after, untouched.after);
}

void DeskBlindTest::secondAdjudicator_seesNothingOfTheFirstInAgreement()
{
    DeskWindow at;
    decideAllAsFirst(at);
    QCOMPARE(goldLabelsInAgreement(at), 12);
    at.window().signOut();
    at.signIn(2);
    QCOMPARE(goldLabelsInAgreement(at), 5); // those by rule
}

void DeskBlindTest::columns_standInTheirSeededOrder()
{
    DeskWindow at;
    std::map<QString, Scenario> byName;
    for (const Scenario& scenario : must(at.study().scenarios()))
        byName[scenario.name()] = scenario;
    std::map<std::pair<PersonId, ScenarioId>, QString> said;
    for (const Annotation& annotation : must(at.study().annotations()))
        said[{annotation.person, annotation.scenario}] = annotation.answer.explanation;
    for (int number : {1, 2}) {
        at.signIn(number);
        for (const QString& name : at.listed()) {
            at.goTo(name);
            const Scenario& scenario = byName.at(name);
            const auto raters = must(at.study().raters(scenario.id));
            QStringList expected;
            for (int seat :
                 presentationOrder(must(at.study().protocol()).seed,
                                   at.adjudicator(number).uuid.text(), scenario.uuid.text(), 3))
                expected << said[{raters.at(static_cast<std::size_t>(seat - 1)), scenario.id}];
            const QStringList shown = explanations(at);
            QCOMPARE(shown.size(), 3);
            for (int i = 0; i < 3; ++i) // before it, "Malformed: Who speaks?" may stand
                QVERIFY2(shown.at(i).endsWith(expected.at(i)), qPrintable(shown.at(i)));
        }
    }
}

void DeskBlindTest::columns_differByItemAndAdjudicatorAndStayAfterRestart()
{
    DeskWindow at;
    QSet<QString> orders;
    for (const QString& name : at.listed()) {
        at.goTo(name);
        QString order;
        for (const QString& text : explanations(at))
            order += text.section(QStringLiteral("Reading "), 1).left(1);
        orders.insert(order);
    }
    QVERIFY(orders.size() > 1);
    const QStringList first = orderOnScreen(at);
    at.restart();
    QCOMPARE(orderOnScreen(at), first);
    at.window().signOut();
    at.signIn(2);
    const QStringList second = orderOnScreen(at);
    QCOMPARE(second.size(), first.size());
    QVERIFY(second != first);
}

void DeskBlindTest::exportedDecisions_carryTheOrder()
{
    DeskWindow at;
    std::map<QString, QString> shown; // codes by place, as the columns stand
    std::map<QString, QString> codes; // by what they say
    for (const Annotation& annotation : must(at.study().annotations()))
        codes[annotation.answer.explanation] =
            must(at.study().roster().person(annotation.person)).value().code;
    for (int i = 0; i < 3; ++i) {
        QStringList order;
        for (const QString& text : explanations(at))
            order << codes.at(text);
        shown[at.itemName()] = order.join(u' ');
        at.decide(i % 3 + 1);
    }
    const QList<QByteArray> lines = decisionsCsv(must(at.study().snapshot())).split('\n');
    const qsizetype column = lines.front().trimmed().split(',').indexOf("shown_order");
    QVERIFY(column > 0);
    int found = 0;
    for (const QByteArray& line : lines) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        const auto expected = shown.find(QString::fromUtf8(cells.front()));
        if (expected == shown.end() || cells.at(5) == "0")
            continue;
        QCOMPARE(QString::fromUtf8(cells.at(column)), expected->second);
        ++found;
    }
    QCOMPARE(found, 3);
}

SUBTEXT_TEST(DeskBlindTest)

#include "deskblindtest.moc"
