// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/markerlist.h"
#include "app/cli/output.h"
#include "core/entanglement/entanglementjson.h"
#include "core/models/predictionreading.h"
#include "core/quality/qualityrules.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

QString percent(const std::optional<double>& share)
{
    return share ? QStringLiteral("%1 %").arg(100 * *share, 0, 'f', 1)
                 : QStringLiteral("undefined");
}

QString rounded(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 2) : QStringLiteral("undefined");
}

QString whole(const std::optional<int>& value)
{
    return value ? QString::number(*value) : QStringLiteral("undefined");
}

void sayStatistics(const Session& session, const entanglement::ScenarioStatistics& of,
                   const entanglement::EmotionNames& names)
{
    const auto line = [&](const QString& what, const QString& value) {
        say(session, QStringLiteral("  %1 %2").arg(what, -22).arg(value));
    };
    say(session,
        QStringLiteral("Scenarios: %1, %2 without gold").arg(of.scenarios).arg(of.withoutGold));
    line(QStringLiteral("words"), QStringLiteral("mean %1, median %2, %3 to %4")
                                      .arg(rounded(of.meanWords), rounded(of.medianWords),
                                           whole(of.fewestWords), whole(of.mostWords)));
    line(QStringLiteral("sentences, mean"), rounded(of.meanSentences));
    line(QStringLiteral("vocabulary"), QString::number(of.vocabulary));
    line(QStringLiteral("none, one, more"), QStringLiteral("%1, %2, %3")
                                                .arg(of.cardinalities[0])
                                                .arg(of.cardinalities[1])
                                                .arg(of.multiLabel()));
    line(QStringLiteral("cardinality, mean"), rounded(of.meanCardinality));
    line(QStringLiteral("different vectors"), QString::number(of.vectors.size()));
    const entanglement::MarkerRates& forward = of.forwardMarkers;
    line(QStringLiteral("looking forward"),
         QStringLiteral("%1 of the words with %2, %3 without (%4)")
             .arg(percent(forward.withAnticipation), text(names.back()), percent(forward.without),
                  forward.words.join(QStringLiteral(", "))));
    say(session, QStringLiteral("Prevalence"));
    for (std::size_t i = 0; i < names.size(); ++i)
        line(text(names[i]), percent(of.emotions.prevalence(i)));
    if (!of.topics.empty())
        say(session, QStringLiteral("Topics"));
    for (const entanglement::TopicFigures& topic : of.topics) {
        QString most;
        if (topic.isTied)
            most = QStringLiteral(", several emotions equally often");
        else if (topic.dominantEmotion)
            most = QStringLiteral(", most often ") + text(names[*topic.dominantEmotion]);
        line(topic.topic, QString::number(topic.scenarios) + most);
    }
}

} // namespace

void addStatisticsCommand(CLI::App& app, Session& session)
{
    struct Arguments
    {
        std::string study;
        std::string markers;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(
        "statistics", "Words, sentences, prevalence and co-occurrence of an EmoScene study");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    addMarkersOption(*command, arguments->markers);
    onChosen(*command, session, [&session, arguments] {
        const auto markers = forwardMarkers(arguments->markers);
        if (!markers)
            return markers.error();
        return withFigures(session, arguments->study, [&](Study& opened) {
            const auto read = opened.predictions().scenarioTexts();
            if (!read)
                return report(read.error());
            const auto statistics = entanglement::scenarioStatistics(read->scenarios, *markers);
            if (session.isJson)
                putJson(entanglement::statisticsJson(statistics, read->names));
            sayStatistics(session, statistics, read->names);
            return Status::Done;
        });
    });
}

} // namespace subtext::cli
