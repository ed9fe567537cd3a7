// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/figures.h"

#include "core/report/drawntopics.h"
#include "core/report/report.h"
#include "core/report/svgdrawing.h"
#include "ui/charts/agreementchartlist.h"
#include "ui/charts/chartexport.h"
#include "ui/charts/chartlabels.h"
#include "ui/prompts/prompts.h"
#include "ui/release/modelfigures.h"
#include "ui/release/pdfmetadata.h"
#include "ui/text/language.h"

#include <algorithm>
#include <functional>
#include <iterator>

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

    /// A figure of a report as a page: its picture and its numbers are written with the report.
    void addPage(const Drawing& drawing, const ReportKind& kind)
    {
        const QString title = QString::fromUtf8(kind.title);
        const QString path = QStringLiteral("reports/figures/%1.%2");
        m_files.push_back({path.arg(QString::fromLatin1(kind.name) + drawing.suffix,
                                    charts::suffixOf(charts::FileFormat::Pdf)),
                           dated(charts::svgPage(svgOf(drawing, title), title), m_date)});
    }

    std::vector<ReleaseFile> take() { return std::move(m_files); }

private:
    QString m_date;
    std::vector<ReleaseFile> m_files;
};

} // namespace

struct FigureRun::Parts
{
    struct OfQuestion
    {
        const AgreementReport& report;
        std::vector<ModelReport> models; ///< Those of the question.
        std::vector<AgreementChart> list;
        QString ending; ///< Of the stems.
    };

    Parts(const std::vector<const AgreementReport*>& reports,
          const std::vector<ModelReport>& models, const ModelDrawings& drawings,
          const QString& date)
        : folder(date)
    {
        for (const AgreementReport* report : reports) {
            const std::size_t question = report->options.question;
            auto of = std::make_unique<OfQuestion>(
                OfQuestion{*report, {}, agreementChartList(report->task(), question), {}});
            std::copy_if(models.begin(), models.end(), std::back_inserter(of->models),
                         [&](const ModelReport& model) { return model.question == question; });
            if (reports.size() > 1)
                of->ending = u'-' + report->question().token;
            questions.push_back(std::move(of));
        }
        for (const auto& of : questions) {
            for (const AgreementChart& chart : of->list) {
                if (!chart.isOfQuestion && of != questions.front())
                    continue;
                for (const ChartFigure& figure : chart.figures)
                    steps.emplace_back(
                        [this, &of = *of, &chart, &figure] { draw(of, chart, figure); });
            }
        }
        for (ModelFigure& figure : modelFigures(drawings))
            steps.emplace_back([this, figure = std::move(figure)] {
                folder.add(*figure.make(prompts), figure.stem);
            });
        if (auto map = drawnTopicMap(drawings.topicMap)) {
            const ReportKind& kind = *reportKind(QStringLiteral("topic-map"));
            for (Drawing& drawing : *map)
                steps.emplace_back(
                    [this, &kind, drawing = std::move(drawing)] { folder.addPage(drawing, kind); });
        }
    }

    // A figure of a chart of its own, that is filled once: traces of earlier axes stay in a chart
    // until the event loop comes round.
    void draw(const OfQuestion& of, const AgreementChart& chart, const ChartFigure& figure)
    {
        const std::unique_ptr<ChartPanel> panel = chart.make(prompts, nullptr);
        if (figure.choose)
            figure.choose(*panel);
        chart.fill(*panel, {of.report, of.models, {}});
        folder.add(*panel, chart.isOfQuestion ? figure.stem + of.ending : figure.stem);
    }

    DialogPrompts prompts; // never asked: nobody presses anything
    std::vector<std::unique_ptr<OfQuestion>> questions;
    Folder folder;
    std::vector<std::function<void()>> steps;
    std::size_t done = 0;
};

FigureRun::FigureRun(const AgreementReport& report, const std::vector<ModelReport>& models,
                     const QString& date)
    : FigureRun({&report}, models, {}, date)
{}

FigureRun::FigureRun(const std::vector<const AgreementReport*>& reports,
                     const std::vector<ModelReport>& models, const ModelDrawings& drawings,
                     const QString& date)
{
    const InEnglish english;
    m_parts = std::make_unique<Parts>(reports, models, drawings, date);
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
    // Not between the steps, when the window draws its own charts.
    const charts::PaperFonts fonts;
    const InEnglish english;
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
    return studyFigures({&report}, models, {}, date);
}

std::vector<ReleaseFile> studyFigures(const std::vector<const AgreementReport*>& reports,
                                      const std::vector<ModelReport>& models,
                                      const ModelDrawings& drawings, const QString& date)
{
    FigureRun run(reports, models, drawings, date);
    while (run.step()) {
    }
    return run.take();
}

} // namespace subtext
