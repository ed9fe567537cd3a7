// SPDX-License-Identifier: MIT
#include "core/release/cei/ceitables.h"

#include "core/domain/ceiscene.h"
#include "core/exchange/cei/ceiwriter.h"
#include "core/exchange/exporter.h"
#include "core/release/cei/ceidictionary.h"
#include "core/stats/entropy.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr int NeutralPoint = 0;
constexpr int ShareDecimals = 6;

using Counts = std::array<int, EmotionCount>;

QString yesOrNo(bool is)
{
    return is ? QStringLiteral("yes") : QStringLiteral("no");
}

QString emotionText(const std::optional<Choice>& emotion)
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
    std::array<double, std::tuple_size_v<Counts>> shares{};
    std::transform(votes.begin(), votes.end(), shares.begin(),
                   [&](int count) { return static_cast<double>(count) / total; });
    return stats::entropyBits(shares);
}

QStringList softLabelCells(std::span<const Annotation* const> annotations)
{
    Counts votes{};
    Counts weights{}; // in sevenths
    int total = 0;
    int totalWeight = 0;
    for (const Annotation* annotation : annotations) {
        if (!annotation->answer.ballot[0])
            continue;
        const auto at = static_cast<std::size_t>(indexOf(*annotation->answer.ballot[0]));
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
    for (Choice emotion : AllEmotions) {
        if (votes.at(static_cast<std::size_t>(indexOf(emotion))) == most)
            top << emotionToken(emotion);
    }
    return cells << share(entropyOf(votes, total)) << top.join(u' ') << yesOrNo(top.size() > 1);
}

QString methodText(const GoldLabel& gold)
{
    return gold.isSettled() ? QString(basisToken(gold.basis)) : QStringLiteral("undecided");
}

QString positionText(const Annotation& annotation)
{
    return annotation.position ? QString::number(*annotation.position) : QString();
}

/// Empty while the votes are too few.
QString patternText(std::span<const Choice> votes, int ratingsNeeded)
{
    const auto pattern = patternOf(votes, ratingsNeeded);
    return pattern ? QString(patternToken(*pattern)) : QString();
}

QStringList furtherNames(const StudyIndex& study, const std::vector<PersonId>& raters)
{
    // The first four as in other files that Subtext reads, so that an import takes them.
    QStringList names{QStringLiteral("domain"), QStringLiteral("power_relation"),
                      QStringLiteral("basis"), QStringLiteral("ambiguous"),
                      QStringLiteral("agreement_pattern")};
    for (PersonId rater : raters)
        names << QStringLiteral("position_") + study.person(rater).name;
    if (!study.data().parts.isEmpty())
        names << QStringLiteral("split");
    return names;
}

} // namespace

QStringList extendedCeiHeader(const StudyIndex& study, const QString& subtype)
{
    const std::vector<PersonId> raters = ceiRaters(study, subtype);
    return ceiHeader(study, raters) + furtherNames(study, raters);
}

Result<void> writeExtendedCeiCsv(const StudyIndex& study, const QString& subtype, int ratingsNeeded,
                                 const ByteSink& sink)
{
    const std::vector<PersonId> raters = ceiRaters(study, subtype);
    FurtherColumns further;
    further.names = furtherNames(study, raters);
    further.cells = [&](const Scenario& scenario) {
        const GoldLabel& gold = study.goldOf(scenario.id);
        QStringList cells{
            domainOf(scenario) == Domain::Unknown ? QString()
                                                  : QString(domainToken(domainOf(scenario))),
            scenario.isGuessed(ScenePart::PowerRelation) ? QString()
                                                         : QString(powerToken(powerOf(scenario))),
            methodText(gold), yesOrNo(gold.isAmbiguous),
            patternText(study.votesOf(scenario.id), ratingsNeeded)};
        for (PersonId rater : raters) {
            const Annotation* own = study.answerOf(rater, scenario.id);
            cells << (own ? positionText(*own) : QString());
        }
        if (!study.data().parts.isEmpty())
            cells << ceiPart(study.data(), scenario.id);
        return cells;
    };
    return writeCeiCsv(study, subtype, further, sink);
}

Result<void> writeAnnotationsCsv(const StudyIndex& study, const ByteSink& sink)
{
    Result<void> taken = sink(csvRow(columnNames(annotationColumns())));
    for (const Scenario& scenario : study.data().scenarios) {
        for (const Annotation* annotation : study.answersTo(scenario.id)) {
            QStringList row{scenario.name(), scenario.group, study.person(annotation->person).name,
                            positionText(*annotation), emotionText(annotation->answer.ballot[0])};
            for (ScaleIndex dimension : AllDimensions) {
                const auto point = annotation->answer.scale(dimension);
                row << (point ? QString(scaleLabel(dimension, *point)) : QString())
                    << (point ? QString::number(scaleNumber(*point), 'f', 2) : QString());
            }
            if (taken)
                taken = sink(csvRow(row));
        }
        if (!taken)
            break;
    }
    return taken;
}

Result<void> writeScenariosJsonl(const StudyData& data, const ByteSink& sink)
{
    for (const Scenario& scenario : data.scenarios) {
        nlohmann::ordered_json json;
        json["scenario"] = scenario.name().toStdString();
        json["id"] = scenario.sourceId.toStdString();
        json["subtype"] = scenario.group.toStdString();
        json["domain"] = nullptr;
        if (domainOf(scenario) != Domain::Unknown)
            json["domain"] = domainToken(domainOf(scenario)).data();
        json["power_relation"] = powerToken(powerOf(scenario)).data();
        json["power_origin"] = powerSourceToken(powerSourceOf(scenario)).data();
        json["speaker_role"] = scenario.text(ScenePart::SpeakerRole).toStdString();
        json["listener_role"] = scenario.text(ScenePart::ListenerRole).toStdString();
        json["context"] = scenario.text(ScenePart::Context).toStdString();
        json["utterance"] = scenario.text(ScenePart::Utterance).toStdString();
        if (const auto taken = sink(QByteArray::fromStdString(json.dump()) + '\n'); !taken)
            return taken;
    }
    return {};
}

Result<void> writeSoftLabelsCsv(const StudyIndex& study, const ByteSink& sink)
{
    Result<void> taken = sink(csvRow(columnNames(softLabelColumns())));
    for (const Scenario& scenario : study.data().scenarios) {
        if (!taken)
            break;
        taken = sink(csvRow(QStringList{scenario.name(), scenario.group} +
                            softLabelCells(study.answersTo(scenario.id))));
    }
    return taken;
}

Result<void> writeGoldCsv(const StudyIndex& study, const ByteSink& sink)
{
    Result<void> taken = sink(csvRow(columnNames(goldColumns())));
    for (const Scenario& scenario : study.data().scenarios) {
        if (!taken)
            break;
        const GoldLabel& gold = study.goldOf(scenario.id);
        taken = sink(csvRow({scenario.name(), scenario.group, emotionText(gold.label),
                             methodText(gold), yesOrNo(gold.isAmbiguous), gold.note}));
    }
    return taken;
}

} // namespace subtext
