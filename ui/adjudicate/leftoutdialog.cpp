// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/leftoutdialog.h"

#include "core/operation/corrections.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/reasondialog.h"

namespace subtext {

void askWhyLeftOut(const DeskCase& item, QWidget& parent,
                   const std::function<void(const QString& reason)>& then)
{
    QStringList about;
    for (const DeskRater& rater : item.raters) {
        const QString reason = rater.annotation.answer.flagReason.simplified();
        if (rater.annotation.answer.isFlagged && !reason.isEmpty())
            about << ReasonDialog::tr("Flagged: “%1”.").arg(reason);
    }
    about << ReasonDialog::tr("No figure, export or release will count it, but the list of errata "
                              "names it with the reason. Its answers stay, and it can be included "
                              "again.");
    auto* dialog = new ReasonDialog({ReasonDialog::tr("Leave out %1").arg(item.scenario.name()),
                                     saidTogether(about), ReasonDialog::tr("Leave out"),
                                     ReasonDialog::tr("Why? For example: the text is cut off")},
                                    &parent);
    QObject::connect(dialog, &ReasonDialog::confirmed, &parent,
                     [dialog, then](int, const QString& reason) {
                         dialog->accept();
                         then(reason);
                     });
    dialog->ask();
}

void listLeftOut(Study& study, bool isWritable, QWidget& parent,
                 const std::function<void(ScenarioId scenario, const QString& reason)>& then)
{
    std::vector<ScenarioId> items;
    QStringList lines;
    const auto leftOut = study.corrections().leftOut();
    if (leftOut) {
        for (const auto& [scenario, change] : *leftOut) {
            const auto scene = study.scenario(scenario);
            const QString name = scene && *scene ? (*scene)->name() : QString();
            items.push_back(scenario);
            lines << ReasonDialog::tr("%1: %2").arg(name, change.reason);
        }
    }
    auto* dialog = new ReasonDialog(
        {ReasonDialog::tr("Left out of the data"),
         ReasonDialog::tr("These items count in no figure, export or release. An item that you "
                          "include again keeps its answers and decisions."),
         ReasonDialog::tr("Include it again"), ReasonDialog::tr("Why include it again?")},
        &parent);
    dialog->setLines(ReasonDialog::tr("Items left out"), lines, isWritable);
    QObject::connect(dialog, &ReasonDialog::confirmed, &parent,
                     [dialog, items, then](int line, const QString& reason) {
                         dialog->accept();
                         then(items.at(static_cast<std::size_t>(line)), reason);
                     });
    if (!leftOut)
        dialog->conclude(errorText(leftOut.error()).oneLine());
    dialog->ask();
}

} // namespace subtext
