// SPDX-License-Identifier: MIT
#include "core/release/cei/ceidictionary.h"

#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/domain/vocabulary.h"

#include <array>
#include <utility>

namespace subtext {
namespace {

using Columns = std::vector<ColumnDescription>;

QByteArray emotionWords()
{
    QByteArray words;
    for (Choice emotion : AllEmotions)
        words += (words.isEmpty() ? "" : ", ") + QByteArray(emotionToken(emotion).data());
    return words;
}

QByteArray subtypeWords()
{
    QByteArray words;
    for (const QLatin1String subtype : AllSubtypes)
        words += (words.isEmpty() ? "" : ", ") + QByteArray(subtype.data());
    return words;
}

QByteArray pointWords(ScaleIndex dimension)
{
    QByteArray words;
    for (int point = MinPoint; point <= MaxPoint; ++point)
        words += (words.isEmpty() ? "" : ", ") + QByteArray(scaleLabel(dimension, point).data());
    return words;
}

ColumnDescription column(const char* name, ValueType type, const QByteArray& values,
                         const QByteArray& meaning)
{
    return {QString::fromLatin1(name), type, values, meaning};
}

ColumnDescription scenarioColumn()
{
    return column("scenario", ValueType::Text, "subtype/id", "The scenario, as in scenarios.jsonl");
}

ColumnDescription subtypeColumn()
{
    return column("subtype", ValueType::Text, subtypeWords(), "The kind of pragmatic scene");
}

ColumnDescription powerColumn(const char* name)
{
    return column(name, ValueType::Text, "peer, high-to-low, low-to-high",
                  "Power of the speaker over the listener");
}

ColumnDescription methodColumn(const char* name)
{
    return column(name, ValueType::Text,
                  "unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated, "
                  "undecided",
                  QByteArray("How the label was reached; unstated ") + WhereUnstated);
}

const QByteArray NoLabel("; empty: undecided, or ambiguous without a label");

ColumnDescription ambiguousColumn()
{
    return column("ambiguous", ValueType::Text, "yes, no",
                  "Whether the scenario was judged ambiguous: with a label, the best of several "
                  "that apply; without one, the distribution of the votes is kept");
}

ColumnDescription positionColumn(const QByteArray& name, const QByteArray& whose)
{
    ColumnDescription position =
        column(name.constData(), ValueType::Integer, "from 1; empty: not known",
               "Position of the scenario in the order in which " + whose + " saw them");
    position.mayBeEmpty = true;
    return position;
}

std::optional<ColumnDescription> raterColumn(const QString& name)
{
    static constexpr std::array<std::pair<QLatin1String, ScaleIndex>, DimensionCount> Prefixes{
        {{QLatin1String("sl_v_"), Dimension::Valence},
         {QLatin1String("sl_a_"), Dimension::Arousal},
         {QLatin1String("sl_d_"), Dimension::Dominance},
         {QLatin1String("sl_confidence_"), Dimension::Confidence}}};
    const QLatin1String emotion("sl_plutchik_primary_");
    if (name.startsWith(emotion)) {
        return ColumnDescription{name, ValueType::Text, emotionWords(),
                                 "Primary emotion of the speaker, by annotator " +
                                     name.mid(emotion.size()).toUtf8()};
    }
    const QLatin1String position("position_");
    if (name.startsWith(position)) {
        ColumnDescription described =
            positionColumn({}, "annotator " + name.mid(position.size()).toUtf8());
        described.name = name; // may hold what is not Latin-1
        return described;
    }
    for (const auto& [prefix, dimension] : Prefixes) {
        if (name.startsWith(prefix)) {
            return ColumnDescription{name, ValueType::Text, pointWords(dimension),
                                     QByteArray(dimensionToken(dimension).data()) +
                                         ", by annotator " + name.mid(prefix.size()).toUtf8()};
        }
    }
    return std::nullopt;
}

ColumnDescription ceiColumn(const QString& name)
{
    static constexpr std::array<std::pair<QLatin1String, const char*>, 5> Texts{
        {{QLatin1String("id"), "Number of the scenario, unique within this file"},
         {QLatin1String("sd_listener_role"), "Who is spoken to"},
         {QLatin1String("sd_situation"), "What the situation is"},
         {QLatin1String("sd_speaker_role"), "Who speaks"},
         {QLatin1String("sd_utterance"), "What is said"}}};
    for (const auto& [known, meaning] : Texts) {
        if (name == known)
            return {name, ValueType::Text, "any text", meaning};
    }
    if (name == QLatin1String("gold_standard"))
        return {name, ValueType::Text, emotionWords() + NoLabel, "Gold label"};
    if (name == QLatin1String("Notes"))
        return {name, ValueType::Text, "any text; empty: none", "Note of the adjudicator"};
    if (name == QLatin1String("domain"))
        return column("domain", ValueType::Text,
                      "workplace, family, social, service; empty: not known",
                      "Where the scene takes place");
    if (name == QLatin1String("power_relation"))
        return column("power_relation", ValueType::Text,
                      "peer, high-to-low, low-to-high; empty: not stated, see scenarios.jsonl",
                      "Power of the speaker over the listener, where the source states it");
    if (name == QLatin1String("basis"))
        return methodColumn("basis");
    if (name == QLatin1String("ambiguous"))
        return ambiguousColumn();
    if (name == QLatin1String("agreement_pattern"))
        return column("agreement_pattern", ValueType::Text,
                      "unanimous, majority, split; empty: too few votes",
                      "How the votes are distributed");
    if (name == QLatin1String("split"))
        return column("split", ValueType::Text, "train, val, test; empty: of none",
                      "The part that the scenario is of");
    return raterColumn(name).value_or(ColumnDescription{name, ValueType::Text, {}, {}});
}

constexpr std::array KnownFiles{
    FileMeaning{QLatin1String("soft_labels.csv"),
                "One row per scenario: the votes as a distribution"},
    FileMeaning{QLatin1String("gold.csv"),
                "One row per scenario: its gold label and where it comes from"},
    FileMeaning{QLatin1String("scenarios.jsonl"), "One scenario per line, as JSON"},
    FileMeaning{QLatin1String("splits.json"),
                "Parts for machine learning: seed, fractions, proportions (counts by part and "
                "subtype), and assignments with one entry per scenario"},
    FileMeaning{QLatin1String("reports/tables/agreement.tex"),
                "Fleiss' kappa by subtype, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/patterns.tex"),
                "Patterns of the votes by subtype, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/icc.tex"),
                "ICC(2,1) by subtype and scale, for LaTeX"},
    FileMeaning{QLatin1String("reports/tables/confusion.tex"),
                "How often two labels were given to the same scenario, for LaTeX"}};

} // namespace

