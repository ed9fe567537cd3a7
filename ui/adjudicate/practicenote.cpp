// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/practicenote.h"

#include "core/course/practice.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/text/errortext.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/reasondialog.h"

#include <QLineEdit>

namespace subtext {
namespace {

/// Settled as far as this adjudicator may know: whoever works blind learns nothing from it.
bool isKnownSettled(const DeskSession& session, ScenarioId scenario)
{
    const DeskItem* item = session.queue().item(scenario);
    return item && item->isSettled();
}

QString unsettledText(const Scenario& scene)
{
    return errorText({ErrorCode::InvalidValue,
                      {},
                      0,
                      0,
                      scene.name(),
                      QStringLiteral("practice-unsettled")})
        .oneLine();
}

QString refusalOf(DeskSession& session, const Scenario& scene, const QString& note)
{
    if (!isKnownSettled(session, scene.id))
        return unsettledText(scene);
    const auto added = session.study().practice().add(scene.id, note, session.adjudicator());
    return added ? QString() : errorText(added.error()).oneLine();
}

} // namespace

QString practiceRefusal(const DeskSession& session)
{
    if (!session.editing().isShowing())
        return DeskPage::tr("No item is on the desk.");
    if (session.study().access() != Study::Access::Write)
        return DeskPage::tr("This study is open for reading only; nothing can be changed.");
    const Scenario& scene = session.editing().item().scenario;
    if (!isKnownSettled(session, scene.id))
        return unsettledText(scene);
    const auto can = session.study().practice().canAdd(scene.id, session.adjudicator());
    return can ? QString() : errorText(can.error()).oneLine();
}

void askToUseAsPractice(DeskPage& page)
{
    DeskSession* session = page.session();
    if (!session)
        return;
    if (const QString refusal = practiceRefusal(*session); !refusal.isEmpty())
        return page.notice()->showNotice(NoticeBar::Kind::Info, refusal);
    const Scenario scene = session->editing().item().scenario;
    auto* dialog = new ReasonDialog(
        {ReasonDialog::tr("Use %1 as practice").arg(scene.name()),
         ReasonDialog::tr("The scene is added to the study’s practice scenes with its final label. "
                          "Whoever practises reads your note after they answered, so name no one."),
         ReasonDialog::tr("Use as practice"),
         ReasonDialog::tr("What does this scene teach? For example: by agreeing, she blames him")},
        &page);
    dialog->reasonEdit()->setAccessibleName(ReasonDialog::tr("What it teaches"));
    QObject::connect(dialog, &ReasonDialog::confirmed, &page,
                     [dialog, scene, &page](int, const QString& note) {
                         if (!page.session())
                             return;
                         const QString refusal = refusalOf(*page.session(), scene, note);
                         dialog->conclude(refusal);
                         if (refusal.isEmpty())
                             page.notice()->showNotice(
                                 NoticeBar::Kind::Info,
                                 DeskPage::tr("“%1” is a practice scene now.").arg(scene.name()));
                     });
    dialog->ask();
}

} // namespace subtext
