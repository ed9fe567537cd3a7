// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where Qt Charts is not to be had: its classes as far as ui/charts uses them, drawn by painters of
// the project's own. Their names and functions are Qt's, so that no chart knows which it is built
// with; functions that Qt has not stand in Qt's classes where the painters need them.

#include "ui/nocharts/axes.h"
#include "ui/nocharts/bars.h"
#include "ui/nocharts/boxes.h"
#include "ui/nocharts/chart.h"
#include "ui/nocharts/legend.h"
#include "ui/nocharts/series.h"
