// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/ceiscene.h"
#include "core/release/releasefiles.h"
#include "tests/support/checks.h"

#include <initializer_list>

namespace subtext::test {

/// Four scenarios of two subtypes and three people: unanimous, majority, a split with a decision,
/// and a split that was decided to be ambiguous.
inline StudyData sampleData()
{
    StudyData data;
    data.info.title = QStringLiteral("Between the lines");
    data.people = {{{1}, {}, QStringLiteral("A01"), QStringLiteral("A01"), Role::Annotator},
                   {{2}, {}, QStringLiteral("A02"), QStringLiteral("A02"), Role::Annotator},
                   {{3}, {}, QStringLiteral("A03"), QStringLiteral("A03"), Role::Annotator}};
    struct Item
    {
        QString group;
        std::array<Choice, 3> votes;
        std::array<int, 3> confidence;
        GoldLabel gold;
    };
    namespace E = Emotion;
    const auto gold = [](GoldSource source, std::optional<Choice> label, Basis basis,
                         const QString& note) {
        return GoldLabel{source, label, !label, basis, note};
    };
    const std::vector<Item> items{{Subtype::MixedSignals,
                                   {E::Joy, E::Joy, E::Joy},
                                   {3, 0, -3},
                                   gold(GoldSource::Rule, E::Joy, Basis::Unanimous, {})},
                                  {Subtype::SarcasmIrony,
                                   {E::Anger, E::Disgust, E::Anger},
                                   {-3, 3, -3},
                                   gold(GoldSource::Rule, E::Anger, Basis::Majority, {})},
                                  {Subtype::SarcasmIrony,
                                   {E::Fear, E::Trust, E::Sadness},
                                   {1, 2, 3},
                                   gold(GoldSource::Decision, E::Fear, Basis::VadFit,
                                        QStringLiteral("two lines,\n\"quoted\""))},
                                  {Subtype::MixedSignals,
                                   {E::Trust, E::Surprise, E::Anticipation},
                                   {0, 0, 0},
                                   gold(GoldSource::Decision, std::nullopt, Basis::Override, {})}};
    for (std::size_t i = 0; i < items.size(); ++i) {
        Scenario scenario;
        scenario.id = {static_cast<qint64>(i + 1)};
        scenario.sourceId = QStringLiteral("00%1").arg(i + 7);
        scenario.group = items[i].group;
        scenario.text(ScenePart::Domain) = domainToken(i == 0 ? Domain::Family : Domain::Unknown);
        scenario.text(ScenePart::PowerRelation) =
            powerToken(i == 0 ? PowerRelation::HighToLow : PowerRelation::Peer);
        if (i > 1)
            scenario.setGuessed(ScenePart::PowerRelation);
        scenario.text(ScenePart::SpeakerRole) = QStringLiteral("mother");
        scenario.text(ScenePart::ListenerRole) = QStringLiteral("son ");
        scenario.text(ScenePart::Context) = QStringLiteral("Dinner is cold, again.");
        scenario.text(ScenePart::Utterance) = QStringLiteral("Take your time…");
        data.scenarios.push_back(scenario);
        for (std::size_t rater = 0; rater < 3; ++rater) {
            Annotation annotation;
            annotation.scenario = scenario.id;
            annotation.person = {static_cast<qint64>(rater + 1)};
            annotation.position = static_cast<int>(i + 1);
            annotation.answer.ballot[0] = items[i].votes.at(rater);
            annotation.answer.scales = {-2, 0, 1, items[i].confidence.at(rater)};
            data.annotations.push_back(annotation);
        }
        data.gold.push_back({scenario.id, {items[i].gold}});
    }
    return data;
}

inline AgreementReport agreementOf(const StudyData& data, int resamples = 100)
{
    AgreementInput input =
        agreementInput(data.scenarios, data.people, data.annotations, data.gold, 3);
    setParts(input, data.parts);
    const auto report = computeAgreement(std::move(input), {resamples, 42});
    if (!report)
        qFatal("cancelled by nobody");
    return *report;
}

inline ReleaseInput sampleInput(const StudyData& data = sampleData())
{
    ReleaseInput input;
    input.data = data;
    input.options.version = QStringLiteral("1.0.0");
    input.options.date = QStringLiteral("2026-03-01");
    return input;
}

inline std::vector<ReleaseFile> sampleFiles(const StudyData& data = sampleData())
{
    return releaseFiles(sampleInput(data), data, agreementOf(data));
}

/// The bytes of one file; fatal where there is none.
inline QByteArray bytesOf(const std::vector<ReleaseFile>& files, const QString& path)
{
    for (const ReleaseFile& file : files) {
        if (file.path == path)
            return file.bytes;
    }
    qFatal("no file %s", qUtf8Printable(path));
    return {};
}

} // namespace subtext::test
