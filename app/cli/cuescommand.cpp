// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "core/agreement/cuefigures.h"
#include "core/figures/figures.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

void sayLabel(const Session& session, const LabelCues& label)
{
    QStringList words;
    for (const MarkedWord& word : label.words)
        words << QStringLiteral("%1 %2").arg(word.word).arg(word.answers);
    say(session, QStringLiteral("  %1 %2 (%3 answers): %4")
                     .arg(label.question, label.option)
                     .arg(label.answers)
                     .arg(words.join(QStringLiteral(", "))));
}

void sayCues(const Session& session, const CueFigures& cues)
{
    say(session,
        QStringLiteral("Cue words: %1 of %2 answers mark any").arg(cues.marking).arg(cues.answers));
    if (cues.outdated > 0)
        say(session,
            QStringLiteral(
                "  %1 more mark words of a text that was corrected since; they are not counted")
                .arg(cues.outdated));
    if (cues.furtherLeftOut > 0)
        say(session,
            QStringLiteral("  left out of overlap and alpha, as asked for after a split: %1")
                .arg(cues.furtherLeftOut));
    say(session, QStringLiteral("  overlap of two who marked: mean F1 %1 (items %2)")
                     .arg(figure(cues.overlap))
                     .arg(cues.overlapItems));
    say(session, QStringLiteral("  Krippendorff’s α for unitizing: %1 (texts %2)")
                     .arg(figure(cues.alpha))
                     .arg(cues.alphaTexts));
    if (!cues.labels.empty())
        say(session, QStringLiteral("Most marked words by label, with the answers that mark them"));
    for (const LabelCues& label : cues.labels)
        sayLabel(session, label);
}

Status runCues(Session& session, const Study& study)
{
    const auto cues = study.figures().cues();
    if (!cues)
        return report(cues.error());
    sayCues(session, *cues);
    if (session.isJson)
        putJson(cueJson(*cues));
    return Status::Done;
}

} // namespace

void addCuesCommand(CLI::App& app, Session& session)
{
    auto study = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand(
        "cues",
        "The words that annotators marked: how far they agree, and which go with which label");
    command->add_option("STUDY", *study, "The study file")->required();
    onChosen(*command, session, [&session, study] {
        return withFigures(session, *study,
                           [&](Study& opened) { return runCues(session, opened); });
    });
}

} // namespace subtext::cli
