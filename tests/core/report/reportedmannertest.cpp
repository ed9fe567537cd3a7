// SPDX-License-Identifier: MIT
#include "core/domain/mannerwords.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "tests/core/report/reports.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/takenvectors.h"
#include "tests/support/teststudy.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// What captions say of how models were asked.
class ReportedMannerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsThatWereAskedAlike_standTogether();
    void usualManner_isNotSaid();
    void setsAskedAboutSomebodyElse_areToldApart();
    void captions_sayHowLabelsWereAskedFor();
    void captions_sayHowVectorsWereAskedFor();
};

namespace {

AskedManner scoredByTemplate()
{
    return {{QStringLiteral("scored")}, {QStringLiteral("0123ab")}};
}

/// Of the tables that there are, by kind and suffix.
QStringList captionsOf(const std::vector<ReportPart>& parts, const QStringList& kinds)
{
    QStringList captions;
    for (const ReportPart& part : parts) {
        if (!kinds.contains(QString::fromLatin1(part.kind->name)) || !part.tables)
            continue;
        for (const ReportTable& table : *part.tables)
            captions << table.printed.caption;
    }
    return captions;
}

QByteArray filesOf(const std::vector<ReportPart>& parts)
{
    QByteArray all;
    for (const ReportPart& part : parts) {
        for (const ReleaseFile& file : reportFiles(part))
            all += file.bytes;
    }
    return all;
}

std::vector<ReportPart> partsOf(ReportInput input)
{
    ReportFigures figures(std::move(input), {20, 42});
    return makeReport(figures);
}

/// Everybody chose joy everywhere; "wren" says so too, "tern" gives a label that is no option.
ReportInput labelInput()
{
    constexpr int Items = 5;
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    TestStudy study(shape);
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= Items; ++item)
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(completeAnswer(Emotion::Joy))));
    }
    for (const auto& [model, label] : {std::pair("wren", "joy"), std::pair("tern", "glee")}) {
        const SetName name{QString::fromLatin1(model), QStringLiteral("cot"), QStringLiteral("1")};
        const QJsonObject answer{{QStringLiteral("label"), QString::fromLatin1(label)}};
        ModelAnswers::NewPredictions set{name, name.model + QStringLiteral(".csv"), {}};
        for (int item = 1; item <= Items; ++item)
            set.rows.push_back({study.scenario(item), answer});
        must(study->modelAnswers().take({set}));
    }
    return must(readReportInput(study.study()));
}

} // namespace

void ReportedMannerTest::setsThatWereAskedAlike_standTogether()
{
    const AskedManner own{
        {}, {QStringLiteral("cd")}, {QStringLiteral("five-lines")}, {QStringLiteral("0.7")}};
    QCOMPARE(mannersSentence({{QStringLiteral("a"), scoredByTemplate()},
                              {QStringLiteral("b"), {}},
                              {QStringLiteral("c"), own},
                              {QStringLiteral("d"), scoredByTemplate()}}),
             QStringLiteral(" Asked in a way of their own: a, d (form of the answers: scored; "
                            "template (SHA-256): 0123ab), c (template (SHA-256): cd; "
                            "confidence rubric: five-lines; temperature: 0.7)."));
    QCOMPARE(mannersSentence({{QStringLiteral("b"), {}}}), QString());
}

void ReportedMannerTest::usualManner_isNotSaid()
{
    const QByteArray usual = filesOf(partsOf(labelInput()));
    QVERIFY(usual.contains("wren"));
    QVERIFY(!usual.contains("Asked in a way"));
}

void ReportedMannerTest::setsAskedAboutSomebodyElse_areToldApart()
{
    AskedManner listener = scoredByTemplate();
    listener.about = {QStringLiteral("listener")};
    QCOMPARE(mannersSentence({{QStringLiteral("a"), listener},
                              {QStringLiteral("b"), scoredByTemplate()},
                              {QStringLiteral("c"), {}},
                              {QStringLiteral("d"), listener}}),
             QStringLiteral(" Asked in a way of their own: a, d (form of the answers: scored; "
                            "template (SHA-256): 0123ab; asked about: listener), b (form of the "
                            "answers: scored; template (SHA-256): 0123ab). Where people were asked "
                            "about somebody else, the scores of a, d are agreement with the "
                            "answers to another question."));
}

void ReportedMannerTest::captions_sayHowLabelsWereAskedFor()
{
    ReportInput input = labelInput();
    QCOMPARE(input.models.size(), std::size_t{1});
    for (evaluation::Column& set : input.models.front().sets) {
        if (set.name.model == QLatin1String("wren"))
            set.manner = scoredByTemplate();
    }
    const QStringList kinds{
        QStringLiteral("leaderboard"),      QStringLiteral("model-by-subtype"),
        QStringLiteral("model-by-mode"),    QStringLiteral("outside-vocabulary"),
        QStringLiteral("confusion-models"), QStringLiteral("difficulty")};
    const QStringList captions = captionsOf(partsOf(std::move(input)), kinds);
    QCOMPARE(captions.size(), kinds.size());
    for (const QString& caption : captions) {
        QVERIFY2(caption.endsWith(QLatin1String("(form of the answers: scored; template "
                                                "(SHA-256): 0123ab).")),
                 qPrintable(caption));
        QVERIFY2(caption.contains(QLatin1String("Asked in a way of their own: wren")) &&
                     !caption.contains(QLatin1String("tern")),
                 qPrintable(caption));
    }
}

void ReportedMannerTest::captions_sayHowVectorsWereAskedFor()
{
    QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto study = makeEmoSceneStudy(folder.filePath(QStringLiteral("s.subtext")),
                                         {clock, ids, {}}, agreedOn({1, 3, 0, 5}));
    const VectorStudy vectors = must(study->predictions().vectorStudy());
    QByteArray lines;
    for (const auto& item : vectors.input.items) {
        QJsonObject yes;
        for (const std::string& emotion : vectors.emotions)
            yes[QString::fromStdString(emotion)] = 0.3;
        lines += QJsonDocument(QJsonObject{{QStringLiteral("model"), QStringLiteral("m")},
                                           {QStringLiteral("mode"), QStringLiteral("cot")},
                                           {QStringLiteral("scenario"), item.name},
                                           {QStringLiteral("probabilities"), yes}})
                     .toJson(QJsonDocument::Compact) +
                 '\n';
    }
    takeVectors(*study, writeFile(folder.filePath(QStringLiteral("p.jsonl")), lines));
    ReportInput input = must(readReportInput(*study));
    QCOMPARE(input.vectorSets.size(), std::size_t{1});
    input.vectorSets.front().manner = scoredByTemplate();
    const QStringList captions = captionsOf(
        partsOf(std::move(input)), {QStringLiteral("leaderboard"), QStringLiteral("prior-gain"),
                                    QStringLiteral("per-emotion"), QStringLiteral("errors")});
    QVERIFY(captions.size() >= 4);
    for (const QString& caption : captions)
        QVERIFY2(caption.endsWith(QLatin1String(" Asked in a way of their own: m:cot (form of the "
                                                "answers: scored; template (SHA-256): "
                                                "0123ab).")),
                 qPrintable(caption));
}

SUBTEXT_TEST(ReportedMannerTest)
#include "reportedmannertest.moc"
