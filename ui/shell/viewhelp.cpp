// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/viewhelp.h"

namespace subtext {

ManualPlace manualPlaceOf(RosterPage::View view)
{
    switch (view) {
    case RosterPage::View::People:
        return ManualPlace::Roster;
    case RosterPage::View::Assignment:
        return ManualPlace::Assignment;
    case RosterPage::View::Files:
        return ManualPlace::ReturnedFiles;
    case RosterPage::View::Settings:
        return ManualPlace::StudySettings;
    case RosterPage::View::Questions:
        return ManualPlace::ItemQuestions;
    }
    Q_UNREACHABLE();
}

ManualPlace manualPlaceOf(ReleasePage::View view)
{
    switch (view) {
    case ReleasePage::View::Checklist:
    case ReleasePage::View::Datasheet:
        return ManualPlace::Release;
    case ReleasePage::View::Files:
    case ReleasePage::View::Changes:
        return ManualPlace::ReleaseFiles;
    case ReleasePage::View::Report:
        return ManualPlace::Report;
    }
    Q_UNREACHABLE();
}

ManualPlace manualPlaceOf(ModelView view)
{
    switch (view) {
    case ModelView::Leaderboard:
        return ManualPlace::Leaderboard;
    case ModelView::Set:
        return ManualPlace::ModelSet;
    case ModelView::Items:
        return ManualPlace::ModelItems;
    case ModelView::Runs:
    case ModelView::Gain:
    case ModelView::Errors:
    case ModelView::Reliability:
    case ModelView::Scenario:
        return ManualPlace::VectorModels;
    case ModelView::Import:
        return ManualPlace::ModelImport;
    case ModelView::Asking:
        return ManualPlace::Asking;
    case ModelView::Topics:
        return ManualPlace::Topics;
    }
    Q_UNREACHABLE();
}

} // namespace subtext
