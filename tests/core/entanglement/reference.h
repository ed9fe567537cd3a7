// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/errorpatterns.h"
#include "core/entanglement/scenariostatistics.h"
#include "core/entanglement/setevaluation.h"
#include "core/exchange/tables/recordtable.h"
#include "tests/core/stats/vectors.h"

#include <QHash>

// The synthetic scenarios with known answers, read from the folder of reference data; a test that
// uses them skips where that is not there: SKIP_WITHOUT_SHARED("reference/emoscene/answers.json").
namespace subtext::entanglement::test {

inline QString sharedName(const char* file)
{
    return QStringLiteral("reference/emoscene/") + QLatin1String(file);
}

inline EmotionNames wheelNames()
{
    return {"joy", "trust", "fear", "surprise", "sadness", "disgust", "anger", "anticipation"};
}

inline QString nameOf(std::size_t emotion)
{
    return QString::fromStdString(wheelNames().at(emotion));
}

inline QString pairNameOf(std::size_t pair)
{
    return nameOf(AllPairs.at(pair).first) + u'+' + nameOf(AllPairs.at(pair).second);
}

/// The document without the keys that `like` does not have.
inline QJsonValue withKeysOf(const QJsonValue& found, const QJsonValue& like)
{
    if (!found.isObject() || !like.isObject())
        return found;
    QJsonObject kept;
    const QJsonObject object = found.toObject();
    const QJsonObject keys = like.toObject();
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        if (object.contains(key.key()))
            kept[key.key()] = withKeysOf(object[key.key()], key.value());
    }
    return kept;
}

/// A vector from a list of names.
inline EmotionSet vectorOf(const QJsonValue& names)
{
    unsigned vector = 0;
    for (const QJsonValue name : names.toArray()) {
        for (std::size_t i = 0; i < Emotions; ++i)
            vector |= nameOf(i) == name.toString() ? only(i) : 0U;
    }
    return static_cast<EmotionSet>(vector);
}

inline std::vector<EmotionSet> vectorsOf(const QJsonValue& lists)
{
    std::vector<EmotionSet> vectors;
    for (const QJsonValue list : lists.toArray())
        vectors.push_back(vectorOf(list));
    return vectors;
}

/// A table with cells by column name.
class Cells
{
public:
    explicit Cells(const char* file)
    {
        const auto table =
            readCsv(subtext::test::readFile(subtext::test::sharedFile(sharedName(file))));
        if (table)
            m_table = *table;
    }

    const std::vector<RecordTable::Row>& rows() const { return m_table.rows; }
    QString at(const RecordTable::Row& row, const QString& column) const
    {
        return row.cells.value(m_table.columns.indexOf(column));
    }
    QString at(const RecordTable::Row& row, const char* prefix, std::size_t emotion) const
    {
        return at(row, QLatin1String(prefix) + nameOf(emotion));
    }

private:
    RecordTable m_table;
};

/// One annotator's eight answers about one scenario.
struct VectorLabel
{
    std::size_t scenario = 0;
    std::size_t annotator = 0;
    EmotionSet vector = 0;
};

/// All that the files say.
struct Reference
{
    QStringList ids; ///< Scenarios in the order of the file.
    std::vector<ScenarioText> texts;
    std::vector<EvaluationScenario> scenarios;
    QStringList annotators;
    std::vector<VectorLabel> labels;
    struct Set
    {
        QString model;
        QString mode;
        std::vector<VectorPrediction> predictions;
    };
    std::vector<Set> sets;
};

inline void readScenarios(Reference& reference, QHash<QString, std::size_t>& places)
{
    const Cells gold("gold.csv");
    QHash<QString, EmotionSet> goldOf;
    for (const auto& row : gold.rows())
        goldOf[gold.at(row, QStringLiteral("scenario"))] =
            static_cast<EmotionSet>(gold.at(row, QStringLiteral("mask")).toInt());
    const QByteArray lines =
        subtext::test::readFile(subtext::test::sharedFile(sharedName("scenarios.jsonl")));
    for (const QByteArray& line : lines.split('\n')) {
        const QJsonObject of = QJsonDocument::fromJson(line).object();
        if (of.isEmpty())
            continue;
        const QString id = of[QStringLiteral("id")].toString();
        places[id] = static_cast<std::size_t>(reference.ids.size());
        reference.ids << id;
        reference.texts.push_back({of[QStringLiteral("text")].toString(), goldOf[id],
                                   of[QStringLiteral("topic")].toString()});
        const bool isTrain = of[QStringLiteral("split")] == QStringLiteral("train");
        reference.scenarios.push_back({goldOf[id], isTrain ? SplitPart::Train : SplitPart::Test});
    }
}

