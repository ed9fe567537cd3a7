// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartsaving.h"

#include "ui/prompts/prompts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace subtext::charts {
namespace {

struct Saving
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ChartSaving)
};

/// With the suffix of the format in place of that of studies.
QString withSuffix(const QString& path, FileFormat format)
{
    static const QLatin1String studySuffix(".subtext");
    if (!path.endsWith(studySuffix))
        return path;
    return path.chopped(studySuffix.size()) + u'.' + suffixOf(format);
}

} // namespace

QString formatWords(FileFormat format)
{
    switch (format) {
    case FileFormat::Svg:
        return Saving::tr("Picture for print (SVG)…");
    case FileFormat::Pdf:
        return Saving::tr("Page (PDF)…");
    case FileFormat::Png:
        return Saving::tr("Picture (PNG)…");
    case FileFormat::Csv:
        return Saving::tr("Table (CSV)…");
    case FileFormat::Xlsx:
        return Saving::tr("Table (Excel)…");
    case FileFormat::Tex:
        return Saving::tr("Table (LaTeX)…");
    }
    Q_UNREACHABLE();
}

void askWhereTo(Prompts& prompts, QWidget* parent, const QString& title, const QString& stem,
                FileFormat format, const std::function<void(const QString& path)>& save,
                const std::function<void(const QString& why)>& refuse)
{
    const QString suffix = suffixOf(format);
    const QString kind = format == FileFormat::Xlsx
                             ? Saving::tr("Excel workbooks (*.xlsx)")
                             : Saving::tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix);
    prompts.saveFile(
        parent, title, stem + u'.' + suffix, kind, [format, save, refuse](const QString& chosen) {
            const QString path = withSuffix(chosen, format);
            if (path != chosen && QFileInfo::exists(path))
                return refuse(
                    Saving::tr("%1 is there already.").arg(QDir::toNativeSeparators(path)));
            save(path);
        });
}

} // namespace subtext::charts