Columns ceiColumns(const QStringList& names)
{
    Columns columns;
    for (const QString& name : names)
        columns.push_back(ceiColumn(name));
    return columns;
}

Columns annotationColumns()
{
    Columns columns{
        scenarioColumn(), subtypeColumn(),
        column("annotator", ValueType::Text, "as in the columns of data/human-gold",
               "Who labelled"),
        positionColumn("position", "this annotator"),
        column("emotion", ValueType::Text, emotionWords(), "Primary emotion of the speaker")};
    for (ScaleIndex dimension : AllDimensions) {
        const char* token = dimensionToken(dimension).data();
        columns.push_back(
            column(token, ValueType::Text, pointWords(dimension), "Words of the chosen point"));
        columns.push_back(column((QByteArray(token) + "_number").constData(), ValueType::Number,
                                 "-1.00, -0.67, -0.33, 0.00, 0.33, 0.67, 1.00",
                                 "The same point as a number"));
    }
    return columns;
}

Columns scenarioColumns()
{
    const auto text = [](const char* name, const char* meaning) {
        return column(name, ValueType::Text, "any text", meaning);
    };
    return {column("scenario", ValueType::Text, "subtype/id", "Name of the scenario in all files"),
            text("id", "Number of the scenario, unique within its subtype"),
            subtypeColumn(),
            column("domain", ValueType::Text, "workplace, family, social, service; null: not known",
                   "Where the scene takes place"),
            powerColumn("power_relation"),
            column("power_origin", ValueType::Text, "given, derived, assumed",
                   "Whether the source states the power relation, it was derived from words in the "
                   "roles, or it was assumed to be peer because no rule about roles matched"),
            text("speaker_role", "Who speaks"),
            text("listener_role", "Who is spoken to"),
            text("context", "What the situation is"),
            text("utterance", "What is said")};
}

Columns softLabelColumns()
{
    Columns columns{scenarioColumn(), subtypeColumn(),
                    column("votes", ValueType::Integer, "0 or more", "Number of votes")};
    for (Choice emotion : AllEmotions) {
        const QByteArray token(emotionToken(emotion).data());
        columns.push_back(column(("votes_" + token).constData(), ValueType::Integer, "0 or more",
                                 "Votes for " + token));
    }
    for (Choice emotion : AllEmotions) {
        const QByteArray token(emotionToken(emotion).data());
        columns.push_back(
            column(("weighted_" + token).constData(), ValueType::Number, "0 to 1; empty: no votes",
                   "Share of " + token + " with each vote weighted by its confidence"));
    }
    columns.push_back(column("entropy_bits", ValueType::Number, "0 to 3; empty: no votes",
                             "Shannon entropy of the votes, all weighted equally"));
    columns.push_back(column("top", ValueType::Text,
                             emotionWords() + "; several are separated by spaces",
                             "The labels with the most votes"));
    columns.push_back(column("tied", ValueType::Text, "yes, no",
                             "Whether several labels are tied for the most votes"));
    return columns;
}

Columns goldColumns()
{
    return {scenarioColumn(),
            subtypeColumn(),
            column("label", ValueType::Text, emotionWords() + NoLabel, "Gold label"),
            methodColumn("method"),
            ambiguousColumn(),
            column("note", ValueType::Text, "any text; empty: none", "Note of the adjudicator")};
}

Columns ceiSplitColumns(bool isAnyPowerKnown)
{
    ColumnDescription power = powerColumn("power");
    if (!isAnyPowerKnown) {
        power.values = "empty";
        power.meaning += "; no scenario states it, and no rule about roles matched";
    }
    return {column("id", ValueType::Text, "any text", "Number of the scenario in its subtype"),
            subtypeColumn(), std::move(power),
            column("split", ValueType::Text, "train, val, test", "Part of the scenario")};
}

QByteArray ceiMeaning(const QString& path)
{
    if (QByteArray known = meaningIn(KnownFiles, path); !known.isEmpty())
        return known;
    if (path.startsWith(QLatin1String("data/human-gold/")))
        return "One subtype in the column layout of CEI: one row per scenario";
    return {};
}

} // namespace subtext
