// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"

#include "core/base/sha256.h"
#include "core/domain/annotation.h"
#include "core/domain/protocol.h"
#include "core/domain/vocabulary.h"
#include "core/quality/qualityrules.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

namespace {

/// What the window says about emotions and scales.
QJsonObject definitions()
{
    QFile file(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/annotation/cei/definitions.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there are no definitions");
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString saying(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString();
}

QStringList tokensOf(const auto& parts)
{
    QStringList tokens;
    for (const auto& part : parts)
        tokens << part.token;
    return tokens;
}

} // namespace

class BuiltInTasksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void document_isCanonical_data();
    void document_isCanonical();
    void ceisOptions_areTheEmotions();
    void ceisScales_areTheDimensions();
    void ceisSentences_areThoseOfTheWindow();
    void ceisScene_isTheScenario();
    void ceisChecks_areTheDefaults();
    void emoScene_asksEightTimesYesOrNo();
};

void BuiltInTasksTest::document_isCanonical_data()
{
    QTest::addColumn<QString>("token");
    for (const QLatin1String token : BuiltInTaskTokens)
        QTest::newRow(token.data()) << QString(token);
}

void BuiltInTasksTest::document_isCanonical()
{
    QFETCH(QString, token);
    const QByteArray document = shippedDocument(token);
    QVERIFY2(readTask(document), describe(faultsIn(document)).constData());
    const Task* task = builtInTask(token);
    QVERIFY(task);
    QCOMPARE(task->token, token);
    QCOMPARE(describe(taskFaults(*task)), QByteArray("no fault"));
    QCOMPARE(writeTask(*task), document);
    QCOMPARE(taskHash(*task), sha256Of(document));
}

void BuiltInTasksTest::ceisOptions_areTheEmotions()
{
    const Task& cei = *builtInTask(u"cei");
    QCOMPARE(cei.questions.size(), std::size_t{1});
    const Question& question = cei.questions.front();
    QCOMPARE(question.token, QStringLiteral("emotion"));
    QVERIFY(question.isRing);
    QCOMPARE(question.options.size(), std::size_t{EmotionCount});
    const QJsonObject said = definitions().value(QLatin1String("emotions")).toObject();
    const QualityThresholds defaults;
    for (Choice emotion : AllEmotions) {
        const Option& option = question.options[static_cast<std::size_t>(indexOf(emotion))];
        const QJsonObject of = said.value(emotionToken(emotion)).toObject();
        QCOMPARE(option.token, QString(emotionToken(emotion)));
        QCOMPARE(option.word, saying(of, "title"));
        QCOMPARE(option.definition, saying(of, "covers"));
        QCOMPARE(option.hint, saying(of, "hint"));
        const unsigned bit = 1U << indexOf(emotion);
        const Valence valence = (defaults.positiveEmotions & bit) != 0   ? Valence::Positive
                                : (defaults.negativeEmotions & bit) != 0 ? Valence::Negative
                                                                         : Valence::None;
        QVERIFY(option.valence == valence);
        const auto across = emotionAt((indexOf(emotion) + EmotionCount / 2) % EmotionCount);
        QCOMPARE(option.opposite, QString(emotionToken(*across)));
    }
}

void BuiltInTasksTest::ceisScales_areTheDimensions()
{
    const Task& cei = *builtInTask(u"cei");
    QCOMPARE(cei.scales.size(), std::size_t{DimensionCount});
    for (ScaleIndex dimension : AllDimensions) {
        const Scale& scale = cei.scales[indexOf(dimension)];
        QCOMPARE(scale.token, QString(dimensionToken(dimension)));
        QCOMPARE(scale.isConfidence, dimension == Dimension::Confidence);
        QCOMPARE(scale.points.size(), std::size_t{PointCount});
        for (int point = MinPoint; point <= MaxPoint; ++point) {
            const ScalePoint& of = scale.points[static_cast<std::size_t>(point - MinPoint)];
            QCOMPARE(of.value, point);
            QCOMPARE(of.word, QString(scaleLabel(dimension, point)));
            QVERIFY(of.number == scaleNumber(point)); // the very number
        }
    }
}

void BuiltInTasksTest::ceisSentences_areThoseOfTheWindow()
{
    const Task& cei = *builtInTask(u"cei");
    const QJsonObject said = definitions();
    const QJsonObject emotion = said.value(QLatin1String("emotion")).toObject();
    QCOMPARE(cei.questions.front().word, saying(emotion, "title"));
    QCOMPARE(cei.questions.front().ask, saying(emotion, "question"));
    QCOMPARE(cei.questions.front().hint, saying(emotion, "hint"));
    for (const Scale& scale : cei.scales) {
        const QJsonObject of =
            said.value(QLatin1String("scales")).toObject().value(scale.token).toObject();
        QCOMPARE(scale.word, saying(of, "title"));
        QCOMPARE(scale.ask, saying(of, "question"));
        QCOMPARE(scale.hint, saying(of, "hint"));
        const QJsonArray points = of.value(QLatin1String("points")).toArray();
        for (std::size_t i = 0; i < scale.points.size(); ++i)
            QCOMPARE(scale.points[i].definition, points.at(static_cast<qsizetype>(i)).toString());
    }
    const QJsonObject explanation = said.value(QLatin1String("explanation")).toObject();
    QCOMPARE(cei.explanation->word, saying(explanation, "title"));
    QCOMPARE(cei.explanation->ask, saying(explanation, "question"));
    QCOMPARE(cei.explanation->hint, saying(explanation, "hint"));
    QCOMPARE(cei.explanation->isRequired, Protocol().isExplanationRequired);
}

void BuiltInTasksTest::ceisScene_isTheScenario()
{
    const Task& cei = *builtInTask(u"cei");
    QStringList subtypes;
    for (const QLatin1String subtype : AllSubtypes)
        subtypes << subtype;
    QCOMPARE(tokensOf(*cei.group->options), subtypes);
    QStringList powers;
    for (PowerRelation power : AllPowerRelations)
        powers << powerToken(power);
    QCOMPARE(tokensOf(findToken(cei.scene, QStringLiteral("power_relation"))->options), powers);
    QStringList domains;
    for (Domain domain : {Domain::Workplace, Domain::Family, Domain::Social, Domain::Service})
        domains << domainToken(domain);
    QCOMPARE(tokensOf(findToken(cei.scene, QStringLiteral("domain"))->options), domains);
    QCOMPARE(tokensOf(cei.scene),
             (QStringList{QStringLiteral("domain"), QStringLiteral("power_relation"),
                          QStringLiteral("speaker_role"), QStringLiteral("listener_role"),
                          QStringLiteral("context"), QStringLiteral("utterance")}));
}

void BuiltInTasksTest::ceisChecks_areTheDefaults()
{
    const TaskChecks& checks = builtInTask(u"cei")->checks;
    const QualityThresholds defaults;
    const StraightLining lining = checks.straightLining.at(0);
    QCOMPARE(lining.question, QStringLiteral("emotion"));
    QVERIFY(lining.share == defaults.straightLiningShare);
    QCOMPARE(lining.from, defaults.straightLiningFrom);
    const Contradiction contradiction = checks.contradictions.at(0);
    QCOMPARE(contradiction.scale, QStringLiteral("valence"));
    QCOMPARE(contradiction.distance, defaults.contradictionPoints);
    QStringList ranged;
    for (const WideRange& range : checks.ranges) {
        ranged << range.scale;
        QVERIFY(range.over == defaults.vadRange);
    }
    QCOMPARE(ranged, (QStringList{QStringLiteral("valence"), QStringLiteral("arousal"),
                                  QStringLiteral("dominance")}));
    QCOMPARE(qint64(checks.times->tooFastMs), defaults.tooFastMs);
    QCOMPARE(qint64(checks.times->disengagedMs), defaults.disengagedMs);
    QVERIFY(checks.times->outlierZ == defaults.outlierZ);
    QCOMPARE(checks.times->outlierFrom, defaults.outlierFrom);
}

void BuiltInTasksTest::emoScene_asksEightTimesYesOrNo()
{
    const Task& task = *builtInTask(u"emoscene");
    const auto boards = boardsOf(task);
    QCOMPARE(boards.size(), std::size_t{1});
    QVERIFY(isYesNo(task, boards.front()));
    QVERIFY(task.boards.front().isRing);
    QVERIFY(task.scales.empty());
    QVERIFY(!task.explanation);
    for (Choice emotion : AllEmotions) {
        const Question& question = task.questions[static_cast<std::size_t>(indexOf(emotion))];
        QCOMPARE(question.token, QString(emotionToken(emotion)));
        QCOMPARE(question.ask, QStringLiteral("Does {subject} feel %1?").arg(question.token));
        const auto across = emotionAt((indexOf(emotion) + EmotionCount / 2) % EmotionCount);
        QCOMPARE(question.opposite, QString(emotionToken(*across)));
        // One emotion has one colour, whichever task asks for it.
        const Option* ofCei = findToken(builtInTask(u"cei")->questions[0].options, question.token);
        QCOMPARE(question.colour, ofCei->colour);
        QCOMPARE(question.colourDark, ofCei->colourDark);
    }
    QCOMPARE(heroOf(task)->token, QStringLiteral("text"));
}

SUBTEXT_TEST(BuiltInTasksTest)
#include "builtintaskstest.moc"