inline void readBoard(Reference& reference, const QHash<QString, std::size_t>& places)
{
    const Cells cells("annotations.csv");
    for (const auto& row : cells.rows()) {
        const QString name = cells.at(row, QStringLiteral("annotator"));
        if (!reference.annotators.contains(name))
            reference.annotators << name;
        unsigned vector = 0;
        for (std::size_t i = 0; i < Emotions; ++i)
            vector |= cells.at(row, nameOf(i)) == QStringLiteral("yes") ? only(i) : 0U;
        reference.labels.push_back({places[cells.at(row, QStringLiteral("scenario"))],
                                    static_cast<std::size_t>(reference.annotators.indexOf(name)),
                                    static_cast<EmotionSet>(vector)});
    }
}

inline void readPredictions(Reference& reference, const QHash<QString, std::size_t>& places)
{
    const Cells cells("predictions.csv");
    for (const auto& row : cells.rows()) {
        const QString model = cells.at(row, QStringLiteral("model"));
        const QString mode = cells.at(row, QStringLiteral("mode"));
        auto set = std::find_if(reference.sets.begin(), reference.sets.end(),
                                [&](const auto& s) { return s.model == model && s.mode == mode; });
        if (set == reference.sets.end())
            set = reference.sets.insert(set, Reference::Set{model, mode, {}});
        VectorPrediction prediction;
        prediction.scenario = places[cells.at(row, QStringLiteral("scenario"))];
        for (std::size_t i = 0; i < Emotions; ++i) {
            if (const QString p = cells.at(row, "p_", i); !p.isEmpty())
                prediction.yes[i] = p.toDouble();
            if (const QString answer = cells.at(row, "answer_", i); !answer.isEmpty())
                prediction.answers[i] = answer == QStringLiteral("yes");
            if (const QString report = cells.at(row, "confidence_", i); !report.isEmpty())
                prediction.confidence[i] = report.toInt();
        }
        set->predictions.push_back(prediction);
    }
}

inline Reference readReference()
{
    Reference reference;
    QHash<QString, std::size_t> places;
    readScenarios(reference, places);
    readBoard(reference, places);
    readPredictions(reference, places);
    return reference;
}

/// Everything in which two documents differ, with its place: other keys, other kinds, numbers that
/// are further apart than `tolerance`.
inline void compareJson(const QString& place, const QJsonValue& found, const QJsonValue& expected,
                        double tolerance, QStringList& differences)
{
    if (found.isDouble() && expected.isDouble()) {
        if (!stats::test::isNear(found.toDouble(), expected.toDouble(), tolerance))
            differences << QStringLiteral("%1: found %2, expected %3")
                               .arg(place)
                               .arg(found.toDouble(), 0, 'g', 17)
                               .arg(expected.toDouble(), 0, 'g', 17);
    } else if (found.isObject() && expected.isObject()) {
        const QJsonObject a = found.toObject();
        const QJsonObject b = expected.toObject();
        if (a.keys() != b.keys())
            differences << QStringLiteral("%1: keys %2, expected %3")
                               .arg(place, a.keys().join(u' '), b.keys().join(u' '));
        for (const QString& key : b.keys()) {
            if (a.contains(key))
                compareJson(place + u'.' + key, a[key], b[key], tolerance, differences);
        }
    } else if (found.isArray() && expected.isArray()) {
        const QJsonArray a = found.toArray();
        const QJsonArray b = expected.toArray();
        if (a.size() != b.size())
            differences << QStringLiteral("%1: %2 entries, expected %3")
                               .arg(place)
                               .arg(a.size())
                               .arg(b.size());
        for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
            compareJson(QStringLiteral("%1[%2]").arg(place).arg(i), a[i], b[i], tolerance,
                        differences);
    } else if (found != expected) {
        differences << place + QStringLiteral(": another value or kind");
    }
}

inline QStringList jsonDifferences(const QByteArray& found, const QJsonValue& expected,
                                   double tolerance = 1e-9)
{
    QStringList differences;
    compareJson(QString(), QJsonDocument::fromJson(found).object(), expected, tolerance,
                differences);
    return differences;
}

} // namespace subtext::entanglement::test

/// Fails with the first differences, if there are any.
#define COMPARE_JSON(...)                                                                          \
    do {                                                                                           \
        const QStringList jsonFound = subtext::entanglement::test::jsonDifferences(__VA_ARGS__);   \
        QVERIFY2(jsonFound.isEmpty(),                                                              \
                 qPrintable(jsonFound.mid(0, 10).join(QStringLiteral("\n  "))));                   \
    } while (false)
