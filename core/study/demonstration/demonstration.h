// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/study.h"

namespace subtext {

/// A study to try everything with, of a task that ships.
struct Demonstration
{
    QString task; ///< Its token.
    QString title;
    QString file;       ///< The name that its file has in a folder of studies.
    QString scenes;     ///< The file with them, written for this project.
    int annotators = 0; ///< Invented; three an item.
    /// Everybody labels of all groups, says what else it could be, guesses the others on half of
    /// the items, and sees four items again; splits are for one annotator more, and annotators are
    /// asked about themselves.
    bool isOfDisagreement = false;
    /// The window's has predictions of invented models (simulateVectorModels).
    bool hasModels = false;
};

/// The one of CEI first: 60 scenarios, 12 a subtype; of EmoScene 40 narratives, five a topic; last
/// the one of disagreement, with 24 scenes for CEI's task.
const std::vector<Demonstration>& demonstrations();

/// Makes a study with its scenes, its annotators, an adjudicator and a coordinator. Nothing is
/// labelled. Errors as Study::create.
Result<std::unique_ptr<Study>>
makeDemonstration(const QString& path, const Environment& environment,
                  const Demonstration& demonstration = demonstrations().front());

/// Lets invented annotators label: plausible, seeded, different from one another, through the
/// same call as the window. Every person labels at most `most` of their open items. Where CEI's
/// answers have second readings of one option, or guesses, they are those of InventedReader.
Result<void> simulateLabelling(Study& study, const std::vector<PersonId>& people, int most,
                               quint32 seed);

/// Lets everybody answer what is asked about them, label all that they have and see again what they
/// are to, gives the splits to more annotators, and lets those answer every other one of these
/// items; what remains waits for whoever tries the study. On those that were answered it holds a
/// norming round (simulateNorming). For a study that is made as the demonstration of disagreement
/// is, with nothing labelled. Errors: as of the services that the window calls.
Result<void> simulateDisagreement(Study& study, quint32 seed);

/// Lets an invented adjudicator settle at most `most` of the splits that wait, through the same
/// calls as the window: picks by content (the label with the highest confidence; a few ambiguous),
/// seeded where that ties.
Result<qint64> simulateAdjudication(Study& study, PersonId adjudicator, int most, quint32 seed);

} // namespace subtext
