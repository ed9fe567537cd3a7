// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figuremodule.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

#include <stdexcept>

// What ui/release/figures.h declares, from a module that is loaded when something is drawn.

namespace subtext {
namespace {

const FigureModule* module = nullptr;

QString programFolder(int argc, char** argv)
{
    const QCoreApplication whoKnows(argc, argv);
    return QCoreApplication::applicationDirPath();
}

const FigureModule* loadModule(const QString& folder)
{
    QLibrary library(QDir(folder).filePath(QString::fromLatin1(FigureModuleName)));
    library.setLoadHints(QLibrary::PreventUnloadHint); // texts that it gives away lie in it
    const auto entry = reinterpret_cast<FigureModuleFunction>(library.resolve(FigureModuleEntry));
    if (!entry)
        throw std::runtime_error("the part that draws figures cannot be used; install it beside "
                                 "the program, or go without figures: " +
                                 library.errorString().toStdString());
    if (qstrcmp(entry()->version, SUBTEXT_VERSION) != 0)
        throw std::runtime_error("the part that draws figures is of version " +
                                 std::string(entry()->version) + ", the program of " +
                                 SUBTEXT_VERSION);
    return entry();
}

} // namespace

std::unique_ptr<QCoreApplication> makeOffscreenApplication(int& argc, char** argv)
{
    module = loadModule(programFolder(argc, argv));
    return module->makeApplication(argc, argv);
}

std::vector<ReleaseFile> agreementFigures(const AgreementReport& report,
                                          const std::vector<ModelReport>& models,
                                          const QString& date)
{
    Q_ASSERT(module); // by the application that this needs
    return module->draw(report, models, date);
}

} // namespace subtext
