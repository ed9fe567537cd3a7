// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/publishing/modeldrawings.h"
#include "core/release/layout/release.h"

#include <QString>

#include <memory>
#include <vector>

class QCoreApplication;

namespace subtext {

/// Draws the figures of a release for a program that starts without Qt's widgets: loading them
/// takes longer than most commands work. It lies in a module of its own, beside the program.
class FigureSource
{
public:
    FigureSource() = default;
    Q_DISABLE_COPY_MOVE(FigureSource)

    /// That of the whole program. Objects only pass between parts of one build: of another version
    /// nothing else may be asked, and so that this can be, it stays the first of all functions.
    virtual const char* version() const = 0;
    /// What drawing needs: a QApplication that shows nothing, without a display (offscreen) where
    /// the system has fonts without one, with the fonts of the theme. `argc` and `argv` must
    /// outlive it.
    virtual std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const = 0;
    /// Those of ui/release (agreementFigures). Needs that application, and its thread.
    virtual std::vector<ReleaseFile> figures(const std::vector<const AgreementReport*>& reports,
                                             const std::vector<ModelReport>& models,
                                             const ModelDrawings& drawings,
                                             const QString& date) const = 0;

protected:
    ~FigureSource() = default; // it belongs to its module
};

inline constexpr const char* FigureModuleName = "subtext-figures";
inline constexpr const char* FigureSourceEntry = "subtextFigureSource";
using FigureSourceFunction = const FigureSource* (*)();

} // namespace subtext
