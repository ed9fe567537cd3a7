// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/screenspot.h"

#include "ui/adjudicate/deskpage.h"
#include "ui/label/finallabelsview.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/rosterpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QPushButton>
#include <QTabWidget>

namespace subtext {
namespace {

/// Of others the place Label may not be made yet, and is not for this.
LabelPage* usedLabelPage(Places& places, Place shown)
{
    const bool isUsed = shown == Place::Label || places.role() == Role::Annotator;
    LabelPage* page = isUsed ? places.label() : nullptr;
    return page && page->session() ? page : nullptr;
}

/// Of a place that has been shown; null where it has no views of this kind.
SegmentBar* viewsOf(Places& places, Place place)
{
    if (place == Place::Roster)
        return places.roster()->views();
    return place == Place::Release ? places.release()->views() : nullptr;
}

} // namespace

std::optional<ScreenSpot> screenSpot(Places& places)
{
    if (!places.isStarted())
        return std::nullopt;
    ScreenSpot spot;
    spot.place = places.place();
    if (LabelPage* page = usedLabelPage(places, spot.place)) {
        const LabelEnding& ending = *page->ending();
        spot.areFinalLabelsShown = !page->finalLabels()->isHidden();
        spot.isClosedNoticeGone =
            page->notice()->isHidden() && !LabelEnding::closedText(*page->session()).isEmpty();
        if (!spot.areFinalLabelsShown && !ending.isSummaryShown() && !ending.areRepeatsShown()) {
            spot.item = page->session()->lastShown(); // its visit has ended, to be safe on disk
            spot.isMissingTold = page->session()->isMissingTold();
        }
    }
    const DeskSession* desk =
        spot.place == Place::Adjudicate ? places.adjudicate()->session() : nullptr;
    if (desk && desk->editing().isShowing())
        spot.deskItem = desk->editing().item().scenario.id;
    if (const SegmentBar* views = viewsOf(places, spot.place))
        spot.view = views->current();
    else if (spot.place == Place::Quality)
        spot.view = places.quality()->tabs()->currentIndex();
    spot.scrolled = scrollSpots(places);
    return spot;
}

void goBackTo(const std::optional<ScreenSpot>& spot, Places& places)
{
    if (!spot || !places.isStarted())
        return;
    if (LabelPage* page = usedLabelPage(places, spot->place)) {
        if (spot->areFinalLabelsShown)
            page->showFinalLabels();
        else
            page->showItem(spot->item);
        if (spot->isClosedNoticeGone && page->notice()->kind() == NoticeBar::Kind::Open)
            page->notice()->dismiss();
    }
    if (spot->place == Place::Adjudicate && spot->deskItem.isValid() &&
        places.adjudicate()->session())
        places.adjudicate()->session()->show(spot->deskItem);
    places.showPlace(spot->place);
    if (SegmentBar* views = viewsOf(places, spot->place); views && spot->view >= 0)
        views->button(spot->view)->click();
    else if (spot->place == Place::Quality)
        places.quality()->tabs()->setCurrentIndex(spot->view);
    LabelPage* labelled =
        spot->place == Place::Label && spot->isMissingTold ? places.label() : nullptr;
    if (labelled && labelled->session() && labelled->session()->item().scenario.id == spot->item)
        labelled->session()->tellMissing(); // on the screen by now, for it moves the focus
    scrollTo(places, spot->scrolled);
}

} // namespace subtext
