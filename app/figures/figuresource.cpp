// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figuresource.h"

#include "ui/release/figures.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <algorithm>

namespace subtext {
namespace {

class ChartFigures final : public FigureSource
{
public:
    const char* version() const override { return SUBTEXT_VERSION; }

    std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const override
    {
        qputenv("QT_QPA_PLATFORM", SUBTEXT_DRAWING_PLATFORM);
        // The program's name only: Qt would take words such as --title or --style out of the
        // others.
        static int count = 0;
        count = std::min(argc, 1);
        auto application = std::make_unique<QApplication>(count, argv);
        theme::apply(*application, theme::Mode::Light);
        return application;
    }

    std::vector<ReleaseFile> figures(const std::vector<const AgreementReport*>& reports,
                                     const std::vector<ModelReport>& models,
                                     const ModelDrawings& drawings,
                                     const QString& date) const override
    {
        return studyFigures(reports, models, drawings, date);
    }
};

} // namespace
} // namespace subtext

extern "C" Q_DECL_EXPORT const subtext::FigureSource* subtextFigureSource()
{
    static const subtext::ChartFigures source;
    return &source;
}
