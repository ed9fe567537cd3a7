// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/base/ids.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace subtext {

class LiveQuality;
class StudyContext;
struct AgreementInput;
struct CueFigures;
struct DisagreementInput;
struct DisagreementSources;
struct GuideVersion;
struct LabelAgainFigures;
struct MirrorOptions;
struct Mirrors;
struct QualityReport;
struct ReaderFigures;
struct SecondFigures;
struct Seminar;
struct SurpriseFigures;

/// What a study comes to, computed from what counts in it as of one moment. Changes nothing.
class Figures
{
public:
    explicit Figures(StudyContext& context)
        : m_context(context)
    {}

    /// What agreement is computed from, as of one moment, without items that are left out: with all
    /// gold labels, or for an adjudicator with those that they may know (visibleTo).
    /// Reads only what that needs, item by item.
    Result<AgreementInput> agreementInput(PersonId adjudicator = {}) const;
    /// The words of the scenes that people marked, and how their marks lie together, as of one
    /// moment and without items that are left out.
    Result<CueFigures> cues() const;
    /// How often answers to these items could also be something else; empty where the rules do not
    /// ask for second readings.
    Result<SecondFigures> secondReadings(const AgreementInput& input) const;
    /// How far readers with one answer about themselves agree, and what they chose, on these items:
    /// by field of the form, as of one moment. Empty where the rules have no form.
    Result<std::vector<ReaderFigures>> readerFigures(const AgreementInput& input) const;
    /// The surprisingly popular labels of these items, and how they lie to the labels that most
    /// chose and to the gold labels of the input; empty where the rules do not ask to guess the
    /// others.
    Result<SurpriseFigures> surprisinglyPopular(const AgreementInput& input) const;
    /// How much of the disagreement is whose, by question, over the items that are not left out.
    Result<DisagreementSources> disagreement() const;
    /// What disagreementSources makes that of, which takes a while of many answers; none where
    /// nobody was asked for repeats or second readings.
    Result<std::optional<DisagreementInput>> disagreementAsked() const;
    /// The settled items with what annotators said, as of one moment; for an adjudicator what they
    /// may know (visibleTo), for nobody all.
    Result<Seminar> seminar(PersonId adjudicator = {}) const;
    /// By which states of guideline, cheat sheet and task the counting answers were given.
    Result<std::vector<GuideVersion>> guideVersions() const;
    /// How far annotators agree on the items that they labelled again, before and after, as of one
    /// moment and without items that are left out. Errors: Cancelled.
    /// `among`: of these items alone; none: of all.
    Result<LabelAgainFigures>
    labelAgainFigures(const CancelToken& cancel = {},
                      const std::optional<std::set<ScenarioId>>& among = {}) const;
    /// What each annotator is shown of their own answers beside the others', as of one moment and
    /// without items that are left out. Errors: StudyUnlocked before the study is locked,
    /// InHandOut.
    Result<Mirrors> mirrors(const MirrorOptions& options) const;
    /// The four levels of the quality pipeline, as of one moment.
    Result<QualityReport> check() const;
    /// The quality of the study, followed from now on for as long as the study is open.
    std::unique_ptr<LiveQuality> liveQuality() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
