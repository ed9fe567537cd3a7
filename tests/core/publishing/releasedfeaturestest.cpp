// SPDX-License-Identifier: MIT
#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"
#include "tests/support/takenvectors.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What the README says of the JSON Lines of a release to the Hugging Face Hub, whose reader stops
/// at a key that is not said, and at a value of another type.
class ReleasedFeaturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scenes_areReadable();
    void labels_areReadable();
    void vectors_areReadable();
};

namespace {

using Json = nlohmann::json;

/// The features of a file as the front matter has them; null where it has none.
Json featuresIn(const std::vector<ReleaseFile>& files, const QByteArray& config)
{
    const QByteArray readme = contentOf(files, QStringLiteral("README.md"));
    const QByteArray before = "  - config_name: \"" + config + "\"\n    features: ";
    const qsizetype at = readme.indexOf(before);
    if (at < 0)
        return {};
    const qsizetype from = at + before.size();
    QByteArray list = readme.mid(from, readme.indexOf('\n', from) - from);
    list.replace("{name: ", "{\"name\": ").replace(", struct: ", ", \"struct\": ");
    for (const QByteArray type : {"string", "int64", "float64"})
        list.replace(", dtype: " + type + '}', ", \"dtype\": \"" + type + "\"}");
    return Json::parse(list.toStdString());
}

bool isReadable(const Json& value, const Json& feature)
{
    if (value.is_null())
        return true;
    if (feature.contains("struct")) {
        if (!value.is_object())
            return false;
        for (const auto& [key, part] : value.items()) {
            const auto& parts = feature["struct"];
            const auto found = std::find_if(parts.begin(), parts.end(), [&, name = key](auto& of) {
                return of["name"] == name;
            });
            if (found == parts.end() || !isReadable(part, *found))
                return false;
        }
        return true;
    }
    const std::string type = feature["dtype"];
    return type == "string"  ? value.is_string()
           : type == "int64" ? value.is_number_integer()
                             : value.is_number();
}

/// What cannot be read of the lines; empty where all can.
QString unreadableIn(const QByteArray& lines, const Json& features)
{
    if (lines.isEmpty() || features.empty())
        return QStringLiteral("nothing is there");
    for (const QByteArray& line : lines.trimmed().split('\n')) {
        const Json record = Json::parse(line.toStdString());
        for (const auto& [key, value] : record.items()) {
            const auto found =
                std::find_if(features.begin(), features.end(),
                             [&, name = key](const Json& of) { return of["name"] == name; });
            if (found == features.end() || !isReadable(value, *found))
                return QString::fromStdString(key) + u' ' + QString::fromUtf8(line);
        }
    }
    return {};
}

ReleaseOptions withModels()
{
    ReleaseOptions options;
    options.models.hasPredictions = true;
    options.models.hasRawAnswers = true;
    return options;
}

} // namespace

void ReleasedFeaturesTest::scenes_areReadable()
{
    ReleaseStudy study;
    const auto files = filesOf(study.draft());
    QCOMPARE(unreadableIn(contentOf(files, QStringLiteral("scenarios.jsonl")),
                          featuresIn(files, "scenarios")),
             QString());
}

// The first line has neither shares nor a confidence: what stands there is known without it.
void ReleasedFeaturesTest::labels_areReadable()
{
    const QByteArray answers =
        R"({"scenario": "sarcasm-irony/9", "model": "one", "raw_response": "Joy."}
{"scenario": "mixed-signals/1", "model": "one", "emotion": "fear", "valence": 0.25, "confidence": 4}
{"scenario": "sarcasm-irony/1", "model": "one", "emotion": "joy", "probabilities": {"joy": 0.75, "fear": 0.25}}
{"scenario": "sarcasm-irony/2", "model": "one", "status": "refusal"}
)";
    ReleaseStudy study;
    QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("answers.jsonl")), answers);
    const auto people = must(study.study().figures().agreementInput());
    const FileAnswers read =
        must(study.study().predictions().readAllLabelFiles(people, {{path}, {}, {}}));
    must(study.study().modelAnswers().take(toKeep(read)));
    const auto files = filesOf(study.draft(withModels()));
    QStringList found;
    for (const ReleaseFile& file : files) {
        if (!file.path.startsWith(QLatin1String("predictions/")))
            continue;
        found << file.path;
        const QByteArray config = file.path.chopped(6).replace(u'/', u'-').toUtf8();
        const Json features = featuresIn(files, config);
        QCOMPARE(unreadableIn(file.bytes, features), QString());
        const auto shares = std::find_if(features.begin(), features.end(), [](const Json& of) {
            return of["name"] == "probabilities";
        });
        QVERIFY(shares != features.end());
        QCOMPARE((*shares)["struct"].size(), std::size_t{8}); // all options
    }
    QCOMPARE(found.size(), 1);
}

void ReleasedFeaturesTest::vectors_areReadable()
{
    const Task& task = *builtInTask(u"emoscene");
    StudyOf study(task);
    must(study.take(answeredTable(task, 3), {}, QStringLiteral("data.csv")));
    const VectorStudy vectors = must(study->predictions().vectorStudy());
    QByteArray rows;
    for (const auto& item : vectors.input.items)
        rows += R"({"model": "m", "mode": "cot", "scenario": ")" + item.name.toUtf8() +
                R"(", "probabilities": {"joy": 0.5, "fear": 1}, "confidence": {"joy": 4}, )"
                R"("answers": {"joy": "yes"}, "raw_responses": {"joy": "<answer>yes</answer>"}})"
                "\n";
    QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("v.jsonl")), rows);
    takeVectors(*study.operator->(), path);
    const auto files = filesOf(must(study->releaseDrafting().draft(withModels(), {})));
    const QByteArray lines = contentOf(files, QStringLiteral("predictions/m-cot-1.jsonl"));
    QVERIFY(lines.contains("raw_responses") && lines.contains("confidence"));
    QCOMPARE(unreadableIn(lines, featuresIn(files, "predictions-m-cot-1")), QString());
}

SUBTEXT_TEST(ReleasedFeaturesTest)
#include "releasedfeaturestest.moc"
