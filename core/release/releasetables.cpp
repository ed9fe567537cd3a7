// SPDX-License-Identifier: MIT
#include "core/release/releasetables.h"

#include "core/exchange/exporter.h"
#include "core/release/datadictionary.h"

#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int NeutralPoint = 0;
constexpr int ShareDecimals = 6;

using Counts = std::array<int, EmotionCount>;

QHash<ScenarioId, std::vector<const Annotation*>> annotationsByScenario(const StudyData& data)
{
    QHash<ScenarioId, std::vector<const Annotation*>> by;
    for (const Annotation& annotation : data.annotations)
        by[annotation.scenario].push_back(&annotation);
    return by;
}

QString yesOrNo(bool is)
{
    return is ? QStringLiteral("yes") : QStringLiteral("no");
}

QString emotionText(const std::optional<Emotion>& emotion)
{
    return emotion ? QString(emotionToken(*emotion)) : QString();
}

QString share(double value)
{
    return QString::number(value, 'f', ShareDecimals);
}

/// Shannon entropy in bits; 0 for one label.
double entropyOf(const Counts& votes, int total)
{
    double bits = 0;
    for (int count : votes) {
        if (count > 0 && count < total) {
            const double p = static_cast<double>(count) / total;
            bits -= p * std::log2(p);
        }
    }
    return bits;
}

QStringList softLabelCells(const std::vector<const Annotation*>& annotations)
{
    Counts votes{};
    Counts weights{}; // in sevenths
    int total = 0;
    int totalWeight = 0;
    for (const Annotation* annotation : annotations) {
        if (!annotation->answer.emotion)
            continue;
        const auto at = static_cast<std::size_t>(indexOf(*annotation->answer.emotion));
        const int weight =
            annotation->answer.scale(Dimension::Confidence).value_or(NeutralPoint) - MinPoint + 1;
        ++votes.at(at);
        weights.at(at) += weight;
        ++total;
        totalWeight += weight;
    }
    QStringList cells{QString::number(total)};
    for (int count : votes)
        cells << QString::number(count);
    for (int weight : weights) {
        cells << (total == 0
                      ? QString()
                      : share(static_cast<double>(weight) / static_cast<double>(totalWeight)));
    }
    if (total == 0)
        return cells << QString() << QString() << yesOrNo(false);
    const int most = *std::max_element(votes.begin(), votes.end());
    QStringList top;
    for (Emotion emotion : AllEmotions) {
        if (votes.at(static_cast<std::size_t>(indexOf(emotion))) == most)
            top << emotionToken(emotion);
    }
    return cells << share(entropyOf(votes, total)) << top.join(u' ') << yesOrNo(top.size() > 1);
}

QHash<ScenarioId, GoldLabel> goldByScenario(const StudyData& data)
{
    QHash<ScenarioId, GoldLabel> golds;
    for (const ItemGold& of : data.gold)
        golds.insert(of.scenario, of.gold);
    return golds;
}

QString methodText(const GoldLabel& gold)
{
    return gold.isSettled() ? QString(basisToken(gold.basis)) : QStringLiteral("undecided");
}

QString positionText(const Annotation& annotation)
{
    return annotation.position > 0 ? QString::number(annotation.position) : QString();
}

QString patternText(const std::vector<const Annotation*>& annotations, int ratersPerItem)
{
    std::vector<Emotion> votes;
    for (const Annotation* annotation : annotations) {
        if (annotation->answer.emotion)
            votes.push_back(*annotation->answer.emotion);
    }
    if (votes.size() < static_cast<std::size_t>(std::max(2, ratersPerItem)))
        return {};
    switch (countVotes(votes).pattern) {
    case Pattern::Unanimous:
        return QStringLiteral("unanimous");
    case Pattern::Majority:
        return QStringLiteral("majority");
    case Pattern::Split:
        break;
    }
    return QStringLiteral("split");
}

} // namespace

