// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedreader.h"

#include "core/base/builtin.h"
#include "core/domain/emotion.h"
#include "core/domain/guesses.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtTest>

using namespace subtext;

namespace {

using Occasion = InventedReader::Occasion;

QJsonDocument shippedJson(const QString& name)
{
    return QJsonDocument::fromJson(builtIn(QStringLiteral(":/subtext/demo/") + name));
}

std::vector<Scenario> shippedScenes()
{
    std::vector<Scenario> scenes;
    const QJsonArray all = shippedJson(QStringLiteral("disagreement.json")).array();
    for (const QJsonValue& json : all) {
        Scenario scene;
        scene.group = json[QLatin1String("subtype")].toString();
        scene.sourceId = json[QLatin1String("id")].toString();
        scenes.push_back(scene);
    }
    return scenes;
}

QString codeAt(int number)
{
    return QStringLiteral("A%1").arg(number, 2, 10, QLatin1Char('0'));
}

Protocol everythingAsked()
{
    Protocol rules;
    rules.secondReading = SecondReading::Option;
    rules.guessShare = 100;
    return rules;
}

} // namespace

class InventedReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writtenReadings_areThoseOfTheScenes();
    void reading_hangsOnNothingElse();
    void seconds_areNeverTheChosenOne();
    void dividedScenes_haveFewerSecondsThanOpenOnes();
    void rules_decideWhatStandsBeside();
    void unknownScene_isReadAllTheSame();
};

void InventedReaderTest::writtenReadings_areThoseOfTheScenes()
{
    const QJsonObject written = shippedJson(QStringLiteral("disagreement-readings.json")).object();
    const std::vector<Scenario> scenes = shippedScenes();
    QCOMPARE(scenes.size(), std::size_t{24});
    QCOMPARE(std::size_t(written.size()), scenes.size());
    QSet<QString> kinds;
    for (const Scenario& scene : scenes) {
        const QJsonObject of = written.value(scene.name()).toObject();
        kinds.insert(of.value(QLatin1String("kind")).toString());
        QSet<QString> emotions;
        const QJsonArray words = of.value(QLatin1String("readings")).toArray();
        for (const QJsonValue& word : words) {
            QVERIFY2(emotionFromToken(word.toString()), qPrintable(scene.name()));
            emotions.insert(word.toString());
        }
        QVERIFY2(words.size() > 1 && emotions.size() == words.size(), qPrintable(scene.name()));
    }
    QCOMPARE(kinds, (QSet<QString>{QStringLiteral("clear"), QStringLiteral("divided"),
                                   QStringLiteral("open")}));
}

void InventedReaderTest::reading_hangsOnNothingElse()
{
    const std::vector<Scenario> scenes = shippedScenes();
    const InventedReader one(codeAt(1), 42);
    const InventedReader two(codeAt(2), 42);
    std::vector<Choice> forwards;
    std::vector<Choice> backwards;
    for (const Scenario& scene : scenes)
        forwards.push_back(one.reading(scene.name(), Occasion::First));
    int differing = 0;
    for (std::size_t i = scenes.size(); i > 0; --i) {
        const QString name = scenes[i - 1].name();
        differing += two.reading(name, Occasion::First) != forwards[i - 1] ? 1 : 0;
        backwards.insert(backwards.begin(), one.reading(name, Occasion::First));
    }
    QVERIFY(forwards == backwards);
    QVERIFY2(differing > 0 && differing < 24, QByteArray::number(differing).constData());
}

void InventedReaderTest::seconds_areNeverTheChosenOne()
{
    for (const Scenario& scene : shippedScenes()) {
        for (int number = 1; number <= 6; ++number) {
            const InventedReader reader(codeAt(number), 42);
            for (const Choice chosen : AllEmotions) {
                const SecondAnswer second = reader.second(scene.name(), chosen);
                QVERIFY(second == SecondAnswer::nothing() ||
                        (second.kind == SecondAnswer::Kind::Option && second.option != chosen));
            }
        }
    }
}

void InventedReaderTest::dividedScenes_haveFewerSecondsThanOpenOnes()
{
    const QJsonObject written = shippedJson(QStringLiteral("disagreement-readings.json")).object();
    const auto shareOf = [&](QLatin1String kind) {
        int asked = 0;
        int said = 0;
        for (const Scenario& scene : shippedScenes()) {
            if (written.value(scene.name()).toObject().value(QLatin1String("kind")).toString() !=
                kind)
                continue;
            for (int number = 1; number <= 50; ++number) {
                const InventedReader reader(codeAt(number), 42);
                const Choice chosen = reader.reading(scene.name(), Occasion::First);
                said += reader.second(scene.name(), chosen) == SecondAnswer::nothing() ? 0 : 1;
                ++asked;
            }
        }
        return asked == 0 ? 0.0 : double(said) / asked;
    };
    QVERIFY(shareOf(QLatin1String("open")) > 0.8);
    QVERIFY(shareOf(QLatin1String("divided")) < 0.2);
}

void InventedReaderTest::rules_decideWhatStandsBeside()
{
    const Scenario scene = shippedScenes().front();
    const InventedReader reader(codeAt(1), 42);
    const Answer whole = reader.answer(scene, Occasion::First, everythingAsked(), 1'000'000).answer;
    QVERIFY(!whole.seconds.isEmpty());
    QVERIFY(!whole.guesses.isEmpty());
    const Answer plain = reader.answer(scene, Occasion::First, {}, 1'000'000).answer;
    QVERIFY(plain.seconds.isEmpty() && plain.guesses.isEmpty());
    QVERIFY(plain.ballot == whole.ballot);
    const Answer again = reader.answer(scene, Occasion::Again, everythingAsked(), 1'000'000).answer;
    QVERIFY(again.seconds.isEmpty() && again.guesses.isEmpty());
}

void InventedReaderTest::unknownScene_isReadAllTheSame()
{
    Scenario scene;
    scene.group = QStringLiteral("sarcasm-irony");
    scene.sourceId = QStringLiteral("901");
    const Answer answer =
        InventedReader(codeAt(1), 42).answer(scene, Occasion::First, everythingAsked(), 0).answer;
    QVERIFY(answer.choice(FirstQuestion));
    QVERIFY(!answer.seconds.at(FirstQuestion).isOpen());
    QVERIFY(answer.guesses.at(FirstQuestion));
}

SUBTEXT_TEST(InventedReaderTest)

#include "inventedreadertest.moc"
