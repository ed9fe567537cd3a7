// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/setexport.h"

#include "core/base/filewriter.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/plaintooltip.h"

#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace subtext::setexport {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::setexport)
};

QString labelOf(PredictionFormat format)
{
    switch (format) {
    case PredictionFormat::Csv:
        return Texts::tr("Table (CSV)…");
    case PredictionFormat::JsonLines:
        return Texts::tr("JSON Lines…");
    case PredictionFormat::Authors:
        return Texts::tr("Layout of the CEI authors…");
    case PredictionFormat::Protocol:
        return Texts::tr("List of the CEI protocol…");
    }
    Q_UNREACHABLE();
}

QString suffixOf(PredictionFormat format)
{
    switch (format) {
    case PredictionFormat::Csv:
        return QStringLiteral("csv");
    case PredictionFormat::JsonLines:
        return QStringLiteral("jsonl");
    case PredictionFormat::Authors:
    case PredictionFormat::Protocol:
        return QStringLiteral("json");
    }
    Q_UNREACHABLE();
}

} // namespace

QPushButton* makeButton(const std::vector<PredictionFormat>& formats, QWidget* parent,
                        std::function<void(PredictionFormat)> chosen)
{
    QPushButton* button = subtext::makeButton(Texts::tr("Export…"), ButtonKind::Quiet, parent);
    button->setToolTip(plainToolTip(Texts::tr("Write the answers of this set to a file")));
    auto* menu = new QMenu(button);
    for (const PredictionFormat format : formats)
        QObject::connect(menu->addAction(labelOf(format)), &QAction::triggered, button,
                         [chosen, format] { chosen(format); });
    button->setMenu(menu);
    return button;
}

void askWhereTo(Prompts& prompts, QWidget* parent, PredictionFormat format,
                const std::function<void(const QString& path)>& then)
{
    const QString suffix = suffixOf(format);
    prompts.saveFile(parent, Texts::tr("Write the set"),
                     QStringLiteral("predictions.%1").arg(suffix),
                     Texts::tr("Predictions (*.%1)").arg(suffix), then);
}

Result<void> writeFile(const QString& path,
                       const std::function<Result<void>(const ByteSink& sink)>& write)
{
    auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return fail(file.error());
    const auto written = write([&](const QByteArray& piece) { return (*file)->write(piece); });
    return written ? (*file)->commit() : written;
}

void tellOutcome(NoticeBar& notice, const QString& path, const Result<void>& written)
{
    if (written)
        notice.showNotice(NoticeBar::Kind::Info,
                          Texts::tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    else
        notice.showNotice(NoticeBar::Kind::Danger, errorText(written.error()).oneLine());
}

} // namespace subtext::setexport
