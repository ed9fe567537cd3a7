// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/publishing/modeldrawings.h"
#include "core/release/layout/release.h"

#include <QString>

#include <memory>
#include <vector>

namespace subtext {

/// Every chart of the Agreement place as reports/figures/<stem>.svg and .pdf, in the order of the
/// place and always in the light colours. Charts with nothing to show are left out. Raters are
/// called as in `report`. The same arguments give the same SVG bytes, whatever the screen, the
/// platform plugin, the theme or the locale. PDFs carry no clock: their dates are `date`
/// ("YYYY-MM-DD"; empty: 1970-01-01). Needs a QApplication, and its thread.
std::vector<ReleaseFile> agreementFigures(const AgreementReport& report,
                                          const std::vector<ModelReport>& models,
                                          const QString& date);
/// Of a task with several questions, a report each, in their order: what is about one of them has
/// its token behind the stem; what is not is drawn once. After them what was chosen of models: the
/// leaderboard of a question, θ, co-occurrence and marginals; and the map of topics, of which
/// releasedReport() makes the rest, as reports/figures/topic-map.pdf.
std::vector<ReleaseFile> studyFigures(const std::vector<const AgreementReport*>& reports,
                                      const std::vector<ModelReport>& models,
                                      const ModelDrawings& drawings, const QString& date);

/// The same, a figure at a time: for a window that cannot wait for all of them. What it is given
/// must outlive it. Nothing of it is shown.
class FigureRun
{
public:
    FigureRun(const AgreementReport& report, const std::vector<ModelReport>& models,
              const QString& date);
    FigureRun(const std::vector<const AgreementReport*>& reports,
              const std::vector<ModelReport>& models, const ModelDrawings& drawings,
              const QString& date);
    ~FigureRun();
    Q_DISABLE_COPY_MOVE(FigureRun)

    int stepCount() const;
    int stepsDone() const;
    /// False where nothing is left to do.
    bool step();
    /// What agreementFigures gives, after the last step.
    std::vector<ReleaseFile> take();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace subtext
