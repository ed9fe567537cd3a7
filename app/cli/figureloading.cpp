// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figureloading.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

#include <stdexcept>
#include <string>

namespace subtext::cli {
namespace {

QString programFolder(int argc, char** argv)
{
    const QCoreApplication whoKnows(argc, argv);
    return QCoreApplication::applicationDirPath();
}

} // namespace

const FigureSource& loadFigureSource(int argc, char** argv)
{
    QLibrary library(
        QDir(programFolder(argc, argv)).filePath(QString::fromLatin1(FigureModuleName)));
    library.setLoadHints(QLibrary::PreventUnloadHint); // texts that it gives away lie in it
    const auto entry = reinterpret_cast<FigureSourceFunction>(library.resolve(FigureSourceEntry));
    if (!entry)
        throw std::runtime_error("the part that draws figures cannot be used; install it beside "
                                 "the program, or go without figures: " +
                                 library.errorString().toStdString());
    const FigureSource& source = *entry();
    if (qstrcmp(source.version(), SUBTEXT_VERSION) != 0)
        throw std::runtime_error("the part that draws figures is of version " +
                                 std::string(source.version()) + ", the program of " +
                                 SUBTEXT_VERSION);
    return source;
}

} // namespace subtext::cli
