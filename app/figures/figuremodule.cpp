// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figuremodule.h"

extern "C" Q_DECL_EXPORT const subtext::FigureModule* subtextFigureModule()
{
    static const subtext::FigureModule module{SUBTEXT_VERSION, &subtext::makeOffscreenApplication,
                                              &subtext::agreementFigures};
    return &module;
}
