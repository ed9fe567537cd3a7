// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/smoothingbox.h"

#include "core/entanglement/prior.h"
#include "ui/widgets/plaintooltip.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QSignalBlocker>

namespace subtext {
namespace {

constexpr double MostSmoothing = 100;
constexpr double SmoothingStep = 0.25;
constexpr double LittleSmoothing = 0.01; // what two decimals show

struct Smoothing
{
    Q_DECLARE_TR_FUNCTIONS(subtext::Smoothing)
};

} // namespace

QDoubleSpinBox* makeSmoothingBox(LeastSmoothing least, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setPrefix(Smoothing::tr("Smoothing s = "));
    box->setRange(least == LeastSmoothing::None ? 0 : LittleSmoothing, MostSmoothing);
    box->setSingleStep(SmoothingStep);
    box->setValue(entanglement::UsualSmoothing);
    box->setKeyboardTracking(false); // a number that is half typed is none
    box->setAccessibleName(Smoothing::tr("Smoothing of the prior"));
    const QString about =
        Smoothing::tr("Added to every count, so that a pair that was never seen has a weight: "
                      "θ of an emotion is ln((c + s) / (n − c + s)), of a pair "
                      "ln((c + s) / (expected + s)).");
    box->setToolTip(plainToolTip(about));
    box->setAccessibleDescription(about);
    return box;
}

void showSmoothing(QDoubleSpinBox& box, double smoothing, bool isUsed)
{
    const QSignalBlocker quiet(&box);
    box.setMinimum(isUsed ? LittleSmoothing : 0);
    box.setValue(isUsed ? smoothing : 0);
    box.setEnabled(isUsed);
}

} // namespace subtext
