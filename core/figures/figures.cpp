// SPDX-License-Identifier: MIT
#include "core/figures/figures.h"

#include "core/agreement/readerfigures.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/surprisefigures.h"
#include "core/domain/protocol.h"
#include "core/figures/agreementreading.h"
#include "core/figures/cuereading.h"
#include "core/figures/disagreementreading.h"
#include "core/figures/guideversions.h"
#include "core/figures/labelagainfigures.h"
#include "core/figures/livequality.h"
#include "core/figures/mirrorreading.h"
#include "core/figures/qualityreport.h"
#include "core/figures/seminar.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

namespace subtext {

Result<AgreementInput> Figures::agreementInput(PersonId adjudicator) const
{
    return m_context.readConsistently([&] { return readAgreementInput(m_context, adjudicator); });
}

Result<CueFigures> Figures::cues() const
{
    const auto input = m_context.readConsistently([&] { return readCueInput(m_context); });
    if (!input)
        return fail(input.error());
    return cueFigures(*input);
}

Result<SecondFigures> Figures::secondReadings(const AgreementInput& input) const
{
    return m_context.readConsistently([&] {
        return m_context.study.protocol().secondReading == SecondReading::Off
                   ? SecondFigures()
                   : secondFigures(input, m_context.answers.allLatest());
    });
}

Result<std::vector<ReaderFigures>> Figures::readerFigures(const AgreementInput& input) const
{
    return m_context.readConsistently([&] {
        const ReaderForm form = m_context.study.protocol().readerForm;
        return form.isEmpty()
                   ? std::vector<ReaderFigures>()
                   : subtext::readerFigures(input, form, m_context.course.readerAnswers());
    });
}

Result<SurpriseFigures> Figures::surprisinglyPopular(const AgreementInput& input) const
{
    return m_context.readConsistently([&] {
        return m_context.study.protocol().guessShare == 0
                   ? SurpriseFigures()
                   : surpriseFigures(input, m_context.answers.allLatest());
    });
}

Result<DisagreementSources> Figures::disagreement() const
{
    const auto input = m_context.readConsistently([&] { return readDisagreementInput(m_context); });
    if (!input)
        return fail(input.error());
    return disagreementSources(*input);
}

Result<std::optional<DisagreementInput>> Figures::disagreementAsked() const
{
    return m_context.readConsistently([&] { return readDisagreementAsked(m_context); });
}

Result<Seminar> Figures::seminar(PersonId adjudicator) const
{
    return m_context.readConsistently([&] { return readSeminar(m_context, adjudicator); });
}

Result<std::vector<GuideVersion>> Figures::guideVersions() const
{
    return m_context.readConsistently([&] {
        return subtext::guideVersions(m_context.answers.allLatest(), m_context.guideSha256());
    });
}

Result<LabelAgainFigures>
Figures::labelAgainFigures(const CancelToken& cancel,
                           const std::optional<std::set<ScenarioId>>& among) const
{
    const auto task = m_context.read([&] { return m_context.db->task().shared(); });
    if (!task)
        return fail(task.error());
    const auto items =
        m_context.readConsistently([&] { return readLabelledTwice(m_context, cancel, among); });
    if (!items)
        return fail(items.error());
    auto figures = subtext::labelAgainFigures(*items, **task, cancel);
    if (!figures)
        return fail(ErrorCode::Cancelled);
    return std::move(*figures);
}

Result<Mirrors> Figures::mirrors(const MirrorOptions& options) const
{
    return m_context.readConsistently([&] { return readMirrors(m_context, options); });
}

Result<QualityReport> Figures::check() const
{
    return checkStudy(m_context);
}

std::unique_ptr<LiveQuality> Figures::liveQuality() const
{
    return std::make_unique<LiveQuality>(m_context);
}

} // namespace subtext
