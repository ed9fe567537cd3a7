// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figuresource.h"

#include "ui/release/figures.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace subtext {
namespace {

class ChartFigures final : public FigureSource
{
public:
    const char* version() const override { return SUBTEXT_VERSION; }

    std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const override
    {
        // It needs no display, and measures texts by FreeType on every system: with the same fonts
        // a figure has the same bytes on each of them.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // What Inter lacks comes from the system's fonts. Where there is fontconfig, it knows them.
        qputenv("QT_QPA_FONTDIR",
                QFile::encodeName(QStandardPaths::writableLocation(QStandardPaths::FontsLocation)));
        // The program's name only: Qt would take words such as --title or --style out of the
        // others.
        static int count = 0;
        count = std::min(argc, 1);
        auto application = std::make_unique<QApplication>(count, argv);
        // Debian's package is read as those beside the program are (by apply): the order of the
        // fonts in a PDF hangs on where they came from.
        if (!QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/fonts")))
            theme::addFonts(QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                   QStringLiteral("fonts/opentype/inter"),
                                                   QStandardPaths::LocateDirectory));
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
