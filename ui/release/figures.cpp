// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/figures.h"

#include "ui/charts/chartlabels.h"
#include "ui/charts/confusionchart.h"
#include "ui/charts/emotionkappachart.h"
#include "ui/charts/goldchart.h"
#include "ui/charts/icchart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/lengthchart.h"
#include "ui/charts/meanvalencechart.h"
#include "ui/charts/patternchart.h"
#include "ui/charts/reliabilitychart.h"
#include "ui/charts/scalechart.h"
#include "ui/prompts/prompts.h"
#include "ui/release/pdfmetadata.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

/// Collects the pictures of charts; passes over those that have nothing to show.
class Folder
{
public:
    explicit Folder(const QString& date)
        : m_date(date)
    {}

    void add(ChartPanel& panel, const QString& stem)
    {
        if (panel.isEmpty())
            return;
        const QString path = QStringLiteral("reports/figures/%1.%2");
        m_files.push_back({path.arg(stem, charts::suffixOf(charts::FileFormat::Svg)),
                           panel.pictureBytes(charts::FileFormat::Svg)});
        m_files.push_back({path.arg(stem, charts::suffixOf(charts::FileFormat::Pdf)),
                           dated(panel.pictureBytes(charts::FileFormat::Pdf), m_date)});
    }

    std::vector<ReleaseFile> take() { return std::move(m_files); }

private:
    QString m_date;
    std::vector<ReleaseFile> m_files;
};

} // namespace

struct FigureRun::Parts
{
    Parts(const AgreementReport& r, const std::vector<ModelReport>& m, const QString& date)
        : report(r)
        , models(m)
        , folder(date)
    {}

    // What the place shows one after the other is one figure each, of a chart that is filled once:
    // traces of earlier axes stay in a chart until the event loop comes round.
    void plan()
    {
        const auto fill = [this](auto& chart) { chart.setData(report); };
        add<PatternChart>(QStringLiteral("vote-patterns"), fill);
        add<KappaChart>(QStringLiteral("kappa-by-subtype"), fill);
        add<ConfusionChart>(QStringLiteral("confusion-matrix"), fill);
        add<EmotionKappaChart>(QStringLiteral("kappa-by-emotion"), fill);
        add<IccChart>(QStringLiteral("icc-by-scale"), fill);
        for (Dimension dimension : AllDimensions) {
            add<ScaleChart>(QStringLiteral("scale-use-") + dimensionToken(dimension),
                            [this, dimension](ScaleChart& chart) {
                                chart.setDimension(dimension);
                                chart.setData(report);
                            });
        }
        add<MeanValenceChart>(QStringLiteral("valence-by-emotion"), fill);
        for (const auto& [words, stem] :
             {std::pair(LengthChart::Words::OfContext, QStringLiteral("length-of-context")),
              std::pair(LengthChart::Words::OfUtterance, QStringLiteral("length-of-utterance"))}) {
            add<LengthChart>(stem, [this, words = words](LengthChart& chart) {
                chart.setWords(words);
                chart.setData(report, {});
            });
        }
        add<GoldChart>(QStringLiteral("gold-agreement"), fill);
        add<ReliabilityChart>(QStringLiteral("model-reliability"), [this](ReliabilityChart& chart) {
            chart.setData(models, report.raters);
        });
    }

    template <typename Chart, typename Fill> void add(const QString& stem, const Fill& fill)
    {
        steps.emplace_back([this, stem, fill] {
            Chart chart(prompts);
            fill(chart);
            folder.add(chart, stem);
        });
    }

    const AgreementReport& report;
    const std::vector<ModelReport>& models;
    DialogPrompts prompts; // never asked: nobody presses anything
    Folder folder;
    std::vector<std::function<void()>> steps;
    std::size_t done = 0;
};

FigureRun::FigureRun(const AgreementReport& report, const std::vector<ModelReport>& models,
                     const QString& date)
    : m_parts(std::make_unique<Parts>(report, models, date))
{
    m_parts->plan();
}

FigureRun::~FigureRun() = default;

int FigureRun::stepCount() const
{
    return static_cast<int>(m_parts->steps.size());
}

int FigureRun::stepsDone() const
{
    return static_cast<int>(m_parts->done);
}

bool FigureRun::step()
{
    if (m_parts->done == m_parts->steps.size())
        return false;
    const charts::PaperFonts fonts; // not between the steps, when the window draws its own charts
    m_parts->steps[m_parts->done++]();
    return true;
}

std::vector<ReleaseFile> FigureRun::take()
{
    return m_parts->folder.take();
}

std::vector<ReleaseFile> agreementFigures(const AgreementReport& report,
                                          const std::vector<ModelReport>& models,
                                          const QString& date)
{
    FigureRun run(report, models, date);
    while (run.step()) {
    }
    return run.take();
}

std::unique_ptr<QCoreApplication> makeOffscreenApplication(int& argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // The program's name only: Qt would take words such as --title or --style out of the others.
    static int count = 0;
    count = std::min(argc, 1);
    auto application = std::make_unique<QApplication>(count, argv);
    theme::apply(*application, theme::Mode::Light);
    return application;
}

} // namespace subtext