QByteArray extendedCeiCsv(const StudyData& data, Subtype subtype, int ratersPerItem)
{
    const auto annotations = annotationsByScenario(data);
    const QHash<ScenarioId, GoldLabel> golds = goldByScenario(data);
    const std::vector<PersonId> raters = ceiRaters(data, subtype);
    QHash<PersonId, QString> names;
    for (const Person& person : data.people)
        names.insert(person.id, person.name);
    FurtherColumns further;
    // The first four as in other files that Subtext reads, so that an import takes them.
    further.names = QStringList{QStringLiteral("domain"), QStringLiteral("power_relation"),
                                QStringLiteral("basis"), QStringLiteral("ambiguous"),
                                QStringLiteral("agreement_pattern")};
    for (PersonId rater : raters)
        further.names << QStringLiteral("position_") + names.value(rater);
    further.cells = [&](const Scenario& scenario) {
        const std::vector<const Annotation*> of = annotations.value(scenario.id);
        const GoldLabel gold = golds.value(scenario.id);
        QStringList cells{
            scenario.domain == Domain::Unknown ? QString() : QString(domainToken(scenario.domain)),
            scenario.isPowerDerived ? QString() : QString(powerToken(scenario.power)),
            methodText(gold), yesOrNo(gold.isAmbiguous), patternText(of, ratersPerItem)};
        for (PersonId rater : raters) {
            const auto own = std::find_if(of.begin(), of.end(),
                                          [&](const Annotation* a) { return a->person == rater; });
            cells << (own == of.end() ? QString() : positionText(**own));
        }
        return cells;
    };
    return ceiCsv(data, subtype, further);
}

QByteArray annotationsCsv(const StudyData& data)
{
    QHash<PersonId, QString> names;
    for (const Person& person : data.people)
        names.insert(person.id, person.name);
    const auto annotations = annotationsByScenario(data);
    QByteArray csv = csvRow(columnNames(annotationColumns()));
    for (const Scenario& scenario : data.scenarios) {
        for (const Annotation* annotation : annotations.value(scenario.id)) {
            QStringList row{scenario.name(), subtypeToken(scenario.subtype),
                            names.value(annotation->person), positionText(*annotation),
                            emotionText(annotation->answer.emotion)};
            for (Dimension dimension : AllDimensions) {
                const auto point = annotation->answer.scale(dimension);
                row << (point ? QString(scaleLabel(dimension, *point)) : QString())
                    << (point ? QString::number(scaleNumber(*point), 'f', 2) : QString());
            }
            csv += csvRow(row);
        }
    }
    return csv;
}

QByteArray scenariosJsonl(const StudyData& data)
{
    QByteArray lines;
    for (const Scenario& scenario : data.scenarios) {
        nlohmann::ordered_json json;
        json["scenario"] = scenario.name().toStdString();
        json["id"] = scenario.sourceId.toStdString();
        json["subtype"] = subtypeToken(scenario.subtype).data();
        json["domain"] = nullptr;
        if (scenario.domain != Domain::Unknown)
            json["domain"] = domainToken(scenario.domain).data();
        json["power_relation"] = powerToken(scenario.power).data();
        json["power_origin"] = scenario.isPowerDerived ? "derived" : "given";
        json["speaker_role"] = scenario.speakerRole.toStdString();
        json["listener_role"] = scenario.listenerRole.toStdString();
        json["context"] = scenario.context.toStdString();
        json["utterance"] = scenario.utterance.toStdString();
        lines += QByteArray::fromStdString(json.dump()) + '\n';
    }
    return lines;
}

QByteArray softLabelsCsv(const StudyData& data)
{
    const auto annotations = annotationsByScenario(data);
    QByteArray csv = csvRow(columnNames(softLabelColumns()));
    for (const Scenario& scenario : data.scenarios) {
        csv += csvRow(QStringList{scenario.name(), subtypeToken(scenario.subtype)} +
                      softLabelCells(annotations.value(scenario.id)));
    }
    return csv;
}

QByteArray goldCsv(const StudyData& data)
{
    const QHash<ScenarioId, GoldLabel> golds = goldByScenario(data);
    QByteArray csv = csvRow(columnNames(goldColumns()));
    for (const Scenario& scenario : data.scenarios) {
        const GoldLabel gold = golds.value(scenario.id);
        csv += csvRow({scenario.name(), subtypeToken(scenario.subtype), emotionText(gold.label),
                       methodText(gold), yesOrNo(gold.isAmbiguous), gold.note});
    }
    return csv;
}

} // namespace subtext
